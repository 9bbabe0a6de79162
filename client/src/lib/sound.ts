/** Short cues, made in the page; each has a visible twin. */
import { settings } from "./settings.svelte";

const NOTES: Record<string, [number, number][]> = {
  turn: [
    [523, 0],
    [659, 0.12],
  ],
  move: [[392, 0]],
  no: [
    [180, 0],
    [150, 0.1],
  ],
  end: [
    [523, 0],
    [659, 0.12],
    [784, 0.24],
  ],
};
let context: AudioContext | null = null;

export function cue(name: keyof typeof NOTES & string): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  for (const [pitch, later] of NOTES[name] ?? []) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const at = context.currentTime + later;
    tone.frequency.value = pitch;
    tone.type = "triangle";
    volume.gain.setValueAtTime(0.07, at);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.18);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + 0.2);
  }
}
