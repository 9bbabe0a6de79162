/** Spoken prompts, by the browser's own voices. */
import { settings } from "./settings.svelte";

export function speak(text: string): void {
  if (!settings.speech || typeof speechSynthesis === "undefined" || !text.trim()) return;
  const words = new SpeechSynthesisUtterance(text.replace(/\b[A-Z]-[ACT]?\d+\b/g, "").trim());
  words.lang = settings.language === "fr" ? "fr-FR" : "en-GB";
  words.rate = 0.95;
  speechSynthesis.cancel();
  speechSynthesis.speak(words);
}
