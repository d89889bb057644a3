"""The table: tiles, cloth, rack and all that lies on them."""
