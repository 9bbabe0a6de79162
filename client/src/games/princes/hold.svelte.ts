/** What the reader holds up: a card whose places glow, a card to read, a stack to look through. */
export interface Reading {
  card?: string;
  stack?: number;
  events?: boolean;
}
export const hold: { card: string; reading: Reading | null } = $state({ card: "", reading: null });

export function lift(card: string): void {
  hold.card = hold.card === card ? "" : card;
}
export function read(what: Reading | null): void {
  hold.reading = what;
}
