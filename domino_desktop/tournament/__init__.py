"""Club tournaments as pure functions: a list of facts, the state that follows from it, pairings and standings."""
