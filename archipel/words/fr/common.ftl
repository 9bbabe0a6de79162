### Mots communs à tous les jeux, en français.

## Couleurs

colour-red = rouge
colour-blue = bleu
colour-white = blanc
colour-orange = orange
colour-green = vert
colour-yellow = jaune
