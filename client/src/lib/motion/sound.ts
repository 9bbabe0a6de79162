/** Sounds, synthesised in the page and off by default. Every sound also has a visual cue. */
import { settings } from "$lib/device/settings.svelte";
import { DULL, HIGHER, RECIPES, type Noise, type Note, type Sound, type Tone } from "./recipes";

const MASTER = 0.25;
const ATTACK = 0.005;
const SILENCE = 0.0001;

interface Desk {
  context: AudioContext;
  master: GainNode;
  noise: AudioBuffer;
}
let desk: Desk | null = null;

function open(): Desk | null {
  if (desk || typeof AudioContext === "undefined") return desk;
  const context = new AudioContext();
  const master = context.createGain();
  master.connect(context.destination);
  const noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  desk = { context, master, noise };
  return desk;
}

/** Turn sound on or off. Browsers allow an audio context only after a press, so it is created here. */
export function switchSound(on: boolean): void {
  settings.sound = on;
  if (on) void open()?.context.resume();
  else void desk?.context.suspend();
}

/** Play a sound; `k` is its place in a flight of several. */
export function play(sound: Sound, k = 0, later = 0): void {
  // Browsers keep a page silent until its first press.
  if (!settings.sound || !(desk || navigator.userActivation?.hasBeenActive)) return;
  const open_ = open();
  if (!open_) return;
  open_.master.gain.value = MASTER * settings.volume;
  for (const note of RECIPES[sound]) sing(open_, note, k * HIGHER, later / 1000);
}

function sing({ context, master, noise }: Desk, note: Note, higher: number, later: number): void {
  const at = context.currentTime + later + (note.at ?? 0);
  const end = at + note.for;
  const volume = context.createGain();
  const loud = note.gain ?? 1;
  const rise = "swell" in note && note.swell ? note.for / 2 : ATTACK;
  volume.gain.setValueAtTime(SILENCE, at);
  volume.gain.linearRampToValueAtTime(loud, at + rise);
  volume.gain.exponentialRampToValueAtTime(SILENCE, end);
  const source = "wave" in note ? oscillator(context, note, higher, at) : hiss(context, noise, note, at);
  source.out.connect(volume).connect(master);
  source.node.start(at);
  source.node.stop(end + 0.02);
}
function oscillator(context: AudioContext, note: Tone, higher: number, at: number) {
  const node = context.createOscillator();
  node.type = note.wave;
  node.frequency.setValueAtTime(note.from + higher, at);
  if (note.to) node.frequency.exponentialRampToValueAtTime(note.to, at + note.for);
  if (note.wave !== "sawtooth") return { node, out: node };
  return { node, out: node.connect(filter(context, "lowpass", DULL)) };
}
function hiss(context: AudioContext, buffer: AudioBuffer, note: Noise, at: number) {
  const node = context.createBufferSource();
  node.buffer = buffer;
  const out = filter(context, note.pass, note.from);
  if (note.to) out.frequency.exponentialRampToValueAtTime(note.to, at + note.for);
  return { node, out: node.connect(out) };
}
function filter(context: AudioContext, type: BiquadFilterType, frequency: number): BiquadFilterNode {
  const made = context.createBiquadFilter();
  made.type = type;
  made.frequency.value = frequency;
  return made;
}
