"""What groups of powers have been worth: the VP that thinkers came to with them (uRR 7.1.1)."""

from math import comb

from tercio.games.ultima_ratio_regis.model.world import World

MEASURED: dict[tuple[str, int], tuple[float, ...]] = {
    ("catholics_and_protestants", 3): (28.0, 30.0, 24.0),
    ("new_order", 4): (32.0, 42.0, 40.0, 37.5),
}
"""By scenario and number of players, in the order of slots. Bonuses are in it."""


def group_values(world: World, scenario: str, players: int) -> dict[int, float]:
    """By slot. Where nothing was measured: bonuses, and as much for each point of vitality."""
    rows = world.groups(scenario, players)
    measured = MEASURED.get((scenario, players), ())
    if len(measured) == len(rows):
        return {row.slot: value for row, value in zip(rows, measured, strict=True)}
    turns = world.scenarios[scenario].last_turn - world.scenarios[scenario].first_turn + 1
    return {
        row.slot: row.starting_vp
        + turns * row.vp_per_turn
        + sum(world.vitality[world.power[id]] for id in row.powers) / 2
        for row in rows
    }


def fair_bid(values: list[float], lot: float) -> float:
    """What the choice is worth to one who bids more than another does with chance `lot`.

    Where everybody bids so, no bid is better than another.
    """
    others, last = len(values) - 1, min(values)
    return sum(
        (value - last) * comb(others, place) * lot ** (others - place) * (1 - lot) ** place
        for place, value in enumerate(sorted(values, reverse=True))
    )
