"""What people do in the browser, as short functions."""

from __future__ import annotations

import json
import urllib.request
from typing import Any

from playwright.sync_api import Browser, Page

VERBS = {
    "settlers": "city settle roll robber rob discard accept decline confirm withdraw buy road end",
    "junior": "roll fortress ghost give decline stay buy boat end",
    "elasund": "build wall church lay hut at spend ship discard take roll permit gold pass end forgo",
    "princes": "roll build pay gain play pass end",
}
ORDER = {game: verbs.split() for game, verbs in VERBS.items()}
"""What the autopilot prefers, by game."""

RESULT = "[data-testid=result]"

PILOT = """
([order, goal]) => {
  const rank = (verb) => { const i = order.indexOf(verb); return i < 0 ? order.length : i; };
  const press = (element) => element.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  const shown = (selector) => [...document.querySelectorAll(selector)].filter((e) => !e.disabled);
  let waited = 0;
  window.pilot = setInterval(() => {
    if (document.querySelector("[data-testid=result]")) return clearInterval(window.pilot);
    const rows = Number(document.querySelector("[data-version]")?.dataset.version ?? 0);
    if (goal !== null && rows >= goal) return clearInterval(window.pilot);
    const curtain = document.querySelector(".curtain button");
    if (curtain) return press(curtain);
    const news = document.querySelector("[data-ahoy]");
    if (news) return press(news);
    if (!document.querySelector(".prompt.asked")) return;
    if (waited > 0) return void waited--;
    waited = 2;
    const sure = document.querySelector(".confirm .main");
    if (sure) return press(sure);
    const options = [
      ...shown("[data-action]").map((e) => ({ e, verb: e.dataset.action.split(" ")[0], weight: 0 })),
      ...shown("[data-verb]:not([aria-disabled=true])")
        .map((e) => ({ e, verb: e.dataset.verb.split(" ")[0], weight: 1 })),
      ...shown("[data-group]").map((e) => ({ e, verb: "group", weight: 2 })),
    ].filter((o) => !(o.weight === 1 && o.e.getAttribute("aria-expanded") === "true"));
    if (!options.length) return;
    const best = Math.min(...options.map((o) => 10 * rank(o.verb) + o.weight));
    const range = Math.random() < 0.15 ? 60 : 0;
    const close = options.filter((o) => 10 * rank(o.verb) + o.weight <= best + range);
    press(close[Math.floor(Math.random() * close.length)].e);
  }, 15);
}
"""
"""Plays by clicking what can be clicked, in order of preference, until the game is long enough or over."""


AT_SPEED = """
(speed) => {
  const kept = JSON.parse(localStorage.getItem("archipel-settings") ?? "{}");
  localStorage.setItem("archipel-settings", JSON.stringify({ speed, ...kept }));
}
"""
"""Sets the replay speed of the table, unless it was chosen on the page."""


def visit(
    browser: Browser,
    address: str,
    language: str = "en-US",
    phone: bool = False,
    speed: str = "off",
    **more: Any,
) -> Page:
    """Open a page as a new person. Page errors and requests to other hosts fail the test.

    Nothing moves unless a `speed` is given, because tests look at the final state.
    """
    size = {"width": 360, "height": 640} if phone else {"width": 1280, "height": 860}
    context = browser.new_context(viewport=size, locale=language, has_touch=phone, is_mobile=phone, **more)  # type: ignore[arg-type]
    context.add_init_script(f"({AT_SPEED})({json.dumps(speed)})")
    page = follow(context.new_page())
    page.goto(address)
    page.wait_for_selector("main")
    return page


def follow(page: Page) -> Page:
    """Record page errors and network requests."""
    page.set_default_timeout(30_000)
    failed: list[str] = []
    page.on("pageerror", lambda error: failed.append(str(error)))
    page.failed = failed  # type: ignore[attr-defined]
    elsewhere: list[str] = []
    page.on("request", lambda request: elsewhere.append(request.url))
    page.on("websocket", lambda socket: elsewhere.append(socket.url.replace("ws://", "http://", 1)))
    page.elsewhere = elsewhere  # type: ignore[attr-defined]
    return page


def no_failure(page: Page, address: str) -> None:
    """Assert that nothing broke, and that no other host was contacted."""
    assert page.failed == []  # type: ignore[attr-defined]
    asked = page.elsewhere  # type: ignore[attr-defined]
    assert [url for url in asked if not url.startswith((address, "data:", "blob:"))] == []


def call(page: Page, method: str, path: str, body: object = None) -> Any:
    """Send a request with this page's cookie."""
    return page.evaluate(
        """async ([method, path, body]) => {
          const answer = await fetch("/api" + path, { method, body: body && JSON.stringify(body),
            headers: body ? { "content-type": "application/json" } : {} });
          return answer.json();
        }""",
        [method, path, body],
    )


def read(address: str, path: str) -> Any:
    """Return a public response of the server."""
    with urllib.request.urlopen(f"{address}/api{path}") as answer:
        return json.load(answer)


def open_table(page: Page, address: str, game: str, seats: list[str], **wishes: object) -> str:
    """Open a table through the form for new tables, and return its address."""
    page.goto(f"{address}/new/{game}")
    page.wait_for_selector("form")
    page.evaluate("document.querySelectorAll('details').forEach((d) => (d.open = true))")
    count = page.locator(f"input[name=count][value='{len(seats)}']")
    if count.count():
        count.check()
    for i, seat in enumerate(seats):
        row = page.locator(f"form [data-seat='{i}']")
        kind = seat if seat in ("me", "open") else "bot"
        row.locator(f"input[value={kind}]").check()
        if kind == "bot":
            row.locator("select").select_option(seat)
    for key, value in wishes.items():
        one = "" if value is True else f"[value='{value}']"
        page.locator(f"input[name={key}]{one}").check()
    page.locator("[data-open-table]").click()
    page.wait_for_url("**/table/*")
    return page.url


def against_bots(page: Page, address: str, game: str, options: str = "", hints: bool = False) -> None:
    """Open a table of mine with bots on the other seats."""
    call(page, "POST", "/guests", {"name": "Ana", "lang": "en"})
    seats = ["me", "greedy"] if game == "princes" else ["me", "greedy", "greedy"]
    body = {"game": game, "seats": seats, "pace": "untimed", "options": options, "hints": hints}
    table = call(page, "POST", "/tables", body)
    page.goto(f"{address}/table/{table['id']}")
    page.wait_for_selector(".prompt")
    page.wait_for_selector(".board svg, .board section, .board div")


def version(page: Page) -> int:
    """Return the number of rows in the game that a page shows."""
    return int(page.locator("[data-version]").get_attribute("data-version") or 0)


def wait_beyond(page: Page, rows: int) -> None:
    """Wait until the game that a page shows is longer than this."""
    page.wait_for_function(
        "n => Number(document.querySelector('[data-version]').dataset.version) > n", arg=rows
    )


def play_until(page: Page, order: list[str], moves: int) -> None:
    """Let the page click for itself until the game is this long and asks a question, or is over."""
    autopilot(page, order, moves)
    page.wait_for_function(
        "n => Number(document.querySelector('[data-version]')?.dataset.version ?? 0) >= n",
        arg=moves,
        timeout=60_000,
    )
    page.evaluate("clearInterval(window.pilot)")
    page.wait_for_selector(f".prompt.asked, {RESULT}", timeout=60_000)


def autopilot(page: Page, order: list[str], goal: int | None = None) -> None:
    """Let the page click for itself from now on."""
    page.evaluate(PILOT, [order, goal])
