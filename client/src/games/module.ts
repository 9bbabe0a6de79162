/** What a game brings to the table: its pictures, its verbs, its words. The shell does the rest. */
import type { Component } from "svelte";
import { describer, type DescribeContext, type Phrase } from "$lib/words/describe";
import { plainMotion, type Between, type Mover } from "$lib/motion/differences";
import type { Step } from "$lib/motion/steps";
import type { Part } from "$lib/words/parts";
import type { Sprite } from "$lib/page/symbols";
import type { Pictures } from "$lib/story/telling";
import type { ClockOut } from "../generated/protocol";
import type { BoardProps, Person, Spot, Verb } from "$lib/table/types";
import type { Note } from "$lib/words/fluent";

/** What every part of a game beside the board gets. */
export interface PanelProps<V> {
  view: V;
  seat: number;
  legal: ReadonlySet<string>;
  forms: readonly string[];
  people: Person[];
  /** Whether this seat is asked something now. */
  asked?: boolean;
  /** All seats that are asked something now. */
  waiting?: readonly number[];
  /** The verb whose tile is pressed, and how to press or release one. */
  open?: string | null;
  choose?: (verb: string | null) => void;
  /** What the place that is pointed at, or the ghost, would do. */
  effects?: readonly Note[];
  /** The clocks of all seats, where there are any. */
  clock?: ClockOut | null;
  /** Point at a card or a tile: the shell says what it is, and why not now. */
  inspect?: (spot: Spot | null) => void;
  /** Say why nothing of a verb may be done. */
  refuse?: (verb: string) => void;
  /** Put the slip aside; a button at the edge of the board takes it up again. */
  putAside?: () => void;
  /** Hear no more offers of this turn, or none of bots. */
  hush?: () => void;
  deafen?: () => void;
  /** What a diligent player has counted, where the table lays it open. */
  count?: unknown;
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

/** What an action on the board would cost and do; with a ghost, how to sign it or let it be. */
export interface ContractProps<V> {
  view: V;
  seat: number;
  people: readonly Person[];
  action: string;
  notes: readonly Note[];
  sign?: (() => void) | undefined;
  cancel?: (() => void) | undefined;
}

export interface CountProps<V, C> {
  view: V;
  count: C;
  seat: number;
  people: readonly Person[];
}

/** A figure on a seat's panel. */
export interface Chip {
  icon: string;
  value: number | string;
  label: string;
  /** An award that this figure holds now. */
  award?: boolean;
  /** Left out where room is short. */
  minor?: boolean;
  /** Told only when the panel is opened. */
  detail?: boolean;
  /** Somebody points at it, or no longer. */
  point?: (on: boolean) => void;
}

/** What a seat's panel shows. */
export interface SeatFacts {
  points?: number;
  /** How many points there are to win, where it is shown beside them. */
  of?: number;
  /** Things of one kind, set up one by one: so many of so many. */
  rack?: { icon: string; empty: string; label: string; n: number; of: number };
  /** Points that only the owner sees. */
  hidden?: number;
  chips: Chip[];
  /** How far this seat is on its way: so many of these pieces of so many, drawn one by one. */
  goal?: { icon: string; empty: string; n: number; of: number; label: string };
  /** The last line: what the roll gave, or what is awaited. */
  news?: Part[];
  tone?: "good" | "bad" | "soft";
}

/** Something that has to be paid: so many of a good, of which so many are there. */
export interface Price {
  icon: string;
  label: string;
  n: number;
  have: number;
  /** Shown as one picture and a number. */
  counted?: boolean;
}

/** What a verb's tile shows. */
export interface TileFacts {
  /** A symbol, drawn in the colour of the seat. */
  picture: string;
  /** A short word; without it the words of the verb. */
  word?: string;
  price?: Price[];
  /** How many are left. */
  stock?: number;
  /** Instead of the price: how things stand, in one word. */
  note?: string;
}

export interface Phase {
  words: string;
  state: "done" | "now" | "later";
}

interface Parts<V, C> {
  key: string;
  /** The game's drawings: `import sprite from "sprite:goods+land+settlers"`. */
  sprite?: Sprite;
  /** What runs to every edge of the window under the table; without it, the sea. */
  Ground?: Component;
  Board: Component<BoardProps<V>>;
  /** My cards, in the dock. */
  Hand?: Component<PanelProps<V>>;
  /** What has to be composed or answered, beside the story, and its title while there is something. */
  Slip?: Component<PanelProps<V>>;
  slip?: (props: PanelProps<V>) => string | null;
  /** `middle`: one big card over the board instead of beside the story. */
  slipAt?: GameModule["slipAt"];
  /** What an action on the board would cost and do, line by line: beside its place, and beside the story with a ghost. */
  Contract?: Component<ContractProps<V>>;
  /** What lies in the middle of the table for all; behind a tab where room is short. */
  Bank?: Component<PanelProps<V>>;
  /** Where it stands if there is room: under the seats, or above the story. */
  bankAt?: GameModule["bankAt"];
  /** Who asks the question, in place of the mark of the seat. */
  Asker?: NonNullable<GameModule["Asker"]>;
  /** Tiles of its own, before those of the verbs (`ActionTile`). */
  Tiles?: Component<PanelProps<V>>;
  /** Instead of the tiles while it says so: the order of founding, for example. */
  Opening?: Component<PanelProps<V>>;
  opening?: (view: V) => boolean;
  /** Everything beside the board in one piece, for a game that brings no hand, slip and bank. */
  Panel?: Component<PanelProps<V>>;
  panelAt?: "dock" | "side";
  Count?: Component<CountProps<V, C>>;
  Thing?: NonNullable<GameModule["Thing"]>;
  things?: readonly string[];
  shape?: GameModule["shape"];
  dice?: boolean;
  /** The symbol of each source of points; a star for one without. */
  sources?: GameModule["sources"];
  /** In the order of the tiles. */
  verbs: Verb[];
  /** The verbs of the main button: the first of them that may be done. */
  main?: readonly string[];
  tile?: (verb: string, view: V, seat: number) => TileFacts | null;
  seats?: (view: V, seat: number, people: readonly Person[]) => SeatFacts[];
  phases?: (view: V) => Phase[];
  /** How the story is drawn: signs in front of lines, arguments, whole notes in pictures. */
  story?: Partial<Pictures>;
  /** What follows each verb; without an entry the words of the notation. */
  phrases: Record<string, Phrase>;
  otherwise?: Phrase;
  /** Whose offer the seat that looks has to answer now. */
  offerer?: (view: V) => number | null;
  /** An action on the board, by its place; without it, the words of the notation. */
  title?: (action: string, view: V) => Part[] | undefined;
  /** What an action would do, in pictures; without it, the note in words. */
  effect?: (note: Note) => Part[] | undefined;
  /** How one position came from the one before, in steps that can be shown; without it, dice and points. */
  motion?: Mover<V>;
  /** How many times slower than elsewhere it is shown. */
  tempo?: number;
}

/** A game as the shell sees it: the same parts, with the type of the view forgotten. */
export interface GameModule {
  key: string;
  sprite: Sprite | null;
  Ground: Component | null;
  Board: Component<BoardProps<never>>;
  Hand: Component<PanelProps<never>> | null;
  Slip: Component<PanelProps<never>> | null;
  slip: (props: PanelProps<never>) => string | null;
  slipAt: "side" | "middle";
  Contract: Component<ContractProps<never>> | null;
  Bank: Component<PanelProps<never>> | null;
  bankAt: "seats" | "side";
  Asker: Component<{ text: string }> | null;
  Tiles: Component<PanelProps<never>> | null;
  Opening: Component<PanelProps<never>> | null;
  opening: (view: unknown) => boolean;
  Panel: Component<PanelProps<never>> | null;
  panelAt: "dock" | "side";
  Count: Component<CountProps<never, never>> | null;
  /** The picture of a good, where pictures say more than words, and the goods it knows. */
  Thing: Component<{ name: string }> | null;
  things: readonly string[];
  /** A `wide` board takes the seats' column too; a `tall` one and a `square` one stand between the columns. */
  shape: "wide" | "tall" | "square";
  /** Whether the board shows the dice itself. */
  dice: boolean;
  /** The symbol of each source of points. */
  sources: Record<string, string>;
  verbs: Verb[];
  main: readonly string[];
  tile: (verb: string, view: unknown, seat: number) => TileFacts | null;
  /** What each panel shows; `points` are those that everybody can see. */
  seats: (view: unknown, seat: number, people: readonly Person[], points: readonly number[]) => SeatFacts[];
  phases: (view: unknown) => Phase[];
  story: Pictures;
  /** An action in the reader's words, for buttons and the log. */
  describe: (text: string, context: DescribeContext) => string;
  offerer: (view: unknown) => number | null;
  /** Whether people make one another offers. */
  bargains: boolean;
  effect: (note: Note) => Part[] | undefined;
  title: (action: string, view: unknown) => Part[] | undefined;
  motion: (before: unknown, after: unknown, between: Between) => Step[];
  tempo: number;
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
/** A verb that the game's own components offer. */
export const slip = (verb: string): Verb => ({ verb, kind: "slip" });
/** A tile that opens the slip of the game, for these verbs and forms. */
export const form = (verb: string, key?: string, others: readonly string[] = []): Verb => ({
  verb,
  kind: "form",
  key,
  with: others,
});

/**
 * The module: the shell knows no view, so its type is forgotten here and nowhere else. While a table is joined there is
 * no view for a moment; the game is not asked then.
 */
export function gameModule<V, C = never>(parts: Parts<V, C>): GameModule {
  type Slot = GameModule["Panel"];
  const { key, verbs, phrases, otherwise } = parts;
  const describe = describer(key, phrases, otherwise);
  const slot = (part: Component<PanelProps<V>> | undefined) => (part ?? null) as unknown as Slot;
  return {
    key,
    sprite: parts.sprite ?? null,
    Ground: parts.Ground ?? null,
    Board: parts.Board as unknown as GameModule["Board"],
    Hand: slot(parts.Hand),
    Slip: slot(parts.Slip),
    slip: (props) => parts.slip?.(props as unknown as PanelProps<V>) ?? null,
    slipAt: parts.slipAt ?? "side",
    Contract: (parts.Contract ?? null) as unknown as GameModule["Contract"],
    Bank: slot(parts.Bank),
    bankAt: parts.bankAt ?? "seats",
    Asker: parts.Asker ?? null,
    Tiles: slot(parts.Tiles),
    Opening: slot(parts.Opening),
    opening: (view) => !!view && (parts.opening?.(view as V) ?? false),
    Panel: slot(parts.Panel),
    panelAt: parts.panelAt ?? "dock",
    Count: (parts.Count ?? null) as unknown as GameModule["Count"],
    Thing: parts.Thing ?? null,
    things: parts.things ?? [],
    shape: parts.shape ?? "square",
    dice: parts.dice ?? false,
    sources: parts.sources ?? {},
    verbs,
    main: parts.main ?? ["roll", "end"],
    tile: (verb, view, seat) => (view ? (parts.tile?.(verb, view as V, seat) ?? null) : null),
    seats: (view, seat, people, points) =>
      view && parts.seats
        ? parts.seats(view as V, seat, people)
        : points.map((n) => ({ points: n, chips: [] })),
    phases: (view) => (view ? (parts.phases?.(view as V) ?? []) : []),
    story: { signs: {}, ...parts.story },
    describe,
    bargains: !!parts.offerer,
    offerer: (view) => (view ? (parts.offerer?.(view as V) ?? null) : null),
    effect: (note) => parts.effect?.(note),
    title: (action, view) => (view ? parts.title?.(action, view as V) : undefined),
    motion: (before, after, between) =>
      before && after ? ((parts.motion ?? plainMotion) as Mover<V>)(before as V, after as V, between) : [],
    tempo: parts.tempo ?? 1,
  };
}
