"""The pages around the tables: lobby, new table, waiting room, settings, profile."""

from __future__ import annotations

import re
from typing import Any

import pytest
from browser.pages import call, no_failure, open_table, read, visit
from browser.test_screens import DIST, OPEN, all_right, examine
from fair import fair_game
from playwright.sync_api import Browser, Page, expect

from archipel.words import languages

LONGEST = "Wilhelmina-Karolina Wurm"
"""A name of the maximum length."""
SIZES = {"desktop": (1440, 900), "phone": (360, 640)}

OVERFLOW = """
() => {
  const out = [];
  const name = (e) => `${e.tagName}.${[...e.classList].join(".")} "${e.textContent.trim().slice(0, 60)}"`;
  const whole = document.documentElement.scrollWidth;
  if (whole > innerWidth) out.push(`page ${whole}`);
  for (const e of document.querySelectorAll("#app *")) {
    if (!(e instanceof HTMLElement)) continue;
    if (e.closest(".visually-hidden, [aria-hidden=true], select, input")) continue;
    const style = getComputedStyle(e);
    const box = e.getBoundingClientRect();
    if (!box.width || !box.height || style.display === "inline") continue;
    if (style.textOverflow === "ellipsis" && e.scrollWidth > e.clientWidth + 1) out.push(`cut: ${name(e)}`);
    if (!/auto|scroll/.test(style.overflowX) && e.scrollWidth > e.clientWidth + 1 && e.clientWidth)
      out.push(`wide: ${name(e)}`);
    if (box.right > innerWidth + 1 || box.left < -1) out.push(`outside: ${name(e)}`);
  }
  return out;
}
"""
"""Elements that do not fit into their box or into the window."""


def settled(page: Page, address: str, awaited: str = "main h1") -> None:
    """Open a page, and wait until everything is shown."""
    page.goto(address)
    page.wait_for_selector(awaited)
    page.wait_for_load_state("networkidle")
    page.evaluate(OPEN)


def furnished(page: Page, site: str) -> dict[str, Any]:
    """Give somebody with the longest name a table in the lobby, a game in progress and a finished one."""
    call(page, "POST", "/guests", {"name": LONGEST, "lang": "en"})
    seats = ["me", "open", "greedy", "open"]
    waiting = call(page, "POST", "/tables", {"game": "settlers", "seats": seats, "private": False})
    call(page, "POST", "/tables", {"game": "elasund", "seats": ["me", "greedy"], "private": False})
    call(page, "POST", "/records", {"text": fair_game("junior", 3)})
    return dict(waiting)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", languages())
def test_every_page_fits_with_the_longest_name(site: str, browser: Browser, size: str, language: str) -> None:
    width, height = SIZES[size]
    page = visit(browser, site, language, phone=size == "phone")
    page.set_viewport_size({"width": width, "height": height})
    waiting = furnished(page, site)
    guest = visit(browser, site, language)
    call(guest, "POST", "/guests", {"name": LONGEST[::-1], "lang": "en"})
    call(guest, "POST", f"/tables/{waiting['id']}/sit", {"seat": 1})
    wrong: dict[str, list[str]] = {}
    pages = {
        "": "[data-tables=mine] li",
        "tables": "[data-table]",
        "new": "main [data-way]",
        **{f"new/{game['key']}": "form [data-seat]" for game in read(site, "/games")["games"]},
        f"table/{waiting['id']}": "[data-sit]",
        "settings": "input[name=theme]",
        "profile": "[data-tables=mine] li",
    }
    for path, awaited in pages.items():
        settled(page, f"{site}/{path}", awaited)
        wrong[f"/{path}"] = page.evaluate(OVERFLOW)
    all_right(wrong)
    no_failure(page, site)
    page.context.close()
    guest.context.close()


@pytest.mark.parametrize("light", ["light", "dark"])
def test_pages_with_content_are_accessible(site: str, browser: Browser, light: str) -> None:
    page = visit(browser, site)
    waiting = furnished(page, site)
    wrong: dict[str, list[str]] = {}
    for path, awaited in {
        "": "[data-tables=mine] li",
        "tables": "[data-table]",
        "new/settlers": "form [data-seat]",
        f"table/{waiting['id']}": "[data-sit]",
        "settings": "a[download]",
        "profile": "[data-tables=mine] li",
    }.items():
        settled(page, f"{site}/{path}", awaited)
        wrong[f"/{path}"] = examine(page, light)
    page.keyboard.press("?")
    page.wait_for_selector("[data-testid=help]")
    wrong["help"] = examine(page, light)
    all_right(wrong)
    page.context.close()


