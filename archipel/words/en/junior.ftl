### Junior, in English. Keys are `junior-` and the key of a note, an option or a thing.

junior-name = Junior
junior-about = Young pirates build ships and hideouts. From six years on.
junior-box = 30 min · 6+

## Things

junior-good-wood = wood
junior-good-wool = wool
junior-good-rum = rum
junior-good-sabre = sabre
junior-good-gold = gold
junior-terrain-wood = forest
junior-terrain-wool = pasture
junior-terrain-rum = sugar-cane field
junior-terrain-sabre = treasure cave
junior-terrain-gold = gold river
junior-colour-red = red
junior-colour-white = white
junior-colour-blue = blue
junior-colour-orange = orange
junior-coco-ghost = Ghost
junior-coco-build = Free building
junior-coco-supplies_rum_wood = Supplies: rum and wood
junior-coco-supplies_wool_sabre = Supplies: wool and sabres
junior-coco-tribute = Tribute

junior-goods = { $wood ->
    [0] {""}
   *[other] {" "}{ $wood } wood
}{ $wool ->
    [0] {""}
   *[other] {" "}{ $wool } wool
}{ $rum ->
    [0] {""}
   *[other] {" "}{ $rum } rum
}{ $sabre ->
    [0] {""}
    [one] {" "}{ $sabre } sabre
   *[other] {" "}{ $sabre } sabres
}{ $gold ->
    [0] {""}
   *[other] {" "}{ $gold } gold
}

## Options

junior-option-ports = Ports
junior-option-ports-on = with ports
junior-option-ports-off = without ports, for first games
junior-option-seating = Order of the colours, clockwise
junior-option-seating-red-white-blue-orange = red, white, blue, orange
junior-option-seating-red-white-orange-blue = red, white, orange, blue
junior-option-seating-red-blue-white-orange = red, blue, white, orange
junior-option-seating-red-blue-orange-white = red, blue, orange, white
junior-option-seating-red-orange-white-blue = red, orange, white, blue
junior-option-seating-red-orange-blue-white = red, orange, blue, white
junior-option-lead = Colour of the first seat
junior-option-lead-red = red
junior-option-lead-white = white (with three, the next colour)
junior-option-lead-blue = blue
junior-option-lead-orange = orange
junior-option-first = Who begins
junior-option-first-seat = the first seat
junior-option-first-lot = a lot decides
junior-option-harvest = Several fortresses at one terrain
junior-option-harvest-fortress = one card for each fortress
junior-option-harvest-player = one card for each player
junior-option-six = A six and the ghost
junior-option-six-must = the ghost must be moved
junior-option-six-may = the ghost may be moved
junior-option-shortage = When the reserve runs short
junior-option-shortage-sole = nobody takes the good, unless only one player may
junior-option-shortage-return = everybody returns the good first
junior-option-barter = Size of trades between players
junior-option-barter-any = any number of cards on each side
junior-option-barter-one = one card for one card
junior-preset-seed = The rulebook
junior-preset-first-game = First game

## Refusals: the moment

junior-game-over = The game is over.
junior-roll-first = The die comes first: roll before anything else.
junior-rolled-already = You have rolled already.
junior-chance-first = First the die falls, or the card or tile is drawn.
junior-ghost-first = First the ghost must be moved.
junior-ghost-rests = The ghost moves only on a six or by a Coco card.
junior-ghost-must-move = The ghost cannot stay: a six moves it.
junior-tribute-first = First everybody hands over the tribute.
junior-free-building-first = First build what the Coco card gives, or decline it.
junior-offer-open = First the open offer must be settled.
# A seat: its number, or the name of the player in it.
junior-say-which = Say which one: “?” stands for what others may not see.
junior-seat = { $seat ->
    [0] Player 0
    [1] Player 1
    [2] Player 2
    [3] Player 3
   *[other] { $seat }
}
junior-not-your-turn = It is the turn of { junior-seat }.
junior-not-an-action = This cannot be done while building and trading.
junior-no-tribute-due = You owe no tribute now.
junior-no-offer-to-you = No offer waits for your answer.
junior-nothing-to-decline = There is nothing to decline.
junior-nothing-to-withdraw = There is nothing to withdraw.
junior-offer-instead = It is your turn: make an offer instead of a proposal.

## Refusals: building

junior-lacking = You lack:{ junior-goods }.
junior-no-such-site = There is no site { $site } on this side of the board.
junior-no-boat-there = None of your boats leads to { $site }.
junior-site-taken = A fortress stands on { $site } already.
junior-no-fortress-there = None of your fortresses is next to { $site }.
junior-berth-taken = A boat lies on { $site } already.
junior-no-boat-left = You have no boat left.
junior-card-builds-no-fortress = This card gives no fortress.
junior-card-builds-no-boat = This card gives no boat.
junior-no-coco-left = No Coco card is left.

## Refusals: ghost, market, reserve

