"""What several pages of a tournament share: words, names, tables of numbers, small windows."""
