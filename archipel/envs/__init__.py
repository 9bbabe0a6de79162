"""The games as environments for research: PettingZoo, Gymnasium and OpenSpiel."""
