"""How far an army comes, and from where something comes to a place."""

from typing import Any

from tercio.kernel.aids.openings import Draft
from tercio.kernel.aids.ways import MOST_STEPS, Way, approaches, ways
from tercio.kernel.ask import DONE, PASS, Ask, Checkpoint, Option, Procedure, Seat, compose
from tercio.kernel.display.protocol import Display
from tercio.kernel.table import Table
from tercio.kernel.windows import window
from tests.kernel.toys import BLUE, RED, Notes, Pad, everything, toy

ROADS = {
    "metz": ("trier", "nancy"),
    "trier": ("metz", "mainz"),
    "mainz": ("trier", "worms"),
    "worms": ("mainz",),
    "nancy": ("metz",),
}
MOST_CP = 3


class _Purse(Display[Any]):
    def at_hand(self, g: Any, seat: Seat) -> int | None:
        return MOST_CP - sum(" to " in line for line in g.state.lines)


def _where(g: Pad) -> dict[str, list[str]]:
    """Who stands where: two companies in Metz and one in Mainz, and what became of them."""
    at = {"metz": ["horse", "foot"], "mainz": ["guard"]}
    for line in g.state.lines:
        who, _, way = line.partition(": ")
        start, _, goal = way.partition(" to ")
        for each in who.split():
            at[start].remove(each)
            at.setdefault(goal, []).append(each)
    return at


def _march(g: Pad, picks: list[Option]) -> Ask | None:
    """From where, who of those that are there, and where to."""
    at = _where(g)
    if not picks:
        armies = [place for place, there in at.items() if there]
        return Ask(RED, "where", [Option(f"from.{p}", p, (f"space:{p}",)) for p in armies])
    start, taken = picks[0].value, [pick.key for pick in picks[1:]]
    left = [each for each in at[start] if each not in taken]
    if len(at[start]) > 1 and left and not {"all", DONE} & set(taken) and "to" not in taken[-1:]:
        options = [Option(each) for each in left]
        options += [Option(DONE)] if taken else [Option("all", is_usual=True)]
        return Ask(RED, "who", options)
    if picks[-1].key.startswith("to."):
        return None
    goals = ROADS[start]
    refs = {goal: (f"space:{start}", f"space:{goal}") for goal in goals}
    return Ask(RED, "goal", [Option(f"to.{goal}", goal, refs[goal]) for goal in goals])


def campaign(g: Pad) -> Procedure[None]:
    """Red marches, each step for a CP; blue may respond, looks out of Mainz, and guards Worms."""
    while len(g.state.lines) < MOST_CP:
        yield Checkpoint("impulse")
        verb = yield Ask(RED, "action", [Option("march"), Option(DONE)])
        if verb.key == DONE:
            break
        picks = yield from compose(lambda made: _march(g, made), cancel=True)
        if not picks:
            continue
        start, goal = picks[0].value, picks[-1].value
        named = [pick.key for pick in picks[1:-1]]
        there = _where(g)[start]
        yield from window("ambush", (BLUE,), lambda seat: [Option("ambush")])
        if goal == "mainz":
            stays = [Option("sally"), Option(PASS)]
            yield Ask(BLUE, "sally", stays, window="sally")
        if goal == "worms":
            g.random.dice(1, "storm")
        gone = there if named in ([], ["all"]) else [each for each in there if each in named]
        g.note(f"{' '.join(gone)}: {start} to {goal}")
    yield Ask(BLUE, "over", [Option("yes"), Option("no")])


def table() -> Table[Notes]:
    made = toy(campaign)
    made.game.display = _Purse()
    return made


def reached(found: list[Way]) -> dict[str, int]:
    return {way.to.removeprefix("space:"): way.price for way in found}


def test_an_army_comes_as_far_as_its_cp_and_says_what_each_place_costs() -> None:
    toys = table()
    before = everything(toys)
    found = ways(toys, RED, "space:metz").ways
    assert reached(found) == {"trier": 1, "nancy": 1, "mainz": 2, "worms": 3}
    assert everything(toys) == before


