"""Positions from games of bots with one clear answer: found by search, kept as data, judged by the engine."""
