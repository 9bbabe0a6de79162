### Lagon, en français. Les clés sont `lagoon-` suivi d'une note, d'une option ou d'un verbe.

lagoon-name = Lagon
lagoon-about = Appelez la marée, envoyez une barque, et que personne n’en envoie une plus forte.

lagoon-option-tie = Plusieurs barques les plus fortes
lagoon-option-tie-stay = Les perles restent dans le lagon
lagoon-option-tie-first = La première d’entre elles prend les perles

lagoon-verb-call = Appeler la marée
lagoon-verb-rest = Se reposer
lagoon-verb-stay = Rester
lagoon-verb-send = Envoyer la barque
lagoon-verb-dice = Marée :
lagoon-verb-draw = Pioche la barque

lagoon-ask-turn = Appeler la marée, ou vous reposer ?
lagoon-ask-caller = Vous avez appelé la marée : quelle barque envoyez-vous ?
lagoon-ask-boat = Quelle barque envoyez-vous, ou restez-vous ?
lagoon-wait-turn = La place { $seat } appelle la marée, ou se repose.
lagoon-wait-tide = La marée monte.
lagoon-wait-draw = La place { $seat } pioche une barque.
lagoon-wait-boats = Les autres choisissent leur barque.
lagoon-over = La partie est finie.

lagoon-not-asked = Ce n’est pas à vous de répondre maintenant.
lagoon-not-now = Cela ne se fait pas maintenant.
lagoon-no-boat = Sans barque, on n’appelle pas la marée.
lagoon-empty-pile = Il ne reste aucune barque dans la pioche.
lagoon-full-hand = Vous avez déjà cinq barques.
lagoon-caller-sends = Vous avez appelé la marée : vous devez envoyer une barque.
lagoon-not-yours = Vous n’avez pas de barque de force { $boat }.

lagoon-preview-call = Un dé dit combien de perles rejoignent les { $pearls } du lagon.
lagoon-preview-rest = Vous piochez une barque, et tout le monde la voit.
lagoon-preview-stay = Vous piochez une barque que personne ne voit.
lagoon-preview-send = La barque { $boat } quitte la partie ; si c’est la plus forte, { $pearls ->
    [1] une perle est
   *[other] { $pearls } perles sont
} à vous.

lagoon-told-call = { $you ->
    [seat] appelez la marée
   *[no] appelle la marée
}
lagoon-told-roll = { $n ->
    [1] une perle arrive
   *[other] { $n } perles arrivent
}
lagoon-told-rest = { $you ->
    [seat] vous reposez
   *[no] se repose
}
lagoon-told-stay = { $you ->
    [seat] restez sur la rive
   *[no] reste sur la rive
}
lagoon-told-send = { $you ->
    [seat] envoyez le bateau { $n }
   *[no] envoie le bateau { $n }
}
lagoon-told-drew = { $you ->
    [seat] piochez le bateau { $n }
   *[no] pioche le bateau { $n }
}
