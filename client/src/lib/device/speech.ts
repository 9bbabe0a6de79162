/** Spoken prompts by the browser's speech synthesis. */
import { settings } from "./settings.svelte";

export function speak(text: string): void {
  if (!settings.speech || typeof speechSynthesis === "undefined" || !text.trim()) return;
  const words = new SpeechSynthesisUtterance(text.replace(/\b[A-Z]-[A-Z]?\d+\b/g, "").trim());
  words.lang = settings.language;
  words.rate = 0.95;
  speechSynthesis.cancel();
  speechSynthesis.speak(words);
}
