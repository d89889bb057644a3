"""What outlives the program: matches, people, settings, rule sets, copies and logs."""
