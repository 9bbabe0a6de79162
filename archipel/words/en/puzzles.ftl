### Puzzles, in English. What the themes of a game are called stands with the game: `<game>-theme-…`.

puzzles-title = Puzzles
puzzles-about = One position, one clear answer. You see what the player saw, nothing more.
puzzles-of-the-day = Puzzles of the day
puzzles-day-before = The day before
puzzles-today = Today
puzzles-of-the-day-about = The same for everybody, new at midnight (UTC).
puzzles-all = All puzzles
puzzles-any-theme = All themes
puzzles-any-level = All levels
puzzles-level = Difficulty
puzzles-theme = Theme
puzzles-level-1 = Easy
puzzles-level-2 = Medium
puzzles-level-3 = Hard
puzzles-number = { $n ->
    [one] { $n } puzzle, { $done } solved
   *[other] { $n } puzzles, { $done } solved
}
puzzles-none = There is no such puzzle. Choose another theme or level.
puzzles-gone = There is no such puzzle.
puzzles-streak = { $n ->
    [0] Solve one of the day to begin a streak.
    [one] { $n } day in a row
   *[other] { $n } days in a row
}
puzzles-done = Solved
puzzles-solve = Solve
puzzles-next = Next puzzle
puzzles-random = Any puzzle
puzzles-show = Show the answer
puzzles-again = From the start
puzzles-leave = All puzzles

puzzles-ask-win = You are { $name }. Win this turn, whatever the others hold.
puzzles-hint-win = No luck and nobody’s consent: only moves that are certain count.
puzzles-ask-best = You are { $name }. Find the best move.
puzzles-hint-best = One move is clearly better than all others, as far as you can know.
puzzles-ask-count = How many cards of { $good } does { $name } hold?
puzzles-hint-count = You can know it if you have followed the story. Read it in the log.
puzzles-open = Right so far. Go on!
puzzles-solved = Solved!
puzzles-answered = The answer
puzzles-missed-win = Then the win is gone. Try something else.
puzzles-missed-best = That is allowed, but something else is clearly better.
puzzles-missed-count = No. Read the story once more.
puzzles-line = The answer: { $line }.
puzzles-trap-win = “{ $trap }” comes to mind, but it gives the win away.
puzzles-trap-closes = “{ $trap }” comes to mind, but then “{ $step }” is no longer possible:

puzzles-theme-win = Win this turn
puzzles-theme-move = The best move
puzzles-theme-count = Count a hand
puzzles-idea-win = Count what you can pay before you spend anything.
puzzles-idea-move = Look at every move before you make one.
puzzles-idea-count = What is gained is seen by all, and so is what is paid. Count on.
