"""Events 105 to 116: treachery, camps, Venice and the English court (HIS 6.1, 15.1, 18, 22)."""

from tercio.games.here_i_stand.cards.events_77_to_94 import hirers
from tercio.games.here_i_stand.cards.registry import of_card
from tercio.games.here_i_stand.conditions.registry import condition
from tercio.games.here_i_stand.conditions.religion import is_on_map
from tercio.games.here_i_stand.conditions.warfare import open_to
from tercio.games.here_i_stand.model.court_questions import reigns
from tercio.games.here_i_stand.model.court_verbs import mark_this_turn
from tercio.games.here_i_stand.model.events.cards import CourtshipRolled
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    HAPSBURG,
    MAJORS,
    NEW_WORLD_POWERS,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
    SCOTLAND,
    VENICE,
)
from tercio.games.here_i_stand.rules.card_draw.riches import GOVERNOR, UPRISING, give_marker
from tercio.games.here_i_stand.rules.major_powers.chateaux import discard_of_choice
from tercio.games.here_i_stand.rules.major_powers.excommunication import Bull
from tercio.games.here_i_stand.rules.reformation.debates import theological_debate
from tercio.games.here_i_stand.rules.reformation.treatises import treatise
from tercio.games.here_i_stand.rules.victory.victory import has_child
from tercio.kernel.ask import Procedure
from tercio.kernel.masks import mask_of
from tercio.wars.cards.card_parts import choose_power, choose_space, look_at_hand, mercenary_stacks
from tercio.wars.cards.treachery import choose_betrayed
from tercio.wars.diplomacy.gifts import hand_over
from tercio.wars.diplomacy.minors import activate_minor, deactivate_minor
from tercio.wars.land.battle_losses import lose_units
from tercio.wars.land.construction import add_unit
from tercio.wars.land.formations import whole_force
from tercio.wars.model.force_pools import available_ship, make_change, most_that_fit
from tercio.wars.model.names import REGULAR, SECOND, Power, Space
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.power_questions import commanded_by, is_active_minor, is_allied
from tercio.wars.model.refs import power_ref
from tercio.wars.model.rows import CardMode
from tercio.wars.model.troop_questions import own_land, owned_units, troops_of
from tercio.wars.siege.after_assault import storm, take_fortress
from tercio.wars.siege.assault import declare_assault
from tercio.wars.siege.siege import check_siege, outnumbers_garrison

# -- 105: Treachery! -------------------------------------------------------------------------------


@condition("HIS 15")
def besieged_space(g: HereIStand, power: Power, about: object) -> bool:
    return any(g.state.besiegers)


@of_card(105, "treachery", cite="HIS 15.1")
def treachery(g: HereIStand, power: Power, mode: CardMode, about: None) -> Procedure[None]:
    """A besieger assaults at once; if it is still the stronger then, the gates are opened."""
    space, besieger = yield from choose_betrayed(g, power, g.impulse_order())
    battle = yield from declare_assault(g, besieger, [space], cancel=False)
    assert battle is not None
    if not (yield from storm(g, battle)) and _still_stronger(g, besieger, space):
        take_fortress(g, besieger, space)
        # It has fallen after the dice, but at the end of this assault (22.5).
        yield from g.hooks.after_land_battle(g, battle)


def _still_stronger(g: HereIStand, power: Power, space: Space) -> bool:
    besieges = g.state.besiegers[space] >> power & 1
    return bool(besieges) and outnumbers_garrison(g, power, space)


# -- 106: Unpaid Mercenaries -----------------------------------------------------------------------


@of_card(106, "unpaid_mercenaries", cite="HIS 6.1")
def unpaid_mercenaries(g: HereIStand, power: Power, mode: CardMode, about: None) -> Procedure[None]:
    """All mercenaries of one power in one space go home."""
    target = yield from choose_power(g, power, hirers(g), "unpaid-whose")
    spaces = mask_of(space for owner, _, space in mercenary_stacks(g) if owner == target)
    space = yield from choose_space(g, power, spaces, "unpaid-where")
    assert space is not None
    g.lose_troops(target, SECOND, troops_of(g, target, SECOND, space), space)
    make_change(g, target, space)
    yield from check_siege(g, space)


# -- 107: Unsanitary Camp --------------------------------------------------------------------------


@condition("HIS 5.2")
def stack_on_map(g: HereIStand, power: Power, about: object) -> bool:
    return any(own_land(g, p) for p in MAJORS)


