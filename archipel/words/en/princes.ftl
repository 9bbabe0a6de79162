### Princes, in English. Keys are `princes-` and the key of a note, an option or a thing.

princes-name = Princes
princes-about = Two princes, two principalities, 180 cards.
princes-box = 60 min · 10+

## Things

princes-good-lumber = lumber
princes-good-brick = brick
princes-good-wool = wool
princes-good-grain = grain
princes-good-ore = ore
princes-good-gold = gold
princes-terrain-forest = Forest
princes-terrain-hill = Hills
princes-terrain-pasture = Pasture
princes-terrain-field = Fields
princes-terrain-mountain = Mountains
princes-terrain-gold_river = Gold Field
princes-face-brigands = Brigand Attack
princes-face-trade = Trade
princes-face-celebration = Celebration
princes-face-harvest = Plentiful Harvest
princes-face-event = Event Card
princes-centre-road = Road
princes-centre-settlement = Settlement
princes-centre-city = City
princes-deck-base = base set
princes-deck-gold = Era of Gold
princes-deck-war = Era of War
princes-deck-progress = Era of Progress
princes-colour-red = red
princes-colour-blue = blue
princes-card-abbey = Abbey
princes-card-archer = Archer
princes-card-arsonist = Arsonist
princes-card-austin = Austin
princes-card-bath_house = Bath House
princes-card-benjamin = Benjamin the Traveling Scholar
princes-card-brick_factory = Brick Factory
princes-card-brick_ship = Brick Ship
princes-card-brigands = Brigands
princes-card-brigitta = Brigitta, the Wise Woman
princes-card-building_crane = Building Crane
princes-card-candamir = Candamir
princes-card-carl = Carl Forkbeard
princes-card-chapel_high = Chapel
princes-card-chapel_low = Chapel
princes-card-chief_cannoneer = Chief Cannoneer
princes-card-doctor = Doctor
princes-card-drill_ground = Drill Ground
princes-card-fairgrounds = Fairgrounds
princes-card-feud = Feud
princes-card-fire_brigade = Fire Brigade
princes-card-fraternal_feuds = Fraternal Feuds
princes-card-gift_for_the_prince = Gift for the Prince
princes-card-gold_cache = Gold Cache
princes-card-gold_ship = Gold Ship
princes-card-goldsmith = Goldsmith
princes-card-grain_mill = Grain Mill
princes-card-grain_ship = Grain Ship
princes-card-gudrun = Gudrun, Terror of the Seas
princes-card-guido = Guido the Ambassador
princes-card-gustav = Gustav the Librarian
princes-card-harald = Harald
princes-card-harbor = Harbor
princes-card-hedge_tavern = Hedge Tavern
princes-card-heinrich = Heinrich the Sentinel
princes-card-inga = Inga
princes-card-invention = Invention
princes-card-irmgard = Irmgard, Keeper of the Light
princes-card-iron_foundry = Iron Foundry
princes-card-large_festival_hall = Large Festival Hall
princes-card-large_trade_ship = Large Trade Ship
princes-card-library = Library
princes-card-lookout_tower = Lookout Tower
princes-card-lumber_camp = Lumber Camp
princes-card-lumber_ship = Lumber Ship
princes-card-marketplace = Marketplace
princes-card-merchant = Merchant
princes-card-merchant_caravan = Merchant Caravan
princes-card-merchant_guild = Merchant Guild
princes-card-mineral_mining = Mineral Mining
princes-card-mint = Mint
princes-card-moneylender = Moneylender
princes-card-ore_ship = Ore Ship
princes-card-osmund = Osmund
princes-card-parish_hall = Parish Hall
princes-card-parliament = Parliament
princes-card-pharmacy = Pharmacy
princes-card-pirate_ship = Pirate Ship
princes-card-plague = Plague
princes-card-reiner = Reiner the Herald
princes-card-relocation = Relocation
princes-card-riots = Riots
princes-card-salt_silo = Salt Silo
princes-card-scout = Scout
princes-card-sebastian = Sebastian the Itinerant Preacher
princes-card-siglind = Siglind
princes-card-staple_house = Staple House
princes-card-storehouse = Storehouse
princes-card-three_field_system = Three-Field System
princes-card-tithe_barn = Tithe Barn
princes-card-toll_bridge = Toll Bridge
princes-card-town_hall = Town Hall
princes-card-trade_master = Trade Master
princes-card-trade_ships_race = Trade Ships Race
princes-card-trading_base = Trading Base
princes-card-traitor = Traitor
princes-card-traveling_merchant = Traveling Merchant
princes-card-university = University
princes-card-voyage_of_plunder = Voyage of Plunder
princes-card-weavers_shop = Weaver’s Shop
princes-card-wool_ship = Wool Ship
princes-card-year_of_plenty = Year of Plenty
princes-card-yule = Yule

