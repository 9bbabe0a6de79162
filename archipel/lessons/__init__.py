"""Lessons: guided games with prepared dice, written as data, played and checked by the engine.

`lesson.py` what a lesson says · `reader.py` from TOML · `place.py` how far it has come · `tutor.py` leads a
learner through it · `checker.py` proves it · `library.py` finds it · `quiz.py` the “What happens?” cards.
"""
