/** Every sound as a recipe of tones and bursts of noise. There are no recordings. */

interface Part {
  /** Start and duration in seconds. */
  at?: number;
  for: number;
  gain?: number;
}
export type Tone = Part & { wave: OscillatorType; from: number; to?: number };
export type Noise = Part & {
  pass: "lowpass" | "highpass" | "bandpass";
  from: number;
  to?: number;
  /** Fades in and out, instead of starting at full volume. */
  swell?: boolean;
};
export type Note = Tone | Noise;

const tone = (wave: OscillatorType, from: number, ms: number, at = 0, more: Partial<Tone> = {}): Tone => ({
  wave,
  from,
  for: ms / 1000,
  at: at / 1000,
  ...more,
});
const noise = (pass: Noise["pass"], from: number, ms: number, at = 0, more: Partial<Noise> = {}): Noise => ({
  pass,
  from,
  for: ms / 1000,
  at: at / 1000,
  ...more,
});
const row = (wave: OscillatorType, pitches: number[], ms: number, at = 0): Tone[] =>
  pitches.map((pitch, i) => tone(wave, pitch, ms, at + i * ms));

const BUILD = [tone("sine", 180, 80, 0, { to: 90 }), noise("lowpass", 900, 20)];
/** Bursts of dice follow one another faster and faster. */
const RATTLE = [0, 110, 200, 270, 315];

export const RECIPES = {
  turn: row("triangle", [523, 784], 90),
  dice: RATTLE.map((at) => noise("bandpass", 1800, 18, at)),
  gain: [tone("sine", 660, 70)],
  pay: [noise("highpass", 3000, 40, 0, { gain: 0.3 })],
  build: BUILD,
  city: [...BUILD, ...row("triangle", [392, 494, 587], 70, 90)],
  card: [noise("bandpass", 800, 110, 0, { to: 3000 })],
  offer: [tone("square", 587, 60, 0, { gain: 0.08 }), tone("square", 880, 60, 60, { gain: 0.08 })],
  deal: [tone("sine", 523, 160), tone("sine", 659, 160)],
  robber: [tone("sawtooth", 140, 260, 0, { to: 70, gain: 0.5 })],
  theft: [tone("triangle", 392, 160, 0, { to: 262 })],
  ship: [noise("lowpass", 400, 350, 0, { swell: true })],
  clock: [tone("sine", 1000, 30)],
  refused: [tone("sine", 160, 70)],
  win: row("triangle", [523, 659, 784, 1047], 110),
  end: row("triangle", [392, 330], 110),
} satisfies Record<string, Note[]>;
export type Sound = keyof typeof RECIPES;

/** In a flight of several things, each sounds higher than the one before. */
export const HIGHER = 60;
/** Low-pass filter for sawtooth waves, which are sharp. */
export const DULL = 500;
