"""The games of the box, each in a folder of its own; in this order they are shown."""

KEYS = ("settlers", "junior", "princes", "elasund")
"""Every game of the box. Adding one is its folder and its name here."""
