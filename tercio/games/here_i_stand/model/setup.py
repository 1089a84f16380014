"""Setting up a scenario from its data (scenario book)."""

from tercio.games.here_i_stand.model.new_world_questions import (
    colony_owner,
    discovery_vp,
    is_conquest,
)
from tercio.games.here_i_stand.model.new_world_state import Holding, Voyage
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import KNIGHTS, MAJORS, PROTESTANT
from tercio.games.here_i_stand.model.religion_state import GONE, NOT_YET, UNCOMMITTED
from tercio.games.here_i_stand.model.state import HisState
from tercio.games.here_i_stand.rows.files import (
    ConquistadorRow,
    DiplomaticCardRow,
    ExplorerRow,
    HisCardRow,
    HisScenarioRow,
    HisSetupRow,
    WifeRow,
)
from tercio.wars.model.empty_board import blank_board
from tercio.wars.model.names import AVAILABLE, OUT_OF_PLAY, REGULAR, SECOND
from tercio.wars.model.setup_rows import PlacementRow
from tercio.wars.model.troop_questions import owned_units


def set_up(g: HereIStand) -> None:
    """Fill the blank state of `g` with the scenario of its setting."""
    scenario = g.world.data.table("scenarios", HisScenarioRow)[g.setting.scenario]
    setup = g.world.data.table("setups", HisSetupRow)[scenario.setup]
    _lay_the_board(g, setup)
    _place_pieces(g, scenario.setup)
    _set_diplomacy(g, setup)
    _set_religion(g, setup)
    _set_court(g, setup)
    _set_new_world(g, setup)
    _set_cards(g, scenario)
    _set_diplomatic_deck(g, scenario)
    g.state.turn = scenario.first_turn
    g.log.clear()


def blank(g: HereIStand) -> None:
    """An empty board: every space with its home power, nothing on it."""
    blank_board(g)
    world, state = g.world, g.state
    state.religion.debaters = [NOT_YET] * len(world.debaters)
    state.religion.reformers = [AVAILABLE] * len(world.reformers)
    state.court.rulers = [0] * len(MAJORS)
    state.court.ruler_since = [0] * len(MAJORS)
    state.court.fewer_cards = [0] * len(MAJORS)


def _lay_the_board(g: HereIStand, setup: HisSetupRow) -> None:
    blank(g)
    world, state = g.world, g.state
    for space, power in setup.home_changes.items():
        where, owner = world.location[space], world.power[power]
        state.home = [homes & ~(1 << where) for homes in state.home]
        state.home[owner] |= 1 << where
    for holder, spaces in setup.control.items():
        for space in spaces:
            g.mark_control(world.space[space], world.power[holder])
    state.closed = world.mask(*setup.out_of_play)


def _place_pieces(g: HereIStand, setup: str) -> None:
    world = g.world
    for row in world.data.table("placements", PlacementRow).values():
        if row.setup != setup or row.edition not in ("", world.edition):
            continue
        power, place = world.power[row.power], world.location[row.space]
        for unit, count in row.units.items():
            if world.unit_types[unit].element == "land":
                kind = REGULAR if unit == "regular" else SECOND
                g.place_troops(power, kind, count, world.space[row.space])
            else:
                ships = [s for s in world.ships_of(power) if g.state.ship_at[s] == AVAILABLE]
                for ship in ships[:count]:
                    g.build_ship(ship, place, reverse=unit == "corsair")
        for leader in row.leaders:
            g.state.leader_at[world.leader[leader]] = place


def _set_diplomacy(g: HereIStand, setup: HisSetupRow) -> None:
    power = g.world.power
    for one, other in setup.wars:
        g.begin_war(power[one], power[other])
    for one, other in setup.alliances:
        if power[other] in g.world.minors:
            g.set_patron(power[other], power[one])
        else:
            g.make_alliance(power[one], power[other])


