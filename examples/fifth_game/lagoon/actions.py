"""The actions of Lagoon: one small class for each verb. Every action is made once and shared."""

from __future__ import annotations

from typing import Final, final

from archipel.core.state import Action

KINDS: Final = 6
"""L-002: boats have strengths 1 to 6. Their kinds are numbered from 0."""


@final
class Call(Action):
    """L-011: call the tide."""


@final
class Rest(Action):
    """L-020: draw a boat for all to see."""


@final
class Stay(Action):
    """L-012: send no boat."""

    def __init__(self) -> None:
        super().__init__("stay")
        self.reveals = True


@final
class Send(Action):
    """L-012: send a boat of one kind. The last answer reveals all others, so none can be taken back."""

    def __init__(self, kind: int) -> None:
        super().__init__(f"send {kind + 1}")
        self.kind = kind
        self.reveals = True


@final
class Dice(Action):
    """L-011: the number of pearls that wash in. People may roll the die themselves."""

    def __init__(self, pearls: int) -> None:
        super().__init__(f"dice {pearls}")
        self.pearls = pearls
        self.by_hand = True


@final
class Draw(Action):
    """L-003, L-016, L-020: a boat from the pile. The kind is -1 for readers who may not know it."""

    def __init__(self, kind: int) -> None:
        super().__init__(f"draw {kind + 1 if kind >= 0 else '?'}")
        self.kind = kind


CALL: Final = Call("call")
REST: Final = Rest("rest")
STAY: Final = Stay()
SEND: Final = [Send(kind) for kind in range(KINDS)]
DICE: Final = [Dice(pearls) for pearls in range(1, 7)]
DRAW: Final = [Draw(kind) for kind in range(KINDS)]
DRAW_UNSEEN: Final = Draw(-1)
