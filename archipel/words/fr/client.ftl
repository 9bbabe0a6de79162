# La table dans le navigateur.
client-welcome = Une table, bien des jeux. Prenez place.
client-guest = Invité
client-play-now = Jouer
client-new-table = Nouvelle table
client-my-games = Mes parties
client-status-open = en attente de joueurs
client-status-playing = en cours
client-status-over = terminée
client-status-closed = fermée
client-unofficial = Un projet non officiel : nos propres mots, dessins et code. Les noms des jeux disent seulement ce qui est réalisé.
client-menu = Menu
client-tables = Tables
client-rules = Règles
client-rules-about = Illustrées, du but du jeu jusqu’à chaque carte. Choisissez un jeu.
client-settings = Réglages
client-home = Accueil
client-no-table = Cette table n’existe pas
client-no-tables = Aucune table n’est ouverte. Ouvrez-en une !
client-connecting = Un instant…
client-offline = La connexion est perdue ; nous réessayons.
client-watching = Vous regardez la partie.
client-your-turn = À vous
client-confirm = Confirmer
client-do-it = D’accord
client-cancel = Annuler
client-close = Fermer
client-actions = Actions
client-board = Plateau
client-compose = Dans la notation ({ $verbs }) :
client-log = Récit
client-chat = Discussion
client-message = Message
client-send = Envoyer
client-mute = ignorer
client-report = signaler
client-reported = signalé
client-dealer = Le croupier
client-points = points
client-cards-in-hand = cartes en main
client-away = absent
client-over = La partie est finie
client-won = { $name } gagne !

client-nobody-won = Personne ne gagne.
client-replay = Revoir la partie
client-download = Télécharger le relevé
client-rematch = Revanche
client-pass-device = Passez l’appareil
client-pass-to = Passez l’appareil à { $name }.
client-it-is-me = C’est moi
client-throw = Que montrent les dés sur votre table ?
client-hand = Main
client-next-turn = au prochain tour
client-i-give = Je donne
client-i-ask = Je demande
client-some-good = { $n } { $good }
client-terms = { $give } contre { $get }
client-corner = Croisement
client-harbour = port 2:1 { $good }
client-harbour-any = port 3:1
client-your-name = Votre nom
client-seats = Places
client-me = moi
client-bot = robot : { $bot }
client-options = Règles de cette table
client-table = Table
client-option-pace = Pendule
client-option-pace-fast = rapide
client-option-pace-normal = normale
client-option-pace-relaxed = tranquille
client-option-pace-untimed = sans pendule
client-option-pace-1-day = 1 jour par coup
client-option-pace-3-day = 3 jours par coup
client-option-pace-7-day = 7 jours par coup
client-option-absence = Si quelqu’un s’absente
client-option-absence-once = un robot joue cette décision
client-option-absence-seat = un robot prend la place
client-option-absence-vote = les autres votent
client-option-absence-wait = attendre
client-option-chat = Discussion
client-option-chat-phrases = phrases toutes faites
client-option-chat-free = texte libre
client-option-chat-off = aucune
client-option-private = Seulement pour qui a le lien
client-option-newcomers = Nouveaux venus
client-option-newcomers-ask = demandent à l’hôte
client-option-newcomers-welcome = sont les bienvenus
client-option-newcomers-never = restent dehors
client-option-counting = Montrer ce qui peut se compter (mains, cartes, dés)
client-option-hints = Permettre les conseils : un robot dit ce qu’il ferait
client-option-by_hand = Nous lançons de vrais dés
client-open-table = Ouvrir la table
client-invite = Inviter
client-qr = Le lien en code QR
client-copy = Copier le lien
client-copied = Copié
client-sit = S’asseoir ici
client-seat-bot = Mettre un robot ici
client-ready = Je suis prêt
client-not-ready = Pas encore prêt
client-leave = Quitter
client-committed = Ce qui a été fixé avant la partie
client-waiting-players = La partie commence quand toutes les places sont prises et prêtes. Vous pouvez quitter la page : la place reste à vous.
client-language = Langue
client-theme = Clair ou sombre
client-theme-auto = comme l’appareil
client-theme-light = clair
client-theme-dark = sombre
client-confirm-moves = Confirmer les coups
client-confirm-always = toujours
client-confirm-touch = sur écran tactile
client-confirm-never = jamais
client-motion = Mouvement
client-motion-auto = comme l’appareil
client-motion-less = moins
client-contrast = Contraste
client-contrast-normal = normal
client-contrast-more = plus
client-sound = Son
client-speech = Consignes parlées
client-account = Compte
client-logged-in = Vous êtes { $name }.
client-are-guest = Vous êtes invité.
client-nick = Pseudonyme
client-password = Mot de passe (8 caractères au moins)
client-register = Créer un compte
client-login = Se connecter
client-export = Exporter mes données
client-delete = Me supprimer
client-delete-sure = Effacer votre nom et vos données pour de bon ?
client-done = C’est fait.
client-search = Chercher
client-first = Au début
client-back = Un pas en arrière
client-forward = Un pas en avant
client-move-number = Coup
client-look-from = Vu de
client-spectator = un spectateur
client-phrase-hello = Bonjour !
client-phrase-good-luck = Bonne chance !
client-phrase-thanks = Merci !
client-phrase-sorry = Désolé !
client-phrase-well-played = Bien joué !
client-phrase-one-moment = Un instant, s’il vous plaît.
client-phrase-your-turn = C’est à vous.
client-phrase-shall-we-trade = On échange ?
client-phrase-no-thanks = Non merci.
client-phrase-good-game = Belle partie !
client-phrase-goodbye = Au revoir !
client-last = À la fin
client-open-cards = Cartes sur table
client-share = Partager
client-play-on = Continuer d’ici comme { $name }

