/** The server's lessons, and this browser's progress in each. */
import { api } from "$lib/net/api";
import { beSomebody } from "$lib/people/me.svelte";
import { go } from "$lib/page/router.svelte";
import { w } from "$lib/words/say.svelte";
import { settings } from "$lib/device/settings.svelte";
import type { TableInfo } from "$lib/net/table.svelte";

/** A text in every language. */
export type Texts = Record<string, string>;
/** An entry in the list of lessons. */
export interface LessonInfo {
  id: string;
  game: string;
  title: Texts;
  /** What the learner will have done, and the closing sentence. */
  goal: Texts;
  done: Texts;
  minutes: number;
  steps: number;
  /** Lessons to take next. */
  after: string[];
  /** For children: spoken, with pictures. */
  voice: boolean;
}
/** The text in the reader's language. */
export const inWords = (texts: Texts | null | undefined): string =>
  texts?.[settings.language] ?? texts?.["en"] ?? "";

let promise: Promise<LessonInfo[]> | null = null;
export function lessons(): Promise<LessonInfo[]> {
  promise ??= api<LessonInfo[]>("GET", "/lessons").catch((error) => {
    promise = null;
    throw error;
  });
  return promise;
}

export interface Progress {
  /** The step that the learner has reached, from 0. */
  step: number;
  /** Whether the lesson was ever finished. */
  done: boolean;
}
const KEY = "archipel-lessons";
function kept(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}
const progress: Record<string, Progress> = $state(kept());
export const progressOf = (id: string): Progress | null => progress[id] ?? null;
/** Whether a lesson was ever begun in this browser. */
export const hasLearnt = (): boolean => Object.keys(progress).length > 0;

export function reach(id: string, step: number, done: boolean): void {
  progress[id] = { step, done: done || (progress[id]?.done ?? false) };
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    /* without storage, the progress lasts until the page is closed */
  }
}

/** Open a lesson, or resume it. */
export async function take(id: string): Promise<void> {
  await beSomebody(w("client-guest"));
  const table = await api<TableInfo>("POST", `/lessons/${id}`);
  go(`/table/${table.id}`);
}