def test_the_overflow_test_can_fail(site: str, browser: Browser) -> None:
    page = visit(browser, site)
    settled(page, f"{site}/settings")
    assert page.evaluate(OVERFLOW) == []
    page.evaluate("document.querySelector('h2').style.width = '1px'")
    page.evaluate("document.querySelector('h2').style.whiteSpace = 'nowrap'")
    assert page.evaluate(OVERFLOW) != []
    page.context.close()


def test_a_first_visit_causes_no_error(site: str, browser: Browser) -> None:
    context = browser.new_context()
    page = context.new_page()
    wrong: list[str] = []
    page.on("console", lambda line: wrong.append(line.text) if line.type == "error" else None)
    page.on("response", lambda answer: wrong.append(answer.url) if answer.status >= 400 else None)
    for path in ("", "tables", "new/junior", "settings", "profile"):
        page.goto(f"{site}/{path}")
        page.wait_for_selector("main h1")
        page.wait_for_load_state("networkidle")
    assert wrong == []
    context.close()


def test_the_lobby_shows_seats_and_leads_to_them(site: str, browser: Browser) -> None:
    ana, bob = visit(browser, site), visit(browser, site)
    call(ana, "POST", "/guests", {"name": "Ana", "lang": "en"})
    seats = ["me", "open", "greedy"]
    table = call(ana, "POST", "/tables", {"game": "junior", "seats": seats, "private": False})
    bob.goto(f"{site}/tables")
    row = bob.locator(f"[data-table='{table['id']}']")
    expect(row).to_contain_text("Ana’s table")
    expect(row).to_have_attribute("data-free", "1")
    expect(row.get_by_role("img")).to_have_attribute("aria-label", re.compile("Ana.*1 seat free"))
    bob.locator("input[name=game][value=settlers]").check()
    expect(row).to_have_count(0)
    bob.locator("input[name=game][value=junior]").check()
    row.get_by_role("link", name="Sit down").click()
    bob.get_by_label("Your name").fill("Bob")
    bob.locator("[data-sit]").click()
    bob.wait_for_selector(".table")
    assert [seat["name"] for seat in read(site, f"/tables/{table['id']}")["seats"]][:2] == ["Ana", "Bob"]
    for page in (ana, bob):
        no_failure(page, site)
        page.context.close()


def test_a_new_table_has_the_chosen_options(site: str, browser: Browser) -> None:
    page = visit(browser, site)
    link = open_table(
        page,
        site,
        "settlers",
        ["me", "open", "hard"],
        board="variable",
        theft="compulsory",
        chat="free",
        hints=True,
    )
    made = read(site, f"/tables/{link.rsplit('/', 1)[1]}")
    assert [seat["bot"] for seat in made["seats"]] == [None, None, "hard"]
    assert {"board=variable", "theft=compulsory"} <= set(made["options"].split())
    assert (made["chat"], made["hints"], made["private"]) == ("free", True, True)
    expect(page.get_by_text("variable island")).to_be_visible()
    no_failure(page, site)
    page.context.close()


@pytest.mark.parametrize("game", ["elasund", "junior"])
def test_chairs_have_the_chosen_colours(site: str, browser: Browser, game: str) -> None:
    page = visit(browser, site)
    page.goto(f"{site}/new/{game}")
    lead = page.locator("[data-option=lead] label").last
    chair = page.locator("[data-seat='0'] [data-choice='seat-0']")
    expect(chair).to_be_visible()
    page.evaluate("for (const folded of document.querySelectorAll('details')) folded.open = true")
    lead.click()  # not before it has stopped moving
    expect(lead.locator("input")).to_be_checked()
    name = lead.inner_text()
    expect(chair).to_have_attribute("aria-label", re.compile(name, re.IGNORECASE))
    no_failure(page, site)
    page.context.close()


