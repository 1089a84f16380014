"""Cards 76 to 90 (VQ 6.1): spies, plots and crowns."""

from tercio.games.virgin_queen.cards.registry import of_card
from tercio.games.virgin_queen.cards.shared import (
    any_convertible,
    betrothed_of,
    name_area,
    plunder,
    protestant_leaders,
    rows_of,
)
from tercio.games.virgin_queen.conditions.registry import condition
from tercio.games.virgin_queen.model.court_questions import leader_faction
from tercio.games.virgin_queen.model.court_verbs import mark_done
from tercio.games.virgin_queen.model.espionage_verbs import set_walsingham
from tercio.games.virgin_queen.model.events.influence import VoteCast
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import (
    ENGLAND,
    FRANCE,
    HRE,
    HUGUENOT,
    MAJORS,
    PROTESTANT,
    SPAIN,
    WALLOONS,
)
from tercio.games.virgin_queen.rows.cards import VqCardMode
from tercio.games.virgin_queen.rules.action_phase.extra_cp import act_at_once
from tercio.games.virgin_queen.rules.diplomacy.peace import agrees_to_peace, make_peace
from tercio.games.virgin_queen.rules.espionage.assassination import can_assassinate, plot_murder
from tercio.games.virgin_queen.rules.espionage.catholic_rebellion import (
    catholic_rebellion,
    open_targets,
)
from tercio.games.virgin_queen.rules.espionage.operation import Operation
from tercio.games.virgin_queen.rules.espionage.operatives import (
    INFORMANTS,
    informant_targets,
    plant_freely,
)
from tercio.games.virgin_queen.rules.land import pacification_of_ghent
from tercio.games.virgin_queen.rules.land.leaders import leader_dies
from tercio.games.virgin_queen.rules.major_powers.foreign_war import end_war_as_won
from tercio.games.virgin_queen.rules.minor_powers.influence import (
    can_buy,
    resolve_status,
    spend_on_influence,
)
from tercio.games.virgin_queen.rules.religion.conversion_attempts import convert_row
from tercio.games.virgin_queen.rules.religion.uprisings import expel
from tercio.kernel.ask import PASS, Ask, AskAll, Option, Procedure, Seat
from tercio.kernel.masks import mask_of
from tercio.wars.cards.card_effects import target_powers
from tercio.wars.cards.card_parts import choose_leader, choose_space, place_unrest, unoccupied
from tercio.wars.cards.card_play import dispose
from tercio.wars.diplomacy.declarations import go_to_war
from tercio.wars.land.battle import Battle
from tercio.wars.model.names import AVAILABLE, REGULAR, CardId, Mask, Power
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.power_questions import is_at_war
from tercio.wars.model.refs import card_ref, power_ref
from tercio.wars.model.troop_questions import troops_of

# -- 77: Puritans ----------------------------------------------------------------------------------


@of_card(77, "unrest_then_conversions", can=any_convertible, names=name_area, cite="VQ 12.4")
def unrest_then_conversions(
    g: VirginQueen, power: Power, mode: VqCardMode, about: object
) -> Procedure[None]:
    """The Puritans unsettle Protestant spaces of England, then preach."""
    area = g.world.area_masks[mode.areas[0]]
    spaces = unoccupied(g, area & g.state.religion.protestant)
    yield from place_unrest(g, power, spaces, mode.numbers["spaces"], optional=False)
    yield from convert_row(g, power, rows_of(g, mode)[0])


# -- 78: Rising of the North -----------------------------------------------------------------------


@condition("VQ 19.4")
def catholic_english_target(g: VirginQueen, power: Power, about: object) -> bool:
    return bool(open_targets(g))