princes-card = { $card ->
    [abbey] { princes-card-abbey }
    [archer] { princes-card-archer }
    [arsonist] { princes-card-arsonist }
    [austin] { princes-card-austin }
    [bath_house] { princes-card-bath_house }
    [benjamin] { princes-card-benjamin }
    [brick_factory] { princes-card-brick_factory }
    [brick_ship] { princes-card-brick_ship }
    [brigands] { princes-card-brigands }
    [brigitta] { princes-card-brigitta }
    [building_crane] { princes-card-building_crane }
    [candamir] { princes-card-candamir }
    [carl] { princes-card-carl }
    [chapel_high] { princes-card-chapel_high }
    [chapel_low] { princes-card-chapel_low }
    [chief_cannoneer] { princes-card-chief_cannoneer }
    [doctor] { princes-card-doctor }
    [drill_ground] { princes-card-drill_ground }
    [fairgrounds] { princes-card-fairgrounds }
    [feud] { princes-card-feud }
    [fire_brigade] { princes-card-fire_brigade }
    [fraternal_feuds] { princes-card-fraternal_feuds }
    [gift_for_the_prince] { princes-card-gift_for_the_prince }
    [gold_cache] { princes-card-gold_cache }
    [gold_ship] { princes-card-gold_ship }
    [goldsmith] { princes-card-goldsmith }
    [grain_mill] { princes-card-grain_mill }
    [grain_ship] { princes-card-grain_ship }
    [gudrun] { princes-card-gudrun }
    [guido] { princes-card-guido }
    [gustav] { princes-card-gustav }
    [harald] { princes-card-harald }
    [harbor] { princes-card-harbor }
    [hedge_tavern] { princes-card-hedge_tavern }
    [heinrich] { princes-card-heinrich }
    [inga] { princes-card-inga }
    [invention] { princes-card-invention }
    [irmgard] { princes-card-irmgard }
    [iron_foundry] { princes-card-iron_foundry }
    [large_festival_hall] { princes-card-large_festival_hall }
    [large_trade_ship] { princes-card-large_trade_ship }
    [library] { princes-card-library }
    [lookout_tower] { princes-card-lookout_tower }
    [lumber_camp] { princes-card-lumber_camp }
    [lumber_ship] { princes-card-lumber_ship }
    [marketplace] { princes-card-marketplace }
    [merchant] { princes-card-merchant }
    [merchant_caravan] { princes-card-merchant_caravan }
    [merchant_guild] { princes-card-merchant_guild }
    [mineral_mining] { princes-card-mineral_mining }
    [mint] { princes-card-mint }
    [moneylender] { princes-card-moneylender }
    [ore_ship] { princes-card-ore_ship }
    [osmund] { princes-card-osmund }
    [parish_hall] { princes-card-parish_hall }
    [parliament] { princes-card-parliament }
    [pharmacy] { princes-card-pharmacy }
    [pirate_ship] { princes-card-pirate_ship }
    [plague] { princes-card-plague }
    [reiner] { princes-card-reiner }
    [relocation] { princes-card-relocation }
    [riots] { princes-card-riots }
    [salt_silo] { princes-card-salt_silo }
    [scout] { princes-card-scout }
    [sebastian] { princes-card-sebastian }
    [siglind] { princes-card-siglind }
    [staple_house] { princes-card-staple_house }
    [storehouse] { princes-card-storehouse }
    [three_field_system] { princes-card-three_field_system }
    [tithe_barn] { princes-card-tithe_barn }
    [toll_bridge] { princes-card-toll_bridge }
    [town_hall] { princes-card-town_hall }
    [trade_master] { princes-card-trade_master }
    [trade_ships_race] { princes-card-trade_ships_race }
    [trading_base] { princes-card-trading_base }
    [traitor] { princes-card-traitor }
    [traveling_merchant] { princes-card-traveling_merchant }
    [university] { princes-card-university }
    [voyage_of_plunder] { princes-card-voyage_of_plunder }
    [weavers_shop] { princes-card-weavers_shop }
    [wool_ship] { princes-card-wool_ship }
    [year_of_plenty] { princes-card-year_of_plenty }
   *[yule] { princes-card-yule }
}
princes-good = { $good ->
    [lumber] { princes-good-lumber }
    [brick] { princes-good-brick }
    [wool] { princes-good-wool }
    [grain] { princes-good-grain }
    [ore] { princes-good-ore }
   *[gold] { princes-good-gold }
}
princes-give = { $give ->
    [lumber] { princes-good-lumber }
    [brick] { princes-good-brick }
    [wool] { princes-good-wool }
    [grain] { princes-good-grain }
    [ore] { princes-good-ore }
   *[gold] { princes-good-gold }
}
princes-get = { $get ->
    [lumber] { princes-good-lumber }
    [brick] { princes-good-brick }
    [wool] { princes-good-wool }
    [grain] { princes-good-grain }
    [ore] { princes-good-ore }
   *[gold] { princes-good-gold }
}
princes-seat = { $seat ->
    [0] Red
    [1] Blue
   *[other] { $seat }
}
princes-side = { $side ->
    [left] left
   *[right] right
}
princes-goods = { $lumber ->
    [0] {""}
   *[other] {" "}{ $lumber } { princes-good-lumber }
}{ $brick ->
    [0] {""}
   *[other] {" "}{ $brick } { princes-good-brick }
}{ $wool ->
    [0] {""}
   *[other] {" "}{ $wool } { princes-good-wool }
}{ $grain ->
    [0] {""}
   *[other] {" "}{ $grain } { princes-good-grain }
}{ $ore ->
    [0] {""}
   *[other] {" "}{ $ore } { princes-good-ore }
}{ $gold ->
    [0] {""}
   *[other] {" "}{ $gold } { princes-good-gold }
}

