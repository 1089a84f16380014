"""Cards 1 to 10 (VQ 6.1): home cards of the Ottoman and Spain, mandatory events, combat."""

from tercio.games.virgin_queen.cards.registry import of_card
from tercio.games.virgin_queen.conditions.registry import condition
from tercio.games.virgin_queen.model.court_questions import reigns
from tercio.games.virgin_queen.model.espionage_verbs import excommunicate_elizabeth
from tercio.games.virgin_queen.model.events.oceans import CanalAttempted, CanalBuilt
from tercio.games.virgin_queen.model.patronage_questions import has_bonus
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import ENGLAND, HRE, OTTOMAN, SPAIN
from tercio.games.virgin_queen.model.treasure_questions import has_random
from tercio.games.virgin_queen.model.treasure_verbs import take_random
from tercio.games.virgin_queen.rows.cards import VqCardMode
from tercio.games.virgin_queen.rules.diplomacy.peace import make_peace
from tercio.games.virgin_queen.rules.diplomacy.war_restrictions import AT_ALL_TIMES
from tercio.games.virgin_queen.rules.major_powers.treasure_fleet import treasure_fleet
from tercio.games.virgin_queen.rules.minor_powers.influence import ally_of, resolve_status
from tercio.games.virgin_queen.rules.patronage.sponsoring import italians_for, sponsor_italian
from tercio.games.virgin_queen.rules.religion.conversion_attempts import conversion_row, convert_row
from tercio.kernel.ask import DONE, Ask, Option, Procedure
from tercio.kernel.masks import mask_of
from tercio.wars.cards.card_effects import target_powers
from tercio.wars.cards.card_events import EventCancelled
from tercio.wars.cards.card_parts import (
    choose_power,
    choose_space,
    choose_way,
    grant_cp,
    is_retrievable,
)
from tercio.wars.cards.card_play import Declared
from tercio.wars.diplomacy.declarations import go_to_war
from tercio.wars.diplomacy.own_powers import are_of_one_player
from tercio.wars.land.battle import Battle
from tercio.wars.land.construction import build_options
from tercio.wars.land.formations import can_part, choose_force, whole_force
from tercio.wars.land.hostility import is_inside
from tercio.wars.land.lines_of_communication import units_of_powers
from tercio.wars.model.force import Force
from tercio.wars.model.names import NOBODY, Power, Space
from tercio.wars.model.numbered import by_leader, spaces_in
from tercio.wars.model.power_questions import is_at_war
from tercio.wars.model.refs import card_ref, leader_ref, power_ref
from tercio.wars.model.rows import MarkerRow
from tercio.wars.model.space_questions import is_besieged, is_controlled_by, is_in_unrest

# -- 1: Grand Vizier -------------------------------------------------------------------------------


@condition("VQ 6.1")
def event_card_declared(g: VirginQueen, power: Power, about: object) -> bool:
    """Only cards of the Event type can be cancelled."""
    return isinstance(about, Declared) and g.world.card_type(about.card) == "event"


@condition("VQ 17.2", "VQ 23.7")
def home_space_for_units(g: VirginQueen, power: Power, about: object) -> bool:
    kinds = ("regular", g.world.second_kind[power] or "regular")
    return any(build_options(g, power, kind) for kind in kinds)


@condition("VQ 23.1")
def canal_unbuilt(g: VirginQueen, power: Power, about: object) -> bool:
    return not g.state.oceans.suez_built


