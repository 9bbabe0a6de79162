### Junior, en français. Les clés sont `junior-` suivi de la clé d’une note, d’une option ou d’une chose.

junior-name = Junior
junior-about = De jeunes pirates construisent bateaux et repaires. Dès six ans.
junior-box = 30 min · 6+

## Choses

junior-good-wood = bois
junior-good-wool = laine
junior-good-rum = rhum
junior-good-sabre = sabre
junior-good-gold = or
junior-terrain-wood = forêt
junior-terrain-wool = pâturage
junior-terrain-rum = champ de cannes à sucre
junior-terrain-sabre = caverne aux trésors
junior-terrain-gold = rivière d’or
junior-colour-red = rouge
junior-colour-white = blanc
junior-colour-blue = bleu
junior-colour-orange = orange
junior-coco-ghost = Fantôme
junior-coco-build = Construction gratuite
junior-coco-supplies_rum_wood = Provisions : rhum et bois
junior-coco-supplies_wool_sabre = Provisions : laine et sabres
junior-coco-tribute = Tribut

junior-goods = { $wood ->
    [0] {""}
   *[other] {" "}{ $wood } bois
}{ $wool ->
    [0] {""}
   *[other] {" "}{ $wool } laine
}{ $rum ->
    [0] {""}
   *[other] {" "}{ $rum } rhum
}{ $sabre ->
    [0] {""}
    [one] {" "}{ $sabre } sabre
   *[other] {" "}{ $sabre } sabres
}{ $gold ->
    [0] {""}
   *[other] {" "}{ $gold } or
}

## Options

junior-option-ports = Ports
junior-option-ports-on = avec les ports
junior-option-ports-off = sans les ports, pour les premières parties
junior-option-seating = Ordre des couleurs, en sens horaire
junior-option-seating-red-white-blue-orange = rouge, blanc, bleu, orange
junior-option-seating-red-white-orange-blue = rouge, blanc, orange, bleu
junior-option-seating-red-blue-white-orange = rouge, bleu, blanc, orange
junior-option-seating-red-blue-orange-white = rouge, bleu, orange, blanc
junior-option-seating-red-orange-white-blue = rouge, orange, blanc, bleu
junior-option-seating-red-orange-blue-white = rouge, orange, bleu, blanc
junior-option-lead = Couleur de la première place
junior-option-lead-red = rouge
junior-option-lead-white = blanc (à trois, la couleur suivante)
junior-option-lead-blue = bleu
junior-option-lead-orange = orange
junior-option-first = Qui commence
junior-option-first-seat = la première place
junior-option-first-lot = tirage au sort
junior-option-harvest = Plusieurs forteresses au bord d’un même terrain
junior-option-harvest-fortress = une carte par forteresse
junior-option-harvest-player = une carte par joueur
junior-option-six = Le six et le fantôme
junior-option-six-must = il faut déplacer le fantôme
junior-option-six-may = on peut déplacer le fantôme
junior-option-shortage = Quand la réserve ne suffit pas
junior-option-shortage-sole = personne ne prend cette ressource, sauf un joueur seul à y avoir droit
junior-option-shortage-return = chacun rend d’abord toutes ses cartes de cette ressource
junior-option-barter = Taille des échanges entre joueurs
junior-option-barter-any = autant de cartes que l’on veut de chaque côté
junior-option-barter-one = une carte contre une carte
junior-preset-seed = Le livret de règles
junior-preset-first-game = Première partie

## Refus : le moment

