"""The options of a table: editions and rulings, each with a default, grouped by presets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from archipel.core.state import BadOptions


@dataclass(frozen=True)
class Option:
    """One option: its possible values, of which the first is the default, and the rules it decides."""

    key: str
    choices: tuple[str, ...]
    rules: tuple[str, ...] = ()


@dataclass(frozen=True)
class Preset:
    """A named set of values; options that it does not name keep their default."""

    key: str
    values: tuple[tuple[str, str], ...] = ()


RULES: Final = "rules"
"""The key of the version of the rules among the values of a table."""

SEED = Preset("seed")
"""The rulebook as given: every option at its default."""


def version(values: dict[str, str]) -> int:
    """Return the version of the rules as a number, for rulings that depend on it."""
    return int(values[RULES])


def read(options: tuple[Option, ...], presets: tuple[Preset, ...], text: str) -> dict[str, str]:
    """Return a value for every option from `preset=modern board=variable`, separated by blanks or commas."""
    chosen: dict[str, str] = {}
    preset = presets[0]
    known = {option.key: option for option in options}
    for word in text.replace(",", " ").split():
        key, equals, value = word.partition("=")
        if not equals:
            raise BadOptions(f"option {word!r}: write it as key=value")
        if key == "preset":
            found = [p for p in presets if p.key == value]
            if not found:
                raise BadOptions(f"preset {value!r}: there is {', '.join(p.key for p in presets)}")
            preset = found[0]
        elif key not in known:
            raise BadOptions(f"option {key!r}: there is {', '.join(known) or 'none'}")
        elif key in chosen:
            raise BadOptions(f"option {key!r} stands twice")
        elif value not in known[key].choices:
            raise BadOptions(f"option {key}={value}: it takes {', '.join(known[key].choices)}")
        else:
            chosen[key] = value
    return {option.key: option.choices[0] for option in options} | dict(preset.values) | chosen


def text(options: tuple[Option, ...], presets: tuple[Preset, ...], values: dict[str, str]) -> str:
    """Return the shortest text that is read as `values`: the nearest preset and the differences from it."""

    def differences(preset: Preset) -> list[str]:
        base = read(options, presets, f"preset={preset.key}")
        return [f"{key}={value}" for key, value in values.items() if base[key] != value]

    best = min(presets, key=lambda preset: len(differences(preset)))
    return " ".join([f"preset={best.key}", *differences(best)])
