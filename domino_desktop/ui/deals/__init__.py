"""The honest deal on screen: where a deal comes from, what seals it, and how to play it again."""
