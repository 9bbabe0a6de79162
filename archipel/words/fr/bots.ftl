### Ce que disent les robots, en français : les clés sont `bots-` et la clé d'une note.

bots-level-random = Au hasard
bots-level-greedy = Glouton
bots-level-easy = Facile
bots-level-medium = Moyen
bots-level-hard = Difficile

bots-why-wins = « { $move } » gagne la partie.
bots-why-only = Il n’y avait rien d’autre à faire que « { $move } ».
bots-why-seen = Je n’ai rien vu de mieux que « { $move } » : je me vois { $chance } % de chances.
bots-why-even = « { $move } » et « { $other } » se valent à peu près ; je me vois { $chance } % de chances.
bots-why-later = « { $other } » a meilleure allure, mais « { $move } » sera payant : je me vois { $chance } % de chances.
bots-why-best = « { $move } » { $reason ->
    [points] me rapporte des points, ou m’approche du prochain
    [income] augmente mes revenus
    [room] me donne de la place pour construire
    [trade] rend mes échanges moins chers
    [hand] rapproche ma prochaine construction
    [cards] me donne de meilleures cartes
    [army] fait avancer mes chevaliers
    [road] allonge ma route
    [castle] m’aide à obtenir le château du fantôme
    [advantage] m’approche d’un avantage
    [purse] me donne de l’or ou de l’influence
    [plans] prépare un de mes bâtiments
   *[rival] freine le siège { $rival }
} : je me vois { $chance } % de chances. Sinon, le mieux était « { $other } ».
bots-why-rather = « { $move } » { $reason ->
    [points] vaut mieux pour mes points
    [income] vaut mieux pour mes revenus
    [room] me laisse plus de place pour construire
    [trade] me laisse de meilleurs échanges
    [hand] me laisse plus près de ma prochaine construction
    [cards] me laisse de meilleures cartes
    [army] me laisse une armée plus forte
    [road] me laisse une route plus longue
    [castle] me laisse plus près du château du fantôme
    [advantage] me laisse plus près d’un avantage
    [purse] me laisse plus d’or ou d’influence
    [plans] me laisse de meilleurs projets
   *[rival] aide moins le siège { $rival }
} que « { $other } » : je me vois { $chance } % de chances.
