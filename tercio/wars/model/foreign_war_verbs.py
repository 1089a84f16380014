"""Verbs on wars beside the map (HIS 21.7, VQ 23.7)."""

from tercio.wars.cards.card_events import BuiltAbroad, ForeignWarBegan, LostAbroad, SentAbroad
from tercio.wars.model.names import ELSEWHERE, REGULAR, LeaderId, Space
from tercio.wars.model.refs import card_ref, leader_ref, place_ref, power_ref
from tercio.wars.model.state import ForeignWar
from tercio.wars.model.troop_questions import kind_name
from tercio.wars.model.war import AnyWar


def begin_foreign_war(g: AnyWar, war: ForeignWar) -> None:
    lay_out_foreign_war(g, war)
    tell_foreign_army(g, war)


def lay_out_foreign_war(g: AnyWar, war: ForeignWar) -> None:
    """Its card lies beside the map, and units can go onto it."""
    g.state.foreign_wars.append(war)


def tell_foreign_army(g: AnyWar, war: ForeignWar) -> None:
    """How many enemies there are is known."""
    g.record(ForeignWarBegan(power_ref(g, war.power), card_ref(g, war.card), war.enemies))


def send_troop(g: AnyWar, war: ForeignWar, kind: int, space: Space) -> None:
    """A land unit of the map goes onto the card."""
    g.change_troops(war.power, kind, -1, space)
    _add_abroad(war, kind)
    name = kind_name(g, war.power, kind)
    g.record(SentAbroad(power_ref(g, war.power), place_ref(g, space), name, card_ref(g, war.card)))


def send_leader(g: AnyWar, war: ForeignWar, leader: LeaderId) -> None:
    space = g.state.leader_at[leader]
    g.state.leader_at[leader] = ELSEWHERE
    war.leaders.append(leader)
    g.record(
        SentAbroad(
            power_ref(g, war.power),
            place_ref(g, space),
            leader_ref(g, leader),
            card_ref(g, war.card),
        )
    )


def build_abroad(g: AnyWar, war: ForeignWar, kind: int) -> None:
    """A new unit of the force pool, directly onto the card."""
    _add_abroad(war, kind)
    name = kind_name(g, war.power, kind)
    g.record(BuiltAbroad(power_ref(g, war.power), name, card_ref(g, war.card)))


def lose_abroad(g: AnyWar, war: ForeignWar, kind: int, count: int) -> None:
    """Units on the card go back to the force pool."""
    if count > 0:
        _add_abroad(war, kind, -count)
        name = kind_name(g, war.power, kind)
        card = card_ref(g, war.card)
        g.record(LostAbroad(power_ref(g, war.power), name, count, card))


def _add_abroad(war: ForeignWar, kind: int, count: int = 1) -> None:
    if kind == REGULAR:
        war.regulars += count
    else:
        war.second += count
