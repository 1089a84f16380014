"""Starting a game: the auction of groups of powers (uRR 7.1)."""

from tercio.games.ultima_ratio_regis.model.events.general import (
    BidsOpened,
    GameOrderSet,
    GroupChosen,
)
from tercio.games.ultima_ratio_regis.model.names import Player
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import seat_of_player
from tercio.games.ultima_ratio_regis.model.refs import power_ref, seat_ref
from tercio.games.ultima_ratio_regis.rows.scenarios import GroupRow
from tercio.kernel.ask import Ask, AskAll, Option, Procedure, counts
from tercio.kernel.citations import cites

HIGHEST_BID = 12
"""The book sets no limit; nobody would give so many VP for a choice."""


@cites("uRR 7.1.1")
def bid_for_order(g: Regis) -> Procedure[None]:
    """Everybody bids VP in secret; who bids most is player 1. Ties are broken at random."""
    if len(g.seats) == 1:
        set_game_order(g, list(g.players))
        return
    options = counts("bid", range(HIGHEST_BID + 1), "uRR 7.1.1")
    asks = {seat: Ask(seat, "bid-vp", list(options), cite="uRR 7.1.1") for seat in g.seats}
    answers = yield AskAll(asks, g.seats)
    bids = [answers[seat].value for seat in g.seats]
    g.state.starting.bids = bids
    g.record(BidsOpened([seat_ref(g, n) for n in g.players], bids[:]))
    lots = list(g.players)
    g.shuffle(lots, "ties of the auction")
    set_game_order(g, sorted(lots, key=lambda player: -bids[player]))


def set_game_order(g: Regis, order: list[Player]) -> None:
    g.state.game_order = order
    g.record(GameOrderSet([seat_ref(g, player) for player in order]))


@cites("uRR 7.1.1")
def choose_groups(g: Regis) -> Procedure[None]:
    """In game order, each takes a group; the last one takes what is left."""
    for player in g.state.game_order:
        if player in g.state.starting.groups:
            continue
        free = free_groups(g)
        options = [
            Option(
                f"group.{row.slot}",
                row,
                args={
                    "powers": [power_ref(g, g.world.power[id]) for id in row.powers],
                    "vp": row.starting_vp,
                    "each": row.vp_per_turn,
                },
                cite="uRR 7.1.1",
            )
            for row in free
        ]
        pick = yield Ask(seat_of_player(g, player), "choose-group", options, cite="uRR 7.1.1")
        take_group(g, player, pick.value)


def free_groups(g: Regis) -> list[GroupRow]:
    taken = g.state.starting.groups.values()
    rows = g.world.groups(g.scenario.id, len(g.seats))
    return [row for row in rows if row.slot not in taken]


@cites("uRR 7.1", "uRR 7.1.1")
def take_group(g: Regis, player: Player, row: GroupRow) -> None:
    """His powers, and his first VP: what he bid less than the highest, and his group's bonus."""
    s = g.state
    s.starting.groups[player] = row.slot
    s.powers_of[player] = [g.world.power[id] for id in row.powers]
    for power in s.powers_of[player]:
        s.player_of[power] = player
    s.vp_per_turn[player] = row.vp_per_turn
    g.record(GroupChosen(seat_ref(g, player), [power_ref(g, p) for p in s.powers_of[player]]))
    bids = s.starting.bids
    g.score(player, starting_vp(bids, player, row), "start")


@cites("uRR 7.1.1")
def starting_vp(bids: list[int], player: Player, row: GroupRow) -> int:
    return (max(bids) - bids[player] if bids else 0) + row.starting_vp
