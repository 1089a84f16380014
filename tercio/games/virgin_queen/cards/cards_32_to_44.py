"""Cards 32 to 44 (VQ 6.1): home cards of the others, combat cards and responses."""

from tercio.games.virgin_queen.cards.registry import of_card
from tercio.games.virgin_queen.cards.shared import (
    any_convertible,
    betrothed_of,
    calm_in_areas,
    name_area,
    name_risings,
    rise,
    rows_of,
)
from tercio.games.virgin_queen.conditions.registry import condition
from tercio.games.virgin_queen.model.court_verbs import mark_this_turn
from tercio.games.virgin_queen.model.marriage_questions import is_betrothed, royal_ref
from tercio.games.virgin_queen.model.marriage_verbs import add_festivities
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import ENGLAND, FRANCE, PROTESTANT, SPAIN
from tercio.games.virgin_queen.model.religion_questions import is_in
from tercio.games.virgin_queen.rows.cards import VqCardMode
from tercio.games.virgin_queen.rows.tables import ConversionRow
from tercio.games.virgin_queen.rules.diplomacy.peace import agrees_to_peace, make_peace
from tercio.games.virgin_queen.rules.diplomacy.war_restrictions import AT_ALL_TIMES
from tercio.games.virgin_queen.rules.land.foul_weather import halt, tell_stopped
from tercio.games.virgin_queen.rules.major_powers import elizabeth_jilts
from tercio.games.virgin_queen.rules.patronage.sponsoring import may_patronize, sponsor
from tercio.games.virgin_queen.rules.religion.conversion_attempts import convert_row
from tercio.games.virgin_queen.rules.religion.rebellions import open_areas, rebellion
from tercio.kernel.ask import PASS, Ask, Option, Procedure
from tercio.kernel.citations import cites
from tercio.wars.cards.card_effects import number
from tercio.wars.cards.card_parts import (
    grant_cp,
    is_retrievable,
    place_unrest,
    retrieve_from_discards,
)
from tercio.wars.cards.card_play import OWN_IMPULSE, Declared, play_event, playable_modes
from tercio.wars.cards.plain_effects import cancel_event
from tercio.wars.cards.responses import respond_window
from tercio.wars.diplomacy.declarations import go_to_war
from tercio.wars.land.battle import HIT, Battle
from tercio.wars.land.battle_dice import reroll_misses
from tercio.wars.land.battle_losses import lose_units
from tercio.wars.land.formations import whole_force
from tercio.wars.land.move import Move
from tercio.wars.model.events import ChanceTaken
from tercio.wars.model.force import Force
from tercio.wars.model.force_pools import make_change
from tercio.wars.model.names import CardId, Mask, Power, Space
from tercio.wars.model.power_questions import commanded_by, is_at_war
from tercio.wars.model.refs import card_ref, place_ref, power_ref
from tercio.wars.model.space_questions import enemy_spaces
from tercio.wars.model.troop_questions import enemy_land
from tercio.wars.siege.siege import check_siege

# -- 32: The Virgin Queen --------------------------------------------------------------------------


@condition("VQ 6.2")
def retrievable_card(g: VirginQueen, power: Power, about: object) -> bool:
    return any(is_retrievable(g, power, card) for card in g.state.discard)


@condition("VQ 23.3")
def elizabeth_betrothed(g: VirginQueen, power: Power, about: object) -> bool:
    return is_betrothed(g, g.world.royal["elizabeth_i"])


