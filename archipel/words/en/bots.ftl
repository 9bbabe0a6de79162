### What bots say, in English: the keys are `bots-` and the key of a note.

bots-level-random = Random
bots-level-greedy = Greedy
bots-level-easy = Easy
bots-level-medium = Medium
bots-level-hard = Hard

bots-why-wins = “{ $move }” wins the game.
bots-why-only = There was nothing else to do than “{ $move }”.
bots-why-best = “{ $move }” { $reason ->
    [points] brings points or comes close to them
    [income] raises my income
    [room] makes room to build
    [trade] makes trading cheaper
    [hand] brings my next building nearer
    [cards] strengthens my cards
    [army] gets me ahead with my knights
    [road] lengthens my road
    [rival] holds seat { $rival } back
   *[position] keeps my position the best
}: I see a chance of { $chance } % and would have chosen “{ $other }” otherwise.
