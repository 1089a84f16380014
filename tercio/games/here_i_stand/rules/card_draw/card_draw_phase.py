"""The card draw phase (HIS 8.2, 6.2)."""

from tercio.games.here_i_stand.conditions import holds
from tercio.games.here_i_stand.model.court_questions import ruler_of
from tercio.games.here_i_stand.model.court_verbs import return_home_card
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import MAJORS, PROTESTANT
from tercio.games.here_i_stand.model.religion_state import EXCOMMUNICATED, NOT_YET, UNCOMMITTED
from tercio.games.here_i_stand.model.religion_verbs import convert, place_reformer, set_debater
from tercio.games.here_i_stand.rows.files import HisLeaderRow, HisScenarioRow
from tercio.games.here_i_stand.rules.card_draw.riches import new_world_riches
from tercio.games.here_i_stand.rules.major_powers.foreign_war import cards_lost_to_wars
from tercio.games.here_i_stand.rules.victory.victory import scenario_of
from tercio.kernel.ask import Ask, Option, Procedure
from tercio.kernel.citations import cites
from tercio.wars.model.names import AVAILABLE, NEXT_TURN, CardId, LeaderId, Power, Space
from tercio.wars.model.numbered import by_leader, spaces_in
from tercio.wars.model.refs import leader_ref, place_ref
from tercio.wars.model.rows import CardRow
from tercio.wars.model.space_questions import controlled_keys


@cites("HIS 8.2")
def card_draw(g: HereIStand) -> Procedure[None]:
    yield from return_from_turn_track(g)
    yield from add_leaders(g)
    add_reformers(g)
    add_debaters(g)
    g.reshuffle(new_cards(g))
    deal_cards(g, new_world_riches(g))


@cites("HIS 8.2", "HIS 17.2")
def return_from_turn_track(g: HereIStand) -> Procedure[None]:
    """Lost ships can be built again; naval leaders come back to a friendly port."""
    g.return_ships_to_pool()
    for leader, at in by_leader(g.state.leader_at):
        if at == NEXT_TURN:
            yield from _return_leader(g, leader)
    g.state.events_played = [[] for _ in MAJORS]


def _return_leader(g: HereIStand, leader: LeaderId) -> Procedure[None]:
    power = g.state.patron[g.state.leader_power[leader]]
    spaces = _havens(g, leader, power)
    if not spaces:
        return
    options = [Option(f"place.{g.world.location_ids[s]}", s, (place_ref(g, s),)) for s in spaces]
    place = spaces[0]
    if len(spaces) > 1 and power in g.world.majors:
        pick = yield Ask(
            g.seat_of(power),
            "return-leader",
            options,
            "HIS 8.2",
            args={"leader": leader_ref(g, leader)},
        )
        place = pick.value
    g.place_leader(leader, place)


def _havens(g: HereIStand, leader: LeaderId, power: Power) -> list[Space]:
    """A naval leader returns to a friendly port; an army leader to his capital or a home key."""
    state, world = g.state, g.world
    held = state.controlled[power]
    if world.naval_leader[leader]:
        ports = held & world.ports
        with_ships = ports & state.fleets[power]
        return list(spaces_in(with_ships or ports))
    capitals = [s for s in world.capitals[power] if held >> s & 1]
    return capitals or list(spaces_in(held & world.keys & state.home[power]))


@cites("HIS 8.2")
def add_leaders(g: HereIStand) -> Procedure[None]:
    """Leaders whose turn of entry has come, in a space that the data allows."""
    leaders = g.world.data.table("leaders", HisLeaderRow)
    for id, row in leaders.items():
        leader = g.world.leader[id]
        due = 0 < row.enter_turn <= g.state.turn
        if not due or g.state.leader_at[leader] != AVAILABLE:
            continue
        held = g.state.controlled[PROTESTANT] & g.world.electorates
        spaces = list(spaces_in(held))
        if not spaces:
            continue
        options = [
            Option(f"place.{g.world.location_ids[s]}", s, (place_ref(g, s),)) for s in spaces
        ]
        pick = yield Ask(
            g.seat_of(PROTESTANT),
            "add-leader",
            options,
            "HIS 8.2",
            args={"leader": leader_ref(g, leader)},
        )
        g.place_leader(leader, pick.value)


@cites("HIS 8.2")
def add_reformers(g: HereIStand) -> None:
    """New ones convert the space where they enter; those who were away just come back."""
    for index, row in enumerate(g.world.reformers):
        at = g.state.religion.reformers[index]
        space = g.world.space[row.space]
        if at == NEXT_TURN:
            place_reformer(g, index, space)
        elif at == AVAILABLE and row.phase == "card_draw" and _enters(g, row.turn, row.enter_when):
            place_reformer(g, index, space)
            convert(g, space, True)


def _enters(g: HereIStand, turn: int, condition: str | None) -> bool:
    return g.state.turn >= turn and (condition is None or holds(g, condition))


@cites("HIS 8.2")
def add_debaters(g: HereIStand) -> None:
    """Also those who were excommunicated come back, uncommitted."""
    religion = g.state.religion
    for index, row in enumerate(g.world.debaters):
        status = religion.debaters[index]
        if status == EXCOMMUNICATED or (
            status == NOT_YET
            and row.turn <= g.state.turn
            and _reformer_here(g, row.requires_reformer)
        ):
            set_debater(g, index, UNCOMMITTED)


def _reformer_here(g: HereIStand, reformer: str | None) -> bool:
    return reformer is None or g.state.religion.reformers[g.world.reformer[reformer]] >= 0


@cites("HIS 6.2")
def new_cards(g: HereIStand) -> list[CardId]:
    """Cards that join the deck this turn."""
    return [card for card in g.state.aside if _joins(g, g.world.cards[card])]


def _joins(g: HereIStand, row: CardRow) -> bool:
    if row.enter == "start" or g.state.turn < row.turn:
        return False
    return row.enter_when is None or holds(g, row.enter_when)


@cites("HIS 6.2")
def deal_cards(g: HereIStand, extra: dict[Power, int]) -> None:
    """Home cards come back; each power draws by its keys, its ruler and its markers."""
    scenario = scenario_of(g)
    for number, row in g.world.cards.items():
        if row.type == "home" and number not in g.state.removed:
            assert row.owner is not None
            return_home_card(g, g.world.power[row.owner], number)
    for power in g.powers_in_play():
        g.draw_cards(power, cards_due(g, power, scenario) + extra.get(power, 0))
        g.state.court.fewer_cards[power] = 0


def cards_due(g: HereIStand, power: Power, scenario: HisScenarioRow) -> int:
    court = g.state.court
    cards = base_cards(g, power) + ruler_of(g, power).bonus
    cards -= court.fewer_cards[power] + (court.under_ban >> power & 1)
    cards -= cards_lost_to_wars(g, power)
    if g.state.turn == scenario.first_turn:
        cards += scenario.extra_cards.get(g.world.power_rows[power].id, 0)
    return max(0, cards)


@cites("HIS 4", "HIS 6.2")
def base_cards(g: HereIStand, power: Power) -> int:
    """By the key track; the Protestants by the electorates they control."""
    if power == PROTESTANT:
        electorates = (g.state.controlled[PROTESTANT] & g.world.electorates).bit_count()
        many = electorates >= g.world.constant("protestant_cards_many_electorates")
        return g.world.constant("protestant_cards_many" if many else "protestant_cards")
    track = g.world.key_tracks[power].cards
    return track[min(controlled_keys(g, power), len(track) - 1)]
