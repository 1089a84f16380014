"""Setting up a scenario from its data (scenario book)."""

from tercio.games.virgin_queen.model import marriage_state, ocean_state, patronage_state
from tercio.games.virgin_queen.model.espionage_state import Informant
from tercio.games.virgin_queen.model.ocean_state import Oceans
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import KNIGHTS, MAJORS, MORISCOS, WALLOONS
from tercio.games.virgin_queen.model.state import VqState
from tercio.games.virgin_queen.rows.map import ActivatedMajorRow, InfluenceRow
from tercio.games.virgin_queen.rows.pieces import ArtistRow, ScientistRow
from tercio.games.virgin_queen.rows.scenarios import VqScenarioRow, VqSeatingRow, VqSetupRow
from tercio.games.virgin_queen.rows.tables import PatronageAwardRow
from tercio.wars.model.empty_board import blank_board
from tercio.wars.model.names import (
    AVAILABLE,
    NOBODY,
    OUT_OF_PLAY,
    REGULAR,
    SECOND,
    CardId,
    Location,
    Power,
    Space,
)
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.setup_rows import (
    PlacementRow,
)

SPECIAL_UNITS = {"walloon": WALLOONS, "knight": KNIGHTS, "morisco": MORISCOS}
"""Regulars with counters of their own, and whose they are."""


def set_up(g: VirginQueen) -> None:
    """Fill the blank state of `g` with the scenario of its setting."""
    scenario = scenario_of(g)
    setup = g.world.data.table("setups", VqSetupRow)[scenario.setup]
    g.state.turn = scenario.first_turn
    blank(g)
    _lay_the_board(g, setup)
    _place_pieces(g, scenario.setup)
    _set_diplomacy(g, setup)
    _set_court(g, setup)
    _set_people(g, setup)
    _set_cards(g, scenario)
    g.log.clear()


def scenario_of(g: VirginQueen) -> VqScenarioRow:
    return g.world.data.table("scenarios", VqScenarioRow)[g.setting.scenario]


def seating_of(g: VirginQueen) -> VqSeatingRow:
    """The row of the data for as many players as there are, in this scenario."""
    rows = g.world.data.table("seatings", VqSeatingRow).values()
    fitting = [row for row in rows if row.players == len(g.seats)]
    own = [row for row in fitting if g.setting.scenario in row.scenarios]
    return (own or [row for row in fitting if not row.scenarios])[0]


def blank(g: VirginQueen) -> None:
    """An empty board: every space with its home power, nothing on it."""
    blank_board(g)
    world, state = g.world, g.state
    majors = len(MAJORS)
    state.religion.protestant = world.printed_protestant
    state.treasury.pool = sorted(
        id for id, row in world.treasures.items() for _ in range(row.count)
    )
    state.treasury.hands = [[] for _ in MAJORS]
    state.oceans = _blank_oceans(g)
    state.court.rulers = [_first_ruler(g, power) for power in MAJORS]
    state.court.card_markers = [0] * majors
    state.court.home_cards = [[] for _ in MAJORS]
    state.weddings.eligibility = [marriage_state.NOT_YET] * len(world.royals)
    state.patronage.artists = [patronage_state.NOT_YET] * len(world.artists)
    state.patronage.scientists = [patronage_state.NOT_YET] * len(world.scientists)
    awards = world.data.table("patronage_awards", PatronageAwardRow)
    state.patronage.awards = {id: row.count for id, row in awards.items()}
    state.spies.informants = [Informant(p, p) for p in MAJORS for _ in range(2)]
    state.influence.points = [[NOBODY] * majors for _ in world.powers]


def _first_ruler(g: VirginQueen, power: Power) -> int:
    rows, id = g.world.rulers, g.world.power_rows[power].id
    return next(i for i, row in enumerate(rows) if row.power == id)


def majors_of(g: VirginQueen) -> tuple[Power, ...]:
    """The major powers of the scenario; the learning scenario has two."""
    powers = scenario_of(g).powers
    return tuple(p for p in MAJORS if not powers or g.world.power_rows[p].id in powers)