@of_card(1, "suez_canal", cite="VQ 23.1")
def suez_canal(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> None:
    """Each failure, and the art of digging, makes the next attempt easier."""
    oceans, numbers = g.state.oceans, mode.numbers
    why = {"attempts-before": numbers["per_attempt"] * oceans.suez_attempts}
    if has_bonus(g, power, "excavation"):
        why["excavation"] = numbers["excavation"]
    more, by = sum(why.values()), power_ref(g, power)
    total = g.dice(1, "Suez Canal", by=by, counted=why)[0] + more
    built = sum(face + more >= numbers["needs"] for face in range(1, 7)) / 6
    g.record(CanalAttempted(total, numbers["needs"], [built, 0.0, 1.0 - built]))
    if total < numbers["needs"]:
        oceans.suez_attempts += 1
        return
    oceans.suez_built = True
    g.record(CanalBuilt(power_ref(g, power)))
    marker = g.world.data.table("markers", MarkerRow)["suez_canal"]
    g.gain_vp(power, marker.vp, "vp-suez-canal")


# -- 2: Ottoman Tribute ----------------------------------------------------------------------------


@condition("VQ 9.4", "VQ 28")
def tribute_target(g: VirginQueen, power: Power, about: object) -> bool:
    """Spain or the Holy Roman can pay, can be attacked, or is at war so that only CP are won."""
    return any(g.is_played(p) for p in (SPAIN, HRE))


def _tributaries(g: VirginQueen, mode: VqCardMode) -> list[Power]:
    targets = target_powers(g, mode)
    return [p for p in targets if g.is_played(p) and not are_of_one_player(g, p, OTTOMAN)]


def _somebody_may_pay(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> bool:
    return bool(_tributaries(g, mode))


@of_card(2, "tribute", can=_somebody_may_pay, cite="VQ 9.4")
def tribute(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """Pay, or be at war; accepted tribute ends a war and leaves nothing else of the event."""
    target = yield from choose_power(g, power, _tributaries(g, mode), "demand-tribute")
    if has_random(g, target) and (yield from _pays(g, power, target)):
        for _ in range(mode.numbers["cards"]):
            take_random(g, power, target)
        if is_at_war(g, power, target):
            yield from make_peace(g, power, target)
        return
    if AT_ALL_TIMES.allow(g, power, target):
        yield from go_to_war(g, power, target)
    grant_cp(g, mode.numbers["cp"])


def _pays(g: VirginQueen, power: Power, target: Power) -> Procedure[bool]:
    """The target offers tribute, and the Sultan deigns to take it."""
    args = {"power": power_ref(g, power), "target": power_ref(g, target)}
    offer = [Option("offer", True), Option("refuse", False)]
    pick = yield Ask(g.seat_of(target), "offer-tribute", offer, "VQ 6.1", args=args)
    if not pick.value:
        return False
    answer = [Option("accept", True, text="option-accept-offer"), Option("refuse", False)]
    pick = yield Ask(g.seat_of(power), "accept-tribute", answer, "VQ 6.1", args=args)
    return bool(pick.value)


# -- 3: Spanish Road -------------------------------------------------------------------------------


@condition("VQ 12.3")
def milan_open(g: VirginQueen, power: Power, about: object) -> bool:
    milan = g.world.space["milan"]
    return (
        is_controlled_by(g, SPAIN, milan)
        and not is_besieged(g, milan)
        and not is_in_unrest(g, milan)
    )


@of_card(3, "spanish_road", cite="VQ 13")
def spanish_road(g: VirginQueen, power: Power, mode: VqCardMode, about: None) -> Procedure[None]:
    """Leaders gather in Milan, and a formation marches to the Netherlands, whatever lies
    between; then there are CP for more."""
    milan = g.world.space[mode.spaces[0]]
    yield from _gather(g, milan)
    held = g.state.controlled[SPAIN] & g.world.area_masks[mode.areas[0]]
    held &= ~units_of_powers(g, g.state.foes[SPAIN])
    goals = mask_of(s for s in spaces_in(held) if not is_besieged(g, s))
    if goals and not whole_force(g, SPAIN, milan).is_empty():

        def fits(force: Force) -> bool:
            return force.is_empty() or any(can_part(g, force, to) for to in spaces_in(goals))

        force = yield from choose_force(g, SPAIN, milan, cite="13.1", empty=True, accept=fits)
        if force is not None and not force.is_empty():
            goals = mask_of(to for to in spaces_in(goals) if can_part(g, force, to))
            to = yield from choose_space(g, SPAIN, goals, "spanish-road-to", cite="VQ 13")
            assert to is not None
            g.move_force(force, to, "spanish-road")
    grant_cp(g, mode.numbers["cp"])


def _gather(g: VirginQueen, milan: Space) -> Procedure[None]:
    """Any army leaders of Spain that are not under siege, one by one; besiegers are free."""
    while True:
        leaders = [
            leader
            for leader, at in by_leader(g.state.leader_at)
            if 0 <= at != milan
            and g.state.leader_power[leader] == SPAIN
            and not g.world.naval_leader[leader]
            and not is_inside(g, SPAIN, Space(at))
            and g.hooks.leader_leash(g, leader) >> milan & 1
        ]
        if not leaders:
            return
        rows = g.world.leader_rows
        options = [Option(f"leader.{rows[i].id}", i, (leader_ref(g, i),)) for i in leaders]
        pick = yield Ask(g.seat_of(SPAIN), "spanish-road", [*options, Option(DONE)], "VQ 13")
        if pick.key == DONE:
            return
        g.place_leader(pick.value, milan)


# -- 5: Papal Bull ---------------------------------------------------------------------------------


@of_card(5, "papal_bull", cite="VQ 9.5")
def papal_bull(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """The status of the Papacy; then its ally has the ear of the Pope.

    Nothing happens if its status was resolved this turn.
    """
    (papacy,) = target_powers(g, mode)
    if not (yield from resolve_status(g, papacy)):
        return
    ally = ally_of(g, papacy)
    ways = _papal_favours(g, ally, mode) if ally != NOBODY else []
    if not ways:
        return
    args = {"power": power_ref(g, ally)}
    way = yield from choose_way(g, ally, ways, "papal-bull", cite="6.1", args=args)
    if way == "excommunicate":
        excommunicate_elizabeth(g)
        yield from convert_row(g, ally, conversion_row(g, mode.conversions[0]))
    elif way == "call-league":
        g.retrieve_card(ally, g.world.card[mode.cards[0]])
    else:
        yield from sponsor_italian(g, ally, mode.numbers["cp"])


def _papal_favours(g: VirginQueen, ally: Power, mode: VqCardMode) -> list[str]:
    ways = []
    if not g.state.court.elizabeth_excommunicated and reigns(g, ENGLAND, "elizabeth_i"):
        ways.append("excommunicate")
    league = g.world.card[mode.cards[0]]
    if league in g.state.discard and is_retrievable(g, ally, league):
        ways.append("call-league")
    if italians_for(g, ally):
        ways.append("sponsor")
    return ways


# -- 6: Treasure Fleet -----------------------------------------------------------------------------


@of_card(6, "treasure_fleet", cite="VQ 23.2")
def run_treasure_fleet(
    g: VirginQueen, power: Power, mode: VqCardMode, about: object
) -> Procedure[None]:
    yield from treasure_fleet(g, mode.numbers["treasures"])


# -- 10: Siege Engineering -------------------------------------------------------------------------


@of_card(10, "cancel_card", cite="VQ 15.1")
def cancel_card(g: VirginQueen, power: Power, mode: VqCardMode, battle: Battle) -> None:
    """The engineers drain the flood: the assault goes on."""
    battle.stopped = False
    g.record(EventCancelled(card_ref(g, g.world.card[mode.cards[0]])))
