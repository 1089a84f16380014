"""Languages: what each says in every room, how far it has come, and what is in none."""
