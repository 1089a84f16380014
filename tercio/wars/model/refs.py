"""How events and options name pieces and places: `space:london`, `power:england`."""

from tercio.wars.model.force import Force
from tercio.wars.model.ground import AnyGround
from tercio.wars.model.names import CardId, LeaderId, Location, Power
from tercio.wars.model.troop_questions import kind_name


def place_ref(g: AnyGround, place: Location) -> str:
    return g.world.place_refs[place]


def power_ref(g: AnyGround, power: Power) -> str:
    return g.world.power_refs[power]


def leader_ref(g: AnyGround, leader: LeaderId) -> str:
    return g.world.leader_refs[leader]


def force_refs(g: AnyGround, force: Force) -> list[str]:
    """What a force is made of: `unit:hapsburg.regular.4` and `leader:alva`."""
    ids = g.world.power_rows
    units = [
        f"unit:{ids[owner].id}.{kind_name(g, owner, kind)}.{count}"
        for owner, kind, count in force.stacks()
    ]
    return units + [leader_ref(g, leader) for leader in force.leaders]


def card_ref(g: AnyGround, card: CardId) -> str:
    return g.world.card_refs[card]
