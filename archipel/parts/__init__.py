"""A bin of plain functions that games may take parts from. Nothing here knows a rule."""
