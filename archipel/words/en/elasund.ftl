### Elasund, in English. Keys are `elasund-` and the key of a note, an option or a thing.

elasund-name = Elasund
elasund-about = One city, many builders: permits, walls, a church and pirates.
elasund-box = 75 min · 10+

## Things

elasund-colour-red = red
elasund-colour-blue = blue
elasund-colour-green = green
elasund-colour-yellow = yellow
elasund-card-gold = gold
elasund-card-red = red influence
elasund-card-blue = blue influence
elasund-card-green = green influence
elasund-building-well = well
elasund-building-stalls = market stalls
elasund-building-tavern = tavern
elasund-building-shop = shop
elasund-building-great = great building
elasund-building-house = house
elasund-building-workshop = workshop
elasund-building-tall = tall workers’ huts
elasund-building-small = small workers’ hut

# What notes speak of, from their arguments.
elasund-seat = { $seat ->
    [0] Red
    [1] Blue
    [2] Green
    [3] Yellow
   *[other] { $seat }
}
elasund-building = { $building ->
    [well] well
    [stalls] market stalls
    [tavern] tavern
    [shop] shop
    [great] great building
    [house] house
    [workshop] workshop
    [tall] tall workers’ huts
   *[small] small workers’ hut
}
elasund-card = { $card ->
    [gold] gold
    [red] red influence
    [blue] blue influence
   *[green] green influence
}

## Options

elasund-option-same-row = When the ship goes two spaces
elasund-option-same-row-ship = when the roll names the row it lies on
elasund-option-same-row-roll = when the roll is the same as the last one
elasund-option-full-row = When the ship’s row is full
elasund-option-full-row-nearest = the nearest row with space above or below
elasund-option-full-row-adjacent = only the rows directly beside it
elasund-option-reward = The pirates’ reward
elasund-option-reward-choose = the roller chooses the cards
elasund-option-reward-random = the roller draws the cards
elasund-option-reward-pool = Where the reward comes from
elasund-option-reward-pool-all = from all discarded cards
elasund-option-reward-pool-others = from the other players’ cards only
elasund-option-hut-site = Where workers’ huts return
elasund-option-hut-site-empty = on squares without any permit
elasund-option-hut-site-own-permit = also on the owner’s permits
elasund-option-hut-return = Displaced workers’ huts
elasund-option-hut-return-may = may be set up again
elasund-option-hut-return-must = must be set up again where they fit
elasund-option-hut-trigger = What lets workers’ huts return
elasund-option-hut-trigger-any = any displacement
elasund-option-hut-trigger-bigger = only a bigger building
elasund-option-shortage = Income after a shortage
elasund-option-shortage-paid = paid once hands are halved
elasund-option-shortage-unpaid = lost for this turn
elasund-option-walls = Order of the wall spaces
elasund-option-walls-free = free
elasund-option-walls-cheap-first = the 2-gold spaces first
elasund-option-short-supply = Too few cards or gold outside income
elasund-option-short-supply-rest = one takes what is there
elasund-option-short-supply-halve = all hands are halved first
elasund-option-colours = Order of the colours, clockwise
elasund-option-colours-red-blue-green-yellow = red, blue, green, yellow
elasund-option-colours-red-blue-yellow-green = red, blue, yellow, green
elasund-option-colours-red-green-blue-yellow = red, green, blue, yellow
elasund-option-colours-red-green-yellow-blue = red, green, yellow, blue
elasund-option-colours-red-yellow-blue-green = red, yellow, blue, green
elasund-option-colours-red-yellow-green-blue = red, yellow, green, blue
elasund-option-lead = Colour of the first seat
elasund-option-lead-red = red
elasund-option-lead-blue = blue
elasund-option-lead-green = green
elasund-option-lead-yellow = yellow
elasund-preset-seed = The rulebooks
elasund-preset-english = The English rulebook

## Refusals: the moment

