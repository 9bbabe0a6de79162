"""Lessons: guided games with prepared dice, written as data, played and checked by the engine.

`lesson.py` what a lesson says · `reader.py` reads it from TOML · `progress.py` progress within a lesson ·
`tutor.py` leads a learner through it · `checker.py` proves it · `library.py` finds it · `quiz.py` the “What
happens?” cards.
"""