## Options

princes-option-mode = Game
princes-option-mode-intro = The first settlers (7 points)
princes-option-mode-gold = Era of Gold (12 points)
princes-option-mode-war = Era of War (12 points)
princes-option-mode-progress = Era of Progress (12 points)
princes-option-mode-duel = Duel of the Princes (13 points)
princes-option-same-start-stack = Both starting hands from one stack
princes-option-same-start-stack-no = no
princes-option-same-start-stack-yes = allowed
princes-option-fresh-reaction = Sebastian on the turn after he was drawn
princes-option-fresh-reaction-no = not yet
princes-option-fresh-reaction-yes = allowed
princes-option-storehouse = Storehouse and brigands
princes-option-storehouse-counts = only leaves goods out of the count
princes-option-storehouse-saves = saves the gold and wool beside it
princes-option-victory = When the game is won
princes-option-victory-own-turn = on one’s own turn
princes-option-victory-at-once = at once, on any turn
princes-option-victory-end-of-turn = at the end of one’s own turn
princes-option-removal = Removing one’s own cards
princes-option-removal-themes = in theme games and the Duel
princes-option-removal-always = in the introductory game too
princes-option-trade-master = The Trade Master takes
princes-option-trade-master-one-or-two = 1 or 2 resources
princes-option-trade-master-two = 2 resources
princes-option-salt-silo = The Salt Silo gives
princes-option-salt-silo-victory = a victory point
princes-option-salt-silo-commerce = a commerce point
princes-option-doctor = The Doctor serves
princes-option-doctor-two = the 2 regions beside the Bath House
princes-option-doctor-four = the 4 regions of its city
princes-option-face-up = Face-up cards lost to a Feud or a fire
princes-option-face-up-pile = go back to their pile
princes-option-face-up-stack = go under a stack

## What is asked, refused and foretold