junior-game-over = La partie est terminée.
junior-roll-first = Le dé d’abord : lance-le avant toute autre chose.
junior-rolled-already = Tu as déjà lancé le dé.
junior-chance-first = Il faut d’abord que le dé tombe, ou que la carte ou la tuile soit piochée.
junior-ghost-first = Il faut d’abord déplacer le fantôme.
junior-ghost-rests = Le fantôme ne bouge que sur un six ou par une carte Coco.
junior-ghost-must-move = Le fantôme ne peut pas rester : un six le déplace.
junior-tribute-first = Il faut d’abord que chacun remette son tribut.
junior-free-building-first = Construis d’abord ce que donne la carte Coco, ou refuse-le.
junior-offer-open = Il faut d’abord régler l’offre en cours.
# Une place : son numéro, ou le nom de qui l’occupe.
junior-say-which = Dites laquelle : « ? » remplace ce que les autres ne doivent pas voir.
junior-seat = { $seat ->
    [0] J0
    [1] J1
    [2] J2
    [3] J3
   *[other] { $seat }
}
junior-not-your-turn = C’est à { junior-seat } de jouer.
junior-not-an-action = Cela ne se fait pas pendant la construction et les échanges.
junior-no-tribute-due = Tu ne dois pas de tribut pour l’instant.
junior-no-offer-to-you = Aucune offre n’attend ta réponse.
junior-nothing-to-decline = Il n’y a rien à refuser.
junior-nothing-to-withdraw = Il n’y a rien à retirer.
junior-offer-instead = C’est ton tour : fais une offre plutôt qu’une proposition.

## Refus : construire

junior-lacking = Il te manque :{ junior-goods }.
junior-no-such-site = Il n’y a pas d’emplacement { $site } sur cette face du plateau.
junior-no-boat-there = Aucun de tes bateaux ne mène à { $site }.
junior-site-taken = Une forteresse occupe déjà { $site }.
junior-no-fortress-there = Aucune de tes forteresses n’est voisine de { $site }.
junior-berth-taken = Un bateau occupe déjà { $site }.
junior-no-boat-left = Tu n’as plus de bateau.
junior-card-builds-no-fortress = Cette carte ne donne pas de forteresse.
junior-card-builds-no-boat = Cette carte ne donne pas de bateau.
junior-no-coco-left = Il n’y a plus de carte Coco.

## Refus : fantôme, marché, réserve

junior-no-such-terrain = Il n’y a pas de terrain { $terrain } sur cette face du plateau.
junior-ghost-is-there = Le fantôme est déjà sur { $terrain } : il doit aller ailleurs.
junior-market-used = Un seul échange avec le marché par tour.
junior-same-good = On n’échange pas une ressource contre elle-même.
junior-not-in-hand = Tu n’as pas { $good ->
    [wood] de bois
    [wool] de laine
    [rum] de rhum
    [sabre] de sabre
   *[gold] d’or
} en main.
junior-not-in-market = Il n’y a pas { $good ->
    [wood] de bois
    [wool] de laine
    [rum] de rhum
    [sabre] de sabre
   *[gold] d’or
} au marché.
junior-too-few-to-trade = La réserve prend { $rate } cartes { $good ->
    [wood] bois
    [wool] laine
    [rum] rhum
    [sabre] sabre
   *[gold] or
} contre une carte de ton choix.
junior-reserve-empty = Il n’y a plus { $good ->
    [wood] de bois
    [wool] de laine
    [rum] de rhum
    [sabre] de sabre
   *[gold] d’or
} dans la réserve.

## Refus : échanges entre joueurs

junior-one-sided = Chacun des deux doit donner quelque chose.
junior-good-on-both-sides = Aucune ressource ne peut figurer des deux côtés.
junior-one-for-one = À cette table, on échange une carte contre une carte.
junior-offers-used-up = { $limit ->
    [1] Une offre par tour suffit
   *[other] { $limit } offres par tour suffisent
}.
junior-offered-already = Tu l’as déjà proposé, et aucune main n’a changé depuis.
junior-no-such-partner = On échange avec un autre joueur de cette table.
junior-no-consent = { junior-seat } n’a donné aucun accord.
junior-no-proposal = { junior-seat } n’a rien proposé.

## Aperçus

