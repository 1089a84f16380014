"""Historical personages enter the game (VQ 8.1)."""

from collections.abc import Iterator

from tercio.games.virgin_queen.model import marriage_state, ocean_state, patronage_state
from tercio.games.virgin_queen.model.court_questions import leader_faction
from tercio.games.virgin_queen.model.court_verbs import await_spring
from tercio.games.virgin_queen.model.events.court import PersonageEntered
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import MAJORS
from tercio.games.virgin_queen.model.scenario_questions import plays_with
from tercio.games.virgin_queen.model.setup import majors_of, seating_of
from tercio.games.virgin_queen.rows.pieces import ArtistRow, CaptainRow, ScientistRow
from tercio.kernel.citations import cites
from tercio.wars.model.names import AVAILABLE, NEXT_TURN, OUT_OF_PLAY, LeaderId, Power, Space
from tercio.wars.model.numbered import by_leader, spaces_in


@cites("VQ 8.1")
def add_personages(g: VirginQueen) -> None:
    add_leaders(g)
    add_captains(g)
    add_royals(g)
    add_artists_and_scientists(g)
    g.return_ships_to_pool()


# -- leaders ---------------------------------------------------------------------------------------


@cites("VQ 8.1", "VQ 5.1")
def add_leaders(g: VirginQueen) -> None:
    """Those of this turn, naval leaders that were lost, and default leaders where there is
    nobody else; they wait on the power card for Spring Deployment."""
    rows, at = g.world.vq_leaders, g.state.leader_at
    back = [leader for leader, place in by_leader(at) if place == NEXT_TURN]
    for leader in [*_due(g), *(leader for leader in back if not rows[leader].default)]:
        _arrive(g, leader)
    for leader in [n for n, row in by_leader(rows) if row.default and is_about(g, n)]:
        if has_named_leader(g, leader_faction(g, leader)):
            _dismiss(g, leader)
        elif at[leader] == NEXT_TURN:
            _arrive(g, leader)


def _due(g: VirginQueen) -> Iterator[LeaderId]:
    """Of this turn or missed before; and Uluch Ali, once Dragut is dead."""
    state = g.state
    left_out = set(MAJORS) - set(majors_of(g))
    for leader, row in by_leader(g.world.vq_leaders):
        if state.leader_at[leader] != AVAILABLE or leader in state.court.waiting:
            continue
        if state.leader_power[leader] in left_out:
            continue
        replaced = row.replaces is not None and _is_dead(g, row.replaces)
        if replaced or 0 < row.enter_turn <= state.turn:
            yield leader


def _is_dead(g: VirginQueen, leader: str) -> bool:
    return g.state.leader_at[g.world.leader[leader]] == OUT_OF_PLAY


def is_about(g: VirginQueen, leader: LeaderId) -> bool:
    """In play, captured, on a power card or on the turn track."""
    at = g.state.leader_at[leader]
    return at not in (AVAILABLE, OUT_OF_PLAY) or leader in g.state.court.waiting


@cites("VQ 5.1")
def has_named_leader(g: VirginQueen, owner: Power) -> bool:
    """Whether a power or faction has an army leader of its own in play, captured included."""
    world = g.world
    return any(
        not row.default
        and not world.naval_leader[leader]
        and leader_faction(g, leader) == owner
        and is_about(g, leader)
        for leader, row in by_leader(world.vq_leaders)
    )


@cites("VQ 5.1", "VQ 8.1")
def dismiss_default(g: VirginQueen, owner: Power) -> None:
    """A power or faction that a standard army leader has joined has no default leader."""
    for leader, row in by_leader(g.world.vq_leaders):
        if row.default and leader_faction(g, leader) == owner and is_about(g, leader):
            _dismiss(g, leader)


def _dismiss(g: VirginQueen, leader: LeaderId) -> None:
    """A default leader leaves the game when a standard one arrives."""
    if leader in g.state.court.waiting:
        g.state.court.waiting.remove(leader)
    g.remove_leader(leader)


def _arrive(g: VirginQueen, leader: LeaderId) -> None:
    """On the power card; an inactive minor's leader goes at once to the ships in its ports."""
    owner = g.state.leader_power[leader]
    if g.state.patron[owner] in g.world.majors:
        await_spring(g, leader)
        return
    ports = list(_minor_ports(g, owner))
    if ports:
        g.place_leader(leader, ports[0])


def _minor_ports(g: VirginQueen, owner: Power) -> Iterator[Space]:
    held = g.state.controlled[owner] & g.state.home[owner] & g.world.ports
    yield from spaces_in(held & g.state.fleets[owner])
    yield from spaces_in(held & ~g.state.fleets[owner])


# -- others ----------------------------------------------------------------------------------------


def _left_out(g: VirginQueen) -> tuple[str, ...]:
    """Powers whose personages are not in a game with so few players (27)."""
    return seating_of(g).no_personages


@cites("VQ 8.1", "VQ 5.2")
def add_captains(g: VirginQueen) -> None:
    """New sea captains, and those who wait on the turn track, into the force pool."""
    at = g.state.oceans.captain_at
    for captain, row in enumerate(g.world.captains):
        if at[captain] == NEXT_TURN:
            at[captain] = AVAILABLE
        elif at[captain] == ocean_state.NOT_YET and _is_captain_due(g, row):
            at[captain] = AVAILABLE
            g.record(PersonageEntered(f"captain:{row.id}"))


def _is_captain_due(g: VirginQueen, row: CaptainRow) -> bool:
    if row.turn > g.state.turn or not plays_with(g, "expeditions"):
        return False
    return not set(row.powers) <= set(_left_out(g))


@cites("VQ 8.1", "VQ 23.3")
def add_royals(g: VirginQueen) -> None:
    """On the Royal Weddings Chart; Mary becomes queen of Scotland with hers."""
    if not plays_with(g, "marriage"):
        return
    eligibility = g.state.weddings.eligibility
    for royal, row in enumerate(g.world.royals):
        if eligibility[royal] != marriage_state.NOT_YET or not 0 < row.turn <= g.state.turn:
            continue
        eligibility[royal] = row.eligibility
        g.record(PersonageEntered(f"royal:{row.id}"))
        if row.id == "mary_queen_of_scots" and g.state.court.mary == "not_in_play":
            g.state.court.mary = "alive"


@cites("VQ 8.1")
def add_artists_and_scientists(g: VirginQueen) -> None:
    if not plays_with(g, "patronage"):
        return
    patronage, world = g.state.patronage, g.world
    for who, artist in enumerate(world.artists):
        if _enters(g, artist, patronage.artists[who]):
            patronage.artists[who] = patronage_state.AVAILABLE
            g.record(PersonageEntered(f"artist:{artist.id}"))
    for who, scientist in enumerate(world.scientists):
        if _enters(g, scientist, patronage.scientists[who]):
            patronage.scientists[who] = patronage_state.AVAILABLE
            g.record(PersonageEntered(f"scientist:{scientist.id}"))


def _enters(g: VirginQueen, row: ArtistRow | ScientistRow, status: int) -> bool:
    return status == patronage_state.NOT_YET and 0 < row.turn <= g.state.turn
