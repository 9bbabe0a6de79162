"""Types that several request bodies share."""

from __future__ import annotations

import re
from typing import Annotated, Final

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from archipel.core import fairness
from archipel.server.people.accounts import NewSession
from archipel.server.play.limits import Printed


def _clean(name: str) -> str:
    """Return a name without control characters and with single spaces."""
    clean = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    if not clean:
        raise ValueError("empty")
    return clean


Name = Annotated[str, Field(min_length=1, max_length=24), AfterValidator(_clean)]
ID: Final = re.compile(r"[A-Za-z0-9_-]{1,24}")
"""The pattern of the ids of tables and people."""
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
Label = Annotated[str, Printed(0, 80)]
BotName = Annotated[str, Field(max_length=24)]


class Body(BaseModel):
    """Base class of request bodies; unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")


class Ok(BaseModel):
    """The answer to a request that returns nothing else."""

    ok: bool = True


class TokenOut(BaseModel):
    """A session or API token; the token itself is sent only once, when it is made."""

    id: str
    kind: str
    label: str
    created: float
    expires: float
    token: str | None = None


def token_out(new: NewSession) -> TokenOut:
    """Return a new token, for its only answer with the secret."""
    return TokenOut(
        id=new.id, kind=new.kind, label=new.label, created=new.created, expires=new.expires, token=new.token
    )
