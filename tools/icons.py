"""Draw the icons of the installed page from the brand symbol; `python tools/icons.py` writes them."""

from __future__ import annotations

import os
import re
from pathlib import Path

from page import ROOT, packaged_chromium
from playwright.sync_api import Page, sync_playwright

BRAND = ROOT / "client" / "src" / "symbols" / "shell" / "brand.svg"
PUBLIC = ROOT / "client" / "public"
SEA = "#1c6489"
DOT = '<circle cx="25.5" cy="6.5" r="6" fill="#d8352a" stroke="#fffaf0" stroke-width="1.6"/>'
WHOLE, SAFE = 1.0, 0.72
"""How much of its square a drawing fills: launchers cut maskable icons to the middle."""


def drawing() -> str:
    """The symbol without its frame."""
    found = re.search(r"<svg[^>]*>(.*)</svg>", BRAND.read_text(encoding="utf-8"), re.S)
    assert found is not None
    return found[1].strip()


def svg(more: str = "") -> str:
    """The symbol as a file of its own."""
    start = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">'
    return f"{start}{drawing()}{more}</svg>\n"


def picture(page: Page, path: Path, size: int, part: float, ground: str) -> None:
    """The symbol as PNG."""
    inner = round(size * part)
    page.set_viewport_size({"width": size, "height": size})
    image = svg().replace("<svg", f'<svg width="{inner}" height="{inner}"', 1)
    style = f"margin:0;width:{size}px;height:{size}px;display:grid;place-items:center;background:{ground}"
    page.set_content(f'<body style="{style}">{image}</body>')
    page.screenshot(path=path, omit_background=True)


def draw() -> None:
    """All of them."""
    (PUBLIC / "icon.svg").write_text(svg(), encoding="utf-8")
    (PUBLIC / "icon-dot.svg").write_text(svg(DOT), encoding="utf-8")
    program, environment = packaged_chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=program, args=["--no-sandbox"], env={**os.environ, **environment}
        )
        page = browser.new_page()
        for size in (192, 512):
            picture(page, PUBLIC / f"icon-{size}.png", size, WHOLE, "transparent")
        picture(page, PUBLIC / "icon-180.png", 180, SAFE, SEA)
        picture(page, PUBLIC / "icon-maskable-512.png", 512, SAFE, SEA)
        browser.close()


if __name__ == "__main__":
    draw()
