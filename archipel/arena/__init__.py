"""Many games at once: matches, simulations, training, data sets and benchmarks."""
