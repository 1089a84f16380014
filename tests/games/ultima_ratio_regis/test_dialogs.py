"""Auctions and peace tables as the screen lays them out."""

from tercio.games.ultima_ratio_regis.display.dialogs import dialog
from tercio.games.ultima_ratio_regis.display.screen import headline
from tercio.games.ultima_ratio_regis.display.text_board import show
from tercio.games.ultima_ratio_regis.game import GAME
from tercio.games.ultima_ratio_regis.model.names import Player
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.state import State
from tercio.games.ultima_ratio_regis.model.war_questions import war_of
from tercio.games.ultima_ratio_regis.rules.economy.auctions import (
    alliance_auction,
    technology_auction,
)
from tercio.games.ultima_ratio_regis.rules.major_powers.negotiation import negotiate
from tercio.kernel.ask import Ask, Seat
from tercio.kernel.display.scene import Dialog
from tercio.kernel.messages import Words
from tercio.kernel.table import Table
from tercio.kernel.view import offer_of
from tests.rules.ultima_ratio_regis.stage import Stage

WORDS = Words(GAME, GAME.load_data())


def laid_out(stage: Stage, ask: Ask) -> Dialog:
    found = dialog(stage.g, offer_of(ask, 1), WORDS)
    assert found is not None
    keys = {option.key for option in ask.options}
    assert {choice.key for group in found.groups for choice in group.choices} <= keys
    return found


def test_an_auction_has_the_bids_of_every_power() -> None:
    stage = Stage()
    procedure = technology_auction(stage.g, Player(0), "land")
    ask = next(procedure)
    assert isinstance(ask, Ask)
    table = laid_out(stage, ask)
    assert (table.kind, table.title) == ("auction", "Auction: land technology")
    assert dict(table.facts)["Highest bid"] == "nobody has bid"
    assert dict(table.facts)["For"].startswith("an advantage in every land battle")
    spain = table.groups[0]
    assert (spain.title, spain.side) == ("Spain", "spain")
    assert [choice.text for choice in spain.choices] == ["1", "2", "3", "4", "5"]
    after = procedure.send(ask.option("bid.spain.2"))
    assert isinstance(after, Ask)
    assert dict(laid_out(stage, after).facts)["Highest bid"] == "Spain, 2"


def test_an_auction_of_an_alliance_says_whose_it_is_and_what_each_bid_costs() -> None:
    """20.3.1: an old ally pays one less than he bids."""
    stage = Stage().ally("savoy", "spain").unrest("spain", 1)
    procedure = alliance_auction(stage.g, Player(0), stage.power("savoy"))
    ask = next(procedure)
    assert isinstance(ask, Ask)
    table = laid_out(stage, ask)
    assert dict(table.facts)["Ally now"] == "Spain"
    assert dict(table.facts)["For"].startswith("ordinary minor power, Catholic")
    assert "0 " not in dict(table.facts)["For"]
    assert [choice.price for choice in table.groups[0].choices][:2] == ["unrest 1", "unrest 2"]


def test_those_who_wait_see_the_highest_bid_too() -> None:
    stage = Stage()
    procedure = technology_auction(stage.g, Player(0), "land")
    ask = next(procedure)
    assert headline(stage.g, WORDS).endswith("· Auction: land technology, no bid yet")
    assert isinstance(ask, Ask)
    procedure.send(ask.option("bid.spain.2"))
    assert headline(stage.g, WORDS).endswith("· Auction: land technology, Spain bids 2")
    assert "Auction of land technology: Spain bids 2." in show(stage.g, None, WORDS)
    stage.run(technology_auction(stage.g, Player(0), "land"), answers=["bid.spain.2"], idle=True)
    assert "Auction" not in headline(stage.g, WORDS)


def test_a_peace_table_stands_in_lines_with_prices() -> None:
    stage = Stage().war("spain", "france", "", 1).morale("spain", "france", 4)
    war = war_of(stage.g, stage.power("spain"), stage.power("france"))
    assert war is not None
    ask = next(negotiate(stage.g, war, stage.power("france")))
    assert isinstance(ask, Ask)
    table = laid_out(stage, ask)
    assert table.kind == "treaty"
    assert table.title == "Peace with France"
    assert dict(table.facts)["Points left"].endswith("points")
    titles = [group.title for group in table.groups]
    assert titles[0] == "Victory points"
    assert "Unrest" in titles
    assert dict(table.facts)["Winner"] == "Spain"
    notes = {group.title: group.note for group in table.groups}
    assert notes["Unrest"].startswith("Spain has ")
    choices = [choice for group in table.groups for choice in group.choices]
    assert all(choice.price and "price" not in choice.text for choice in choices)


def shown_to(table: Table[State], seat: Seat) -> Dialog | None:
    view, offer = table.view_position(seat), table.view(seat).offer
    assert isinstance(view, Regis)
    assert offer is not None
    return GAME.display.dialog(view, seat, offer, WORDS)


def test_bids_for_powers_and_their_choice_are_dialogs() -> None:
    table = Table.new(GAME, "new_order", 3, seed="1" * 64)
    seat = Seat("p1")
    sealed = shown_to(table, seat)
    assert sealed is not None
    assert sealed.kind == "auction"
    assert len(sealed.groups[0].choices) == 13
    for name in ("p1", "p2", "p3"):
        table.decide(Seat(name), f"bid.{int(name == 'p1')}")
    draft = shown_to(table, seat)
    assert draft is not None
    assert draft.kind == "draft"
    assert draft.groups[0].title.startswith("Spain, Poland")
    assert "Spain (vitality 5, 13 areas); Poland (" in draft.groups[0].note


def test_a_single_group_is_no_choice() -> None:
    table = Table.new(GAME, "rise_of_portugal", 1, seed="1" * 64)
    assert shown_to(table, Seat("p1")) is None


def test_what_is_no_dialog_has_none() -> None:
    ask = Ask(Seat("p1"), "action", [])
    assert dialog(Stage().g, offer_of(ask, 1), WORDS) is None
