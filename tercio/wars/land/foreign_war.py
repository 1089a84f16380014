"""Foreign wars: battles on cards beside the map (HIS 21.7, VQ 23.7)."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations_with_replacement
from typing import Final, Generic

from tercio.kernel.ask import BACK, DONE, Args, Ask, Option, Procedure, Refusal
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.cards.card_events import (
    ForeignBattleFought,
    ForeignWarWon,
)
from tercio.wars.cards.card_play import dispose
from tercio.wars.cards.responses import respond_window
from tercio.wars.land.battle import Battle, Side
from tercio.wars.land.battle_dice import roll
from tercio.wars.land.battle_losses import choose_losses
from tercio.wars.land.field_battle import one_survives
from tercio.wars.model import foreign_war_verbs
from tercio.wars.model.force import Force
from tercio.wars.model.force_pools import can_add, can_show_after
from tercio.wars.model.foreign_war_verbs import build_abroad, lose_abroad, send_troop
from tercio.wars.model.names import (
    KINDS,
    NOBODY,
    NOWHERE,
    REGULAR,
    SECOND,
    LeaderId,
    Mask,
    Power,
    Space,
)
from tercio.wars.model.numbered import by_leader, spaces_in
from tercio.wars.model.refs import card_ref, leader_ref, place_ref, power_ref
from tercio.wars.model.space_questions import is_besieged
from tercio.wars.model.state import ForeignWar
from tercio.wars.model.troop_questions import enemy_land, kind_name, owned_units, troops_of
from tercio.wars.model.war import AnyWar, G_contra
from tercio.wars.turn.actions import Action, pay

SECTIONS: Final = {"HIS": "HIS 21.7", "VQ": "VQ 23.7"}
PURPOSE = "foreign war"

Stack = tuple[int, Space]
"""Units of a kind in a space, or on the card (NOWHERE)."""


class ForeignWarHooks(Generic[G_contra]):
    """What may be played on a foreign war."""

    def cards_in_foreign_wars(self, g: G_contra) -> bool:
        """Whether combat and response cards may be played on the battles of foreign wars."""
        return True


def section(g: AnyWar) -> str:
    return SECTIONS[g.book]


def wars_of(g: AnyWar, power: Power) -> list[ForeignWar]:
    return [war for war in g.state.foreign_wars if war.power == power]


# -- the event -------------------------------------------------------------------------------------


def size(war: ForeignWar) -> int:
    return war.regulars + war.second


def _open_spaces(g: AnyWar, power: Power) -> Mask:
    """Spaces with own land units that are not under siege."""
    land = g.state.land[power]
    return sum(1 << space for space in spaces_in(land) if not is_besieged(g, space))


def send_troops(g: AnyWar, war: ForeignWar, least: int | None = None) -> Procedure[None]:
    """As many as the war needs, or fewer from `least` on.

    Those first whom the counters can show on the card and where they come from (5.2).
    """
    origins: set[Stack] = set()
    while size(war) < war.limit and (options := unit_options(g, war.power, "send")):
        shown = [option for option in options if _can_be_shown(g, war, option.value)]
        options = shown or options
        if least is not None and size(war) >= least and _can_show(g, war, {}):
            options.append(Option(DONE))
        pick = yield Ask(
            g.seat_of(war.power),
            "foreign-war-troops",
            options,
            section(g),
            args={"card": card_ref(g, war.card), "left": war.limit - size(war)},
        )
        if pick.key == DONE:
            break
        kind, space = pick.value
        send_troop(g, war, kind, space)
        origins.add((kind, space))
    _make_change(g, war, origins)


def _can_be_shown(g: AnyWar, war: ForeignWar, origin: Stack) -> bool:
    """Whether the counters can show this unit on the card, alone or with others that follow it."""
    most = min(war.limit - size(war), _count(g, war, *origin))
    there = (origin[0], NOWHERE)
    return any(_can_show(g, war, {origin: -sent, there: sent}) for sent in range(1, most + 1))


def unit_options(g: AnyWar, power: Power, verb: str) -> list[Option]:
    return [
        Option(
            f"{verb}.{kind_name(g, power, kind)}.{g.world.location_ids[space]}",
            (kind, space),
            (place_ref(g, space),),
            args={"kind": kind_name(g, power, kind), "space": place_ref(g, space)},
        )
        for space in spaces_in(_open_spaces(g, power))
        for kind in KINDS
        if troops_of(g, power, kind, space)
    ]


def send_leader(g: AnyWar, war: ForeignWar) -> Procedure[None]:
    """One army leader may go, from wherever he is."""
    leaders = _free_leaders(g, war.power)
    if not leaders:
        return
    options = [
        Option(f"send-leader.{g.world.leader_rows[i].id}", i, (leader_ref(g, i),)) for i in leaders
    ]
    pick = yield Ask(
        g.seat_of(war.power),
        "foreign-war-leader",
        [*options, Option(DONE)],
        section(g),
        args={"card": card_ref(g, war.card)},
    )
    if pick.key != DONE:
        foreign_war_verbs.send_leader(g, war, pick.value)


def _free_leaders(g: AnyWar, power: Power) -> list[LeaderId]:
    """Unlike the troops, a leader may come even from a space under siege."""
    state = g.state
    return [
        leader
        for leader, at in by_leader(state.leader_at)
        if at >= 0 and state.leader_power[leader] == power and not g.world.naval_leader[leader]
    ]


# -- the action ------------------------------------------------------------------------------------


@forbids("HIS 21.7", "VQ 23.7")
def nobody_was_sent(g: AnyWar, war: ForeignWar) -> bool:
    return not size(war)


@forbids("HIS 21.7", "VQ 23.7")
def war_was_fought_already(g: AnyWar, war: ForeignWar) -> bool:
    """Whoever does not win has to pay for another battle in a future impulse."""
    return _fought(war) in g.state.impulse.barred


FOREIGN_BATTLES = Restrictions("foreign-battle", nobody_was_sent, war_was_fought_already)


def _fought(war: ForeignWar) -> str:
    """How the impulse remembers that there was a battle on this card."""
    return f"fight_foreign_war.{war.card}"


def can_fight(g: AnyWar, power: Power) -> bool:
    wars = g.state.foreign_wars
    return any(FOREIGN_BATTLES.allow(g, war) for war in wars if war.power == power)


def why_no_battle(g: AnyWar, power: Power, ref: str) -> list[Refusal]:
    wars = [war for war in wars_of(g, power) if card_ref(g, war.card) == ref]
    return FOREIGN_BATTLES.refusals(g, wars[0]) if wars else []


@cites("HIS 21.7", "VQ 23.7")
def fight_foreign_war(g: AnyWar, power: Power) -> Procedure[None]:
    """One field battle on the card, without a defender's die and without retreat."""
    wars = FOREIGN_BATTLES.enumerate(wars_of(g, power), g)
    war = wars[0]
    if len(wars) > 1:
        options = [Option(f"war.{w.card}", w, (card_ref(g, w.card),)) for w in wars]
        pick = yield Ask(
            g.seat_of(power), "which-foreign-war", [*options, Option(BACK)], section(g)
        )
        if pick.key == BACK:
            return
        war = pick.value
    cost = FIGHT_FOREIGN_WAR.price(g, power)
    assert cost is not None
    pay(g, power, cost, FIGHT_FOREIGN_WAR.id)
    g.state.impulse.barred.append(_fought(war))
    battle = _battle(g, war)
    yield from _roll(g, power, war, battle)
    yield from _take_casualties(g, war, battle)
    if war.enemies == 0:
        yield from win_foreign_war(g, war)


