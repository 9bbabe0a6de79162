### Ce que disent les robots, en français : les clés sont `bots-` et la clé d'une note.

bots-level-random = Au hasard
bots-level-greedy = Glouton
bots-level-easy = Facile
bots-level-medium = Moyen
bots-level-hard = Difficile

bots-why-wins = « { $move } » gagne la partie.
bots-why-only = Il n’y a rien d’autre à faire que « { $move } ».
bots-why-seen = Rien de mieux en vue que « { $move } » : { $chance } % de chances.
bots-why-even = « { $move } » et « { $other } » se valent à peu près : { $chance } % de chances.
bots-why-later = « { $other } » a meilleure allure, mais « { $move } » sera payant : { $chance } % de chances.
bots-why-best = « { $move } » { $reason ->
    [points] rapporte des points, ou approche du prochain
    [income] augmente les revenus
    [room] donne de la place pour construire
    [trade] rend les échanges moins chers
    [hand] rapproche la prochaine construction
    [cards] donne de meilleures cartes
    [army] fait avancer les chevaliers
    [road] allonge la route
    [castle] aide à obtenir le château du fantôme
    [advantage] rapproche d’un avantage
    [purse] donne de l’or ou de l’influence
    [plans] prépare un bâtiment
   *[rival] freine le siège { $rival }
} : { $chance } % de chances. Sinon, le mieux : « { $other } ».
bots-why-rather = « { $move } » { $reason ->
    [points] vaut mieux pour les points
    [income] vaut mieux pour les revenus
    [room] laisse plus de place pour construire
    [trade] laisse de meilleurs échanges
    [hand] laisse la prochaine construction plus proche
    [cards] laisse de meilleures cartes
    [army] laisse une armée plus forte
    [road] laisse une route plus longue
    [castle] laisse le château du fantôme plus proche
    [advantage] laisse un avantage plus proche
    [purse] laisse plus d’or ou d’influence
    [plans] laisse de meilleurs projets
   *[rival] aide moins le siège { $rival }
} que « { $other } » : { $chance } % de chances.