elasund-game-over = The game is over.
elasund-not-asked = You are not asked now.
elasund-not-now = { $step ->
    [roll] Roll for the ship first: then you build.
    [ship] First the ship sails.
    [build] Now it is time to build: permits and special actions come after it.
    [permit] Building is over for this turn: now you lay a permit or take gold.
    [square] The permit you have chosen needs its square first.
    [special] Only a special action is left in this turn.
    [huts] The displaced workers’ huts come first.
   *[other] This is not what you are asked now: the phases of a turn have a fixed order.
}
elasund-for-the-dealer = Dice and draws are the dealer’s.
elasund-only-a-question = This is a question to the table, not a move.

## Refusals: payment

elasund-too-little-gold = This takes { $need } gold, and you have { $have }.
elasund-needs-alike = This takes { $need ->
    [one] an influence card.
   *[other] { $need } influence cards of one colour.
}
elasund-needs-each = This takes three influence cards of three colours.
elasund-too-few-of-colour = This takes { $need ->
    [one] one card
   *[other] { $need } cards
}: { elasund-card }.

## Refusals: ship and pirates

elasund-ship-stays = The pirates may not stay on row { $row }.
elasund-ship-two-spaces = The ship must go exactly two spaces; row { $row } is not two spaces away.
elasund-influence-only = Influence is short: only influence cards are returned.
elasund-not-in-hand = You have no such card: { elasund-card }.
elasund-not-in-pool = No such card was given up: { elasund-card }.
elasund-reward-is-drawn = At this table the reward is drawn, not chosen.
elasund-reward-is-chosen = At this table the reward is chosen, not drawn.

## Refusals: building

elasund-none-in-supply = None in the supply: { elasund-building }.
elasund-outside-city = Square { $square } is outside the city.
elasund-on-foundation = The church foundation may not be built over.
elasund-on-church = Church tiles may never be built over.
elasund-too-few-permits = These squares hold { $have } { $have ->
    [one] permit
   *[other] permits
}; the building needs { $need }.
elasund-no-own-permit = None of your permits lies on these squares.
elasund-tied-right = The highest sum, { $sum }, is shared: nobody may build here.
elasund-outranked = Your permits add up to { $mine }, another player’s to { $theirs }.
elasund-over-bigger = A bigger building is in the way: { elasund-building }.
elasund-wall-outside = There is no wall space { $space } between these gates.
elasund-walls-used-up = All nine of your wall tiles stand.
elasund-wall-stands = A wall tile stands on { $space } already.
elasund-wall-unsupported = { $space } touches neither a gate nor a wall tile.
elasund-wall-cheap-first = At this table the 2-gold spaces are filled first.
elasund-church-complete = The church is complete.
elasund-not-drawn = You did not draw church tile { $tile }.

## Refusals: workers’ huts

elasund-hut-not-displaced = This is not displaced: { elasund-building }.
elasund-hut-on-trade-field = Square { $square } is a trade field: no workers’ huts there.
elasund-hut-on-permit = A permit lies on square { $square }: no workers’ huts there.
elasund-hut-must-return = At this table displaced huts must be set up again where they fit.

## Refusals: permits

elasund-square-taken = Square { $square } is not empty.
elasund-city-full = The city has no empty square.
elasund-permit-not-in-supply = Your permit { $value } is not in your supply.
elasund-no-permit-of-yours = None of your permits lies on square { $square }.
elasund-not-higher = Permit { $value } is not higher than { $old }.

## Previews