def _set_religion(g: HereIStand, setup: HisSetupRow) -> None:
    world, religion = g.world, g.state.religion
    religion.protestant = world.mask(*setup.protestant)
    for debater in setup.debaters:
        religion.debaters[world.debater[debater]] = UNCOMMITTED
    for debater in setup.debaters_gone:
        religion.debaters[world.debater[debater]] = GONE
    for reformer in setup.reformers:
        index = world.reformer[reformer]
        religion.reformers[index] = world.location[world.reformers[index].space]
    for reformer in setup.reformers_gone:
        religion.reformers[world.reformer[reformer]] = OUT_OF_PLAY
    religion.display = {world.space[s]: n for s, n in setup.electorate_display.items()}
    religion.st_peters_cp, religion.st_peters_vp = setup.st_peters_cp, setup.st_peters_vp
    for zone, boxes in setup.new_testament.items():
        religion.new_testament[world.debate_zones.index(zone)] = boxes
    if setup.knights is not None:
        where = world.space[setup.knights]
        if not owned_units(g, KNIGHTS, where):
            g.place_troops(KNIGHTS, REGULAR, 1, where)


def _set_court(g: HereIStand, setup: HisSetupRow) -> None:
    world, court = g.world, g.state.court
    for power, ruler in setup.rulers.items():
        court.rulers[world.power[power]] = world.ruler[ruler]
    court.excommunicated = list(setup.excommunicated)
    court.marital = world.data.table("wives", WifeRow)[setup.marital].box
    court.chateaux_vp, court.piracy_vp = setup.chateaux_vp, setup.piracy_vp
    court.done = list(setup.events_done)
    for power, markers in setup.war_winner.items():
        g.enter_vp(world.power[power], markers, "vp-war-winner")


def _set_new_world(g: HereIStand, setup: HisSetupRow) -> None:
    world, new_world = g.world, g.state.new_world
    explorers = world.data.table("explorers", ExplorerRow)
    new_world.explorers = [
        id for id, row in explorers.items() if id not in setup.explorers_gone and not row.card
    ]
    conquistadors = world.data.table("conquistadors", ConquistadorRow)
    new_world.conquistadors = [id for id in conquistadors if id not in setup.conquistadors_gone]
    for discovery, power in setup.claimed.items():
        new_world.claimed[discovery] = world.power[power]
        g.enter_vp(world.power[power], discovery_vp(g, discovery), "vp-discovery")
        if is_conquest(g, discovery) and discovery not in setup.depleted:
            new_world.holdings.append(Holding(world.power[power], "conquest", discovery))
    for colony in setup.colonies:
        new_world.holdings.append(Holding(colony_owner(g, colony), "colony", colony))
    for kind, powers in (("exploration", setup.explorations), ("conquest", setup.conquests)):
        for power in powers:
            new_world.crossing.append(Voyage(world.power[power], kind))
            new_world.launched.append(f"{power}.{kind}")
    for power in setup.charted:
        new_world.charted |= 1 << world.power[power]


def _set_cards(g: HereIStand, scenario: HisScenarioRow) -> None:
    world, state = g.world, g.state
    for number, row in world.cards.items():
        assert isinstance(row, HisCardRow)
        if row.id in scenario.cards_removed or (row.only_1517 and not scenario.use_1517_cards):
            state.removed.append(number)
        elif row.type == "home":
            assert row.owner is not None
            state.hands[world.power[row.owner]].append(number)
        elif row.id == "luthers_95_theses":
            state.hands[PROTESTANT].append(number)
        elif row.enter != "start":
            state.aside.append(number)
        else:
            state.deck.append(number)
    for ruler in state.court.rulers:
        card = world.rulers[ruler].card
        if card is not None:
            for pile in (state.deck, state.aside):
                if world.card[card] in pile:
                    pile.remove(world.card[card])
            state.removed.append(world.card[card])


def _set_diplomatic_deck(g: HereIStand, scenario: HisScenarioRow) -> None:
    if scenario.diplomatic_deck:
        deck = g.state.two_player
        for row in g.world.data.table("diplomatic_cards", DiplomaticCardRow).values():
            (deck.aside if row.after_league else deck.deck).append(row.number)


def new_state(g: HereIStand) -> HisState:
    set_up(g)
    return g.state
