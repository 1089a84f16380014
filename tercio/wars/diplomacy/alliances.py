"""Ending wars, alliances and loans of ships as clauses of deals (9.1, 9.2)."""

from collections.abc import Iterator

from tercio.kernel.ask import Procedure
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.diplomacy.clauses import (
    Clause,
    ClauseKind,
    Deal,
    Terms,
    Wording,
    goes_both_ways,
    is_agreed_already,
    undetailed,
)
from tercio.wars.model.leader_questions import naval_leaders_at
from tercio.wars.model.names import LeaderId, Location, Power, ShipId
from tercio.wars.model.power_questions import is_allied, is_at_war
from tercio.wars.model.refs import leader_ref
from tercio.wars.model.war import AnyWar
from tercio.wars.sea.loans import lend_ships, lendable, nearest_ports

# -- the end of a war ----------------------------------------------------------------------------


@forbids("HIS 9.1", "VQ 9.1")
def is_no_war(g: AnyWar, clause: Clause, terms: Terms) -> bool:
    return not is_at_war(g, clause.giver, clause.taker)


@cites("HIS 9.1", "VQ 9.1")
def end_war_by_agreement(g: AnyWar, clause: Clause, deal: Deal) -> Procedure[None]:
    """A white peace: nobody has won."""
    g.end_war(clause.giver, clause.taker)
    yield from ()


END_WAR = ClauseKind(
    "end_war",
    undetailed,
    Restrictions("end-war", is_no_war, is_agreed_already),
    end_war_by_agreement,
    mutual=True,
)


# -- alliances -----------------------------------------------------------------------------------


@forbids("HIS 9.2", "VQ 9.2")
def is_at_war_with_it(g: AnyWar, clause: Clause, terms: Terms) -> bool:
    """Unless the same deal ends the war."""
    return is_at_war(g, clause.giver, clause.taker) and not terms.holds("end_war", clause)


@forbids("HIS 9.2", "VQ 9.2")
def is_allied_already(g: AnyWar, clause: Clause, terms: Terms) -> bool:
    return is_allied(g, clause.giver, clause.taker)


@cites("HIS 9.2", "VQ 9.2")
def form_alliance(g: AnyWar, clause: Clause, deal: Deal) -> Procedure[None]:
    """For this turn."""
    g.make_alliance(clause.giver, clause.taker)
    yield from ()


ALLIANCE = ClauseKind(
    "alliance",
    undetailed,
    Restrictions("alliance", is_at_war_with_it, is_allied_already, is_agreed_already),
    form_alliance,
    mutual=True,
)


# -- loans ---------------------------------------------------------------------------------------
# A loan is `port.owner.count` for ships and `leader.id` for a naval leader who goes with them.


def loans(g: AnyWar, lender: Power, borrower: Power) -> Iterator[str]:
    """Some or all of the ships of one owner in a port; then the leaders in those ports."""
    rows, ids = g.world.power_rows, g.world.location_ids
    groups: dict[tuple[Location, Power], int] = {}
    for ship in lendable(g, lender, borrower):
        group = g.state.ship_at[ship], g.world.ship_owner[ship]
        groups[group] = groups.get(group, 0) + 1
    for (port, owner), count in groups.items():
        for n in range(1, count + 1):
            yield f"{ids[port]}.{rows[owner].id}.{n}"
    for port in dict.fromkeys(port for port, _ in groups):
        for leader in naval_leaders_at(g, port, lender):
            yield f"leader.{g.world.leader_rows[leader].id}"


def is_leader_loan(clause: Clause) -> bool:
    return clause.detail.startswith("leader.")


def lent_leader(g: AnyWar, clause: Clause) -> LeaderId:
    return g.world.leader[clause.detail.partition(".")[2]]


def lent_ships(g: AnyWar, clause: Clause) -> list[ShipId]:
    """The ships that a clause names, as many of them as there are."""
    port, owner, count = clause.detail.split(".")
    place, power = g.world.location[port], g.world.power[owner]
    ships = lendable(g, clause.giver, clause.taker)
    found = [s for s in ships if g.state.ship_at[s] == place and g.world.ship_owner[s] == power]
    return found[: int(count)]


@forbids("HIS 9.2", "VQ 9.2")
def lends_without_alliance(g: AnyWar, clause: Clause, terms: Terms) -> bool:
    """A loan is announced together with the alliance."""
    return not terms.holds("alliance", clause)


@forbids("HIS 9.2", "VQ 9.2")
def ships_are_gone(g: AnyWar, clause: Clause, terms: Terms) -> bool:
    """They cannot be lent as the clause says."""
    if is_leader_loan(clause):
        place = g.state.leader_at[lent_leader(g, clause)]
        return place not in (g.state.ship_at[s] for s in lendable(g, clause.giver, clause.taker))
    return len(lent_ships(g, clause)) < int(clause.detail.split(".")[2])


@forbids("HIS 9.2", "VQ 9.2")
def same_ships_twice(g: AnyWar, clause: Clause, terms: Terms) -> bool:
    group = clause.detail.split(".")[:2]
    return any(
        c.kind == clause.kind and c.giver == clause.giver and c.detail.split(".")[:2] == group
        for c in terms.all()
    )


@forbids("HIS 9.2", "VQ 9.2")
def leader_without_his_ships(g: AnyWar, clause: Clause, terms: Terms) -> bool:
    """A naval leader is lent together with ships that he is stacked with."""
    if not is_leader_loan(clause):
        return False
    leader = lent_leader(g, clause)
    place = g.state.leader_at[leader]
    port = g.world.location_ids[place] if place >= 0 else ""
    with_ships = any(
        c.kind == clause.kind and c.parties == clause.parties and c.detail.split(".")[0] == port
        for c in terms.beside()
    )
    closed = g.world.closed_to_leader[leader]
    return not with_ships or not nearest_ports(g, clause.taker, place, closed)


@cites("HIS 9.2", "VQ 9.2")
def carry_out_loan(g: AnyWar, clause: Clause, deal: Deal) -> Procedure[None]:
    """Ships go to a port of the borrower; the leaders that the deal lends sail with them."""
    if is_leader_loan(clause):
        return
    with_them = [c for c in deal if c[:3] == clause[:3] and is_leader_loan(c)]
    leaders = [lent_leader(g, c) for c in with_them]
    yield from lend_ships(g, clause.taker, lent_ships(g, clause), leaders)


def describe_loan(g: AnyWar, clause: Clause) -> Wording:
    if is_leader_loan(clause):
        leader = leader_ref(g, lent_leader(g, clause))
        return Wording((leader,), {"leader": leader}, "deal-loan-leader")
    port, owner, count = clause.detail.split(".")
    place, power = f"space:{port}", f"power:{owner}"
    return Wording((place,), {"space": place, "owner": power, "count": int(count)})


LOAN = ClauseKind(
    "loan_fleets",
    loans,
    Restrictions(
        "loan",
        lends_without_alliance,
        goes_both_ways,
        same_ships_twice,
        ships_are_gone,
        leader_without_his_ships,
    ),
    carry_out_loan,
    wording=describe_loan,
    needs="alliance",
)
