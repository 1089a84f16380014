"""Dynastic changes (uRR 23.3, 23.4)."""

from tercio.games.ultima_ratio_regis.model.events.realms import DynastyChanged
from tercio.games.ultima_ratio_regis.model.names import Player, Power
from tercio.games.ultima_ratio_regis.model.numbered import places_in, powers_in
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import (
    is_in_play,
    minors_of,
    player_of,
    powers_of,
    seat_of_player,
)
from tercio.games.ultima_ratio_regis.model.refs import power_ref
from tercio.games.ultima_ratio_regis.rules.end_of_turn.agitation import (
    excess_unrest,
    has_collapsed,
    social_agitation,
)
from tercio.games.ultima_ratio_regis.rules.major_powers.collapse import remove_forces
from tercio.games.ultima_ratio_regis.rules.minor_powers.minors import become_neutral
from tercio.games.ultima_ratio_regis.rules.special_areas.revolts import place_revolts
from tercio.kernel.ask import DONE, Ask, Option, Procedure
from tercio.kernel.citations import cites


@cites("uRR 23.2", "uRR 23.3")
def check_unrest(g: Regis) -> Procedure[None]:
    """Agitation of every power; who collapses must change its dynasty, others may."""
    for player in g.state.game_order:
        for power in powers_of(g, player):
            yield from social_agitation(g, power)
            if has_collapsed(g, power):
                yield from dynastic_change(g, power, collapse=True)
        yield from offer_changes(g, player)


@cites("uRR 23.2", "uRR 23.3")
def offer_changes(g: Regis, player: Player) -> Procedure[None]:
    while powers := [p for p in powers_of(g, player) if not g.realm.refounded >> p & 1]:
        options = [
            Option(
                f"change.{g.world.power_ids[power]}",
                power,
                (power_ref(g, power),),
                args={"a": power_ref(g, power), "vp": g.world.vitality[power]},
                cite="uRR 23.3",
            )
            for power in powers
        ]
        options.append(Option(DONE, cite="uRR 23.3"))
        pick = yield Ask(seat_of_player(g, player), "dynastic-change", options, "uRR 23.3")
        if pick.key == DONE:
            return
        yield from dynastic_change(g, pick.value)


@cites("uRR 23.3")
def dynastic_change(g: Regis, power: Power, collapse: bool = False) -> Procedure[None]:
    """VP are lost, and with them all forces, merchants, revolts and minors; next turn it deploys
    again."""
    vp = g.world.vitality[power] * (g.world.book.unrest.collapse_vp if collapse else 1)
    g.record(DynastyChanged(power_ref(g, power), vp))
    g.score(player_of(g, power), -vp, "dynasty", power)
    for minor in minors_of(g, power):
        yield from become_neutral(g, minor)
    yield from remove_forces(g, power)
    for area in places_in(g.state.owned[power]):
        if g.state.rebels[area]:
            g.end_revolt(area, power)
    g.change_unrest(power, g.world.vitality[power] - g.realm.unrest[power])
    g.realm.refounded |= 1 << power


@cites("uRR 23.3")
def new_dynasties(g: Regis) -> Procedure[None]:
    """They begin with revolts: one for every so many points of vitality."""
    numbers = g.world.book.unrest
    for power in powers_in(g.realm.refounded):
        if is_in_play(g, power):
            count = g.world.vitality[power] // numbers.dynasty_vitality
            areas = g.state.owned[power]
            yield from place_revolts(
                g, power, areas, numbers.dynasty_level, count=count, cite="uRR 23.3"
            )


@cites("uRR 23.4")
def last_end_of_turn(g: Regis) -> Procedure[None]:
    """When the game ends, powers in agitation must change their dynasty."""
    if g.state.turn < g.scenario.last_turn:
        return
    for player in g.state.game_order:
        for power in powers_of(g, player):
            if excess_unrest(g, power) and not g.realm.refounded >> power & 1:
                yield from dynastic_change(g, power)
