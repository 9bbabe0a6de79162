"""Common passwords, which are refused."""

from __future__ import annotations

from typing import Final

from archipel.server.play.refused import Refused

_ROWS: Final = (
    "01234567890",
    "09876543210",
    "abcdefghijklmnopqrstuvwxyz",
    "qwertyuiop",
    "azertyuiop",
    "qwertzuiop",
)
_LIST: Final = """
    password passwort motdepasse contraseña iloveyou sunshine football baseball superman trustno1
    welcome welcome1 whatever computer internet starwars pokemon1 michelle jennifer charlie1 michael1
    jordan23 liverpool arsenal1 chocolate butterfly jessica1 password1 password12 password123 passw0rd
    p@ssword p@ssw0rd p@ssw0rd1 qwerty123 qwerty12 azerty123 azerty12 qwertz123 1q2w3e4r 1q2w3e4r5t
    1qaz2wsx zaq12wsx q1w2e3r4 asdfghjkl asdfasdf zxcvbnm1 abcd1234 abc12345 abcabcabc a1b2c3d4 admin123
    administrator letmein1 letmein123 changeme default1 testtest test1234 guest123 master123 monkey123
    dragon123 shadow123 football1 baseball1 bonjour1 bonjour123 doudou123 soleil123 chouchou marseille
    jetaime1 loulou123 nicolas1 camille1 archipel archipel1 11223344 12341234 12344321
    123123123 123321123 147258369 159753456 741852963 10203040 19871987
"""
_COMMON: Final = frozenset(_LIST.split())


def check(password: str, nick: str) -> None:
    """Refuse common words, rows of keys, few different characters, and the nick itself."""
    plain = password.casefold()
    is_row = any(plain in row for row in _ROWS)
    has_nick = len(nick) >= 4 and nick.casefold() in plain and len(plain) - len(nick) < 4
    if plain in _COMMON or is_row or has_nick or len(set(plain)) < 4:
        raise Refused("forbidden", why="common-password")
