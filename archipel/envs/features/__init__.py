"""Encoders that go straight from the position to the row, for games where speed matters most.

Each fills exactly the cells that the view of the seat would fill: `tests/envs/test_encoder.py` binds the two
together over random play, and over redealt positions that the seat cannot tell apart.
"""