princes-after-the-roll = { princes-card } is played after the dice have been thrown.
princes-already-set = The die has already been set.
princes-ask-above = Which region lies above the new settlement?
princes-ask-action = Build, play, trade, or end your actions.
princes-ask-arrange = You may let two of your regions change places ({ $n } more), or pass.
princes-ask-bath = Which Bath House does the Doctor visit?
princes-ask-burn = Which building burns?
princes-ask-demand = Which resource do you take? ({ $n } at most)
princes-ask-draw = From which stack do you draw?
princes-ask-exchange = You may put a card under a stack and get another one, or pass.
princes-ask-exchanged = Draw the top card of a stack, or pay to choose one.
princes-ask-feud = Put { $n } of your opponent’s cards under stacks with their backs.
princes-ask-fill = Which of your regions shall be filled?
princes-ask-gain = Where do you store the resource? ({ $n } to gain)
princes-ask-give = From which region do you give { princes-good }?
princes-ask-library = You may look through a stack and take a card, or pass.
princes-ask-lose = Which of your cards do you give up?
princes-ask-name = Name { $n } of your opponent’s buildings.
princes-ask-number = Which number shall the production die show?
princes-ask-pay = From which region do you pay? ({ $n } to pay)
princes-ask-react = { princes-card } is about to hit you. Do you answer it?
princes-ask-recover = Which card do you take from the discard pile?
princes-ask-relocate = Which two regions, or which two expansions, change places?
princes-ask-return = Which resource do you give back?
princes-ask-riots = Pay { $n } gold, or give up a unit.
princes-ask-roll = Throw the dice.
princes-ask-scout = Choose the regions of the new settlement: first the one above, then the one below.
princes-ask-scout-builds = At which end do you build the settlement?
princes-ask-shop = You may buy { $n ->
    [one] one resource for 1 gold
   *[other] up to { $n } resources for 1 gold each
}, or pass.
princes-ask-start-stack = From which stack does your starting hand come?
princes-ask-steal = Take a card of your opponent’s hand, or pass.
princes-ask-store = Does the gold go to the river or to the Gold Cache?
princes-ask-surplus = You hold too many cards: put one under a stack.
princes-ask-take = Take a card of this stack. ({ $n } to take)
princes-ask-tithe = Wool or grain? You gain up to { $n }.
princes-ask-under = Under which stack does { princes-card } go?
princes-ask-waive = Which resource of the price do you save?
princes-before-the-roll = { princes-card } is played before the dice are thrown.
princes-boosts = Neighbouring regions that produce more { princes-good }: { $n }.
princes-bribes = It costs { $n } gold; no unit is lost.
princes-cannot-pay = You lack { $n } { princes-good }.
princes-chance-first = First comes what chance decides.
princes-city-only = Only a city can take this card at { $site }.
princes-costs = It costs{ princes-goods }.
princes-discards = { princes-card } goes to the discard pile afterwards.
princes-empty-hand = Your opponent has no card in hand.
princes-full = { $place } is full.
princes-needs-card = You need { princes-card } in your principality.
princes-needs-gold = You need { $n } gold.
princes-needs-goods = You need { $n ->
    [one] one resource
   *[other] { $n } resources
}.
princes-needs-hero = You need a hero with at least 1 strength point.
princes-needs-learning = You need an Abbey or a Library.
princes-needs-progress = You need { $n ->
    [one] one progress point
   *[other] { $n } progress points
}.
princes-needs-strength = You need the strength advantage.
princes-needs-trade-or-city = You need { $n ->
    [one] one commerce point
   *[other] { $n } commerce points
} or a city.
princes-new-cache = It stores up to 3 gold, safe from brigands.
princes-new-regions = Two regions are drawn for it; they begin empty.
princes-new-sites = Two more building sites.
princes-no-card-there = There is no card of yours.
princes-no-fighter = Your opponent has no unit with strength points.
princes-no-free-site = There is no free building site at { $site }.
princes-no-large-ship = No Large Trade Ship lies beside { $place }.
princes-no-mint = You have no Mint left to use this turn.
princes-no-parish-hall = No Parish Hall stands in a city at { $site }.
princes-no-region = You have no region there.
princes-no-removal = In the introductory game cards are not removed.
princes-no-road = No open road leads to the { princes-side }.
princes-no-room = Nothing of it could be stored.
princes-no-room-for = You have no room for { princes-good }.
princes-no-settlement = There is no settlement of yours in column { $column }.
princes-no-settlement-to-scout = The Scout is played when a settlement is built, and you cannot build one now.
princes-no-stack = There is no stack { $stack } in this game.
princes-not-a-choice = This is not one of the choices.
princes-not-asked = It is for { princes-seat } to decide.
princes-not-in-hand = { princes-card } is not in that hand.
princes-not-now = Something else is to be decided now.
princes-not-seen-there = { princes-card } is not among the cards you look at.
princes-not-takeable = Your opponent has no { princes-good }, or you have no room for it.
princes-nothing-discarded = The discard pile is empty.
princes-nothing-there = There is nothing on { $place }.
princes-nothing-to-burn = Your opponent has no unprotected building.
princes-nothing-to-take = Your opponent has nothing that you could store.
princes-once-a-turn = This card is played once a turn.
princes-only-as-answer = Sebastian is played as an answer to an event.
princes-only-one = There is already { princes-card } in your principality; one is allowed.
princes-other-good = { $place } is of another kind.
princes-other-stack = The starting hand comes from another base stack than your opponent’s.
princes-over = The game is over.
princes-pile-empty = This pile is empty.
princes-points = Victory points: +{ $n }.
princes-removes = { princes-card } goes to the discard pile.
princes-road-there = A road already leads on to the { princes-side }.
princes-same-good = You cannot get { princes-good } for { princes-good }.
princes-say-which = Say which one: “?” stands for what others may not see.
princes-search-costs = Choosing a card costs { $n ->
    [one] one resource
   *[other] { $n } resources
}.
princes-stack-empty = Stack { $stack } is empty.
princes-to-the-pile = { princes-card } goes back face up to its pile.
princes-too-little-there = You need { $n ->
    [one] one resource
   *[other] { $n } resources
} on { $place }.
princes-trade-short = You need { $n } { princes-good } for this trade.
princes-trades = { $n } { princes-give } for 1 { princes-get }.
princes-wait = { princes-seat } is deciding.
princes-wait-chance = Dice and cards decide.
princes-waives = You save 1 resource of the price.
princes-wrong-back = { princes-card } goes under a stack with its own back.