@of_card(107, "unsanitary_camp", cite="HIS 6.1")
def unsanitary_camp(g: HereIStand, power: Power, mode: CardMode, about: None) -> Procedure[None]:
    """A third of a stack, rounded up; at least half of the losses are regulars, if it has them."""
    camps = [p for p in MAJORS if own_land(g, p)]
    target = yield from choose_power(g, power, camps, "camp-whose")
    space = yield from choose_space(g, power, own_land(g, target), "camp-where")
    assert space is not None
    stack = whole_force(g, target, space)
    lost = -(-stack.size // mode.numbers["divisor"])
    regulars = stack.only(REGULAR)
    first = min(-(-lost // 2), regulars.size)
    yield from lose_units(g, [regulars], first, "event")
    yield from lose_units(g, [whole_force(g, target, space)], lost - first, "event")
    for owner in commanded_by(g, target):
        make_change(g, owner, space)
    yield from check_siege(g, space)


# -- 108: Venetian Alliance ------------------------------------------------------------------------


@condition("HIS 9.6")
def intervening_for_venice(g: HereIStand, power: Power, about: object) -> bool:
    """`about` is the minor power that `power` intervenes for."""
    return power == PAPACY and about == VENICE


@condition("HIS 22.2")
def venice_unaligned(g: HereIStand, power: Power, about: object) -> bool:
    return not is_active_minor(g, VENICE)


@condition("HIS 22.4")
def venice_aligned(g: HereIStand, power: Power, about: object) -> bool:
    return is_active_minor(g, VENICE)


@condition("HIS 22.3")
def venice_papal(g: HereIStand, power: Power, about: object) -> bool:
    return g.state.patron[VENICE] == PAPACY


@of_card(108, "venetian_alliance.reinforce", "venetian_alliance.intervention", cite="HIS 22.3")
def venice_reinforces(
    g: HereIStand, power: Power, mode: CardMode, about: Power | None
) -> Procedure[None]:
    """Venetian units, as far as its pool has them, in one port of the Papacy."""
    ports = open_to(g, PAPACY, g.state.controlled[PAPACY] & g.world.ports)
    port = yield from choose_space(g, PAPACY, ports, "reinforce-venice", key="place")
    if port is None:
        return
    fits = most_that_fit(g, VENICE, REGULAR, mode.numbers["regulars"], space=port)
    g.place_troops(VENICE, REGULAR, fits, port)
    for _ in range(mode.numbers["squadrons"]):
        if available_ship(g, VENICE, "squadron") is not None:
            add_unit(g, VENICE, "squadron", port)


# -- 109: Venetian Informant -----------------------------------------------------------------------


@of_card(109, "venetian_informant", cite="HIS 10")
def venetian_informant(g: HereIStand, power: Power, mode: CardMode, about: None) -> Procedure[None]:
    """The player looks at a hand, or names a power that does."""
    looker = yield from choose_power(g, power, MAJORS, "informant-reports-to", cite="HIS 10")
    others = [p for p in MAJORS if p != looker]
    target = yield from choose_power(
        g, power, others, "informant-target", cite="HIS 10", args={"power": power_ref(g, looker)}
    )
    look_at_hand(g, looker, target)


# -- 111: Colonial Governor/Native Uprising --------------------------------------------------------


@of_card(
    111,
    "colonial_governor_native_uprising.governor",
    "colonial_governor_native_uprising.uprising",
    cite="HIS 20.4",
)
def colonial_governor_native_uprising(
    g: HereIStand, power: Power, mode: CardMode, about: None
) -> Procedure[None]:
    """The marker turns the next colony rolls without effect into cards, or into losses."""
    marker = GOVERNOR if mode.id == "governor" else UPRISING
    target = yield from choose_power(g, power, NEW_WORLD_POWERS, f"place-{marker}", cite="HIS 20.4")
    give_marker(g, target, marker)


# -- 112: Thomas More ------------------------------------------------------------------------------


@condition("HIS 6.2")
def more_event_removes(g: HereIStand, power: Power, about: object) -> bool:
    """`power` played Thomas More."""
    return power in (ENGLAND, PROTESTANT) or g.state.court.anne_married > 0


@of_card(112, "thomas_more.execution", cite="HIS 18.5")
def thomas_more_dies(g: HereIStand, power: Power, mode: CardMode, about: None) -> Procedure[None]:
    mark_this_turn(g, "thomas_more")
    g.draw_cards(ENGLAND, mode.numbers["cards"])
    for _ in range(mode.numbers["discards"]):
        yield from discard_of_choice(g, ENGLAND, "HIS 6.1")


@of_card(112, "thomas_more.debate", cite="HIS 18.5")
def thomas_more_debates(
    g: HereIStand, power: Power, mode: CardMode, about: None
) -> Procedure[None]:
    """The table `debate_modifiers` has his dice."""
    yield from theological_debate(g, PAPACY, source="thomas_more")


# -- 113: Imperial Coronation ----------------------------------------------------------------------


@of_card(113, "imperial_coronation", cite="HIS 21.2")
def imperial_coronation(g: HereIStand, power: Power, mode: CardMode, about: None) -> int:
    """Charles in Italy is crowned; the answer is how many cards that gave."""
    at = g.state.leader_at[g.world.leader[mode.leaders[0]]]
    if at < 0 or not g.world.zone_masks["italian"] >> at & 1:
        return 0
    drawn = [g.draw_cards(receiver, mode.numbers["cards"]) for receiver in (HAPSBURG, power)]
    return sum(map(len, drawn))


# -- 114: La Foret's Embassy in Istanbul -----------------------------------------------------------


@of_card(114, "la_forets_embassy_in_istanbul", cite="HIS 9.2")
def la_forets_embassy(g: HereIStand, power: Power, mode: CardMode, about: None) -> int:
    """For France and the Sultan, if they are allies; the answer is how many cards that gave."""
    if not is_allied(g, FRANCE, OTTOMAN):
        return 0
    drawn = [g.draw_cards(receiver, mode.numbers["cards"]) for receiver in (FRANCE, OTTOMAN)]
    return sum(map(len, drawn))


# -- 115: Thomas Cromwell --------------------------------------------------------------------------


@condition("HIS 21.3")
def low_pregnancy_result(g: HereIStand, power: Power, about: object) -> bool:
    return any(result <= 3 for result in g.state.court.heirs)


@condition("HIS 8.2", "HIS 18.1")
def cranmer_on_map(g: HereIStand, power: Power, about: object) -> bool:
    return is_on_map(g, "cranmer")


@condition("HIS 6.2")
def dissolution_discarded(g: HereIStand, power: Power, about: object) -> bool:
    return g.world.card["dissolution_of_the_monasteries"] in g.state.discard


@of_card(115, "thomas_cromwell.protect_cranmer", cite="HIS 21.5")
def cromwell_protects_cranmer(g: HereIStand, power: Power, mode: CardMode, bull: Bull) -> None:
    bull.stopped = True


@of_card(115, "thomas_cromwell.retrieve_dissolution", cite="HIS 6.2")
def cromwell_dissolves_monasteries(
    g: HereIStand, power: Power, mode: CardMode, about: None
) -> None:
    g.retrieve_card(ENGLAND, g.world.card["dissolution_of_the_monasteries"])


@of_card(115, "thomas_cromwell.treatise", cite="HIS 18.1")
def cromwell_publishes(g: HereIStand, power: Power, mode: CardMode, about: None) -> Procedure[None]:
    """England's treatises are cheaper until the turn ends."""
    mark_this_turn(g, "thomas_cromwell")
    yield from treatise(g, ENGLAND)


# -- 116: Rough Wooing -----------------------------------------------------------------------------


@condition("HIS 22.3")
def rough_wooing(g: HereIStand, power: Power, about: object) -> bool:
    """Edward is born and alive, and Scotland is a French ally."""
    alive = has_child(g, "edward") and not (
        reigns(g, ENGLAND, "mary_i") or reigns(g, ENGLAND, "elizabeth_i")
    )
    return alive and g.state.patron[SCOTLAND] == FRANCE


@of_card(116, "rough_wooing", cite="HIS 22.3")
def scotland_is_wooed(g: HereIStand, power: Power, mode: CardMode, about: None) -> Procedure[None]:
    """Scotland's queen goes to the stronger suitor."""
    ours, theirs = suitor_strength(g, ENGLAND), suitor_strength(g, FRANCE)
    english, french = power_ref(g, ENGLAND), power_ref(g, FRANCE)
    england, france = ours, theirs
    england += g.dice(1, "England's suit", by=english, counted={"suitor-units": ours})[0]
    france += g.dice(1, "France's suit", by=french, counted={"suitor-units": theirs})[0]
    lead, faces = mode.numbers["lead"], range(1, 7)
    won = sum(ours + one - theirs - other >= lead for one in faces for other in faces) / 36
    g.record(CourtshipRolled(england, france, chance=won))
    if england - france < lead:
        return
    yield from deactivate_minor(g, SCOTLAND, successor=ENGLAND)
    yield from activate_minor(g, SCOTLAND, ENGLAND)
    for space in spaces_in(g.state.home[SCOTLAND]):
        yield from hand_over(g, space, ENGLAND)


def suitor_strength(g: HereIStand, power: Power) -> int:
    """A power's own land and naval units in Scottish home spaces."""
    homes = g.state.home[SCOTLAND]
    land = sum(owned_units(g, power, space) for space in spaces_in(homes))
    at = g.state.ship_at
    return land + sum(at[s] >= 0 and homes >> at[s] & 1 for s in g.world.ships_of(power))
