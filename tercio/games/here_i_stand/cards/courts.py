"""Events of courts and camps: cards 40, 42, 47, 51, 52, 57, 59 and 60 (HIS 9.6, 15.1, 21)."""

from tercio.games.here_i_stand.cards.free_wars import declare_free_war
from tercio.games.here_i_stand.cards.registry import of_card
from tercio.games.here_i_stand.conditions.court import holds_drawable, is_free
from tercio.games.here_i_stand.conditions.diplomacy import may_declare_war_at_any_time
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    HAPSBURG,
    MAJORS,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
)
from tercio.kernel.ask import Ask, Option, Procedure
from tercio.kernel.citations import cites
from tercio.kernel.masks import mask_of
from tercio.wars.cards.card_parts import (
    choose_power,
    choose_space,
    choose_way,
    grant_cp,
    unoccupied,
)
from tercio.wars.land.displacement import nearest
from tercio.wars.model.force_pools import make_change, most_that_fit
from tercio.wars.model.names import (
    AVAILABLE,
    NOBODY,
    OUT_OF_PLAY,
    SECOND,
    CardId,
    LeaderId,
    Power,
    Space,
    captor,
)
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.rows import CardMode
from tercio.wars.siege.after_assault import carry_out_assault
from tercio.wars.siege.assault import FRESH_SIEGES, assault_targets, declare_assault
from tercio.wars.siege.siege import check_siege
from tercio.wars.turn.actions import Action

# -- 40: Machiavelli: The Prince -------------------------------------------------------------------


@of_card(40, "machiavelli_the_prince", cite="HIS 9.6")
def machiavelli(g: HereIStand, power: Power, mode: CardMode, about: object) -> Procedure[None]:
    targets = [t for t in MAJORS if may_declare_war_at_any_time(g, power, t)]
    yield from declare_free_war(g, power, targets)
    grant_cp(g, mode.numbers["cp"])


# -- 42: Roxelana ----------------------------------------------------------------------------------

FREE_ASSAULT = "suleiman_assaults"


@of_card(42, "roxelana.ottoman", cite="HIS 15.1")
def roxelana(g: HereIStand, power: Power, mode: CardMode, about: object) -> None:
    """CP, and one assault by Suleiman that costs nothing."""
    grant_cp(g, mode.numbers["cp"])
    g.state.impulse.free.append(FREE_ASSAULT)


@of_card(42, "roxelana.others", cite="HIS 6.1")
def suleiman_is_called_home(
    g: HereIStand, power: Power, mode: CardMode, about: object
) -> Procedure[None]:
    """CP, some of which may call Suleiman to Istanbul, if he is free to go."""
    suleiman, istanbul = g.world.leader[mode.leaders[0]], g.world.space[mode.spaces[0]]
    at, price = g.state.leader_at[suleiman], mode.numbers["cp_for_suleiman"]
    grant_cp(g, mode.numbers["cp"])
    if at < 0 or at == istanbul or not is_free(g, suleiman) or not _is_open(g, istanbul):
        return
    way = yield from choose_way(g, power, ["call-suleiman", "all-cp"], "roxelana")
    if way == "call-suleiman":
        g.state.impulse.cp -= price
        g.place_leader(suleiman, istanbul)


def _is_open(g: HereIStand, istanbul: Space) -> bool:
    return g.is_friendly_space(OTTOMAN, istanbul) and not g.is_besieged(istanbul)


def suleimans_sieges(g: HereIStand, power: Power) -> list[Space]:
    """The space that Suleiman can assault at no cost, even if the siege has just begun."""
    impulse = g.state.impulse
    if FREE_ASSAULT not in impulse.free or "assault" in impulse.barred:
        return []
    suleiman = g.world.leader["suleiman"]
    if impulse.still_leaders >> suleiman & 1:
        return []
    at = g.state.leader_at[suleiman]
    return [space for space in assault_targets(g, power, FRESH_SIEGES) if space == at]


@cites("HIS 15.1")
def suleiman_assaults(g: HereIStand, power: Power) -> Procedure[None]:
    """The free assault of Roxelana; Suleiman must be in the formation."""
    suleiman = g.world.leader["suleiman"]
    battle = yield from declare_assault(
        g, power, suleimans_sieges(g, power), accept=lambda force: suleiman in force.leaders
    )
    if battle is not None:
        g.state.impulse.free.remove(FREE_ASSAULT)
        yield from carry_out_assault(g, battle)


SULEIMAN_ASSAULTS = Action(
    FREE_ASSAULT,
    "HIS 15.1",
    can=lambda g, power: bool(suleimans_sieges(g, power)),
    run=suleiman_assaults,
    cost=lambda g, power: 0 if FREE_ASSAULT in g.state.impulse.free else None,
)


# -- 47, 51, 52: Copernicus, Michael Servetus, Michelangelo ----------------------------------------


@of_card(47, "copernicus", cite="HIS 2.3")
def copernicus(g: HereIStand, power: Power, mode: CardMode, about: object) -> Procedure[None]:
    """A Protestant realm honours him more; elsewhere there is a card in it."""
    homes, numbers = g.state.home[power], mode.numbers
    protestant = (homes & g.protestant_spaces()).bit_count()
    if homes and 2 * protestant >= homes.bit_count():
        g.gain_vp(power, numbers["vp_half_protestant"], "vp-copernicus")
        return
    g.gain_vp(power, numbers["vp"], "vp-copernicus")
    ways = ["draw-card"]
    if holds_drawable(g, PROTESTANT, None):
        ways.append("protestant-discards")
    if (yield from choose_way(g, power, ways, "copernicus")) == "draw-card":
        g.draw_cards(power, numbers["cards"])
    else:
        g.discard_random_card(PROTESTANT)


