# La table dans le navigateur.
client-welcome = Quatre jeux, une table. Prenez place.
client-guest = Invité
client-play-now = Jouer
client-new-table = Nouvelle table
client-my-games = Mes parties
client-status-open = en attente de joueurs
client-status-playing = en cours
client-status-over = terminée
client-status-closed = fermée
client-unofficial = Un projet non officiel : nos propres mots, dessins et code. Les noms des jeux disent seulement ce qui est réalisé.
client-menu = Menu
client-tables = Tables
client-rules = Règles
client-settings = Réglages
client-home = Accueil
client-no-table = Cette table n’existe pas
client-no-tables = Aucune table n’est ouverte. Ouvrez-en une !
client-connecting = Un instant…
client-offline = La connexion est perdue ; nous réessayons.
client-watching = Vous regardez la partie.
client-your-turn = À vous
client-confirm = Confirmer
client-do-it = D’accord
client-cancel = Annuler
client-close = Fermer
client-undo = Reprendre
client-actions = Actions
client-board = Plateau
client-compose = Dans la notation ({ $verbs }) :
client-log = Journal
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
client-nobody-won = Personne ne gagne.
client-replay = Revoir la partie
client-download = Télécharger le relevé
client-rematch = Revanche
client-pass-device = Passez l’appareil
client-pass-to = Passez l’appareil à { $name }.
client-it-is-me = C’est moi
client-throw = Que montrent les dés sur votre table ?
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
client-open-seat = place libre
client-bot = robot : { $bot }
client-options = Règles de cette table
client-table = Table
client-option-pace = Pendule
client-option-pace-fast = rapide
client-option-pace-normal = normal
client-option-pace-relaxed = tranquille
client-option-pace-untimed = sans pendule
client-option-pace-1-day = un jour par décision
client-option-pace-3-day = trois jours par décision
client-option-pace-7-day = sept jours par décision
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
client-option-counting = Montrer ce qui peut se compter (mains, cartes, dés)
client-option-hints = Permettre les conseils : un robot dit ce qu’il ferait
client-option-by_hand = Nous lançons de vrais dés
client-open-table = Ouvrir la table
client-invite = Invitez avec ce lien
client-qr = Le lien en code QR
client-copy = Copier
client-copied = Copié
client-sit = S’asseoir ici
client-seat-bot = mettre un robot ici
client-ready = Je suis prêt
client-not-ready = Pas encore prêt
client-leave = Quitter
client-committed = Le hasard de cette partie a été fixé avant son début :
client-waiting-players = La partie commence quand toutes les places sont prises et prêtes.
client-language = Langue
client-theme = Couleurs
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
client-are-guest = Vous êtes invité : { $name }. Avec un compte, vos parties restent à vous.
client-nick = Pseudonyme
client-password = Mot de passe (8 caractères au moins)
client-register = Créer un compte
client-login = Se connecter
client-export = Exporter mes données
client-delete = M’effacer
client-delete-sure = Effacer votre nom et vos données pour de bon ?
client-done = C’est fait.
client-search = Chercher
client-first = Au début
client-back = Un pas en arrière
client-forward = Un pas en avant
client-move-number = Coup
client-look-from = Vu de
client-spectator = un spectateur
client-phrase-hello = Bonjour !
client-phrase-good-luck = Bonne chance !
client-phrase-thanks = Merci !
client-phrase-sorry = Désolé !
client-phrase-well-played = Bien joué !
client-phrase-one-moment = Un instant, s’il vous plaît.
client-phrase-your-turn = C’est à vous.
client-phrase-shall-we-trade = On échange ?
client-phrase-no-thanks = Non merci.
client-phrase-good-game = Belle partie !
client-phrase-goodbye = Au revoir !
client-last = À la fin
client-open-cards = Cartes sur table
client-play-on = Continuer d’ici à la place de { $name }
client-dice = Dés
client-dice-rolls = { $n ->
    [one] Un lancer
   *[other] { $n } lancers
}. La bande montre combien de fois chaque somme tombe dans 95 parties sur 100 avec des dés honnêtes.
client-dice-bar = { $value } : { $count } fois ; dés honnêtes { $low } à { $high }
client-luck = Chance aux dés
client-luck-about = Les cartes et matières apportées par les dés, face à ce qu’ils apportent en moyenne d’après les positions à chaque lancer.
client-luck-got = reçues
client-luck-more = écart
client-check-dice = Vérifier les dés
client-check-about = Chaque tirage est recalculé dans cette page, à partir du secret mis sous clé avant la partie.
client-check-promised = Le secret est bien celui qui avait été promis avant la partie.
client-check-not-promised = Le secret n’est pas celui qui avait été promis avant la partie !
client-check-right = { $n ->
    [one] Le seul tirage est tombé comme le secret le dit.
   *[other] Les { $n } tirages sont tombés comme le secret le dit.
}
client-check-wrong = Ligne { $row } : « { $fell } » aurait dû être « { $fair } ».
client-check-none = On ne sait rien du hasard de cette partie : son compte rendu n’a pas de secret.
client-record = Relevé
client-replay-of = Revoir la partie : { $game }
client-said = { $what } : { $more }
client-keep-holding = Garde le doigt appuyé !
client-grown-ups = Demande à un adulte
client-how-much = Combien font { $a } + { $b } ?
client-go-on = Continuer

client-hint = Conseil
client-curve = Chances de gagner
client-curve-about = Selon un robot qui voit toutes les cartes. Un clic mène à ce coup.

# La table.
client-phases = Phases du tour
client-seat-open = { $name } en détail
client-you = vous
client-bot-note = bot · { $bot }
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
client-welcome-more = Dans votre navigateur, sans compte. Entre amis, contre des bots, ou un peu des deux.
client-have-code = Un code ?
client-join = Rejoindre
client-no-games = Pas encore de partie. Jouez : il suffit d’un appui.
client-open-tables = Tables ouvertes
client-sit-down = S’asseoir
client-look = Regarder

# La fin, et après.
client-end-won = { $name } gagne avec { $points ->
    [one] un point
   *[other] { $points } points
} !
client-end-won-together = { $names } gagnent ensemble avec { $points ->
    [one] un point
   *[other] { $points } points
} !
client-end-turns = { $n ->
    [one] un tour
   *[other] { $n } tours
}
client-end-minutes = { $n ->
    [one] une minute
   *[other] { $n } minutes
}
client-end-podium = Le classement, et d’où viennent les points
client-end-place = Rang
client-end-moments = Là où tout a basculé
client-end-moved = { $who } passe de { $from } à { $to }
client-end-watch = Revoir le tournant { $n }
client-end-again = Rejouer
client-end-again-label = Rejouer le tournant { $n }
client-end-show = Résultat
client-end-close = Voir le plateau
client-end-seats = Places de la prochaine partie
client-end-seats-same = Mêmes places
client-end-seats-swapped = Places échangées
client-end-seats-on = Décaler d’une place
client-end-join = Vers la prochaine partie
client-end-link = Partager le lien
client-end-picture = Garder une image
client-end-saved = Image gardée
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
client-what-if-about = Quittez la partie ici et continuez contre des bots.
client-share-moment = Partager ce moment