junior-costs = Coûte :{ junior-goods }.
junior-free = Ne coûte rien.
junior-gives = Tu donnes :{ junior-goods }.
junior-takes = Tu prends :{ junior-goods }.
junior-yields = Terrains à cet endroit :{ junior-goods }.
junior-opens-port = Tu pioches une tuile Port.
junior-wins = Tu gagnes la partie.
junior-coco-left = { $cards ->
    [one] Il reste { $cards } carte Coco.
   *[other] Il reste { $cards } cartes Coco.
}
junior-haunts = { junior-seat } n’y reçoit plus { $good ->
    [wood] de bois
    [wool] de laine
    [rum] de rhum
    [sabre] de sabres
   *[gold] d’or
}.
junior-market-starts-over = Cinq cartes identiques : le marché est renouvelé.

## Invites

junior-prompt-roll = Lance le dé.
junior-prompt-main = Construis, échange ou passe le dé.
junior-prompt-six = Un six ! Où va le fantôme ?
junior-prompt-haunt = Où va le fantôme ?
junior-prompt-tribute = { $cards ->
    [1] Choisis une carte à remettre à { junior-seat }.
   *[other] Choisis { $cards } cartes à remettre à { junior-seat }, une par une.
}
junior-prompt-answer = { junior-seat } veut échanger. Oui ou non ?
junior-prompt-choice = Qui échange avec toi ?
junior-prompt-free-building = Que construis-tu gratuitement ?
junior-prompt-over = { junior-seat } a construit sept forteresses et gagne la partie.
junior-prompt-draw = Plus personne ne peut gagner : la partie est nulle.
junior-wait-tribute = Les autres choisissent ce qu’ils remettent à { junior-seat }.
junior-wait-answers = { junior-seat } a fait une offre ; on y répond.
junior-wait-lot = Le sort désigne qui commence.
junior-wait-turn = C’est à { junior-seat } de jouer.

## Dans le navigateur

junior-verb-roll = Lancer le dé
junior-verb-dice = Dé
junior-verb-first = Commence :
junior-verb-fortress = Forteresse
junior-verb-boat = Bateau
junior-verb-buy = Carte Coco
junior-verb-draw = pioche
junior-verb-port = Tuile port
junior-verb-ghost = Fantôme vers
junior-verb-stay = Laisser le fantôme où il est
junior-verb-market = Marché
junior-verb-trade = Réserve
junior-verb-give = Donner
junior-verb-offer = Proposer
junior-verb-counter = Contre-proposition
junior-verb-propose = Suggérer
junior-verb-accept = Oui
junior-verb-decline = Non
junior-verb-confirm = Échanger avec
junior-verb-refuse = Dire non à
junior-verb-withdraw = Tant pis
junior-verb-end = Terminé !
junior-say-again = Répéter
junior-market = Marché
junior-reserve = Réserve
junior-swap = Échanger
junior-swap-where = Où ?
junior-tile-boat = Bateau
junior-tile-fortress = Forteresse
junior-tile-buy = Coco
junior-tile-trade = Troc
junior-where-boat = Où va ton bateau ?
junior-where-fortress = Où va ta forteresse ?
junior-where-trade = Que veux-tu échanger ?
junior-hold-roll = appuie, puis lâche
junior-hold-end = appuie longtemps
junior-nowhere-boat = Il n’y a plus de place pour un bateau près de tes forteresses.
junior-nowhere-fortress = Tes bateaux ne mènent à aucune place libre. Construis d’abord un bateau !
junior-none-wood = plus de bois ici
junior-none-wool = plus de laine ici
junior-none-rum = plus de rhum ici
junior-none-sabre = plus de sabres ici
junior-none-gold = plus d’or ici
junior-fortresses-of = { $n ->
    [1] une forteresse
   *[other] { $n } forteresses
} sur { $of }
junior-ghost-cards = fantômes
junior-boats-left = bateaux restants
junior-castle = Château
junior-castle-now = Le château est à { $name } maintenant !
junior-sails-home = { $name } voit sa forteresse rentrer au port.
junior-coco-present = Coco apporte un cadeau !
junior-coco-brings-build = Construis gratuitement.
junior-coco-brings-ghost = Un fantôme pour toi ! Envoie le grand où tu veux.
junior-coco-brings-supplies_rum_wood = C’est pour ton coffre.
junior-coco-brings-supplies_wool_sabre = C’est pour ton coffre.
junior-coco-brings-tribute = Chacun te donne une carte.
junior-ahoy = Ohé !
junior-offer-from = { $name } veut échanger !
junior-offer-lacking = Tu n’as pas cela.
junior-asking = On demande…
junior-who-swaps = Qui échange avec toi ?
junior-swap-with = Oui, { $name } !
junior-refuse-of = Non, { $name }
junior-something-else = Autre chose
junior-deal = L’échange
junior-you-give = Tu donnes
junior-you-get = Tu reçois
junior-ask-whom = Demander à { $name }
junior-once-a-turn = une fois par tour
junior-market-done = fait ce tour
junior-alike = { $n } pareilles contre 1
junior-tab-bank = Marché

