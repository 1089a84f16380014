"""How games begin of which the tests look at a later moment."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from tercio.bots.registry import bot
from tercio.bots.turns import next_seat
from tercio.kernel.ask import Seat
from tercio.kernel.bot import Bot
from tercio.kernel.randomness import Stream
from tercio.server.live.table import Live
from tercio.server.store.chain import Act
from tests.e2e.table import decide
from tests.server.client import Client
from tests.server.doorstep import house_at, play_on

POWERS = ("ottoman", "hapsburg", "england", "france", "papacy", "protestant")
PLAYERS = ("p1", "p2", "p3")


def his(url: str, scenario: str = "1517") -> tuple[Client, str]:
    """A game in which one person plays every power, begun."""
    return _begun(url, POWERS, "here_i_stand", scenario)


def regis(url: str) -> tuple[Client, str]:
    """A game in which one person sits on every seat, begun."""
    return _begun(url, PLAYERS, "ultima_ratio_regis", "new_order")


def _begun(url: str, seats: tuple[str, ...], game: str, scenario: str) -> tuple[Client, str]:
    client = Client(url)
    table = client.new_table(dict.fromkeys(seats, "me"), game=game, scenario=scenario)
    return client, client.start(table.id).id


def play_until(client: Client, id: str, kind: str) -> str:
    """Let everybody pass, or take the first option, until somebody is asked such a question."""
    return play_on(client, id, lambda ask: ask.kind == kind)


def to_deployment(client: Client, id: str) -> None:
    """The first player has bid most, and the groups are taken in their order."""
    for name, bid in zip(PLAYERS, (2, 1, 0), strict=True):
        decide(client, id, name, f"bid.{bid}")
    # Who comes last has no choice, and is not asked.
    for slot, name in enumerate(PLAYERS[:-1], 1):
        decide(client, id, name, f"group.{slot}")


class _Seen(Exception):
    """What would come of it is known, and it has not happened."""


def think_until(
    url: str, id: str, found: Callable[[Live, list[Act]], Any], *, foresee: bool = False
) -> Any:
    """Let bots that think play for everybody, behind the counter, until something is found in what
    they come to, or in what has just been done. `foresee`: what would be found if they did."""
    answers: list[Any] = []

    def do(live: Live) -> list[Act]:
        minds: dict[Seat, Bot] = {}
        make, last = bot(live.rules, "thinker"), None
        acts, made = list[Act](), list[Act]()
        while not live.table.over:
            if (answer := found(live, made)) is not None:
                answers.append(answer)
                if foresee:
                    raise _Seen
                return acts
            last = next_seat(live.table, last)
            mind = minds.setdefault(last, make(last, Stream.from_seed(last)))
            made = live.decide(last, mind.choose(live.table.sight(last)), None, "bot")
            acts += made
        raise AssertionError("The game is over, and it has not come to that.")

    with suppress(_Seen):
        house_at(url).tables.act(id, do, lambda live: None)
    return answers[0]
