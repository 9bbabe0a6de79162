### Ce que disent les robots, en français : les clés sont `bots-` et la clé d'une note.

bots-level-random = Au hasard
bots-level-greedy = Glouton
bots-level-easy = Facile
bots-level-medium = Moyen
bots-level-hard = Difficile

bots-why-wins = « { $move } » gagne la partie.
bots-why-only = Il n’y avait rien d’autre à faire que « { $move } ».
bots-why-best = « { $move } » { $reason ->
    [points] rapporte des points ou m’en rapproche
    [income] augmente mes revenus
    [room] me donne de la place pour construire
    [trade] rend mes échanges moins chers
    [hand] rapproche ma prochaine construction
    [cards] renforce mes cartes
    [army] fait avancer mes chevaliers
    [road] allonge ma route
    [rival] freine le siège { $rival }
   *[position] garde ma position la meilleure
} : je me vois { $chance } % de chances et j’aurais sinon choisi « { $other } ».
