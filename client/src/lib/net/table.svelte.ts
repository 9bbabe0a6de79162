/** A table in this browser: one WebSocket, reopened when it is lost, and the latest state of each seat. */
import type {
  Answer,
  ChatOut,
  ClockOut,
  Coached,
  ErrorOut,
  Hints,
  In,
  Out,
  OverOut,
  SeatOut,
  StateOut,
  TableOut,
} from "../../generated/protocol";
import { mergeLog, type LogLine } from "./log";

export type { Answer, Hints, LogLine };
export type Clock = ClockOut;
export type Over = OverOut;
export type SeatPosition = StateOut;
export type SeatInfo = SeatOut;
export type TableInfo = TableOut;
export type ChatLine = ChatOut;
export interface Refusal extends Pick<ErrorOut, "args" | "notes"> {
  /** The server's code, or `offline` when it did not answer. */
  code: ErrorOut["code"] | "offline";
}
export type Link = "connecting" | "live" | "lost";

export const WATCHER = -3;

type Message = In extends infer M ? (M extends { id?: string | null } ? Omit<M, "id"> : never) : never;

interface Waiting {
  message: In;
  done: (answer: unknown) => void;
  fail: (refusal: Refusal) => void;
}

export class Table {
  link: Link = $state("connecting");
  info: TableInfo | null = $state.raw(null);
  mine: number[] = $state.raw([]);
  positions: Record<number, SeatPosition> = $state.raw({});
  logs: Record<number, LogLine[]> = $state.raw({});
  chat: ChatLine[] = $state.raw([]);
  /** Number of the last chat line that was read in this browser. */
  #read = $state(0);
  #arrived = false;
  refusal: Refusal | null = $state.raw(null);
  /** There is no such table. */
  gone = $state(false);

  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #next = 1;
  #closed = false;
  #delay = 300;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Close the socket when the network is gone, since browsers may not notice. */
  #cut = () => this.#socket?.close();
  #again = () => {
    if (this.#socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.#timer);
    this.#connect();
  };
  #session = Math.random().toString(36).slice(2, 8);

