/** What the shell and the games say to one another. */
import type { LogLine } from "$lib/net/log";
import type { Part } from "$lib/words/parts";
import type { Note } from "$lib/words/fluent";

/** One thing a seat may do, in the notation of the game. */
export type ActionText = string;

/** What every board gets: a pure picture of a view and of what may be done. No rules live in the client. */
export interface BoardProps<V> {
  /** The position as the seat sees it. */
  view: V;
  /** The view as text, for games of which the page has no board. */
  picture?: string | null;
  /** The seat that looks, or -3 for a spectator. */
  seat: number;
  /** The actions that may be picked now (of the chosen verb, if one is chosen). */
  legal: ReadonlySet<ActionText>;
  /** Everything that may be done now, whatever verb is chosen; without it, `legal`. */
  all?: ReadonlySet<ActionText>;
  /** The action shown as a ghost, waiting for confirmation. */
  ghost: ActionText | null;
  /** The verb whose places are shown. */
  chosen?: string | null;
  /** What was refused just now, and why: the board marks the place and whatever stands in the way. */
  refused?: Refused | null;
  /** Names and colours by seat. */
  people: Person[];
  /** What is said beside each name, for a board that shows the seats itself. */
  notes?: readonly string[];
  /** What has happened so far, as this seat was told it. */
  log?: readonly LogLine[];
  pick: (action: ActionText) => void;
  /** Point at an action (also one that is not legal): the shell asks the server why not, or what it costs. */
  point: (action: ActionText | null) => void;
  /** Point at a place: the shell says what it is, and asks about the action that would use it. */
  inspect?: (spot: Spot | null) => void;
  /** Say why nothing of a verb may be done. */
  refuse?: (verb: string) => void;
}

/** A place on the board: the element with `data-spot` of this key, what it is, and what could be done there. */
export interface Spot {
  key: string;
  title: Part[];
  /** More about it: one line each. */
  lines?: Part[][];
  /** The action that would use it, to ask the server about. */
  action?: ActionText | null;
  /** The verb that would use it, where no single action does: asked about while nothing of it may be done. */
  verb?: string | null;
}

export interface Refused {
  action: ActionText;
  /** A whole verb was refused, not one action of it. */
  whole?: boolean;
  /** It may be done; a lesson only wants something else first. */
  gently?: boolean;
  notes: Note[];
}

export interface Person {
  seat: number;
  colour: string;
  name: string;
  bot: boolean;
}

/** Why something cannot be done: the sentence, its rules, and the goods it speaks of, one by one. */
export interface Reason {
  text: string;
  rules: string[];
  things: string[];
}

/** How a game's verbs appear at the table. */
export interface Verb {
  verb: string;
  /**
   * `board`: its objects are picked on the board; `list`: buttons; `form`: composed in the slip of the game;
   * `slip`: offered by the game's own components and nowhere else.
   */
  kind: "board" | "list" | "form" | "slip";
  key?: string | undefined;
  /** It ends the turn: as long as it may be done, the player is free to choose and nothing is chosen for them. */
  ends?: boolean;
  /** A button that is held: shaken like a die and let go, or steadily for a moment so that nobody hits it by chance. */
  hold?: "shake" | "steady";
  /** Whether the shell gives it a tile; a game may draw its own (`Tiles`). */
  tile?: boolean;
  /** Other verbs and forms that the same tile stands for. */
  with?: readonly string[];
}