def _blank_oceans(g: VirginQueen) -> Oceans:
    world, majors = g.world, len(MAJORS)
    captains = len(world.captains)
    return Oceans(
        captain_at=[ocean_state.NOT_YET] * captains,
        captain_power=[NOBODY] * captains,
        loot=[[] for _ in range(captains)],
        legs=[[] for _ in range(captains)],
        patrols=[0] * len(world.oceans),
        settlements={
            id: world.power[row.owner] if row.owner else NOBODY
            for id, row in world.settlements.items()
        },
        sea_piracy=[0] * majors,
        ocean_piracy=[0] * majors,
        piracy_actions=[0] * majors,
    )


# -- the map ---------------------------------------------------------------------------------------


def _lay_the_board(g: VirginQueen, setup: VqSetupRow) -> None:
    world, state = g.world, g.state
    for holder, spaces in setup.control.items():
        for space in spaces:
            g.mark_control(world.space[space], world.power[holder])
    state.fortresses |= world.mask(*setup.fortresses)
    state.religion.protestant |= world.mask(*setup.protestant)


def _place_pieces(g: VirginQueen, setup: str) -> None:
    world = g.world
    for row in world.data.table("placements", PlacementRow).values():
        if row.setup != setup or row.edition not in ("", world.edition):
            continue
        power, place = world.power[row.power], world.location[row.space]
        for unit, count in row.units.items():
            _place_units(g, power, unit, count, place=place)
        for leader in row.leaders:
            g.state.leader_at[world.leader[leader]] = place


def _place_units(g: VirginQueen, power: Power, unit: str, count: int, *, place: Location) -> None:
    """Land units in a space, ships there or in a sea zone."""
    world, space = g.world, Space(place)
    if unit in SPECIAL_UNITS:
        g.place_troops(SPECIAL_UNITS[unit], REGULAR, count, space)
    elif world.unit_types[unit].element == "land":
        g.place_troops(power, REGULAR if unit == "regular" else SECOND, count, space)
    else:
        ships = [
            ship
            for ship in world.ships_of(power)
            if g.state.ship_at[ship] == AVAILABLE and unit in world.ship_kinds[ship]
        ]
        for ship in ships[:count]:
            g.build_ship(ship, space, reverse=unit != world.ship_kinds[ship][0])


def _set_diplomacy(g: VirginQueen, setup: VqSetupRow) -> None:
    power, seating = g.world.power, seating_of(g)
    inactive = set(seating.activated) - set(seating.start_with)
    for one, other in setup.wars:
        if not inactive & {one, other}:
            g.begin_war(power[one], power[other])
    for minor, ally in setup.allies.items():
        g.set_patron(power[minor], power[ally])
        for space in spaces_in(g.state.controlled[power[minor]]):
            g.mark_control(space, power[ally])
    for one, other in setup.alliances:
        g.make_alliance(power[one], power[other])
    for target, ally in seating.start_with.items():
        _give_away(g, power[target], power[ally], setup.vp[target])
    _set_influence(g)
    for holder, sources in setup.bonus_vp.items():
        for reason, vp in sources.items():
            g.enter_vp(power[holder], vp, reason)
    # Those of turns before the scenario's first count towards the limit of 21.2.
    g.state.weddings.queen_vp = setup.bonus_vp.get("england", {}).get("vp-virgin-queen", 0)


def _give_away(g: VirginQueen, target: Power, ally: Power, baseline: int) -> None:
    """A major power that somebody has activated before the game begins (27)."""
    g.end_war(target, ally)
    g.state.influence.activated[target] = ally
    g.state.court.baseline[target] = baseline
    g.make_alliance(target, ally)


