"""The database: what is stored, how it is chained and sealed, and its migrations."""
