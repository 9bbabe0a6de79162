### Settlers, en français. Les clés sont `settlers-` suivi de la clé d’une note, d’une option ou d’une chose.

settlers-name = Les Colons
settlers-about = Une île à coloniser : commercez, bâtissez, soyez le premier à dix points.
settlers-box = 75 min · 10+

## Choses

settlers-good-wood = bois
settlers-good-brick = argile
settlers-good-wool = laine
settlers-good-wheat = blé
settlers-good-ore = minerai
settlers-card-knight = Chevalier
settlers-card-roads = Construction de routes
settlers-card-invention = Invention
settlers-card-monopoly = Monopole
settlers-card-point = Point de victoire
settlers-terrain-forest = forêt
settlers-terrain-hills = collines
settlers-terrain-pasture = pâturage
settlers-terrain-fields = champs
settlers-terrain-mountains = montagnes
settlers-terrain-desert = désert
settlers-harbour-any = port 3:1
settlers-harbour-wood = port du bois 2:1
settlers-harbour-brick = port de l’argile 2:1
settlers-harbour-wool = port de la laine 2:1
settlers-harbour-wheat = port du blé 2:1
settlers-harbour-ore = port du minerai 2:1
settlers-piece-road = route
settlers-piece-settlement = colonie
settlers-piece-city = ville
settlers-phase-land = On pose les terrains
settlers-phase-harbours = On pose les ports
settlers-phase-tokens = On pose les jetons
settlers-phase-first-settlement = Premières colonies
settlers-phase-first-road = Premières routes
settlers-phase-roll = Avant les dés
settlers-phase-dice = Les dés roulent
settlers-phase-trade = Commerce
settlers-phase-build = Construction
settlers-phase-discard = Défausses après un sept
settlers-phase-robber = Le brigand se déplace
settlers-phase-rob = Choix de la victime
settlers-phase-theft = Une carte est volée
settlers-phase-free-road = Routes gratuites
settlers-phase-card = Une carte est piochée
settlers-phase-answer = Réponses à une offre
settlers-phase-close = Conclusion d’une offre
settlers-phase-over = La partie est finie

# Ce dont parlent les notes, d’après leurs arguments. Les quantités nulles sont omises.

settlers-the-good = { $good ->
    [wood] { settlers-good-wood }
    [brick] { settlers-good-brick }
    [wool] { settlers-good-wool }
    [wheat] { settlers-good-wheat }
   *[ore] { settlers-good-ore }
}
settlers-of-the-good = { $good ->
    [wood] de bois
    [brick] d’argile
    [wool] de laine
    [wheat] de blé
   *[ore] de minerai
}
settlers-the-card = { $card ->
    [knight] { settlers-card-knight }
    [roads] { settlers-card-roads }
    [invention] { settlers-card-invention }
    [monopoly] { settlers-card-monopoly }
   *[point] { settlers-card-point }
}
settlers-goods = { $wood ->
    [0] {""}
   *[other] { $wood } bois
}{ $brick ->
    [0] {""}
   *[other] { settlers-comma-brick }{ $brick } argile
}{ $wool ->
    [0] {""}
   *[other] { settlers-comma-wool }{ $wool } laine
}{ $wheat ->
    [0] {""}
   *[other] { settlers-comma-wheat }{ $wheat } blé
}{ $ore ->
    [0] { settlers-nothing }
   *[other] { settlers-comma-ore }{ $ore } minerai
}
settlers-comma-brick = { $wood ->
    [0] {""}
   *[other] {", "}
}
settlers-comma-wool = { $brick ->
    [0] { settlers-comma-brick }
   *[other] {", "}
}
settlers-comma-wheat = { $wool ->
    [0] { settlers-comma-wool }
   *[other] {", "}
}
settlers-comma-ore = { $wheat ->
    [0] { settlers-comma-wheat }
   *[other] {", "}
}
settlers-nothing = { $wood ->
    [0] { $brick ->
        [0] { $wool ->
            [0] { $wheat ->
                [0] rien
               *[other] {""}
            }
           *[other] {""}
        }
       *[other] {""}
    }
   *[other] {""}
}

## Options

