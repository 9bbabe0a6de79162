# Les leçons et les cartes « Que se passe-t-il ? », sur leurs pages et à la table.
learn-title = Apprendre en jouant
learn-title-more = De courtes leçons sur de vrais plateaux. Partez quand vous voulez, elles attendent.
learn-all = Toutes les leçons
learn-rules = Les règles, illustrées
learn-minutes = { $n } min
learn-aloud = à voix haute
learn-start = Commencer
learn-go-on = Continuer
learn-again = Recommencer
learn-done = Terminée

learn-coach = Le guide
learn-prepared = Leçon : les dés sont préparés.
learn-begin = Commençons
learn-begin-child = C’est parti !
learn-not-now = Pas maintenant
learn-step = Étape { $n } sur { $of }
learn-back = Une étape en arrière
learn-skip = Passer cette étape
learn-leave = Quitter la leçon
learn-fold = Replier le guide
learn-unfold = Que disait le guide ?
learn-repeat = Répéter
learn-to-target = Vers ce qui est montré
learn-show = Montrez-moi
learn-show-child = Montre-moi
learn-finish = Voilà !
learn-well-done = Bien joué !
learn-well-done-child = Ohé, bravo !
learn-play-on = Continuer la partie
learn-next = Ensuite : { $title }

learn-what-happens = Que se passe-t-il ?
learn-quiz-open = Qu’en pensez-vous ?
learn-quiz-right = Exact !
learn-quiz-wrong = Pas tout à fait : regardez la réponse verte.
learn-quiz-rule = Règle { $rule }
