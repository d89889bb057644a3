"""The referee desk: disputes at tables with real tiles."""
