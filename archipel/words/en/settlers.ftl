### Settlers, in English. The keys are `settlers-` and the key of a note, an option or a thing.

settlers-name = Settlers
settlers-about = An island to settle: trade, build, be the first to ten points.
settlers-box = 75 min · 10+

## Things

settlers-good-wood = wood
settlers-good-brick = brick
settlers-good-wool = wool
settlers-good-wheat = wheat
settlers-good-ore = ore
settlers-card-knight = Knight
settlers-card-roads = Road Building
settlers-card-invention = Invention
settlers-card-monopoly = Monopoly
settlers-card-point = Victory point
settlers-terrain-forest = forest
settlers-terrain-hills = hills
settlers-terrain-pasture = pasture
settlers-terrain-fields = fields
settlers-terrain-mountains = mountains
settlers-terrain-desert = desert
settlers-harbour-any = harbour 3:1
settlers-harbour-wood = wood harbour 2:1
settlers-harbour-brick = brick harbour 2:1
settlers-harbour-wool = wool harbour 2:1
settlers-harbour-wheat = wheat harbour 2:1
settlers-harbour-ore = ore harbour 2:1
settlers-piece-road = road
settlers-piece-settlement = settlement
settlers-piece-city = city
settlers-phase-land = The island is being laid
settlers-phase-harbours = The harbours are being laid
settlers-phase-tokens = The tokens are being laid
settlers-phase-first-settlement = First settlements
settlers-phase-first-road = First roads
settlers-phase-roll = Before the dice
settlers-phase-dice = The dice are rolling
settlers-phase-trade = Trade
settlers-phase-build = Building
settlers-phase-discard = Discards after a seven
settlers-phase-robber = The robber moves
settlers-phase-rob = Whom to rob
settlers-phase-theft = A card is being stolen
settlers-phase-free-road = Free roads
settlers-phase-card = A card is being drawn
settlers-phase-answer = Answers to an offer
settlers-phase-close = Closing an offer
settlers-phase-over = The game is over

# What notes speak of, by their arguments. Amounts of nought are left out.

settlers-the-good = { $good ->
    [wood] { settlers-good-wood }
    [brick] { settlers-good-brick }
    [wool] { settlers-good-wool }
    [wheat] { settlers-good-wheat }
   *[ore] { settlers-good-ore }
}
settlers-of-the-good = { settlers-the-good }
settlers-the-card = { $card ->
    [knight] { settlers-card-knight }
    [roads] { settlers-card-roads }
    [invention] { settlers-card-invention }
    [monopoly] { settlers-card-monopoly }
   *[point] { settlers-card-point }
}
settlers-goods = { $wood ->
    [0] {""}
   *[other] { $wood } wood
}{ $brick ->
    [0] {""}
   *[other] { settlers-comma-brick }{ $brick } brick
}{ $wool ->
    [0] {""}
   *[other] { settlers-comma-wool }{ $wool } wool
}{ $wheat ->
    [0] {""}
   *[other] { settlers-comma-wheat }{ $wheat } wheat
}{ $ore ->
    [0] { settlers-nothing }
   *[other] { settlers-comma-ore }{ $ore } ore
}
settlers-comma-brick = { $wood ->
    [0] {""}
   *[other] {", "}
}
settlers-comma-wool = { $brick ->
    [0] { settlers-comma-brick }
   *[other] {", "}
}
settlers-comma-wheat = { $wool ->
    [0] { settlers-comma-wool }
   *[other] {", "}
}
settlers-comma-ore = { $wheat ->
    [0] { settlers-comma-wheat }
   *[other] {", "}
}
settlers-nothing = { $wood ->
    [0] { $brick ->
        [0] { $wool ->
            [0] { $wheat ->
                [0] nothing
               *[other] {""}
            }
           *[other] {""}
        }
       *[other] {""}
    }
   *[other] {""}
}

## Options

