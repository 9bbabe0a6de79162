/** The games' pictures, loaded when a table needs them: one folder for each game, named by its key. */
import type { Component } from "svelte";
import type { DescribeContext } from "$lib/describe";
import type { BoardProps, Person, Verb } from "$lib/types";

export type { DescribeContext };

export interface GameModule {
  /** The board: a pure picture of (view, legal). */
  Board: Component<BoardProps<never>>;
  /** Everything of a game that is not on the board: hands, cards, trade, forms. */
  Panel: Component<PanelProps<never>> | null;
  /** What a diligent player has counted, for tables that lay it open. */
  Count: Component<CountProps<never, never>> | null;
  /** The picture of a good, where pictures say more than words, and the goods it knows. */
  Thing: Component<{ name: string }> | null;
  things: readonly string[];
  /** A `wide` board takes all the room it wants; beside a `tall` one is room for everything else. */
  shape: "wide" | "tall" | "square";
  /** Whether the board shows the dice itself. */
  dice: boolean;
  /** How many cards or goods every seat holds, where everybody may count them. */
  hands: ((view: unknown) => number[]) | null;
  /** The verbs in the order of the action bar. */
  verbs: Verb[];
  /** An action in the reader's words, for buttons and the log. */
  describe: (text: string, context: DescribeContext) => string;
  /** An action worth asking about when nothing of this verb is legal, for the why-not card. */
  sample: (verb: string, view: unknown) => string | null;
}

export interface PanelProps<V> {
  view: V;
  seat: number;
  legal: ReadonlySet<string>;
  forms: readonly string[];
  people: Person[];
  /** Only what belongs to this seat: several panels stand side by side. */
  bare?: boolean;
  /** An action in the reader's words. */
  describe?: (text: string) => string;
  /** Play at once, or several steps together. */
  play: (...actions: string[]) => void;
  /** Pick like on the board: ghost first, where the settings ask for it. */
  pick: (action: string) => void;
  point: (action: string | null) => void;
}

export interface CountProps<V, C> {
  view: V;
  count: C;
  seat: number;
  people: readonly Person[];
}

const boards = import.meta.glob<{ default: GameModule }>(["./*/index.ts", "!./plain/index.ts"]);

/** The module of a game; one without a board of its own gets the plain one. */
export async function loadGame(key: string): Promise<GameModule> {
  const own = boards[`./${key}/index.ts`];
  return own ? (await own()).default : (await import("./plain")).plain(key);
}
