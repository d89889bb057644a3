"""What a tournament puts on paper and into files: lists, score cards, diplomas."""