def test_a_way_is_walked_by_its_keys() -> None:
    toys = table()
    [far] = [way for way in ways(toys, RED, "space:metz").ways if way.to == "space:mainz"]
    assert [leg.to for leg in far.legs] == ["space:trier", "space:mainz"]
    for leg in far.legs:
        for key in leg.keys:
            toys.decide(RED, key)
        while BLUE in toys.asks() and toys.asks()[BLUE].window:
            toys.decide(BLUE, PASS)
        assert [event.text for event in leg.told] == toys.g.state.lines[-1:]  # type: ignore[attr-defined]
    assert toys.g.state.lines == ["horse foot: metz to trier", "horse foot: trier to mainz"]


def test_a_person_may_choose_the_places_by_which_it_goes() -> None:
    found = ways(table(), RED, "space:metz", ["space:nancy", "space:metz"]).ways
    [round_about] = [way for way in found if way.to == "space:trier"]
    assert [leg.to for leg in round_about.legs] == ["space:nancy", "space:metz", "space:trier"]
    assert reached(found) == {"nancy": 3, "trier": 3}
    assert ways(table(), RED, "space:metz", ["space:worms"]).ways == [], (
        "there nobody can tell more"
    )
    assert ways(table(), RED, "space:metz", ["space:paris"]).ways == []


def test_who_stands_on_the_way_stays_there() -> None:
    [far] = [way for way in ways(table(), RED, "space:metz").ways if way.to == "space:worms"]
    assert set(far.legs[-1].keys) == {"march", "from.mainz", "horse", "foot", DONE, "to.worms"}


def test_it_says_who_might_interfere_where_and_where_nobody_knows_more() -> None:
    [far] = [way for way in ways(table(), RED, "space:metz").ways if way.to == "space:worms"]
    risks = [[(risk.window, risk.seat) for risk in leg.risks] for leg in far.legs]
    assert risks == [[("ambush", None)], [("ambush", None), ("sally", BLUE)], [("ambush", None)]]
    assert [leg.ends for leg in far.legs] == [False, False, True]


def test_who_of_mine_comes_to_a_place() -> None:
    found = approaches(table(), RED, "space:worms")
    starts = [(way.start, way.price) for way in found.ways]
    assert starts == [("space:mainz", 1), ("space:metz", 3)]
    assert found.is_all
    assert approaches(table(), RED, "space:paris").ways == []


def test_what_can_be_built_at_many_places_does_not_hide_an_army_that_comes_there() -> None:
    def play(g: Pad) -> Procedure[None]:
        verbs = [Option("build", refs=("action:build",)), Option("march", refs=("action:march",))]
        verb = yield Ask(RED, "action", verbs)
        if verb.key == "build":
            sites = [Option(f"at.{n}", n, (f"space:{n}",)) for n in range(MOST_STEPS * 6)]
            yield Ask(RED, "site", sites)
        else:
            yield Ask(RED, "where", [Option("from.metz", "metz", ("space:metz",)), Option("no")])
            yield Ask(RED, "goal", [Option("to.paris", "paris", ("space:paris",)), Option("back")])
        yield Ask(RED, "end", [Option("yes"), Option("no")])

    found = approaches(toy(play), RED, "space:paris").ways
    assert "space:metz" in [way.start for way in found]


def test_others_learn_nothing_and_have_no_ways() -> None:
    assert ways(table(), BLUE, "space:metz").ways == []
    assert approaches(table(), BLUE, "space:worms").ways == []


def test_a_draft_says_what_it_costs_also_where_nobody_is_asked_after_it() -> None:
    def play(g: Pad) -> Procedure[None]:
        for _ in range(2):
            pick = yield Ask(RED, "build", [Option("horse"), Option("foot")])
            g.note(f"{pick.key}: metz to metz")

    toys = toy(play)
    toys.game.display = _Purse()
    drafts = [Draft.of(toys, RED, keys) for keys in ((), ("horse",), ("horse", "foot"), ("fly",))]
    assert [draft and draft.spent for draft in drafts] == [0, 1, 2, None]
    assert [bool(draft and draft.ask) for draft in drafts] == [True, True, False, False]


def test_of_very_many_places_some_are_tried() -> None:
    def play(g: Pad) -> Procedure[None]:
        yield Ask(RED, "start", [Option("go", refs=("space:hub",)), Option("no")])
        goals = [Option(f"to.{n}", n, (f"space:{n}",)) for n in range(MOST_STEPS + 50)]
        yield Ask(RED, "goal", goals)
        yield Ask(RED, "end", [Option("yes"), Option("no")])

    found = ways(toy(play), RED, "space:hub")
    assert len(found.ways) == MOST_STEPS
    assert not found.is_all