client-dice = Dés
client-dice-rolls = { $n ->
    [1] Un lancer
   *[other] { $n } lancers
}. La bande montre combien de fois chaque somme tombe dans 95 parties sur 100 avec des dés honnêtes.
client-dice-bar = { $value } : { $count } fois ; dés honnêtes { $low } à { $high }
client-luck = Chance aux dés
client-luck-about = Les cartes et matières apportées par les dés, face à ce qu’ils apportent en moyenne d’après les positions à chaque lancer.
client-luck-got = reçues
client-luck-more = écart
client-check-dice = Vérifier les dés
client-check-about = Chaque tirage est recalculé dans cette page, à partir du secret mis sous clé avant la partie.
client-check-promised = Le secret est bien celui qui avait été promis avant la partie.
client-check-not-promised = Le secret n’est pas celui qui avait été promis avant la partie !
client-check-right = { $n ->
    [1] Le seul tirage est tombé comme le secret le dit.
   *[other] Les { $n } tirages sont tombés comme le secret le dit.
}
client-check-wrong = Ligne { $row } : « { $fell } » aurait dû être « { $fair } ».
client-check-none = On ne sait rien du hasard de cette partie : son relevé n’a pas de secret.
client-record = Relevé
client-replay-of = Revoir la partie : { $game }
client-said = { $what } : { $more }
client-keep-holding = Garde le doigt appuyé !

client-grown-ups = Demande à un adulte
client-how-much = Combien font { $a } + { $b } ?
client-go-on = Continuer

client-hint = Conseil
client-curve = Chances de gagner
client-curve-about = Selon un robot qui voit toutes les cartes. Un clic mène à ce coup.
client-curve-coming = Un robot relit la partie…

# La table.
client-phases = Phases du tour
client-seat-open = { $name } en détail
client-you = vous
client-bot-note = robot · { $bot }
client-which-rules = Quelles règles ?
client-left = en réserve
client-first-choose = Choisir d’abord
client-one-moment = Un instant…
client-turn-of = À { $name } de jouer
client-read-rule = Lire la règle
client-show-legal = Montrer où c’est possible
client-story-older = Montrer tout le récit
client-turn-number = tour { $n }
client-founding = fondation
client-now = en cours
client-tab-story = Récit
client-tab-chat = Discussion
client-tab-count = Décompte
client-tab-bank = Banque
client-tab-menu = Menu
client-tab-more = Détails
client-throw-short = Vos dés
client-welcome-more = Dans votre navigateur, sans compte. Entre amis, contre des robots, ou un peu des deux.
client-have-code = Un code ?
client-join = Rejoindre
client-no-games = Pas encore de partie. Jouez : il suffit d’un appui.
client-open-tables = Tables ouvertes
client-sit-down = S’asseoir
client-look = Regarder

## Les règles illustrées

