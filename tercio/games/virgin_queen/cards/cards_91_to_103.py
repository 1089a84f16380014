"""Cards 91 to 103 (VQ 6.1): Jesuits, courts and sovereigns."""

from tercio.games.virgin_queen.cards.registry import of_card
from tercio.games.virgin_queen.cards.shared import (
    calm_spaces,
    choose_work,
    enemies_of_spain,
    name_area,
    rows_of,
)
from tercio.games.virgin_queen.conditions.diplomacy import InDeal
from tercio.games.virgin_queen.conditions.registry import condition, holds
from tercio.games.virgin_queen.model import marriage_state
from tercio.games.virgin_queen.model.court_questions import leader_faction
from tercio.games.virgin_queen.model.court_verbs import bring_leader
from tercio.games.virgin_queen.model.espionage_verbs import look_at_hand, set_cipher
from tercio.games.virgin_queen.model.marriage_verbs import remove_royal
from tercio.games.virgin_queen.model.patronage_verbs import favour_work
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import (
    ENGLAND,
    HRE,
    OTTOMAN,
    PROTESTANT,
    SPAIN,
    WALLOONS,
)
from tercio.games.virgin_queen.model.religion_verbs import move_jesuit
from tercio.games.virgin_queen.rows.cards import VqCardMode
from tercio.games.virgin_queen.rules.card_draw.personages import dismiss_default
from tercio.games.virgin_queen.rules.diplomacy.peace import (
    agrees_to_peace,
    make_peace,
    may_make_peace,
)
from tercio.games.virgin_queen.rules.marriage import louise
from tercio.games.virgin_queen.rules.marriage.louise import grooms_for
from tercio.games.virgin_queen.rules.minor_powers.influence import can_buy, spend_on_influence
from tercio.games.virgin_queen.rules.religion.conversion_attempts import convert_row
from tercio.games.virgin_queen.rules.religion.uprisings import expel
from tercio.kernel.ask import Ask, Option, Procedure
from tercio.kernel.masks import mask_of, places_of
from tercio.wars.cards.card_effects import target_powers
from tercio.wars.cards.card_parts import choose_power, choose_space, place_units
from tercio.wars.land.formations import can_part, choose_force
from tercio.wars.land.hostility import is_inside
from tercio.wars.land.movement import musters
from tercio.wars.model.force_pools import can_add
from tercio.wars.model.names import AVAILABLE, REGULAR, Mask, Power
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.power_questions import is_allied
from tercio.wars.model.refs import place_ref, power_ref
from tercio.wars.model.space_questions import is_besieged, is_controlled_by
from tercio.wars.model.troop_questions import enemy_land, own_land
from tercio.wars.siege.siege import check_siege

# -- 91: Cipher Key --------------------------------------------------------------------------------


def _marks(g: VirginQueen, power: Power) -> list[Power]:
    """Powers on whose card the Cipher Key may go: not where it is."""
    now = g.state.spies.ciphers.get(power)
    return [p for p in g.impulse_order() if p not in (power, now)]