## Verbs, for buttons and the log

princes-verb-roll = Roll the dice
princes-verb-number = Set the die to
princes-verb-end = End the actions
princes-verb-pass = Pass
princes-verb-build = Build
princes-verb-play = Play
princes-verb-trade = Trade
princes-verb-ship = Large Trade Ship
princes-verb-mint = Mint
princes-verb-remove = Remove a card
princes-verb-pay = Pay
princes-verb-gain = Store
princes-verb-give = Give
princes-verb-demand = Take
princes-verb-fill = Fill
princes-verb-waive = Save
princes-verb-name = Choose
princes-verb-lose = Give up
princes-verb-under = Under stack
princes-verb-bribe = Pay the gold
princes-verb-swap = Swap
princes-verb-above = Above
princes-verb-below = Below
princes-verb-draw = Draw
princes-verb-search = Choose a card
princes-verb-take = Take
princes-verb-bury = Put under a stack
princes-verb-first = Who starts
princes-verb-dice = Dice
princes-verb-guard = Defence
princes-verb-card = sees a card
princes-verb-event = Event
princes-verb-region = Region

## Kinds of cards

princes-sort-action = action
princes-sort-attack = attack
princes-sort-building = building
princes-sort-city-building = city building
princes-sort-hero = hero
princes-sort-ship = trade ship
princes-sort-unit = unit
princes-sort-site = region expansion
princes-sort-event = event
princes-sort-road = road
princes-sort-settlement = settlement
princes-sort-city = city

## What the cards do, in our words

