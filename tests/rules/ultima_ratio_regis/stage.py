"""Positions of Ultima Ratio Regis in two lines, and procedures run with scripted dice and answers.

stage = Stage().put("spain", "madrid", T3=2, leader="tactical").war("spain", "france")
stage.run(land_move(stage.g, ...), dice=[6, 5, 1], answers=["pass", "goal.rouen"])

Powers, places, trade centers and cards go by their ids, units by their kinds (T2, T2V, S3D, ...).
"""

from typing import Self

from tercio.games.ultima_ratio_regis.model.names import (
    FORTRESS,
    KIND_IDS,
    NOBODY,
    TROOPS,
    On,
    Place,
    Player,
    Power,
)
from tercio.games.ultima_ratio_regis.model.numbered import by_kind, by_player
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.recount import recount
from tercio.games.ultima_ratio_regis.model.setup import set_up
from tercio.games.ultima_ratio_regis.model.special_state import FrenchWars
from tercio.games.ultima_ratio_regis.model.state import Leader
from tercio.games.ultima_ratio_regis.model.unit_questions import count_at, units_at
from tercio.games.ultima_ratio_regis.model.world import World
from tercio.games.ultima_ratio_regis.rows.files import SCHEMA
from tercio.games.ultima_ratio_regis.rules import all as all_rules
from tercio.kernel.ask import Seat
from tercio.kernel.position import Setting
from tercio.kernel.randomness import Randomness, Script, Stream
from tests.rules.scripted import Scripted

WORLD = World(SCHEMA.load())
RULES = all_rules.MODULES
"""Loaded, so that their actions are in the table."""
KIND = {id: kind for kind, id in by_kind(KIND_IDS)}