settlers-option-board = Île
settlers-option-board-fr1999 = île des débutants de 1999
settlers-option-board-modern = île des débutants d’aujourd’hui
settlers-option-board-swapped = île d’aujourd’hui, rouge et bleu échangés
settlers-option-board-variable = île variable
settlers-option-phases = Commerce et construction
settlers-option-phases-strict = d’abord le commerce, puis la construction
settlers-option-phases-free = dans n’importe quel ordre
settlers-option-theft = Vol par le brigand
settlers-option-theft-optional = on peut ne voler personne
settlers-option-theft-compulsory = on doit voler si l’on peut
settlers-option-cut-tie = Route la plus longue, égalité après une coupure
settlers-option-cut-tie-aside = la carte est mise de côté
settlers-option-cut-tie-holder = l’ancien détenteur à égalité la garde
settlers-option-shortage = Quand la banque est à court
settlers-option-shortage-sole = le seul ayant droit prend le reste
settlers-option-shortage-nobody = personne ne reçoit rien
settlers-option-free-roads = Construction de routes
settlers-option-free-roads-must = on place les deux routes, si l’on peut
settlers-option-free-roads-may = on peut en placer moins
settlers-preset-seed = le livret de 1999
settlers-preset-modern = les règles d’aujourd’hui

## Refus : le moment

settlers-game-over = La partie est finie.
# Une place : son numéro, ou le nom de qui l’occupe.
settlers-seat = { $seat ->
    [0] J0
    [1] J1
    [2] J2
    [3] J3
   *[other] { $seat }
}
settlers-not-your-turn = C’est à { settlers-seat } de jouer.
settlers-chance-first = Attendez que les dés, la carte ou l’île soient tirés.
settlers-roll-first = Lancez d’abord les dés.
settlers-not-this-phase = Cela ne se fait pas à ce moment du tour.
settlers-trade-closed = Le commerce est clos : vous avez déjà construit ou acheté ce tour-ci.
settlers-discards-first = Tous ceux qui ont plus de sept cartes doivent d’abord se défausser.
settlers-robber-first = Déplacez d’abord le brigand.
settlers-victim-first = Choisissez d’abord qui vous volez.
settlers-free-road-first = Placez d’abord les routes gratuites.
settlers-no-more-roads = Plus de route
settlers-first-settlement-first = Placez d’abord une colonie.
settlers-first-road-first = Placez d’abord une route contre votre nouvelle colonie.
settlers-offer-open = Une offre est en cours : concluez-la ou retirez-la d’abord.
settlers-no-discard-now = On ne se défausse pas maintenant.
settlers-owes-nothing = Vous n’avez rien à défausser : seules les mains de huit cartes ou plus sont réduites de moitié.
settlers-no-offer-to-you = Aucune offre n’attend votre réponse.
settlers-offer-instead = C’est votre tour : faites une offre plutôt qu’une proposition.

## Refus : construire

settlers-cannot-pay = Il vous manque { settlers-goods }.
settlers-no-piece = { $piece ->
    [road] Vous n’avez plus de route.
    [settlement] Vous n’avez plus de colonie ; une ville en libérerait une.
   *[city] Vous n’avez plus de ville.
}
settlers-path-taken = Il y a déjà une route sur le chemin { $path }.
settlers-path-apart = Le chemin { $path } ne touche aucune de vos routes ni de vos constructions, ou une construction adverse barre le passage.
settlers-corner-taken = Le croisement { $corner } est déjà occupé.
settlers-too-close = Le croisement { $corner } est voisin d’une colonie ou d’une ville.
settlers-corner-apart = Aucune de vos routes ne mène au croisement { $corner }.
settlers-no-settlement = Vous n’avez pas de colonie à transformer en ville sur le croisement { $corner }.
settlers-first-road-apart = Le chemin { $path } ne touche pas votre nouvelle colonie sur le croisement { $corner }.
settlers-pile-empty = Il n’y a plus de cartes Développement à acheter.

## Refus : cartes

settlers-one-card = Vous avez déjà joué une carte Développement ce tour-ci.
settlers-no-card = Vous n’avez pas cette carte : { settlers-the-card }.
settlers-fresh-card = Vous venez d’acheter cette carte : { settlers-the-card } attend votre prochain tour.
settlers-no-road-place = Vous n’avez plus de route, ou plus de place pour en poser une.

## Refus : le brigand

settlers-not-in-hand = Vous n’avez pas { settlers-of-the-good } en main.
settlers-robber-stays = Le brigand est déjà sur le terrain { $field } et doit aller sur un autre.
settlers-must-rob = À cette table, il faut voler quelqu’un.
settlers-rob-yourself = On ne se vole pas soi-même.
settlers-victim-empty = { settlers-seat } n’a pas de carte à voler.
settlers-victim-not-there = { settlers-seat } n’a pas de construction sur le terrain du brigand.

