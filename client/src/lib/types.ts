/** What the shell and the boards say to one another. */

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
  /** Names and colours by seat. */
  people: Person[];
  pick: (action: ActionText) => void;
  /** Point at an action (also one that is not legal): the shell asks the server why not, or what it costs. */
  point: (action: ActionText | null) => void;
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

/** How a game's verbs appear in the action bar. */
export interface Verb {
  verb: string;
  /** `board`: its objects are picked on the board; `list`: buttons; `form`: composed in a panel. */
  kind: "board" | "list" | "form";
  key?: string | undefined;
  /** It ends the turn: as long as it may be done, the player is free to choose and nothing is chosen for them. */
  ends?: boolean;
  /** A button that is held: shaken like a die and let go, or steadily for a moment so that nobody hits it by chance. */
  hold?: "shake" | "steady";
}