def test_the_waiting_room_shows_seats_and_starts_the_game(site: str, browser: Browser) -> None:
    ana, bob = visit(browser, site), visit(browser, site, "fr-FR")
    ana.goto(f"{site}/new/settlers")
    ana.get_by_label("Your name").fill("Ana")
    ana.locator("[data-open-table]").click()
    ana.wait_for_selector("[data-code]")
    code = ana.locator("[data-code]").inner_text()
    expect(ana.get_by_role("img", name="The link as a QR code")).to_be_visible()
    bob.get_by_label("Un code").fill(code)
    bob.get_by_role("button", name="Rejoindre").click()
    bob.get_by_label("Votre nom").fill("Bob")
    bob.locator("[data-sit]").first.click()
    expect(ana.get_by_text("2 seats are free.")).to_be_visible()
    bob.locator("[data-ready]").click()
    expect(ana.get_by_text("Not ready yet: Bob.")).to_be_visible()
    ana.locator("[data-bot]").first.click()
    level = ana.get_by_label(re.compile("how strong"))
    level.select_option("hard")
    expect(bob.get_by_text("robot · difficile")).to_be_visible()
    level.select_option("")
    expect(ana.locator("[data-bot]")).to_have_count(2)
    bob.get_by_role("button", name="Bonjour !").click()
    expect(ana.get_by_role("list", name="Chat")).to_contain_text("Hello!")
    ana.locator("[data-fill]").click()
    expect(ana.locator("[data-fill]")).to_have_count(0)
    bob.locator("[data-ready]").click()
    for page in (ana, bob):
        page.wait_for_selector(".table")
        no_failure(page, site)
        page.context.close()


def test_settings_are_kept_and_a_name_can_be_changed(site: str, browser: Browser) -> None:
    page = visit(browser, site)
    call(page, "POST", "/guests", {"name": "Ana", "lang": "en"})
    page.goto(f"{site}/settings")
    before = page.locator("main h2").first.bounding_box()
    page.locator("input[name=theme][value=dark]").check()
    page.locator("input[name=size][value=huge]").check()
    page.reload()
    page.wait_for_selector("main h2")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    after = page.locator("main h2").first.bounding_box()
    assert before is not None
    assert after is not None
    assert after["height"] > 1.1 * before["height"]
    page.get_by_label("Your name").fill("Anne")
    page.get_by_role("button", name="Change").first.click()
    expect(page.get_by_role("link", name="Anne: my games and my name")).to_be_visible()
    page.locator("input[name=language][value=fr]").check()
    expect(page.get_by_role("heading", name="Réglages")).to_be_visible()
    page.context.close()


def test_the_profile_counts_the_games(site: str, browser: Browser) -> None:
    page = visit(browser, site)
    call(page, "POST", "/guests", {"name": "Ana", "lang": "en"})
    me = call(page, "GET", "/me")["id"]
    seats = [
        {
            "seat": i,
            "person": me if i == 0 else "other",
            "name": n,
            "colour": c,
            "bot": None,
            "online": False,
            "away": False,
            "ready": True,
            "contribution": None,
        }
        for i, (n, c) in enumerate((("Ana", "red"), ("Marc", "blue")))
    ]
    result = {"winners": [0], "rule": "", "scores": [13, 9], "secret": ""}
    table = {**call(page, "POST", "/tables", {"game": "princes", "seats": ["me", "open"]}), "status": "over"}
    table |= {"result": result, "seats": seats, "ended": 1.0, "imported": False}
    page.route("**/api/me/games", lambda route: route.fulfill(json=[table]))
    page.goto(f"{site}/profile")
    expect(page.locator(".figures")).to_contain_text("100%won; chance alone: 50%")
    expect(page.locator(".others")).to_contain_text("Marc")
    expect(page.locator(".last")).to_contain_text("13 points")
    page.context.close()


def test_the_counted_weight_is_what_a_browser_loads(site: str, browser: Browser) -> None:
    import sys

    sys.path.insert(0, str(DIST.parent.parent / "tools"))
    import weight

    page = visit(browser, site, "fr-FR")
    page.wait_for_selector("[data-play]")
    page.wait_for_load_state("networkidle")

    def fetched() -> set[str]:
        found = page.evaluate("performance.getEntriesByType('resource').map((r) => new URL(r.name).pathname)")
        return {path.lstrip("/") for path in found if (DIST / path.lstrip("/")).is_file()}

    unseen = set(weight.PAGE)
    assert fetched() - unseen == weight.home_files("fr") - unseen
    call(page, "POST", "/guests", {"name": "Ana", "lang": "en"})
    table = call(page, "POST", "/tables", {"game": "settlers", "seats": ["me", "greedy", "greedy"]})
    page.goto(f"{site}/table/{table['id']}")
    page.wait_for_selector(".board svg")
    page.wait_for_load_state("networkidle")
    assert fetched() - unseen == weight.table_files("settlers", "fr") - unseen
    page.context.close()
