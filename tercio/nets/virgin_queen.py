"""The encoder of Virgin Queen."""

from collections.abc import Iterable, Sequence
from typing import Final

from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.rules.sequence import PHASES
from tercio.games.virgin_queen.rules.victory.scoring import (
    PREFERENCES,
    base_vp,
    protestant_spaces,
    special_vp,
    victory_points,
)
from tercio.nets.blocks import names, one_of
from tercio.nets.memory import Counted
from tercio.nets.wars import WarEncoder
from tercio.wars.model.names import Power
from tercio.wars.model.world import World

MARY: Final = ("not_in_play", "alive", "captured", "executed", "dead")


def _known_of_powers(treasures: Sequence[Sequence[str]], preference: str, revealed: bool) -> object:
    """Treasures in hand; and a preference counts once it is revealed (23.5)."""
    return [*map(len, treasures)], preference if revealed else ""


class VirginQueenEncoder(WarEncoder[VirginQueen]):
    game = "virgin_queen"
    phases = tuple(PHASES)
    scalars = {
        "religion.jesuits_on_card": 4,
        "weddings.queen_vp": 5,
        "oceans.circumnavigations": 2,
        "oceans.suez_attempts": 3,
        "oceans.suez_built": 1,
        "oceans.armada": 8,
        "oceans.forts_on_card": 3,
        "court.elizabeth_excommunicated": 1,
        "court.league_turn": 7,
        "court.hire": 4,
        "patronage.prague": 1,
    }
    counted = (
        "religion.jesuits",
        "weddings.betrothed",
        "weddings.married",
        "weddings.wed",
        "treasury.spanish_row",
        "treasury.portuguese_row",
        "treasury.gone",
        "oceans.forts",
        "patronage.sponsored",
        "court.done",
        "court.this_turn",
        "foreign_wars",
    )

    read_for_powers = (
        "control",
        "court.card_markers",
        "court.dead",
        "court.home_cards",
        "court.preference_revealed",
        "court.rulers",
        "influence.points",
        "oceans.captain_at",
        "oceans.captain_power",
        "oceans.colonies",
        "oceans.piracy_actions",
        "patronage.bonuses",
        "patronage.sponsored",
        "religion.protestant",
        "spies.assassins_used",
        "spies.informants",
        "weddings.married",
        "weddings.patrons",
    )
    counted_for_powers = Counted(
        _known_of_powers, ("treasury.hands", "court.preference", "court.preference_revealed")
    )
    read_for_facts = ("court.mary", "court.preference", "religion.protestant", "unrest")

    def victory_points(self, g: VirginQueen, power: Power) -> int:
        return victory_points(g, power)

    def power_columns(self, world: World) -> tuple[str, ...]:
        return (
            "base vp",
            "special vp",
            "ruler",
            "ruler dead",
            "card markers",
            "home cards",
            "treasures",
            "captains at sea",
            "colonies",
            "piracy",
            "sponsors",
            "science bonuses",
            "wedding bonus",
            "informants abroad",
            "assassin used",
            *names("influence on", (row.id for row in world.power_rows)),
        )

    def power_values(self, g: VirginQueen, vp: Sequence[int]) -> list[Sequence[float]]:
        state, majors = g.state, g.world.majors
        court, oceans, treasury = state.court, state.oceans, state.treasury
        works, spies, points = state.patronage, state.spies, state.influence.points
        at_sea = [
            power
            for place, power in zip(oceans.captain_at, oceans.captain_power, strict=True)
            if place >= 0
        ]
        influence = [
            [max(0, points[target][p]) / 9 if target < len(points) else 0.0 for p in majors]
            for target in g.world.powers
        ]
        base = [base_vp(g, p) for p in majors]
        return [
            [each / 20 for each in base],
            [special_vp(g, p) / 10 for p in majors],
            [each / 10 for each in court.rulers],
            [court.dead >> p & 1 for p in majors],
            [each / 2 for each in court.card_markers],
            [len(each) / 2 for each in court.home_cards],
            [len(each) / 4 for each in treasury.hands],
            [at_sea.count(p) / 3 for p in majors],
            [sum(owner == p for owner in oceans.colonies.values()) / 3 for p in majors],
            [each / 3 for each in oceans.piracy_actions],
            [sum(each.power == p for each in works.sponsored) / 2 for p in majors],
            [sum(owner == p for owner in works.bonuses.values()) / 2 for p in majors],
            [p in state.weddings.patrons for p in majors],
            [sum(i.owner == p != i.target for i in spies.informants) / 2 for p in majors],
            [spies.assassins_used >> p & 1 for p in majors],
            *influence,
        ]

    def fact_columns(self, world: World) -> tuple[str, ...]:
        return ("protestant spaces", *names("mary", MARY), *names("preference", PREFERENCES))

    def fact_values(self, g: VirginQueen) -> Iterable[float]:
        court = g.state.court
        return (
            protestant_spaces(g) / 50,
            *one_of(court.mary, MARY),
            *one_of(court.preference, PREFERENCES),
        )