FIGHT_FOREIGN_WAR = Action(
    "fight_foreign_war", "21.7", can_fight, fight_foreign_war, why=why_no_battle
)


def _battle(g: AnyWar, war: ForeignWar) -> Battle:
    ours = Force(war.power, NOWHERE, leaders=war.leaders[:])
    ours.add(war.power, REGULAR, war.regulars)
    ours.add(war.power, SECOND, war.second)
    theirs = Force(g.world.independent, NOWHERE)
    theirs.add(g.world.independent, REGULAR, war.enemies)
    battle = Battle("field", NOWHERE, Side(war.power, ours), Side(g.world.independent, theirs))
    battle.no_defender_die = True
    battle.attacker.dice = size(war) + _rating(g, war)
    battle.defender.dice = war.enemies
    return battle


def _rating(g: AnyWar, war: ForeignWar) -> int:
    return max((g.world.battle_rating[leader] for leader in war.leaders), default=0)


def _roll(g: AnyWar, power: Power, war: ForeignWar, battle: Battle) -> Procedure[None]:
    """Where combat cards may be played, it is as in a field battle. A surprise strikes first."""
    players = [power] if g.hooks.cards_in_foreign_wars(g) else []
    told: Args = {"battle": "foreign", "where": card_ref(g, war.card)}
    yield from respond_window(g, "field_battle_cards", battle, players, cite=section(g), told=told)
    roll(g, battle.attacker, PURPOSE, {"units": size(war), "leader": _rating(g, war)})
    enemies = war.enemies
    if battle.rolls_first != NOBODY:
        struck = min(battle.attacker.hits, battle.defender.size)
        battle.defender.dice -= struck
        enemies -= struck
    roll(g, battle.defender, PURPOSE, {"units": enemies})
    moment = "field_battle_after_roll"
    yield from respond_window(g, moment, battle, players, cite=section(g), told=told)


