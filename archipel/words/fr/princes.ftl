### Princes, en français. Les clés sont `princes-` suivi d'une note, d'une option ou d'une chose.

princes-name = Princes
princes-about = Deux princes, deux principautés, 180 cartes.
princes-box = 60 min · 10+

## Choses

princes-good-lumber = Bois
princes-good-brick = Argile
princes-good-wool = Laine
princes-good-grain = Blé
princes-good-ore = Minerai
princes-good-gold = Or
princes-terrain-forest = Forêt
princes-terrain-hill = Colline
princes-terrain-pasture = Pré
princes-terrain-field = Champ
princes-terrain-mountain = Montagne
princes-terrain-gold_river = Rivière d’or
princes-face-brigands = Attaque des voleurs
princes-face-trade = Commerce
princes-face-celebration = Célébration
princes-face-harvest = Récolte
princes-face-event = Carte Évènement
princes-centre-road = Route
princes-centre-settlement = Colonie
princes-centre-city = Ville
princes-deck-base = ensemble de base
princes-deck-gold = L’Ère de l’Or
princes-deck-war = L’Ère de la Guerre
princes-deck-progress = L’Ère du Progrès
princes-colour-red = rouge
princes-colour-blue = bleu
princes-card-abbey = Monastère
princes-card-archer = Archer
princes-card-arsonist = Incendiaire
princes-card-austin = Austin
princes-card-bath_house = Bains
princes-card-benjamin = Benjamin l’érudit voyageur
princes-card-brick_factory = Briqueterie
princes-card-brick_ship = Navire marchand - Argile
princes-card-brigands = Raid
princes-card-brigitta = Brigitta la femme sage
princes-card-building_crane = Grue de chantier
princes-card-candamir = Candamir
princes-card-carl = Carl Gabelbart
princes-card-chapel_high = Chapelle
princes-card-chapel_low = Chapelle
princes-card-chief_cannoneer = Maître-canonnier
princes-card-doctor = Médecin
princes-card-drill_ground = Aire d’entraînement
princes-card-fairgrounds = Place des Célébrations
princes-card-feud = Querelle
princes-card-fire_brigade = Caserne de pompiers
princes-card-fraternal_feuds = Conflit fraternel
princes-card-gift_for_the_prince = Cadeaux aux Princes
princes-card-gold_cache = Cache d’or
princes-card-gold_ship = Navire marchand - Or
princes-card-goldsmith = Orfèvre
princes-card-grain_mill = Moulin
princes-card-grain_ship = Navire marchand - Blé
princes-card-gudrun = Gudrun la terreur des mers
princes-card-guido = Guido le délégué
princes-card-gustav = Gustav le bibliothécaire
princes-card-harald = Harald
princes-card-harbor = Port
princes-card-hedge_tavern = Taverne
princes-card-heinrich = Heinrich le garde
princes-card-inga = Inga
princes-card-invention = Invention
princes-card-irmgard = Irmgard, Gardienne de la Lumière
princes-card-iron_foundry = Fonderie
princes-card-large_festival_hall = Grand Hall de Célébration
princes-card-large_trade_ship = Grand navire marchand
princes-card-library = Bibliothèque
princes-card-lookout_tower = Tour de garde
princes-card-lumber_camp = Scierie
princes-card-lumber_ship = Navire marchand - Bois
princes-card-marketplace = Marché
princes-card-merchant = Marchand
princes-card-merchant_caravan = Route commerciale
princes-card-merchant_guild = Guilde marchande
princes-card-mineral_mining = Filon minier
princes-card-mint = Hôtel de la Monnaie
princes-card-moneylender = Prêteur
princes-card-ore_ship = Navire marchand - Minerai
princes-card-osmund = Osmund
princes-card-parish_hall = Centre communautaire
princes-card-parliament = Parlement
princes-card-pharmacy = Apothicaire
princes-card-pirate_ship = Corsaires
princes-card-plague = Épidémie
princes-card-reiner = Reiner le Héraut
princes-card-relocation = Déménagement
princes-card-riots = Émeutes
princes-card-salt_silo = Grenier à sel
princes-card-scout = Éclaireur
princes-card-sebastian = Sebastian le Prêcheur des routes
princes-card-siglind = Siglind
princes-card-staple_house = Maison d’entreposage
princes-card-storehouse = Entrepôt
princes-card-three_field_system = Assolement triennal
princes-card-tithe_barn = Grange aux dîmes
princes-card-toll_bridge = Pont à péage
princes-card-town_hall = Hôtel de ville
princes-card-trade_master = Maître marchand
princes-card-trade_ships_race = Voyage des navires marchands
princes-card-trading_base = Chambre de commerce
princes-card-traitor = Traître
princes-card-traveling_merchant = Marchand ambulant
princes-card-university = Université
princes-card-voyage_of_plunder = Transport de butin
princes-card-weavers_shop = Tissage
princes-card-wool_ship = Navire marchand - Laine
princes-card-year_of_plenty = Année faste
princes-card-yule = Festival de Yule

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
    [0] Rouge
    [1] Bleu
   *[other] { $seat }
}
princes-side = { $side ->
    [left] gauche
   *[right] droite
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

princes-option-mode = Partie
princes-option-mode-intro = Les premiers colons (7 points)
princes-option-mode-gold = L’Ère de l’Or (12 points)
princes-option-mode-war = L’Ère de la Guerre (12 points)
princes-option-mode-progress = L’Ère du Progrès (12 points)
princes-option-mode-duel = Le Duel des Princes (13 points)
princes-option-same-start-stack = Les deux mains de départ de la même pioche
princes-option-same-start-stack-no = non
princes-option-same-start-stack-yes = permis
princes-option-fresh-reaction = Sebastian dès le tour qui suit sa pioche
princes-option-fresh-reaction-no = pas encore
princes-option-fresh-reaction-yes = permis
princes-option-storehouse = Entrepôt et voleurs
princes-option-storehouse-counts = n’agit que sur le compte
princes-option-storehouse-saves = protège l’or et la laine voisins
princes-option-victory = Quand la partie est gagnée
princes-option-victory-own-turn = pendant son propre tour
princes-option-victory-at-once = aussitôt, à tout moment
princes-option-victory-end-of-turn = à la fin de son propre tour
princes-option-removal = Retirer ses propres cartes
princes-option-removal-themes = dans les parties thématiques et le Duel
princes-option-removal-always = dans la partie d’introduction aussi
princes-option-trade-master = Le Maître marchand prend
princes-option-trade-master-one-or-two = 1 ou 2 ressources
princes-option-trade-master-two = 2 ressources
princes-option-salt-silo = Le Grenier à sel donne
princes-option-salt-silo-victory = un point de victoire
princes-option-salt-silo-commerce = un point de commerce
princes-option-doctor = Le Médecin soigne
princes-option-doctor-two = les 2 terrains voisins des Bains
princes-option-doctor-four = les 4 terrains de la ville
princes-option-face-up = Cartes face visible perdues (querelle, incendie)
princes-option-face-up-pile = retournent sur leur pile
princes-option-face-up-stack = vont sous une pioche

## Ce qui est demandé, refusé, annoncé

princes-after-the-roll = { princes-card } se joue après le jet de dés.
princes-already-set = Le dé est déjà fixé.
princes-ask-above = Quel terrain placez-vous au-dessus de la nouvelle colonie ?
princes-ask-action = Construisez, jouez, échangez, ou terminez vos actions.
princes-ask-arrange = Vous pouvez intervertir deux de vos terrains (encore { $n } fois), ou passer.
princes-ask-bath = Dans quels Bains le Médecin se rend-il ?
princes-ask-burn = Quel bâtiment brûle ?
princes-ask-demand = Quelle ressource prenez-vous ? ({ $n } au plus)
princes-ask-draw = Dans quelle pioche tirez-vous une carte ?
princes-ask-exchange = Vous pouvez glisser une carte sous une pioche pour en obtenir une autre, ou passer.
princes-ask-exchanged = Tirez la première carte d’une pioche, ou payez pour en choisir une.
princes-ask-feud = Glissez { $n ->
    [1] une carte
   *[other] { $n } cartes
} de votre adversaire sous des pioches au dos approprié.
princes-ask-fill = Lequel de vos terrains voulez-vous remplir ?
princes-ask-gain = Où entreposez-vous la ressource ? ({ $n } à recevoir)
princes-ask-give = De quel terrain donnez-vous cette ressource : { princes-good } ?
princes-ask-library = Vous pouvez consulter une pioche et y prendre une carte, ou passer.
princes-ask-lose = Laquelle de vos cartes abandonnez-vous ?
princes-ask-name = Désignez { $n ->
    [1] un bâtiment
   *[other] { $n } bâtiments
} de votre adversaire.
princes-ask-number = Quel nombre le dé de production doit-il montrer ?
princes-ask-pay = De quel terrain payez-vous ? ({ $n } à payer)
princes-ask-react = { princes-card } va vous frapper. Répondez-vous ?
princes-ask-recover = Quelle carte prenez-vous dans la défausse ?
princes-ask-relocate = Quels terrains, ou quels développements, intervertissez-vous ?
princes-ask-return = Quelle ressource rendez-vous ?
princes-ask-riots = Payez { $n } Or, ou abandonnez une unité.
princes-ask-roll = Lancez les dés.
princes-ask-scout = Choisissez les terrains de la nouvelle colonie : d’abord celui du dessus, puis celui du dessous.
princes-ask-scout-builds = À quelle extrémité construisez-vous la colonie ?
princes-ask-shop = Vous pouvez acheter { $n ->
    [1] une ressource à 1 Or
   *[other] jusqu’à { $n } ressources à 1 Or chacune
}, ou passer.
princes-ask-start-stack = De quelle pioche vient votre main de départ ?
princes-ask-steal = Prenez une carte de la main adverse, ou passez.
princes-ask-store = L’or va-t-il sur la rivière ou dans la Cache d’or ?
princes-ask-surplus = Vous avez trop de cartes : glissez-en une sous une pioche.
princes-ask-take = Prenez une carte de cette pioche. ({ $n } à prendre)
princes-ask-tithe = Laine ou Blé ? Vous en recevez jusqu’à { $n }.
princes-ask-under = Sous quelle pioche glissez-vous la carte { princes-card } ?
princes-ask-waive = Quelle ressource du coût économisez-vous ?
princes-before-the-roll = { princes-card } se joue avant le jet de dés.
princes-boosts = Terrains voisins dont la production augmente ({ princes-good }) : { $n }.
princes-bribes = Cela coûte { $n } Or ; aucune unité n’est perdue.
princes-cannot-pay = Il vous manque { $n } { princes-good }.
princes-chance-first = Le hasard décide d’abord.
princes-city-only = En { $site }, cette carte demande une ville.
princes-costs = Coût :{ princes-goods }.
princes-discards = { princes-card } va ensuite à la défausse.
princes-empty-hand = Votre adversaire n’a pas de carte en main.
princes-full = { $place } est plein.
princes-needs-card = Il vous faut la carte { princes-card } dans votre principauté.
princes-needs-gold = Il vous faut { $n } Or.
princes-needs-goods = Il vous faut { $n ->
    [1] une ressource
   *[other] { $n } ressources
}.
princes-needs-hero = Il vous faut un héros ayant au moins 1 point de force.
princes-needs-learning = Il vous faut un Monastère ou une Bibliothèque.
princes-needs-progress = Il vous faut { $n ->
    [1] un point
   *[other] { $n } points
} de progrès.
princes-needs-strength = Il vous faut l’avantage de force.
princes-needs-trade-or-city = Il vous faut { $n ->
    [1] un point
   *[other] { $n } points
} de commerce ou une ville.
princes-new-cache = Elle garde jusqu’à 3 Or, à l’abri des voleurs.
princes-new-regions = Deux terrains sont piochés pour elle ; ils commencent vides.
princes-new-sites = Deux espaces de construction de plus.
princes-no-card-there = Vous n’avez pas de carte à cet endroit.
princes-no-fighter = Votre adversaire n’a pas d’unité ayant des points de force.
princes-no-free-site = Il n’y a pas d’espace libre en { $site }.
princes-no-large-ship = Aucun Grand navire marchand n’est à côté de { $place }.
princes-no-mint = Vous n’avez plus d’Hôtel de la Monnaie à utiliser ce tour-ci.
princes-no-parish-hall = Aucun Centre communautaire ne se trouve dans une ville en { $site }.
princes-no-region = Vous n’avez pas de terrain à cet endroit.
princes-no-removal = Dans la partie d’introduction, on ne retire pas ses cartes.
princes-no-road = Aucune route libre ne mène vers la { princes-side }.
princes-no-room = Rien de cela ne pourrait être entreposé.
princes-no-room-for = Vous n’avez pas de place pour cette ressource : { princes-good }.
princes-no-settlement = Vous n’avez pas de colonie dans la colonne { $column }.
princes-no-settlement-to-scout = L’Éclaireur se joue en construisant une colonie, et vous ne pouvez pas en construire.
princes-no-stack = Il n’y a pas de pioche { $stack } dans cette partie.
princes-not-a-choice = Ce choix n’est pas proposé.
princes-not-asked = C’est à { princes-seat } de décider.
princes-not-in-hand = { princes-card } n’est pas dans cette main.
princes-not-now = Il faut d’abord décider autre chose.
princes-not-seen-there = { princes-card } n’est pas parmi les cartes consultées.
princes-not-takeable = Votre adversaire n’a pas cette ressource ({ princes-good }), ou vous n’avez pas la place.
princes-nothing-discarded = La défausse est vide.
princes-nothing-there = Il n’y a rien sur { $place }.
princes-nothing-to-burn = Votre adversaire n’a pas de bâtiment sans protection.
princes-nothing-to-take = Votre adversaire n’a rien que vous puissiez entreposer.
princes-once-a-turn = Cette carte se joue une fois par tour.
princes-only-as-answer = Sebastian se joue en réponse à un évènement.
princes-only-one = Votre principauté a déjà la carte { princes-card } ; un seul exemplaire est permis.
princes-other-good = { $place } est d’un autre type.
princes-other-stack = La main de départ vient d’une autre pioche de base que celle de l’adversaire.
princes-over = La partie est terminée.
princes-pile-empty = Cette pile est vide.
princes-points = Points de victoire : +{ $n }.
princes-removes = { princes-card } va à la défausse.
princes-road-there = Une route part déjà vers la { princes-side }.
princes-same-good = On n’échange pas une ressource contre la même ({ princes-good }).
princes-say-which = Dites laquelle : « ? » remplace ce que les autres ne doivent pas voir.
princes-search-costs = Choisir une carte coûte { $n ->
    [1] une ressource
   *[other] { $n } ressources
}.
princes-stack-empty = La pioche { $stack } est vide.
princes-to-the-pile = { princes-card } retourne face visible sur sa pile.
princes-too-little-there = Il vous faut { $n ->
    [1] une ressource
   *[other] { $n } ressources
} sur { $place }.
princes-trade-short = Il vous faut { $n } { princes-good } pour cet échange.
princes-trades = { $n } { princes-give } contre 1 { princes-get }.
princes-wait = { princes-seat } réfléchit.
princes-wait-chance = Les dés et les cartes décident.
princes-waives = Vous économisez 1 ressource du coût.
princes-wrong-back = { princes-card } va sous une pioche au même dos.

## Verbes, pour les boutons et le journal

princes-verb-roll = Lancer les dés
princes-verb-number = Fixer le dé à
princes-verb-end = Terminer les actions
princes-verb-pass = Passer
princes-verb-build = Construire
princes-verb-play = Jouer
princes-verb-trade = Échanger
princes-verb-ship = Grand navire marchand
princes-verb-mint = Hôtel de la Monnaie
princes-verb-remove = Retirer une carte
princes-verb-pay = Payer
princes-verb-gain = Entreposer
princes-verb-give = Donner
princes-verb-demand = Prendre
princes-verb-fill = Remplir
princes-verb-waive = Économiser
princes-verb-name = Désigner
princes-verb-lose = Abandonner
princes-verb-under = Sous la pioche
princes-verb-bribe = Payer l’or
princes-verb-swap = Intervertir
princes-verb-above = Au-dessus
princes-verb-below = Au-dessous
princes-verb-draw = Piocher
princes-verb-search = Choisir une carte
princes-verb-take = Prendre
princes-verb-bury = Glisser sous une pioche
princes-verb-first = Qui commence
princes-verb-dice = Dés
princes-verb-guard = Défense
princes-verb-card = voit une carte
princes-verb-event = Évènement
princes-verb-region = Terrain

## Sortes de cartes

princes-sort-action = action
princes-sort-attack = attaque
princes-sort-building = bâtiment
princes-sort-city-building = bâtiment de ville
princes-sort-hero = héros
princes-sort-ship = navire marchand
princes-sort-unit = unité
princes-sort-site = développement de terrain
princes-sort-event = évènement
princes-sort-road = route
princes-sort-settlement = colonie
princes-sort-city = ville

## Ce que font les cartes, dans nos mots

princes-text-abbey = Une carte de plus en main.
princes-text-archer = Exige une Taverne. L’adversaire glisse sous une pioche une de ses unités ayant de la force ; il la choisit.
princes-text-arsonist = Exige une Taverne. Choisissez un bâtiment adverse sans Caserne de pompiers ; il va sous une pioche.
princes-text-austin = Un héros : force et compétence.
princes-text-bath_house = Les 4 terrains autour de cette ville sont à l’abri de l’Épidémie.
princes-text-benjamin = Vos terrains portant le nombre du tour produisent une fois de plus, sans effet des bâtiments.
princes-text-brick_factory = Les Collines voisines produisent 1 Argile de plus quand leur nombre sort.
princes-text-brick_ship = Échangez 2 Argile contre 1 autre ressource, autant de fois que vous voulez.
princes-text-brigands = Exige l’avantage de force. Nommez une ressource : l’adversaire en donne de quoi remplir un de vos terrains, s’il en a.
princes-text-brigitta = À jouer avant les dés : choisissez le nombre du dé de production.
princes-text-building_crane = Exige une Université. Vos bâtiments de ville coûtant plus de 4 coûtent 1 ressource de moins.
princes-text-candamir = Un héros : force et compétence.
princes-text-carl = Un héros : force.
princes-text-chapel_high = Les Émeutes ne vous touchent pas si le dé de production montre 4 à 6.
princes-text-chapel_low = Les Émeutes ne vous touchent pas si le dé de production montre 1 à 3.
princes-text-chief_cannoneer = Exige une Université. Une unité, mais pas un héros.
princes-text-doctor = Exige des Bains. Choisissez une carte Bains : chaque terrain voisin reçoit 1 ressource.
princes-text-drill_ground = Vos héros coûtent 1 ressource de moins.
princes-text-fairgrounds = À la construction : recevez 2 ressources au choix si vous avez plus de points de compétence que l’adversaire.
princes-text-feud = L’avantage de force désigne 3 bâtiments adverses. Leur propriétaire en glisse un sous une pioche.
princes-text-fire_brigade = Les bâtiments de cette ville sont à l’abri de l’Incendiaire.
princes-text-fraternal_feuds = L’avantage de force regarde la main adverse et en glisse 2 cartes sous des pioches.
princes-text-gift_for_the_prince = Chacun reçoit 1 Or par unité ayant de la force.
princes-text-gold_cache = Exige un héros ayant de la force. Près d’un terrain : garde jusqu’à 3 Or, à l’abri des voleurs.
princes-text-gold_ship = Échangez 2 Or contre 1 autre ressource, autant de fois que vous voulez.
princes-text-goldsmith = Payez 3 Or et recevez 2 ressources au choix.
princes-text-grain_mill = Les Champs voisins produisent 1 Blé de plus quand leur nombre sort.
princes-text-grain_ship = Échangez 2 Blé contre 1 autre ressource, autant de fois que vous voulez.
princes-text-gudrun = Exige des Corsaires. L’adversaire vous donne jusqu’à 2 Or par carte Corsaires.
princes-text-guido = Prenez une carte de la défausse. Exige un Hôtel de ville, ou moins de points de victoire que l’adversaire.
princes-text-gustav = Prenez une carte de la défausse. Exige une Bibliothèque, ou moins de points de victoire que l’adversaire.
princes-text-harald = Un héros : force et compétence.
princes-text-harbor = 1 point de victoire tant que vous avez au moins 3 navires marchands.
princes-text-hedge_tavern = L’Archer, l’Incendiaire et le Traître l’exigent.
princes-text-heinrich = Une attaque d’Archer, d’Incendiaire ou de Traître échoue si vous obtenez 3 à 5 au dé.
princes-text-inga = Un héros : force et compétence.
princes-text-invention = Chacun reçoit 1 ressource par bâtiment ayant un point de progrès, 2 au plus.
princes-text-irmgard = Recevez 1 ressource chaque fois qu’un évènement ou une attaque vous fait perdre une autre carte posée.
princes-text-iron_foundry = Les Montagnes voisines produisent 1 Minerai de plus quand leur nombre sort.
princes-text-large_festival_hall = Deux points de victoire, rien d’autre.
princes-text-large_trade_ship = Échangez 2 ressources du terrain de gauche, ou de celui de droite, contre 1 autre.
princes-text-library = À la construction : consultez une pioche et prenez-y une carte.
princes-text-lookout_tower = Une attaque d’Archer, d’Incendiaire ou de Traître échoue si vous obtenez 1 ou 2 au dé.
princes-text-lumber_camp = Les Forêts voisines produisent 1 Bois de plus quand leur nombre sort.
princes-text-lumber_ship = Échangez 2 Bois contre 1 autre ressource, autant de fois que vous voulez.
princes-text-marketplace = Si le nombre sorti figure sur plus de terrains adverses que des vôtres, recevez 1 des ressources qu’il lui rapporte.
princes-text-merchant = Exige 3 points de commerce ou une ville. Prenez à l’adversaire 1 ou 2 ressources nommées, puis rendez-en 1.
princes-text-merchant_caravan = Payez 2 ressources quelconques et recevez-en 2 au choix.
princes-text-merchant_guild = Le Maître marchand et la Maison d’entreposage l’exigent.
princes-text-mineral_mining = Exige une Université. Recevez jusqu’à 2 Minerai.
princes-text-mint = Une fois par tour : 1 Or contre 1 ressource au choix.
princes-text-moneylender = Si les dés montrent Commerce et que vous avez l’avantage commercial, prenez 2 ressources au lieu de 1.
princes-text-ore_ship = Échangez 2 Minerai contre 1 autre ressource, autant de fois que vous voulez.
princes-text-osmund = Un héros : force et compétence.
princes-text-parish_hall = Choisir une carte lors de l’échange coûte 1 ressource au lieu de 2.
princes-text-parliament = Exige 2 points de progrès.
princes-text-pharmacy = Après une Épidémie, recevez 1 ressource au choix.
princes-text-pirate_ship = À la construction : l’adversaire défausse un de ses navires marchands. Lors d’une Récolte, recevez 1 Or.
princes-text-plague = Chaque terrain autour d’une ville perd 1 ressource, sauf si des Bains le protègent.
princes-text-reiner = À jouer avant les dés : l’évènement est une Célébration, et vous recevez 1 ressource de plus.
princes-text-relocation = Intervertissez 2 de vos terrains ou 2 de vos développements.
princes-text-riots = Qui a des unités ayant force ou commerce paie 1 Or (3 unités ou plus : 2 Or) ou en perd une.
princes-text-salt_silo = Chacun de vos navires marchands donne 1 point de commerce de plus.
princes-text-scout = À jouer en construisant une colonie : choisissez ses 2 terrains.
princes-text-sebastian = À jouer quand Émeutes, Querelle ou Conflit fraternel vous frapperait : sans effet sur vous.
princes-text-siglind = Un héros : force et compétence.
princes-text-staple_house = Exige une Guilde marchande. À la construction : recevez 2 ressources au choix.
princes-text-storehouse = Lors d’une Attaque des voleurs, les ressources des terrains voisins ne sont pas comptées.
princes-text-three_field_system = Exige une Université. Recevez jusqu’à 2 Blé.
princes-text-tithe_barn = À la construction : recevez 1 Laine par héros, ou 1 Blé par héros.
princes-text-toll_bridge = Lors d’une Récolte, recevez 2 Or.
princes-text-town_hall = Se construit sur un Centre communautaire, en ville. Choisir une carte lors de l’échange est gratuit.
princes-text-trade_master = Exige une Guilde marchande. Prenez à l’adversaire 1 ou 2 ressources que vous nommez.
princes-text-trade_ships_race = Qui a le plus de navires marchands reçoit 1 ressource au choix ; à égalité, les deux, si chacun en a.
princes-text-trading_base = Votre Marché et votre Port donnent chacun 1 point de commerce de plus.
princes-text-traitor = Exige une Taverne. Regardez la main adverse ; vous pouvez y prendre une carte.
princes-text-traveling_merchant = Chacun peut acheter jusqu’à 2 ressources à 1 Or chacune.
princes-text-university = Exige un Monastère ou une Bibliothèque. Une carte de plus en main. Certaines cartes l’exigent.
princes-text-voyage_of_plunder = Exige l’avantage de force. Prenez à l’adversaire 1 ressource, ou 2 s’il a plus de points de victoire.
princes-text-weavers_shop = Les Prés voisins produisent 1 Laine de plus quand leur nombre sort.
princes-text-wool_ship = Échangez 2 Laine contre 1 autre ressource, autant de fois que vous voulez.
princes-text-year_of_plenty = Chaque terrain reçoit 1 ressource par Entrepôt et par Monastère voisins.
princes-text-yule = La pile d’évènements est reformée ; une autre carte Évènement est tirée.

## Sur le plateau

princes-board-victory = points de victoire
princes-board-strength = points de force
princes-board-commerce = points de commerce
princes-board-skill = points de compétence
princes-board-progress = points de progrès
princes-board-strength-token = avantage de force
princes-board-trade-token = avantage commercial
princes-board-tug = { $name } : { $mine } contre { $theirs }, il faut 3 points et plus que l’adversaire
princes-board-realm = Principauté : { $name }
princes-board-look-at = Montrer la principauté : { $name }
princes-board-hand-of = main { $n } sur { $limit }
princes-board-counted = Les voleurs comptent { $n } (8 : or et laine perdus)
princes-board-centre = Entre les princes
princes-board-stack = Pioche { $n }, { $deck } : { $count ->
    [0] vide
    [1] une carte
   *[other] { $count } cartes
}
princes-board-events = Évènements
princes-board-discard = Défausse
princes-board-regions = Terrains
princes-board-face-up = Visibles
princes-board-dice = Dés
princes-board-region-name = { $terrain } { $number }, { $stored } sur 3
princes-board-no-region = terrain à venir
princes-board-region-at = { $n } dessus
princes-board-region-at-low = { $n } dessous
princes-board-free-site = espace libre
princes-board-site-at = au-dessus de { $n }
princes-board-site-at-low = au-dessous de { $n }
princes-board-settlement-at = Colonie { $n }
princes-board-city-at = Ville { $n }
princes-board-new-road = Nouvelle route
princes-board-new-settlement = Nouvelle colonie
princes-board-what-here = Que construisez-vous ici ?
princes-board-where = Choisissez un endroit sur la table.
princes-board-swap-with = Intervertir avec …
princes-board-once = un seul
princes-board-hand = Votre main
princes-board-no-hand = Aucune carte en main.
princes-board-under-stack = Sous la pioche { $n }
princes-board-trades = Échanger avec la banque
princes-board-no-trades = Aucun échange possible maintenant.
princes-board-fullest = Du plus plein : { $region }
princes-board-choose = Choisissez
princes-board-choose-order = Les cartes dans leur ordre, la première en haut
princes-board-filter = Chercher dans le texte
princes-board-unknown = carte inconnue
princes-board-known-hand = Cartes connues de l’autre main
princes-board-steps-dice = Dés
princes-board-steps-actions = Actions
princes-board-steps-check = Contrôle de la main
princes-board-steps-exchange = Échange
princes-board-nothing-now = pas maintenant : pourquoi ?
princes-board-lead-none = personne

## La table : plateaux, billets, récit

princes-board-full = plein
princes-board-order-brigands = voleurs
princes-board-order-production = production { $n }
princes-board-order-event = évènement
princes-board-order-card = carte évènement
princes-board-places = { $n ->
    [1] Une place pour elle
   *[other] { $n } places pour elle
}
princes-board-leaf = ← → carte suivante de votre main · Échap ferme
princes-board-stack-short = pioche { $n }
princes-tray-stack = Pioche { $n }, { $count ->
    [1] sa seule carte
   *[other] ses { $count } cartes
}
princes-tray-order = Prenez-en une. Les autres gardent leur ordre, la première en haut.
princes-tray-take = Prenez-en une.
princes-tray-discard = La défausse
princes-tray-hand = La main : { $name }
princes-tray-feud = La main : { $name }
princes-tray-feud-hint = Choisissez une carte, puis la pioche sous laquelle elle va.
princes-tray-take-it = Prendre { $card }
princes-tray-choose-first = Choisissez une carte.
princes-slip-pay = Quel terrain paie ?
princes-slip-pay-note = Touchez un terrain entouré, ou choisissez ici.
princes-slip-of = sur { $n }
princes-slip-exchange = Échanger une carte ?
princes-slip-exchange-note = Ou passez et gardez votre main.
princes-slip-surplus = Trop de cartes
princes-slip-which = Choisissez une carte de votre main.
princes-slip-goes = S’en va
princes-slip-under = Sous quelle pioche ? Le dos doit convenir.
princes-slip-then = Puis vient une nouvelle carte.
princes-slip-draw = Gratuit : piocher la première carte
princes-slip-search = { $n ->
    [0] Gratuit : parcourir une pioche, en prendre une
   *[other] Payer { $n } : parcourir une pioche, en prendre une
}
princes-slip-number = Que doit montrer le dé ?
princes-slip-demand = Quelle ressource ?
princes-slip-waive = Quelle ressource économiser ?
princes-slip-above = Le terrain du dessus
princes-slip-below = Le terrain du dessous
princes-slip-name-one = encore une à désigner
princes-told-event = { $you ->
    [seat] retournez { $card }
   *[no] retourne { $card }
}
princes-told-build = { princes-told-builds } { $card }
princes-told-joins = { $you ->
    [seat] accueillez { $card }
   *[no] accueille { $card }
}
princes-told-play = { $you ->
    [seat] jouez { $card }
   *[no] joue { $card }
}
princes-told-number = { $you ->
    [seat] réglez le dé sur { $n }
   *[no] règle le dé sur { $n }
}
princes-told-trade = { $you ->
    [seat] échangez { $give } contre { $get }
   *[no] échange { $give } contre { $get }
}
princes-told-demand = { $you ->
    [seat] demandez { $good }
   *[no] demande { $good }
}
princes-told-draw = { $you ->
    [seat] piochez dans la pile { $n }
   *[no] pioche dans la pile { $n }
}
princes-told-search = { $you ->
    [seat] parcourez la pile { $n }
   *[no] parcourt la pile { $n }
}
princes-told-bury = { $you ->
    [seat] glissez une carte sous la pile { $n }
   *[no] glisse une carte sous la pile { $n }
}
princes-told-bury-card = { $you ->
    [seat] glissez { $card } sous la pile { $n }
   *[no] glisse { $card } sous la pile { $n }
}
princes-told-swap = { $you ->
    [seat] intervertissez des cartes
   *[no] intervertit des cartes
}
princes-told-name = { $you ->
    [seat] désignez { $card }
   *[no] désigne { $card }
}
princes-told-bribe = { $you ->
    [seat] payez les émeutiers
   *[no] paie les émeutiers
}
princes-told-remove = { $you ->
    [seat] retirez { $card }
   *[no] retire { $card }
}
princes-told-guard = { $you ->
    [seat] lancez { $n } en défense
   *[no] lance { $n } en défense
}

## D’où viennent les points

princes-source-settlements = Colonies
princes-source-cities = Villes
princes-source-cards = Cartes de la principauté
princes-source-strength = Avantage de force
princes-source-trade = Avantage commercial

princes-told-roll = { $you ->
    [seat] lancez { $n }
   *[no] lance { $n }
}
princes-told-face = { $face }
princes-told-found = { princes-told-builds } une { $piece ->
    [road] route
    [settlement] colonie
   *[city] ville
}
princes-told-builds = { $you ->
    [seat] bâtissez
   *[no] bâtit
}
princes-told-region = { $at }
princes-told-waive = { $good } épargné
princes-told-gives-up = { $you ->
    [seat] abandonnez { $card }
   *[no] abandonne { $card }
}
princes-told-falls = { $you ->
    [seat] perdez { $card }
   *[no] perd { $card }
}
princes-told-attack = { $you ->
    [seat] attaquez avec { $card }
   *[no] attaque avec { $card }
}
princes-told-drew = { $you ->
    [seat] piochez { $card }
   *[no] pioche { $card }
}
princes-told-took = { $you ->
    [seat] prenez { $card }
   *[no] prend { $card }
}
princes-told-under = sous la pile { $n }
princes-told-paid = { $you ->
    [seat] payez { $goods }
   *[no] paie { $goods }
}
princes-told-token = { $you ->
    [seat] prenez { princes-told-of }
   *[no] prend { princes-told-of }
}
princes-told-lapse = { $you ->
    [seat] perdez { princes-told-of }
   *[no] perd { princes-told-of }
}
princes-told-of = { $token ->
    [strength] l’avantage de force
   *[trade] l’avantage de commerce
}

# Réponses là où l’on regarde.
princes-nowhere-build = { $what ->
    [road] Tous vos bouts de route sont bâtis, ou il n’y a plus de routes.
    [settlement] Une colonie demande le bout libre d’une route.
    [city] Vous n’avez pas de colonie à transformer en ville.
   *[other] Cette carte ne peut être construite nulle part maintenant.
}
princes-nowhere-play = Cette carte ne peut pas être jouée maintenant.
princes-nowhere-trade = Aucune de vos régions n’a assez d’une même ressource.
princes-nowhere-ship = Aucun de vos navires n’échange ce que vous avez.
princes-about-trade = Échanger des ressources avec la banque ; navires et marchés baissent le prix.
princes-about-road = Une route fait place à une colonie à son bout.
princes-about-settlement = Une colonie vaut 1 point et apporte deux régions et deux terrains.
princes-about-city = Une ville vaut 2 points et ouvre deux terrains de plus.
princes-region-grows = Sur un { $number }, elle produit : { $good }.
princes-region-stores = { $stored } sur 3 en réserve
princes-keep-hand = Garder ma main
princes-here-city-only = Seule une ville peut recevoir cette carte.
princes-here-full = Cette région est pleine.
princes-here-no-free-site = Il n’y a pas d’espace libre ici.
princes-here-no-large-ship = Aucun Grand navire marchand n’est à côté.
princes-here-no-parish-hall = Aucun Centre communautaire ne se trouve dans une ville ici.
princes-here-nothing-there = Il n’y a rien ici.
princes-here-other-good = Cette région est d’un autre type.
princes-here-too-little-there = Il vous faut { $n ->
    [1] une ressource
   *[other] { $n } ressources
} ici.

## Le coach : des faits à revoir avant un coup.

princes-doubt-brigands = { $goods } ressources : des brigands prendraient tout votre or et toute votre laine. En dépenser d’abord ?
princes-doubt-full-region = { $region ->
    [forest] Votre forêt est pleine : le surplus sera perdu.
    [hill] Votre colline est pleine : le surplus sera perdu.
    [pasture] Votre pré est plein : le surplus sera perdu.
    [field] Votre champ est plein : le surplus sera perdu.
    [mountain] Votre montagne est pleine : le surplus sera perdu.
   *[gold_river] Votre rivière d’or est pleine : le surplus sera perdu.
} En dépenser d’abord ?
princes-moment-luck = { $way ->
    [more] Ce lancer, c’était la chance : { $n } ressources de plus que d’habitude.
   *[fewer] Ce lancer, c’était la malchance : { $n } ressources de moins que d’habitude.
}

## Problèmes : de quoi ils parlent, et l’idée

princes-theme-win = Gagner dès ce tour
princes-idea-win = Comptez ce que vous pouvez payer avant de dépenser quoi que ce soit.
princes-theme-win-trade = Gagner par l’échange
princes-idea-win-trade = Cherchez la dernière ressource : trois d’une sorte en font une d’une autre.
princes-theme-win-pay = Gagner en payant bien
princes-idea-win-pay = Vous choisissez les champs qui paient : gardez ceux dont vous avez encore besoin.
princes-theme-win-card = Gagner par une carte
princes-idea-win-card = Une carte d’action vaut un tour : que rend-elle moins cher ?
princes-theme-income = Où gagner
princes-idea-income = Prenez ce qui achève la prochaine construction, et rien pour un champ plein.
princes-theme-attack = Nuire et subir
princes-idea-attack = Perdez ce qui vous sert le moins, prenez ce qui leur sert le plus.
princes-theme-card = Jouer une carte
princes-idea-card = Une carte aide le plus quand son aide sert aussitôt.
princes-theme-trade = Le meilleur échange
princes-idea-trade = Trois contre un, c’est cher : n’échangez que pour construire maintenant.
princes-theme-draw = Quelle carte ?
princes-idea-draw = Prenez ce que vous pourrez bientôt payer.
princes-theme-bury = Que rendre ?
princes-idea-bury = Rendez ce que vous ne paierez pas avant la fin.
princes-theme-build = Que construire ?
princes-idea-build = De la place et des revenus d’abord, des points et des avantages ensuite.
