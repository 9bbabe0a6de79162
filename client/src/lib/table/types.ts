/** Types shared by the shell and the games. */
import type { LogLine } from "$lib/net/log";
import type { Part } from "$lib/words/parts";
import type { Note } from "$lib/words/fluent";

/** An action in the notation of the game. */
export type ActionText = string;

/** Props of every board: the view and the legal actions. The client knows no rules. */
export interface BoardProps<V> {
  /** The position as the seat sees it. */
  view: V;
  /** The view as text, for games without a board in this client. */
  picture?: string | null;
  /** The viewing seat, or -3 for a spectator. */
  seat: number;
  /** The actions that may be picked now (of the chosen verb, if one is chosen). */
  legal: ReadonlySet<ActionText>;
  /** All legal actions, whatever verb is chosen; without it, `legal`. */
  all?: ReadonlySet<ActionText>;
  /** The action shown as a ghost, waiting for confirmation. */
  ghost: ActionText | null;
  /** The verb whose places are shown. */
  chosen?: string | null;
  /** The last refusal: the board marks the place and what stands in the way. */
  refused?: Refused | null;
  /** Names and colours by seat. */
  people: Person[];
  /** Notes beside each name, for a board that shows the seats itself. */
  notes?: readonly string[];
  /** The log of this seat. */
  log?: readonly LogLine[];
  pick: (action: ActionText) => void;
  /** Point at an action (also one that is not legal): the shell asks the server why not, or what it costs. */
  point: (action: ActionText | null) => void;
  /** Point at a place: the shell says what it is, and asks about the action that would use it. */
  inspect?: (spot: Spot | null) => void;
  /** Explain why no action of a verb is legal. */
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
  /** The verb that would use it, if no single action does; asked about while the verb has no legal action. */
  verb?: string | null;
}

export interface Refused {
  action: ActionText;
  /** A whole verb was refused, not one action of it. */
  whole?: boolean;
  /** The action is legal, but the lesson wants another one first. */
  gently?: boolean;
  notes: Note[];
}

export interface Person {
  seat: number;
  colour: string;
  name: string;
  bot: boolean;
}

/** Why something is not legal: the sentence, its rules, and the goods it names, one by one. */
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
  /** It ends the turn. While it is legal, the player is free, so no other verb is chosen automatically. */
  ends?: boolean;
  /** A button to hold: shaken like a die, or held for a moment so that nobody presses it by accident. */
  hold?: "shake" | "steady";
  /** Whether the shell gives it a tile; a game may draw its own (`Tiles`). */
  tile?: boolean;
  /** Other verbs and forms that the same tile stands for. */
  with?: readonly string[];
}
