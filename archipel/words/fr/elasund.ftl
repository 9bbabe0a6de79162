### Elasund, en français. Les clés sont `elasund-` suivi de la clé d’une note, d’une option ou d’une chose.

elasund-name = Elasund
elasund-about = Une ville, plusieurs bâtisseurs : permis, remparts et pirates.
elasund-box = 75 min · 10+

## Choses

elasund-colour-red = rouge
elasund-colour-blue = bleu
elasund-colour-green = vert
elasund-colour-yellow = jaune
elasund-card-gold = or
elasund-card-red = pouvoir rouge
elasund-card-blue = pouvoir bleu
elasund-card-green = pouvoir vert
elasund-building-well = puits
elasund-building-stalls = étals du marché
elasund-building-tavern = auberge
elasund-building-shop = boutique
elasund-building-great = grand bâtiment
elasund-building-house = maison
elasund-building-workshop = atelier
elasund-building-tall = grandes huttes d’ouvriers
elasund-building-small = petite hutte d’ouvriers

# Ce dont parlent les notes, d’après leurs arguments.
elasund-seat = { $seat ->
    [0] Rouge
    [1] Bleu
    [2] Vert
    [3] Jaune
   *[other] { $seat }
}
elasund-building = { $building ->
    [well] puits
    [stalls] étals du marché
    [tavern] auberge
    [shop] boutique
    [great] grand bâtiment
    [house] maison
    [workshop] atelier
    [tall] grandes huttes d’ouvriers
   *[small] petite hutte d’ouvriers
}
elasund-card = { $card ->
    [gold] or
    [red] pouvoir rouge
    [blue] pouvoir bleu
   *[green] pouvoir vert
}

## Options

elasund-option-same-row = Quand le bateau avance de deux cases
elasund-option-same-row-ship = quand le lancer désigne la rangée où il se trouve
elasund-option-same-row-roll = quand le lancer est le même que le précédent
elasund-option-full-row = Quand la rangée du bateau est pleine
elasund-option-full-row-nearest = la rangée libre la plus proche, au-dessus ou au-dessous
elasund-option-full-row-adjacent = seulement les rangées voisines
elasund-option-reward = La récompense des pirates
elasund-option-reward-choose = le lanceur choisit les cartes
elasund-option-reward-random = le lanceur pioche les cartes
elasund-option-reward-pool = D’où vient la récompense
elasund-option-reward-pool-all = de toutes les cartes défaussées
elasund-option-reward-pool-others = des seules cartes des autres joueurs
elasund-option-hut-site = Où reviennent les huttes d’ouvriers
elasund-option-hut-site-empty = sur des cases sans aucun jeton
elasund-option-hut-site-own-permit = aussi sur les jetons de leur propriétaire
elasund-option-hut-return = Les huttes d’ouvriers démolies
elasund-option-hut-return-may = peuvent être replacées
elasund-option-hut-return-must = doivent être replacées si c’est possible
elasund-option-hut-trigger = Ce qui permet aux huttes de revenir
elasund-option-hut-trigger-any = toute démolition
elasund-option-hut-trigger-bigger = seulement un bâtiment plus grand
elasund-option-shortage = Les revenus après une pénurie
elasund-option-shortage-paid = payés dès que les mains sont réduites de moitié
elasund-option-shortage-unpaid = perdus pour ce tour
elasund-option-walls = L’ordre des sections de rempart
elasund-option-walls-free = libre
elasund-option-walls-cheap-first = d’abord les cases à 2 or
elasund-option-short-supply = Trop peu de cartes ou d’or hors revenu
elasund-option-short-supply-rest = on prend ce qu’il y a
elasund-option-short-supply-halve = toutes les mains sont d’abord réduites de moitié
elasund-option-colours = Ordre des couleurs, en sens horaire
elasund-option-colours-red-blue-green-yellow = rouge, bleu, vert, jaune
elasund-option-colours-red-blue-yellow-green = rouge, bleu, jaune, vert
elasund-option-colours-red-green-blue-yellow = rouge, vert, bleu, jaune
elasund-option-colours-red-green-yellow-blue = rouge, vert, jaune, bleu
elasund-option-colours-red-yellow-blue-green = rouge, jaune, bleu, vert
elasund-option-colours-red-yellow-green-blue = rouge, jaune, vert, bleu
elasund-option-lead = Couleur de la première place
elasund-option-lead-red = rouge
elasund-option-lead-blue = bleu
elasund-option-lead-green = vert
elasund-option-lead-yellow = jaune
elasund-preset-seed = Les livrets de règles
elasund-preset-english = Le livret anglais

