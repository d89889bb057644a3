"""Computer players. They run in a process of their own, see one seat's view, and nothing else."""