princes-text-abbey = One card more in your hand.
princes-text-archer = Needs a Hedge Tavern. Your opponent puts one of his units with strength under a stack; he chooses it.
princes-text-arsonist = Needs a Hedge Tavern. Choose a building of your opponent without Fire Brigade; it goes under a stack.
princes-text-austin = A hero: strength and skill.
princes-text-bath_house = The 4 regions around this city are safe from the Plague.
princes-text-benjamin = Your regions with this turn’s number produce once more. Buildings do not raise it.
princes-text-brick_factory = Neighbouring Hills produce 1 brick more when their number is rolled.
princes-text-brick_ship = Trade 2 brick for 1 other resource, as often as you like.
princes-text-brigands = Needs the strength advantage. Name a resource: your opponent gives enough to fill one of your regions, as far as he has it.
princes-text-brigitta = Play before the dice: choose the number of the production die.
princes-text-building_crane = Needs a University. Your city buildings that cost more than 4 cost 1 resource less.
princes-text-candamir = A hero: strength and skill.
princes-text-carl = A hero: strength.
princes-text-chapel_high = Riots do not hurt you when the production die shows 4 to 6.
princes-text-chapel_low = Riots do not hurt you when the production die shows 1 to 3.
princes-text-chief_cannoneer = Needs a University. A unit, but not a hero.
princes-text-doctor = Needs a Bath House. Choose one: each region beside it gains 1 resource.
princes-text-drill_ground = Your heroes cost 1 resource less.
princes-text-fairgrounds = When built: gain 2 resources of your choice if you have more skill points than your opponent.
princes-text-feud = The strength advantage names 3 buildings of the opponent. He puts one of them under a stack.
princes-text-fire_brigade = The buildings of this city are safe from the Arsonist.
princes-text-fraternal_feuds = The strength advantage looks at the other hand and puts 2 of its cards under stacks.
princes-text-gift_for_the_prince = Each player gains 1 gold for every unit with strength.
princes-text-gold_cache = Needs a hero with strength. Beside a region: stores up to 3 gold, safe from brigands.
princes-text-gold_ship = Trade 2 gold for 1 other resource, as often as you like.
princes-text-goldsmith = Pay 3 gold, gain 2 resources of your choice.
princes-text-grain_mill = Neighbouring Fields produce 1 grain more when their number is rolled.
princes-text-grain_ship = Trade 2 grain for 1 other resource, as often as you like.
princes-text-gudrun = Needs a Pirate Ship. Your opponent gives you up to 2 gold for each of your Pirate Ships.
princes-text-guido = Take a card from the discard pile. Needs a Town Hall, or fewer victory points than your opponent.
princes-text-gustav = Take a card from the discard pile. Needs a Library, or fewer victory points than your opponent.
princes-text-harald = A hero: strength and skill.
princes-text-harbor = 1 victory point while you have 3 trade ships or more.
princes-text-hedge_tavern = Archer, Arsonist and Traitor need it.
princes-text-heinrich = An attack by Archer, Arsonist or Traitor fails if you roll 3 to 5.
princes-text-inga = A hero: strength and skill.
princes-text-invention = Each player gains 1 resource for every building with a progress point, 2 at most.
princes-text-irmgard = Gain 1 resource each time an event or an attack makes you lose another card of your principality.
princes-text-iron_foundry = Neighbouring Mountains produce 1 ore more when their number is rolled.
princes-text-large_festival_hall = Two victory points, nothing else.
princes-text-large_trade_ship = Trade 2 resources of the region on its left, or of the one on its right, for 1 other.
princes-text-library = When built: look through a draw stack and take a card.
princes-text-lookout_tower = An attack by Archer, Arsonist or Traitor fails if you roll 1 or 2.
princes-text-lumber_camp = Neighbouring Forests produce 1 lumber more when their number is rolled.
princes-text-lumber_ship = Trade 2 lumber for 1 other resource, as often as you like.
princes-text-marketplace = If the rolled number stands on more regions of your opponent than of yours, gain 1 resource that he gets from it.
princes-text-merchant = Needs 3 commerce points or a city. Take 1 or 2 resources you name from your opponent, then give 1 back.
princes-text-merchant_caravan = Pay any 2 resources, gain 2 of your choice.
princes-text-merchant_guild = Trade Master and Staple House need it.
princes-text-mineral_mining = Needs a University. Gain up to 2 ore.
princes-text-mint = Once a turn: 1 gold for 1 resource of your choice.
princes-text-moneylender = When the dice show Trade and you have the trade advantage, take 2 resources instead of 1.
princes-text-ore_ship = Trade 2 ore for 1 other resource, as often as you like.
princes-text-osmund = A hero: strength and skill.
princes-text-parish_hall = Choosing a card at the exchange costs 1 resource instead of 2.
princes-text-parliament = Needs 2 progress points.
princes-text-pharmacy = After a Plague, gain 1 resource of your choice.
princes-text-pirate_ship = When built: your opponent discards one of his trade ships. On a Plentiful Harvest gain 1 gold.
princes-text-plague = Every region around a city loses 1 resource, unless a Bath House protects it.
princes-text-reiner = Play before the dice: the event is a Celebration, and you gain 1 resource more.
princes-text-relocation = Swap 2 of your regions or 2 of your expansions.
princes-text-riots = Who has units with strength or commerce pays 1 gold (3 units or more: 2 gold) or loses one of them.
princes-text-salt_silo = Each of your trade ships gives 1 commerce point more.
princes-text-scout = Play when you build a settlement: choose its 2 regions.
princes-text-sebastian = Play when Riots, Feud or Fraternal Feuds would hit you: they do not.
princes-text-siglind = A hero: strength and skill.
princes-text-staple_house = Needs a Merchant Guild. When built: gain 2 resources of your choice.
princes-text-storehouse = In a Brigand Attack the resources of the neighbouring regions are not counted.
princes-text-three_field_system = Needs a University. Gain up to 2 grain.
princes-text-tithe_barn = When built: gain 1 wool for each of your heroes, or 1 grain for each.
princes-text-toll_bridge = On a Plentiful Harvest gain 2 gold.
princes-text-town_hall = Built on a Parish Hall in a city. Choosing a card at the exchange is free.
princes-text-trade_master = Needs a Merchant Guild. Take from your opponent 1 or 2 resources that you name.
princes-text-trade_ships_race = Who has most trade ships gains 1 resource of choice; in a tie, both, if each has any.
princes-text-trading_base = Your Marketplace and your Harbor give 1 commerce point more each.
princes-text-traitor = Needs a Hedge Tavern. Look at your opponent’s hand; you may take a card.
princes-text-traveling_merchant = Each player may buy up to 2 resources for 1 gold each.
princes-text-university = Needs an Abbey or a Library. One card more in your hand. Some cards need it.
princes-text-voyage_of_plunder = Needs the strength advantage. Take 1 resource from your opponent, or 2 if he has more victory points.
princes-text-weavers_shop = Neighbouring Pastures produce 1 wool more when their number is rolled.
princes-text-wool_ship = Trade 2 wool for 1 other resource, as often as you like.
princes-text-year_of_plenty = Each region gains 1 resource for every neighbouring Storehouse and Abbey.
princes-text-yule = The event stack is reshuffled; another event card is drawn.

