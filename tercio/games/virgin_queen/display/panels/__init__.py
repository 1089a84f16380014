"""The displays beside the maps of Virgin Queen, as panels of a screen."""

from collections.abc import Callable, Iterator
from functools import partial

from tercio.games.virgin_queen.display.panels import courts, faith, people, powers, sea, shadows
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.scenario_questions import plays_with
from tercio.games.virgin_queen.model.setup import scenario_of
from tercio.games.virgin_queen.rules.victory.scoring import (
    base_vp,
    bonus_vp,
    special_vp,
    victory_points,
    vp_sources,
)
from tercio.kernel.display.scene import CardFace, Cards, Panel
from tercio.kernel.messages import Words
from tercio.wars.display import panels as shared
from tercio.wars.model.names import CardId

Face = Callable[[CardId], CardFace]


def panels(g: VirginQueen, words: Words, face: Face) -> tuple[Panel, ...]:
    return tuple(_panels(g, words, face))


def _panels(g: VirginQueen, words: Words, face: Face) -> Iterator[Panel]:
    """Topics that the scenario leaves out have none."""
    points, scenario = partial(victory_points, g), scenario_of(g)
    kinds = (partial(base_vp, g), partial(special_vp, g), partial(bonus_vp, g), points)
    yield powers.power_cards(g, words)
    yield powers.diplomatic_status(g, words)
    involved = powers.involved(g)
    yield shared.victory_track(g, words, involved, points, to_win=scenario.standard_vp)
    yield shared.victory_points(g, words, involved, *kinds)
    yield shared.vp_sources(g, words, involved, partial(vp_sources, g))
    yield powers.minor_powers(g, words)
    if plays_with(g, "religion"):
        yield faith.struggle_track(g, words)
        yield faith.struggle_areas(g, words)
    yield sea.treasures(g, words)
    if plays_with(g, "expeditions"):
        yield sea.captains(g, words)
    if plays_with(g, "marriage"):
        yield people.royals(g, words)
    if plays_with(g, "patronage"):
        yield people.talents(g, words)
        yield people.awards(g, words)
        yield people.science_bonuses(g, words)
    if plays_with(g, "espionage"):
        yield shadows.espionage(g, words)
    yield courts.courts(g, words)
    yield shared.force_pools(g, words)
    yield shared.turn_track(g, words, scenario.last_turn)
    for id, pile in (("discard", g.state.discard), ("removed", g.state.removed)):
        yield Cards(id, words.say(f"panel-{id}"), tuple(face(card) for card in pile))