def _set_influence(g: VirginQueen) -> None:
    """Markers at their defaults, in the columns of minors and of majors that nobody plays."""
    power, points = g.world.power, g.state.influence.points
    majors = g.world.data.table("activated_majors", ActivatedMajorRow).values()
    played = {row.power for row in majors} - set(seating_of(g).activated)
    for row in g.world.data.table("influence", InfluenceRow).values():
        if row.target not in played:
            points[power[row.target]][power[row.power]] = row.default
    for major, targets in scenario_of(g).extra_influence.items():
        for target in targets:
            points[power[target]][power[major]] = 0


# -- courts ----------------------------------------------------------------------------------------


def _set_court(g: VirginQueen, setup: VqSetupRow) -> None:
    world, court = g.world, g.state.court
    for power, ruler in setup.rulers.items():
        court.rulers[world.power[power]] = world.ruler[ruler]
    court.capitals = {
        world.power[faction]: world.space[space]
        for faction, space in setup.faction_capitals.items()
    }
    court.mary = setup.mary
    court.elizabeth_excommunicated = setup.elizabeth_excommunicated
    court.hire = setup.mercenaries_for_hire
    court.done = list(setup.events_done)
    court.waiting = [world.leader[leader] for leader in setup.leaders_on_card]
    for leader in setup.leaders_gone:
        g.state.leader_at[world.leader[leader]] = OUT_OF_PLAY
    for power, cards in setup.home_cards.items():
        if power not in seating_of(g).activated:  # those have no home cards (10)
            court.home_cards[world.power[power]] = sorted(world.card[card] for card in cards)


def _set_people(g: VirginQueen, setup: VqSetupRow) -> None:
    world, state = g.world, g.state
    turn, left_out = state.turn, seating_of(g).no_personages
    for captain in setup.captains:
        if not set(world.captains[world.captain[captain]].powers) <= set(left_out):
            state.oceans.captain_at[world.captain[captain]] = AVAILABLE
    for i, royal in enumerate(world.royals):
        if royal.id in setup.royals_gone or len(g.seats) not in royal.players:
            state.weddings.eligibility[i] = marriage_state.GONE
        elif 0 < royal.turn <= turn:
            state.weddings.eligibility[i] = setup.eligibility.get(royal.id, royal.eligibility)
    for i, artist in enumerate(world.artists):
        state.patronage.artists[i] = _whereabouts(artist, turn, left_out)
    for i, scientist in enumerate(world.scientists):
        state.patronage.scientists[i] = _whereabouts(scientist, turn, left_out)
    state.weddings.betrothed = [
        (world.royal[groom], world.royal[bride]) for groom, bride in setup.betrothals
    ]


def _whereabouts(row: ArtistRow | ScientistRow, turn: int, left_out: tuple[str, ...]) -> int:
    if row.power in left_out:
        return patronage_state.GONE
    return patronage_state.AVAILABLE if 0 < row.turn <= turn else patronage_state.NOT_YET


# -- cards -----------------------------------------------------------------------------------------


def _set_cards(g: VirginQueen, scenario: VqScenarioRow) -> None:
    world, state = g.world, g.state
    own = {card for cards in state.court.home_cards for card in cards}
    for number in world.cards:
        if not _is_used(g, scenario, number):
            state.removed.append(number)
        elif number in own:
            continue  # dealt to its power in each Card Draw Phase
        elif _has_entered(g, scenario, number):
            state.deck.append(number)
        else:
            state.aside.append(number)


def _is_used(g: VirginQueen, scenario: VqScenarioRow, number: CardId) -> bool:
    row = g.world.vq_card(number)
    if row.id in scenario.cards_removed:
        return False
    if scenario.cards_only:
        return row.id in scenario.cards_only
    if row.type == "home" and row.owner in seating_of(g).activated:
        return False
    return len(g.seats) in row.players


def _has_entered(g: VirginQueen, scenario: VqScenarioRow, number: CardId) -> bool:
    """In the deck from the start of the scenario; home cards of later turns are not."""
    row = g.world.vq_card(number)
    if row.type == "home":
        return False
    return row.enter == "start" or (
        row.enter == "turn" and row.turn < scenario.first_turn and row.enter_when is None
    )


def new_state(g: VirginQueen) -> VqState:
    set_up(g)
    return g.state