@of_card(51, "michael_servetus", cite="HIS 6.1")
def michael_servetus(g: HereIStand, power: Power, mode: CardMode, about: object) -> None:
    g.gain_vp(power, mode.numbers["vp"], "vp-servetus")
    for _ in range(mode.numbers["discards"]):
        g.discard_random_card(PROTESTANT)


@of_card(52, "michelangelo", cite="HIS 18.1")
def michelangelo(g: HereIStand, power: Power, mode: CardMode, about: object) -> None:
    """What two dice show goes into Saint Peter's."""
    g.build_st_peters(sum(g.dice(mode.numbers["dice"], "Michelangelo")))


# -- 57: Philip of Hesse's Bigamy ------------------------------------------------------------------


@of_card(57, "philip_of_hesses_bigamy", cite="HIS 21.6")
def philip_of_hesses_bigamy(
    g: HereIStand, power: Power, mode: CardMode, about: object
) -> Procedure[None]:
    """The Protestant loses Philip or a card."""
    philip = g.world.leader[mode.leaders[0]]
    ways = []
    if g.state.leader_at[philip] not in (AVAILABLE, OUT_OF_PLAY):
        ways.append("lose-philip")
    if holds_drawable(g, PROTESTANT, None):
        ways.append("lose-card")
    way = yield from choose_way(g, PROTESTANT, ways, "bigamy", cite="HIS 21.6")
    if way == "lose-philip":
        g.remove_leader(philip)
    else:
        for _ in range(mode.numbers["cards"]):
            g.discard_random_card(PROTESTANT)


# -- 59: Lady Jane Grey ----------------------------------------------------------------------------


@of_card(59, "lady_jane_grey", cite="HIS 3.3")
def lady_jane_grey(g: HereIStand, power: Power, mode: CardMode, about: object) -> Procedure[None]:
    """Of an English card and one of the deck the player keeps one and gives the other away."""
    english = _english_card(g, power)
    drawn = g.draw_cards(power, mode.numbers["cards"])
    if english is None or not drawn:
        return
    drawn.append(english)
    kept = yield _which_to_keep(g, power, drawn)
    given = next(card for card in drawn if card != kept.value)
    heirs = [p for p in (PROTESTANT, PAPACY) if p != power]
    heir = yield from choose_power(g, power, heirs, "jane-grey-heir", cite="HIS 3.3")
    g.give_card(power, heir, given)


def _english_card(g: HereIStand, power: Power) -> CardId | None:
    """England itself draws one of its own cards."""
    if power == ENGLAND:
        return g.random_card(ENGLAND)
    return g.take_random_card(power, ENGLAND)


def _which_to_keep(g: HereIStand, power: Power, cards: list[CardId]) -> Ask:
    options = [
        Option(f"keep-card.{card}", card, (g.card_ref(card),), secret=True) for card in cards
    ]
    return Ask(g.seat_of(power), "jane-grey-keep", options, "HIS 3.3")


# -- 60: Maurice of Saxony -------------------------------------------------------------------------


@of_card(60, "maurice_of_saxony", cite="HIS 21.6")
def maurice_of_saxony(
    g: HereIStand, power: Power, mode: CardMode, about: object
) -> Procedure[None]:
    """He changes sides, and with him the mercenaries of his stack."""
    maurice = g.world.leader[mode.leaders[0]]
    at, before = g.state.leader_at[maurice], g.state.leader_power[maurice]
    after = HAPSBURG if before == PROTESTANT else PROTESTANT
    g.change_sides(maurice, after)
    if captor(at) != NOBODY:
        yield from _is_freed(g, maurice, after)
    elif at >= 0 and g.world.is_space(at):
        yield from _marches_off(g, maurice, at, before, after)
        yield from check_siege(g, at)


def _is_freed(g: HereIStand, maurice: LeaderId, power: Power) -> Procedure[None]:
    """A captive joins his new power in a fortified space."""
    walls = g.state.controlled[power] & g.state.fortresses
    walls = mask_of(space for space in spaces_in(walls) if not g.is_besieged(space))
    space = yield from choose_space(g, power, walls, "maurice-goes", cite="HIS 21.6")
    if space is None:
        g.delay_leader(maurice)
    else:
        g.place_leader(maurice, space)


def _marches_off(
    g: HereIStand, maurice: LeaderId, at: Space, before: Power, after: Power
) -> Procedure[None]:
    """To the nearest unoccupied friendly space, as far as the new force pool has counters."""
    friendly = unoccupied(g, g.friendly_spaces(after) & ~g.state.closed)
    near = nearest(g.world.land, at, g.world.all_spaces, friendly)
    space = yield from choose_space(g, after, near, "maurice-goes", cite="HIS 21.6")
    followers = g.troops_of(before, SECOND, at)
    g.lose_troops(before, SECOND, followers, at)
    make_change(g, before, at)
    if space is None:
        g.delay_leader(maurice)
        return
    g.place_leader(maurice, space)
    g.place_troops(after, SECOND, most_that_fit(g, after, SECOND, followers, space), space)
