"""Where cards are tried."""

from tests.rules.here_i_stand.stage import Stage


def quiet(scenario: str = "1517") -> Stage:
    """An empty map and empty hands."""
    return Stage(scenario).clear().empty_hands()