elasund-slip-permits = Permits on the site: { $have }, needed: { $need }.
elasund-slip-sum = { elasund-seat }’s permits add up to { $sum }.
elasund-slip-right = The right to build is { elasund-seat }’s.
elasund-slip-right-tied = The highest sum is shared: nobody has the right to build.
elasund-slip-right-none = Without permits nobody has the right to build.
elasund-slip-total = In all { $gold } gold; you have { $have }.
elasund-pays-bank = You pay the bank { $gold } gold.
elasund-pays-seat = You pay { elasund-seat } { $gold } gold.
elasund-pays-alike = You spend { $cards ->
    [one] an influence card.
   *[other] { $cards } influence cards of one colour.
}
elasund-pays-each = You spend one influence card of each colour.
elasund-pays-colour = You spend { $cards ->
    [one] one card
   *[other] { $cards } cards
}: { elasund-card }.
elasund-permit-home = { elasund-seat }’s permit { $value } goes home.
elasund-to-pile = Back to its pile: { elasund-seat }’s { elasund-building }.
elasund-to-owner = Back to { elasund-seat }: { elasund-building }.
elasund-hut-goes = Displaced, and out of the game: { elasund-seat }’s { elasund-building }.
elasund-hut-displaced = Displaced, and perhaps set up again: { elasund-seat }’s { elasund-building }.
elasund-cubes-home = { elasund-seat } takes back { $cubes } { $cubes ->
    [one] cube
   *[other] cubes
}.
elasund-loses-points = { elasund-seat } loses { $points } { $points ->
    [one] trade point
   *[other] trade points
}.
elasund-track-cubes-home = { elasund-seat } takes back { $cubes } { $cubes ->
    [one] cube
   *[other] cubes
} from the trade track.
elasund-gains-cubes = You place { $cubes } { $cubes ->
    [one] cube
   *[other] cubes
}.
elasund-gains-points = You gain { $points } { $points ->
    [one] trade point
   *[other] trade points
}.
elasund-gains-track-cubes = You place { $cubes } { $cubes ->
    [one] cube
   *[other] cubes
} on the trade track.
elasund-gains-gold = You take { $gold } gold.
elasund-gains-influence = You draw { $cards } influence { $cards ->
    [one] card
   *[other] cards
}.
elasund-row-earns = { elasund-seat } would earn { $gold } gold and { $influence } influence.
elasund-row-loses = { elasund-seat } would give up { $cards } { $cards ->
    [one] card
   *[other] cards
}.
elasund-church-choice = You draw two church tiles and choose; the other goes to the bottom of the stack, unseen.
elasund-church-draw = You draw one of { $left } church tiles and must place it.
elasund-church-site = The church site would begin in column { $x }, row index { $y }.
elasund-hut-free = Set up again, free of charge: { elasund-building }.
elasund-hut-lost = Out of the game for good: { elasund-building }.
elasund-could-build = { $action }: { elasund-building } for { $gold } gold in all, cubes: { $cubes }, trade points: { $points }.
elasund-could-build-nothing = You could build nothing over this square now.

## Prompts

elasund-ask-roll = Roll the dice.
elasund-ask-ship = The ship lies there already: move it two spaces up or down.
elasund-ask-pirates = Pirates! Choose their row.
elasund-ask-give = The pirates want { $cards } { $cards ->
    [one] more card
   *[other] more cards
} from you, gold or influence.
elasund-ask-halve = Influence is short: return { $cards } { $cards ->
    [one] more card
   *[other] more cards
}.
elasund-ask-take = Your towers: take up to { $cards } of the discarded cards.
elasund-ask-build = { $left ->
    [one] What do you build? One project is left.
   *[other] What do you build? { $left } projects are left.
}
elasund-ask-spend = Choose the colour of the { $cards ->
    [one] influence card
   *[other] { $cards } influence cards
} you spend.
elasund-ask-lay = Choose the church tile for the foundation.
elasund-ask-huts = Your workers’ huts were displaced: set them up again, or let them go.
elasund-ask-permit = Place a permit or take 2 gold.
elasund-ask-square = Choose a square for the permit.
elasund-ask-special = Take a special action or end your turn.
elasund-waiting = { elasund-seat } is choosing.
elasund-waiting-several = Others are choosing cards.
elasund-waiting-chance = The dice fall or a card is drawn.
elasund-over-won = { elasund-seat } has all ten cubes on the board and wins.
elasund-over-stalled = The game was given up: too many turns without a winner.

## In the browser

