"""`python -m archipel` is the command `archipel`."""

from archipel.cli import main

main()
