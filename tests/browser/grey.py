"""Measurements of pages without colour: what stands out, and what looks alike."""

from __future__ import annotations

import base64
from itertools import combinations

from playwright.sync_api import Page

LETTER = 3.0
"""The least contrast of a letter on its piece, and of a piece on the board (WCAG 1.4.11)."""
ALIKE = 0.9
"""Two pictures whose greys correlate more than this look the same."""

MEASURE = """
async ([data, boxes]) => {
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const paper = canvas.getContext("2d", { willReadFrequently: true });
  paper.drawImage(picture, 0, 0);
  const light = (v) => ((v /= 255) <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
  return boxes.map(([x, y, w, h]) => {
    const { data } = paper.getImageData(Math.round(x), Math.round(y), Math.round(w), Math.round(h));
    return Array.from({ length: data.length / 4 }, (_, i) => light(data[4 * i]));
  });
}
"""

Box = tuple[float, float, float, float]


def greys(page: Page, boxes: list[Box]) -> list[list[float]]:
    """Return the luminance of every pixel in each box of a grey screenshot."""
    page.evaluate("document.documentElement.style.filter = 'grayscale(1)'")
    picture = base64.b64encode(page.screenshot(full_page=True)).decode()
    page.evaluate("document.documentElement.style.filter = ''")
    found: list[list[float]] = page.evaluate(MEASURE, [picture, boxes])
    return found


def boxes_of(page: Page, selector: str) -> list[Box]:
    """Return the boxes of elements on the whole page."""
    found: list[Box] = page.evaluate(
        """(selector) => [...document.querySelectorAll(selector)].map((e) => {
          const box = e.getBoundingClientRect();
          return [box.x + scrollX, box.y + scrollY, box.width, box.height];
        })""",
        selector,
    )
    return found


def contrast(pixels: list[float]) -> float:
    """Return the contrast of the lightest and the darkest of these pixels, ignoring outliers."""
    ranked = sorted(pixels)
    stray = len(ranked) // 50
    return (ranked[-1 - stray] + 0.05) / (ranked[stray] + 0.05)


def alike(one: list[float], other: list[float]) -> float:
    """Return the correlation of two pictures of one size, ignoring brightness: 1 is the same drawing."""

    def level(pixels: list[float]) -> list[float]:
        mean = sum(pixels) / len(pixels)
        return [pixel - mean for pixel in pixels]

    a, b = level(one), level(other)
    size = (sum(x * x for x in a) * sum(y * y for y in b)) ** 0.5
    return sum(x * y for x, y in zip(a, b)) / size if size else 1.0


def hard_to_read(page: Page) -> list[str]:
    """Return pieces and letters that do not stand out, and seats whose marks look the same in grey."""
    wrong = []
    pieces = boxes_of(page, "[data-piece]")
    written = boxes_of(page, "[data-piece] > text:first-of-type")
    letters: list[Box] = [(x + w / 6, y + h / 6, 2 * w / 3, 2 * h / 3) for x, y, w, h in written]
    around: list[Box] = [(x - 3, y - 3, w + 6, h + 6) for x, y, w, h in pieces]
    wrong += [f"piece {i}" for i, grey in enumerate(greys(page, around)) if contrast(grey) < LETTER]
    wrong += [f"letter {i}" for i, grey in enumerate(greys(page, letters)) if contrast(grey) < LETTER]
    marks = greys(page, [(x, y, 24, 24) for x, y, _, _ in boxes_of(page, "[data-seat] [data-piece]")])
    wrong += [
        f"seats {a} {b}" for a, b in combinations(range(len(marks)), 2) if alike(marks[a], marks[b]) > ALIKE
    ]
    return wrong


def same_to_the_eye(page: Page, kinds: dict[str, str]) -> list[str]:
    """Return kinds of things whose pictures look the same in grey; each kind is found by a selector."""
    first = {kind: boxes_of(page, selector)[:1] for kind, selector in kinds.items()}
    places = {kind: found[0] for kind, found in first.items() if found}
    size = min(min(box[2:]) for box in places.values())
    squares: list[Box] = [
        (x + (w - size) / 2, y + (h - size) / 2, size, size) for x, y, w, h in places.values()
    ]
    pictures = dict(zip(places, greys(page, squares)))
    return [f"{a} {b}" for a, b in combinations(pictures, 2) if alike(pictures[a], pictures[b]) > ALIKE]
