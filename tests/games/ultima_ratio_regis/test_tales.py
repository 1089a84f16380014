"""Combats and piracy as happenings."""

from tercio.games.ultima_ratio_regis.game import GAME
from tercio.games.ultima_ratio_regis.model.events.combat import CombatBegun, CombatWon
from tercio.games.ultima_ratio_regis.model.events.movement import PiracyBegun, PiracySucceeded
from tercio.kernel.display.tales import Chapter, chapters_of
from tercio.kernel.events import Event
from tercio.kernel.messages import Words

BARBARY, SPAIN, CENTER, SEA = "power:barbary", "power:spain", "center:tc_west_med", "sea:sea_wm"
COMBAT = CombatBegun(SEA, BARBARY, SPAIN, "naval")
WON = CombatWon(SEA, BARBARY)
LOOT = PiracySucceeded(BARBARY, SPAIN, CENTER, 1)


def told(*events: Event) -> list[Chapter]:
    return chapters_of(enumerate(events), GAME.display.tales, GAME.display.breaks)


def test_14_piracy_is_one_happening_with_its_combat_and_what_it_brings() -> None:
    [chapter] = told(PiracyBegun(BARBARY, SPAIN, CENTER, SEA), COMBAT, WON, LOOT)
    world = GAME.load_data()
    happening = chapter.tale.tell(chapter, world, Words(GAME, world))
    assert (happening.kind, happening.label) == ("piracy", "Piracy")
    assert [line.n for line in happening.before] == [0]
    assert happening.outcome == "Barbary Coast: victory in Western Mediterranean."
    assert [line.n for line in happening.after] == [3]


def test_a_combat_at_sea_is_no_piracy() -> None:
    [chapter] = told(COMBAT, WON)
    assert chapter.tale.kind_of(chapter) == "combat-naval"
