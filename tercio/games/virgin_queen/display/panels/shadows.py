"""Informants, ciphers, assassins, and those they are after (VQ 19, 23.3)."""

from collections.abc import Iterator

from tercio.games.virgin_queen.model.espionage_questions import has_used_assassin
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import MAJORS
from tercio.kernel.ask import Args
from tercio.kernel.display.parts import grid
from tercio.kernel.display.scene import Grid
from tercio.kernel.messages import Words
from tercio.wars.display.panels import power_name
from tercio.wars.model.names import Power
from tercio.wars.model.refs import power_ref


def espionage(g: VirginQueen, words: Words) -> Grid:
    """A line for each power that can spy: where its people and its cipher are."""
    columns = ("power", "informants", "cipher", "assassination")
    rows = [
        (
            power_name(g, words, power),
            words.listed_apart(_informants(g, words, power)),
            _cipher(g, words, power),
            words.say("assassin-used" if has_used_assassin(g, power) else "assassin-ready"),
        )
        for power in MAJORS
    ]
    return grid("espionage", words, columns, rows)


def _informants(g: VirginQueen, words: Words, owner: Power) -> Iterator[str]:
    own = [each for each in g.state.spies.informants if each.owner == owner]
    for each in own:
        if each.target != owner:
            target = power_ref(g, each.target)
            args: Args = {"target": target, "neutralized": int(each.neutralized)}
            yield words.say("informant-at", args)
    if pool := sum(each.target == owner for each in own):
        yield words.say("informants-at-home", {"count": pool})


def _cipher(g: VirginQueen, words: Words, owner: Power) -> str:
    target = g.state.spies.ciphers.get(owner)
    return "" if target is None else words.say("cipher-at", {"target": power_ref(g, target)})
