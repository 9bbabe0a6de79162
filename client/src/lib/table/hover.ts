/** Whatever can be asked about answers a mouse that rests on it, the keyboard that reaches it, and a finger that stays. */
import { on } from "svelte/events";

const LONG = 450;

/** `show` says whether it is asked now; after a long press the tap that ends it does nothing else. */
export function tells(show: (on: boolean) => void) {
  return (thing: Element) => {
    let timer = 0;
    let held = false;
    const stop = () => {
      clearTimeout(timer);
      timer = 0;
    };
    const away = () => show(false);
    const enter = (event: Event) => {
      if ((event as PointerEvent).pointerType !== "touch") show(true);
    };
    const leave = (event: Event) => {
      stop();
      if ((event as PointerEvent).pointerType !== "touch") show(false);
    };
    const down = (event: Event) => {
      held = false;
      stop();
      if ((event as PointerEvent).pointerType !== "touch") return;
      timer = window.setTimeout(() => {
        held = true;
        show(true);
        window.addEventListener("pointerdown", away, { capture: true, once: true });
      }, LONG);
    };
    const click = (event: Event) => {
      stop();
      if (!held) return show(false);
      held = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    const menu = (event: Event) => {
      if (timer || held) event.preventDefault();
    };
    const focus = () => thing.matches(":focus-visible") && show(true);
    const heard: [string, (event: Event) => void, boolean?][] = [
      ["pointerenter", enter],
      ["pointerleave", leave],
      ["pointerdown", down],
      ["pointerup", stop],
      ["pointercancel", stop],
      ["click", click, true],
      ["contextmenu", menu],
      ["focus", focus],
      ["blur", away],
    ];
    // Also what is heard while the page takes the thing away.
    const deaf = heard.map(([name, hear, capture = false]) => on(thing, name, hear, { capture }));
    return () => {
      stop();
      window.removeEventListener("pointerdown", away, { capture: true });
      for (const off of deaf) off();
    };
  };
}
