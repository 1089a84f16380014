"""Foreign wars: revolts and wars on cards beside the map (HIS 21.7)."""

from collections.abc import Sequence

from tercio.games.here_i_stand.court_events import ForeignBattleFought, ForeignWarWon
from tercio.games.here_i_stand.court_state import ForeignWar
from tercio.games.here_i_stand.position import HereIStand
from tercio.games.here_i_stand.powers import INDEPENDENT
from tercio.games.here_i_stand.table_rows import ForeignWarRow
from tercio.kernel.ask import BACK, DONE, Ask, Option, Procedure, Refusal
from tercio.kernel.citations import cites
from tercio.kernel.masks import places_of
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.actions import Action, pay
from tercio.wars.battle import Battle, Side
from tercio.wars.battle_dice import roll
from tercio.wars.force import Force
from tercio.wars.names import (
    KINDS,
    NOBODY,
    REGULAR,
    SECOND,
    CardId,
    LeaderId,
    Mask,
    Power,
    Space,
)
from tercio.wars.pools import can_add, can_show_without, make_change, most_that_fit
from tercio.wars.responses import respond_window

PURPOSE = "foreign war"


def war_row(g: HereIStand, card: CardId) -> ForeignWarRow:
    return g.world.data.table("foreign_wars", ForeignWarRow)[g.world.cards[card].id]


def wars_of(g: HereIStand, power: Power) -> list[ForeignWar]:
    return [war for war in g.state.court.foreign_wars if war.power == power]


@cites("HIS 21.7")
def cards_lost_to_wars(g: HereIStand, power: Power) -> int:
    """One card less for each foreign war that a power is fighting."""
    return sum(war_row(g, war.card).minus_cards for war in wars_of(g, power))


# -- the event -------------------------------------------------------------------------------------


@cites("HIS 21.7")
def begin_foreign_war(g: HereIStand, player: Power, card: CardId) -> Procedure[None]:
    """Units of the map, and a leader if wanted, go onto the card; then the enemies appear."""
    row = war_row(g, card)
    war = ForeignWar(card, g.world.power[row.power], row.own_units, row.enemy_units)
    g.begin_foreign_war(war)
    yield from _send_troops(g, war)
    yield from _send_leader(g, war)
    if g.world.power_rows[player].id in row.extra_by:
        yield from _aid_the_rebels(g, player, war, row.extra_enemy_units)


def size(war: ForeignWar) -> int:
    return war.regulars + war.second


def _open_spaces(g: HereIStand, power: Power) -> Mask:
    """Spaces with own land units that are not under siege."""
    land = g.state.land[power]
    return sum(1 << space for space in places_of(land) if not g.is_besieged(space))


def _send_troops(g: HereIStand, war: ForeignWar) -> Procedure[None]:
    """Those first whom the counters can show on the card and where they come from (5.2)."""
    while size(war) < war.limit and (options := _unit_options(g, war.power, "send")):
        shown = [option for option in options if _can_be_shown(g, war, *option.value)]
        options = shown or options
        pick = yield Ask(
            g.seat_of(war.power),
            "foreign-war-troops",
            options,
            "HIS 21.7",
            {"card": g.card_ref(war.card), "left": war.limit - size(war)},
        )
        kind, space = pick.value
        g.send_troop(war, kind, space)
        make_change(g, war.power, space)
    for space in places_of(g.state.land[war.power]):
        make_change(g, war.power, space)


def _can_be_shown(g: HereIStand, war: ForeignWar, kind: int, space: Space) -> bool:
    there = [war.regulars, war.second]
    there[kind] += 1
    elsewhere = [each for each in wars_of(g, war.power) if each is not war]
    beside = [count for each in elsewhere for count in (each.regulars, each.second)]
    return can_show_without(g, war.power, kind, space, [*there, *beside])


def _unit_options(g: HereIStand, power: Power, verb: str) -> list[Option]:
    return [
        Option(
            f"{verb}.{g.kind_name(power, kind)}.{g.world.location_ids[space]}",
            (kind, space),
            (g.place_ref(space),),
            args={"kind": g.kind_name(power, kind), "space": g.place_ref(space)},
        )
        for space in places_of(_open_spaces(g, power))
        for kind in KINDS
        if g.troops_of(power, kind, space)
    ]


def _send_leader(g: HereIStand, war: ForeignWar) -> Procedure[None]:
    """One army leader may go, from wherever he is."""
    leaders = _free_leaders(g, war.power)
    if not leaders:
        return
    options = [
        Option(f"send-leader.{g.world.leader_rows[i].id}", i, (g.leader_ref(i),)) for i in leaders
    ]
    pick = yield Ask(
        g.seat_of(war.power),
        "foreign-war-leader",
        [*options, Option(DONE)],
        "HIS 21.7",
        {"card": g.card_ref(war.card)},
    )
    if pick.key != DONE:
        g.send_leader(war, pick.value)


