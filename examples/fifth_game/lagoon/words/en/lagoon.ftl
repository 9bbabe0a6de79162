### Lagoon, in English. Keys are `lagoon-` and the key of a note, an option or a verb.

lagoon-name = Lagoon
lagoon-about = Call the tide, send a boat, hope that nobody sends a stronger one.

lagoon-option-tie = Several strongest boats
lagoon-option-tie-stay = The pearls stay in the lagoon
lagoon-option-tie-first = The first of them takes the pearls

lagoon-verb-call = Call the tide
lagoon-verb-rest = Rest
lagoon-verb-stay = Stay
lagoon-verb-send = Send boat
lagoon-verb-dice = Tide:
lagoon-verb-draw = Draws boat

lagoon-ask-turn = Call the tide, or rest?
lagoon-ask-caller = You called the tide: which boat do you send?
lagoon-ask-boat = Which boat do you send, or do you stay?
lagoon-wait-turn = Seat { $seat } calls the tide, or rests.
lagoon-wait-tide = The tide comes in.
lagoon-wait-draw = Seat { $seat } draws a boat.
lagoon-wait-boats = The others choose their boats.
lagoon-over = The game is over.

lagoon-not-asked = It is not for you to answer now.
lagoon-not-now = This cannot be done now.
lagoon-no-boat = Without a boat you cannot call the tide.
lagoon-empty-pile = There is no boat left in the pile.
lagoon-full-hand = You have five boats already.
lagoon-caller-sends = You called the tide, so you must send a boat.
lagoon-not-yours = You have no boat of strength { $boat }.

lagoon-preview-call = A die says how many pearls join the { $pearls } in the lagoon.
lagoon-preview-rest = You draw a boat, and everybody sees it.
lagoon-preview-stay = You draw a boat that nobody sees.
lagoon-preview-send = Boat { $boat } leaves the game; if it is the strongest, { $pearls ->
    [one] one pearl is
   *[other] { $pearls } pearls are
} yours.

lagoon-told-call = called the tide
lagoon-told-roll = { $n ->
    [one] one pearl
   *[other] { $n } pearls
} washed in
lagoon-told-rest = rested
lagoon-told-stay = stayed on the shore
lagoon-told-send = sent boat { $n }
lagoon-told-drew = drew boat { $n }
