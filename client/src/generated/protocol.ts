// Made by tools/client_types.py from the server's schemas. Do not edit.

/** Ask what an action would cost and do, and why it may not be taken. */
export interface Ask {
  id?: string | null;
  seat?: number | null;
  t: "ask";
  do: string;
}

/** Ask the coach about a move before it is played; only where one person plays against bots. */
export interface AskCoach {
  id?: string | null;
  t: "coach";
  do: string;
  care?: "big" | "more";
  seat?: number | null;
}

/** Play an action for `seat`, or several: all of them or none. */
export interface Do {
  id?: string | null;
  seat?: number | null;
  v: number;
  t: "do";
  do: string | string[];
}

/** Ask for the best moves; only at tables with hints. */
export interface Hint {
  id?: string | null;
  t: "hint";
  seat?: number | null;
}

/** Send me the table from version `v` on. */
export interface Join {
  id?: string | null;
  t: "join";
  v?: number;
}

/** Answer a question of a lesson by pointing, go back one step or to the first, or be shown the move. */
export interface LessonMove {
  id?: string | null;
  seat?: number | null;
  v: number;
  t: "lesson";
  do: "pick" | "back" | "again" | "show";
  at?: string;
}

/** Check the connection. */
export interface Ping {
  id?: string | null;
  t: "ping";
}

/** Take my seat back from the bot that played for me. */
export interface Return {
  id?: string | null;
  seat?: number | null;
  t: "return";
}

/** Send a set phrase or, where the table allows it, free text. */
export interface Say {
  id?: string | null;
  t: "say";
  phrase?: string | null;
  text?: string | null;
}

/** Take back row `to` and my rows after it. */
export interface TakeBackRows {
  id?: string | null;
  seat?: number | null;
  v: number;
  t: "back";
  to: number;
}

/** Enter the dice that people threw. */
export interface ThrowDice {
  id?: string | null;
  v: number;
  t: "throw";
  do: string;
}

/** Vote for a bot to play for a seat whose time is over. */
export interface Vote {
  id?: string | null;
  t: "vote";
  seat: number;
}

/** Ask why no action with this verb may be taken now. */
export interface WhyNot {
  id?: string | null;
  seat?: number | null;
  t: "why";
  verb: string;
}

export type In = Do | TakeBackRows | ThrowDice | LessonMove | Ask | WhyNot | Vote | Return | Join | Hint | AskCoach | Say | Ping;

/** The answer to an `ask` or a `why`. */
export interface Answer {
  t: "answer";
  id: string | null;
  v: number;
  why_not: NoteOut[];
  preview: NoteOut[];
}

/** A line of the chat. */
export interface ChatOut {
  t: "chat";
  n: number;
  seat: number;
  person: string;
  name: string;
  kind: "phrase" | "text";
  text: string;
  at: number;
}

/** The clocks of all seats. Times are seconds since 1970; `now` is the server's time. */
export interface ClockOut {
  now: number;
  turn: number;
  left: number;
  reserve: number[];
  deadlines: Record<string, number>;
  late: number[];
}

/** The answer to a `coach` message: a question to show before the move is sent, or none. */
export interface Coached {
  t: "coached";
  id: string | null;
  v: number;
  note: NoteOut | null;
  better: string | null;
}

/** The message was handled and committed; its first action is row `v`. A repeat gets the same answer. */
export interface Done {
  t: "done";
  id: string | null;
  v: number;
}

/** A refusal: a code and its arguments, which the client puts into words. */
export interface ErrorOut {
  t: "error";
  code: "stale" | "bad-notation" | "illegal" | "not-your-turn" | "not-your-seat" | "off-lesson" | "rate-limited" | "bad-message" | "too-large" | "unknown" | "no-session" | "forbidden" | "conflict" | "rules-changed" | "cannot-replay" | "closed" | "unavailable";
  args: Record<string, string | number>;
  notes: NoteOut[];
  id: string | null;
}

/** The answer to a `hint`: the chances of all seats as the asking seat sees them, and its best moves. */
export interface Hints {
  t: "hints";
  id: string | null;
  v: number;
  chances: number[];
  moves: MoveOut[];
}

/** The progress of a lesson, for the learner. */
export interface LessonOut {
  id: string;
  step: number;
  steps: number;
  name: string;
  kind: "move" | "pick" | "watch" | "last";
  say: Record<string, string> | null;
  picture: string;
  point: string[];
  picks: PickOut[];
  reply: ReplyOut | null;
  help: 0 | 1 | 2;
  rules: string[];
  back: boolean;
  play_on: boolean;
}

/** A move, the chance to win after it, and why it is better than the next one. */
export interface MoveOut {
  action: string;
  chance: number;
  why: NoteOut | null;
}

/** A sentence as data: its message key, rule ids and arguments. */
export interface NoteOut {
  key: string;
  rules: string[];
  args: Record<string, string | number>;
}

/** The result of a game, and the secret behind its draws. */
export interface OverOut {
  winners: number[];
  rule: string;
  scores: number[];
  secret: string;
  sources: (Record<string, number>)[];
}

