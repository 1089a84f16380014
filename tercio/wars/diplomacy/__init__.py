"""Deals, alliances, captives, wars and minor powers, as both games have them."""
