"""The displays beside the maps of Ultima Ratio Regis, as panels of a screen."""

from collections.abc import Iterator

from tercio.games.ultima_ratio_regis.display.panels import cards, powers, relations, trade
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.kernel.display.scene import Panel
from tercio.kernel.messages import Words


def panels(g: Regis, words: Words) -> tuple[Panel, ...]:
    return tuple(_panels(g, words))


def _panels(g: Regis, words: Words) -> Iterator[Panel]:
    yield powers.power_cards(g, words)
    yield powers.realms(g, words)
    yield powers.minor_cards(g, words)
    yield powers.objectives(g, words)
    yield powers.special_rules(g, words)
    yield powers.victory_track(g, words)
    yield powers.unrest_track(g, words)
    yield relations.wars(g, words)
    yield relations.diplomacy(g, words)
    if (comrades := relations.comrades(g, words)).rows:
        yield comrades
    yield trade.centers(g, words)
    yield powers.forces(g, words)
    yield powers.leaders(g, words)
    yield cards.events_in_force(g, words)
    yield cards.technology(g, words)
    yield cards.turn_record(g, words)
    yield cards.turn_track(g, words)
    if g.state.deck_list:
        yield cards.deck(g, words)
        yield cards.discards(g, words)
