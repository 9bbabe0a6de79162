"""Notifications, the keyboard, leaving and taking seats, and the page without a network."""

from __future__ import annotations

import json
import re
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import uvicorn
from browser.conftest import UNHURRIED, free_port, running_site
from browser.pages import against_bots, call, no_failure, read, visit
from playwright.sync_api import Browser, Page, expect

from archipel.server.play import clocks
from archipel.server.play.clocks import Pace
from archipel.server.settings import Settings
from archipel.server.web.app import create_app

HELP = "[data-testid=help]"
PEOPLE = "[data-testid=people]"


def two_people(site: str, browser: Browser, **wishes: object) -> tuple[Page, Page, str]:
    """Let Ana and Bob play with a bot, and return the number of their table."""
    ana, bob = visit(browser, site), visit(browser, site)
    call(ana, "POST", "/guests", {"name": "Ana", "lang": "en"})
    call(bob, "POST", "/guests", {"name": "Bob", "lang": "en"})
    body = {"game": "settlers", "seats": ["me", "open", "greedy"], "pace": "untimed", **wishes}
    table = call(ana, "POST", "/tables", body)["id"]
    call(bob, "POST", f"/tables/{table}/sit", {"seat": 1, "ready": True})
    for page in (ana, bob):
        page.goto(f"{site}/table/{table}")
        page.wait_for_selector(".board svg")
    return ana, bob, table


def say(page: Page, phrase: str) -> None:
    page.locator("[data-tab=chat]").click()
    page.get_by_role("button", name=phrase).click()


def test_unread_chat_lines_are_counted(site: str, browser: Browser) -> None:
    ana, bob, _ = two_people(site, browser)
    say(bob, "Hello!")
    say(bob, "Good luck!")
    expect(ana.locator("[data-unread='2']")).to_be_visible()
    expect(ana).to_have_title(re.compile(r"^\(2\) "))
    assert ana.locator("link[rel=icon]").get_attribute("href") == "/icon-dot.svg"
    expect(bob.locator("[data-unread]")).to_have_count(0)
    ana.locator("[data-tab=chat]").click()
    expect(ana.locator("[data-unread]")).to_have_count(0)
    expect(ana).not_to_have_title(re.compile(r"^\("))
    ana.reload()
    ana.wait_for_selector(".board svg")
    expect(ana.get_by_role("tab", name="Chat")).to_be_visible()
    expect(ana.locator("[data-unread]")).to_have_count(0)
    for page in (ana, bob):
        no_failure(page, site)
        page.context.close()


AWAY = """
window.told = [];
window.Notification = class {
  static permission = "granted";
  static requestPermission = async () => "granted";
  constructor(title, more) { window.told.push(more.body); }
};
window.lookAway = () => {
  Object.defineProperty(document, "hidden", { value: true, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
};
"""
"""Records notifications, and can tell the page that it is hidden."""


def test_a_turn_and_a_chat_line_are_notified_if_wanted(site: str, browser: Browser) -> None:
    ana, bob, table = two_people(site, browser)
    bob.add_init_script(AWAY)
    bob.goto(f"{site}/settings")
    bob.locator("input[name=notify]").check()
    bob.goto(f"{site}/table/{table}")
    bob.wait_for_selector(".board svg")
    bob.evaluate("lookAway()")
    say(ana, "Hello!")
    bob.wait_for_function("() => told.some((words) => words.includes('Ana – Hello!'))")
    for page in (ana, bob):
        page.context.close()


def test_my_turn_is_in_the_title(site: str, browser: Browser) -> None:
    for language, words in (("en-US", "● Your turn – Settlers"), ("fr-FR", "● À vous – Les Colons")):
        page = visit(browser, site, language)
        against_bots(page, site, "settlers")
        page.wait_for_selector(".prompt.asked")
        expect(page).to_have_title(words)
        page.goto(site)
        expect(page).to_have_title("Archipel")
        page.context.close()