## Refus : commerce

settlers-rate-short = La banque demande { $rate } cartes { settlers-of-the-good } contre une carte.
settlers-bank-empty = La banque n’a pas assez { settlers-of-the-good }.
settlers-gift = Chacun doit donner quelque chose.
settlers-same-kind = La même ressource figure des deux côtés : { settlers-the-good }.
settlers-not-yours = Vous n’avez pas ces cartes.
settlers-offer-to-nobody = Une offre s’adresse aux autres joueurs de la table.
settlers-too-many-offers = { $most ->
    [1] Une offre ou proposition par tour suffit
   *[other] { $most } offres ou propositions par tour suffisent
}.
settlers-said-before = Vous l’avez déjà dit, et rien ne s’est passé depuis.
settlers-no-terms = Il n’y a pas d’accord avec { settlers-seat }.

## Aperçus

settlers-costs = Coût : { settlers-goods }.
settlers-gives = Vous donnez : { settlers-goods }.
settlers-takes = Vous prenez : { settlers-goods }.
settlers-yields = Terrains voisins : { settlers-goods }.
settlers-free = Ne coûte rien.
settlers-scores = { $points ->
    [one] Rapporte { $points } point.
   *[other] Rapporte { $points } points.
}
settlers-harbour = { $harbour ->
    [any] Ouvre un port : 3 contre 1.
    [wood] Ouvre le port du bois : 2 contre 1.
    [brick] Ouvre le port de l’argile : 2 contre 1.
    [wool] Ouvre le port de la laine : 2 contre 1.
    [wheat] Ouvre le port du blé : 2 contre 1.
   *[ore] Ouvre le port du minerai : 2 contre 1.
}
settlers-closes-trade = Clôt votre commerce pour ce tour.
settlers-may-cut = Peut couper une route appartenant à { settlers-seat }.
settlers-discards = Vous rendez une carte { settlers-of-the-good }.
settlers-blocks = { $cards ->
    [0] Bloque { settlers-seat }, qui n’a pas de carte.
    [one] Bloque { settlers-seat }, qui a { $cards } carte.
   *[other] Bloque { settlers-seat }, qui a { $cards } cartes.
}
settlers-blocks-you = Vous bloque vous-même.

## Questions

settlers-prompt-first-settlement = Où placez-vous votre colonie ?
settlers-prompt-first-road = Quelle route placez-vous contre le croisement { $corner } ?
settlers-prompt-roll = Lancez-vous les dés, ou jouez-vous d’abord une carte ?
settlers-prompt-trade = Commerce d’abord, construction ensuite : que faites-vous ?
settlers-prompt-free = Commerce et construction à votre guise : que faites-vous ?
settlers-prompt-build = Que voulez-vous construire ou acheter ?
settlers-prompt-discard = { $cards ->
    [1] Quelle carte rendez-vous ? Encore une.
   *[other] Quelles cartes rendez-vous ? Encore { $cards }.
}
settlers-prompt-robber = Où va le brigand ?
settlers-prompt-rob = Qui volez-vous ?
settlers-prompt-free-road = { $roads ->
    [one] Où placez-vous votre route gratuite ?
   *[other] Où placez-vous vos { $roads } routes gratuites ?
}
settlers-prompt-answer = { settlers-seat } fait une offre : l’acceptez-vous ?
settlers-prompt-close = Avec qui échangez-vous ?
settlers-prompt-over = { $seat ->
    [-1] La partie a été arrêtée ; personne n’a gagné.
   *[other] { settlers-seat } a gagné.
}
settlers-wait-turn = C’est à { settlers-seat } de jouer.
settlers-wait-placing = { settlers-seat } place ses pièces.
settlers-wait-answers = { settlers-seat } a fait une offre ; on y répond.
settlers-wait-discards = Des joueurs se défaussent.
settlers-wait-island = On pose l’île.

# Ce qui se fait, pour les boutons et le journal.
settlers-verb-roll = Lancer les dés
settlers-verb-dice = Dés
settlers-verb-settle = Colonie
settlers-verb-road = Route
settlers-verb-city = Ville
settlers-verb-buy = Acheter une carte développement
settlers-verb-draw = pioche une carte
settlers-verb-play = Jouer une carte
settlers-verb-trade = Échanger avec la banque
settlers-verb-robber = Déplacer le brigand sur
settlers-verb-rob = Voler
settlers-verb-spare = Ne voler personne
settlers-verb-steal = vole
settlers-verb-discard = Défausser
settlers-verb-accept = Accepter
settlers-verb-decline = Refuser
settlers-verb-counter = Contre-proposition
settlers-verb-offer = Proposer un échange
settlers-verb-propose = Suggérer un échange
settlers-verb-confirm = Conclure avec
settlers-verb-refuse = Refuser la suggestion de
settlers-verb-withdraw = Retirer la proposition
settlers-verb-end = Finir le tour
settlers-verb-land = Terrain
settlers-verb-harbour = Port
settlers-verb-spiral = Jetons à partir de la case

