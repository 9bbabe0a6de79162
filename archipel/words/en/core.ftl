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
core-rules-changed = This game was played under rules (version { $began }) that are not known here (the newest is { $now }). Its record can be read as it is stored.
core-cannot-replay = Row { $row } of this game is damaged. Its record can be read as it is stored.

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
core-told-stood-in = played by a bot
core-told-back = took it back
core-told-verb = chose “{ $verb }”
core-told-offered = { $give } for { $get }
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

## The coach: what it asks before a move, and the moments after a game. `seat` is the rival that a move holds back.

core-reason = { $reason ->
    [wins] it wins the game
    [points] it brings points, or the next one nearer
    [income] it raises your income
    [room] it makes room to build
    [trade] it makes trading cheaper
    [hand] it brings your next building nearer
    [cards] it brings better cards
    [army] it gets you ahead with the knights
    [road] it lengthens your road
    [castle] it helps towards the ghost’s castle
    [advantage] it brings an advantage nearer
    [purse] it leaves more gold or influence to work with
    [plans] it prepares a building
    [rival] it holds { $seat } back
   *[chance] it leaves you the better chance
}
core-doubt-win = You can win this turn. Look once more?
core-doubt-better = “{ $better }” looks better: { core-reason }. Play “{ $move }” anyway?
core-moment-best = Here you found the move that mattered. “{ $move }”: { core-reason }.
core-moment-slip = Here “{ $better }” was better than “{ $move }”: { core-reason }. Want to try it?
core-moment-luck = { $way ->
    [more] This roll was pure luck: { $n } cards more than usual.
   *[fewer] This roll was bad luck: { $n } cards fewer than usual.
}
core-coach-asks = Coach: { $what } (The same again plays it.)
core-moment-at = Turn { $n }, row { $row }: { $what }
core-no-slip = No big slip in this game. Well played!

## What the server refuses, by its code.

core-forbidden = { $why ->
    [no-newcomers] Nobody may join this game any more.
    [has-seat] You have a seat here already.
    [knows-a-hand] You have seen another hand of this game.
    [host-said-no] The host has said no.
    [host-only] Only the host may do this.
    [plays] This person is playing.
    [others-play] Others are still playing here.
    [wrong-password] This name and this password do not belong together.
    [common-password] This password is guessed too easily; take another one.
    [phrases-only] Only set phrases here.
    [no-chat] No chat here.
    [no-hints] No hints at this table.
    [no-coach] The coach helps only people who play alone against bots.
   *[other] This is not allowed.
}
core-conflict = { $why ->
    [taken] This seat is taken.
    [nick-taken] This name is taken, or looks like one that is.
    [many-ask] Several people are asking for a seat already; wait a moment.
    [not-over] The game is not over yet.
   *[other] This cannot be done now.
}
core-unknown = There is no such thing here.
core-no-session = You are not logged in any more.
core-bad-message = The server did not understand this.
core-too-large = This is too long.
core-closed = This table is closed.
core-unavailable = The server does not answer; try again in a moment.
core-offline = No connection; try again in a moment.
