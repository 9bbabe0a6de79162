### Ce que dit la table elle-même, en français : les clés sont `core-` suivi de la clé d’une note ou d’une erreur.

core-no-take-back = Cela ne peut plus être repris.
core-stale = Il s’est passé autre chose entre-temps ; regardez de nouveau la table.
core-bad-notation = Ceci ne se lit pas comme une action : { $text }.
core-bad-options = Ces options n’existent pas : { $text }.
core-illegal = Ce n’est pas permis maintenant.
core-not-your-turn = Ce n’est pas votre tour.
core-not-your-seat = Ce n’est pas votre place.
core-no-such-seat = Il n’y a pas de place { $seat } à cette table.
core-no-dice-now = Il n’y a pas de dés à lancer maintenant.
core-dice-by-hand = Lancez les dés et dites ce qui est tombé.
core-rate-limited = Trop de messages ; attendez un instant.
core-game-over = La partie est finie.
core-rules-changed = Cette partie a été jouée selon des règles (version { $began }) qui ne sont pas connues ici (la plus récente : { $now }). Son relevé peut être lu tel qu’il est conservé.
core-cannot-replay = La ligne { $row } de cette partie est endommagée. Son relevé peut être lu tel qu’il est conservé.

## L’histoire : ce que chaque jeu raconte. `you` vaut `seat` ou `who` là où c’est le lecteur.

core-you = vous
core-some-good = { $n } { $good }
core-and = { $first } et { $last }
core-told-line = { $head } : { $more }
core-told-turn = { $n ->
    [0] Avant le premier tour
   *[other] Tour { $n } · { $seat }
}
core-told-gain = { $seat } +{ $goods }
core-told-lose = { $seat } −{ $goods }
core-told-points = { $points } ★
core-told-won = { $you ->
    [seat] gagnez avec { $n } points !
   *[no] gagne avec { $n } points !
}
core-told-stopped = la partie a été arrêtée
core-told-stood-in = joué par un robot
core-told-back = { $you ->
    [seat] revenez en arrière
   *[no] revient en arrière
}
core-told-verb = { $you ->
    [seat] choisissez « { $verb } »
   *[no] choisit « { $verb } »
}
core-told-offered = { $give } contre { $get }
core-told-no-takers = en vain
core-told-agreed = avec { $who }
core-told-no-deal = sans suite

core-not-possible = Ce n’est pas possible maintenant.

## Lessons.

core-lesson-yes = Oui
core-lesson-no = Non
core-lesson-allowed = C’est permis, mais essayons d’abord autre chose.
core-lesson-prepared = Leçon : les dés sont préparés.
core-lesson-step = Étape { $n } sur { $steps }
core-lesson-answer = Répondez par un numéro.
core-lesson-help = Tapez le numéro d’un choix, ou ses mots. Et aussi : show (je le fais pour vous), back (une étape en arrière), again (depuis le début), board, list, log, why COUP, quit.
core-lesson-stuck = Tapez « show », et je le fais pour vous.
core-lesson-play-on = Tapez « play » pour continuer d’ici, « again » pour recommencer, « quit » pour partir.
core-lesson-next = Ensuite : { $lessons }

## Le coach : ce qu’il demande avant un coup, et les moments après la partie. `seat` est le rival que le coup freine.

core-reason = { $reason ->
    [wins] il gagne la partie
    [points] il rapporte des points, ou rapproche le prochain
    [income] il augmente vos revenus
    [room] il fait de la place pour construire
    [trade] il rend les échanges moins chers
    [hand] il rapproche votre prochaine construction
    [cards] il apporte de meilleures cartes
    [army] il vous fait avancer avec les chevaliers
    [road] il allonge votre route
    [castle] il rapproche du château du fantôme
    [advantage] il rapproche d’un avantage
    [purse] il laisse plus d’or ou d’influence
    [plans] il prépare un bâtiment
    [rival] il freine { $seat }
   *[chance] il vous laisse de meilleures chances
}
core-doubt-win = Vous pouvez gagner ce tour. Encore un regard ?
core-doubt-better = « { $better } » paraît meilleur : { core-reason }. Jouer quand même « { $move } » ?
core-moment-best = Ici, vous avez trouvé le coup qui comptait. « { $move } » : { core-reason }.
core-moment-slip = Ici, « { $better } » valait mieux que « { $move } » : { core-reason }. Envie d’essayer ?
core-moment-luck = { $way ->
    [more] Ce lancer, c’était la chance : { $n } cartes de plus que d’habitude.
   *[fewer] Ce lancer, c’était la malchance : { $n } cartes de moins que d’habitude.
}
core-coach-asks = Coach : { $what } (Le même coup encore une fois le joue.)
core-moment-at = Tour { $n }, ligne { $row } : { $what }
core-no-slip = Aucun faux pas dans cette partie. Bien joué !

## Ce que le serveur refuse, par son code.

core-forbidden = { $why ->
    [no-newcomers] Plus personne ne peut rejoindre cette partie.
    [has-seat] Vous avez déjà une place ici.
    [knows-a-hand] Vous avez vu une autre main de cette partie.
    [host-said-no] L’hôte a dit non.
    [host-only] L’hôte seul peut le faire.
    [plays] Cette personne joue.
    [others-play] D’autres jouent encore ici.
    [wrong-password] Ce nom et ce mot de passe ne vont pas ensemble.
    [common-password] Ce mot de passe se devine trop facilement ; prenez-en un autre.
    [phrases-only] Ici, des phrases toutes faites seulement.
    [no-chat] Pas de discussion ici.
    [no-hints] Pas de conseils à cette table.
    [no-coach] Le coach n’aide que qui joue seul contre des robots.
   *[other] Ce n’est pas permis.
}
core-conflict = { $why ->
    [taken] Cette place est prise.
    [nick-taken] Ce nom est pris, ou ressemble à un nom pris.
    [many-ask] Plusieurs personnes demandent déjà une place ; patientez un instant.
    [not-over] La partie n’est pas finie.
   *[other] Ce n’est pas possible maintenant.
}
core-unknown = Cela n’existe pas ici.
core-no-session = Vous n’êtes plus connecté.
core-bad-message = Le serveur n’a pas compris.
core-too-large = C’est trop long.
core-closed = Cette table est fermée.
core-unavailable = Le serveur ne répond pas ; réessayez dans un instant.
core-offline = Pas de connexion ; réessayez dans un instant.