## Refus : le moment

elasund-game-over = La partie est terminée.
elasund-not-asked = Ce n’est pas à vous de jouer.
elasund-not-now = { $step ->
    [roll] Lancez d’abord les dés pour le bateau : ensuite, vous bâtissez.
    [ship] Le bateau navigue d’abord.
    [build] C’est le moment de bâtir : permis et actions spéciales viennent après.
    [permit] La construction est finie pour ce tour : posez un permis ou prenez de l’or.
    [square] Le permis choisi demande d’abord sa case.
    [special] Il ne reste qu’une action spéciale dans ce tour.
    [huts] Les huttes déplacées passent d’abord.
   *[other] Ce n’est pas ce qui vous est demandé : les phases d’un tour se suivent dans un ordre fixe.
}
elasund-for-the-dealer = Les dés et les pioches reviennent au donneur.
elasund-only-a-question = C’est une question à la table, pas un coup.

## Refus : le paiement

elasund-too-little-gold = Il faut { $need } or, et vous en avez { $have }.
elasund-needs-alike = Il faut { $need ->
    [1] une carte pouvoir.
   *[other] { $need } cartes pouvoir d’une même couleur.
}
elasund-needs-each = Il faut trois cartes pouvoir de trois couleurs différentes.
elasund-too-few-of-colour = Il faut { $need ->
    [1] une carte
   *[other] { $need } cartes
} : { elasund-card }.

## Refus : le bateau et les pirates

elasund-ship-stays = Les pirates ne peuvent pas rester sur la rangée { $row }.
elasund-ship-two-spaces = Le bateau doit avancer de deux cases exactement ; la rangée { $row } n’est pas à deux cases.
elasund-influence-only = Les cartes pouvoir manquent : seules des cartes pouvoir sont rendues.
elasund-not-in-hand = Vous n’avez pas cette carte : { elasund-card }.
elasund-not-in-pool = Cette carte n’a pas été défaussée : { elasund-card }.
elasund-reward-is-drawn = À cette table, la récompense est piochée et non choisie.
elasund-reward-is-chosen = À cette table, la récompense est choisie et non piochée.

## Refus : construire

elasund-none-in-supply = Plus de tuile en réserve : { elasund-building }.
elasund-outside-city = La case { $square } est hors de la ville.
elasund-on-foundation = On ne construit pas sur la fondation de l’église.
elasund-on-church = On ne construit jamais sur une tuile d’église.
elasund-too-few-permits = Ces cases portent { $have } { $have ->
    [one] jeton
   *[other] jetons
} ; le bâtiment en demande { $need }.
elasund-no-own-permit = Aucun de vos jetons ne se trouve sur ces cases.
elasund-tied-right = La plus haute somme, { $sum }, est partagée : personne ne peut construire ici.
elasund-outranked = Vos jetons totalisent { $mine }, ceux d’un adversaire { $theirs }.
elasund-over-bigger = Un bâtiment plus grand barre le terrain : { elasund-building }.
elasund-wall-outside = Il n’y a pas de case de rempart { $space } entre ces portes.
elasund-walls-used-up = Vos neuf sections de rempart sont construites.
elasund-wall-stands = Une section se dresse déjà sur { $space }.
elasund-wall-unsupported = { $space } ne touche ni une porte ni une section de rempart.
elasund-wall-cheap-first = À cette table, les cases à 2 or se remplissent d’abord.
elasund-church-complete = L’église est achevée.
elasund-not-drawn = Vous n’avez pas pioché la tuile d’église { $tile }.

