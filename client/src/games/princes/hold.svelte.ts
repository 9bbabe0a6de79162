/** The card that is lifted so that its places glow, and the card or stack that is being read. */
export interface Reading {
  card?: string;
  /** Where it lies in my principality. */
  place?: string;
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

const LONG = 450;
/** A long press or a right click reads the card; the click that follows is ignored. */
export function reads(card: () => string) {
  return (thing: HTMLElement) => {
    let timer = 0;
    let done = false;
    const stop = () => clearTimeout(timer);
    const show = () => {
      done = true;
      read({ card: card() });
    };
    const down = (event: PointerEvent) => {
      done = false;
      stop();
      if (event.button === 0) timer = window.setTimeout(show, LONG);
    };
    const click = (event: Event) => {
      stop();
      if (!done) return;
      done = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    const menu = (event: Event) => {
      event.preventDefault();
      stop();
      if (!done) read({ card: card() });
    };
    thing.addEventListener("pointerdown", down);
    for (const name of ["pointerup", "pointerleave", "pointercancel"]) thing.addEventListener(name, stop);
    thing.addEventListener("click", click, true);
    thing.addEventListener("contextmenu", menu);
    return () => {
      stop();
      thing.removeEventListener("pointerdown", down);
      for (const name of ["pointerup", "pointerleave", "pointercancel"])
        thing.removeEventListener(name, stop);
      thing.removeEventListener("click", click, true);
      thing.removeEventListener("contextmenu", menu);
    };
  };
}
