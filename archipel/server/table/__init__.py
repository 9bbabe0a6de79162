"""Tables in memory: each owns its state, its lock and its listeners."""
