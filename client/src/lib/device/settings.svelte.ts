/** Settings of this device, kept in the browser only. */
import type { Speed } from "$lib/motion/queue";
import { nearest, type Language } from "$lib/words/fluent";

export interface Settings {
  language: Language;
  theme: "auto" | "light" | "dark";
  confirm: "always" | "touch" | "never";
  /** The mistakes that the coach asks about in games against bots. */
  coach: "off" | "big" | "more";
  motion: "auto" | "less";
  contrast: "normal" | "more";
  /** Text size on pages, in the story and in the chat. */
  size: "normal" | "large" | "huge";
  /** Speed of the animations. */
  speed: Speed;
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  /** Decline all offers of bots. */
  deaf: boolean;
  speech: boolean;
  /** Notify me of my turn and of chat lines while the page is in the background. */
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
    /* without storage, the settings last until the page is closed */
  }
}
