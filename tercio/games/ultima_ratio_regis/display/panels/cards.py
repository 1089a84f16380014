"""Events in force, technologies, the rules of the turn, and the cards of this turn."""

from tercio.games.ultima_ratio_regis.display.faces import face
from tercio.games.ultima_ratio_regis.display.panels.powers import power_name
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.rules.special_rules.french_wars import blocks_in_force
from tercio.games.ultima_ratio_regis.rules.special_rules.registry import has_rules_of_the_turn
from tercio.kernel.display.parts import grid
from tercio.kernel.display.scene import Cards, Facts, Grid, Marker, Track
from tercio.kernel.messages import Words

ELSEWHERE = "See turn"
"""How a scenario begins that has the special rules of its first turn: those stand with the turn."""


def events_in_force(g: Regis, words: Words) -> Cards:
    """Those that last."""
    faces = tuple(face(g, words, card) for card in g.realm.lasting)
    return Cards("lasting", words.say("panel-lasting"), faces)


def technology(g: Regis, words: Words) -> Grid:
    """Technologies of this turn, and what events allow single powers."""
    won = [
        (power_name(g, words, power), words.name(f"tech:{tech}"), "")
        for tech, power in g.realm.techs.items()
    ]
    granted = [
        (power_name(g, words, grant.power), "", words.name(f"card:{grant.card}"))
        for grant in g.realm.grants
    ]
    return grid("technology", words, ("power", "technology", "event"), [*won, *granted])


def turn_record(g: Regis, words: Words) -> Facts:
    """The special rules of the scenario and of the turn, with the blocks of rules that hold, and
    how far squadrons operate."""
    s, realm = g.state, g.realm
    distance = {"mediterranean": realm.nod_mediterranean, "elsewhere": realm.nod_elsewhere}
    rows = [
        (words.say("record-distance"), words.say("distances", distance)),
        (words.say("record-emperor"), power_name(g, words, realm.emperor)),
    ]
    told = zip(g.scenario.specials, words.texts("scenario", g.scenario, "specials"), strict=True)
    own = [text for english, text in told if not english.startswith(ELSEWHERE)]
    rows += [(words.say("record-scenario"), text) for text in own]
    if has_rules_of_the_turn(g):
        rule = words.say("record-turn", {"turn": s.turn})
        turn = g.world.turns[str(s.turn)]
        rows += [(rule, text) for text in words.texts("turn", turn, "specials")]
    for row in blocks_in_force(g):
        block = words.name(f"block:{row.id}")
        rows += [(block, text) for text in words.texts("block", row, "rules")]
    return Facts("record", words.say("panel-record"), tuple(row for row in rows if row[1]))


def turn_track(g: Regis, words: Words) -> Track:
    turns = range(g.scenario.first_turn, g.scenario.last_turn + 1)
    boxes = tuple(words.say("turn-box", _turn(g, turn)) for turn in turns)
    marker = Marker(turns.index(g.state.turn), words.say("marker-turn"))
    return Track("turns", words.say("panel-turns"), boxes, (marker,))


def _turn(g: Regis, turn: int) -> dict[str, int | str]:
    return {"turn": turn, "years": g.world.turns[str(turn)].years}


def deck(g: Regis, words: Words) -> Cards:
    """All cards of the turn, wherever they are: everybody can work it out (8.1.4)."""
    faces = tuple(face(g, words, card) for card in dict.fromkeys(sorted(g.state.deck_list)))
    return Cards("deck", words.say("panel-deck"), faces)


def discards(g: Regis, words: Words) -> Cards:
    faces = tuple(face(g, words, card) for card in g.state.cards.discards)
    return Cards("discard", words.say("panel-discard"), faces)
