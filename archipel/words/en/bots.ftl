### What bots say, in English: the keys are `bots-` and the key of a note.

bots-level-random = Random
bots-level-greedy = Greedy
bots-level-easy = Easy
bots-level-medium = Medium
bots-level-hard = Hard

bots-why-wins = “{ $move }” wins the game.
bots-why-only = There was nothing else to do than “{ $move }”.
bots-why-seen = I saw nothing better than “{ $move }”: I see a chance of { $chance } %.
bots-why-even = “{ $move }” and “{ $other }” come to much the same; I see a chance of { $chance } %.
bots-why-later = “{ $other }” looks better now, but “{ $move }” will pay off: I see a chance of { $chance } %.
bots-why-best = “{ $move }” { $reason ->
    [points] brings me points, or the next one nearer
    [income] raises my income
    [room] makes room to build
    [trade] makes trading cheaper
    [hand] brings my next building nearer
    [cards] gives me better cards
    [army] gets me ahead with my knights
    [road] lengthens my road
    [castle] helps me to the ghost’s castle
    [advantage] brings me nearer to an advantage
    [purse] gives me gold or influence to work with
    [plans] prepares a building of mine
   *[rival] holds seat { $rival } back
}: I see a chance of { $chance } %. The next best was “{ $other }”.
bots-why-rather = “{ $move }” { $reason ->
    [points] is better for my points
    [income] is better for my income
    [room] leaves me more room to build
    [trade] leaves me better trades
    [hand] leaves me nearer to my next building
    [cards] leaves me better cards
    [army] leaves me a stronger army
    [road] leaves me a longer road
    [castle] leaves me nearer to the ghost’s castle
    [advantage] leaves me nearer to an advantage
    [purse] leaves me more gold or influence
    [plans] leaves me better plans
   *[rival] helps seat { $rival } less
} than “{ $other }” would: I see a chance of { $chance } %.
