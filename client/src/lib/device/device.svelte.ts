/** The kind of screen, as reactive values that follow a turn of the device. */
class Query {
  matches = $state(false);
  constructor(query: string) {
    if (typeof matchMedia === "undefined") return;
    const media = matchMedia(query);
    this.matches = media.matches;
    media.addEventListener("change", () => (this.matches = media.matches));
  }
}

const upright = new Query("(max-width: 700px)");
const flat = new Query("(max-height: 480px) and (min-width: 701px)");
const low = new Query("(max-height: 820px), (max-width: 1000px)");
const coarse = new Query("(pointer: coarse)");
const calm = new Query("(prefers-reduced-motion: reduce)");
const dark = new Query("(prefers-color-scheme: dark)");

let hidden = $state(typeof document !== "undefined" && document.hidden);
if (typeof document !== "undefined")
  document.addEventListener("visibilitychange", () => (hidden = document.hidden));

export const device = {
  /** A phone held either way: the columns become sheets. */
  get phone() {
    return upright.matches || flat.matches;
  },
  get flat() {
    return flat.matches;
  },
  /** The screen is too small for everything in a column. */
  get low() {
    return low.matches;
  },
  get touch() {
    return coarse.matches;
  },
  /** The reader prefers reduced motion. */
  get calm() {
    return calm.matches;
  },
  get dark() {
    return dark.matches;
  },
  /** Whether the page is in the background. */
  get hidden() {
    return hidden;
  },
};