## On the board

princes-board-victory = victory points
princes-board-strength = strength points
princes-board-commerce = commerce points
princes-board-skill = skill points
princes-board-progress = progress points
princes-board-strength-token = strength advantage
princes-board-trade-token = trade advantage
princes-board-tug = { $name }: { $mine } to { $theirs }, 3 points and a lead are needed
princes-board-realm = Principality of { $name }
princes-board-look-at = Show the principality of { $name }
princes-board-hand-of = hand { $n } of { $limit }
princes-board-counted = Brigands count { $n } (8 lose gold and wool)
princes-board-centre = Between the princes
princes-board-stack = Stack { $n }, { $deck }: { $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards
}
princes-board-events = Events
princes-board-discard = Discard
princes-board-regions = Regions
princes-board-face-up = Open
princes-board-dice = Dice
princes-board-region-name = { $terrain } { $number }, { $stored } of 3
princes-board-no-region = region to come
princes-board-region-at = { $n } above
princes-board-region-at-low = { $n } below
princes-board-free-site = free site
princes-board-site-at = above { $n }
princes-board-site-at-low = below { $n }
princes-board-settlement-at = Settlement { $n }
princes-board-city-at = City { $n }
princes-board-new-road = New road
princes-board-new-settlement = New settlement
princes-board-what-here = What do you build here?
princes-board-where = Choose a place on the table.
princes-board-swap-with = Change places with …
princes-board-once = only one
princes-board-hand = Your hand
princes-board-no-hand = No card in hand.
princes-board-under-stack = Under stack { $n }
princes-board-trades = Trade with the bank
princes-board-no-trades = No trade is possible now.
princes-board-fullest = From the fullest: { $region }
princes-board-choose = Choose
princes-board-choose-order = The cards in their true order, top first
princes-board-filter = Find in the text
princes-board-unknown = unknown card
princes-board-known-hand = Known cards of the other hand
princes-board-steps-dice = Dice
princes-board-steps-actions = Actions
princes-board-steps-check = Hand check
princes-board-steps-exchange = Exchange
princes-board-nothing-now = not now: why?
princes-board-lead-none = nobody

## The table: trays, slips, story

princes-board-full = full
princes-board-order-brigands = brigands
princes-board-order-production = production { $n }
princes-board-order-event = event
princes-board-order-card = event card
princes-board-places = { $n ->
    [one] One place for it
   *[other] { $n } places for it
}
princes-board-leaf = ← → next card of your hand · Esc closes
princes-board-stack-short = stack { $n }
princes-tray-stack = Stack { $n }, { $count ->
    [one] its one card
   *[other] all { $count } cards
}
princes-tray-order = Take one. The others keep their order, top card first.
princes-tray-take = Take one.
princes-tray-discard = The discard pile
princes-tray-hand = The hand of { $name }
princes-tray-feud = The hand of { $name }
princes-tray-feud-hint = Choose a card, then the stack it goes under.
princes-tray-take-it = Take { $card }
princes-tray-choose-first = Choose a card.
princes-slip-pay = Which region pays?
princes-slip-pay-note = Tap a ringed region, or choose here.
princes-slip-of = of { $n }
princes-slip-exchange = Exchange a card?
princes-slip-exchange-note = Or pass and keep your hand.
princes-slip-surplus = Too many cards
princes-slip-which = Choose a card of your hand.
princes-slip-goes = Away goes
princes-slip-under = Under which stack? Its back must fit.
princes-slip-then = Then a new card comes.
princes-slip-draw = Free: draw the top card
princes-slip-search = { $n ->
    [0] Free: look through a stack, take one
   *[other] Pay { $n }: look through a stack, take one
}
princes-slip-number = What shall the die show?
princes-slip-demand = Which resource?
princes-slip-waive = Which resource is saved?
princes-slip-above = The region above
princes-slip-below = The region below
princes-slip-name-one = one more to choose
princes-told-event = turned up { $card }
princes-told-build = { princes-told-builds } { $card }
princes-told-joins = won { $card } over
princes-told-play = played { $card }
princes-told-number = set the die to { $n }
princes-told-trade = traded { $give } for { $get }
princes-told-demand = asked for { $good }
princes-told-draw = drew from stack { $n }
princes-told-search = looked through stack { $n }
princes-told-bury = put a card under stack { $n }
princes-told-bury-card = put { $card } under stack { $n }
princes-told-swap = let cards change places
princes-told-name = chose { $card }
princes-told-bribe = paid the rioters
princes-told-remove = removed { $card }
princes-told-guard = threw { $n } in defence