## D’où viennent les points

junior-source-fortresses = Forteresses
junior-source-castle = Château

junior-you = tu
junior-good-card = carte
junior-told-first = { $you ->
    [seat] commences
   *[no] commence
}
junior-told-roll = { $you ->
    [seat] lances { $n }
   *[no] lance { $n }
}
junior-told-six = le fantôme se réveille !
junior-told-nothing = personne ne reçoit rien
junior-told-returned = tout le monde rend ses cartes : { $good }
junior-told-fortress = { $you ->
    [seat] construis un fort
   *[no] construit un fort
}
junior-told-boat = { $you ->
    [seat] construis un bateau
   *[no] construit un bateau
}
junior-told-port = { $you ->
    [seat] trouves un port : { $good }
   *[no] trouve un port : { $good }
}
junior-told-buy = { $you ->
    [seat] demandes à Coco
   *[no] demande à Coco
}
junior-told-drew = { $coco }
junior-told-castle = { $you ->
    [seat] prends le château !
   *[no] prend le château !
}
junior-told-leaves = { $you ->
    [seat] quittes le château
   *[no] quitte le château
}
junior-told-ghost = { $you ->
    [seat] envoies le fantôme sur { $at }
   *[no] envoie le fantôme sur { $at }
}
junior-told-stay = { $you ->
    [seat] laisses le fantôme où il est
   *[no] laisse le fantôme où il est
}
junior-told-give = { $you ->
    [seat] donnes { $goods } à { $who }
    [who] te donne { $goods }
   *[no] donne { $goods } à { $who }
}
junior-told-market = { $you ->
    [seat] échanges { $give } contre { $get } au marché
   *[no] échange { $give } contre { $get } au marché
}
junior-told-trade = { $you ->
    [seat] échanges { $give } contre { $get }
   *[no] échange { $give } contre { $get }
}
junior-told-offer = { $you ->
    [seat] proposes { $give } contre { $get }
   *[no] propose { $give } contre { $get }
}
junior-told-counter = { $you ->
    [seat] préfères { $give } contre { $get }
   *[no] préfère { $give } contre { $get }
}
junior-told-accept = { $you ->
    [seat] dis oui
   *[no] dit oui
}
junior-told-decline = { $you ->
    [seat] dis non
   *[no] dit non
}
junior-told-withdraw = { $you ->
    [seat] changes d’avis
   *[no] change d’avis
}
junior-told-refuse = { $you ->
    [seat] dis non à { $who }
    [who] te dit non
   *[no] dit non à { $who }
}
junior-told-deal = { $you ->
    [seat] échanges { $give } contre { $get } avec { $who }
   *[no] échange { $give } contre { $get } avec { $who }
}
junior-told-won = { $you ->
    [seat] gagnes avec { $n } forts !
   *[no] gagne avec { $n } forts !
}
junior-told-back = { $you ->
    [seat] reviens en arrière
   *[no] revient en arrière
}

