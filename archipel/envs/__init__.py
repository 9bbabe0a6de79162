"""The games as research environments: PettingZoo, Gymnasium, OpenSpiel and PufferLib."""