## Where points come from

princes-source-settlements = Settlements
princes-source-cities = Cities
princes-source-cards = Cards in the principality
princes-source-strength = Strength advantage
princes-source-trade = Trade advantage

princes-told-roll = rolled { $n }
princes-told-face = { $face }
princes-told-found = { princes-told-builds } a { $piece ->
    [road] road
    [settlement] settlement
   *[city] city
}
princes-told-builds = built
princes-told-region = { $at }
princes-told-waive = { $good } spared
princes-told-gives-up = gave up { $card }
princes-told-falls = lost { $card }
princes-told-attack = attacked with { $card }
princes-told-drew = drew { $card }
princes-told-took = took { $card }
princes-told-under = under stack { $n }
princes-told-paid = paid { $goods }
princes-told-token = took { princes-told-of }
princes-told-lapse = lost { princes-told-of }
princes-told-of = { $token ->
    [strength] the strength advantage
   *[trade] the trade advantage
}

# Answers where one looks.
princes-nowhere-build = { $what ->
    [road] Your road ends are all built, or no roads are left.
    [settlement] A settlement needs the open end of a road.
    [city] You have no settlement to make a city of.
   *[other] Nowhere can this card be built now.
}
princes-nowhere-play = This card cannot be played now.
princes-nowhere-trade = No region of yours holds enough of one resource.
princes-nowhere-ship = None of your ships trades what you have.
princes-about-trade = Exchange resources with the bank; ships and markets make it cheaper.
princes-about-road = A road makes room for a settlement at its end.
princes-about-settlement = A settlement is worth 1 point and brings two new regions and two sites.
princes-about-city = A city is worth 2 points and opens two more sites.
princes-region-grows = On a { $number } it grows one { $good }.
princes-region-stores = { $stored } of 3 in store
princes-keep-hand = Keep my hand
princes-here-city-only = Only a city can take this card.
princes-here-full = This region is full.
princes-here-no-free-site = There is no free building site here.
princes-here-no-large-ship = No Large Trade Ship lies beside it.
princes-here-no-parish-hall = No Parish Hall stands in a city here.
princes-here-nothing-there = There is nothing here.
princes-here-other-good = This region is of another kind.
princes-here-too-little-there = You need { $n ->
    [one] one resource
   *[other] { $n } resources
} here.

## The coach: facts to look at once more before a move.

princes-doubt-brigands = { $goods } goods: brigands would take all your gold and wool. Spend some first?
princes-doubt-full-region = { $region ->
    [forest] Your forest is full: what it earns is lost.
    [hill] Your hill is full: what it earns is lost.
    [pasture] Your pasture is full: what it earns is lost.
    [field] Your field is full: what it earns is lost.
    [mountain] Your mountain is full: what it earns is lost.
   *[gold_river] Your gold river is full: what it earns is lost.
} Spend some first?
princes-moment-luck = { $way ->
    [more] This roll was pure luck: { $n } goods more than usual.
   *[fewer] This roll was bad luck: { $n } goods fewer than usual.
}

## Puzzles: what they are about, and the idea behind them

princes-theme-win = Win this turn
princes-idea-win = Count what you can pay before you spend anything.
princes-theme-win-trade = Win by trade
princes-idea-win-trade = Look for the last good: three of one are one of another.
princes-theme-win-pay = Win by paying well
princes-idea-win-pay = Which fields pay is your choice: leave those that you still need.
princes-theme-win-card = Win by a card
princes-idea-win-card = An action card is worth a turn: what does it make cheaper?
princes-theme-income = Where to earn
princes-idea-income = Take what completes the next building, and nothing for a full field.
princes-theme-attack = Hurt and be hurt
princes-idea-attack = Lose what you need least, take what they need most.
princes-theme-card = Play a card
princes-idea-card = A card helps most when its help is spent at once.
princes-theme-trade = The best trade
princes-idea-trade = Three for one is dear: trade only for what you build now.
princes-theme-draw = Which card
princes-idea-draw = Take what you can pay soon.
princes-theme-bury = What to give away
princes-idea-bury = Away with what you will not pay before the end.
princes-theme-build = What to build
princes-idea-build = Room and income early, points and advantages late.
