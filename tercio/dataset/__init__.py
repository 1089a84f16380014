"""Games as tables that people and programs learn from, and reports made of them."""
