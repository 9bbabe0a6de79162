/** How a game's module is put together: its pictures, its verbs, its words. */
import type { Component } from "svelte";
import { describer, type Phrase } from "$lib/describe";
import type { BoardProps, Verb } from "$lib/types";
import type { CountProps, GameModule, PanelProps } from ".";

interface Parts<V, C> {
  key: string;
  Board: Component<BoardProps<V>>;
  Panel: Component<PanelProps<V>>;
  Count?: Component<CountProps<V, C>>;
  Thing?: NonNullable<GameModule["Thing"]>;
  things?: readonly string[];
  shape?: GameModule["shape"];
  dice?: boolean;
  hands?: (view: V) => number[];
  /** In the order of the action bar. */
  verbs: Verb[];
  /** What follows each verb; without an entry the words of the notation. */
  phrases: Record<string, Phrase>;
  otherwise?: Phrase;
  /** An action worth asking about when nothing of its verb is legal, for the why-not card. */
  samples: Record<string, string>;
  /** When samples are worth asking about; always, if it is not said. */
  when?: (view: V) => boolean;
}

/** A verb whose objects are picked on the board. */
export const board = (verb: string, key?: string): Verb => ({ verb, kind: "board", key });
/** A verb whose objects are buttons. */
export const list = (verb: string, key?: string, more: Partial<Verb> = {}): Verb => ({
  verb,
  kind: "list",
  key,
  ...more,
});

/** The module: the shell knows no view, so its type is forgotten here and nowhere else. */
export function gameModule<V, C = never>(parts: Parts<V, C>): GameModule {
  const { key, Board, Panel, Count, Thing = null, things = [], shape = "square", dice = false } = parts;
  const { verbs, phrases, otherwise, samples, when, hands } = parts;
  return {
    Board: Board as unknown as GameModule["Board"],
    Panel: Panel as unknown as GameModule["Panel"],
    Count: (Count ?? null) as unknown as GameModule["Count"],
    Thing,
    things,
    shape,
    dice,
    hands: (hands ?? null) as GameModule["hands"],
    verbs,
    describe: describer(key, phrases, otherwise),
    sample: (verb, view) => (!when || when(view as V) ? (samples[verb] ?? null) : null),
  };
}
