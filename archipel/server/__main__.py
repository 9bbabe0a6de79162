"""`python -m archipel.server serve …`."""

from archipel.server.commands import app

app()
