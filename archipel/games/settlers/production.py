"""What the dice bring."""

from __future__ import annotations

from archipel.games.settlers.board import DESERT, FIELD_CORNERS, FIELD_MASK
from archipel.games.settlers.cards import HAND_LIMIT, KINDS
from archipel.games.settlers.position import MOVE_ROBBER, NONE, TO_DISCARD, TO_TRADE, Position


def due(p: Position, total: int) -> list[list[int]]:
    """S-006, S-027, S-048: what each seat would take of each resource; for every resource a row of seats.

    S-055, S-066: the robber's field gives nothing.
    """
    seats = len(p.players)
    claims: list[list[int]] = [[0] * seats for _ in range(KINDS)]
    board = p.board
    for field in board.fields_by_total[total]:
        if field != p.robber and FIELD_MASK[field] & p.built:
            row = claims[board.land[field]]
            for corner in FIELD_CORNERS[field]:
                owner = p.owner[corner]
                if owner != NONE:
                    row[owner] += 2 if p.players[owner].cities >> corner & 1 else 1
    return claims


def paid(p: Position, total: int) -> list[list[int]]:
    """S-A06: `due`, less what the bank lacks: then nobody gets that good, or the only claimant the rest."""
    claims = due(p, total)
    for good, row in enumerate(claims):
        wanted = 0
        for n in row:
            wanted += n
        if wanted > p.bank[good]:
            if p.rulings.sole_takes_rest and wanted == max(row):
                claims[good] = [min(n, p.bank[good]) for n in row]
            else:
                claims[good] = [0] * len(row)
    return claims


def produce(p: Position, total: int) -> None:
    """S-005, S-026: every field with the rolled number pays everybody."""
    for good, row in enumerate(paid(p, total)):
        for seat, n in enumerate(row):
            if n:
                p.take(p.players[seat], good, n)


def fall(p: Position, low: int, high: int) -> None:
    """S-023: the dice have fallen; the turn goes on with trade, after a seven with the robber (S-119)."""
    p.low = low
    p.high = high
    p.pending.pop()
    p.pending.append(TO_TRADE)
    if low + high != 7:
        produce(p, low + high)
        return
    # S-051: nobody receives anything.
    p.pending.append(MOVE_ROBBER)
    anyone = False
    for player in p.players:
        if player.held > HAND_LIMIT:  # S-052, S-A28
            player.owes = player.held // 2
            player.laid = [0] * KINDS
            anyone = True
    if anyone:
        p.pending.append(TO_DISCARD)


def discard(p: Position, seat: int, good: int) -> None:
    """S-052, S-A22: lay a card aside; once everybody is done, all of it goes to the bank at once."""
    player = p.players[seat]
    laid = player.laid
    assert laid is not None
    player.hand[good] -= 1
    player.held -= 1
    laid[good] += 1
    player.owes -= 1
    if player.owes or any(other.owes for other in p.players):
        return
    for other in p.players:
        pile = other.laid
        if pile is not None:
            for kind, n in enumerate(pile):
                p.bank[kind] += n
            other.laid = None
    p.pending.pop()


def start_income(p: Position, seat: int, fields: list[int]) -> None:
    """S-019, S-097: one card for every terrain around the settlement; none for desert and sea (S-A25)."""
    for field in fields:
        good = p.board.land[field]
        if good != DESERT:
            p.take(p.players[seat], good, 1)
