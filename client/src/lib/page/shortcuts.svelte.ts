/** Every shortcut of the keyboard: what is listened to is what the help lists, so that it cannot lie. */
import { onDestroy } from "svelte";

export interface Shortcut {
  /** By the name the browser gives the key: `e`, `Escape`, `ArrowLeft`. */
  keys: readonly string[];
  /** What it does, as the help says it. */
  words: string;
  /** Do it; `false` lets the next group have the key. Without it, the element that has the focus does it. */
  run?: (event: KeyboardEvent) => unknown;
  /** It answers, but there is nothing to do with it now: the help leaves it out. */
  idle?: boolean;
}

interface Group {
  shortcuts: () => readonly Shortcut[];
  /** It lies over everything else: no other group hears a key. */
  alone: () => boolean;
}

let groups: readonly Group[] = $state.raw([]);

/** Listen to these as long as the component is there; the latest component hears a key first. */
export function useShortcuts(shortcuts: () => readonly Shortcut[], alone: () => boolean = () => false): void {
  const group = { shortcuts, alone };
  groups = [...groups, group];
  onDestroy(() => (groups = groups.filter((other) => other !== group)));
}

/** Those that can be heard now, the latest first. */
function audible(): readonly Group[] {
  const latest = [...groups].reverse();
  const over = latest.findIndex((group) => group.alone());
  return over < 0 ? latest : latest.slice(0, over + 1);
}

/** What the keys do now, each key once. */
export function shortcutsNow(): Shortcut[] {
  const taken = new Set<string>();
  return audible().flatMap((group) =>
    group.shortcuts().flatMap((one) => {
      if (one.idle) return [];
      const free = one.keys.filter((key) => !taken.has(key));
      free.forEach((key) => taken.add(key));
      return free.length ? [{ ...one, keys: free }] : [];
    }),
  );
}

const WRITTEN = ["text", "search", "password", "number", "email", "url", "tel"];
/** Whether keys are letters to this element. */
function isWriting(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return WRITTEN.includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

/** A key was pressed somewhere on the page. */
export function pressKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (isWriting(event.target) && event.key !== "Escape") return;
  for (const group of audible())
    for (const one of group.shortcuts())
      if (one.run && one.keys.includes(event.key) && one.run(event) !== false) {
        event.preventDefault();
        return;
      }
}