class Stage(Scripted[Regis]):
    """A position to try rules on. Methods chain.

    The board is that of a scenario before deployment, the groups given to the players in their
    printed order (slot 1 to p1, ...). The special rules of the French Wars of Religion hold only
    where they are asked for, so that anybody can march in France.
    """

    def __init__(
        self,
        scenario: str = "catholics_and_protestants",
        players: int = 3,
        french_wars: bool = False,
    ) -> None:
        seats = tuple(Seat(f"p{n + 1}") for n in range(players))
        setting = Setting("ultima_ratio_regis", scenario, seats)
        random = Randomness(Stream(b"stage"), script=Script())
        state = set_up(setting, WORLD, random)
        super().__init__(Regis(setting, WORLD, state, random))
        for player, group in by_player(WORLD.groups(scenario, players)):
            state.powers_of[player] = [WORLD.power[id] for id in group.powers]
            for power in state.powers_of[player]:
                state.player_of[power] = player
        state.phase = "impulses"
        state.active = Player(0)
        if not french_wars:
            state.realm.special.french_wars = FrenchWars(NOBODY)

    # -- setting ---------------------------------------------------------------------------------

    def at(self, id: str) -> Place:
        return WORLD.location[id]

    def power(self, id: str) -> Power:
        return WORLD.power[id] if id else NOBODY

    def put(
        self,
        power: str,
        place: str,
        leader: str = "",
        on: On = "troop",
        fortress: bool = False,
        **units: int,
    ) -> Self:
        """Units by kind; a `leader` by his ability is extraordinary, "ordinary" is not."""
        who, where = self.power(power), self.at(place)
        for kind, count in units.items():
            self.g._put(who, where, KIND[kind], count)
        if leader:
            self.lead(power, place, leader, on)
        if fortress:
            self.g.state.fortress[where] = FORTRESS
        return self

    def lead(self, power: str, place: str, ability: str, on: On = "troop") -> Self:
        pool = self.g.state.leader_pool
        plain = ability == "ordinary"
        number = next(n for n in pool if plain or WORLD.ability(n) == ability)
        pool.remove(number)
        who, where = self.power(power), self.at(place)
        self.g.state.leaders.append(
            Leader(number, WORLD.ability(number), who, where, on=on, extraordinary=not plain)
        )
        return self

    def control(self, power: str, *areas: str) -> Self:
        for area in areas:
            self.g._mark_holder(self.at(area), self.power(power))
        return self

    def own(self, power: str, *areas: str, home: bool = False) -> Self:
        """Possession and control; the areas are opened if need be."""
        state, who = self.g.state, self.power(power)
        for area in map(self.at, areas):
            state.closed &= ~(1 << area)
            state.free[area] = 0
            self.g._mark_owner(area, who)
            self.g._mark_holder(area, who)
            if home:
                state.homes[who] |= 1 << area
        return self

    def revolt(self, area: str, level: int = 2) -> Self:
        self.g.place_revolt(self.at(area), level)
        return self

    def independent(self, area: str, level: int = 2) -> Self:
        self.g.free_area(self.at(area), level)
        return self

    def siege(self, power: str, area: str, casualties: int = 0) -> Self:
        self.g.begin_siege(self.at(area), self.power(power))
        self.g.state.sieges[self.at(area)].casualties = casualties
        return self

    def war(self, a: str, b: str, card: str = "", vp: int = 0) -> Self:
        self.g.begin_war(self.power(a), self.power(b), card, vp)
        return self

    def alliance(self, a: str, b: str) -> Self:
        self.g.make_alliance(self.power(a), self.power(b))
        return self

    def ally(self, minor: str, power: str) -> Self:
        self.g.realm.set_patron(self.power(minor), self.power(power))
        self.g.realm.in_play |= 1 << self.power(minor)
        return self

    def morale(self, power: str, loser: str, points: int) -> Self:
        held = self.g.realm.morale[self.power(power)][:]
        held[self.power(loser)] = points
        self.g.realm.morale[self.power(power)] = held
        return self

    def unrest(self, power: str, unrest: int) -> Self:
        self.g.realm.unrest[self.power(power)] = unrest
        return self

    def merchants(self, center: str, power: str, count: int = 1) -> Self:
        rows, at = self.g.realm.merchants, WORLD.center[center]
        rows[at] = {**rows[at], self.power(power): count}
        return self

    def interest(self, power: str, *theaters: str) -> Self:
        self.g.realm.interest[self.power(power)] = WORLD.theater_mask(*theaters)
        return self

    def lasting(self, *cards: str) -> Self:
        self.g.realm.lasting = sorted({*self.g.realm.lasting, *cards})
        return self

    def hand(self, player: int, *cards: str) -> Self:
        """Exactly these cards."""
        self.g.state.cards.hands[self.g.seats[player]] = sorted(cards)
        return self

    def impulse(self, player: int, **points: int) -> Self:
        """It begins here and now; points of cards by power."""
        self.g.begin_impulse(Player(player))
        for id, count in points.items():
            self.g.state.impulse.points[self.power(id)] = count
        return self

    def turn(self, turn: int) -> Self:
        self.g.state.turn = turn
        return self

    # -- reading ---------------------------------------------------------------------------------

    def units(self, power: str, place: str) -> dict[str, int]:
        """{kind: how many}."""
        found = units_at(self.g, self.power(power), self.at(place))
        return {KIND_IDS[kind]: count for kind, count in found.items()}

    def count(self, power: str, place: str, *kinds: str) -> int:
        """Of these kinds, or of all troops."""
        wanted = [KIND[id] for id in kinds] or TROOPS
        return sum(count_at(self.g, self.power(power), self.at(place), kind) for kind in wanted)

    def holder(self, area: str) -> str:
        power = self.g.state.holder[self.at(area)]
        return WORLD.power_ids[power] if power != NOBODY else ""

    def owner(self, area: str) -> str:
        power = self.g.state.owner[self.at(area)]
        return WORLD.power_ids[power] if power != NOBODY else ""

    def check_at_end(self) -> None:
        assert recount(self.g) == []
