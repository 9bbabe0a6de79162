/** What this device prefers. Kept in the browser, nowhere else. */
import type { Speed } from "$lib/motion/queue";
import { nearest, type Language } from "$lib/words/fluent";

export interface Settings {
  language: Language;
  theme: "auto" | "light" | "dark";
  confirm: "always" | "touch" | "never";
  /** Which mistakes the coach asks about, where one plays against bots. */
  coach: "off" | "big" | "more";
  motion: "auto" | "less";
  contrast: "normal" | "more";
  /** How large words are on pages, in the story and in the chat. */
  size: "normal" | "large" | "huge";
  /** How fast the table replays what happens. */
  speed: Speed;
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  /** Offers of bots are declined unheard. */
  deaf: boolean;
  speech: boolean;
  /** A notification when it is my turn, or somebody writes, while I look elsewhere. */
  notify: boolean;
  vibrate: boolean;
}

const KEY = "archipel-settings";

function initial(): Settings {
  const base: Settings = {
    language: nearest(typeof navigator === "undefined" ? [] : navigator.languages),
    theme: "auto",
    confirm: "touch",
    coach: "off",
    motion: "auto",
    contrast: "normal",
    size: "normal",
    speed: "normal",
    sound: false,
    volume: 0.6,
    deaf: false,
    speech: true,
    notify: false,
    vibrate: true,
  };
  try {
    const kept: Settings = { ...base, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
    return { ...kept, language: nearest([kept.language, base.language]) };
  } catch {
    return base;
  }
}

export const settings: Settings = $state(initial());

export function saveSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    /* a browser that keeps nothing still plays */
  }
}
