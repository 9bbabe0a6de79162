### What the table itself says, in English: the keys are `core-` and the key of a note or an error.

core-no-take-back = This can no longer be taken back.
core-stale = Something else has happened meanwhile; look at the table again.
core-bad-notation = This cannot be read as an action: { $text }.
core-bad-options = These options do not exist: { $text }.
core-illegal = This is not allowed now.
core-not-your-turn = It is not your turn.
core-not-your-seat = This is not your seat.
core-no-such-seat = There is no seat { $seat } at this table.
core-no-dice-now = No dice are to be thrown now.
core-dice-by-hand = Throw the dice and say what fell.
core-rate-limited = Too many messages; wait a moment.
core-game-over = The game is over.
core-not-possible = This is not possible now.