## Refus : les huttes d’ouvriers

elasund-hut-not-displaced = Ce bâtiment n’a pas été démoli : { elasund-building }.
elasund-hut-on-trade-field = La case { $square } est une case commerce : pas de huttes d’ouvriers ici.
elasund-hut-on-permit = Un jeton se trouve sur la case { $square } : pas de huttes d’ouvriers ici.
elasund-hut-must-return = À cette table, les huttes démolies doivent être replacées si c’est possible.

## Refus : les jetons de construction

elasund-square-taken = La case { $square } n’est pas libre.
elasund-city-full = La ville n’a plus de case libre.
elasund-permit-not-in-supply = Votre jeton { $value } n’est pas dans votre réserve.
elasund-no-permit-of-yours = Aucun de vos jetons ne se trouve sur la case { $square }.
elasund-not-higher = Le jeton { $value } n’est pas plus élevé que le { $old }.

## Aperçus

elasund-slip-permits = Jetons sur le terrain : { $have }, requis : { $need }.
elasund-slip-sum = { elasund-seat } : les jetons totalisent { $sum }.
elasund-slip-right = Le droit de construire revient à { elasund-seat }.
elasund-slip-right-tied = La plus haute somme est partagée : personne n’a le droit de construire.
elasund-slip-right-none = Sans jeton, personne n’a le droit de construire.
elasund-slip-total = En tout { $gold } or ; vous en avez { $have }.
elasund-pays-bank = Vous payez { $gold } or à la banque.
elasund-pays-seat = Vous payez { $gold } or à { elasund-seat }.
elasund-pays-alike = Vous défaussez { $cards ->
    [1] une carte pouvoir.
   *[other] { $cards } cartes pouvoir d’une même couleur.
}
elasund-pays-each = Vous défaussez une carte pouvoir de chaque couleur.
elasund-pays-colour = Vous défaussez { $cards ->
    [1] une carte
   *[other] { $cards } cartes
} : { elasund-card }.
elasund-permit-home = { elasund-seat } reprend son jeton { $value }.
elasund-to-pile = Retour à la pile : { elasund-building } ({ elasund-seat }).
elasund-to-owner = Retour à { elasund-seat } : { elasund-building }.
elasund-hut-goes = Bâtiment démoli, hors du jeu : { elasund-building } ({ elasund-seat }).
elasund-hut-displaced = Bâtiment démoli, peut-être à replacer : { elasund-building } ({ elasund-seat }).
elasund-cubes-home = { elasund-seat } reprend { $cubes } { $cubes ->
    [one] cube
   *[other] cubes
}.
elasund-loses-points = { elasund-seat } perd { $points } { $points ->
    [one] point de commerce
   *[other] points de commerce
}.
elasund-track-cubes-home = { elasund-seat } reprend { $cubes } { $cubes ->
    [one] cube
   *[other] cubes
} de l’échelle de commerce.
elasund-gains-cubes = Vous posez { $cubes } { $cubes ->
    [one] cube
   *[other] cubes
}.
elasund-gains-points = Vous gagnez { $points } { $points ->
    [one] point de commerce
   *[other] points de commerce
}.
elasund-gains-track-cubes = Vous posez { $cubes } { $cubes ->
    [one] cube
   *[other] cubes
} sur l’échelle de commerce.
elasund-gains-gold = Vous prenez { $gold } or.
elasund-gains-influence = Vous piochez { $cards } { $cards ->
    [one] carte pouvoir
   *[other] cartes pouvoir
}.
elasund-row-earns = { elasund-seat } toucherait { $gold } or et { $influence } { $influence ->
    [one] carte pouvoir
   *[other] cartes pouvoir
}.
elasund-row-loses = { elasund-seat } devrait donner { $cards } { $cards ->
    [one] carte
   *[other] cartes
}.
elasund-church-choice = Vous piochez deux tuiles d’église et choisissez ; l’autre va sous la pile, face cachée.
elasund-church-draw = Vous piochez une tuile d’église parmi { $left } et devez la placer.
elasund-church-site = Le chantier de l’église commencerait en colonne { $x }, rangée d’indice { $y }.
elasund-hut-free = À replacer gratuitement : { elasund-building }.
elasund-hut-lost = Hors du jeu pour de bon : { elasund-building }.
elasund-could-build = { $action } : { elasund-building } pour { $gold } or en tout, cubes : { $cubes }, points de commerce : { $points }.
elasund-could-build-nothing = Vous ne pourriez rien construire sur cette case pour l’instant.

