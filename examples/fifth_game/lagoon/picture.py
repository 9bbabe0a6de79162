"""A text drawing of a view, for terminals and for the plain board of the browser."""

from __future__ import annotations

from lagoon.view import KeeperView, LagoonView

WAVES = "~ ~~ ~~~ ~~ ~ "


def draw(view: LagoonView) -> str:
    """Draw the lagoon, the boats out of the game, and every keeper."""
    waves = (WAVES * 4)[:48]
    lines = [waves, f"   lagoon {'o' * view.lagoon or '-'}", waves]
    lines.append(f"tide {view.tide or '-'}   pile {view.pile}   gone {boats(view.gone) or '-'}")
    for keeper in view.keepers:
        lines.append(row(keeper, view.turn == keeper.seat))
    return "\n".join(lines)


def row(keeper: KeeperView, on_turn: bool) -> str:
    """Describe a keeper in one line."""
    mark = ">" if on_turn else " "
    hand = f"hand {boats(keeper.hand) or '-'}" if keeper.hand is not None else f"{keeper.hand_size} boats"
    line = f"{mark} {keeper.seat} {keeper.colour:<7} {keeper.pearls:>2} pearls   {hand}"
    if keeper.answer is not None:
        return line + (f"   sends {keeper.answer}" if keeper.answer else "   stays")
    return line + ("   has answered" if keeper.answered else "")


def boats(counts: tuple[int, ...]) -> str:
    """List the strengths of all boats, separated by spaces."""
    return " ".join(str(kind + 1) for kind, n in enumerate(counts) for _ in range(n))
