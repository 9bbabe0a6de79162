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

## The story: what every game tells. `you` is `seat` or `who` where that is the reader.

core-you = you
core-some-good = { $n } { $good }
core-and = { $first } and { $last }
core-told-line = { $head }: { $more }
core-told-turn = { $n ->
    [0] Before the first turn
   *[other] Turn { $n } · { $seat }
}
core-told-gain = { $seat } +{ $goods }
core-told-lose = { $seat } −{ $goods }
core-told-points = { $points } ★
core-told-won = won with { $n } points!
core-told-stopped = the game was stopped
core-told-back = took it back
core-told-verb = chose “{ $verb }”
core-told-no-takers = no takers
core-told-agreed = with { $who }
core-told-no-deal = no deal

core-not-possible = This is not possible now.

## Lessons.

core-lesson-yes = Yes
core-lesson-no = No
core-lesson-allowed = That is allowed, but let us try something else first.
core-lesson-prepared = Lesson: the dice are prepared.
core-lesson-step = Step { $n } of { $steps }
core-lesson-answer = Answer with a number.
core-lesson-help = Type the number of a choice, or its words. Besides: show (I do it for you), back (a step), again (from the start), board, list, log, why ACTION, quit.
core-lesson-stuck = Type “show”, and I do it for you.
core-lesson-play-on = Type “play” to play on from here, “again” to begin again, “quit” to leave.
core-lesson-next = Next: { $lessons }
