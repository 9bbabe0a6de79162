"""Many games: simulated, measured, compared."""