def _free_leaders(g: HereIStand, power: Power) -> list[LeaderId]:
    """Unlike the troops, a leader may come even from a space under siege."""
    state = g.state
    return [
        leader
        for leader, at in enumerate(state.leader_at)
        if at >= 0 and state.leader_power[leader] == power and not g.world.naval_leader[leader]
    ]


def _aid_the_rebels(g: HereIStand, player: Power, war: ForeignWar, aid: int) -> Procedure[None]:
    """France or the Hapsburgs may give up a land unit to strengthen the Irish."""
    options = _unit_options(g, player, "aid")
    if not options:
        return
    pick = yield Ask(
        g.seat_of(player),
        "aid-rebels",
        [*options, Option(DONE)],
        "HIS 21.7",
        {"card": g.card_ref(war.card)},
    )
    if pick.key != DONE:
        kind, space = pick.value
        g.lose_troops(player, kind, 1, space)
        make_change(g, player, space)
        war.enemies += aid


# -- the action ------------------------------------------------------------------------------------


@forbids("HIS 21.7")
def nobody_was_sent(g: HereIStand, war: ForeignWar) -> bool:
    return not size(war)


@forbids("HIS 21.7")
def war_was_fought_already(g: HereIStand, war: ForeignWar) -> bool:
    """Whoever does not win has to pay for another battle in a future impulse."""
    return _fought(war) in g.state.impulse.barred


FOREIGN_BATTLES = Restrictions("foreign-battle", nobody_was_sent, war_was_fought_already)


def _fought(war: ForeignWar) -> str:
    """How the impulse remembers that there was a battle on this card."""
    return f"fight_foreign_war.{war.card}"


def can_fight(g: HereIStand, power: Power) -> bool:
    wars = g.state.court.foreign_wars
    return any(FOREIGN_BATTLES.allow(g, war) for war in wars if war.power == power)


def why_no_battle(g: HereIStand, power: Power, ref: str) -> list[Refusal]:
    wars = [war for war in wars_of(g, power) if g.card_ref(war.card) == ref]
    return FOREIGN_BATTLES.refusals(g, wars[0]) if wars else []


@cites("HIS 21.7")
def fight_foreign_war(g: HereIStand, power: Power) -> Procedure[None]:
    """One field battle on the card, without a defender's die and without retreat."""
    wars = FOREIGN_BATTLES.enumerate(wars_of(g, power), g)
    war = wars[0]
    if len(wars) > 1:
        options = [Option(f"war.{w.card}", w, (g.card_ref(w.card),)) for w in wars]
        pick = yield Ask(
            g.seat_of(power), "which-foreign-war", [*options, Option(BACK)], "HIS 21.7"
        )
        if pick.key == BACK:
            return
        war = pick.value
    cost = FIGHT_FOREIGN_WAR.price(g, power)
    assert cost is not None
    pay(g, power, cost, FIGHT_FOREIGN_WAR.id)
    g.state.impulse.barred.append(_fought(war))
    battle = _battle(g, war)
    yield from _roll(g, power, battle)
    _apply_hits(g, war, battle)
    if war.enemies == 0:
        yield from win_foreign_war(g, war)


FIGHT_FOREIGN_WAR = Action(
    "fight_foreign_war", "HIS 21.7", can_fight, fight_foreign_war, why=why_no_battle
)


def _battle(g: HereIStand, war: ForeignWar) -> Battle:
    ours = Force(war.power, NOBODY, leaders=war.leaders[:])
    ours.add(war.power, REGULAR, war.regulars)
    ours.add(war.power, SECOND, war.second)
    theirs = Force(INDEPENDENT, NOBODY)
    theirs.add(INDEPENDENT, REGULAR, war.enemies)
    battle = Battle("field", NOBODY, Side(war.power, ours), Side(INDEPENDENT, theirs))
    battle.no_defender_die = True
    ratings = [g.world.battle_rating[leader] for leader in war.leaders]
    battle.attacker.dice = size(war) + max(ratings, default=0)
    battle.defender.dice = war.enemies
    return battle