settlers-option-board = Island
settlers-option-board-fr1999 = beginners’ island of 1999
settlers-option-board-modern = beginners’ island of today
settlers-option-board-swapped = island of today, red and blue exchanged
settlers-option-board-variable = variable island
settlers-option-phases = Trade and building
settlers-option-phases-strict = first trade, then build
settlers-option-phases-free = in any order
settlers-option-theft = Stealing with the robber
settlers-option-theft-optional = one may rob nobody
settlers-option-theft-compulsory = one must rob if one can
settlers-option-cut-tie = Longest Road, tie after a cut
settlers-option-cut-tie-aside = the card is laid aside
settlers-option-cut-tie-holder = a tied holder keeps it
settlers-option-shortage = When the bank runs out
settlers-option-shortage-sole = a sole claimant takes the rest
settlers-option-shortage-nobody = nobody is paid
settlers-option-free-roads = Road Building
settlers-option-free-roads-must = both roads are placed, if they can be
settlers-option-free-roads-may = one may place fewer
settlers-preset-seed = the booklet of 1999
settlers-preset-modern = today’s rules

## Refusals: the moment

settlers-game-over = The game is over.
# A seat: its number, or the name of the player in it.
settlers-seat = { $seat ->
    [0] Player 0
    [1] Player 1
    [2] Player 2
    [3] Player 3
   *[other] { $seat }
}
settlers-not-your-turn = It is the turn of { settlers-seat }.
settlers-chance-first = Wait until the dice, the card or the island are dealt.
settlers-roll-first = First roll the dice.
settlers-not-this-phase = This cannot be done in this part of the turn.
settlers-trade-closed = Trade is over: you have built or bought something this turn.
settlers-discards-first = First all who hold more than seven cards must discard.
settlers-robber-first = First move the robber.
settlers-victim-first = First decide whom to rob.
settlers-free-road-first = First place the free roads.
settlers-no-more-roads = No more roads
settlers-first-settlement-first = First place a settlement.
settlers-first-road-first = First place a road at your new settlement.
settlers-offer-open = An offer is open: settle or withdraw it first.
settlers-no-discard-now = Nothing is discarded now.
settlers-owes-nothing = You have nothing to discard: only hands of eight or more cards are halved.
settlers-no-offer-to-you = No offer waits for your answer.
settlers-offer-instead = It is your turn: make an offer instead of a proposal.

## Refusals: building

settlers-cannot-pay = You lack { settlers-goods }.
settlers-no-piece = { $piece ->
    [road] You have no road left.
    [settlement] You have no settlement left; a city would free one.
   *[city] You have no city left.
}
settlers-path-taken = There is a road on path { $path } already.
settlers-path-apart = Path { $path } touches none of your roads or buildings, or a foreign building blocks the way.
settlers-corner-taken = Corner { $corner } is built on already.
settlers-too-close = Corner { $corner } is next to a settlement or city.
settlers-corner-apart = None of your roads leads to corner { $corner }.
settlers-no-settlement = You have no settlement on corner { $corner } to make a city of.
settlers-first-road-apart = Path { $path } does not touch your new settlement on corner { $corner }.
settlers-pile-empty = There are no development cards left to buy.

## Refusals: cards

settlers-one-card = You have played a development card this turn.
settlers-no-card = You have no such card: { settlers-the-card }.
settlers-fresh-card = You bought this card this turn: { settlers-the-card } waits for your next turn.
settlers-no-road-place = You have no road left, or no place for one.

## Refusals: the robber

settlers-not-in-hand = You hold no { settlers-of-the-good }.
settlers-robber-stays = The robber is on field { $field } already and must go to another.
settlers-must-rob = At this table you must rob somebody.
settlers-rob-yourself = You cannot rob yourself.
settlers-victim-empty = { settlers-seat } has no card to steal.
settlers-victim-not-there = { settlers-seat } has no building on the robber’s field.

## Refusals: trade

settlers-rate-short = The bank wants { $rate } { settlers-of-the-good } for one card.
settlers-bank-empty = The bank has not enough { settlers-of-the-good }.
settlers-gift = Both sides must give something.
settlers-same-kind = The same resource stands on both sides: { settlers-the-good }.
settlers-not-yours = You do not hold these cards.
settlers-offer-to-nobody = An offer is for other players at this table.
settlers-too-many-offers = { $most ->
    [one] One offer or proposal a turn is
   *[other] { $most } offers or proposals a turn are
} enough.
settlers-said-before = You have said that already, and nothing has happened since.
settlers-no-terms = There is no agreement with { settlers-seat }.

## Previews

