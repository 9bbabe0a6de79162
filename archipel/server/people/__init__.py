"""Who comes: guests, accounts, tokens, and what they say to one another."""
