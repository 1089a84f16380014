"""Clauses of a deal that stand under headings, and why others cannot be had."""

from collections.abc import Sequence
from typing import Any

from tercio.kernel.ask import Ask, AskAny, Option, Refusal, Seat
from tercio.kernel.deals import Deal, DealRules, Floor, Heading, Item, negotiate
from tercio.kernel.fields import Viewer
from tercio.kernel.position import Position, Setting
from tercio.kernel.randomness import Randomness, Stream

ANNA, BELA, CORA = Seat("anna"), Seat("bela"), Seat("cora")


class Bazaar(DealRules[Any]):
    """Apples and pears in any number, each under its heading; and a handshake."""

    cite = "TOY 1"

    def __init__(self) -> None:
        self.looked: list[Seat] = []

    def partners(self, g: Any, seat: Seat) -> Sequence[Seat]:
        self.looked.append(seat)
        return [other for other in (ANNA, BELA, CORA) if other != seat]

    def items(self, g: Any, draft: Deal) -> Sequence[Option]:
        parties = draft.proposer, draft.partner
        if draft.heading:
            return [Option("", Item(draft.heading, *parties, str(n))) for n in (1, 2)]
        goods = [Option("", Heading(kind), text=f"heading-{kind}") for kind in ("apples", "pears")]
        return [Option("", Item("handshake", *parties)), *goods]

    def stands(self, g: Any, deal: Deal, agreed: Sequence[Deal]) -> bool:
        return True

    def refusals(self, g: Any, draft: Deal, ref: str) -> list[Refusal]:
        return [Refusal("TOY 2", "forbid-out-of-season", {"thing": ref})]


class Fair:
    """A floor on which the tests speak."""

    def __init__(self) -> None:
        setting = Setting("toy", "toy", (ANNA, BELA, CORA))
        g: Position[Any] = Position(setting, None, None, Randomness(Stream(b"fair")))
        self.floor, self.rules = Floor(), Bazaar()
        self.talks = negotiate(g, self.floor, setting.seats, self.rules)
        self.stop = self.talks.send(None)

    def ask(self, seat: Seat) -> Ask:
        assert isinstance(self.stop, AskAny)
        return self.stop.asks[seat]

    def keys(self, seat: Seat) -> list[str]:
        return [option.key for option in self.ask(seat).options]

    def say(self, seat: Seat, *keys: str) -> None:
        for key in keys:
            option = self.ask(seat).option(key)
            assert option is not None, f"{key} is not offered"
            self.stop = self.talks.send((seat, option))


def test_a_heading_opens_its_clauses_and_a_choice_closes_it() -> None:
    fair = Fair()
    fair.say(ANNA, "draft.bela")
    top = ["item.handshake.anna.bela", "heading.apples", "heading.pears", "scrap", "ready"]
    assert fair.keys(ANNA) == top
    fair.say(ANNA, "heading.pears")
    pears = [f"item.pears.anna.bela.{n}" for n in (1, 2)]
    assert fair.keys(ANNA) == [*pears, "back", "ready"]
    fair.say(ANNA, "item.pears.anna.bela.2")
    assert "heading.apples" in fair.keys(ANNA)
    assert fair.floor.drafts[ANNA].items == [Item("pears", ANNA, BELA, "2")]


def test_there_is_a_way_back_from_a_heading() -> None:
    fair = Fair()
    fair.say(ANNA, "draft.bela", "heading.apples", "back")
    assert fair.keys(ANNA)[1:3] == ["heading.apples", "heading.pears"]
    assert fair.floor.drafts[ANNA].items == []


def test_a_draft_keeps_its_heading_in_a_copy_and_in_its_own_view_alone() -> None:
    fair = Fair()
    fair.say(ANNA, "draft.bela", "heading.apples")
    assert fair.floor.copy().drafts[ANNA].heading == "apples"
    assert fair.floor.view(Viewer(ANNA)).drafts[ANNA].heading == "apples"
    assert fair.floor.view(Viewer(BELA)).drafts == {}


def test_the_floor_says_what_cannot_go_into_a_draft() -> None:
    fair = Fair()
    assert fair.ask(ANNA).explain is None
    fair.say(ANNA, "draft.bela")
    explain = fair.ask(ANNA).explain
    assert explain is not None
    assert explain("space:moon") == [
        Refusal("TOY 2", "forbid-out-of-season", {"thing": "space:moon"})
    ]


def test_only_those_concerned_are_asked_anew() -> None:
    fair = Fair()
    fair.rules.looked.clear()
    fair.say(ANNA, "ready", "unready")
    assert fair.rules.looked == [ANNA]
    fair.say(ANNA, "draft.bela", "item.handshake.anna.bela", "propose")
    assert CORA not in fair.rules.looked
    assert "accept.anna.bela.1" in fair.keys(BELA)
    assert fair.keys(CORA) == ["draft.anna", "draft.bela", "ready"]