def _key_can_move(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> bool:
    return bool(_marks(g, power))


@of_card(91, "cipher", can=_key_can_move, cite="VQ 19")
def cipher(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """The key goes to another power's card, straight from where it was."""
    target = yield from choose_power(g, power, _marks(g, power), "cipher-key", cite="19")
    set_cipher(g, power, target)


# -- 94: God's Secret Agents -----------------------------------------------------------------------


@condition("VQ 19.2")
def jesuit_on_map(g: VirginQueen, power: Power, about: object) -> bool:
    return bool(g.state.religion.jesuits)


@of_card(94, "agents", names=name_area, cite="VQ 19.2")
def agents(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """Every Jesuit goes up to so many spaces within England; then they convert."""
    area = g.world.area_masks[mode.areas[0]]
    for start in list(spaces_in(g.state.religion.jesuits)):
        reach = g.world.faith_roads.within(1 << start, mode.numbers["spaces"], area)
        space = yield from choose_space(
            g,
            power,
            reach & ~g.state.religion.jesuits,
            "move-jesuit",
            cite="19.2",
            optional=True,
            args={"space": place_ref(g, start)},
        )
        if space is not None:
            move_jesuit(g, start, space)
    row = rows_of(g, mode)[0]
    yield from convert_row(g, power, row, row.count * g.state.religion.jesuits.bit_count())


# -- 95: Louise of Lorraine ------------------------------------------------------------------------


@condition("VQ 21")
def groom_available(g: VirginQueen, power: Power, about: object) -> bool:
    return bool(grooms_for(g, power))


@of_card(95, "wed_louise", cite="VQ 28")
def wed_louise(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    return louise.wed_louise(g, power)


# -- 96: Malcontents -------------------------------------------------------------------------------


def _malcontents_help(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> bool:
    area = g.world.area_masks[mode.areas[0]]
    if area & g.state.unrest or _going_over(g, area):
        return True
    return any(
        can_add(g, WALLOONS, REGULAR, 1, space=space) for space in spaces_in(_musters(g, area))
    )


def _musters(g: VirginQueen, area: Mask) -> Mask:
    """Spanish spaces where Walloons may be raised: calm, and no enemies there (17)."""
    return area & g.state.controlled[SPAIN] & ~g.state.unrest & ~enemies_of_spain(g)


@of_card(96, "malcontents", can=_malcontents_help, cite="VQ 17.2")
def malcontents(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """Calm, Walloons, and a Catholic space that comes back."""
    area = g.world.area_masks[mode.areas[0]]
    yield from calm_spaces(g, power, area, mode.numbers["unrest"])
    walloons, sites = mode.units["walloon"], _musters(g, area)
    yield from place_units(g, WALLOONS, REGULAR, walloons, spaces=sites, cite="17.2")
    for _ in range(mode.numbers["spaces"]):
        space = yield from choose_space(g, power, _going_over(g, area), "malcontent-space")
        if space is not None:
            yield from expel(g, SPAIN, space)
            g.set_control(space, SPAIN)


def _going_over(g: VirginQueen, area: Mask) -> Mask:
    """Unfortified, Catholic, under the Protestant without its units, next to a Walloon."""
    state = g.state
    spaces = area & state.controlled[PROTESTANT] & ~state.fortresses & ~state.religion.protestant
    spaces &= ~(own_land(g, PROTESTANT) | state.fleets[PROTESTANT])
    return spaces & g.world.faith_roads.neighbours(state.land[WALLOONS])


# -- 97: Prague Cabinet ----------------------------------------------------------------------------


@condition("VQ 23.5")
def hre_holds_court(g: VirginQueen, power: Power, about: object) -> bool:
    at = g.world.space
    return any(is_controlled_by(g, HRE, at[space]) for space in ("prague", "vienna"))


@condition("VQ 22")
def work_sponsored(g: VirginQueen, power: Power, about: object) -> bool:
    return any(work.power == power for work in g.state.patronage.sponsored)


@of_card(97, "patronage_bonus", cite="VQ 22")
def patronage_bonus(
    g: VirginQueen, power: Power, mode: VqCardMode, about: object
) -> Procedure[None]:
    """A gift for one of one's own works."""
    works = [work for work in g.state.patronage.sponsored if work.power == power]
    work = yield from choose_work(g, power, works, "favour-work")
    if work is not None:
        favour_work(g, work, mode.numbers["bonus"])


# -- 98: Sultana Safiye ----------------------------------------------------------------------------


@condition("VQ 27", "VQ 28")
def ottoman_active(g: VirginQueen, power: Power, about: object) -> bool:
    return g.is_played(OTTOMAN)


@of_card(98, "sultana", cite="VQ 6.1")
def sultana(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """A look into the Sultan's hand, and peace with him for one who wants it."""
    (sultan,) = target_powers(g, mode)
    if power != sultan:
        look_at_hand(g, power, sultan)
    enemies = [p for p in g.impulse_order() if may_make_peace(g, sultan, p)]
    if enemies:
        enemy = yield from choose_power(g, power, enemies, "peace-with-ottoman")
        if (yield from agrees_to_peace(g, enemy, sultan)):
            yield from make_peace(g, sultan, enemy)


def _gifts_help(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> bool:
    return bool(g.state.deck) or can_buy(g, power)


@of_card(98, "draw_and_influence", can=_gifts_help, cite="VQ 24.5")
def draw_and_influence(
    g: VirginQueen, power: Power, mode: VqCardMode, about: object
) -> Procedure[None]:
    g.draw_cards(power, mode.numbers["cards"])
    yield from spend_on_influence(g, power, mode.numbers["cp"])


# -- 101: Leicester Dies ---------------------------------------------------------------------------


@of_card(101, "leicester_dies", cite="VQ 21.4")
def leicester_dies(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> None:
    """A betrothal of his is over; Essex takes his place in London, if he is not there yet."""
    for id in mode.royals:
        royal = g.world.royal[id]
        if g.state.weddings.eligibility[royal] != marriage_state.GONE:
            remove_royal(g, royal)
    space = g.world.space[mode.spaces[0]]
    for id in mode.leaders:
        leader = g.world.leader[id]
        if g.state.leader_at[leader] == AVAILABLE and is_controlled_by(g, ENGLAND, space):
            dismiss_default(g, leader_faction(g, leader))
            bring_leader(g, leader, space)


# -- 103: Act of Abjuration ------------------------------------------------------------------------


@condition("VQ 12.2")
def dutch_space(g: VirginQueen, power: Power, about: object) -> bool:
    held = g.state.controlled[PROTESTANT] & g.world.area_masks["netherlands"]
    return any(True for _ in places_of(held))


def _suitors(g: VirginQueen) -> list[Power]:
    """Who may become an ally of the Protestant, even out of a war with him."""
    return [
        p
        for p in g.impulse_order()
        if p != PROTESTANT and holds(g, "alliance_permitted", p, InDeal(PROTESTANT))
    ]


def _landings(g: VirginQueen, sovereign: Power, area: str) -> Mask:
    """Where his troops may land: neither besieged nor held by his enemies or the rebels'."""
    held = g.state.controlled[PROTESTANT] & g.world.area_masks[area]
    held &= ~(enemy_land(g, PROTESTANT) | enemy_land(g, sovereign))
    return mask_of(s for s in spaces_in(held) if not is_besieged(g, s))


def _somebody_may_offer(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> bool:
    return bool(_suitors(g))


@of_card(103, "sovereignty", can=_somebody_may_offer, cite="VQ 28")
def sovereignty(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """The first who offers and is accepted: an ally, with troops in the Netherlands."""
    for suitor in _suitors(g):
        if (yield from _is_accepted(g, suitor)):
            g.end_war(suitor, PROTESTANT)
            if not is_allied(g, suitor, PROTESTANT):
                g.make_alliance(suitor, PROTESTANT)
            g.gain_vp(suitor, mode.numbers["vp"], "vp-master-of-the-netherlands")
            yield from _send_troops(g, suitor, mode)
            return


def _is_accepted(g: VirginQueen, suitor: Power) -> Procedure[bool]:
    args = {"power": power_ref(g, suitor), "protestant": power_ref(g, PROTESTANT)}
    offer = [Option("offer", True), Option("refuse", False)]
    pick = yield Ask(g.seat_of(suitor), "offer-sovereignty", offer, "VQ 28", args=args)
    if not pick.value:
        return False
    answer = [Option("accept", True, text="option-accept-offer"), Option("refuse", False)]
    pick = yield Ask(g.seat_of(PROTESTANT), "accept-sovereign", answer, "VQ 28", args=args)
    return bool(pick.value)


def _send_troops(g: VirginQueen, sovereign: Power, mode: VqCardMode) -> Procedure[None]:
    """Up to so many units and their leaders, from one place to a Dutch space, even in unrest."""
    goals = _landings(g, sovereign, mode.areas[0])
    stacks = musters(g, sovereign) & ~goals
    starts = mask_of(s for s in spaces_in(stacks) if not is_inside(g, sovereign, s))
    if not goals:
        return
    origin = yield from choose_space(
        g, sovereign, starts, "sovereign-from", key="from", optional=True, cite="28"
    )
    if origin is None:
        return
    to = yield from choose_space(g, sovereign, goals, "sovereign-to", key="to", cite="28")
    if to is None:
        return
    force = yield from choose_force(
        g,
        sovereign,
        origin,
        kind="sovereign-force",
        cite="28",
        limit=mode.numbers["units"],
        command=False,
        empty=True,
        accept=lambda part: can_part(g, part, to),
    )
    if force is None or force.is_empty():
        return
    g.move_force(force, to, "event")
    yield from check_siege(g, origin)
    yield from g.hooks.entered(g, sovereign, to)