  /** A table that is not `live` has no socket: it is shown, and nothing can be played. */
  constructor(
    readonly id: string,
    live = true,
  ) {
    if (!live) return;
    addEventListener("offline", this.#cut);
    addEventListener("online", this.#again);
    this.#connect();
  }

  /** The seat that holds the device, if several people share it. */
  holder: number | null = $state(null);

  /** The viewing seat: one of mine with a question, else the one that holds the device, else a spectator. */
  get seat(): number {
    const asked = this.mine.filter((seat) => this.positions[seat]?.asked.includes(seat));
    const [holder] = this.mine.filter((seat) => seat === this.holder);
    if (holder !== undefined && (asked.includes(holder) || !asked.length)) return holder;
    return asked[0] ?? this.mine[0] ?? WATCHER;
  }
  /** Whether the device has to be passed on before anything is shown. */
  get covered(): boolean {
    return this.mine.length > 1 && this.seat !== this.holder;
  }
  /** Unread chat lines of others. */
  get unread(): ChatLine[] {
    return this.chat.filter((line) => line.n > this.#read && !this.mine.includes(line.seat));
  }
  /** Mark the whole chat as read. */
  readChat(): void {
    this.#read = this.chat.at(-1)?.n ?? 0;
  }
  get position(): SeatPosition | null {
    return this.positions[this.seat] ?? null;
  }

  /** Reconnect after the person has changed, since a socket keeps the identity it was opened with. */
  rejoin(): void {
    const before = this.#socket;
    clearTimeout(this.#timer);
    this.positions = {};
    this.logs = {};
    this.#connect();
    before?.close();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("offline", this.#cut);
    removeEventListener("online", this.#again);
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  /** Play one or several actions; resolves when they are committed. */
  async play(seat: number, ...actions: string[]): Promise<boolean> {
    const v = this.positions[seat]?.v ?? 0;
    try {
      await this.#send({ t: "do", v, do: actions.length === 1 ? actions[0]! : actions, seat });
      this.refusal = null;
      return true;
    } catch (refusal) {
      this.refusal = refusal as Refusal;
      return false;
    }
  }
  /** Take back a row of mine and all after it. */
  async takeBack(seat: number, to: number): Promise<void> {
    const v = this.positions[seat]?.v ?? 0;
    await this.#send({ t: "back", v, to, seat }).catch((r: Refusal) => (this.refusal = r));
  }
  async throwDice(action: string): Promise<void> {
    const v = this.position?.v ?? 0;
    await this.#send({ t: "throw", v, do: action }).catch((r: Refusal) => (this.refusal = r));
  }
  async ask(seat: number, action: string): Promise<Answer | null> {
    return (await this.#send({ t: "ask", do: action, seat }).catch(() => null)) as Answer | null;
  }
  /** Ask why no action of a verb is legal. */
  async why(seat: number, verb: string): Promise<Answer | null> {
    return (await this.#send({ t: "why", verb, seat }).catch(() => null)) as Answer | null;
  }
  /** Ask for a bot's hints for this seat; refused at tables without hints. */
  async hint(seat: number): Promise<Hints | null> {
    const found = await this.#send({ t: "hint", seat }).catch((r: Refusal) => (this.refusal = r));
    return "moves" in (found as object) ? (found as Hints) : null;
  }
  /** Ask the coach about a move before it is played. */
  async coach(seat: number, action: string, care: "big" | "more"): Promise<Coached | null> {
    return (await this.#send({ t: "coach", do: action, care, seat }).catch(() => null)) as Coached | null;
  }
  async say(what: { phrase: string } | { text: string }): Promise<void> {
    await this.#send({ t: "say", ...what }, false).catch((r: Refusal) => (this.refusal = r));
  }
  /** Vote for a bot to play for a seat that is out of time. */
  async vote(seat: number): Promise<void> {
    await this.#send({ t: "vote", seat }).catch((r: Refusal) => (this.refusal = r));
  }
  async comeBack(seat: number): Promise<void> {
    await this.#send({ t: "return", seat }).catch((r: Refusal) => (this.refusal = r));
  }

  /** Answer a question of a lesson, or ask its coach for something. */
  async lesson(seat: number, what: "pick" | "back" | "again" | "show", at?: string): Promise<void> {
    const v = this.positions[seat]?.v ?? 0;
    const asked = { t: "lesson" as const, v, do: what, seat, ...(at ? { at } : {}) };
    await this.#send(asked).catch((r: Refusal) => (this.refusal = r));
  }

  /** Mark older chat lines as read: they all come before the answer to this ping. */
  #arrive(): void {
    this.#arrived = true;
    void this.#send({ t: "ping" }).then(
      () => this.readChat(),
      () => null,
    );
  }
  #send(message: Message, answered = true): Promise<unknown> {
    const id = `${this.#session}-${this.#next++}`;
    const full = { ...message, id } as In;
    return new Promise((done, fail) => {
      if (answered) this.#waiting.set(id, { message: full, done, fail });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(full));
      else if (!answered) fail({ code: "offline", args: {}, notes: [] });
      if (!answered) done(null);
    });
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/ws`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#delay = 300;
      const known = Object.values(this.positions).map((position) => position.v);
      socket.send(JSON.stringify({ t: "join", v: known.length ? Math.min(...known) : 0 }));
      // Resend unanswered messages; the server handles each id only once.
      for (const waiting of this.#waiting.values()) socket.send(JSON.stringify(waiting.message));
      if (!this.#arrived) this.#arrive();
    };
    socket.onmessage = (event) => {
      if (this.#socket === socket) this.#hear(JSON.parse(event.data));
    };
    socket.onclose = () => {
      if (this.#closed || this.#socket !== socket || this.gone) return;
      this.link = "lost";
      this.#timer = setTimeout(() => this.#connect(), this.#delay);
      this.#delay = Math.min(this.#delay * 1.7, 8000);
    };
  }

  #hear(message: Out): void {
    this.link = "live";
    if (message.t === "state") this.#hearState(message);
    else if (message.t === "table") {
      this.info = message.table;
      this.mine = message.mine;
    } else if (message.t === "chat") {
      if (!this.chat.some((line) => line.n === message.n)) this.chat = [...this.chat, message];
    } else if (message.t !== "error") this.#settle(message.id ?? "", message);
    else {
      const waiting = this.#waiting.get(message.id ?? "");
      this.#waiting.delete(message.id ?? "");
      if (waiting) waiting.fail(message);
      else if (message.code === "unknown" && !this.info) this.gone = true;
      else this.refusal = message;
    }
  }
  #hearState(position: SeatPosition): void {
    this.logs = { ...this.logs, [position.seat]: mergeLog(this.logs[position.seat] ?? [], position) };
    this.positions = { ...this.positions, [position.seat]: position };
  }
  #settle(id: string, message: unknown): void {
    this.#waiting.get(id)?.done(message);
    this.#waiting.delete(id);
  }
}
