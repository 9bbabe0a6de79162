"""What cards do: one module for each set, `effect` lists the moments, `table` finds the effect of a kind."""
