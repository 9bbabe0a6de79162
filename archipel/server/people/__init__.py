"""People: guests, accounts, tokens, chat, solved puzzles."""
