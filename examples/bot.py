"""A client program: open a table with bots, play the game to its end, and print the result as JSON.

    python examples/bot.py http://127.0.0.1:8080 settlers

It uses only the protocol of docs/protocol.md. Replace `choose` with your own bot.
"""

from __future__ import annotations

import json
import random
import sys
import time
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def choose(state: dict[str, Any]) -> str:
    """Return a legal action. `state["view"]` is the seat's view, `state["log"]` the story so far."""
    return str(random.choice(state["legal"]))


def post(url: str, body: dict[str, Any], token: str = "") -> dict[str, Any]:
    """Send an HTTP request and return the answer."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    with urlopen(Request(url, json.dumps(body).encode(), headers)) as answer:
        return dict(json.load(answer))


def main(url: str, game: str) -> None:
    """Play one game and print the result."""
    token = post(f"{url}/api/guests", {"name": "example bot"})["token"]
    with urlopen(f"{url}/api/games") as answer:
        seats = next(g["printed_seats"][0] for g in json.load(answer)["games"] if g["key"] == game)
    wish = {"game": game, "seats": ["me"] + ["random"] * (seats - 1), "pace": "untimed", "chat": "off"}
    table = post(f"{url}/api/tables", wish, token)["id"]
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/ws"
    with connect(address, additional_headers={"Authorization": f"Bearer {token}"}, max_size=None) as socket:
        socket.send(json.dumps({"t": "join"}))
        for message in map(json.loads, socket):
            if message["t"] == "error" and message["code"] not in ("stale", "rate-limited"):
                raise SystemExit(json.dumps(message))
            if message["t"] == "error":
                time.sleep(1.0)
                socket.send(json.dumps({"t": "join"}))
            if message["t"] == "state" and message["over"]:
                print(json.dumps({"table": table, "seat": 0} | message["over"]))
                return
            if message["t"] == "state" and 0 in message["asked"]:
                socket.send(json.dumps({"t": "do", "v": message["v"], "do": choose(message)}))


if __name__ == "__main__":
    main(sys.argv[1].rstrip("/"), sys.argv[2])
