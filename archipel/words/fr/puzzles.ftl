### Les problèmes, en français. Le nom des thèmes d’un jeu se trouve avec le jeu : `<jeu>-theme-…`.

puzzles-title = Problèmes
puzzles-about = Une position, une seule bonne réponse. Vous voyez ce que voyait le joueur, rien de plus.
puzzles-of-the-day = Problèmes du jour
puzzles-day-before = La veille
puzzles-today = Aujourd’hui
puzzles-of-the-day-about = Les mêmes pour tous, nouveaux à minuit (UTC).
puzzles-all = Tous les problèmes
puzzles-any-theme = Tous les thèmes
puzzles-any-level = Tous les niveaux
puzzles-level = Difficulté
puzzles-theme = Thème
puzzles-level-1 = Facile
puzzles-level-2 = Moyen
puzzles-level-3 = Difficile
puzzles-number = { $n ->
    [one] { $n } problème, { $done } résolu
   *[other] { $n } problèmes, { $done } résolus
}
puzzles-none = Il n’y a pas de tel problème. Choisissez un autre thème ou un autre niveau.
puzzles-gone = Ce problème n’existe pas.
puzzles-streak = { $n ->
    [0] Résolvez un problème du jour pour commencer une série.
    [one] { $n } jour de suite
   *[other] { $n } jours de suite
}
puzzles-done = Résolu
puzzles-solve = Résoudre
puzzles-next = Problème suivant
puzzles-random = Au hasard
puzzles-show = Voir la réponse
puzzles-again = Du début
puzzles-leave = Tous les problèmes

puzzles-ask-win = Vous êtes { $name }. Gagnez dès ce tour, quoi que les autres aient en main.
puzzles-hint-win = Ni chance ni accord des autres : seuls comptent les coups sûrs.
puzzles-ask-best = Vous êtes { $name }. Trouvez le meilleur coup.
puzzles-hint-best = Un coup est nettement meilleur que tous les autres, d’après ce que vous pouvez savoir.
puzzles-ask-count = Combien de cartes { $good } { $name } a-t-il en main ?
puzzles-hint-count = Qui a suivi la partie peut le savoir. Lisez le récit.
puzzles-open = Juste jusqu’ici. Continuez !
puzzles-solved = Résolu !
puzzles-answered = La réponse
puzzles-missed-win = La victoire serait perdue. Essayez autre chose.
puzzles-missed-best = C’est permis, mais autre chose est nettement meilleur.
puzzles-missed-count = Non. Relisez le récit.
puzzles-line = La réponse : { $line }.
puzzles-trap-win = « { $trap } » vient à l’esprit, mais la victoire serait perdue.
puzzles-trap-closes = « { $trap } » vient à l’esprit, mais alors « { $step } » n’est plus possible :

puzzles-theme-win = Gagner dès ce tour
puzzles-theme-move = Le meilleur coup
puzzles-theme-count = Compter une main
puzzles-idea-win = Comptez ce que vous pouvez payer avant de dépenser quoi que ce soit.
puzzles-idea-move = Regardez tous les coups avant d’en jouer un.
puzzles-idea-count = Ce qui est gagné se voit, ce qui est payé aussi. Comptez au fur et à mesure.