@of_card(78, "rising", cite="VQ 28")
def rising(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """The Rising of the North: unrest, then 19.4 from its second step."""
    north = unoccupied(g, g.world.mask(*mode.spaces) & g.state.home[ENGLAND])
    yield from place_unrest(g, power, north, mode.numbers["spaces"])
    yield from catholic_rebellion(
        g,
        power,
        attempts=0,
        dice=mode.numbers["dice"],
        spaces=mode.numbers["taken"],
        regulars=mode.units["regular"],
    )


# -- 79: Ridolfi's Bank ----------------------------------------------------------------------------


def _banker_helps(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> bool:
    return can_buy(g, power) or INFORMANTS.allow(g, power, target_powers(g, mode)[0])


@of_card(79, "banker", can=_banker_helps, cite="VQ 19.2")
def banker(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """Ridolfi's Bank pays an Informant, and friends abroad."""
    for _ in range(mode.numbers["informants"]):
        yield from plant_freely(g, power, target_powers(g, mode)[0])
    yield from spend_on_influence(g, power, mode.numbers["cp"])


# -- 80: The Black Queen ---------------------------------------------------------------------------


def _plot_helps(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> bool:
    return can_assassinate(g, power) or bool(informant_targets(g, power))


@of_card(80, "plot", can=_plot_helps, cite="VQ 19.3")
def plot(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """The Black Queen: an Informant who is of use at once, then an assassin."""
    for _ in range(mode.numbers["informants"]):
        yield from plant_freely(g, power, at_once=True)
    yield from plot_murder(g, power, mode.numbers["cp"])


# -- 81: Walsingham --------------------------------------------------------------------------------


@of_card(81, "walsingham", cite="VQ 20.8")
def walsingham(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """On the defensive he helps at once, before the dice; else his agents act."""
    if isinstance(about, Operation):
        set_walsingham(g, "defensive")
        return
    set_walsingham(g, "offensive")
    yield from act_at_once(g, power, mode.numbers["cp"], types=mode.action_types)


# -- 84: St. Bartholomew's Day ---------------------------------------------------------------------


@condition("VQ 6.1")
def french_or_protestant_target(g: VirginQueen, power: Power, about: object) -> bool:
    """Of an attempt on a leader's life."""
    return (
        isinstance(about, Operation) and about.leader >= 0 and about.target in (FRANCE, PROTESTANT)
    )


@condition("VQ 21")
def french_or_protestant_betrothal(g: VirginQueen, power: Power, about: object) -> bool:
    return bool(betrothed_of(g, FRANCE, PROTESTANT))


@of_card(84, "massacre", cite="VQ 6.1")
def massacre(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """A Huguenot leader within French reach dies; missions; war."""
    french = g.world.area_masks["france"] & g.state.controlled[FRANCE]
    for _ in range(mode.numbers["leaders"]):
        victims = [i for i in protestant_leaders(g, french) if leader_faction(g, i) == HUGUENOT]
        if victims:
            victim = yield from choose_leader(g, power, victims, "massacre-victim")
            leader_dies(g, victim)
    for row in rows_of(g, mode):
        yield from convert_row(g, power, row)
    crown, heretics = target_powers(g, mode)
    if g.seat_of(crown) != g.seat_of(heretics):
        yield from go_to_war(g, crown, heretics, declared=False)


# -- 85: Pacification of Ghent ---------------------------------------------------------------------


@condition("VQ 6.1")
def ghent_space(g: VirginQueen, power: Power, about: object) -> bool:
    return bool(ghent_spaces(g))


def ghent_spaces(g: VirginQueen) -> Mask:
    """Unfortified, under Spain and without its regulars, Walloons among them."""
    netherlands = g.world.area_masks["netherlands"] & g.state.controlled[SPAIN]
    return mask_of(
        space
        for space in spaces_in(netherlands & ~g.state.fortresses)
        if not any(troops_of(g, owner, REGULAR, space) for owner in (SPAIN, WALLOONS))
    )


def _war_in_the_netherlands(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> bool:
    return is_at_war(g, SPAIN, PROTESTANT)


@of_card(85, "dutch_peace", can=_war_in_the_netherlands, cite="VQ 6.1")
def dutch_peace(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """The Pacification of Ghent, if the rebels agree."""
    if not (yield from agrees_to_peace(g, PROTESTANT, SPAIN)):
        return
    yield from make_peace(g, SPAIN, PROTESTANT)
    for area in mode.areas:
        for space in spaces_in(g.world.area_masks[area] & g.state.unrest):
            g.remove_unrest(space)
    g.draw_cards(SPAIN, mode.numbers["cards"])


@of_card(85, "pacification", cite="VQ 6.1")
def pacification(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """Spaces without Spanish regulars go over; then Spanish troops there stand still."""
    count = mode.numbers["spaces"]
    for taken in range(count):
        space = yield from choose_space(
            g,
            power,
            ghent_spaces(g),
            "ghent-space",
            optional=True,
            args={"left": count - taken},
        )
        if space is None:
            break
        yield from expel(g, PROTESTANT, space)
        g.set_control(space, PROTESTANT)
    pacification_of_ghent.begin(g)


# -- 86: Polish Royal Election ---------------------------------------------------------------------


def _electors(g: VirginQueen) -> list[dict[Seat, Power]]:
    """Everybody votes at once; who plays two powers votes for one after the other."""
    rounds: list[dict[Seat, Power]] = []
    for power in g.impulse_order():
        seat = g.seat_of(power)
        n = sum(seat in each for each in rounds)
        if n == len(rounds):
            rounds.append({})
        rounds[n][seat] = power
    return rounds


@of_card(86, "election", cite="VQ 28")
def election(g: VirginQueen, power: Power, mode: VqCardMode, about: object) -> Procedure[None]:
    """The highest vote wins; France, then the Holy Roman, is first among equals."""
    votes: dict[Power, CardId] = {}
    for electors in _electors(g):
        answers = yield AskAll({seat: _ballot(g, seat, p) for seat, p in electors.items()})
        for seat, elector in electors.items():
            if answers[seat].value:
                votes[elector] = answers[seat].value
    worth = {p: g.world.card_cp(card) for p, card in votes.items()}
    for elector, card in votes.items():
        g.record(VoteCast(power_ref(g, elector), card_ref(g, card), worth[elector]))
        g.play_card(elector, card, "cp")
        dispose(g, card, happened=False)
    if worth:
        first = [FRANCE, HRE, *MAJORS]
        king = min(worth, key=lambda p: (-worth[p], first.index(p)))
        g.gain_vp(king, mode.numbers["vp"], "vp-polish-election")
    yield from end_war_as_won(g, "polish_royal_election")


def _ballot(g: VirginQueen, seat: Seat, power: Power) -> Ask:
    """Home cards may vote, mandatory events may not."""
    cards = [c for c in g.state.hands[power] if g.world.card_type(c) != "mandatory"]
    options = [
        Option(
            f"vote.{card}",
            card,
            (card_ref(g, card),),
            args={"card": card_ref(g, card), "cp": g.world.card_cp(card)},
            secret=True,
        )
        for card in cards
    ]
    args = {"power": power_ref(g, power)}
    return Ask(seat, "election", [*options, Option(PASS, secret=True)], "VQ 28", args=args)


# -- 87: Death of King Sebastian -------------------------------------------------------------------


@of_card(87, "portugal_enters", cite="VQ 9.4")
def portugal_enters(
    g: VirginQueen, power: Power, mode: VqCardMode, about: object
) -> Procedure[None]:
    """Portugal is a minor power from now on, and everybody claims its throne."""
    mark_done(g, "death_of_king_sebastian")
    (portugal,) = target_powers(g, mode)
    lisbon, oporto = (g.world.space[space] for space in mode.spaces)
    g.place_troops(portugal, REGULAR, mode.units["regular"], lisbon)
    g.place_troops(portugal, REGULAR, mode.numbers["oporto_regulars"], oporto)
    pool = [s for s in g.world.ships_of(portugal) if g.state.ship_at[s] == AVAILABLE]
    for ship in pool[: mode.units["galleon"]]:
        g.build_ship(ship, lisbon)
    yield from resolve_status(g, portugal)


# -- 89: Mary Queen of Scots -----------------------------------------------------------------------


@condition("VQ 23.3")
def mary_alive(g: VirginQueen, power: Power, about: object) -> bool:
    """In Scotland or in an English prison."""
    return g.state.court.mary in ("alive", "captured")


@condition("VQ 19.4")
def plot_against_elizabeth(g: VirginQueen, power: Power, about: object) -> bool:
    return isinstance(about, Operation) and about.is_against_elizabeth


@of_card(89, "plot_dice", cite="VQ 19.4")
def plot_dice(g: VirginQueen, power: Power, mode: VqCardMode, operation: Operation) -> None:
    """Mary's name gives the plotters heart."""
    operation.extra_attack += mode.numbers["dice"]


# -- 90: Spanish Fury ------------------------------------------------------------------------------


@condition("VQ 15.1")
def key_stormed(g: VirginQueen, power: Power, about: Battle) -> bool:
    return g.world.is_key(about.space)


@of_card(90, "fury", cite="VQ 15.1")
def fury(g: VirginQueen, power: Power, mode: VqCardMode, battle: Battle) -> Procedure[None]:
    """The city is put to the sword; its lord raises the country around it against the victors."""
    g.add_unrest(battle.space)
    plunder(g, power, battle, mode.numbers["cards"])
    loser = battle.defender.power
    if g.world.struggle >> battle.place & 1 and g.is_played(loser):
        near = g.world.land.adjacent[battle.place] & g.state.controlled[power]
        yield from place_unrest(g, loser, near, mode.numbers["unrest"], cite="VQ 12.4")