@of_card(32, "retrieve", cite="VQ 6.2")
def retrieve(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    for _ in range(mode.numbers["cards"]):
        yield from retrieve_from_discards(g, power)


@of_card(32, "jilt", cite="VQ 23.3")
def jilt(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """The Virgin Queen breaks her betrothal."""
    return elizabeth_jilts.jilt(g)


# -- 33: Gouvernante de France ---------------------------------------------------------------------


@condition("VQ 21.1")
def french_royal_betrothed(g: VirginQueen, power: Power, about: object) -> bool:
    return bool(betrothed_of(g, FRANCE))


@of_card(33, "pacify", cite="VQ 28")
def pacify(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """Gouvernante de France: Grand Tour, peace with the Huguenots, and no rebellion this turn."""
    tours = [c for c in (g.world.card[id] for id in mode.cards) if c in g.state.discard]
    retrieved = [card for card in tours if is_retrievable(g, power, card)]
    for card in retrieved:
        g.retrieve_card(power, card)
    if is_at_war(g, FRANCE, PROTESTANT):
        yield from make_peace(g, FRANCE, PROTESTANT)
    mark_this_turn(g, "gouvernante_de_france")
    for card in retrieved:
        yield from _may_play_at_once(g, power, card)


@cites("VQ 28")
def _may_play_at_once(g: VirginQueen, power: Power, card: CardId) -> Procedure[None]:
    """The card that was taken back may be the next event of the same impulse."""
    if not playable_modes(g, power, card, OWN_IMPULSE):
        return
    ref = card_ref(g, card)
    play = Option(f"event.{card}", True, (ref,), "option-play-event", args={"card": ref})
    pick = yield Ask(
        g.seat_of(power), "play-at-once", [play, Option(PASS)], "VQ 28", args={"card": ref}
    )
    if pick.value:
        yield from play_event(g, power, card)


@of_card(33, "festivities", cite="VQ 21.1")
def festivities(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """For the wedding of a French royal; and an artist of France's own is sponsored (22.1: Italians
    come by three other events alone)."""
    royals = betrothed_of(g, FRANCE)
    royal = royals[0]
    if len(royals) > 1:
        rows = g.world.royals
        options = [Option(f"royal.{rows[r].id}", r, (royal_ref(g, r),)) for r in royals]
        pick = yield Ask(g.seat_of(power), "festive-royal", options, "VQ 21.1")
        royal = pick.value
    add_festivities(g, royal)
    if may_patronize("artist", g, power):
        sponsor(g, power, "artist", mode.numbers["cp"])


# -- 34: Holy Roman Intercession -------------------------------------------------------------------


@condition("VQ 9.4")
def war_to_end(g: VirginQueen, power: Power, about: object) -> bool:
    """Of two others who are both at peace with the Holy Roman."""
    return bool(mediable_wars(g, power))


def mediable_wars(g: VirginQueen, power: Power) -> list[tuple[Power, Power]]:
    """Wars of two powers with neither of which `power` is at war. England and Spain make none."""
    order = g.impulse_order()
    return [
        (one, other)
        for n, one in enumerate(order)
        for other in order[n + 1 :]
        if power not in (one, other)
        and is_at_war(g, one, other)
        and {one, other} != {ENGLAND, SPAIN}
        and not is_at_war(g, power, one)
        and not is_at_war(g, power, other)
    ]


@of_card(34, "intercession", cite="VQ 9.4")
def intercession(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """Two powers make peace at once; who refuses has unrest at home, and perhaps another war."""
    one, other = yield from _which_war(g, power)
    refusing = []
    for side, enemy in ((one, other), (other, one)):
        if not (yield from agrees_to_peace(g, side, enemy)):
            refusing.append(side)
    if not refusing:
        yield from make_peace(g, one, other)
        g.draw_cards(power, mode.numbers["cards"])
    for side in refusing:
        yield from place_unrest(
            g, power, g.state.home[side], mode.numbers["unrest"], optional=False
        )
        if AT_ALL_TIMES.allow(g, power, side):
            yield from _may_go_to_war(g, power, side)


def _which_war(g: VirginQueen, power: Power) -> Procedure[tuple[Power, Power]]:
    wars = mediable_wars(g, power)
    if len(wars) == 1:
        return wars[0]
    rows = g.world.power_rows
    options = [
        Option(
            f"war.{rows[a].id}.{rows[b].id}",
            (a, b),
            (power_ref(g, a), power_ref(g, b)),
            "option-mediate",
        )
        for a, b in wars
    ]
    pick = yield Ask(g.seat_of(power), "mediate", options, "VQ 6.1")
    pair: tuple[Power, Power] = pick.value
    return pair


def _may_go_to_war(g: VirginQueen, power: Power, enemy: Power) -> Procedure[None]:
    args = {"power": power_ref(g, power), "enemy": power_ref(g, enemy)}
    war = Option("war", True, (power_ref(g, enemy),), "option-free-war", args=args)
    pick = yield Ask(g.seat_of(power), "event-war", [war, Option(PASS)], "VQ 9.4", args=args)
    if pick.value:
        yield from go_to_war(g, power, enemy)


# -- 36: Calvinist Zeal ----------------------------------------------------------------------------


@of_card(36, "conversions_then_rebellion", can=any_convertible, names=name_area, cite="VQ 18.5")
def conversions_then_rebellion(
    g: VirginQueen, power: Power, mode: VqCardMode, about: object
) -> Procedure[None]:
    """Calvinist Zeal: a rebellion in the same area, where one may be started."""
    area = yield from convert_row(g, power, rows_of(g, mode)[0])
    if area is not None and g.is_played(PROTESTANT):
        yield from rebellion(g, area, mode.numbers["cp"])


# -- 37: Wars of the Guise -------------------------------------------------------------------------


@of_card(37, "rebellion", cite="VQ 18.5")
def free_rebellion(
    g: VirginQueen, power: Power, mode: VqCardMode, about: object
) -> Procedure[None]:
    """Wars of the Guise: a rebellion at no cost, or sermons where none may be started."""
    areas = open_areas(g, mode.areas)
    if areas:
        yield from rebellion(g, areas[0], mode.numbers["cp"])
        return
    for row in rows_of(g, mode):
        yield from convert_row(g, power, row)


# -- 39: Gentlemen Pensioners ----------------------------------------------------------------------


@condition("VQ 15.1")
def england_plays(g: VirginQueen, power: Power, about: object) -> bool:
    return power == ENGLAND


@of_card(39, "ignore_hits", cite="VQ 14")
def ignore_hits(g: VirginQueen, power: Power, mode: VqCardMode, battle: Battle) -> None:
    """A bodyguard: some hits cost nothing, and no leader of that side is captured."""
    side = battle.side_of(power)
    side.ignored += number(g, mode, "hits", power, about=battle)
    for each in side.powers():
        g.state.impulse.guarded |= 1 << each


# -- 40: Tercios -----------------------------------------------------------------------------------


@of_card(40, "extra_dice_or_reroll", cite="VQ 14")
def drill(g: VirginQueen, power: Power, mode: VqCardMode, battle: Battle) -> None:
    """Spain's veterans roll every miss once more."""
    battle.side_of(SPAIN).rerolls_misses = True


# -- 41: Border Reivers ----------------------------------------------------------------------------


def _raidable(g: VirginQueen, mode: VqCardMode) -> Mask:
    """What has no walls in the event's areas, and the spaces that it names."""
    named = g.world.mask(*mode.spaces) & ~g.state.unrest
    return calm_in_areas(g, mode) & ~g.state.fortresses | named


def _can_raid(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> bool:
    return bool(_raidable(g, mode))


@of_card(41, "raid", can=_can_raid, cite="VQ 12.4")
def raid(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """The Border Reivers ride into Scotland or out of it."""
    target = yield from name_risings(g, power, mode, _raidable(g, mode))
    rise(g, target.spaces)


# -- 42: Catherine's Flying Squadron ---------------------------------------------------------------


@condition("VQ 6.1", "VQ 28")
def event_in_france(g: VirginQueen, power: Power, about: object) -> bool:
    """A card of the Event type was declared that is about a space in France, or about France."""
    if not isinstance(about, Declared) or g.world.card_type(about.card) != "event":
        return False
    mode = about.mode
    assert isinstance(mode, VqCardMode)
    rows = g.world.data.table("conversions", ConversionRow)
    areas = {*mode.areas, *(area for id in mode.conversions for area in rows[id].areas)}
    named = g.world.mask(*mode.spaces)
    if about.target is not None:
        areas, named = {about.target.area}, about.target.spaces
    return areas == {"france"} or bool(named & g.world.area_masks["france"])


@of_card(42, "cancel_for_cp", cite="VQ 28")
def cancel_for_cp(g: VirginQueen, power: Power, mode: VqCardMode, declared: Declared) -> None:
    """The event does not happen; its player has a few CP for it."""
    cancel_event(g, power, mode, declared)
    grant_cp(g, mode.numbers["cp"])


# -- 43: Flooding ----------------------------------------------------------------------------------


@condition("VQ 13.1", "VQ 15.1")
def attack_in_netherlands(g: VirginQueen, power: Power, about: Move | Battle) -> bool:
    """A move against an enemy's space or units, or an assault, in the Netherlands."""
    space = about.space if isinstance(about, Battle) else about.to
    if not is_in(g, "netherlands", space):
        return False
    if isinstance(about, Battle):
        return True
    enemies = enemy_spaces(g, about.power) | enemy_land(g, about.power)
    return bool(enemies >> space & 1)


@of_card(43, "flooding", cite="VQ 13.1")
def flooding(
    g: VirginQueen, power: Power, mode: VqCardMode, about: Move | Battle
) -> Procedure[None]:
    """The attack ends in the water. The attacker's engineers may drain it."""
    if isinstance(about, Battle):
        about.stopped = True
        attacker = about.attacker.power
        place = place_ref(g, about.place)
        yield from respond_window(
            g, "flooding_played", about, [attacker], cite="VQ 15.1", place=place
        )
        if not about.stopped:
            return
        tell_stopped(g, about.attacker.force, "assault")
        yield from _drown(g, mode, whole_force(g, attacker, about.space))
        return
    yield from _drown(g, mode, about.force)
    halt(g, about.force, "move")
    about.force = Force(about.power, Space(about.origin))


def _drown(g: VirginQueen, mode: VqCardMode, force: Force) -> Procedure[None]:
    die = g.dice(1, "flooding")[0]
    row = ("low_losses", "middle_losses", "high_losses")[(die - 1) // 2]
    lost = min(mode.numbers[row], force.size)
    space = force.space
    where = place_ref(g, space)
    g.record(ChanceTaken(power_ref(g, force.power), "flooding", lost, where))
    yield from lose_units(g, [force], lost, "event")
    for owner in commanded_by(g, force.power):
        make_change(g, owner, space)
    yield from check_siege(g, space)


# -- 44: Tilbury Speech ----------------------------------------------------------------------------


@condition("VQ 15.1", "VQ 16.2")
def english_units_fight(g: VirginQueen, power: Power, about: Battle) -> bool:
    sides = (about.attacker, about.defender)
    return any(ENGLAND in side.powers() for side in sides)


@of_card(44, "reroll_side", cite="VQ 14")
def reroll_side(g: VirginQueen, power: Power, mode: VqCardMode, battle: Battle) -> Procedure[None]:
    """England rolls some of its dice again, as many as it likes up to a limit: misses only,
    since a hit is never worth rolling again."""
    side = battle.side_of(ENGLAND)
    missed = sum(1 for die in side.rolled if die < HIT)
    most = min(mode.numbers["dice"], missed)
    if not most:
        return
    options = [
        Option(f"reroll.{count}", count, text="option-reroll-dice", args={"count": count})
        for count in range(most, -1, -1)
    ]
    pick = yield Ask(g.seat_of(power), "reroll", options, "VQ 14", args={"missed": missed})
    reroll_misses(g, side, pick.value, "again")
