"""Accounts, who is asking, and what they may see and do."""