/** A possible answer to a question of a lesson: what to point at, and its label. */
export interface PickOut {
  at: string;
  label: Record<string, string>;
}

/** The reply to a ping. */
export interface Pong {
  t: "pong";
  id: string | null;
  now: number;
}

/** The reply of a lesson to the learner's last action: a sentence, or the notes of a refusal. */
export interface ReplyOut {
  right: boolean;
  to: string;
  say: Record<string, string> | null;
  notes: NoteOut[];
}

/** A request for a bot's seat in a running game, for the host to answer. */
export interface RequestOut {
  person: string;
  name: string;
  seat: number;
}

/** One seat and who plays it. */
export interface SeatOut {
  seat: number;
  colour: string;
  name: string;
  person: string | null;
  bot: string | null;
  away: boolean;
  ready: boolean;
  online: boolean;
  contribution: string | null;
}

/** The table as one seat sees it at version `v`; `log` has the lines it was told after version `since`. */
export interface StateOut {
  t: "state";
  seat: number;
  v: number;
  since: number;
  view: unknown;
  picture: string | null;
  turn: number;
  points: number[];
  asked: number[];
  legal: string[];
  forms: string[];
  prompt: NoteOut | null;
  count: unknown;
  log: [number, number, string, NoteOut[]][];
  back: number;
  throw: string[];
  clock: ClockOut | null;
  played_for: number;
  over: OverOut | null;
  lesson: LessonOut | null;
}

/** Sent when something about the table itself changed, such as its seats. */
export interface TableNews {
  t: "table";
  table: TableOut;
  mine: number[];
}

/** The public description of a table. */
export interface TableOut {
  private: boolean;
  pace: string;
  absence: "once" | "seat" | "vote" | "wait";
  chat: "" | "phrases" | "free" | "off";
  by_hand: boolean;
  hints: boolean;
  counting: boolean;
  newcomers: "ask" | "welcome" | "never";
  id: string;
  game: string;
  rules: string;
  options: string;
  size: number;
  status: "open" | "playing" | "over" | "closed";
  host: string | null;
  imported: boolean;
  lesson: string;
  commitment: string;
  version: number;
  asked: number[];
  created: number;
  started: number | null;
  ended: number | null;
  rematch: string | null;
  result: OverOut | null;
  seats: SeatOut[];
  requests: RequestOut[];
  watchers: number;
}

export type Out = StateOut | TableNews | Done | Answer | Hints | Coached | ChatOut | Pong | ErrorOut;

/** One draw: its number, its row, the outcomes with their weights, and the result. */
export interface DrawOut {
  number: number;
  row: number;
  outcomes: string[];
  weights: number[];
  fell: string;
}

/** Everything needed to recompute the draws of a game; the secret is empty where none is known. */
export interface DrawsOut {
  table: string;
  commitment: string;
  secret: string;
  contributions: string[];
  draws: DrawOut[];
}

/** The yield of a roll for every seat, and the expected yields. */
export interface RollLuck {
  row: number;
  got: number[];
  expected: number[];
}

/** An option as offered for a game: its values and its default. */
export interface OptionOut {
  key: string;
  values: (string | boolean)[];
  usual: string | boolean;
}

/** A turn and its first row. During set-up its number is 0 and its seat is the one that acts. */
export interface Turn {
  row: number;
  seat: number;
  number: number;
}

/** A turn that changed the win probabilities much, and the row that contributed most. */
export interface TurningPoint {
  row: number;
  seat: number;
  action: string;
  turn: Turn;
  swing: number;
  before: number[];
  after: number[];
}

/** The win probabilities of a whole game. */
export interface WinChances {
  chances: number[][];
  turns: Turn[];
  turning_points: TurningPoint[];
}

/** A learning moment: a move of the seat or a roll, its turn, a better move, and a note. */
export interface MomentOut {
  kind: "best" | "slip" | "luck";
  row: number;
  turn: Turn;
  action: string;
  better: string;
  note: NoteOut;
}

/** A puzzle and its table, as the seat to play sees it. */
export interface PuzzleTable {
  id: string;
  game: string;
  kind: "win" | "best" | "count";
  theme: string;
  level: number;
  seat: number;
  rival: number;
  good: string;
  table: TableOut;
  state: StateOut;
}

/** The explained answer: its steps, the tempting wrong move, and what that move rules out. */
export interface AnswerOut {
  line: string[];
  trap: string;
  closes: string;
  because: NoteOut[];
  why: NoteOut | null;
}

/** The verdict on a try, and the position after its right steps, with the log since the puzzle began. */
export interface TryOut {
  verdict: "open" | "solved" | "missed";
  state: StateOut;
  answer: AnswerOut | null;
}

/** A puzzle in the list. */
export interface PuzzleOut {
  id: string;
  game: string;
  kind: "win" | "best" | "count";
  theme: string;
  level: number;
}

/** The puzzles of a day, one for each game, the same for everybody. */
export interface DailyOut {
  day: string;
  puzzles: PuzzleOut[];
}

/** The puzzles I have solved, and the days on which I solved a puzzle of the day. */
export interface MineOut {
  solved: string[];
  days: string[];
}