@pytest.mark.parametrize("game", ["settlers", "princes", "elasund", "junior"])
def test_the_help_lists_the_keys(site: str, browser: Browser, game: str) -> None:
    page = visit(browser, site)
    against_bots(page, site, game)
    page.wait_for_selector(".prompt.asked")
    page.keyboard.press("?")
    listed = page.locator(f"{HELP} [data-shortcut]")
    expect(page.locator(f"{HELP} [data-shortcut='?']")).to_be_visible()
    expect(page.locator(f"{HELP} [data-shortcut='l']")).to_be_visible()
    assert listed.count() >= 5
    page.keyboard.press("l")  # the sheet covers the table, whose keys do nothing meanwhile
    assert page.evaluate("document.activeElement.closest('dialog') !== null")
    page.keyboard.press("?")
    expect(page.locator(HELP)).to_have_count(0)
    page.keyboard.press("l")
    assert page.evaluate("document.activeElement.hasAttribute('data-action')")
    page.get_by_role("button", name="Keyboard").click()
    expect(page.locator(HELP)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(HELP)).to_have_count(0)
    no_failure(page, site)
    page.context.close()


def test_the_help_depends_on_what_is_shown(site: str, browser: Browser) -> None:
    page = visit(browser, site, "fr-FR")
    page.wait_for_selector("main h1")
    page.keyboard.press("?")
    expect(page.locator(f"{HELP} [data-shortcut]")).to_have_count(3)
    expect(page.locator(f"{HELP} kbd", has_text="Entrée")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_label("Un code").click()
    page.keyboard.press("?")  # a question mark, while somebody is typing
    expect(page.locator(HELP)).to_have_count(0)
    page.context.close()


def test_only_the_key_registry_listens_to_the_keyboard() -> None:
    """Every key goes through the registry, so the help knows it."""
    source = Path(__file__).parent.parent.parent / "client" / "src"
    listening = re.compile(r"<svelte:(window|document)[^>]*onkeydown=")
    found = [path.name for path in source.rglob("*.svelte") if listening.search(path.read_text())]
    assert found == ["App.svelte"]


def test_a_player_leaves_comes_back_and_reports(site: str, browser: Browser) -> None:
    ana, bob, table = two_people(site, browser)
    bob.locator("[data-people]").click()
    bob.locator("[data-report='0']").click()
    bob.get_by_label(re.compile("What did Ana do")).fill("shouts")
    with bob.expect_response("**/report") as answer:
        bob.get_by_role("button", name="Send the report").click()
    assert answer.value.status == 201
    expect(bob.locator(PEOPLE)).to_contain_text("reported")
    bob.locator("[data-leave]").click()
    bob.locator("[data-leave=sure]").click()
    bob.wait_for_url(f"{site}/")
    assert read(site, f"/tables/{table}")["seats"][1]["away"] is True
    bob.goto(f"{site}/table/{table}")
    bob.locator("[data-door=return] button").click()
    expect(bob.locator("[data-door=return]")).to_have_count(0)
    assert read(site, f"/tables/{table}")["seats"][1]["away"] is False
    for page in (ana, bob):
        no_failure(page, site)
        page.context.close()


def test_a_newcomer_asks_the_host_for_a_bots_seat(site: str, browser: Browser) -> None:
    ana, bob, table = two_people(site, browser)
    eve = visit(browser, site)
    eve.goto(f"{site}/table/{table}")
    eve.locator("[data-take='2']").click()
    expect(eve.locator("[data-door=asked]")).to_be_visible()
    expect(bob.locator("[data-door=request]")).to_have_count(0)  # only the host decides
    ana.locator("[data-door=request]").get_by_role("button", name="Yes, welcome").click()
    eve.wait_for_selector("[data-seat='2'].me")
    expect(eve.locator("[data-door]")).to_have_count(0)
    expect(ana.locator("[data-door=request]")).to_have_count(0)
    assert read(site, f"/tables/{table}")["seats"][2]["person"] is not None
    for page in (ana, bob, eve):
        page.context.close()


def test_a_host_gives_a_left_seat_to_a_bot_and_closes_the_game(site: str, browser: Browser) -> None:
    ana, bob, table = two_people(site, browser)
    call(bob, "POST", f"/tables/{table}/leave")
    ana.locator("[data-people]").click()
    ana.locator("[data-remove='1']").click()
    expect(ana.locator("[data-remove]")).to_have_count(0)
    assert read(site, f"/tables/{table}")["seats"][1]["person"] is None
    ana.locator("[data-close]").click()
    with ana.expect_response("**/close") as answer:
        ana.locator("[data-close=sure]").click()
    assert answer.value.json()["status"] == "closed"
    for page in (ana, bob):
        page.context.close()


def test_the_lobby_can_show_only_tables_with_free_seats(site: str, browser: Browser) -> None:
    page = visit(browser, site)
    call(page, "POST", "/guests", {"name": "Ana", "lang": "en"})
    wish = {"game": "settlers", "pace": "untimed", "private": False}
    free = call(page, "POST", "/tables", {**wish, "seats": ["me", "open", "open"]})["id"]
    full = call(page, "POST", "/tables", {**wish, "seats": ["me", "greedy", "greedy"]})["id"]
    page.goto(f"{site}/tables")
    expect(page.locator(f"[data-table='{full}']")).to_be_visible()
    page.get_by_label("Only with a free seat").check()
    expect(page.locator(f"[data-table='{full}']")).to_have_count(0)
    expect(page.locator(f"[data-table='{free}']")).to_be_visible()
    page.context.close()


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[str]:
    """Run a server in this process with very short turns."""
    monkeypatch.setitem(clocks.LIVE, "quick", {"normal": Pace(0.3, 0.2, 0.3)})
    monkeypatch.setattr(clocks, "GRACES", 0)
    for name, value in UNHURRIED.items():
        monkeypatch.setenv(name, value)
    settings = Settings(db=str(tmp_path / "hasty.db"), port=free_port(), sweep=0.05)
    config = uvicorn.Config(
        create_app(settings), port=settings.port, ws="websockets-sansio", log_level="warning"
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    yield f"http://127.0.0.1:{settings.port}"
    server.should_exit = True
    thread.join()


def test_the_others_vote_about_a_late_player(hasty: str, browser: Browser) -> None:
    ana, bob, table = two_people(hasty, browser, pace="normal", absence="vote")
    late = ana if 0 in read(hasty, f"/tables/{table}")["asked"] else bob
    voter = bob if late is ana else ana
    voter.locator("[data-door=vote] button").click()
    expect(voter.locator("[data-door=vote]")).to_have_count(0)
    expect(late.locator("[data-door=return]")).to_be_visible()
    for page in (ana, bob):
        page.context.close()


def test_a_player_is_told_that_a_bot_moved_for_them(hasty: str, browser: Browser) -> None:
    ana, bob, _ = two_people(hasty, browser, pace="normal", absence="once")
    told = ana.locator("[data-door=played-for]")
    expect(told).to_contain_text("a bot has played for you")
    for page in (ana, bob):
        page.context.close()


def test_without_a_network_the_page_says_so(browser: Browser, tmp_path: Path) -> None:
    context = browser.new_context()
    context.add_init_script("Object.defineProperty(navigator, 'webdriver', { get: () => false })")
    page = context.new_page()
    with running_site(tmp_path) as address:
        page.goto(address)
        page.wait_for_selector("main h1")
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        page.reload()
        page.wait_for_selector("main h1")
        page.wait_for_load_state("networkidle")
        kept = page.evaluate(
            """async () => {
              const names = await caches.keys();
              const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
              return all.flat().map((request) => new URL(request.url).pathname);
            }"""
        )
        assert "/offline.html" in kept
        assert any(path.endswith(".woff2") for path in kept)
        assert not [path for path in kept if path.startswith("/api") or path == "/"]
    page.goto(f"{address}/tables")
    expect(page.get_by_role("heading", name="No connection")).to_be_visible()
    expect(page.get_by_role("heading", name="Pas de connexion")).to_be_visible()
    context.close()


def test_the_page_can_be_installed(site: str, browser: Browser) -> None:
    page = visit(browser, site)
    assert page.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)") == 0
    href = page.locator("link[rel=manifest]").get_attribute("href")
    answer = page.request.get(f"{site}{href}")
    manifest = json.loads(answer.text())
    assert {"name", "start_url", "display", "icons", "theme_color"} <= set(manifest)
    policy = answer.headers["content-security-policy"]
    assert "worker-src 'self'" in policy
    assert "manifest-src 'self'" in policy
    for icon in manifest["icons"]:
        drawn = page.evaluate(
            """(src) => new Promise((done) => {
              const image = new Image();
              image.onload = () => done([image.naturalWidth, image.naturalHeight]);
              image.src = src;
            })""",
            icon["src"],
        )
        if icon["sizes"] != "any":
            assert icon["sizes"] == f"{drawn[0]}x{drawn[1]}"
    script = page.request.get(f"{site}/sw.js")
    assert "javascript" in script.headers["content-type"]
    assert script.headers["cache-control"] == "no-cache"
    page.context.close()
