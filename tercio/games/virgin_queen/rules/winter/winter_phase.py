"""The Winter Phase (VQ 20)."""

from tercio.games.virgin_queen.model.court_verbs import set_mercenaries_for_hire
from tercio.games.virgin_queen.model.espionage_verbs import reset_espionage
from tercio.games.virgin_queen.model.influence_verbs import reset_influence
from tercio.games.virgin_queen.model.ocean_verbs import clear_piracy
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import (
    DUTCH,
    HRE,
    HUGUENOT,
    MAJORS,
    PROTESTANT,
)
from tercio.games.virgin_queen.model.treasure_verbs import (
    discard_treasure,
    land_portuguese_treasures,
    land_spanish_treasures,
)
from tercio.games.virgin_queen.rules.major_powers.moriscos import spread_morisco_unrest
from tercio.games.virgin_queen.rules.naval_affairs.oceans import return_captains
from tercio.games.virgin_queen.rules.winter.catholic_league import check_league
from tercio.kernel.ask import Ask, Option, Procedure
from tercio.kernel.citations import cites
from tercio.wars.model.force_pools import most_that_fit
from tercio.wars.model.names import NOBODY, NOWHERE, REGULAR, SECOND, Power, Space
from tercio.wars.model.space_questions import controller_of, is_controlled_by, is_in_unrest
from tercio.wars.winter.winter_ports import return_ships_home
from tercio.wars.winter.winter_return import return_armies_home


@cites("VQ 20")
def winter(g: VirginQueen) -> Procedure[None]:
    """Re-enters from `state.step`, which is 0 until the ships are at home."""
    if g.state.step == 0:
        yield from spread_morisco_unrest(g)
        discard_treasures(g)
        g.end_loans()
        yield from return_ships_home(g)
    yield from return_armies_home(g)
    yield from return_captains(g)
    g.end_alliances()
    yield from add_replacements(g)
    clear_piracy(g)
    bring_treasures_home(g)
    reset_espionage(g)
    reset_influence(g)
    yield from check_league(g)


# -- treasures -------------------------------------------------------------------------------------


@cites("VQ 20.2")
def discard_treasures(g: VirginQueen) -> None:
    """What was not spent in the Action Phase is lost."""
    for power in MAJORS:
        for treasure in list(g.state.treasury.hands[power]):
            discard_treasure(g, power, treasure)


@cites("VQ 20.7")
def bring_treasures_home(g: VirginQueen) -> None:
    """The Spanish row goes to Spain; one of the Portuguese row to whoever holds Lisbon."""
    land_spanish_treasures(g)
    holder = controller_of(g, g.world.space["lisbon"])
    land_portuguese_treasures(
        g,
        holder if g.is_played(holder) else NOBODY,
        g.world.constant("portuguese_treasures_home"),
        keep=g.world.edition_rule("portuguese_leftovers") == "kept",
    )


# -- replacements ----------------------------------------------------------------------------------


@cites("VQ 20.6", "VQ 27")
def add_replacements(g: VirginQueen) -> Procedure[None]:
    """A regular in each capital that its power controls and that is calm; the Holy Roman may
    have mercenaries instead. Powers that nobody plays get none."""
    for power in g.impulse_order():
        if power == HRE:
            yield from _holy_roman_replacements(g)
        else:
            wanted = g.world.constant("winter_replacements")
            for owner, capital in open_capitals(g, power):
                count = most_that_fit(g, owner, REGULAR, wanted, space=capital)
                g.place_troops(owner, REGULAR, count, capital)


def open_capitals(g: VirginQueen, power: Power) -> list[tuple[Power, Space]]:
    """Capitals that can receive units, and whose units they are."""
    if power == PROTESTANT:
        moved = g.state.court.capitals
        capitals: list[tuple[Power, Space]] = [
            (half, moved[half]) for half in (HUGUENOT, DUTCH) if half in moved
        ]
    else:
        capitals = [(power, space) for space in g.hooks.capitals(g, power)]
    return [
        (owner, space)
        for owner, space in capitals
        if is_controlled_by(g, power, space) and not is_in_unrest(g, space)
    ]


@cites("VQ 20.6")
def _holy_roman_replacements(g: VirginQueen) -> Procedure[None]:
    """A regular or two mercenaries in the capital, or four mercenaries for hire, capital or no."""
    options = []
    capital = NOWHERE
    for _, space in open_capitals(g, HRE):
        capital = space
        regulars = most_that_fit(
            g, HRE, REGULAR, g.world.constant("winter_replacements"), space=space
        )
        wanted = g.world.constant("hre_replacement_mercenaries")
        mercenaries = most_that_fit(g, HRE, SECOND, wanted, space=space)
        if regulars:
            options.append(Option("regular", (REGULAR, regulars), text="option-replace-regular"))
        if mercenaries:
            text, args = "option-replace-mercenaries", {"count": mercenaries}
            options.append(Option("mercenaries", (SECOND, mercenaries), (), text, args=args))
    hire = g.world.constant("mercenaries_for_hire")
    options.append(Option("hire", None, (), "option-replace-hire", args={"count": hire}))
    pick = options[0]
    if len(options) > 1:
        pick = yield Ask(g.seat_of(HRE), "replacements", options, "VQ 20.6")
    if pick.key == "hire":
        set_mercenaries_for_hire(g, hire)
    else:
        kind, count = pick.value
        g.place_troops(HRE, kind, count, capital)
