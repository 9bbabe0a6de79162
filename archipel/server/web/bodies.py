"""The shapes that several requests share."""

from __future__ import annotations

from typing import Annotated

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from archipel.core import fairness


def _clean(name: str) -> str:
    """A name without control characters and with single blanks."""
    clean = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    if not clean:
        raise ValueError("empty")
    return clean


Name = Annotated[str, Field(min_length=1, max_length=24), AfterValidator(_clean)]
Id = Annotated[str, Field(min_length=1, max_length=24, pattern=r"^[A-Za-z0-9_-]+$")]
Contribution = Annotated[
    str,
    Field(
        min_length=2 * fairness.CONTRIBUTION_BYTES,
        max_length=2 * fairness.CONTRIBUTION_BYTES,
        pattern="^[0-9a-f]*$",
    ),
]
SeatField = Annotated[int, Field(ge=0, le=15)]
Label = Annotated[str, Field(max_length=80)]
BotName = Annotated[str, Field(max_length=24)]


class Body(BaseModel):
    """A request says what it may say and nothing else."""

    model_config = ConfigDict(extra="forbid")


class Ok(BaseModel):
    """Done."""

    ok: bool = True


class TokenOut(BaseModel):
    """A session or API token; the token itself is told only once."""

    id: str
    kind: str
    label: str
    created: float
    expires: float
    token: str | None = None