junior-no-such-terrain = There is no terrain { $terrain } on this side of the board.
junior-ghost-is-there = The ghost is on { $terrain } already: it must move elsewhere.
junior-market-used = One exchange with the market a turn.
junior-same-good = A good is not exchanged for itself.
junior-not-in-hand = You hold no { $good ->
    [wood] wood
    [wool] wool
    [rum] rum
    [sabre] sabre
   *[gold] gold
}.
junior-not-in-market = The market has no { $good ->
    [wood] wood
    [wool] wool
    [rum] rum
    [sabre] sabre
   *[gold] gold
}.
junior-too-few-to-trade = The reserve takes { $rate } cards of { $good ->
    [wood] wood
    [wool] wool
    [rum] rum
    [sabre] sabres
   *[gold] gold
} for one of your choice.
junior-reserve-empty = The reserve has no { $good ->
    [wood] wood
    [wool] wool
    [rum] rum
    [sabre] sabre
   *[gold] gold
} left.

## Refusals: trade between players

junior-one-sided = Both sides must give something.
junior-good-on-both-sides = No good may stand on both sides.
junior-one-for-one = This table trades one card for one card.
junior-offers-used-up = { $limit ->
    [one] One offer a turn is
   *[other] { $limit } offers a turn are
} enough.
junior-offered-already = You have offered that already, and no hand has changed since.
junior-no-such-partner = You trade with another player of this table.
junior-no-consent = { junior-seat } has agreed to nothing.
junior-no-proposal = { junior-seat } has proposed nothing.

## Previews

junior-costs = Costs:{ junior-goods }.
junior-free = Costs nothing.
junior-gives = You give:{ junior-goods }.
junior-takes = You take:{ junior-goods }.
junior-yields = Terrains there:{ junior-goods }.
junior-opens-port = You draw a port tile.
junior-wins = You win the game.
junior-coco-left = { $cards ->
    [one] One Coco card is left.
   *[other] { $cards } Coco cards are left.
}
junior-haunts = { junior-seat } gets no { $good ->
    [wood] wood
    [wool] wool
    [rum] rum
    [sabre] sabres
   *[gold] gold
} there any more.
junior-market-starts-over = Five alike: the market starts over.

## Prompts

junior-prompt-roll = Roll the die.
junior-prompt-main = Build, swap, or pass the die.
junior-prompt-six = A six! Where does the ghost go?
junior-prompt-haunt = Where does the ghost go?
junior-prompt-tribute = { $cards ->
    [one] Choose a card to hand over to { junior-seat }.
   *[other] Choose { $cards } cards to hand over to { junior-seat }, one by one.
}
junior-prompt-answer = { junior-seat } wants to swap. Yes or no?
junior-prompt-choice = Who swaps with you?
junior-prompt-free-building = What do you build for free?
junior-prompt-over = { junior-seat } has built seven fortresses and wins.
junior-prompt-draw = Nobody can win any more: the game is drawn.
junior-wait-tribute = The others choose what they hand over to { junior-seat }.
junior-wait-answers = The offer of { junior-seat } is being answered.
junior-wait-lot = The lot decides who begins.
junior-wait-turn = It is the turn of { junior-seat }.

## In the browser

junior-verb-roll = Roll the die
junior-verb-dice = Die
junior-verb-first = Begins:
junior-verb-fortress = Fortress
junior-verb-boat = Boat
junior-verb-buy = Coco card
junior-verb-draw = draws
junior-verb-port = Port tile
junior-verb-ghost = Ghost to
junior-verb-stay = Leave the ghost where it is
junior-verb-market = Market
junior-verb-trade = Reserve
junior-verb-give = Give
junior-verb-offer = Offer
junior-verb-counter = Counter-offer
junior-verb-propose = Suggest
junior-verb-accept = Yes
junior-verb-decline = No
junior-verb-confirm = Swap with
junior-verb-refuse = Say no to
junior-verb-withdraw = Never mind
junior-verb-end = Done!
junior-say-again = Say it again
junior-market = Market
junior-reserve = Reserve
junior-swap = Swap
junior-swap-where = Where?
junior-tile-boat = Boat
junior-tile-fortress = Fortress
junior-tile-buy = Coco
junior-tile-trade = Swap
junior-where-boat = Where shall your boat sail?
junior-where-fortress = Where shall your fortress stand?
junior-where-trade = What do you swap?
junior-hold-roll = hold, then let go
junior-hold-end = hold to pass the die
junior-nowhere-boat = There is no free place for a boat beside your fortresses.
junior-nowhere-fortress = Your boats lead to no free place. Build a boat first!
junior-none-wood = no wood here now
junior-none-wool = no wool here now
junior-none-rum = no rum here now
junior-none-sabre = no sabres here now
junior-none-gold = no gold here now
junior-fortresses-of = { $n ->
    [one] one fortress
   *[other] { $n } fortresses
} of { $of }
junior-ghost-cards = ghosts
junior-boats-left = boats left
junior-castle = Castle
junior-castle-now = The castle belongs to { $name } now!
junior-sails-home = The fortress of { $name } sails home.
junior-coco-present = Coco brings a present!
junior-coco-brings-build = Build one for free.
junior-coco-brings-ghost = A ghost for you! Send the big one where you like.
junior-coco-brings-supplies_rum_wood = That goes into your chest.
junior-coco-brings-supplies_wool_sabre = That goes into your chest.
junior-coco-brings-tribute = Everybody gives you a card.
junior-ahoy = Ahoy!
junior-offer-from = { $name } wants to swap!
junior-offer-lacking = You do not have that.
junior-asking = Let us ask…
junior-who-swaps = Who swaps with you?
junior-swap-with = Yes, { $name }!
junior-refuse-of = No, { $name }
junior-something-else = Something else
junior-deal = The swap
junior-you-give = You give
junior-you-get = You get
junior-ask-whom = Ask { $name }
junior-once-a-turn = once a turn
junior-market-done = done this turn
junior-alike = { $n } alike for 1
junior-tab-bank = Market