## Demandes

elasund-ask-roll = Lancez les dés.
elasund-ask-ship = Le bateau s’y trouve déjà : déplacez-le de deux cases vers le haut ou vers le bas.
elasund-ask-pirates = Les pirates ! Choisissez leur rangée.
elasund-ask-give = Les pirates exigent encore { $cards } { $cards ->
    [one] carte
   *[other] cartes
} de vous, or ou pouvoir.
elasund-ask-halve = Les cartes pouvoir manquent : rendez-en encore { $cards }.
elasund-ask-take = Vos tours : prenez jusqu’à { $cards } { $cards ->
    [one] carte défaussée
   *[other] cartes défaussées
}.
elasund-ask-build = { $left ->
    [1] Que bâtissez-vous ? Il reste une construction.
   *[other] Que bâtissez-vous ? Il reste { $left } constructions.
}
elasund-ask-spend = Choisissez la couleur { $cards ->
    [one] de la carte pouvoir
   *[other] des { $cards } cartes pouvoir
} à défausser.
elasund-ask-lay = Choisissez la tuile d’église pour la fondation.
elasund-ask-huts = Vos huttes d’ouvriers ont été démolies : replacez-les ou renoncez-y.
elasund-ask-permit = Placez un jeton de construction ou prenez 2 or.
elasund-ask-square = Choisissez une case pour le jeton.
elasund-ask-special = Réalisez une action bonus ou terminez votre tour.
elasund-waiting = { elasund-seat } réfléchit.
elasund-waiting-several = D’autres choisissent des cartes.
elasund-waiting-chance = Les dés tombent ou une carte est piochée.
elasund-over-won = { elasund-seat } a ses dix cubes sur le plateau et gagne.
elasund-over-stalled = La partie a été abandonnée : trop de tours sans vainqueur.

## Dans le navigateur

elasund-verb-roll = Lancer les dés
elasund-verb-dice = Dés
elasund-verb-ship = Bateau à la rangée
elasund-verb-draw = pioche
elasund-verb-discard = Céder
elasund-verb-take = Prendre
elasund-verb-build = Bâtir
elasund-verb-wall = Rempart
elasund-verb-church = Église
elasund-verb-tile = Tuile d’église
elasund-verb-lay = Poser la tuile d’église
elasund-verb-spend = Payer avec
elasund-verb-hut = Remettre en place :
elasund-verb-forgo = Abandonner :
elasund-verb-permit = Permis
elasund-verb-gold = Prendre 2 or
elasund-verb-at = Poser en
elasund-verb-move = Déplacer un permis de
elasund-verb-upgrade = Échanger un permis
elasund-verb-place = Poser un second permis
elasund-verb-sell = Vendre des cartes
elasund-verb-pass = C’est tout
elasund-verb-end = Finir le tour
elasund-verb-over = Que pourrais-je bâtir ici ?
elasund-permit-value = permis { $value }
elasund-square = rangée { $row }, colonne { $column }
elasund-tower = tour
elasund-wall-cards = { $cards } influence
elasund-cubes-placed = cubes
elasund-influence = influence
elasund-trade = commerce
elasund-track = Piste de commerce
elasund-flags = { $flags ->
    [one] { $flags } drapeau
   *[other] { $flags } drapeaux
}
elasund-permits-needed = permis

