"""Animations at a table: every kind of change in every game, none with reduced motion, and their cost."""

from __future__ import annotations

import json
import statistics
from pathlib import Path
from typing import Any

import pytest
from browser.pages import call, no_failure, visit
from playwright.sync_api import Browser, Page, expect

from archipel.registry import GAMES

SCENES = Path(__file__).parent.parent.parent / "client" / "tests" / "motion" / "scenes"
BOARDS = [key for key, game in GAMES.items() if game.profile.has_board]
LAYER = ".motion-layer"

SOCKET = """
  window.WebSocket = class {
    static OPEN = 1;
    static CLOSED = 3;
    readyState = 1;
    constructor() { window.socket = this; setTimeout(() => this.onopen?.()); }
    send() {}
    close() {}
  };
"""
"""A server whose messages the test writes."""

SPY = """
  window.animated = [];
  const real = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const values = {};
    for (const frame of frames)
      for (const [name, value] of Object.entries(frame)) (values[name] ??= []).push(value);
    const flies = !!this.closest(".motion-layer");
    window.animated.push({ values, flies, target: this.matches("button") });
    return real.call(this, frames, options);
  };
"""
"""Records every animation: its element and what it changes."""

LISTEN = """
  window.contexts = 0;
  window.sounds = 0;
  const Real = window.AudioContext;
  window.AudioContext = class extends Real {
    constructor() { super(); window.contexts++; }
    createOscillator() { window.sounds++; return super.createOscillator(); }
    createBufferSource() { window.sounds++; return super.createBufferSource(); }
  };
"""

Json = Any


def scenes(game: str) -> list[Json]:
    found: list[Json] = json.loads((SCENES / f"{game}.json").read_text(encoding="utf-8"))
    return found


def changed(scene: Json) -> Json:
    """Return the second position of a stored pair."""
    after = json.loads(json.dumps(scene["before"]))
    for path, value in scene["after"]:
        place = after
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = value
    return after


def sit(browser: Browser, site: str, game: str, script: str = "", **more: Any) -> Page:
    """Open a page at a table of this game whose server is the test."""
    page = visit(browser, site, **{"speed": "normal", **more})
    call(page, "POST", "/guests", {"name": "Ana", "lang": "en"})
    seats = ["me"] + ["greedy"] * (len(scenes(game)[0]["before"]["points"]) - 1)
    table = call(page, "POST", "/tables", {"game": game, "seats": seats, "pace": "untimed"})
    page.add_init_script(SOCKET + SPY + script)
    page.goto(f"{site}/table/{table['id']}")
    page.wait_for_function("() => window.socket?.onmessage")
    say(page, {"t": "table", "table": {**table, "status": "playing"}, "mine": [0]})
    show(page, scenes(game)[0]["before"], 1, 0, [])
    page.wait_for_selector(f"{LAYER}", state="attached")
    page.wait_for_selector(".board svg, .board section")
    return page


def say(page: Page, message: Json) -> None:
    page.evaluate("(message) => window.socket.onmessage({ data: JSON.stringify(message) })", message)


def show(page: Page, position: Json, v: int, since: int, lines: list[Json]) -> None:
    """Show this position."""
    state = {"t": "state", "seat": 0, "v": v, "since": since, "log": lines, **position}
    state |= {"turn": position["view"]["turn"], "asked": [], "legal": [], "forms": [], "throw": []}
    say(page, state | dict.fromkeys(("picture", "prompt", "count", "clock", "over")) | {"back": 0})


def happen(page: Page, scene: Json) -> None:
    """Go from one position of a stored pair to the other."""
    show(page, scene["before"], 1, 0, [])
    show(page, changed(scene), 1 + len(scene["lines"]), 1, scene["lines"])


def journal(page: Page, name: str) -> list[str]:
    return (page.locator(LAYER).get_attribute(f"data-{name}") or "").split()


def rested(page: Page) -> None:
    """Wait until everything was shown."""
    page.wait_for_function(f"() => document.querySelector('{LAYER}').dataset.busy !== 'yes'")


KINDS = {
    "dice": "roll",
    "robber": "glide",
    "ghost": "glide",
    "steal": "theft",
    "confirm": "deal",
    "city": "city",
    "fortress": "build",
    "wall": "wall",
    "ship": "sail",
    "lay": "church",
    "event": "play",
    "above": "regions",
    "bury": "discard",
    "road": "build",
    "settle": "build",
    "boat": "build",
    "discard": "discard",
    "market": "gain",
    "at": "cubes",
    "gain": "store",
}
"""Kinds of steps that rows with these verbs must cause, in any game."""


def wanted(scene: Json) -> set[str]:
    return {KINDS[verb] for verb in scene["what"].split() if verb in KINDS}


@pytest.mark.parametrize("game", BOARDS)
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_every_kind_of_change_is_animated(site: str, browser: Browser, game: str, phone: bool) -> None:
    page = sit(browser, site, game, phone=phone, speed="fast")
    for scene in filter(wanted, scenes(game)):
        happen(page, scene)
        rested(page)
        moved = set(journal(page, "motion"))
        assert wanted(scene) <= moved, (scene["what"], moved)
    assert journal(page, "told") in ([], ["jump"] * len(journal(page, "told")))
    animated = page.evaluate("window.animated")
    assert any(item["flies"] for item in animated)
    used = {name for item in animated for name in item["values"]}
    assert used <= {"transform", "translate", "rotate", "scale", "opacity", "offset", "easing"}
    assert not [item for item in animated if item["target"] and set(item["values"]) - {"opacity", "offset"}]
    page.wait_for_function(f"() => !document.querySelector('{LAYER}').children.length")
    no_failure(page, site)
    page.context.close()


