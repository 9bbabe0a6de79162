"""Building blocks that games may use. Nothing here knows a rule."""
