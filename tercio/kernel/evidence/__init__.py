"""What proves that the rules are those of the book: coverage, tests, hooks."""
