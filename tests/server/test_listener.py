"""Listeners: frames, the order of queued messages, and clients that do not read."""

from __future__ import annotations

import asyncio

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.uri import parse_uri

from archipel.server.play.sender import Sender
from archipel.server.table.listener import BACKLOG, Listener
from archipel.server.web.framing import frame


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_a_frame_is_read_as_what_was_written(size: int) -> None:
    client = ClientProtocol(parse_uri("ws://127.0.0.1"), state=OPEN, max_size=None)
    text = "x" * size
    client.receive_data(frame(text.encode()) + frame(b"next"))
    got = [event for event in client.events_received() if isinstance(event, Frame)]
    assert [(bytes(one.data).decode(), one.opcode, one.fin) for one in got] == [
        (text, Opcode.TEXT, True),
        ("next", Opcode.TEXT, True),
    ]


class Socket:
    """A fake socket whose buffer can be full."""

    def __init__(self) -> None:
        self.is_free = True
        self.got: list[str] = []
        self.listener = Listener(Sender(None), set(), None, self.write)

    def write(self, text: str) -> bool:
        if self.is_free:
            self.got.append(text)
        return self.is_free

    async def send_what_waits(self) -> None:
        async for text in self.listener.queued():
            await asyncio.sleep(0)  # lets other tasks write
            self.got.append(text)


def test_messages_keep_their_order() -> None:
    async def run() -> list[str]:
        socket = Socket()
        sending = asyncio.create_task(socket.send_what_waits())
        for number in range(12):
            socket.is_free = number not in (3, 4, 8)
            socket.listener.send_text(str(number))
            if number % 3 == 0:
                await asyncio.sleep(0)
        while len(socket.got) < 12:
            await asyncio.sleep(0)
        socket.listener.send_text("12")  # written directly again
        sending.cancel()
        return socket.got

    assert asyncio.run(run()) == [str(number) for number in range(13)]


def test_a_client_that_does_not_read_is_disconnected_and_its_queue_dropped() -> None:
    async def run() -> list[str]:
        socket = Socket()
        socket.is_free = False
        for number in range(BACKLOG + 1):
            socket.listener.send_text(str(number))
        socket.is_free = True
        socket.listener.send_text("too late")
        await asyncio.wait_for(socket.send_what_waits(), 5)
        return socket.got

    assert asyncio.run(run()) == []
