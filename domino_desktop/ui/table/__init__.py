"""The table page: board, panel, walk and score of one match, and whose turn it is to look."""