settlers-costs = Costs { settlers-goods }.
settlers-gives = You give { settlers-goods }.
settlers-takes = You take { settlers-goods }.
settlers-yields = Draws on { settlers-goods }.
settlers-free = Costs nothing.
settlers-scores = { $points ->
    [one] Brings { $points } point.
   *[other] Brings { $points } points.
}
settlers-harbour = { $harbour ->
    [any] Opens a harbour: 3 for 1.
    [wood] Opens the wood harbour: 2 for 1.
    [brick] Opens the brick harbour: 2 for 1.
    [wool] Opens the wool harbour: 2 for 1.
    [wheat] Opens the wheat harbour: 2 for 1.
   *[ore] Opens the ore harbour: 2 for 1.
}
settlers-closes-trade = Ends your trade for this turn.
settlers-may-cut = May cut a road of { settlers-seat }.
settlers-discards = You give up { settlers-of-the-good }.
settlers-blocks = { $cards ->
    [0] Blocks { settlers-seat }, who has no card.
    [one] Blocks { settlers-seat }, who has { $cards } card.
   *[other] Blocks { settlers-seat }, who has { $cards } cards.
}
settlers-blocks-you = Blocks you.

## Questions

settlers-prompt-first-settlement = Where do you place your settlement?
settlers-prompt-first-road = Which road do you place at corner { $corner }?
settlers-prompt-roll = Roll the dice, or first play a card?
settlers-prompt-trade = Trade first, then build: what do you do?
settlers-prompt-free = Trade and build in any order: what do you do?
settlers-prompt-build = What do you build or buy?
settlers-prompt-discard = { $cards ->
    [one] Which card do you give up? One is left.
   *[other] Which cards do you give up? { $cards } are left.
}
settlers-prompt-robber = Where does the robber go?
settlers-prompt-rob = Whom do you rob?
settlers-prompt-free-road = { $roads ->
    [one] Where do you place your free road?
   *[other] Where do you place your { $roads } free roads?
}
settlers-prompt-answer = { settlers-seat } makes an offer: do you accept?
settlers-prompt-close = With whom do you trade?
settlers-prompt-over = { $seat ->
    [-1] The game was stopped; nobody won.
   *[other] { settlers-seat } has won.
}
settlers-wait-turn = It is the turn of { settlers-seat }.
settlers-wait-placing = { settlers-seat } is placing.
settlers-wait-answers = The offer of { settlers-seat } is being answered.
settlers-wait-discards = Players are discarding.
settlers-wait-island = The island is being laid.

# What is done, for buttons and the log.
settlers-verb-roll = Roll the dice
settlers-verb-dice = Dice
settlers-verb-settle = Settlement
settlers-verb-road = Road
settlers-verb-city = City
settlers-verb-buy = Buy a development card
settlers-verb-draw = draws a card
settlers-verb-play = Play a card
settlers-verb-trade = Trade with the bank
settlers-verb-robber = Move the robber to
settlers-verb-rob = Rob
settlers-verb-spare = Rob nobody
settlers-verb-steal = steals
settlers-verb-discard = Discard
settlers-verb-accept = Accept
settlers-verb-decline = Decline
settlers-verb-counter = Counter-offer
settlers-verb-offer = Offer a trade
settlers-verb-propose = Propose a trade
settlers-verb-confirm = Trade with
settlers-verb-refuse = Say no to
settlers-verb-withdraw = Withdraw the offer
settlers-verb-end = End the turn
settlers-verb-land = Land
settlers-verb-harbour = Harbour
settlers-verb-spiral = Numbers from field

# Everybody in detail, in the browser.
settlers-detail-cards = { $n ->
    [one] one development card
   *[other] { $n } development cards
}
settlers-detail-knights = { $n ->
    [one] one knight played
   *[other] { $n } knights played
}
settlers-detail-road = longest trail: { $n }
settlers-detail-left = in stock: roads { $roads }, settlements { $settlements }, cities { $cities }
settlers-longest-road = Longest Road
settlers-largest-army = Largest Army
settlers-count-about = What follows from everything you saw. Only a card stolen between two others is unclear.
settlers-count-unsure = What follows from everything you saw, all but surely: very unlikely hands are left out.
settlers-count-unclear = cards of which the kind is not clear
settlers-count-played = played
settlers-count-unseen = not seen yet