elasund-verb-roll = Roll the dice
elasund-verb-dice = Dice
elasund-verb-ship = Ship to row
elasund-verb-draw = draws
elasund-verb-discard = Give up
elasund-verb-take = Take
elasund-verb-build = Build
elasund-verb-wall = Wall
elasund-verb-church = Church
elasund-verb-tile = Church tile
elasund-verb-lay = Lay church tile
elasund-verb-spend = Pay with
elasund-verb-hut = Set up again:
elasund-verb-forgo = Let go:
elasund-verb-permit = Permit
elasund-verb-gold = Take 2 gold
elasund-verb-at = Place at
elasund-verb-move = Move a permit from
elasund-verb-upgrade = Exchange a permit
elasund-verb-place = Place a second permit
elasund-verb-sell = Sell cards
elasund-verb-pass = No more
elasund-verb-end = End the turn
elasund-verb-over = What could I build here?
elasund-permit-value = permit { $value }
elasund-square = row { $row }, column { $column }
elasund-tower = tower
elasund-wall-cards = { $cards } influence
elasund-cubes-placed = cubes
elasund-influence = influence
elasund-trade = trade
elasund-track = Trade track
elasund-flags = { $flags ->
    [one] { $flags } flag
   *[other] { $flags } flags
}
elasund-permits-needed = permits

## On the table

elasund-tab-bank = Track
elasund-step-ship = Ship
elasund-step-pirates = Pirates
elasund-step-build = Build
elasund-step-permit = Permit
elasund-step-special = Special
elasund-tile-well = Well
elasund-tile-stalls = Stalls
elasund-tile-tavern = Tavern
elasund-tile-shop = Shop
elasund-tile-great = Great building
elasund-tile-house = House
elasund-tile-workshop = Workshop
elasund-tile-tall = Tall huts
elasund-tile-small = Small hut
elasund-tile-wall = Wall
elasund-tile-church = Church
elasund-tile-permit = Permit
elasund-tile-gold = Take 2 gold
elasund-tile-move = Move a permit
elasund-tile-upgrade = Exchange a permit
elasund-tile-place = Second permit
elasund-tile-sell = Sell for 2 gold
elasund-done-build = Done building
elasund-done-permit = Neither
elasund-done-take = No more
elasund-plate-well = well
elasund-plate-stalls = stalls
elasund-plate-tavern = tavern
elasund-plate-shop = shop
elasund-plate-great = great building
elasund-plate-house = house
elasund-plate-workshop = workshop
elasund-plate-tall = huts
elasund-plate-small = hut
elasund-short-gold = gold
elasund-short-red = red
elasund-short-blue = blue
elasund-short-green = green
elasund-any-card = any card
elasund-permits = Permits
elasund-none-left = all on the plan
elasund-cube = cube
elasund-chip-permits = permits in hand
elasund-chip-trade = trade points
elasund-chip-walls = wall tiles left
elasund-chip-towers = towers
elasund-row = Row { $row }
elasund-row-raided = pirates in row { $row }
elasund-owes = gives up { $n } { $n ->
    [one] card
   *[other] cards
}
elasund-owes-nothing = gives up nothing
elasund-sized = { $name }, { $width } × { $height }
elasund-pays-gold = pays gold when its row comes up
elasund-pays-influence = pays influence when its row comes up
elasund-pays-none = pays nothing, but carries cubes
elasund-carries = { $n ->
    [one] carries { $n } cube
   *[other] carries { $n } cubes
}
elasund-trade-field = trade field: +{ $points }
elasund-foundation = foundation of the church
elasund-free-wall = wall space, { $price } gold
elasund-wall-nth = Wall tile { $n } of { $of }: { $what }
elasund-wall-plain = a plain wall
elasund-wall-order = walls come in the order of your pile
elasund-church-tile = A church tile
elasund-shift = Move the building:
elasund-sign-build = Build
elasund-sign-wall = Build
elasund-sign-church = Draw a tile
elasund-sign-hut = Set up
elasund-sign-at = Place
elasund-sign-move = Move
elasund-sign-upgrade = Exchange
elasund-sign-ship = Sail
elasund-line-permits = permits on the site
elasund-line-needs = { $have }, needs { $need }
elasund-line-right = right to build
elasund-line-no-rival = no rival
elasund-line-bank = you pay the bank
elasund-line-pays = you pay { $who }
elasund-line-alike = influence of one colour
elasund-line-each = one of each colour
elasund-line-total = in all
elasund-line-of = { $n } of your { $have } gold
elasund-line-gain = you gain
elasund-line-cubes = { $n ->
    [one] { $n } cube → { $now } of { $of }
   *[other] { $n } cubes → { $now } of { $of }
}
elasund-line-trade = trade points
elasund-line-loses = { $who } loses
elasund-line-home = permits go home
elasund-line-to-pile = to its pile
elasund-line-to-owner = to its owner
elasund-line-hut-displaced = must move
elasund-raid-title = Pirates in row { $row }
elasund-raid-why = One card for each cube in the row; no income.
elasund-shortage-title = { $n ->
    [one] Return { $n } influence card
   *[other] Return { $n } influence cards
}
elasund-shortage-why = The pile cannot pay: everybody returns half.
elasund-give-more = { $n ->
    [one] You give up one card: which?
   *[other] You give up { $n } cards: which?
}
elasund-take-title = Your towers take a share
elasund-take-why = What the others gave up lies here.
elasund-take-towers = { $n ->
    [one] One tower: you may take one card.
   *[other] { $n } towers: one card for each.
}
elasund-spend-title = Which colour do you spend?
elasund-spend-why = All of them must be alike.
elasund-lay-title = Which tile begins the church?
elasund-lay-why = It lies on the foundation and fixes the site.
elasund-lay-square = Lay the tile of row { $row }, column { $column } of the church
elasund-lay-other = The other tile goes under the stack, unseen.

