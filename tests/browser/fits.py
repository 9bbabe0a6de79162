"""Whether everything on a page fits: nothing makes the page scroll, no text leaves its box or is cut off."""

from __future__ import annotations

from playwright.sync_api import Page

FITS = """
() => {
  const wrong = [];
  const root = document.scrollingElement;
  if (root.scrollHeight > innerHeight + 1) wrong.push(`${root.scrollHeight} px high: the page scrolls`);
  if (root.scrollWidth > innerWidth + 1) wrong.push(`${root.scrollWidth} px wide: the page scrolls`);
  const shown = (e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const called = (e) => e.tagName.toLowerCase() + (e.className?.baseVal ?? e.className ?? "")
    .toString().split(" ").filter((c) => c && !c.startsWith("svelte-")).map((c) => "." + c).join("");
  const styles = new Map();
  const style = (e) => { if (!styles.has(e)) styles.set(e, getComputedStyle(e)); return styles.get(e); };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const slack = 2;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.data.trim();
    const parent = node.parentElement;
    if (!text || ["SCRIPT", "STYLE", "TITLE", "OPTION"].includes(parent.tagName)) continue;
    if (parent.closest("svg title, svg desc, .visually-hidden") || !shown(parent)) continue;
    range.selectNodeContents(node);
    const ink = range.getBoundingClientRect();
    if (ink.width < 1 || ink.height < 1) continue;
    if (parent.closest("svg")) continue;
    let moves = false; // within something that scrolls
    let excerpt = false; // the beginning of a text that is read whole elsewhere
    for (let e = parent; e && !moves && !excerpt; e = e.parentElement) {
      moves = /auto|scroll/.test(style(e).overflowX + style(e).overflowY);
      excerpt = style(e).webkitLineClamp !== "none";
    }
    if (excerpt) continue;
    for (let e = parent; e && e !== document.documentElement; e = e.parentElement) {
      const s = style(e);
      if (s.display === "inline" || s.display === "contents") continue;
      if (/auto|scroll/.test(s.overflowX + s.overflowY)) break;
      const clips = s.overflowX !== "visible" || s.overflowY !== "visible";
      if (s.textOverflow === "ellipsis" && clips && e.scrollWidth > e.clientWidth + 1) {
        if (e.title !== text) wrong.push(`cut off: "${text.slice(0, 40)}" in ${called(e)}`);
        break;
      }
      const bare = s.borderTopWidth === "0px" && s.backgroundImage === "none";
      if (!clips && bare && s.backgroundColor === "rgba(0, 0, 0, 0)") continue;
      const box = e.getBoundingClientRect();
      if (box.width < 2 || box.height < 2) break;
      const sides = [box.left - ink.left, ink.right - box.right];
      const ends = [box.top - ink.top, ink.bottom - box.bottom]; // the line box is higher than its letters
      const by = Math.max(...sides, ...ends.map((end) => end - 3));
      if (by > slack) {
        const where = `${called(parent)} of ${called(e)}`;
        wrong.push(`leaves its box by ${Math.round(by)} px: "${text.slice(0, 40)}" in ${where}`);
        break;
      }
      if (s.position === "absolute" || s.position === "fixed") break;
    }
    const [right, bottom] = [ink.right - innerWidth, ink.bottom - innerHeight];
    if (!moves && Math.max(-ink.left, right, -ink.top, bottom) > slack)
       wrong.push(`off the screen: "${text.slice(0, 40)}" in ${called(parent)}`);
  }
  return [...new Set(wrong)];
}
"""


def misfits(page: Page) -> list[str]:
    """Return what does not fit on the page as it is."""
    found: list[str] = page.evaluate(FITS)
    return found