@pytest.mark.parametrize("game", BOARDS)
def test_with_reduced_motion_changes_are_told_without_movement(
    site: str, browser: Browser, game: str
) -> None:
    page = sit(browser, site, game, reduced_motion="reduce")
    told: set[str] = set()
    for scene in filter(wanted, scenes(game)):
        happen(page, scene)
        rested(page)
        told |= set(journal(page, "told"))
    assert journal(page, "motion") == []
    assert set().union(*map(wanted, scenes(game))) <= told
    for item in page.evaluate("window.animated"):
        for name in ("transform", "translate", "rotate", "scale"):
            assert len(set(item["values"].get(name, []))) <= 1, item
    no_failure(page, site)
    page.context.close()


def roll(game: str) -> Json:
    """Return a roll that produces something."""
    return max(
        (scene for scene in scenes(game) if "dice" in scene["what"].split()),
        key=lambda scene: json.dumps(scene["lines"]).count("told-gain"),
    )


def test_motion_can_be_off_and_escape_skips_the_rest(site: str, browser: Browser) -> None:
    game = BOARDS[0]
    page = sit(browser, site, game, speed="off")
    happen(page, roll(game))
    assert journal(page, "motion") == []
    assert page.evaluate("window.animated") == []
    page.context.close()
    page = sit(browser, site, game, speed="slow")
    happen(page, roll(game))
    assert journal(page, "motion") == ["roll"]
    page.keyboard.press("Escape")
    assert page.locator(LAYER).get_attribute("data-busy") == "no"
    assert journal(page, "motion") == ["roll"]
    happen(page, roll(game))
    page.keyboard.press("x")  # any other key finishes the current step
    assert len(journal(page, "motion")) >= 3
    page.context.close()


def test_the_speed_is_chosen_in_the_settings_and_kept(site: str, browser: Browser) -> None:
    page = visit(browser, site)
    for speed in ("slow", "normal"):
        page.goto(f"{site}/settings")
        page.locator(f"input[name=speed][value={speed}]").check(force=True)
        page.reload()
        expect(page.locator(f"input[name=speed][value={speed}]")).to_be_checked()
    page.context.close()


def test_sound_starts_only_when_switched_on(site: str, browser: Browser) -> None:
    game = BOARDS[0]
    page = sit(browser, site, game, LISTEN)
    happen(page, roll(game))
    rested(page)
    assert page.evaluate("[window.contexts, window.sounds]") == [0, 0]
    switch = page.get_by_role("button", name="Sound")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("window.contexts") == 1
    happen(page, roll(game))
    rested(page)
    rattled = page.evaluate("window.sounds")
    assert rattled >= 5  # the dice alone
    switch.click()
    happen(page, roll(game))
    rested(page)
    assert page.evaluate("[window.contexts, window.sounds]") == [1, rattled]
    page.goto(f"{site}/settings")
    expect(page.locator("input[name=volume]")).to_be_disabled()
    page.get_by_label("Sound", exact=True).check(force=True)
    expect(page.locator("input[name=volume]")).to_be_enabled()
    no_failure(page, site)
    page.context.close()


FRAMES = """
  window.frames_ = [];
  let last = 0;
  const next = (now) => {
    if (last) window.frames_.push(now - last);
    last = now;
    window.ticking = requestAnimationFrame(next);
  };
  window.ticking = requestAnimationFrame(next);
"""
THROTTLE = 4
FRAME = 1000 / 60


@pytest.mark.parametrize("game", BOARDS)
def test_a_phone_can_show_sixty_frames_a_second(site: str, browser: Browser, game: str) -> None:
    """The page's computation leaves room for all frames, on a phone four times slower than this machine.

    Frame counts on a busy machine say little, so the time computed for each is measured. No layout happens in
    flight.
    """
    page = sit(browser, site, game, phone=True)
    devtools = page.context.new_cdp_session(page)
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": THROTTLE})

    def metrics() -> dict[str, float]:
        return {item["name"]: item["value"] for item in devtools.send("Performance.getMetrics")["metrics"]}

    happen(page, roll(game))
    page.evaluate(FRAMES)
    before = metrics()
    rested(page)
    after = metrics()
    frames = page.evaluate("cancelAnimationFrame(window.ticking), window.frames_")
    steps = len(journal(page, "motion"))
    assert steps >= 2
    shown = sum(frames) / FRAME
    spent = 1000 * (after["TaskDuration"] - before["TaskDuration"]) / shown
    layouts = after["LayoutCount"] - before["LayoutCount"]
    print(f"{game}: {spent:.1f} ms computed for a frame, {layouts:.0f} layouts in {steps} steps")
    print(f"{game}: a frame every {statistics.median(frames):.1f} ms here and now, of {sum(frames):.0f} ms")
    assert spent < FRAME
    assert layouts <= 3 * steps + 2  # where a step begins and ends, never in flight
    page.context.close()