## Where points come from

junior-source-fortresses = Fortresses
junior-source-castle = Castle

junior-you = you
junior-good-card = card
junior-told-first = begins
junior-told-roll = rolled { $n }
junior-told-six = the ghost stirs!
junior-told-nothing = nobody gets anything
junior-told-returned = everybody put all { $good } back
junior-told-fortress = built a fortress
junior-told-boat = built a boat
junior-told-port = found a port: { $good }
junior-told-buy = asked Coco
junior-told-drew = { $coco }
junior-told-castle = moved into the castle!
junior-told-leaves = left the castle
junior-told-ghost = sent the ghost to { $at }
junior-told-stay = left the ghost where it is
junior-told-give = gave { $who } { $goods }
junior-told-market = swapped { $give } for { $get } at the market
junior-told-trade = swapped { $give } for { $get }
junior-told-offer = offered { $give } for { $get }
junior-told-counter = would rather give { $give } for { $get }
junior-told-accept = said yes
junior-told-decline = said no
junior-told-withdraw = changed their mind
junior-told-refuse = said no to { $who }
junior-told-deal = swapped { $give } for { $get } with { $who }
junior-told-won = won with { $n } fortresses!
junior-told-back = took it back

# Answers where one looks.
junior-nowhere-trade = You have too few of any one thing for the reserve.
junior-nowhere-market = The market has nothing to swap for what you have.
junior-about-boat = A boat leads to the next place for a fortress.
junior-about-fortress = A fortress gets you what its islands bring. Seven of them win!
junior-about-buy = Coco brings a surprise: a ghost, a free build, or presents.
junior-about-trade = Swap with the market, the reserve or your friends.
junior-island-brings = On a { $number } it brings { $good } to the fortresses around it.
junior-island-haunted = The ghost sits here: this island brings nothing.
junior-site-free = A place for a fortress
junior-site-anchor = A harbour: two of one thing for one you choose.
junior-berth-free = A place for a boat
junior-fortress-of = Fortress of { $name }
junior-boat-of = Boat of { $name }
junior-castle-how = The player with the most ghosts puts a fortress on the castle.
junior-castle-of = It belongs to { $name }.
junior-have = { $n } { $good }
junior-good-for = For: { $uses }
junior-thats-you = you
junior-your-turn = Your turn
junior-watching = You are watching.
junior-pass-to = Pass the tablet to { $name }.
junior-here-no-boat-there = None of your boats leads here.
junior-here-site-taken = A fortress stands here already.
junior-here-no-fortress-there = None of your fortresses is next to it.
junior-here-berth-taken = A boat lies here already.

## The coach: what it waves at before a move, and the best move of a game.

junior-doubt-own-island = You live there! Send the ghost there?
junior-doubt-fortress = You can build a fortress! Build it first?
junior-doubt-boat = You can build a boat! Build it first?
junior-doubt-win = You can win now! Look again?
junior-moment-best = Hooray! Your best move was “{ $move }”. Shall we play again?

## Puzzles: what they are about, and the idea behind them

junior-theme-win = Win now
junior-idea-win = Count your goods before you swap.
junior-theme-win-trade = Swap and win
junior-idea-win-trade = The market first: what is missing for one fortress more?
junior-theme-win-sail = Sail and win
junior-idea-win-sail = A boat opens the way to the next fortress.
junior-theme-ghost = The ghost
junior-idea-ghost = Send it where others earn most, and you nothing.
junior-theme-deal = Swap or not?
junior-idea-deal = A good swap helps you more than them.
junior-theme-market = The market
junior-idea-market = Swap what you have twice for what you need now.
junior-theme-coco = Ask Coco
junior-idea-coco = Coco’s cards bring the castle and surprises.
junior-theme-sail = Where to sail
junior-idea-sail = Sail where a fortress can stand, before the others do.
junior-theme-fortress = The best fortress
junior-idea-fortress = Two good islands beside it, and the one you lack.
junior-ask-win = You are { $name }. You can win now: how?
junior-hint-win = Without luck and without swaps with others.
junior-ask-best = You are { $name }. What is best now?
junior-hint-best = One thing is much better than all others.
junior-missed-win = Then you cannot win any more. Try something else!
junior-missed-best = You may do that, but there is something better!
