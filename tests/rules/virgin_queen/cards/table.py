"""Where cards are tried."""

from tests.rules.virgin_queen.stage import Stage


def quiet(scenario: str = "campaign", players: int = 6) -> Stage:
    """An empty map and empty hands."""
    return Stage(scenario, players).clear().empty_hands()