client-guide-of = { $game } : les règles
client-guide-search = Chercher un mot dans ces règles
client-guide-contents = Sommaire
client-guide-print = Imprimer
client-guide-exact = Les règles exactes, numérotées
client-guide-rule = La règle exacte
client-guide-back = Retour aux règles illustrées
client-guide-example = Exemple
client-guide-yes = Oui.
client-guide-no = Non.
client-guide-found = { $n ->
    [0] Rien trouvé
    [1] Un passage
   *[other] { $n } passages
}
client-guide-cards = Chercher une carte
client-guide-cards-found = { $n ->
    [0] Aucune carte
    [1] Une sorte
   *[other] { $n } sortes
}
client-guide-set = Ensemble
client-guide-kind = Genre
client-guide-all = Tous

# Les pages autour des tables.
client-play = Jouer
client-pages = Pages
client-lobby = Qui joue ?
client-lobby-about = Prenez une place libre, ou regardez une partie.
client-lobby-else = Personne à votre jeu préféré ? Ouvrez une table avec des robots ; d’autres pourront prendre leur place.
client-tables-now = { $n ->
    [0] aucune en ce moment
    [1] une en ce moment
   *[other] { $n } en ce moment
}
client-which-game = Quel jeu ?
client-only-free = Seulement avec une place libre
client-more-tables = Plus de tables
client-all-games = Tous
client-watch = Regarder
client-to-watch = Parties à regarder
client-watchers = { $n ->
    [1] un spectateur
   *[other] { $n } spectateurs
}
client-table-of = Chez { $name }
client-seats-free = { $n ->
    [0] aucune place libre
    [one] 1 place libre
   *[other] { $n } places libres
}
client-seats-are-free = { $n ->
    [1] Une place est libre.
   *[other] { $n } places sont libres.
}
client-not-ready-yet = On attend : { $names }.
client-choose-game = Choisissez un jeu.
client-new-table-about = Tout est déjà bien réglé. Changez ce qui vous plaît.
client-who-sits = Qui s’assied ?
client-how-many = Combien de joueurs ?
client-how-strong = de quelle force ?
client-you-here = Vous
client-a-bot = Robot
client-free = libre
client-bot-short = robot
client-seat-free = Place libre
client-seat-free-about = pour qui a le lien
client-seat-me-about = joue ici
client-seat-shared-about = partage cet appareil
client-option-about-private = Sinon, elle figure parmi les tables ouvertes à tous.
client-option-about-pace = Le temps accordé à chaque coup.
client-option-about-absence = Quand le temps de quelqu’un est écoulé.
client-option-about-newcomers = Ils peuvent avoir la place d’un robot en cours de partie.
client-option-about-chat = Ce que l’on peut s’écrire.
client-option-about-counting = Tel que chacun aurait pu le voir.
client-option-about-hints = Utile pour apprendre.
client-option-about-by_hand = Vous saisissez ce qui est tombé ; personne ne peut le vérifier.
client-clock-about = { $seconds ->
    [0] { $minutes ->
        [1] Une minute
       *[other] { $minutes } minutes
    }
   *[other] { $seconds } secondes
} par tour, { $reserve ->
    [1] une minute
   *[other] { $reserve } minutes
} de réserve.
client-more-rules = { $n ->
    [1] Une autre règle
   *[other] { $n } autres règles
}
client-rules-source = D’où viennent ces règles
client-your-table = Votre table
client-summary = { $n ->
    [1] Un joueur
   *[other] { $n } joueurs
} : { $open ->
    [0] aucune place libre
    [1] une place libre
   *[other] { $open } places libres
}, { $bots ->
    [0] aucun robot
    [1] un robot
   *[other] { $bots } robots
}
client-begin = Commencer
client-soon = { $game }, bientôt
client-at-the-table = À table
client-this-table = Cette table
client-host = hôte
client-is-ready = prêt
client-is-choosing = pas encore prêt
client-fill-about = Plus personne ne vient ? Des robots peuvent prendre chaque place libre.
client-fill = Compléter
client-table-code = Code de la table
client-link = Lien
client-meanwhile = En attendant
client-sealed = Les dés sont déjà scellés. Vous pourrez les vérifier après la partie.
client-settings-about = Ils s’appliquent aussitôt, sur cet appareil.
client-settings-look = Aspect
client-settings-sound = Mouvement et son
client-theme-about = Comme votre appareil, sauf avis contraire.
client-size = Taille des mots
client-size-about = Le plateau reste aussi grand que possible.
client-marks = Couleurs et formes
client-marks-about = Chaque couleur a partout sa forme et sa lettre.
client-words = Mots
client-words-about = Aussi dans les règles et le relevé.
client-confirm-about = D’abord un fantôme de la pièce, puis la pièce.
client-speech-about = Aux tables pour enfants, avec la voix de votre appareil.
client-sound-about = Chaque son a son équivalent visible.
client-show = Montrer
client-notices = Avis
client-notify = Notifications
client-notify-about = Quand c’est à vous ou que l’on vous écrit, pendant que vous regardez ailleurs.
client-notify-refused = Ce navigateur ne le permet pas ici.
client-vibrate = Vibration
client-vibrate-about = Sur les téléphones, quand c’est à vous.
client-are-guest-about = Avec un compte, vos parties restent à vous.
client-logout = Se déconnecter
client-change = Changer
client-change-password = Changer le mot de passe
client-password-now = Mot de passe actuel
client-password-new = Nouveau mot de passe (8 caractères ou plus)
client-my-data = Mes données
client-my-data-about = Tout ce qui est enregistré sur vous, en un fichier.
client-forget = M’oublier
client-forget-about = Les parties restent, votre nom s’en va.
client-profile-of = { $name } : mes parties et mon nom
client-games-of = { $name } et ses parties
client-profile-about = Vous seul voyez ces chiffres.
client-with-account = avec un compte
client-without-account = invité, sans compte
client-games-won = Parties gagnées
client-games-played = { $n ->
    [1] une partie
   *[other] { $n } parties
}
client-percent = { $n } %
client-chance-mark = Le trait montre ce que donnerait le seul hasard.
client-often-with = Souvent à table avec
client-figure-games = { $n ->
    [one] partie jouée
   *[other] parties jouées
} jusqu’au bout
client-figure-won = { $n ->
    [one] gagnée
   *[other] gagnées
}
client-figure-rate = de victoires ; le hasard seul : { $n } %
client-going-on = En cours
client-last-games = Dernières parties
client-points-of = { $n ->
    [0] aucun point
    [1] un point
   *[other] { $n } points
}
client-game-won = gagnée
client-place = { $n ->
    [1] 1er
   *[other] { $n }e
}