## Sur la table

elasund-tab-bank = Piste
elasund-step-ship = Bateau
elasund-step-pirates = Pirates
elasund-step-build = Bâtir
elasund-step-permit = Permis
elasund-step-special = Bonus
elasund-tile-well = Puits
elasund-tile-stalls = Étals
elasund-tile-tavern = Auberge
elasund-tile-shop = Boutique
elasund-tile-great = Grand bâtiment
elasund-tile-house = Maison
elasund-tile-workshop = Atelier
elasund-tile-tall = Grandes huttes
elasund-tile-small = Petite hutte
elasund-tile-wall = Rempart
elasund-tile-church = Église
elasund-tile-permit = Permis
elasund-tile-gold = Prendre 2 or
elasund-tile-move = Déplacer un permis
elasund-tile-upgrade = Échanger un permis
elasund-tile-place = Second permis
elasund-tile-sell = Vendre pour 2 or
elasund-done-build = Fini de bâtir
elasund-done-permit = Ni l’un ni l’autre
elasund-done-take = C’est tout
elasund-plate-well = puits
elasund-plate-stalls = étals
elasund-plate-tavern = auberge
elasund-plate-shop = boutique
elasund-plate-great = grand bâtiment
elasund-plate-house = maison
elasund-plate-workshop = atelier
elasund-plate-tall = huttes
elasund-plate-small = hutte
elasund-short-gold = or
elasund-short-red = rouge
elasund-short-blue = bleu
elasund-short-green = vert
elasund-any-card = une carte au hasard
elasund-permits = Permis
elasund-none-left = tous sur le plan
elasund-cube = cube
elasund-chip-permits = permis en main
elasund-chip-trade = points de commerce
elasund-chip-walls = remparts restants
elasund-chip-towers = tours
elasund-row = Rangée { $row }
elasund-row-raided = pirates en rangée { $row }
elasund-owes = cède { $n } { $n ->
    [one] carte
   *[other] cartes
}
elasund-owes-nothing = ne cède rien
elasund-sized = { $name }, { $width } × { $height }
elasund-pays-gold = donne de l’or quand sa rangée sort
elasund-pays-influence = donne du pouvoir quand sa rangée sort
elasund-pays-none = ne donne rien, mais porte des cubes
elasund-carries = { $n ->
    [one] porte { $n } cube
   *[other] porte { $n } cubes
}
elasund-trade-field = case de commerce : +{ $points }
elasund-foundation = fondation de l’église
elasund-free-wall = place de rempart, { $price } or
elasund-wall-nth = Rempart { $n } sur { $of } : { $what }
elasund-wall-plain = un simple mur
elasund-wall-order = les remparts viennent dans l’ordre de votre pile
elasund-church-tile = Une tuile d’église
elasund-shift = Déplacer le bâtiment :
elasund-sign-build = Bâtir
elasund-sign-wall = Bâtir
elasund-sign-church = Piocher
elasund-sign-hut = Replacer
elasund-sign-at = Poser
elasund-sign-move = Déplacer
elasund-sign-upgrade = Échanger
elasund-sign-ship = Naviguer
elasund-line-permits = permis sur le terrain
elasund-line-needs = { $have }, il en faut { $need }
elasund-line-right = droit de bâtir
elasund-line-no-rival = sans rival
elasund-line-bank = vous payez la banque
elasund-line-pays = vous payez { $who }
elasund-line-alike = pouvoir d’une couleur
elasund-line-each = un de chaque couleur
elasund-line-total = en tout
elasund-line-of = { $n } de vos { $have } or
elasund-line-gain = vous gagnez
elasund-line-cubes = { $n ->
    [one] { $n } cube → { $now } sur { $of }
   *[other] { $n } cubes → { $now } sur { $of }
}
elasund-line-trade = points de commerce
elasund-line-loses = { $who } perd
elasund-line-home = permis rendus
elasund-line-to-pile = sur sa pile
elasund-line-to-owner = à son propriétaire
elasund-line-hut-displaced = à replacer
elasund-raid-title = Pirates en rangée { $row }
elasund-raid-why = Une carte par cube de la rangée ; aucun revenu.
elasund-shortage-title = { $n ->
    [one] Rendez { $n } carte pouvoir
   *[other] Rendez { $n } cartes pouvoir
}
elasund-shortage-why = La pile ne suffit pas : chacun rend la moitié.
elasund-give-more = { $n ->
    [1] Vous cédez une carte : laquelle ?
   *[other] Vous cédez { $n } cartes : lesquelles ?
}
elasund-take-title = Vos tours ont leur part
elasund-take-why = Voici ce que les autres ont cédé.
elasund-take-towers = { $n ->
    [1] Une tour : prenez une carte.
   *[other] { $n } tours : une carte pour chacune.
}
elasund-spend-title = Quelle couleur payez-vous ?
elasund-spend-why = Toutes les cartes de la même couleur.
elasund-lay-title = Quelle tuile fonde l’église ?
elasund-lay-why = Elle couvre la fondation et fixe le chantier.
elasund-lay-square = Poser la tuile de rangée { $row }, colonne { $column } de l’église
elasund-lay-other = L’autre tuile va sous la pile, face cachée.

