/** What this device prefers. Kept in the browser, nowhere else. */
import { nearest, type Language } from "./words";

export interface Settings {
  language: Language;
  theme: "auto" | "light" | "dark";
  confirm: "always" | "touch" | "never";
  motion: "auto" | "less";
  contrast: "normal" | "more";
  sound: boolean;
  /** Offers of bots are declined unheard. */
  deaf: boolean;
  speech: boolean;
}

const KEY = "archipel-settings";

function initial(): Settings {
  const base: Settings = {
    language: nearest(typeof navigator === "undefined" ? [] : navigator.languages),
    theme: "auto",
    confirm: "touch",
    motion: "auto",
    contrast: "normal",
    sound: false,
    deaf: false,
    speech: true,
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