# Hors du jeu : qui est là, comment partir et revenir.
client-people = À la table
client-here = présent
client-unread = { $n ->
    [one] ligne non lue
   *[other] lignes non lues
}
client-bot-for-you = Un robot joue pour vous.
client-come-back = Reprendre ma place
client-is-late = { $name } n’a plus de temps.
client-vote = Laisser jouer un robot
client-voted = Vous êtes pour.
client-ask-for-seat = Demander la place : { $name }
client-seat-asked = On demande à l’hôte si vous pouvez jouer.
client-withdraw = Ne plus demander
client-wants-seat = { $name } aimerait jouer cette place : { $seat }.
client-let-in = Oui, bienvenue
client-keep-out = Non
client-played-for = Votre temps est écoulé : un robot a joué pour vous.
client-understood = D’accord
client-give-to-bot = Retirer : un robot a la place
client-close-game = Fermer cette partie
client-close-about = Personne d’autre ne joue plus ici : la partie s’arrête pour tous.
client-free-seat = Libérer cette place
client-may-take-over = La place d’un robot peut être à vous :
client-take-over = Prendre la place : { $name }
client-leave-game = Quitter la partie
client-leave-about = Un robot joue pour vous, et vous pourrez revenir.
client-leave-closes = Personne d’autre ne joue ici : sans vous, la table ferme.
client-stay = Rester
client-report-why = Qu’a fait { $name } ? Les dernières lignes de la discussion sont jointes.
client-report-send = Envoyer le signalement

# Le clavier.
client-help = Clavier
client-help-about = Ce que font les touches, ici et maintenant.
client-help-where = La touche « ? » le montre sur chaque page.
client-key-to-next = À l’élément suivant
client-key-to-press = Actionner l’élément choisi
client-key-next-place = Au prochain coup possible
client-key-steer = De lieu en lieu sur le plateau
client-key-escape = Échap
client-key-enter = Entrée
client-key-tab = Tab
client-key-space = Espace
client-key-home = Début
client-key-end = Fin
client-key-pageup = Page préc.
client-key-pagedown = Page suiv.
client-key-arrowleft = ←
client-key-arrowright = →
client-key-arrowup = ↑
client-key-arrowdown = ↓

