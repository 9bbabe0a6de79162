/** The parts that a game gives the shell: its components, its verbs, its words. */
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

/** Props of every part of a game beside the board. */
export interface PanelProps<V> {
  view: V;
  seat: number;
  legal: ReadonlySet<string>;
  forms: readonly string[];
  people: Person[];
  /** Whether this seat has a question to answer. */
  asked?: boolean;
  /** All seats that have a question to answer. */
  waiting?: readonly number[];
  /** The verb whose tile is pressed, and how to press or release one. */
  open?: string | null;
  choose?: (verb: string | null) => void;
  /** Effects of the ghost, or of the place that is pointed at. */
  effects?: readonly Note[];
  /** The clocks of all seats, if the table has clocks. */
  clock?: ClockOut | null;
  /** Point at a card or a tile: the shell explains it, and why it cannot be used now. */
  inspect?: (spot: Spot | null) => void;
  /** Explain why no action of a verb is legal. */
  refuse?: (verb: string) => void;
  /** Put the slip aside; a button at the edge of the board reopens it. */
  putAside?: () => void;
  /** Decline all further offers of this turn, or all offers of bots. */
  muteOffers?: () => void;
  muteBots?: () => void;
  /** The counts that a card-counting player could know, at tables that show them. */
  count?: unknown;
  /** Show this seat's cards only, since several hands stand side by side. */
  bare?: boolean;
  /** An action in the reader's words. */
  describe?: (text: string) => string;
  /** Play one action at once, or several together. */
  play: (...actions: string[]) => void;
  /** Pick as on the board: with a ghost first, if the settings ask for confirmation. */
  pick: (action: string) => void;
  point: (action: string | null) => void;
}

/** Price and effects of an action on the board; with a ghost, also how to confirm or cancel it. */
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
  /** Left out on small screens. */
  minor?: boolean;
  /** Shown only when the panel is opened. */
  detail?: boolean;
  /** Called when a pointer enters or leaves it. */
  point?: (on: boolean) => void;
}

/** The content of a seat's panel. */
export interface SeatFacts {
  points?: number;
  /** The points that win the game, if they are shown beside the score. */
  of?: number;
  /** Pieces of one kind, drawn one by one: n of a total. */
  rack?: { icon: string; empty: string; label: string; n: number; of: number };
  /** Points that only their owner sees. */
  hidden?: number;
  chips: Chip[];
  /** Progress towards victory: n pieces of a total, drawn one by one. */
  goal?: { icon: string; empty: string; n: number; of: number; label: string };
  /** The last line: the gains of the roll, or what the table waits for. */
  news?: Part[];
  tone?: "good" | "bad" | "soft";
}

/** A part of a price: the number of a good that is needed, and how many the player has. */
export interface Price {
  icon: string;
  label: string;
  n: number;
  have: number;
  /** Shown as one picture and a number. */
  counted?: boolean;
}

/** The content of a verb's tile. */
export interface TileFacts {
  /** A symbol, drawn in the colour of the seat. */
  picture: string;
  /** A short word; without it the words of the verb. */
  word?: string;
  price?: Price[];
  /** The number that is left. */
  stock?: number;
  /** A one-word status instead of the price. */
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
  /** The slip beside the story for what has to be composed or answered, and its title while it is needed. */
  Slip?: Component<PanelProps<V>>;
  slip?: (props: PanelProps<V>) => string | null;
  /** `middle`: one big card over the board instead of beside the story. */
  slipAt?: GameModule["slipAt"];
  /** Price and effects of an action, line by line: beside its place, and with a ghost beside the story. */
  Contract?: Component<ContractProps<V>>;
  /** The shared supply in the middle of the table; behind a tab on small screens. */
  Bank?: Component<PanelProps<V>>;
  /** Its place on large screens: under the seats, or above the story. */
  bankAt?: GameModule["bankAt"];
  /** A figure that asks the question, instead of the mark of the seat. */
  Asker?: NonNullable<GameModule["Asker"]>;
  /** The game's own tiles, before those of the verbs (`ActionTile`). */
  Tiles?: Component<PanelProps<V>>;
  /** Replaces the tiles during the set-up, for example by the order of founding. */
  Opening?: Component<PanelProps<V>>;
  opening?: (view: V) => boolean;
  /** Everything beside the board in one component, for a game without hand, slip and bank. */
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
  /** The verbs of the main button; it takes the first that is legal. */
  main?: readonly string[];
  tile?: (verb: string, view: V, seat: number) => TileFacts | null;
  seats?: (view: V, seat: number, people: readonly Person[]) => SeatFacts[];
  phases?: (view: V) => Phase[];
  /** How the story is drawn: signs before lines, arguments, whole notes in pictures. */
  story?: Partial<Pictures>;
  /** How the words after each verb are phrased; without an entry, as in the notation. */
  phrases: Record<string, Phrase>;
  otherwise?: Phrase;
  /** The seat whose offer the viewing seat has to answer now. */
  offerer?: (view: V) => number | null;
  /** The title of an action by its place; without it, the words of the notation. */
  title?: (action: string, view: V) => Part[] | undefined;
  /** The effect of an action in pictures; without it, the note in words. */
  effect?: (note: Note) => Part[] | undefined;
  /** The animation steps between two positions; without it, dice and points only. */
  motion?: Mover<V>;
  /** Factor by which animations are slower than in other games. */
  tempo?: number;
}

/** A game as the shell sees it: the same parts, with the type of the view erased. */
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
  /** Draws a good, for games in pictures, and the goods it knows. */
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
  /** The content of each seat's panel; `points` are the public points. */
  seats: (view: unknown, seat: number, people: readonly Person[], points: readonly number[]) => SeatFacts[];
  phases: (view: unknown) => Phase[];
  story: Pictures;
  /** An action in the reader's words, for buttons and the log. */
  describe: (text: string, context: DescribeContext) => string;
  offerer: (view: unknown) => number | null;
  /** Whether players make one another offers. */
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
 * Build the module of a game. The shell knows no view, so the type of the view is erased here and nowhere else. Without
 * a view, while a table is being joined, the game is not asked.
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
