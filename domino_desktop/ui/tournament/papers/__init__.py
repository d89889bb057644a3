"""What a tournament puts on paper and into files."""