# Sans réseau.
client-no-network = Pas de connexion
client-no-network-about = Archipel est hors d’atteinte en ce moment. Les parties attendent ; rien n’est perdu.
client-try-again = Réessayer

# La fin, et après.
client-end-won = { $name } gagne avec { $points ->
    [1] un point
   *[other] { $points } points
} !
client-end-won-together = { $names } gagnent ensemble avec { $points ->
    [1] un point
   *[other] { $points } points
} !
client-end-turns = { $n ->
    [1] un tour
   *[other] { $n } tours
}
client-end-minutes = { $n ->
    [1] une minute
   *[other] { $n } minutes
}
client-end-podium = Le classement, et d’où viennent les points
client-end-place = Rang
client-end-moments = Là où tout a basculé
client-end-moved = { $who } passe de { $from } à { $to }
client-end-show = Résultat
client-end-close = Voir le plateau
client-end-seats = Places de la prochaine partie
client-end-seats-same = Mêmes places
client-end-seats-swapped = Places échangées
client-end-seats-on = Décaler d’une place
client-end-join = Vers la prochaine partie
client-end-link = Partager le lien
client-end-picture = Enregistrer une image
client-end-saved = Image enregistrée
client-turning-point = Tournant { $n } : { $what } ({ $swing } ont changé de camp)
client-luck-short = Chance
client-luck-line = { $got } reçues, { $expected } en moyenne

# Le film de la partie.
client-run = Lecture
client-pause = Pause
client-turn = tour
client-turn-back = Un tour en arrière
client-turn-on = Un tour en avant
client-speed = Vitesse
client-speed-times = { $n } fois la vitesse
client-move-of = { $at } sur { $last }, tour { $turn }
client-what-if = Et si…
client-what-if-about = Quittez la partie ici et continuez contre des robots.
client-share-moment = Partager ce moment

client-story-filter = L’histoire de qui
client-story-all = Tous
client-story-only = Seulement { $name }
client-story-notation = Notation de la partie
client-news = Ce qui se passe
client-no-gain = rien à ce lancer

## Mouvement et son

client-speed-off = sans
client-speed-fast = rapide
client-speed-normal = normale
client-speed-slow = lente
client-volume = Volume

# Réponses là où l’on regarde, et offres mises de côté ou refusées d’avance.
client-undo-what = Reprendre : { $what }
client-nowhere = Il n’y a pas de place pour cela maintenant.
client-put-aside = Mettre de côté
client-hush-turn = Aucune autre offre ce tour-ci
client-hush-bots = Refuser tout des robots
client-offers-hushed = Offres refusées ce tour-ci
client-bots-hushed = Offres des robots refusées
client-seconds = { $n ->
    [1] encore une seconde
   *[other] encore { $n } secondes
}

## Le coach : avant un coup, et après la partie.

client-coach = Coach
client-coach-about = Quand vous jouez seul contre des robots : demande avant un coup qui coûte cher.
client-coach-off = non
client-coach-big = gros faux pas
client-coach-more = plus souvent
client-coach-play = Jouer
client-coach-again = Revoir
client-moments = Des moments à retenir
client-moment-best = Votre meilleur coup
client-moment-slip = À refaire autrement
client-moment-luck = La chance
client-moment-show = Montrer
client-moment-show-label = Montrer le moment { $n } dans la partie
client-moment-try = Réessayer
client-moment-try-label = Réessayer le moment { $n }
client-moments-looking = Un regard sur la partie…

# Les règles sous la main, à une table.
client-rules-at-hand = Règles
client-ask-rules = Interrogez les règles : un mot, une question
client-ask-rules-how = Demandez avec vos mots, ou appuyez sur un mot souligné de la table.
client-rules-nothing = Les règles n’en disent rien. Essayez un autre mot.
client-rules-whole = Toutes les règles, illustrées
client-what-is = Qu’est-ce que « { $word } » ?

# Apprendre.
client-learn = Apprendre
client-lesson = Leçon
client-newcomer = Première visite ?
client-newcomer-more = Apprenez un jeu en quelques minutes, en jouant.
