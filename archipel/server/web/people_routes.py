"""HTTP: guests, accounts, tokens, and a person's own games and data."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field
from sqlalchemy import Connection, select, update

from archipel.server import steady
from archipel.server.people import accounts, chat, passwords
from archipel.server.play.clocks import DAY
from archipel.server.play.messages import TableOut
from archipel.server.play.refused import Refused
from archipel.server.play.rows import TableRow
from archipel.server.server import Server
from archipel.server.storage import rows
from archipel.server.storage.schema import people, sessions, tables
from archipel.server.web.access import COOKIE, KNOWN, Limits, Me, TheServer, address_of, person_of
from archipel.server.web.bodies import Body, Id, Label, Name, Ok, TokenOut, token_out

router = APIRouter(prefix="/api", tags=["people"])

KNOWN_DAYS: Final = 365
Nick = Annotated[str, Field(min_length=2, max_length=24, pattern=r"^[\w.-]+$")]
Password = Annotated[str, Field(min_length=8, max_length=200)]


class GuestIn(Body):
    """A new guest."""

    name: Name
    lang: Annotated[str, Field(max_length=8, pattern=r"^[A-Za-z-]*$")] = ""


class AccountIn(Body):
    """A nick and a password."""

    nick: Nick
    password: Password


class PasswordIn(Body):
    """A change of password."""

    old: Password
    new: Password


class NameIn(Body):
    """A change of name."""

    name: Name


class TokenIn(Body):
    """A token for a program."""

    label: Label = ""


class MeOut(BaseModel):
    """The person of the request; `token` is sent only once, when it is made."""

    id: str
    name: str
    nick: str | None
    muted: list[str] = []
    token: str | None = None


class ExportOut(BaseModel):
    """Everything stored about a person."""

    person: list[dict[str, object]]
    sessions: list[dict[str, object]]
    seats: list[dict[str, object]]
    actions: list[dict[str, object]]
    chat: list[dict[str, object]]
    visits: list[dict[str, object]]
    mutes: list[dict[str, object]]
    solved: list[dict[str, object]]
    reports: list[dict[str, object]]


def set_cookies(server: Server, response: Response, token: str, mark: str | None = None) -> None:
    """Set the cookie of the session and that of a known browser, hidden from scripts and other sites."""
    for name, value, days in ((COOKIE, token, server.settings.session_days), (KNOWN, mark, KNOWN_DAYS)):
        if value is not None:
            response.set_cookie(
                name,
                value,
                max_age=int(days * DAY),
                httponly=True,
                samesite="lax",
                secure=server.settings.secure_cookies,
                path="/",
            )


def _open_session(db: Connection, server: Server, account: str) -> tuple[str, str]:
    """Return the tokens of a new session and of its browser, by which it is recognised later."""
    mark = accounts.new_session(db, account, accounts.BROWSER, KNOWN_DAYS)
    return accounts.new_session(db, account, "cookie", server.settings.session_days).token, mark.token


async def _me(server: Server, id: str, token: str | None = None) -> MeOut:
    def job(db: Connection) -> MeOut:
        row = db.execute(select(people.c.name, people.c.nick).where(people.c.id == id)).one()
        return MeOut(id=id, name=row.name, nick=row.nick, muted=sorted(chat.muted(db, id)), token=token)

    return await server.store.read(job)


async def _refresh_tables(server: Server, tables: list[str]) -> None:
    """Refresh the tables in memory at which a person has changed."""
    for id in tables:
        table = server.tables.in_memory(id)
        if table is not None:
            await table.refresh(ours=True)


@router.post("/guests", status_code=201)
async def new_guest(
    body: GuestIn, request: Request, response: Response, server: TheServer, limits: Limits
) -> MeOut:
    """Create a guest; programs use the token of the answer, browsers the cookie."""
    limits.check("guest", address_of(request))
    days = server.settings.session_days

    def job(db: Connection) -> tuple[str, str]:
        id = accounts.new_guest(db, body.name, body.lang)
        return id, accounts.new_session(db, id, "cookie", days).token

    id, token = await server.store.write(job)
    set_cookies(server, response, token)
    return await _me(server, id, token)


@router.post("/register")
async def register(
    body: AccountIn, request: Request, response: Response, server: TheServer, limits: Limits, me: Me
) -> MeOut:
    """Turn a guest into an account; the games stay, and the guest's tokens end."""
    limits.check("login", address_of(request))
    passwords.check(body.password, body.nick)
    hashed = await server.hasher.run(accounts.hash_password, body.password)

    def job(db: Connection) -> tuple[str, str]:
        accounts.register(db, me.id, body.nick, hashed)
        return _open_session(db, server, me.id)

    token, mark = await server.store.write(job)
    set_cookies(server, response, token, mark)
    return await _me(server, me.id, token)


@router.post("/login")
async def login(
    body: AccountIn, request: Request, response: Response, server: TheServer, limits: Limits
) -> MeOut:
    """Log in; the games of the present guest move to the account."""
    limits.check("login", address_of(request))
    mark = request.cookies.get(KNOWN)
    known = await server.store.read(lambda db: accounts.knows_browser(db, body.nick, mark))
    # A flood of wrong passwords from elsewhere does not lock the owner out of a known browser.
    limits.check("login", ("known " if known else "nick ") + body.nick.lower())
    try:
        guest = await person_of(request)
    except Refused:  # an expired cookie does not prevent a login
        guest = None
    person, hashed = await server.store.read(lambda db: accounts.password_of(db, body.nick))
    right = await server.hasher.run(accounts.check_password, body.password, hashed)
    if person is None or not right:
        raise Refused("forbidden", why="wrong-password")
    account = person

    def job(db: Connection) -> tuple[tuple[str, str], list[str]]:
        moved: list[str] = []
        if guest is not None and guest.nick is None and not guest.is_limited():
            moved = accounts.tables_of(db, guest.id)
            accounts.move_guest(db, guest.id, account)
        return _open_session(db, server, account), moved

    (token, mark), moved = await server.store.write(job)
    await _refresh_tables(server, moved)
    set_cookies(server, response, token, mark)
    return await _me(server, account, token)


