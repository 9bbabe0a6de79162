import { mount } from "svelte";
import shell from "sprite:shell";
import { install } from "$lib/device/install";
import { addSprite } from "$lib/page/symbols";
import App from "./App.svelte";
import "./styles/tokens.css";
import "./styles/base.css";

addSprite(shell);
mount(App, { target: document.getElementById("app")! });
install();