# Tout le monde en détail, dans le navigateur.
settlers-detail-cards = { $n ->
    [0] aucune carte développement
    [1] une carte développement
   *[other] { $n } cartes développement
}
settlers-detail-knights = { $n ->
    [0] aucun chevalier joué
    [1] un chevalier joué
   *[other] { $n } chevaliers joués
}
settlers-detail-road = plus longue route : { $n }
settlers-detail-left = en réserve : routes { $roads }, colonies { $settlements }, villes { $cities }
settlers-longest-road = Route la plus longue
settlers-largest-army = Armée la plus puissante
settlers-count-about = Ce qui découle de tout ce que vous avez vu. Seule une carte volée entre deux autres reste incertaine.
settlers-count-unsure = Ce qui découle de tout ce que vous avez vu, presque à coup sûr : les mains très improbables sont écartées.
settlers-count-unclear = cartes dont la nature est incertaine
settlers-count-played = jouées
settlers-count-unseen = pas encore vues

# The table in the browser: questions, slips, tiles, chips and the story.
settlers-where-settle = Où fonder la colonie ?
settlers-where-road = Où tracer la route ?
settlers-where-city = Quelle colonie devient une ville ?
settlers-hint-settle = touchez un croisement qui brille
settlers-hint-road = touchez un chemin qui brille
settlers-hint-city = touchez une de vos colonies
settlers-hint-prompt-first-settlement = plus de points, plus de cartes
settlers-hint-prompt-trade = la première construction clôt le commerce
settlers-hint-prompt-robber = les marques disent qui il gênerait
settlers-hint-prompt-rob = touchez une maison ou un nom
settlers-hint-prompt-free-road = elle ne coûte rien
settlers-nowhere-settle = Aucune de vos routes ne mène à un croisement libre, assez loin de toute maison.
settlers-nowhere-road = Aucun chemin libre ne touche vos routes et vos maisons.
settlers-nowhere-city = Vous n’avez pas de colonie à transformer en ville.
settlers-here-path-taken = Il y a déjà une route ici.
settlers-here-path-apart = Aucune de vos routes ou maisons ne touche ce chemin, ou une maison adverse barre le passage.
settlers-here-corner-taken = Ce croisement est déjà bâti.
settlers-here-too-close = Trop près : une maison est à un chemin.
settlers-here-corner-apart = Aucune de vos routes ne mène ici.
settlers-here-no-settlement = Vous n’avez pas ici de colonie à transformer en ville.
settlers-here-first-road-apart = Ce chemin ne touche pas votre nouvelle colonie.
settlers-dots = { $n ->
    [1] un point
   *[other] { $n } points
} sur les numéros autour
settlers-city-of = Ville : { $name }
settlers-settlement-of = Colonie : { $name }
settlers-road-of = Route : { $name }
settlers-free-path = Chemin libre
settlers-odds = sort { $n } fois sur 36
settlers-robber-here = Le brigand est ici : ce terrain ne rapporte rien.
settlers-harbour-how = Une maison sur l’un de ses deux croisements l’ouvre.
settlers-your-rates = vos taux
settlers-pile = cartes développement restantes
settlers-order = Ordre de fondation
settlers-dots-around = Points des numéros autour
settlers-dots-many = 9 ou plus
settlers-dots-some = 6 à 8
settlers-dots-few = moins
settlers-trade = Commerce
settlers-counter = Contre-offre
settlers-offer-all = Proposer à tous
settlers-offer-some = Proposer à { $names }
settlers-offer-whom = À qui ?
settlers-of-hand = sur { $n }
settlers-says-yes = oui
settlers-says-no = non
settlers-thinking = réfléchit…
settlers-deal = Conclure
settlers-offers-trade = { $name } propose un échange
settlers-other-thinking = { $name } : réfléchit
settlers-other-answers = { $name } : a répondu
settlers-you-get = vous recevez
settlers-you-give = vous donnez
settlers-give-back = Rendez { $n } de vos { $of } cartes
settlers-give-back-why = la moitié d’une main de plus de sept
settlers-give-back-now = { $n ->
    [1] Rendre une carte
   *[other] Rendre { $n } cartes
}
settlers-more-cards = { $n ->
    [1] Encore une carte
   *[other] Encore { $n } cartes
}
settlers-tray = { $n } sur { $of } choisies
settlers-keep = garde
settlers-choosing = { $n ->
    [1] en choisit une…
   *[other] en choisit { $n }…
}
settlers-safe = à l’abri avec { $n }
settlers-must-give-back = rend { $n } sur { $of }
settlers-rob-how = Une carte, tirée à l’aveugle ; vous deux seuls la voyez.
settlers-victim = { $cards ->
    [1] une carte
   *[other] { $cards } cartes
} · { $points ->
    [1] un point
   *[other] { $points } points
}
settlers-leads = mène
settlers-does-knight = Déplacez le brigand et prenez une carte à l’un de ses voisins. Dès trois chevaliers : Armée la plus puissante.
settlers-does-roads = Deux routes sans rien payer.
settlers-does-invention = Deux cartes de votre choix, de la banque.
settlers-does-monopoly = Nommez une ressource : chacun vous donne tout ce qu’il en a.
settlers-does-point = Un point pour vous ; personne ne le voit avant la fin.
settlers-play-it = Jouer la carte
settlers-monopoly-counted = Sous chaque ressource : ce que les autres en ont, d’après ce qu’on a vu.
settlers-short-knight = Chevalier
settlers-short-roads = 2 routes
settlers-short-invention = Invention
settlers-short-monopoly = Monopole
settlers-short-point = 1 point
settlers-tile-trade = Échange
settlers-tile-road = Route
settlers-tile-settle = Colonie
settlers-tile-city = Ville
settlers-tile-buy = Carte
settlers-trade-open = ouvert
settlers-trade-later = plus tard
settlers-trade-shut = fermé
settlers-chip-cards = cartes développement
settlers-chip-knights = chevaliers joués
settlers-chip-road = plus longue route
settlers-left-roads = routes en réserve
settlers-left-settlements = colonies en réserve
settlers-left-cities = villes en réserve
settlers-round-first = Premier tour
settlers-round-second = Second tour
settlers-round-dice = Premier lancer
settlers-step-roll = Dés
settlers-step-discard = Rendre
settlers-step-robber = Brigand
settlers-step-trade = Commerce
settlers-step-build = Construction
settlers-draws-on = rapporte { $goods }
settlers-told-seven = le brigand s’éveille
settlers-told-settle = { $you ->
    [seat] vous établissez à { $at }
   *[no] s’établit à { $at }
}
settlers-told-road = { $you ->
    [seat] tracez une route
   *[no] trace une route
}
settlers-told-city = { $you ->
    [seat] bâtissez une ville à { $at }
   *[no] bâtit une ville à { $at }
}
settlers-told-buy = { $you ->
    [seat] achetez une carte
   *[no] achète une carte
}
settlers-told-play = { $you ->
    [seat] jouez { $card }
   *[no] joue { $card }
}
settlers-told-robber = { $you ->
    [seat] envoyez le brigand sur { $at }
   *[no] envoie le brigand sur { $at }
}
settlers-told-rob = { $you ->
    [seat] prenez une carte à { $who }
    [who] vous prend une carte
   *[no] prend une carte à { $who }
}
settlers-told-spare = { $you ->
    [seat] ne volez personne
   *[no] ne vole personne
}
settlers-told-discard = { $you ->
    [seat] rendez { $goods }
   *[no] rend { $goods }
}
settlers-told-trade = { $you ->
    [seat] échangez { $give } contre { $get } avec la banque
   *[no] échange { $give } contre { $get } avec la banque
}
settlers-told-offer = { $you ->
    [seat] proposez { $give } contre { $get }
   *[no] propose { $give } contre { $get }
}
settlers-told-counter = { $you ->
    [seat] préférez { $give } contre { $get }
   *[no] préfère { $give } contre { $get }
}
settlers-told-deal = { $you ->
    [seat] échangez { $give } contre { $get } avec { $who }
   *[no] échange { $give } contre { $get } avec { $who }
}
settlers-robber-on = Le brigand sur { $place }
settlers-you-offer = Vous proposez { $give } contre { $get }

