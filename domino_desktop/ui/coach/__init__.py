"""The coach at the table: the block meter, what the others cannot hold, and a hint that lights up."""