# Réponses là où l’on regarde.
junior-nowhere-trade = Tu n’as assez d’aucune chose pour la réserve.
junior-nowhere-market = Le marché n’a rien à échanger contre ce que tu as.
junior-about-boat = Un bateau mène à la prochaine place de forteresse.
junior-about-fortress = Une forteresse te donne ce que ses îles rapportent. Sept forteresses gagnent !
junior-about-buy = Coco apporte une surprise : un fantôme, une construction gratuite ou des cadeaux.
junior-about-trade = Échange avec le marché, la réserve ou tes amis.
junior-island-brings = Sur un { $number }, elle donne { $good } aux forteresses voisines.
junior-island-haunted = Le fantôme est là : cette île ne donne rien.
junior-site-free = Une place de forteresse
junior-site-anchor = Un port : deux choses pareilles contre une au choix.
junior-berth-free = Une place de bateau
junior-fortress-of = Forteresse : { $name }
junior-boat-of = Bateau : { $name }
junior-castle-how = Qui a le plus de fantômes met une forteresse sur le château.
junior-castle-of = Il est à { $name }.
junior-have = { $n } { $good }
junior-good-for = Pour : { $uses }
junior-thats-you = toi
junior-your-turn = À toi
junior-watching = Tu regardes la partie.
junior-pass-to = Passe la tablette à { $name }.
junior-here-no-boat-there = Aucun de tes bateaux ne mène ici.
junior-here-site-taken = Il y a déjà une forteresse ici.
junior-here-no-fortress-there = Aucune de tes forteresses n’est à côté.
junior-here-berth-taken = Il y a déjà un bateau ici.

## Le coach : ce qu’il montre avant un coup, et le meilleur coup de la partie.

junior-doubt-own-island = Tu habites là ! Envoyer le fantôme ici ?
junior-doubt-fortress = Tu peux construire une forteresse ! Tu la construis d’abord ?
junior-doubt-boat = Tu peux construire un bateau ! Tu le construis d’abord ?
junior-doubt-win = Tu peux gagner maintenant ! Tu regardes encore ?
junior-moment-best = Bravo ! Ton meilleur coup : « { $move } ». On rejoue ?

## Problèmes : de quoi ils parlent, et l’idée

junior-theme-win = Gagne maintenant
junior-idea-win = Compte tes marchandises avant d’échanger.
junior-theme-win-trade = Échange et gagne
junior-idea-win-trade = D’abord le marché : que manque-t-il pour une forteresse de plus ?
junior-theme-win-sail = Navigue et gagne
junior-idea-win-sail = Un bateau ouvre le chemin de la prochaine forteresse.
junior-theme-ghost = Le fantôme
junior-idea-ghost = Envoie-le là où les autres gagnent le plus, et toi rien.
junior-theme-deal = Échanger ou pas ?
junior-idea-deal = Un bon échange t’aide plus qu’eux.
junior-theme-market = Le marché
junior-idea-market = Échange ce que tu as en double contre ce qu’il te faut.
junior-theme-coco = Demande à Coco
junior-idea-coco = Les cartes de Coco apportent le château et des surprises.
junior-theme-sail = Où naviguer ?
junior-idea-sail = Navigue là où une forteresse peut tenir, avant les autres.
junior-theme-fortress = La meilleure forteresse
junior-idea-fortress = Deux bonnes îles à côté, et celle qui te manque.
junior-ask-win = Tu es { $name }. Tu peux gagner maintenant : comment ?
junior-hint-win = Sans chance, et sans échanger avec les autres.
junior-ask-best = Tu es { $name }. Que faire de mieux ?
junior-hint-best = Une chose est bien meilleure que toutes les autres.
junior-missed-win = Alors tu ne peux plus gagner. Essaie autre chose !
junior-missed-best = Tu peux, mais il y a mieux !