def _roll(g: HereIStand, power: Power, battle: Battle) -> Procedure[None]:
    """Combat cards may be played as in a field battle. A surprise strikes first."""
    yield from respond_window(g, "field_battle_cards", battle, [power], cite="HIS 21.7")
    roll(g, battle.attacker, PURPOSE)
    if battle.rolls_first != NOBODY:
        battle.defender.dice -= min(battle.attacker.hits, battle.defender.size)
    roll(g, battle.defender, PURPOSE)
    yield from respond_window(g, "field_battle_after_roll", battle, [power], cite="HIS 21.7")


@cites("HIS 14", "HIS 21.7")
def _apply_hits(g: HereIStand, war: ForeignWar, battle: Battle) -> None:
    """Each side loses a unit for each hit, the cheaper ones first; leaders stay.

    As in any field battle, one unit survives where nobody would be left (step 9).
    """
    ours, theirs = battle.attacker.total_hits, battle.defender.total_hits
    killed, lost = min(ours, war.enemies), min(theirs, size(war))
    if killed == war.enemies and lost == size(war):
        if len(battle.attacker.rolled) > len(battle.defender.rolled):
            lost -= 1
        else:
            killed -= 1
    war.enemies -= killed
    cheap = min(lost, war.second)
    war.second -= cheap
    war.regulars -= lost - cheap
    g.record(
        ForeignBattleFought(g.power_ref(war.power), g.card_ref(war.card), ours, theirs, war.enemies)
    )


@cites("HIS 21.7")
def win_foreign_war(g: HereIStand, war: ForeignWar) -> Procedure[None]:
    """All enemies are gone: units come home, the power earns a VP, the card is discarded."""
    g.state.court.foreign_wars.remove(war)
    g.record(ForeignWarWon(g.power_ref(war.power), g.card_ref(war.card)))
    g.gain_vp(war.power, war_row(g, war.card).vp, "vp-foreign-war")
    g.to_discard(war.card)
    place = yield from _where_home(g, war)
    for leader in war.leaders:
        if place is None:
            g.delay_leader(leader)
        else:
            g.place_leader(leader, place)
    if place is not None:
        for kind, count in ((REGULAR, war.regulars), (SECOND, war.second)):
            fits = most_that_fit(g, war.power, kind, count, place)
            g.place_troops(war.power, kind, fits, place)


def _where_home(g: HereIStand, war: ForeignWar) -> Procedure[Space | None]:
    """The capital, or another friendly home key if the capital holds enemy units."""
    power = war.power
    enemies = g.enemy_land(power)
    open_spaces = g.state.controlled[power] & ~enemies
    capitals = [s for s in g.world.capitals[power] if open_spaces >> s & 1]
    if capitals:
        return capitals[0]
    keys = list(places_of(open_spaces & g.world.keys & g.state.home[power]))
    if len(keys) < 2:
        return keys[0] if keys else None
    options = [Option(f"place.{g.world.location_ids[s]}", s, (g.place_ref(s),)) for s in keys]
    pick = yield Ask(
        g.seat_of(power), "foreign-war-home", options, "HIS 21.7", {"card": g.card_ref(war.card)}
    )
    place: Space = pick.value
    return place


# -- construction ----------------------------------------------------------------------------------

UNIT_KINDS = {"regular": REGULAR, "mercenary": SECOND, "cavalry": SECOND}


@cites("HIS 21.7")
def builds_abroad(g: HereIStand, power: Power, what: str) -> Sequence[Option]:
    """New land units may be built onto a card, up to the number that the event called for."""
    if what not in UNIT_KINDS or not g.state.court.foreign_wars:
        return ()
    kind = UNIT_KINDS[what]
    return [
        Option(
            f"build-abroad.{war.card}",
            lambda war=war: g.build_abroad(war, kind),
            (g.card_ref(war.card),),
            args={"kind": what, "card": g.card_ref(war.card)},
        )
        for war in wars_of(g, power)
        if size(war) < war.limit and _in_pool(g, power, kind)
    ]


def _in_pool(g: HereIStand, power: Power, kind: int) -> bool:
    """A counter for one more unit that stands by itself (on the card)."""
    empty = next(s for s in range(g.world.space_count) if not g.owned_units(power, s))
    return can_add(g, power, kind, 1, empty)


@cites("HIS 21.7")
def must_build_abroad(g: HereIStand, power: Power) -> bool:
    """In the second printing every new land unit goes onto the card while it is short."""
    return g.world.edition == "2010" and any(size(war) < war.limit for war in wars_of(g, power))


@cites("HIS 5.2", "HIS 21.7")
def counters_abroad(g: HereIStand, owner: Power) -> Sequence[int]:
    """Stacks of the force pool that stand on cards."""
    if not g.state.court.foreign_wars:
        return ()
    return [count for war in wars_of(g, owner) for count in (war.regulars, war.second) if count]
