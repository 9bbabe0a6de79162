"""Actions that several games share. The `actions.py` of each game says which rules they follow there."""

from __future__ import annotations

from typing import Final, final

from archipel.core.state import Action


@final
class Roll(Action):
    """Roll the dice."""

    def __init__(self) -> None:
        super().__init__("roll")


@final
class End(Action):
    """End the turn, or its last phase."""

    def __init__(self) -> None:
        super().__init__("end")


@final
class Pass(Action):
    """Do none of the things that the question offers."""

    def __init__(self) -> None:
        super().__init__("pass")


@final
class Buy(Action):
    """Buy the next card of a pile."""

    def __init__(self) -> None:
        super().__init__("buy")


@final
class Trade(Action):
    """Exchange goods of one kind for one of another with the bank, at the player's best rate."""

    def __init__(self, names: list[str], give: int, get: int) -> None:
        super().__init__(f"trade {names[give]} {names[get]}")
        self.give = give
        self.get = get


ROLL: Final = Roll()
END: Final = End()
PASS: Final = Pass()
BUY: Final = Buy()
