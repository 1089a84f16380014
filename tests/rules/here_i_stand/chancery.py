"""Deals for tests: what forbids a clause, and what comes of an agreement."""

from collections.abc import Iterable
from typing import Any

from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.setup import set_up
from tercio.games.here_i_stand.model.state import HisState
from tercio.games.here_i_stand.rules.diplomacy.negotiation import DEALS
from tercio.kernel.ask import Ask, AskAny, Seat
from tercio.kernel.deals import Deal, Floor, negotiate
from tercio.kernel.position import Setting
from tercio.kernel.randomness import Randomness, Script, Stream
from tercio.kernel.restrictions import AnyTable
from tercio.wars.diplomacy.clauses import Clause, Terms, to_item
from tercio.wars.model.power_questions import seats_in_order

from .stage import DATA, Stage


def forbidden(stage: Stage, clause: Clause, *others: Clause, agreed: Iterable[Clause] = ()) -> str:
    """The names of the restrictions against a clause beside others, joined by blanks."""
    rules = DEALS.kinds[clause.kind].restrictions
    terms = Terms(others, tuple(agreed))
    refusals = rules.refusals(stage.g, clause, terms)
    return " ".join(r.message.removeprefix("forbid-") for r in refusals)


def deal(stage: Stage, *clauses: Clause) -> Deal:
    g = stage.g
    one, other = g.seat_of(clauses[0].giver), g.seat_of(clauses[0].taker)
    return Deal(1, one, other, [to_item(g, clause) for clause in clauses])


def agree(stage: Stage, *deals: Iterable[Clause], **script: Any) -> list[Clause]:
    """Carry out deals that were agreed on; returns what came about."""
    agreed = [deal(stage, *clauses) for clauses in deals]
    done: list[Clause] = stage.run(DEALS.carry_out(stage.g, agreed), **script)
    return done


def floor_of(stage: Stage) -> dict[Seat, Ask]:
    """What every seat is offered at the start of a negotiation."""
    stop = negotiate(stage.g, Floor(), seats_in_order(stage.g), DEALS).send(None)
    assert isinstance(stop, AskAny)
    return stop.asks


def offers(stage: Stage, proposer: str, partner: str, heading: str = "") -> list[str]:
    """The keys of the clauses that can be added to an empty draft, or under a heading."""
    draft = Deal(0, Seat(proposer), Seat(partner), heading=heading)
    return [option.value.key for option in DEALS.items(stage.g, draft)]


def table_for(*seats: str, scenario: str = "1532") -> Stage:
    """A stage where some seats play two powers."""
    stage = Stage(scenario)
    setting = Setting("here_i_stand", scenario, tuple(map(Seat, seats)), {"edition": "2017"})
    random = Randomness(Stream(b"stage"), script=Script())
    stage.g = HereIStand(setting, DATA, HisState(), random)
    set_up(stage.g)
    return stage


def europe() -> Stage:
    """No pieces, no wars, home control; the league has formed; it is turn 4."""
    stage = Stage("1532").clear().done("schmalkaldic_league")
    stage.turn(4)
    return stage


def reasons(rules: AnyTable, *subject: Any) -> str:
    """The names of the restrictions against something, joined by blanks."""
    return " ".join(r.message.removeprefix("forbid-") for r in rules.refusals(*subject))