## Questions et indices

elasund-where-build = { $what ->
    [well] Où creuser le puits ?
    [stalls] Où dresser les étals ?
    [tavern] Où bâtir l’auberge ?
    [shop] Où bâtir la boutique ?
    [great] Où bâtir le grand bâtiment ?
    [house] Où bâtir la maison ?
   *[workshop] Où bâtir l’atelier ?
}
elasund-where-wall = Où prolonger le rempart ?
elasund-where-church = L’église doit-elle grandir ?
elasund-where-move = Quel permis déplacer ?
elasund-where-upgrade = Quel permis échanger ?
elasund-hint-ask-pirates = la rangée qui coûte le plus aux autres
elasund-hint-ask-permit = les plus forts donnent le droit de bâtir
elasund-hint-ask-square = ailleurs, deux cartes d’une couleur en plus
elasund-hint-ask-special = contre des cartes pouvoir
elasund-nowhere-build = { $what ->
    [well] Aucun terrain pour un puits : il y faut de vos permis, avec la plus haute somme.
    [stalls] Aucun terrain pour des étals : il y faut de vos permis, avec la plus haute somme.
    [tavern] Aucun terrain pour une auberge : il y faut deux permis, et les vôtres avec la plus haute somme.
    [shop] Aucun terrain pour une boutique : il y faut deux permis, et les vôtres avec la plus haute somme.
    [great] Aucun terrain pour un grand bâtiment : il y faut trois permis, et les vôtres avec la plus haute somme.
    [house] Aucun terrain pour votre maison : il y faut de vos permis, avec la plus haute somme.
   *[workshop] Aucun terrain pour votre atelier : il y faut de vos permis, avec la plus haute somme.
}
elasund-nowhere-wall = Aucune place de rempart à votre portée ne touche une porte ou un mur.
elasund-nowhere-move = Vous n’avez pas de permis à déplacer, ou pas de quoi payer.
elasund-nowhere-upgrade = Vous n’avez pas de permis à échanger contre un plus fort.
elasund-here-outside-city = C’est hors de la ville.
elasund-here-square-taken = Cette case n’est pas libre.
elasund-here-wall-stands = Un rempart s’y dresse déjà.
elasund-here-wall-unsupported = Cette place ne touche ni porte ni rempart.
elasund-here-hut-on-trade-field = Pas de huttes d’ouvriers sur une case de commerce.
elasund-here-hut-on-permit = Un permis s’y trouve : pas de huttes d’ouvriers.
elasund-here-no-permit-of-yours = Aucun de vos permis ne s’y trouve.

