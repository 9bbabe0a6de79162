/** All keyboard shortcuts. The help lists the same table that keys are looked up in, so both always agree. */
import { onDestroy } from "svelte";

export interface Shortcut {
  /** Names of keys as browsers report them: `e`, `Escape`, `ArrowLeft`. */
  keys: readonly string[];
  /** Its description in the help. */
  words: string;
  /** The action; `false` passes the key on to the next group. Without it, the focused element handles the key. */
  run?: (event: KeyboardEvent) => unknown;
  /** Registered but useless now, so the help leaves it out. */
  idle?: boolean;
}

interface Group {
  shortcuts: () => readonly Shortcut[];
  /** It is modal: no other group gets keys. */
  alone: () => boolean;
}

let groups: readonly Group[] = $state.raw([]);

/** Register shortcuts while the component is mounted; the latest component gets a key first. */
export function useShortcuts(shortcuts: () => readonly Shortcut[], alone: () => boolean = () => false): void {
  const group = { shortcuts, alone };
  groups = [...groups, group];
  onDestroy(() => (groups = groups.filter((other) => other !== group)));
}

/** The groups that get keys now, latest first. */
function audible(): readonly Group[] {
  const latest = [...groups].reverse();
  const over = latest.findIndex((group) => group.alone());
  return over < 0 ? latest : latest.slice(0, over + 1);
}

/** The available shortcuts, each key once. */
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
/** Whether this element takes typed text. */
function isWriting(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return WRITTEN.includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

/** Handle a key press anywhere on the page. */
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
