"""Cards of Ultima Ratio Regis on a stage: played in an impulse, or refused with reasons.

    play(board(6), "famine", "power.spain")      as the card of an impulse, event and all
    why_not(board(6), "fronde")                  the reasons why its event is ignored

A test of a card's event calls `play` with the card's id, or is parametrised with `card`; a test of
what forbids it calls `why_not` (`tests/rules/card_proofs.py` reads them).
"""

from collections.abc import Iterable

from tercio.games.ultima_ratio_regis.game import GAME
from tercio.games.ultima_ratio_regis.model.names import Player
from tercio.games.ultima_ratio_regis.model.power_questions import is_in_play
from tercio.games.ultima_ratio_regis.rules.sequence.impulse import actions_and_cards
from tercio.kernel.ask import Refusal
from tercio.kernel.messages import Words

from .stage import WORLD, Stage

WORDS = Words(GAME, GAME.load_data())
NUMBERS: dict[object, int] = {id: n for n, id in enumerate(sorted(WORLD.cards))}

LAND = {
    "schmalkaldic": ["magdeburg"],
    "catholic_league": ["lyon", "troyes"],
    "huguenots": ["bordeaux"],
    "royalists": ["york", "bristol"],
    "parliamentarians": ["london", "norwich"],
    "protestant_union": ["magdeburg"],
}
"""Of powers whose home areas are those of another."""


def board(turn: int) -> Stage:
    """A scenario that has the turn, with as many players as it can have, and no hands."""
    for last, scenario, players in (
        (5, "sixteenth_century", 7),
        (8, "wars_of_religion", 8),
        (11, "thirty_years_war", 8),
    ):
        if turn <= last:
            return Stage(scenario, players).turn(turn).impulse(0)
    raise AssertionError(turn)


def enter(stage: Stage, *powers: str) -> Stage:
    """Powers that are not in play yet, at home, each for the player who has the fewest."""
    g = stage.g
    for power in map(stage.power, powers):
        if not is_in_play(g, power):
            g.realm.in_play |= 1 << power
            player = min(range(len(g.seats)), key=lambda n: len(g.state.powers_of[n]))
            give(stage, player, WORLD.power_ids[power])
            stage.own(WORLD.power_ids[power], *land_of(power))
    return stage


def land_of(power: int) -> list[str]:
    """Its home areas, or some that it may have had."""
    ids, home = WORLD.location_ids, WORLD.home[power]
    areas = [ids[area] for area in range(WORLD.area_count) if home >> area & 1]
    return areas or LAND[WORLD.power_ids[power]]


def leave(stage: Stage, *powers: str) -> Stage:
    """They are not in play."""
    for power in map(stage.power, powers):
        stage.g.realm.in_play &= ~(1 << power)
    return stage


def give(stage: Stage, player: int, *powers: str) -> Stage:
    """One player has all of these."""
    state = stage.g.state
    for power in map(stage.power, powers):
        for hand in state.powers_of:
            if power in hand:
                hand.remove(power)
        state.powers_of[player].append(power)
        state.player_of[power] = Player(player)
    return stage


def play(stage: Stage, card: str, *answers: str, dice: Iterable[int] = ()) -> Stage:
    """The active player plays it, has its event, and is done; the rest of the table is idle."""
    player = stage.g.state.active
    stage.hand(player, card).impulse(player)
    stage.run(actions_and_cards(stage.g), dice, [f"card.{card}", "event", *answers], idle=True)
    return stage


def why_not(stage: Stage, card: str) -> set[str]:
    """The card is played and its event is not on offer; why, by the names of restrictions."""
    player = stage.g.state.active
    stage.hand(player, card).impulse(player)
    ask = stage.ask(actions_and_cards(stage.g), [f"card.{card}"])
    assert ask.option("event") is None, "its event is on offer"
    assert ask.option("done") is not None, "nobody waits for an event that cannot be"
    assert ask.explain is not None
    return reasons(ask.explain(f"card:{card}"))


def reasons(refusals: list[Refusal]) -> set[str]:
    """Each is a sentence without gaps, with its section."""
    for refusal in refusals:
        sentence = WORDS.refusal(refusal)
        assert sentence.endswith(f"({refusal.cite})"), sentence
        assert "$" not in sentence, sentence
        assert "forbid-" not in sentence, sentence
    return {refusal.message.removeprefix("forbid-") for refusal in refusals}
