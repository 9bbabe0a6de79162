"""Positions from bot games with one clear answer: found by search, stored as data, judged by the engine."""
