"""The end of a game in the browser: podium, sources of points, turning points, and where to go next."""

from __future__ import annotations

import pytest
from browser.pages import ORDER, RESULT, autopilot, call, no_failure, open_table, read, visit
from browser.test_replay import LONG, SEATS, bring
from browser.test_screens import cramped, examine
from fair import fair_game
from playwright.sync_api import Browser, Page, expect

OUTSIDE = """
() => [...document.querySelectorAll("dialog :is(td, th, h2, h3, p, li, button, a), [data-testid=end-bar] *")]
  .filter((e) => !e.closest("svg, .visually-hidden") && getComputedStyle(e).display !== "inline")
  .filter((e) => e.clientWidth && e.scrollWidth > e.clientWidth + 1)
  .map((e) => e.outerHTML.slice(0, 120))
"""
"""Elements wider than their box."""
POINT = "[data-testid=turning-points] li"
PNG = b"\x89PNG\r\n\x1a\n"


def end_of(page: Page, site: str, game: str, names: list[str] | None = None) -> str:
    """Open a finished game at its table, and return its id."""
    id = bring(page, fair_game(game, SEATS[game], names))
    page.goto(f"{site}/table/{id}")
    page.wait_for_selector(RESULT)
    page.wait_for_selector("[data-testid=turning-points]")
    return id


@pytest.mark.parametrize("game", sorted(SEATS))
def test_the_end_shows_podium_sources_and_turning_points(browser: Browser, site: str, game: str) -> None:
    page = visit(browser, site)
    id = end_of(page, site, game)
    result = read(site, f"/tables/{id}")["result"]
    scores, winners = result["scores"], result["winners"]
    rows = page.locator("[data-testid=podium] tbody tr")
    order = sorted(range(SEATS[game]), key=lambda seat: (seat not in winners, -scores[seat], seat))
    assert [int(row.get_attribute("data-of") or -1) for row in rows.all()] == order
    sources = [head.get_attribute("data-source") for head in page.locator("[data-source]").all()]
    assert sources == [source for source in result["sources"][0] if any(s[source] for s in result["sources"])]
    for seat, row in zip(order, rows.all()):
        cells = [cell.inner_text().replace("·", "0").split()[0] for cell in row.locator("td").all()]
        place, *brought, points = map(int, cells)
        assert brought == [result["sources"][seat][source] for source in sources]
        assert (sum(brought), points) == (scores[seat], scores[seat])
        better = sum(scores[other] > scores[seat] or other in winners for other in order if other != seat)
        assert place == (1 if seat in winners else 1 + better)
    course = read(site, f"/tables/{id}/course")
    turning = [point["row"] for point in course["turning_points"]]
    shown = page.locator(POINT).all()
    assert [int(point.get_attribute("data-row") or 0) for point in shown] == turning
    expect(page.locator(f"{RESULT} [data-turning]")).to_have_count(len(turning))
    expect(page.locator(f"{RESULT} .line")).to_have_count(SEATS[game])
    assert examine(page, "light", "dark") == []
    no_failure(page, site)


def test_the_end_is_closed_and_opened_again(browser: Browser, site: str) -> None:
    page = visit(browser, site)
    id = end_of(page, site, "junior")
    page.keyboard.press("Escape")
    expect(page.locator(RESULT)).to_have_count(0)
    bar = page.get_by_test_id("end-bar")
    expect(bar).to_contain_text("wins with 7 points!")
    assert examine(page, "light", "dark") == []
    bar.get_by_role("button", name="Result").click()
    expect(page.locator(RESULT)).to_be_visible()
    page.get_by_role("button", name="Look at the board").click()
    expect(page.locator(RESULT)).to_have_count(0)
    bar.get_by_role("link", name="Replay").click()
    page.get_by_test_id("gate").get_by_role("textbox").fill("0")  # children do not leave alone
    assert page.url.endswith(id)
    no_failure(page, site)


def test_the_result_is_shared_as_link_and_as_picture(browser: Browser, site: str) -> None:
    page = visit(browser, site, permissions=["clipboard-read", "clipboard-write"])
    id = end_of(page, site, "settlers", LONG)
    page.get_by_test_id("share-link").click()
    expect(page.get_by_role("status").filter(has_text="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == f"{site}/replay/{id}"
    with page.expect_download() as download:
        page.get_by_test_id("save-picture").click()
    assert download.value.suggested_filename == f"settlers-{id}.png"
    picture = download.value.path().read_bytes()
    assert picture[:8] == PNG
    assert int.from_bytes(picture[16:20]) == 1200
    assert len(picture) > 30_000, "the picture has words, marks and lines"
    no_failure(page, site)


def test_a_turning_point_is_watched_and_played_again(browser: Browser, site: str) -> None:
    page = visit(browser, site)
    id = end_of(page, site, "settlers")
    row = int(page.locator(POINT).nth(1).get_attribute("data-row") or 0)
    page.get_by_role("link", name="Show moment 2 in the replay").click()
    page.wait_for_url(f"**/replay/{id}?v={row}")
    page.wait_for_selector(f".board[data-shown='{row}']")
    page.go_back()
    page.wait_for_selector("[data-testid=turning-points]")
    page.get_by_role("button", name="Try moment 2 again").click()
    page.wait_for_selector(".prompt.asked")
    branch = page.url.rsplit("/", 1)[1]
    assert branch != id
    call(page, "POST", f"/tables/{branch}/close")  # only the record of a closed table contains everything
    text = page.evaluate("id => fetch(`/api/tables/${id}/record`).then((a) => a.text())", branch)
    assert f'[Branch "{id} {row - 1}"]' in text
    no_failure(page, site)


@pytest.mark.parametrize(("order", "seat"), [("swapped", 2), ("same", 0)])
def test_a_game_is_played_to_its_end_and_a_rematch_follows(
    browser: Browser, site: str, order: str, seat: int
) -> None:
    page = visit(browser, site)
    link = open_table(page, site, "junior", ["me", "greedy", "greedy"])
    autopilot(page, ORDER["junior"])
    page.wait_for_selector("[data-testid=end-bar]", timeout=120_000)
    page.wait_for_selector(RESULT)
    expect(page.locator("tr.won")).to_have_attribute("data-placed", "1")
    page.locator(f"[data-order={order}]").click()
    expect(page.locator(f"[data-order={order}]")).to_have_attribute("aria-pressed", "true")
    page.get_by_test_id("rematch").click()
    page.wait_for_url(lambda url: "/table/" in url and url != link)
    page.wait_for_selector(".prompt")
    new = call(page, "GET", f"/tables/{page.url.rsplit('/', 1)[1]}")
    me = call(page, "GET", "/me")["id"]
    assert [other["seat"] for other in new["seats"] if other["person"] == me] == [seat]
    page.goto(link)
    page.wait_for_selector(RESULT)
    page.get_by_role("button", name="To the next game").click()
    page.wait_for_url(f"**/table/{new['id']}")
    no_failure(page, site)


@pytest.mark.parametrize("game", sorted(SEATS))
def test_the_longest_names_fit_the_end_on_a_phone(browser: Browser, site: str, game: str) -> None:
    page = visit(browser, site, "fr-FR", phone=True)
    end_of(page, site, game, LONG)
    assert cramped(page) + page.evaluate(OUTSIDE) == []
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("end-bar")).to_be_visible()
    assert cramped(page) + page.evaluate(OUTSIDE) == []
    no_failure(page, site)
