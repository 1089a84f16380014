"""The encoder of Here I Stand."""

from collections.abc import Iterable, Sequence
from typing import Final

from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.religion_state import COMMITTED, UNCOMMITTED
from tercio.games.here_i_stand.rules.sequence import PHASES
from tercio.games.here_i_stand.rules.victory.victory import (
    base_vp,
    protestant_spaces,
    victory_points,
)
from tercio.nets.blocks import names
from tercio.nets.wars import WarEncoder
from tercio.wars.model.names import Power
from tercio.wars.model.world import World

DEBATING: Final = (UNCOMMITTED, COMMITTED)


class HereIStandEncoder(WarEncoder[HereIStand]):
    game = "here_i_stand"
    phases = tuple(PHASES)
    scalars = {
        "religion.st_peters_cp": 5,
        "religion.st_peters_vp": 5,
        "court.marital": 6,
        "court.anne_married": 9,
        "court.catherine_marker": 1,
        "court.chateaux_vp": 6,
        "court.piracy_vp": 10,
    }
    counted = (
        "religion.universities",
        "court.heirs",
        "court.excommunicated",
        "court.this_turn",
        "new_world.crossing",
        "new_world.explorers",
        "new_world.conquistadors",
        "foreign_wars",
    )

    read_for_powers = (
        "court.chateaux_vp",
        "court.done",
        "court.fewer_cards",
        "court.heirs",
        "court.piracy_vp",
        "court.rulers",
        "court.under_ban",
        "home",
        "new_world.claimed",
        "new_world.holdings",
        "religion.debaters",
        "religion.protestant",
        "religion.st_peters_vp",
    )
    read_for_facts = ("religion.bible", "religion.new_testament", "religion.protestant", "unrest")

    def victory_points(self, g: HereIStand, power: Power) -> int:
        return victory_points(g, power)

    def power_columns(self, world: World) -> tuple[str, ...]:
        return (
            "base vp",
            "special vp",
            "ruler",
            "fewer cards",
            "under ban",
            "debaters",
            "colonies and conquests",
            "claimed",
        )

    def power_values(self, g: HereIStand, vp: Sequence[int]) -> list[Sequence[float]]:
        state, majors = g.state, g.world.majors
        court, lands = state.court, state.new_world
        rows = g.world.debaters
        debaters = [0.0] * len(majors)
        for debater, status in enumerate(state.religion.debaters):
            if status in DEBATING:
                side = 5 if rows[debater].side == "protestant" else 4
                debaters[side] += 0.2
        base = [base_vp(g, p) for p in majors]
        return [
            [each / 20 for each in base],
            [(vp[p] - base[p] - state.bonus_vp[p]) / 10 for p in majors],
            [each / 10 for each in court.rulers],
            [each / 2 for each in court.fewer_cards],
            [court.under_ban >> p & 1 for p in majors],
            debaters,
            [sum(each.power == p for each in lands.holdings) / 3 for p in majors],
            [sum(owner == p for owner in lands.claimed.values()) / 3 for p in majors],
        ]

    def fact_columns(self, world: World) -> tuple[str, ...]:
        zones = range(3)
        return (
            "protestant spaces",
            *names("new testament", map(str, zones)),
            *names("bible", map(str, zones)),
        )

    def fact_values(self, g: HereIStand) -> Iterable[float]:
        religion = g.state.religion
        return (
            protestant_spaces(g) / 50,
            *(boxes / 6 for boxes in religion.new_testament),
            *(boxes / 10 for boxes in religion.bible),
        )
