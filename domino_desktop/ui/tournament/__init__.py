"""Club tournaments on screen and on paper."""
