"""Response cards, 31 to 38 (HIS 6.1)."""

from tercio.games.here_i_stand.cards.registry import of_card
from tercio.games.here_i_stand.conditions.court import holds_drawable
from tercio.games.here_i_stand.conditions.registry import condition
from tercio.games.here_i_stand.model.court_verbs import mark_this_turn, skip_next_impulse
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import (
    MAJORS,
    PAPACY,
)
from tercio.games.here_i_stand.model.religion_verbs import commit_debater
from tercio.kernel.ask import Procedure
from tercio.kernel.citations import cites
from tercio.wars.cards.card_parts import (
    choose_leader,
    choose_power,
    choose_way,
    eliminate_unit,
    mercenary_stacks,
)
from tercio.wars.cards.card_play import Declared
from tercio.wars.cards.plain_effects import cancel_event
from tercio.wars.cards.responses import ask_at_impulse
from tercio.wars.land.battle import HIT, Battle
from tercio.wars.land.battle_dice import roll_more
from tercio.wars.land.lines_of_communication import loc_length_by_land
from tercio.wars.land.move import Move
from tercio.wars.model.force import Force
from tercio.wars.model.names import (
    CardId,
    LeaderId,
    Power,
)
from tercio.wars.model.rows import CardMode
from tercio.wars.sea.naval_interception import Attempt
from tercio.wars.sea.naval_transport import Transport
from tercio.wars.turn.actions import lose_cp


@cites("HIS 6.1")
def at_any_time(g: HereIStand) -> Procedure[None]:
    """Cards that may interrupt any impulse are asked for between two impulses, when there is
    still time to make somebody miss the next.

    The active power may play them between its actions too; those that bring troops, everybody
    when something is announced to which troops could matter: a move, an assault, an event.
    """
    yield from ask_at_impulse(g, g.state.active)


# -- 31: Foul Weather ------------------------------------------------------------------------------


BARRED_BY_WEATHER = ("assault", "piracy", "naval_move", "naval_transport")


@of_card(31, "foul_weather.response", cite="HIS 13.1")
def foul_weather(g: HereIStand, power: Power, mode: CardMode, about: object) -> None:
    """One CP is lost; for the rest of the impulse nothing sails, storms or goes far."""
    impulse = g.state.impulse
    lose_cp(g, g.state.active, -mode.numbers["cp"])
    impulse.barred += [action for action in BARRED_BY_WEATHER if action not in impulse.barred]
    impulse.one_space_only = True


# -- 32: Gout --------------------------------------------------------------------------------------


@condition("HIS 21.2")
def charles_v_relocates(g: HereIStand, power: Power, about: object) -> bool:
    """`about` is the leader who is to relocate."""
    return bool(about == g.world.leader["charles_v"])


Announced = Move | Transport | Battle
"""What a formation is about to do."""


@condition("HIS 13.1", "HIS 15.1")
def leader_in_formation(g: HereIStand, power: Power, about: Announced) -> bool:
    """`about` is the move of a force, by land or sea, or the battle in which it assaults."""
    return bool(formation_of(about).leaders)


def formation_of(about: Announced) -> Force:
    """The force that moves or assaults."""
    return about.attacker.force if isinstance(about, Battle) else about.force


@of_card(32, "gout.response", cite="HIS 13.1")
def gout(g: HereIStand, power: Power, mode: CardMode, about: Announced) -> Procedure[None]:
    """A leader of the formation neither moves nor assaults in this impulse."""
    leaders = formation_of(about).leaders
    leader = yield from choose_leader(g, power, leaders, "gout", cite="13.1")
    lose_cp(g, g.state.active, -mode.numbers["cp"])
    g.state.impulse.still_leaders |= 1 << leader


@of_card(32, "gout.emperor", cite="HIS 21.2")
def gout_of_the_emperor(g: HereIStand, power: Power, mode: CardMode, charles: LeaderId) -> None:
    g.state.impulse.still_leaders |= 1 << charles


# -- 33: Landsknechts ------------------------------------------------------------------------------


