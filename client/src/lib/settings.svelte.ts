/** What this device prefers. Kept in the browser, nowhere else. */
import type { Language } from "./words";

export interface Settings {
  language: Language;
  theme: "auto" | "light" | "dark";
  confirm: "always" | "touch" | "never";
  motion: "auto" | "less";
  contrast: "normal" | "more";
  sound: boolean;
  speech: boolean;
}

const KEY = "archipel-settings";

function initial(): Settings {
  const guess: Language =
    typeof navigator !== "undefined" && navigator.language.startsWith("fr") ? "fr" : "en";
  const base: Settings = {
    language: guess,
    theme: "auto",
    confirm: "touch",
    motion: "auto",
    contrast: "normal",
    sound: false,
    speech: true,
  };
  try {
    return { ...base, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
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
