"""How games begin of which the tests look at a later moment."""

from tests.e2e.table import decide
from tests.server.client import Client
from tests.server.doorstep import play_on

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