## Questions and hints

elasund-where-build = { $what ->
    [well] Where shall the well stand?
    [stalls] Where shall the stalls stand?
    [tavern] Where shall the tavern stand?
    [shop] Where shall the shop stand?
    [great] Where shall the great building stand?
    [house] Where shall the house stand?
   *[workshop] Where shall the workshop stand?
}
elasund-where-wall = Where shall the wall grow?
elasund-where-church = Shall the church grow?
elasund-where-move = Which permit do you move?
elasund-where-upgrade = Which permit do you exchange?
elasund-hint-ask-pirates = the row that costs the others most
elasund-hint-ask-permit = higher permits win the right to build
elasund-hint-ask-square = other rows cost two cards of one colour
elasund-hint-ask-special = for influence cards
elasund-nowhere-build = { $what ->
    [well] Nowhere may you build a well now: it takes permits of yours with the highest sum.
    [stalls] Nowhere may you build stalls now: it takes permits of yours with the highest sum.
    [tavern] Nowhere may you build a tavern now: it takes two permits, and yours with the highest sum.
    [shop] Nowhere may you build a shop now: it takes two permits, and yours with the highest sum.
    [great] Nowhere may you build a great building now: it takes three permits, and yours with the highest sum.
    [house] Nowhere may you build your house now: it takes permits of yours with the highest sum.
   *[workshop] Nowhere may you build your workshop now: it takes permits of yours with the highest sum.
}
elasund-nowhere-wall = No wall space that you can pay for leans on a gate or on a wall.
elasund-nowhere-move = You have no permit to move, or no cards to pay with.
elasund-nowhere-upgrade = You have no permit to exchange for a higher one.
elasund-here-outside-city = This is outside the city.
elasund-here-square-taken = This square is not empty.
elasund-here-wall-stands = A wall tile stands here already.
elasund-here-wall-unsupported = This space touches neither a gate nor a wall tile.
elasund-here-hut-on-trade-field = No workers’ huts on a trade field.
elasund-here-hut-on-permit = A permit lies here: no workers’ huts.
elasund-here-no-permit-of-yours = None of your permits lies here.

## The story

elasund-told-ship = the ship lands at row { $n }
elasund-told-seven = the pirates come
elasund-told-raid = raid on row { $n }
elasund-told-discard = gave up { $goods }
elasund-told-take = took { $goods }
elasund-told-spend = paid { $goods }
elasund-told-build = built { $plate } in row { $n }
elasund-told-hut = set up { $plate } in row { $n }
elasund-told-forgo = let { $plate } go
elasund-told-wall = built the { $side } wall
elasund-told-tower = built a tower, { $side } wall
elasund-side-north = north
elasund-side-south = south
elasund-side-east = east
elasund-told-church = built on the church
elasund-told-lay = the first tile
elasund-told-permit = placed permit { $value } in row { $n }
elasund-told-move = moved a permit to row { $n }
elasund-told-upgrade = raised a permit to { $value } in row { $n }
elasund-told-gold = took { $goods }
elasund-told-sell = sold influence for { $goods }

## The illustrated rules

