/** Explanations on hover, on keyboard focus and on a long press. */
import { on } from "svelte/events";

const LONG = 450;

/** Attach to an element: `show` is called with true and false. The click that ends a long press is suppressed. */
export function hover(show: (on: boolean) => void) {
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
    // Listeners of Svelte also catch events that fire while the element is removed.
    const deaf = heard.map(([name, hear, capture = false]) => on(thing, name, hear, { capture }));
    return () => {
      stop();
      window.removeEventListener("pointerdown", away, { capture: true });
      for (const off of deaf) off();
    };
  };
}