## Le récit

elasund-told-ship = le bateau accoste en rangée { $n }
elasund-told-seven = voici les pirates
elasund-told-raid = razzia en rangée { $n }
elasund-told-discard = { $you ->
    [seat] cédez { $goods }
   *[no] cède { $goods }
}
elasund-told-take = { $you ->
    [seat] prenez { $goods }
   *[no] prend { $goods }
}
elasund-told-spend = { $you ->
    [seat] payez { $goods }
   *[no] paie { $goods }
}
elasund-told-build = { $you ->
    [seat] bâtissez { $plate } en rangée { $n }
   *[no] bâtit { $plate } en rangée { $n }
}
elasund-told-hut = { $you ->
    [seat] replacez { $plate } en rangée { $n }
   *[no] replace { $plate } en rangée { $n }
}
elasund-told-forgo = { $you ->
    [seat] renoncez à { $plate }
   *[no] renonce à { $plate }
}
elasund-told-wall = { $you ->
    [seat] prolongez le rempart { $side }
   *[no] prolonge le rempart { $side }
}
elasund-told-tower = { $you ->
    [seat] dressez une tour, rempart { $side }
   *[no] dresse une tour, rempart { $side }
}
elasund-side-north = nord
elasund-side-south = sud
elasund-side-east = est
elasund-told-church = { $you ->
    [seat] bâtissez à l’église
   *[no] bâtit à l’église
}
elasund-told-lay = la première tuile
elasund-told-permit = { $you ->
    [seat] posez le permis { $value } en rangée { $n }
   *[no] pose le permis { $value } en rangée { $n }
}
elasund-told-move = { $you ->
    [seat] déplacez un permis en rangée { $n }
   *[no] déplace un permis en rangée { $n }
}
elasund-told-upgrade = { $you ->
    [seat] échangez un permis contre { $value } en rangée { $n }
   *[no] échange un permis contre { $value } en rangée { $n }
}
elasund-told-gold = { $you ->
    [seat] prenez { $goods }
   *[no] prend { $goods }
}
elasund-told-sell = { $you ->
    [seat] vendez du pouvoir contre { $goods }
   *[no] vend du pouvoir contre { $goods }
}

## Les règles illustrées

elasund-guide-permits = permis nécessaires
elasund-guide-cubes = cubes
elasund-guide-influence = carte pouvoir

## D’où viennent les points

elasund-source-buildings = Bâtiments
elasund-source-church = Église
elasund-source-towers = Tours
elasund-source-trade = Piste du commerce

elasund-good-gold = or
elasund-good-influence = { elasund-influence }
elasund-good-red = { elasund-card-red }
elasund-good-blue = { elasund-card-blue }
elasund-good-green = { elasund-card-green }
elasund-told-roll = { $you ->
    [seat] lancez { $n }
   *[no] lance { $n }
}
elasund-told-nothing = personne ne reçoit rien
elasund-told-displaced = { $you ->
    [seat] perdez { $plate }
   *[no] perd { $plate }
}
elasund-told-won = { $you ->
    [seat] gagnez avec { $n } cubes !
   *[no] gagne avec { $n } cubes !
}

