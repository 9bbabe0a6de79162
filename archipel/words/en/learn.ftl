# Lessons and the cards "What happens?", on their pages and at the table.
learn-title = Learn as you play
learn-title-more = Short lessons on real boards. Leave when you like, they wait.
learn-all = All lessons
learn-rules = The rules, with pictures
learn-minutes = { $n } min
learn-aloud = read aloud
learn-start = Start
learn-go-on = Go on
learn-again = Start over
learn-done = Done

learn-coach = Coach
learn-prepared = Lesson: the dice are prepared.
learn-begin = Let’s begin
learn-begin-child = Let’s go!
learn-not-now = Not now
learn-step = Step { $n } of { $of }
learn-back = One step back
learn-skip = Skip this step
learn-leave = Leave the lesson
learn-fold = Fold the coach away
learn-unfold = What did the coach say?
learn-repeat = Say it again
learn-to-target = To what is pointed at
learn-show = Show me
learn-show-child = Show me
learn-finish = That’s it!
learn-well-done = Well done!
learn-well-done-child = Ahoy, well done!
learn-play-on = Play on from here
learn-next = Next: { $title }

learn-what-happens = What happens?
learn-quiz-open = What do you think?
learn-quiz-right = Right!
learn-quiz-wrong = Not quite: look at the green one.
learn-quiz-rule = Rule { $rule }