# The table in the browser: questions, slips, tiles, chips and the story.
settlers-where-settle = Where shall the settlement stand?
settlers-where-road = Where shall the road run?
settlers-where-city = Which settlement becomes a city?
settlers-hint-settle = tap a glowing corner
settlers-hint-road = tap a glowing path
settlers-hint-city = tap a settlement of yours
settlers-hint-prompt-first-settlement = more dots, more cards
settlers-hint-prompt-trade = the first thing you build ends trading
settlers-hint-prompt-robber = the marks say whom he would stop
settlers-hint-prompt-rob = tap a house or a name
settlers-hint-prompt-free-road = it costs nothing
settlers-nowhere-settle = None of your roads leads to a free corner far enough from every house.
settlers-nowhere-road = No free path touches your roads and houses.
settlers-nowhere-city = You have no settlement to make a city of.
settlers-here-path-taken = There is a road here already.
settlers-here-path-apart = None of your roads or houses touches this path, or a foreign house blocks the way.
settlers-here-corner-taken = This corner is built on already.
settlers-here-too-close = Too close: a house stands one path away.
settlers-here-corner-apart = None of your roads leads here.
settlers-here-no-settlement = You have no settlement here to make a city of.
settlers-here-first-road-apart = This path does not touch your new settlement.
settlers-dots = { $n ->
    [one] one dot
   *[other] { $n } dots
} on the numbers around
settlers-city-of = City of { $name }
settlers-settlement-of = Settlement of { $name }
settlers-road-of = Road of { $name }
settlers-free-path = Free path
settlers-odds = { $n ->
    [one] falls once in 36 rolls
   *[other] falls { $n } times in 36 rolls
}
settlers-robber-here = The robber stands here: this field brings nothing.
settlers-harbour-how = A house on one of its two corners opens it.
settlers-your-rates = your rates
settlers-pile = development cards left
settlers-order = Order of founding
settlers-dots-around = Dots on the numbers around
settlers-dots-many = 9 or more
settlers-dots-some = 6 to 8
settlers-dots-few = fewer
settlers-trade = Trade
settlers-counter = Counter
settlers-offer-all = Offer to all
settlers-offer-some = Offer to { $names }
settlers-offer-whom = To whom?
settlers-of-hand = of { $n }
settlers-says-yes = yes
settlers-says-no = no
settlers-thinking = thinking…
settlers-deal = Deal
settlers-offers-trade = { $name } offers a trade
settlers-other-thinking = { $name }: thinking
settlers-other-answers = { $name }: has answered
settlers-you-get = you get
settlers-you-give = you give
settlers-give-back = Give back { $n } of your { $of }
settlers-give-back-why = half of a hand of more than seven
settlers-give-back-now = { $n ->
    [one] Give back one card
   *[other] Give back { $n } cards
}
settlers-more-cards = { $n ->
    [one] One more card
   *[other] { $n } more cards
}
settlers-tray = { $n } of { $of } chosen
settlers-keep = keep
settlers-choosing = { $n ->
    [one] choosing one…
   *[other] choosing { $n }…
}
settlers-safe = safe with { $n }
settlers-must-give-back = gives back { $n } of { $of }
settlers-rob-how = One card, drawn blind; only you two see it.
settlers-victim = { $cards ->
    [one] one card
   *[other] { $cards } cards
} · { $points ->
    [one] one point
   *[other] { $points } points
}
settlers-leads = leads
settlers-does-knight = Move the robber and take a card from a neighbour of his. Three knights or more: Largest Army.
settlers-does-roads = Two roads at no cost.
settlers-does-invention = Two cards of your choice from the bank.
settlers-does-monopoly = Name a good: everybody hands you all of it.
settlers-does-point = A point of yours; nobody sees it before the end.
settlers-play-it = Play the card
settlers-monopoly-counted = Below each good: how many the others hold, by what the table has seen.
settlers-short-knight = Knight
settlers-short-roads = 2 roads
settlers-short-invention = Invention
settlers-short-monopoly = Monopoly
settlers-short-point = 1 point
settlers-tile-trade = Trade
settlers-tile-road = Road
settlers-tile-settle = Settlement
settlers-tile-city = City
settlers-tile-buy = Card
settlers-trade-open = open
settlers-trade-later = later
settlers-trade-shut = closed
settlers-chip-cards = development cards
settlers-chip-knights = knights played
settlers-chip-road = longest trail
settlers-left-roads = roads in stock
settlers-left-settlements = settlements in stock
settlers-left-cities = cities in stock
settlers-round-first = First round
settlers-round-second = Second round
settlers-round-dice = First roll
settlers-step-roll = Roll
settlers-step-discard = Give back
settlers-step-robber = Robber
settlers-step-trade = Trade
settlers-step-build = Build
settlers-draws-on = draws on { $goods }
settlers-told-seven = the robber wakes
settlers-told-settle = settled at { $at }
settlers-told-road = built a road
settlers-told-city = built a city at { $at }
settlers-told-buy = bought a card
settlers-told-play = played { $card }
settlers-told-robber = sent the robber to { $at }
settlers-told-rob = took a card from { $who }
settlers-told-spare = robbed nobody
settlers-told-discard = gave back { $goods }
settlers-told-trade = traded { $give } for { $get } with the bank
settlers-told-offer = offered { $give } for { $get }
settlers-told-counter = would give { $give } for { $get }
settlers-told-deal = traded { $give } for { $get } with { $who }
settlers-robber-on = The robber on { $place }
settlers-you-offer = You offer { $give } for { $get }

