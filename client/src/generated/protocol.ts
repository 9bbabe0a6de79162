// Made by tools/client_types.py from the server's schemas. Do not edit.

/** What would this action cost and do, and why may I not? */
export interface Ask {
  id?: string | null;
  seat?: number | null;
  t: "ask";
  do: string;
}

/** Take back row `to` and what I did since. */
export interface Back {
  id?: string | null;
  seat?: number | null;
  v: number;
  t: "back";
  to: number;
}

/** I am about to play this: is there anything to ask? Only where one person plays against bots. */
export interface Coach {
  id?: string | null;
  t: "coach";
  do: string;
  care?: "big" | "more";
  seat?: number | null;
}

/** Play an action, or several together or not at all, for `seat`. */
export interface Do {
  id?: string | null;
  seat?: number | null;
  v: number;
  t: "do";
  do: string | string[];
}

/** What would a bot do on my seat? Only at tables with hints. */
export interface Hint {
  id?: string | null;
  t: "hint";
  seat?: number | null;
}

/** Show me the table, from version `v` on. */
export interface Join {
  id?: string | null;
  t: "join";
  v?: number;
}

/** Answer the question of a lesson by pointing, go back a step or to the first, or be shown this one. */
export interface Lesson {
  id?: string | null;
  seat?: number | null;
  v: number;
  t: "lesson";
  do: "pick" | "back" | "again" | "show";
  at?: string;
}

/** Are you there? */
export interface Ping {
  id?: string | null;
  t: "ping";
}

/** I am back: my seat is mine again. */
export interface Return {
  id?: string | null;
  seat?: number | null;
  t: "return";
}

/** A set phrase or, where the table allows it, a free line. */
export interface Say {
  id?: string | null;
  t: "say";
  phrase?: string | null;
  text?: string | null;
}

/** The dice on the real table show this. */
export interface Throw {
  id?: string | null;
  v: number;
  t: "throw";
  do: string;
}

/** Let a bot play for the seat whose time is over. */
export interface Vote {
  id?: string | null;
  t: "vote";
  seat: number;
}

/** Why may I do nothing of this verb now? */
export interface Why {
  id?: string | null;
  seat?: number | null;
  t: "why";
  verb: string;
}

export type In = Do | Back | Throw | Lesson | Ask | Why | Vote | Return | Join | Hint | Coach | Say | Ping;

/** To an `ask` or a `why`. */
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

/** The time of every seat. Moments are seconds since 1970; `now` is the server's. */
export interface ClockOut {
  now: number;
  turn: number;
  left: number;
  reserve: number[];
  deadlines: Record<string, number>;
  late: number[];
}

/** To a `coach`: what to ask before the move is sent, or nothing: then it may be sent. */
export interface Coached {
  t: "coached";
  id: string | null;
  v: number;
  note: NoteOut | null;
  better: string | null;
}

/** It is committed: the (first) action became row `v`. A repeat gets the same answer. */
export interface Done {
  t: "done";
  id: string | null;
  v: number;
}

/** A refusal: a code and its arguments; the client has the words. */
export interface ErrorOut {
  t: "error";
  code: "stale" | "bad-notation" | "illegal" | "not-your-turn" | "not-your-seat" | "off-lesson" | "rate-limited" | "bad-message" | "too-large" | "unknown" | "no-session" | "forbidden" | "conflict" | "rules-changed" | "cannot-replay" | "closed" | "unavailable";
  args: Record<string, string | number>;
  notes: NoteOut[];
  id: string | null;
}

/** To a `hint`: every seat's chance as the asking seat knows the game, and its best few moves. */
export interface Hints {
  t: "hints";
  id: string | null;
  v: number;
  chances: number[];
  moves: MoveOut[];
}

/** Where a lesson stands, for the learner. */
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

/** A move, the chance to win it leaves, and why it is better than the next. */
export interface MoveOut {
  action: string;
  chance: number;
  why: NoteOut | null;
}

/** Something to say to a person: a key to be worded, its rules and arguments. */
export interface NoteOut {
  key: string;
  rules: string[];
  args: Record<string, string | number>;
}

/** How the game ended, and the secret behind its draws. */
export interface OverOut {
  winners: number[];
  rule: string;
  scores: number[];
  secret: string;
  sources: (Record<string, number>)[];
}

/** An answer to a question of a lesson: what to point at, and what that is called. */
export interface PickOut {
  at: string;
  label: Record<string, string>;
}

/** Yes. */
export interface Pong {
  t: "pong";
  id: string | null;
  now: number;
}

/** What a lesson says to what the learner did: a sentence, or the notes of a refusal. */
export interface ReplyOut {
  right: boolean;
  to: string;
  say: Record<string, string> | null;
  notes: NoteOut[];
}

/** Somebody asks the host for a bot's seat in a running game. */
export interface RequestOut {
  person: string;
  name: string;
  seat: number;
}

/** Who sits where. */
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

/** The table as one seat may know it at version `v`; `log` has what it was told since version `since`. */
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

/** Something about the table itself changed. */
export interface TableNews {
  t: "table";
  table: TableOut;
  mine: number[];
}

/** A table as everybody may know it. */
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

/** One draw: its number, the row it became, what could fall and how likely, and what fell. */
export interface DrawOut {
  number: number;
  row: number;
  outcomes: string[];
  weights: number[];
  fell: string;
}

/** What everybody needs to recompute the draws of a game; the secret is empty where none is known. */
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

/** An option as a game's tables have it: what to choose from, and what it is when nothing is said. */
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

/** A moment to learn from: a move of the seat or a roll, its turn, what was better, and what to say. */
export interface MomentOut {
  kind: "best" | "slip" | "luck";
  row: number;
  turn: Turn;
  action: string;
  better: string;
  note: NoteOut;
}

/** A puzzle at its table, as its seat may know it. */
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

/** The answer, explained: its steps, what comes to mind instead, and what that makes impossible. */
export interface AnswerOut {
  line: string[];
  trap: string;
  closes: string;
  because: NoteOut[];
  why: NoteOut | null;
}

/** What became of a try: the position after what was right of it, with the log since the puzzle began. */
export interface TryOut {
  verdict: "open" | "solved" | "missed";
  state: StateOut;
  answer: AnswerOut | null;
}

/** A puzzle in a list. */
export interface PuzzleOut {
  id: string;
  game: string;
  kind: "win" | "best" | "count";
  theme: string;
  level: number;
}

/** The puzzles of a day, one for each game: the same for everybody. */
export interface DailyOut {
  day: string;
  puzzles: PuzzleOut[];
}

/** What I have solved, and the days on which I solved one of the day. */
export interface MineOut {
  solved: string[];
  days: string[];
}
