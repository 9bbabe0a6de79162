"""The application: routes, error handlers, the built client, health and metrics."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict
from http import HTTPStatus
from pathlib import Path
from typing import Any

import structlog
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse
from fastapi.staticfiles import StaticFiles
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

from archipel import __version__
from archipel.lessons.library import add_folder
from archipel.server.metrics import ERRORS
from archipel.server.play.messages import ErrorOut, error_out
from archipel.server.play.refused import STATUS, Refused
from archipel.server.server import Server
from archipel.server.settings import Settings
from archipel.server.web import (
    game_routes,
    lesson_routes,
    people_routes,
    play_routes,
    puzzle_routes,
    replay_routes,
    socket,
    table_routes,
    word_routes,
)
from archipel.server.web.access import server_of
from archipel.server.web.guard import Limiter, SecurityMiddleware, refusal_for

log = structlog.get_logger()

CLIENT = Path(__file__).parent.parent.parent / "client_dist"
PLACEHOLDER = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Archipel</title>
<h1>Archipel</h1><p>The server runs, but the client is not built: <code>make client</code> builds it.</p>
<p>Programs are welcome already: see docs/protocol.md.</p></html>"""
LOOPBACK = ("127.0.0.1", "::1")
ROUTERS = [
    people_routes.router,
    game_routes.router,
    table_routes.router,
    play_routes.router,
    lesson_routes.router,
    puzzle_routes.router,
    replay_routes.router,
    socket.router,
]
"""Every route that speaks JSON. The client's types are generated from their answers."""
MAX_PATH = 200
"""The longest path of a page."""
REFUSALS = [HTTPStatus(code) for code in (400, 401, 403, 404, 409, 413, 422, 429, 503)]
REFUSAL_SCHEMA = {"application/json": {"schema": {"$ref": "#/components/schemas/ErrorOut"}}}


def create_app(settings: Settings | None = None) -> FastAPI:
    """Return the application; its server starts and stops with it."""
    chosen = settings or Settings()
    if chosen.lessons:
        add_folder(Path(chosen.lessons))

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.server = Server(chosen)
        app.state.limiter = Limiter(chosen)
        app.state.server.start()
        log.info("started", version=__version__, postgres=app.state.server.store.postgres)
        yield
        await app.state.server.stop()
        log.info("stopped")

    app = FastAPI(
        title="Archipel",
        version=__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        responses={code: {"description": code.phrase, "content": REFUSAL_SCHEMA} for code in REFUSALS},
    )
    for router in ROUTERS:
        app.include_router(router)
    # One router brings the schema of a refusal: building it for every route would slow down the start.
    app.include_router(word_routes.router, responses={404: {"model": ErrorOut}})
    app.add_api_route("/health", health, methods=["GET"], include_in_schema=False)
    app.add_api_route("/metrics", metrics, methods=["GET"], include_in_schema=False)
    _serve_client(app)
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(SQLAlchemyError, _failed)
    app.add_middleware(SecurityMiddleware)
    return app


# Refusals.


def _answer(refused: Refused, status: int | None = None) -> JSONResponse:
    ERRORS.labels(refused.code).inc()
    return JSONResponse(asdict(error_out(refused)), status or STATUS[refused.code])


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return _answer(error)


async def _invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return _answer(Refused("bad-message", why=first["type"], where=where[:100]))


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code: Any = {404: "unknown", 413: "too-large"}.get(error.status_code, "bad-message")
    answer = _answer(Refused(code, what="page"), error.status_code)
    answer.headers.update(error.headers or {})
    return answer


async def _failed(request: Request, error: Exception) -> Response:
    return _answer(refusal_for(error))


# For the host.


async def health(request: Request) -> Response:
    """Report whether the store can be read and written, and the background work is healthy."""
    server = server_of(request)
    problems = await server.problems()
    told = {"ok": not problems, "version": __version__, "tables": len(server.tables.all_in_memory())}
    return JSONResponse(told | {"problems": problems}, 503 if problems else 200)


async def metrics(request: Request) -> Response:
    """Serve the Prometheus metrics to this machine only; forwarded requests get a 404."""
    forwarded = "x-forwarded-for" in request.headers or "forwarded" in request.headers
    if forwarded or request.client is None or request.client.host not in LOOPBACK:
        raise Refused("unknown", what="page")
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


# The client.


def _serve_client(app: FastAPI) -> None:
    """Serve the built client: its files, and its index page for every other path."""
    if (CLIENT / "assets").is_dir():
        app.mount("/assets", StaticFiles(directory=CLIENT / "assets"), name="assets")

    async def page(path: str = "") -> Response:
        if path.startswith("api/") or len(path) > MAX_PATH or not path.isprintable():
            raise Refused("unknown", what="page")
        file = (CLIENT / path).resolve()
        if path and file.is_file() and file.is_relative_to(CLIENT.resolve()):
            return FileResponse(file)
        first = CLIENT / "index.html"
        return FileResponse(first) if first.is_file() else HTMLResponse(PLACEHOLDER)

    app.add_api_route("/{path:path}", page, methods=["GET"], include_in_schema=False)