@of_card(33, "landsknechts.ottoman", cite="HIS 5.2")
def landsknechts_desert(
    g: HereIStand, power: Power, mode: CardMode, about: object
) -> Procedure[None]:
    """The Ottoman hires none; he has some eliminated anywhere."""
    for left in range(mode.numbers["eliminate"], 0, -1):
        yield from eliminate_unit(g, power, mercenary_stacks(g), cite="HIS 5.2", left=left)


# -- 34: Professional Rowers -----------------------------------------------------------------------


@of_card(34, "professional_rowers.roll", cite="HIS 16.1")
def row_faster_or_slower(
    g: HereIStand, power: Power, mode: CardMode, attempt: Attempt
) -> Procedure[None]:
    way = yield from choose_way(g, power, ["faster", "slower"], "rowers", cite="HIS 16.1")
    by = mode.numbers["modifier"]
    attempt.modifier += by if way == "faster" else -by


@of_card(34, "professional_rowers.dice", cite="HIS 16.2")
def row_into_battle(g: HereIStand, power: Power, mode: CardMode, battle: Battle) -> Procedure[None]:
    """Extra dice for either side."""
    sides = [battle.attacker.power, battle.defender.power]
    side = yield from choose_power(g, power, sides, "rowers-side", cite="HIS 16.2")
    roll_more(g, battle.side_of(side), mode.numbers["dice"], HIT, purpose="professional rowers")


# -- 35: Siege Artillery ---------------------------------------------------------------------------


@condition("HIS 12.1", "HIS 15.1")
def siege_artillery_loc(g: HereIStand, power: Power, about: Battle) -> bool:
    """The assaulting power has a line of at most 4 land spaces to a fortified home space of its
    own; the guns go by land."""
    row = g.world.cards[g.world.card["siege_artillery"]]
    length = loc_length_by_land(g, about.attacker.power, about.space)
    return length is not None and length <= row.modes[0].numbers["loc_spaces"]


@of_card(35, "siege_artillery.response", cite="HIS 15.1")
def siege_artillery(g: HereIStand, power: Power, mode: CardMode, battle: Battle) -> None:
    """Extra dice for the attacker that hit easily."""
    numbers = mode.numbers
    roll_more(g, battle.attacker, numbers["dice"], numbers["hit_on"], purpose="siege artillery")


# -- 37: The Wartburg ------------------------------------------------------------------------------


@condition("HIS 6.1")
def cancellable_event(g: HereIStand, power: Power, about: Declared | CardId) -> bool:
    """`about` is the card declared, or its declaration: an event, or a home card of the Papacy."""
    row = g.world.cards[about.card if isinstance(about, Declared) else about]
    papal = g.world.power_rows[PAPACY].id
    return row.type == "event" or (row.type == "home" and row.owner == papal)


@of_card(37, "the_wartburg.response", cite="HIS 6.1")
def the_wartburg(g: HereIStand, power: Power, mode: CardMode, declared: Declared) -> None:
    """The event does not happen and the impulse is over; Luther hides for the turn."""
    cancel_event(g, power, mode, declared)
    commit_debater(g, g.world.debater["luther"])
    mark_this_turn(g, "the_wartburg")


# -- 38: Halley's Comet ----------------------------------------------------------------------------


@condition("HIS 6.1")
def other_holds_card(g: HereIStand, power: Power, about: object) -> bool:
    return any(holds_drawable(g, p, about) for p in MAJORS if p != power)


@of_card(38, "halleys_comet.discard", cite="HIS 6.1")
def comet_takes_a_card(
    g: HereIStand, power: Power, mode: CardMode, about: object
) -> Procedure[None]:
    victims = [p for p in MAJORS if p != power and holds_drawable(g, p, None)]
    victim = yield from choose_power(g, power, victims, "comet-discard")
    for _ in range(mode.numbers["cards"]):
        g.discard_random_card(victim)


@of_card(38, "halleys_comet.skip", cite="HIS 11")
def comet_takes_an_impulse(
    g: HereIStand, power: Power, mode: CardMode, about: object
) -> Procedure[None]:
    powers = [p for p in MAJORS if not g.state.court.skipping >> p & 1]
    victim = yield from choose_power(g, power, powers, "comet-skip", cite="HIS 11")
    skip_next_impulse(g, victim)
