"""What the referee desk puts on paper: the protocol of a round and the card for the pocket."""