# Réponses là où l’on regarde.
elasund-anywhere-no-own-permit = Aucun de vos jetons ne se trouve là où il pourrait s’élever.
elasund-anywhere-too-few-permits = Aucun terrain ne porte assez de jetons : il en faut { $need }.
elasund-nowhere-place = Vous n’avez plus de permis à poser, ou pas de quoi payer.
elasund-nowhere-ship = Le bateau ne peut pas y aller.
elasund-nowhere-at = Aucune case n’est libre pour cela.
elasund-nowhere-hut = La hutte ne tient nulle part.
elasund-about-build = { $what ->
    [well] Chaque fontaine apporte un cube, et ne rapporte rien.
    [stalls] Chaque étal apporte un cube, et ne rapporte rien.
    [great] Les grands bâtiments apportent deux cubes.
    [house] Votre maison rapporte or ou influence quand le bateau vient à sa ligne.
   *[other] Il rapporte quand le bateau vient à l’une de ses lignes.
}
elasund-about-wall = La prochaine pierre de votre rempart : le prix est sur sa place, la récompense sur la tuile.
elasund-about-church = Une tuile de l’église, avec un cube dessus.
elasund-about-permit = Un permis sur le plan : la plus haute somme d’un terrain donne le droit de bâtir.
elasund-about-gold = Deux pièces d’or de la banque au lieu d’un permis.
elasund-about-move = Déplacer un de vos permis vers une autre case.
elasund-about-upgrade = Échanger un permis du plan contre un plus fort.
elasund-about-place = Poser un permis de plus.
elasund-about-sell = Vendre de l’influence contre de l’or.
elasund-for-gold = L’or paie les bâtiments, le rempart, l’église et les permis.
elasund-for-influence = L’influence paie les actions spéciales, les permis hors de la ligne du bateau et les constructions sur vos égaux.
elasund-for-permit = Posé sur le plan, il coûte { $value } d’or et compte { $value } pour le droit de bâtir.
elasund-could-stand = Vous pouvez bâtir ici : { $names }.
elasund-could-not = Vous ne pouvez rien bâtir ici maintenant.

## Le coach : des faits à revoir avant un coup.

elasund-doubt-tie = Un { $value } ne fait qu’égaliser : à égalité, personne ne bâtit là. Vraiment ?
elasund-doubt-own-cubes = { $cubes ->
    [one] Ceci retire votre propre cube du plateau. Vraiment ?
   *[other] Ceci retire { $cubes } de vos propres cubes du plateau. Vraiment ?
}

## Problèmes : de quoi ils parlent, et l’idée

elasund-theme-win = Gagner dès ce tour
elasund-idea-win = Comptez l’or et les cartes : deux bâtiments en un tour, ce sont deux cubes.
elasund-theme-win-church = Gagner par l’église
elasund-idea-win-church = Une tuile de l’église est un cube que nul ne recouvre.
elasund-theme-win-wall = Gagner par le rempart
elasund-idea-win-wall = Un rempart ne demande pas de permis : l’or suffit.
elasund-theme-win-cards = Gagner par les cartes
elasund-idea-win-cards = Les cartes d’influence font ce que l’or ne peut pas : regardez-les d’abord.
elasund-theme-win-permit = Gagner par un permis
elasund-idea-win-permit = Un permis posé ou déplacé décide d’un emplacement : regardez où.
elasund-theme-ship = Où va le navire ?
elasund-idea-ship = La rangée qui vous paie, et où les pirates vous épargnent.
elasund-theme-permit = Les permis
elasund-idea-permit = La plus haute somme bâtit : posez là où vous serez premier.
elasund-theme-wall = Le rempart
elasund-idea-wall = Un cube pour de l’or seul, tant que le rempart a des brèches.
elasund-theme-church = L’église
elasund-idea-church = Ses tuiles écartent tout : regardez à qui c’était.
elasund-theme-cards = L’influence
elasund-idea-cards = Gardez les paires d’une couleur, dépensez les autres.
elasund-theme-special = Actions spéciales
elasund-idea-special = Deux cartes d’une couleur font l’une de trois choses : laquelle aide maintenant ?
elasund-theme-over = Bâtir sur un rival
elasund-idea-over = Un seul bâtiment, deux pas : un point pour vous, un de moins pour l’autre.
elasund-theme-build = Que bâtir ?
elasund-idea-build = Le grand recouvre le petit : choisissez ce qui reste, et ce qu’il écarte.