## D’où viennent les points

settlers-source-settlements = Colonies
settlers-source-cities = Villes
settlers-source-road = Route la plus longue
settlers-source-army = Armée la plus puissante
settlers-source-cards = Cartes de point de victoire

settlers-told-roll = { $you ->
    [seat] lancez { $n }
   *[no] lance { $n }
}
settlers-told-nothing = personne ne reçoit rien
settlers-told-drew = { $you ->
    [seat] piochez { $card }
   *[no] pioche { $card }
}
settlers-told-award = { $you ->
    [seat] prenez { settlers-told-of }
   *[no] prend { settlers-told-of }
}
settlers-told-lapse = { $you ->
    [seat] perdez { settlers-told-of }
   *[no] perd { settlers-told-of }
}
settlers-told-of = { $award ->
    [army] l’armée la plus grande
   *[longest] la route la plus longue
}
settlers-told-stole = { $goods }
settlers-told-accept = { $you ->
    [seat] acceptez
   *[no] accepte
}
settlers-told-decline = { $you ->
    [seat] refusez
   *[no] refuse
}
settlers-told-withdraw = { $you ->
    [seat] retirez l’offre
   *[no] retire l’offre
}
settlers-told-refuse = { $you ->
    [seat] dites non à { $who }
    [who] vous dit non
   *[no] dit non à { $who }
}

