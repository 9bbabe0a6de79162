import { mount } from "svelte";
import shell from "sprite:shell";
import { install } from "$lib/install";
import { addSprite } from "$lib/symbols";
import App from "./App.svelte";
import "./styles/tokens.css";
import "./styles/base.css";

addSprite(shell);
mount(App, { target: document.getElementById("app")! });
install();
