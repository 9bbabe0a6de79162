### What bots say, in English: the keys are `bots-` and the key of a note.

bots-level-random = Random
bots-level-greedy = Greedy
bots-level-easy = Easy
bots-level-medium = Medium
bots-level-hard = Hard

bots-why-wins = “{ $move }” wins the game.
bots-why-only = Nothing else can be done than “{ $move }”.
bots-why-seen = Nothing better in sight than “{ $move }”: a chance of { $chance } %.
bots-why-even = “{ $move }” and “{ $other }” come to much the same: a chance of { $chance } %.
bots-why-later = “{ $other }” looks better now, but “{ $move }” will pay off: a chance of { $chance } %.
bots-why-best = “{ $move }” { $reason ->
    [points] brings points, or the next one nearer
    [income] raises the income
    [room] makes room to build
    [trade] makes trading cheaper
    [hand] brings the next building nearer
    [cards] brings better cards
    [army] gets ahead with the knights
    [road] lengthens the road
    [castle] helps towards the ghost’s castle
    [advantage] brings an advantage nearer
    [purse] brings gold or influence to work with
    [plans] prepares a building
   *[rival] holds seat { $rival } back
}: a chance of { $chance } %. Next best: “{ $other }”.
bots-why-rather = “{ $move }” { $reason ->
    [points] is better for the points
    [income] is better for the income
    [room] leaves more room to build
    [trade] leaves better trades
    [hand] leaves the next building nearer
    [cards] leaves better cards
    [army] leaves a stronger army
    [road] leaves a longer road
    [castle] leaves the ghost’s castle nearer
    [advantage] leaves an advantage nearer
    [purse] leaves more gold or influence
    [plans] leaves better plans
   *[rival] helps seat { $rival } less
} than “{ $other }” would: a chance of { $chance } %.
