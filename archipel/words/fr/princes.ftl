### Princes, en français. Les clés sont `princes-` suivi d'une note, d'une option ou d'une chose.

princes-name = Princes

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
princes-terrain-gold_river = Rivière d'or
princes-face-brigands = Attaque des voleurs
princes-face-trade = Commerce
princes-face-celebration = Célébration
princes-face-harvest = Récolte
princes-face-event = Carte Évènement
princes-centre-road = Route
princes-centre-settlement = Colonie
princes-centre-city = Ville
princes-deck-base = ensemble de base
princes-deck-gold = L'Ère de l'Or
princes-deck-war = L'Ère de la Guerre
princes-deck-progress = L'Ère du Progrès
princes-colour-red = rouge
princes-colour-blue = bleu
princes-card-abbey = Monastère
princes-card-archer = Archer
princes-card-arsonist = Incendiaire
princes-card-austin = Austin
princes-card-bath_house = Bains
princes-card-benjamin = Benjamin l'érudit voyageur
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
princes-card-drill_ground = Aire d'entraînement
princes-card-fairgrounds = Place des Célébrations
princes-card-feud = Querelle
princes-card-fire_brigade = Caserne de pompiers
princes-card-fraternal_feuds = Conflit fraternel
princes-card-gift_for_the_prince = Cadeaux aux Princes
princes-card-gold_cache = Cache d'or
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
princes-card-staple_house = Maison d'entreposage
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
   *[other] Bleu
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
princes-option-mode-gold = L'Ère de l'Or (12 points)
princes-option-mode-war = L'Ère de la Guerre (12 points)
princes-option-mode-progress = L'Ère du Progrès (12 points)
princes-option-mode-duel = Le Duel des Princes (13 points)
princes-option-same-start-stack = Les deux mains de départ de la même pioche
princes-option-same-start-stack-no = non
princes-option-same-start-stack-yes = permis
princes-option-fresh-reaction = Sebastian dès le tour qui suit sa pioche
princes-option-fresh-reaction-no = pas encore
princes-option-fresh-reaction-yes = permis
princes-option-storehouse = Entrepôt et voleurs
princes-option-storehouse-counts = n'agit que sur le compte
princes-option-storehouse-saves = protège l'or et la laine voisins
princes-option-victory = Quand la partie est gagnée
princes-option-victory-own-turn = pendant son propre tour
princes-option-victory-at-once = aussitôt, à tout moment
princes-option-victory-end-of-turn = à la fin de son propre tour
princes-option-removal = Retirer ses propres cartes
princes-option-removal-themes = dans les parties thématiques et le Duel
princes-option-removal-always = dans la partie d'introduction aussi
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
princes-ask-above = Quel terrain placez-vous au-dessus de la nouvelle colonie ?
princes-ask-action = Construisez, jouez, échangez, ou terminez vos actions.
princes-ask-arrange = Vous pouvez intervertir deux de vos terrains (encore { $n } fois), ou passer.
princes-ask-bath = Dans quels Bains le Médecin se rend-il ?
princes-ask-burn = Quel bâtiment brûle ?
princes-ask-demand = Quelle ressource prenez-vous ? ({ $n } au plus)
princes-ask-draw = Dans quelle pioche tirez-vous une carte ?
princes-ask-exchange = Vous pouvez glisser une carte sous une pioche pour en obtenir une autre, ou passer.
princes-ask-exchanged = Tirez la première carte d'une pioche, ou payez pour en choisir une.
princes-ask-feud = Glissez { $n } cartes de votre adversaire sous des pioches au dos approprié.
princes-ask-fill = Lequel de vos terrains voulez-vous remplir ?
princes-ask-gain = Où entreposez-vous la ressource ? ({ $n } à recevoir)
princes-ask-give = De quel terrain donnez-vous cette ressource : { princes-good } ?
princes-ask-library = Vous pouvez consulter une pioche et y prendre une carte, ou passer.
princes-ask-lose = Laquelle de vos cartes abandonnez-vous ?
princes-ask-name = Désignez { $n } bâtiments de votre adversaire.
princes-ask-number = Quel nombre le dé de production doit-il montrer ?
princes-ask-pay = De quel terrain payez-vous ? ({ $n } à payer)
princes-ask-react = { princes-card } va vous frapper. Répondez-vous ?
princes-ask-recover = Quelle carte prenez-vous dans la défausse ?
princes-ask-relocate = Quels terrains, ou quels développements, intervertissez-vous ?
princes-ask-return = Quelle ressource rendez-vous ?
princes-ask-riots = Payez { $n } Or, ou abandonnez une unité.
princes-ask-roll = Lancez les dés.
princes-ask-scout = Choisissez les terrains de la nouvelle colonie : d'abord celui du dessus, puis celui du dessous.
princes-ask-scout-builds = À quelle extrémité construisez-vous la colonie ?
princes-ask-shop = Vous pouvez acheter jusqu'à { $n } ressources à 1 Or chacune, ou passer.
princes-ask-start-stack = De quelle pioche vient votre main de départ ?
princes-ask-steal = Prenez une carte de la main adverse, ou passez.
princes-ask-store = L'or va-t-il sur la rivière ou dans la Cache d'or ?
princes-ask-surplus = Vous avez trop de cartes : glissez-en une sous une pioche.
princes-ask-take = Prenez une carte de cette pioche. ({ $n } à prendre)
princes-ask-tithe = Laine ou Blé ? Vous en recevez jusqu'à { $n }.
princes-ask-under = Sous quelle pioche glissez-vous la carte { princes-card } ?
princes-ask-waive = Quelle ressource du coût économisez-vous ?
princes-before-the-roll = { princes-card } se joue avant le jet de dés.
princes-boosts = Terrains voisins dont la production augmente ({ princes-good }) : { $n }.
princes-bribes = Cela coûte { $n } Or ; aucune unité n'est perdue.
princes-cannot-pay = Il vous manque { $n } { princes-good }.
princes-chance-first = Le hasard décide d'abord.
princes-city-only = En { $site }, cette carte demande une ville.
princes-costs = Coût :{ princes-goods }.
princes-discards = { princes-card } va ensuite à la défausse.
princes-empty-hand = Votre adversaire n'a pas de carte en main.
princes-full = { $place } est plein.
princes-needs-card = Il vous faut la carte { princes-card } dans votre principauté.
princes-needs-gold = Il vous faut { $n } Or.
princes-needs-goods = Il vous faut { $n } ressources.
princes-needs-hero = Il vous faut un héros ayant au moins 1 point de force.
princes-needs-learning = Il vous faut un Monastère ou une Bibliothèque.
princes-needs-progress = Il vous faut { $n } points de progrès.
princes-needs-strength = Il vous faut l'avantage de force.
princes-needs-trade-or-city = Il vous faut { $n } points de commerce ou une ville.
princes-new-cache = Elle garde jusqu'à 3 Or, à l'abri des voleurs.
princes-new-regions = Deux terrains sont piochés pour elle ; ils commencent vides.
princes-new-sites = Deux espaces de construction de plus.
princes-no-card-there = Vous n'avez pas de carte à cet endroit.
princes-no-fighter = Votre adversaire n'a pas d'unité ayant des points de force.
princes-no-free-site = Il n'y a pas d'espace libre en { $site }.
princes-no-large-ship = Aucun Grand navire marchand n'est à côté de { $place }.
princes-no-mint = Vous n'avez plus d'Hôtel de la Monnaie à utiliser ce tour-ci.
princes-no-parish-hall = Aucun Centre communautaire ne se trouve dans une ville en { $site }.
princes-no-region = Vous n'avez pas de terrain à cet endroit.
princes-no-removal = Dans la partie d'introduction, on ne retire pas ses cartes.
princes-no-road = Aucune route libre ne mène vers la { princes-side }.
princes-no-room = Rien de cela ne pourrait être entreposé.
princes-no-room-for = Vous n'avez pas de place pour cette ressource : { princes-good }.
princes-no-settlement = Vous n'avez pas de colonie dans la colonne { $column }.
princes-no-settlement-to-scout = L'Éclaireur se joue en construisant une colonie, et vous ne pouvez pas en construire.
princes-not-a-choice = Ce choix n'est pas proposé.
princes-not-asked = C'est à { princes-seat } de décider.
princes-not-in-hand = { princes-card } n'est pas dans cette main.
princes-not-now = Il faut d'abord décider autre chose.
princes-not-seen-there = { princes-card } n'est pas parmi les cartes consultées.
princes-not-takeable = Votre adversaire n'a pas cette ressource ({ princes-good }), ou vous n'avez pas la place.
princes-nothing-discarded = La défausse est vide.
princes-nothing-there = Il n'y a rien sur { $place }.
princes-nothing-to-burn = Votre adversaire n'a pas de bâtiment sans protection.
princes-nothing-to-take = Votre adversaire n'a rien que vous puissiez entreposer.
princes-once-a-turn = Cette carte se joue une fois par tour.
princes-only-as-answer = Sebastian se joue en réponse à un évènement.
princes-only-one = Votre principauté a déjà la carte { princes-card } ; un seul exemplaire est permis.
princes-other-good = { $place } est d'un autre type.
princes-other-stack = La main de départ vient d'une autre pioche de base que celle de l'adversaire.
princes-over = La partie est terminée.
princes-pile-empty = Cette pile est vide.
princes-points = Points de victoire : +{ $n }.
princes-removes = { princes-card } va à la défausse.
princes-road-there = Une route part déjà vers la { princes-side }.
princes-same-good = On n'échange pas une ressource contre la même ({ princes-good }).
princes-search-costs = Choisir une carte coûte { $n } ressources.
princes-stack-empty = La pioche { $stack } est vide.
princes-to-the-pile = { princes-card } retourne face visible sur sa pile.
princes-too-little-there = Il vous faut { $n } ressources sur { $place }.
princes-trade-short = Il vous faut { $n } { princes-good } pour cet échange.
princes-trades = { $n } { princes-give } contre 1 { princes-get }.
princes-wait = { princes-seat } réfléchit.
princes-wait-chance = Les dés et les cartes décident.
princes-waives = Vous économisez 1 ressource du coût.
princes-wrong-back = { princes-card } va sous une pioche au même dos.