elasund-guide-permits = permits needed
elasund-guide-cubes = cubes
elasund-guide-influence = influence card

## Where points come from

elasund-source-buildings = Buildings
elasund-source-church = Church
elasund-source-towers = Towers
elasund-source-trade = Trade track

elasund-good-gold = gold
elasund-good-influence = { elasund-influence }
elasund-good-red = { elasund-card-red }
elasund-good-blue = { elasund-card-blue }
elasund-good-green = { elasund-card-green }
elasund-told-roll = rolled { $n }
elasund-told-nothing = nobody gets anything
elasund-told-displaced = lost { $plate }
elasund-told-won = won with { $n } cubes!

# Answers where one looks.
elasund-anywhere-no-own-permit = None of your permits lies on the plan where it could stand.
elasund-anywhere-too-few-permits = No site holds enough permits: it takes { $need }.
elasund-nowhere-place = You have no permit left to lay, or no cards to pay with.
elasund-nowhere-ship = The ship cannot go there.
elasund-nowhere-at = No square is free for it.
elasund-nowhere-hut = The hut fits nowhere.
elasund-about-build = { $what ->
    [well] Wells bring a cube each, and pay nothing.
    [stalls] Stalls bring a cube each, and pay nothing.
    [great] The great buildings bring two cubes.
    [house] Your house pays gold or influence when the ship comes to its row.
   *[other] It pays when the ship comes to one of its rows.
}
elasund-about-wall = The next tile of your wall: the price stands on its space, the reward on the tile.
elasund-about-church = A tile of the church, for a cube on it.
elasund-about-permit = A permit on the plan: the highest sum on a site has the right to build.
elasund-about-gold = Two gold from the bank instead of a permit.
elasund-about-move = Move one of your permits to another square.
elasund-about-upgrade = Exchange a permit on the plan for a higher one.
elasund-about-place = Lay one more permit.
elasund-about-sell = Sell influence for gold.
elasund-for-gold = Gold pays for buildings, walls, the church and permits.
elasund-for-influence = Influence pays for special actions, for permits in other rows and for building over your equals.
elasund-for-permit = Laid on the plan it costs { $value } gold, and counts { $value } for the right to build.
elasund-could-stand = You may build here: { $names }.
elasund-could-not = Nothing of yours may be built here now.

## The coach: facts to look at once more before a move.

elasund-doubt-tie = A { $value } only ties there, and a tie lets nobody build. Really?
elasund-doubt-own-cubes = { $cubes ->
    [one] This takes your own cube off the board. Really?
   *[other] This takes { $cubes } of your own cubes off the board. Really?
}

## Puzzles: what they are about, and the idea behind them

elasund-theme-win = Win this turn
elasund-idea-win = Count gold and cards: two buildings in a turn are two cubes.
elasund-theme-win-church = Win by the church
elasund-idea-win-church = A tile of the church is a cube that nobody builds over.
elasund-theme-win-wall = Win by the wall
elasund-idea-win-wall = A wall needs no permit: gold is enough.
elasund-theme-win-cards = Win by cards
elasund-idea-win-cards = Cards of influence do what gold cannot: look at them first.
elasund-theme-win-permit = Win by a permit
elasund-idea-win-permit = A permit that is laid or moved now can carry a building next time, or win a site today.
elasund-theme-ship = Where the ship goes
elasund-idea-ship = The row that pays you, and where pirates spare you.
elasund-theme-permit = Permits
elasund-idea-permit = The highest sum builds: lay where you will be first.
elasund-theme-wall = The wall
elasund-idea-wall = A cube for gold alone, as long as the wall has gaps.
elasund-theme-church = The church
elasund-idea-church = Its tiles push everything aside: look at whose.
elasund-theme-cards = Influence
elasund-idea-cards = Keep pairs of a colour, spend the odd ones.
elasund-theme-special = Special actions
elasund-idea-special = Two cards of a colour do one of three things: which helps now?
elasund-theme-over = Build over a rival
elasund-idea-over = One building is two steps: a point for you, and one less for them.
elasund-theme-build = What to build
elasund-idea-build = Bigger builds over smaller: choose what stays, and what it pushes out.
