"""Response cards, 31 to 38 (HIS 6.1)."""

from tercio.games.here_i_stand.cards.registry import of_card
from tercio.games.here_i_stand.conditions.court import holds_drawable
from tercio.games.here_i_stand.conditions.warfare import Announced, formation_of
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import MAJORS
from tercio.kernel.ask import Ask, Option, Procedure
from tercio.kernel.citations import cites
from tercio.wars.cards.card_parts import choose_power, choose_way, eliminate_unit, mercenary_stacks
from tercio.wars.cards.card_play import Declared
from tercio.wars.cards.plain_effects import cancel_event
from tercio.wars.cards.responses import ANY_TIME, respond_window
from tercio.wars.land.battle import HIT, Battle
from tercio.wars.land.battle_dice import roll_more
from tercio.wars.model.names import LeaderId, Power
from tercio.wars.model.rows import CardMode
from tercio.wars.sea.naval_interception import Attempt
from tercio.wars.turn.actions import lose_cp

BARRED_BY_WEATHER = ("assault", "piracy", "naval_move", "naval_transport")


@cites("HIS 6.1")
def at_any_time(g: HereIStand) -> Procedure[None]:
    """Cards that may interrupt any impulse are asked for between two impulses, when there is
    still time to make somebody miss the next.

    The active power may play them between its actions too; those that bring troops, everybody
    when something is announced to which troops could matter: a move, an assault, an event.
    """
    yield from respond_window(g, ANY_TIME, None, g.impulse_order(), cite="HIS 6.1")


# -- 31, 32: Foul Weather, Gout --------------------------------------------------------------------


@of_card(31, "foul_weather.response", cite="HIS 13.1")
def foul_weather(g: HereIStand, power: Power, mode: CardMode, about: object) -> None:
    """One CP is lost; for the rest of the impulse nothing sails, storms or goes far."""
    impulse = g.state.impulse
    lose_cp(g, g.state.active, -mode.numbers["cp"])
    impulse.barred += [action for action in BARRED_BY_WEATHER if action not in impulse.barred]
    impulse.one_space_only = True


@of_card(32, "gout.response", cite="HIS 13.1")
def gout(g: HereIStand, power: Power, mode: CardMode, about: Announced) -> Procedure[None]:
    """A leader of the formation neither moves nor assaults in this impulse."""
    leaders = formation_of(about).leaders
    leader = leaders[0]
    if len(leaders) > 1:
        rows = g.world.leader_rows
        options = [Option(f"leader.{rows[i].id}", i, (g.leader_ref(i),)) for i in leaders]
        pick = yield Ask(g.seat_of(power), "gout", options, "HIS 13.1")
        leader = pick.value
    lose_cp(g, g.state.active, -mode.numbers["cp"])
    g.state.impulse.still_leaders |= 1 << leader


@of_card(32, "gout.emperor", cite="HIS 21.2")
def gout_of_the_emperor(g: HereIStand, power: Power, mode: CardMode, charles: LeaderId) -> None:
    g.state.impulse.still_leaders |= 1 << charles


# -- 33, 36: Landsknechts, Swiss Mercenaries -------------------------------------------------------


@of_card(33, "landsknechts.ottoman", cite="HIS 5.2")
def landsknechts_desert(
    g: HereIStand, power: Power, mode: CardMode, about: object
) -> Procedure[None]:
    """The Ottoman hires none; he has some eliminated anywhere."""
    for left in range(mode.numbers["eliminate"], 0, -1):
        yield from eliminate_unit(g, power, mercenary_stacks(g), cite="HIS 5.2", left=left)


# -- 34, 35: Professional Rowers, Siege Artillery --------------------------------------------------


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
    roll_more(g, battle.side_of(side), mode.numbers["dice"], HIT, "professional rowers")


@of_card(35, "siege_artillery.response", cite="HIS 15.1")
def siege_artillery(g: HereIStand, power: Power, mode: CardMode, battle: Battle) -> None:
    """Extra dice for the attacker that hit easily."""
    numbers = mode.numbers
    roll_more(g, battle.attacker, numbers["dice"], numbers["hit_on"], "siege artillery")


# -- 37, 38: The Wartburg, Halley's Comet ----------------------------------------------------------


@of_card(37, "the_wartburg.response", cite="HIS 6.1")
def the_wartburg(g: HereIStand, power: Power, mode: CardMode, declared: Declared) -> None:
    """The event does not happen and the impulse is over; Luther hides for the turn."""
    cancel_event(g, power, mode, declared)
    g.commit_debater(g.world.debater["luther"])
    g.mark_this_turn("the_wartburg")


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
    g.skip_next_impulse(victim)
