### Words of all games, in English.

## Colours

colour-red = red
colour-blue = blue
colour-white = white
colour-orange = orange
colour-green = green
colour-yellow = yellow