@cites("HIS 14", "HIS 21.7", "VQ 14", "VQ 23.7")
def _take_casualties(g: AnyWar, war: ForeignWar, battle: Battle) -> Procedure[None]:
    """Each side loses a unit for each hit, of its owner's choice; leaders stay.

    As in any field battle, one unit survives where nobody would be left (step 9).
    """
    ours, theirs = battle.attacker.total_hits, battle.defender.total_hits
    killed, lost = min(ours, war.enemies), min(theirs, size(war))
    if killed == war.enemies and lost == size(war):
        lost, killed = one_survives(battle, lost, killed)
    sizes = [size(war), war.enemies] if battle.rolls_first == NOBODY else None
    war.enemies -= killed
    card, who = card_ref(g, war.card), power_ref(g, war.power)
    g.record(ForeignBattleFought(who, card, ours, theirs, enemies=war.enemies, sizes=sizes))
    casualties = yield from choose_losses(g, [battle.attacker.force], lost, card)
    for (_, _, kind), count in casualties:
        lose_abroad(g, war, kind, count)
    _make_change(g, war)


@cites("HIS 5.2", "VQ 5.3")
def _make_change(g: AnyWar, war: ForeignWar, origins: Iterable[Stack] = ()) -> None:
    """What the counters cannot show is lost too, on the card and where its units came from: the
    fewest, regulars last."""
    stacks = [*sorted(origins, reverse=True), (SECOND, NOWHERE), (REGULAR, NOWHERE)]
    for lost in range(sum(_count(g, war, *stack) for stack in stacks) + 1):
        for stack_of_each in combinations_with_replacement(stacks, lost):
            losses = Counter(stack_of_each)
            if _can_show(g, war, {stack: -count for stack, count in losses.items()}):
                for (kind, space), count in losses.items():
                    if space == NOWHERE:
                        lose_abroad(g, war, kind, count)
                    else:
                        g.lose_troops(war.power, kind, count, space, cause="change")
                return


def _count(g: AnyWar, war: ForeignWar, kind: int, space: Space) -> int:
    if space == NOWHERE:
        return war.regulars if kind == REGULAR else war.second
    return troops_of(g, war.power, kind, space)