# Réponses là où l’on regarde.
settlers-nowhere-trade = Vous n’avez assez d’aucune ressource pour la banque.
settlers-nowhere-play = Aucune de vos cartes de développement ne peut être jouée maintenant.
settlers-about-trade = Échanger des cartes avec la banque ou avec les autres.
settlers-about-road = Les routes mènent à de nouveaux croisements ; la plus longue, à partir de cinq, vaut 2 points.
settlers-about-settle = Une colonie vaut 1 point et rapporte une carte chaque fois qu’un numéro voisin tombe.
settlers-about-city = Une ville remplace une colonie : 2 points, et deux cartes par numéro voisin.
settlers-about-buy = Une carte de la pioche : chevalier, routes, ressources ou point. Elle se joue à partir du tour suivant.
settlers-good-for = Pour : { $uses }
settlers-good-held = Vous en avez { $n }. La banque donne une carte contre { $rate }.
settlers-you-hold = vous en avez { $n }
settlers-ask-for = Ce qui manque pour
settlers-wants-more = veut { $goods } de plus
settlers-wants-less = veut { $goods } de moins
settlers-gives-more = ajoute { $goods }
settlers-gives-less = donne { $goods } de moins

## Le coach : des faits à revoir avant un coup.

settlers-doubt-own-field = Vous y habitez vous-même. Vraiment ?
settlers-doubt-full-hand = { $cards } cartes : un sept en coûterait la moitié. En dépenser d’abord ?
settlers-doubt-trade-first = Construire ferme les échanges de ce tour. Échanger d’abord ?

## Problèmes : de quoi ils parlent, et l’idée

settlers-theme-win = Gagner dès ce tour
settlers-idea-win = Comptez ce que vous pouvez payer avant de dépenser quoi que ce soit.
settlers-theme-win-trade = Gagner par la banque
settlers-idea-win-trade = Échangez d’abord : construire ferme les échanges de ce tour.
settlers-theme-win-road = Gagner par la route
settlers-idea-win-road = La plus longue route vaut deux points : comptez les tronçons, les vôtres et les leurs.
settlers-theme-win-card = Gagner par une carte
settlers-idea-win-card = Une carte de développement vaut un tour : voyez ce qu’elle apporte avant de payer quoi que ce soit.
settlers-theme-opening = Les premières colonies
settlers-idea-opening = Beaucoup de points, des matières différentes, et un chemin pour la suite.
settlers-theme-cut = Couper la route
settlers-idea-cut = Une colonie sur un carrefour libre coupe une route en deux.
settlers-theme-robber = Le voleur
settlers-idea-robber = Bloquez ce dont vit le premier, et volez qui a ce qui vous manque.
settlers-theme-deal = Accepter ou refuser
settlers-idea-deal = Demandez-vous ce que l’autre en construira.
settlers-theme-trade = Le meilleur échange
settlers-idea-trade = Donnez ce que vous avez en trop contre ce qui achève une construction maintenant.
settlers-theme-card = Les cartes
settlers-idea-card = Une carte jouée au bon moment en vaut deux.
settlers-theme-build = Que construire ?
settlers-idea-build = D’abord les revenus, ensuite les points ; ce que nul ne peut prendre attendra.