@router.post("/logout")
async def logout(response: Response, server: TheServer, me: Me) -> Ok:
    """End this session."""
    await server.store.write(lambda db: accounts.end_sessions(db, me.id, sessions.c.id == me.session))
    response.delete_cookie(COOKIE, path="/")
    return Ok()


@router.get("/me")
async def about_me(request: Request, response: Response, server: TheServer) -> MeOut | None:
    """Return who I am, or null without a session; the cookie of an ended session is deleted."""
    try:
        me = await person_of(request)
    except Refused as refused:
        if refused.code != "no-session" or "authorization" in request.headers:
            raise
        response.delete_cookie(COOKIE, path="/")
        me = None
    if me is None:
        return None
    if me.is_limited():
        raise Refused("forbidden", why="seat-token")
    seen = update(people).where(people.c.id == me.id, people.c.seen < steady.now() - DAY / 24)
    await server.store.write(lambda db: db.execute(seen.values(seen=steady.now())))
    return await _me(server, me.id)


@router.patch("/me")
async def rename(body: NameIn, server: TheServer, me: Me) -> MeOut:
    """Change my name; accounts keep their nick for logging in."""
    change = update(people).where(people.c.id == me.id).values(name=body.name)
    await server.store.write(lambda db: db.execute(change))
    return await _me(server, me.id)


@router.delete("/me")
async def delete_me(response: Response, server: TheServer, me: Me) -> Ok:
    """Delete my account; the records keep the games, not the name."""
    await _refresh_tables(server, await server.store.write(lambda db: accounts.forget(db, me.id)))
    response.delete_cookie(COOKIE, path="/")
    return Ok()


@router.get("/me/export")
async def export(server: TheServer, me: Me) -> ExportOut:
    """Export everything stored about me."""
    return ExportOut(**await server.store.read(lambda db: accounts.export(db, me.id)))


@router.get("/me/games")
async def my_games(server: TheServer, me: Me) -> list[TableOut]:
    """List my tables, newest first; `asked` has the seats that must act."""

    def job(db: Connection) -> list[TableRow]:
        mine = accounts.tables_of(db, me.id)
        return rows.find_many(db, tables.c.id.in_(mine) | (tables.c.host == me.id), 200)

    return [server.tables.describe(row) for row in await server.store.read(job)]


@router.post("/me/password")
async def password(body: PasswordIn, request: Request, server: TheServer, limits: Limits, me: Me) -> Ok:
    """Change my password, and end all other sessions."""
    limits.check("login", address_of(request))
    if me.nick is None:
        raise Refused("conflict", why="guest")
    nick = me.nick
    _, hashed = await server.store.read(lambda db: accounts.password_of(db, nick))
    if not await server.hasher.run(accounts.check_password, body.old, hashed):
        raise Refused("forbidden", why="wrong-password")
    passwords.check(body.new, nick)
    new = await server.hasher.run(accounts.hash_password, body.new)
    await server.store.write(lambda db: accounts.set_password(db, me.id, new, me.session))
    return Ok()


@router.get("/me/tokens")
async def tokens(server: TheServer, me: Me) -> list[TokenOut]:
    """List my sessions and tokens."""
    columns = [sessions.c[key] for key in ("id", "kind", "label", "created", "expires")]
    mine = (sessions.c.person == me.id) & (sessions.c.kind != accounts.BROWSER)
    query = select(*columns).where(mine).order_by(sessions.c.created)
    rows = await server.store.read(lambda db: db.execute(query).all())
    return [TokenOut(**row._mapping) for row in rows]


@router.post("/me/tokens", status_code=201)
async def new_token(body: TokenIn, server: TheServer, me: Me) -> TokenOut:
    """Create a token for a program, with all my rights."""
    days = server.settings.session_days
    return token_out(
        await server.store.write(lambda db: accounts.new_session(db, me.id, "api", days, body.label))
    )


@router.delete("/me/tokens/{token}")
async def end_token(token: Id, server: TheServer, me: Me) -> Ok:
    """End a token."""
    this = sessions.c.id == token
    if not await server.store.write(lambda db: accounts.end_sessions(db, me.id, this)):
        raise Refused("unknown", what="token")
    return Ok()


async def _mute(server: Server, me: str, other: str, on: bool) -> Ok:
    await server.store.write(lambda db: chat.mute(db, me, other, on))
    muted = await server.store.read(lambda db: chat.muted(db, me))
    for table in server.tables.all_in_memory():
        for listener in table.listeners:
            if listener.sender.person == me:
                listener.muted = muted
    return Ok()


@router.put("/me/mutes/{person}")
async def mute(person: Id, server: TheServer, me: Me) -> Ok:
    """Mute a person: their chat is not sent to me."""
    return await _mute(server, me.id, person, True)


@router.delete("/me/mutes/{person}")
async def unmute(person: Id, server: TheServer, me: Me) -> Ok:
    """Unmute a person."""
    return await _mute(server, me.id, person, False)
