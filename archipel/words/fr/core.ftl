### Ce que dit la table elle-même, en français : les clés sont `core-` suivi de la clé d’une note ou d’une erreur.

core-no-take-back = Cela ne peut plus être repris.
core-stale = Il s’est passé autre chose entre-temps ; regardez de nouveau la table.
core-bad-notation = Ceci ne se lit pas comme une action : { $text }.
core-bad-options = Ces options n’existent pas : { $text }.
core-illegal = Ce n’est pas permis maintenant.
core-not-your-turn = Ce n’est pas votre tour.
core-not-your-seat = Ce n’est pas votre place.
core-no-such-seat = Il n’y a pas de place { $seat } à cette table.
core-no-dice-now = Il n’y a pas de dés à lancer maintenant.
core-dice-by-hand = Lancez les dés et dites ce qui est tombé.
core-rate-limited = Trop de messages ; attendez un instant.
core-game-over = La partie est finie.
core-not-possible = Ce n’est pas possible maintenant.