def _can_show(g: AnyWar, war: ForeignWar, changes: Mapping[Stack, int]) -> bool:
    """Whether these stacks could become so much larger or smaller."""
    if any(_count(g, war, *stack) + by < 0 for stack, by in changes.items()):
        return False
    regulars, second = war.regulars, war.second
    war.regulars += changes.get((REGULAR, NOWHERE), 0)
    war.second += changes.get((SECOND, NOWHERE), 0)
    beside = g.hooks.counters_beside_map(g, war.power)
    war.regulars, war.second = regulars, second
    on_map = [(kind, space, by) for (kind, space), by in changes.items() if space != NOWHERE]
    return can_show_after(g, war.power, on_map, beside)


@cites("HIS 21.7", "VQ 23.7")
def win_foreign_war(g: AnyWar, war: ForeignWar) -> Procedure[None]:
    """All enemies are gone: units come home, the power earns a VP, the card is discarded."""
    place = yield from _where_home(g, war)
    g.state.foreign_wars.remove(war)
    g.record(ForeignWarWon(power_ref(g, war.power), card_ref(g, war.card)))
    g.gain_vp(war.power, war.vp, "vp-foreign-war")
    dispose(g, war.card, happened=True, power=war.power)
    for leader in war.leaders:
        if place is None:
            g.delay_leader(leader)
        else:
            g.place_leader(leader, place)
    for kind, count in ((REGULAR, war.regulars), (SECOND, war.second)):
        if place is None:
            lose_abroad(g, war, kind, count)
        else:
            g.place_troops(war.power, kind, count, place)


def _where_home(g: AnyWar, war: ForeignWar) -> Procedure[Space | None]:
    """The capital, or another friendly home key if the capital holds enemy units."""
    power = war.power
    enemies = enemy_land(g, power)
    open_spaces = g.state.controlled[power] & ~enemies
    capitals = [s for s in g.hooks.capitals(g, power) if open_spaces >> s & 1]
    if capitals:
        return capitals[0]
    keys = list(spaces_in(open_spaces & g.world.keys & g.state.home[power]))
    if len(keys) < 2:
        return keys[0] if keys else None
    options = [Option(f"place.{g.world.location_ids[s]}", s, (place_ref(g, s),)) for s in keys]
    pick = yield Ask(
        g.seat_of(power),
        "foreign-war-home",
        options,
        section(g),
        args={"card": card_ref(g, war.card)},
    )
    place: Space = pick.value
    return place


# -- construction ----------------------------------------------------------------------------------

UNIT_KINDS = {"regular": REGULAR, "mercenary": SECOND, "cavalry": SECOND}


@cites("HIS 21.7", "VQ 23.7")
def builds_abroad(g: AnyWar, power: Power, what: str) -> Sequence[Option]:
    """New land units may be built onto a card, up to the number that the event called for."""
    if what not in UNIT_KINDS or not g.state.foreign_wars:
        return ()
    kind = UNIT_KINDS[what]
    return [
        Option(
            f"build-abroad.{war.card}",
            lambda war=war: build_abroad(g, war, kind),
            (card_ref(g, war.card),),
            args={"kind": what, "card": card_ref(g, war.card)},
        )
        for war in wars_of(g, power)
        if size(war) < war.limit and _in_pool(g, power, kind)
    ]


def _in_pool(g: AnyWar, power: Power, kind: int) -> bool:
    """A counter for one more unit that stands by itself (on the card)."""
    empty = next(s for s in g.world.spaces if not owned_units(g, power, s))
    return can_add(g, power, kind, 1, space=empty)


@cites("HIS 5.2", "HIS 21.7", "VQ 5.3", "VQ 23.7")
def counters_abroad(g: AnyWar, owner: Power) -> Sequence[int]:
    """Stacks of the force pool that stand on cards."""
    if not g.state.foreign_wars:
        return ()
    return [count for war in wars_of(g, owner) for count in (war.regulars, war.second) if count]
