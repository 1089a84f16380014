"""The rules of Here I Stand that no other game shares, a module per topic of the rule book."""
