"""What cards do: one function for each kind of op that the data names."""