## Where points come from

settlers-source-settlements = Settlements
settlers-source-cities = Cities
settlers-source-road = Longest Road
settlers-source-army = Largest Army
settlers-source-cards = Victory point cards

settlers-told-roll = rolled { $n }
settlers-told-nothing = nobody gets anything
settlers-told-drew = drew { $card }
settlers-told-award = took { settlers-told-of }
settlers-told-lapse = lost { settlers-told-of }
settlers-told-of = { $award ->
    [army] the largest army
   *[longest] the longest road
}
settlers-told-stole = { $goods }
settlers-told-accept = agreed
settlers-told-decline = declined
settlers-told-withdraw = took the offer back
settlers-told-refuse = said no to { $who }

# Answers where one looks.
settlers-nowhere-trade = You have too few of any one resource for the bank.
settlers-nowhere-play = None of your development cards can be played now.
settlers-about-trade = Exchange cards with the bank or with the others.
settlers-about-road = Roads lead to new corners; the longest one of five or more is worth 2 points.
settlers-about-settle = A settlement is worth 1 point and brings a card whenever a number beside it falls.
settlers-about-city = A city takes the place of a settlement: 2 points, and two cards for each number beside it.
settlers-about-buy = A card from the pile: knights, roads, goods or a point. Play it from your next turn on.
settlers-good-for = For: { $uses }
settlers-good-held = You hold { $n }. The bank gives one card for { $rate } of these.
settlers-you-hold = you hold { $n }
settlers-ask-for = What is missing for
settlers-wants-more = wants { $goods } more
settlers-wants-less = wants { $goods } less
settlers-gives-more = adds { $goods }
settlers-gives-less = gives { $goods } less

## The coach: facts to look at once more before a move.

settlers-doubt-own-field = You live there yourself. Really?
settlers-doubt-full-hand = { $cards } cards: a seven would cost you half. Spend some first?
settlers-doubt-trade-first = Building closes trade for this turn. Trade first?

## Puzzles: what they are about, and the idea behind them

settlers-theme-win = Win this turn
settlers-idea-win = Count what you can pay before you spend anything.
settlers-theme-win-trade = Win by the bank
settlers-idea-win-trade = Trade first: building closes trade for the turn.
settlers-theme-win-road = Win by road
settlers-idea-win-road = The longest road is worth two points: count its pieces, yours and theirs.
settlers-theme-win-card = Win by a card
settlers-idea-win-card = A development card is worth a turn: look at what it brings before you pay for anything.
settlers-theme-opening = The first settlements
settlers-idea-opening = Many dots, different goods, and a way to go on.
settlers-theme-cut = Cut the road
settlers-idea-cut = A settlement on a free corner parts a road in two.
settlers-theme-robber = The robber
settlers-idea-robber = Block what the leader lives on, and rob the player who holds what you need.
settlers-theme-deal = Deal or no deal
settlers-idea-deal = Ask what the other builds with it.
settlers-theme-trade = The best trade
settlers-idea-trade = Give what you have too much of for what completes a building now.
settlers-theme-card = Cards
settlers-idea-card = A card played at the right moment is worth two.
settlers-theme-build = What to build
settlers-idea-build = Income first, points last, and never a place that will not run away.
