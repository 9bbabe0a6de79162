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
core-told-back = { $you ->
    [seat] revenez en arrière
   *[no] revient en arrière
}
core-told-verb = { $you ->
    [seat] choisissez « { $verb } »
   *[no] choisit « { $verb } »
}
core-told-no-takers = sans preneur
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
