"""Royal betrothals: as a clause of deals, and of royals of one power (VQ 9.1)."""

from collections.abc import Iterator

from tercio.games.virgin_queen.model.influence_questions import (
    inactive_majors,
    influence,
    is_resolved,
)
from tercio.games.virgin_queen.model.influence_verbs import gain_influence
from tercio.games.virgin_queen.model.marriage_questions import royal_power
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import HRE
from tercio.games.virgin_queen.rules.major_powers.mary_queen_of_scots import MARY
from tercio.games.virgin_queen.rules.marriage.weddings import betroth
from tercio.kernel.ask import PASS, Ask, Option, Procedure
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.diplomacy.clauses import Clause, ClauseKind, Deal, Terms, Wording
from tercio.wars.model.names import CAPTIVE, Power
from tercio.wars.model.power_questions import is_at_war
from tercio.wars.model.refs import power_ref

# -- who may wed whom ----------------------------------------------------------------------------


@forbids("VQ 21")
def is_not_eligible(g: VirginQueen, groom: int, bride: int) -> bool:
    """Not yet or no longer available to wed."""
    eligibility = g.state.weddings.eligibility
    return eligibility[groom] <= 0 or eligibility[bride] <= 0


@forbids("VQ 9.1", "VQ 21")
def is_betrothed_already(g: VirginQueen, groom: int, bride: int) -> bool:
    return any(groom == g_ or bride == b for g_, b in g.state.weddings.betrothed)


@forbids("VQ 9.1")
def is_no_couple(g: VirginQueen, groom: int, bride: int) -> bool:
    """A male royal weds a female one."""
    return g.world.royals[groom].sex != "m" or g.world.royals[bride].sex != "f"


@forbids("VQ 9.1")
def is_of_one_family(g: VirginQueen, groom: int, bride: int) -> bool:
    """Both Valois, or both Hapsburg."""
    family = g.world.royals[groom].family
    return bool(family) and family == g.world.royals[bride].family


@forbids("VQ 9.1", "VQ 23.3")
def mary_is_in_prison(g: VirginQueen, groom: int, bride: int) -> bool:
    return g.world.royals[bride].id == MARY and g.state.court.mary != "alive"


@forbids("VQ 9.1")
def is_a_captive(g: VirginQueen, groom: int, bride: int) -> bool:
    """An army leader who is a prisoner now."""
    for royal in (groom, bride):
        leader = g.world.royals[royal].leader
        if leader and g.state.leader_at[g.world.leader[leader]] <= CAPTIVE:
            return True
    return False


WEDDINGS = Restrictions(
    "wedding",
    is_not_eligible,
    is_betrothed_already,
    is_no_couple,
    is_of_one_family,
    mary_is_in_prison,
    is_a_captive,
)


def royals_of(g: VirginQueen, power: Power) -> list[int]:
    """Those of a power that are available to wed."""
    eligibility = g.state.weddings.eligibility
    return [r for r, years in enumerate(eligibility) if years > 0 and royal_power(g, r) == power]


def couples(g: VirginQueen, one: Power, other: Power) -> Iterator[tuple[int, int]]:
    """(groom, bride) of two powers, whatever forbids it."""
    theirs = royals_of(g, other)
    for first in royals_of(g, one):
        for second in theirs:
            if g.world.royals[first].sex != g.world.royals[second].sex:
                male = g.world.royals[first].sex == "m"
                yield (first, second) if male else (second, first)


def legal_couples(g: VirginQueen, one: Power, other: Power) -> list[tuple[int, int]]:
    return list(dict.fromkeys(pair for pair in couples(g, one, other) if WEDDINGS.allow(g, *pair)))


# -- the clause ----------------------------------------------------------------------------------


def weddings(g: VirginQueen, giver: Power, taker: Power) -> Iterator[str]:
    rows = g.world.royals
    return (f"{rows[groom].id}.{rows[bride].id}" for groom, bride in couples(g, giver, taker))


def couple_of(g: VirginQueen, clause: Clause) -> tuple[int, int]:
    groom, bride = clause.detail.split(".")
    return g.world.royal[groom], g.world.royal[bride]


@forbids("VQ 9.1")
def may_not_wed(g: VirginQueen, clause: Clause, terms: Terms) -> bool:
    """They are too old, promised, related, captured, or no couple."""
    return not WEDDINGS.allow(g, *couple_of(g, clause))


@forbids("VQ 9.1")
def families_are_at_war(g: VirginQueen, clause: Clause, terms: Terms) -> bool:
    """Unless the same deal ends the war."""
    return is_at_war(g, clause.giver, clause.taker) and not terms.holds("end_war", clause)


@forbids("VQ 9.1")
def is_promised_elsewhere(g: VirginQueen, clause: Clause, terms: Terms) -> bool:
    """Another clause betroths one of the two."""
    couple = set(clause.detail.split("."))
    return any(c.kind == clause.kind and couple & set(c.detail.split(".")) for c in terms.all())


@cites("VQ 9.1", "VQ 21")
def agree_on_wedding(g: VirginQueen, clause: Clause, deal: Deal) -> Procedure[None]:
    """They are betrothed; Mary Queen of Scots weds at once."""
    yield from betroth(g, *couple_of(g, clause))


def describe_wedding(g: VirginQueen, clause: Clause) -> Wording:
    groom, bride = (f"royal:{id}" for id in clause.detail.split("."))
    return Wording((groom, bride), {"groom": groom, "bride": bride})


MARRIAGE = ClauseKind(
    "marriage",
    weddings,
    Restrictions("marriage", may_not_wed, families_are_at_war, is_promised_elsewhere),
    agree_on_wedding,
    wording=describe_wedding,
    mutual=True,
)


# -- within one power, and with the Holy Roman while nobody plays it ------------------------------


@cites("VQ 9.1")
def announce_own_weddings(g: VirginQueen) -> Procedure[None]:
    """Each power may betroth two royals of its own."""
    for power in g.impulse_order():
        while pairs := legal_couples(g, power, power):
            couple = yield from _which_couple(g, power, pairs, "VQ 9.1")
            if couple is None:
                break
            yield from betroth(g, *couple)


@cites("VQ 27")
def announce_imperial_weddings(g: VirginQueen) -> Procedure[None]:
    """While the Holy Roman is inactive, 1 influence on it buys the hand of one of its royals."""
    price = g.world.constant("wedding_influence")
    if HRE not in inactive_majors(g):
        return
    for power in g.impulse_order():
        while influence(g, HRE, power) >= price and not is_resolved(g, HRE):
            pairs = [p for p in legal_couples(g, HRE, power) if not is_at_war(g, HRE, power)]
            if not pairs:
                break
            couple = yield from _which_couple(g, power, pairs, "VQ 27")
            if couple is None:
                break
            gain_influence(g, HRE, power, -price)
            yield from betroth(g, *couple)


def _which_couple(
    g: VirginQueen, power: Power, pairs: list[tuple[int, int]], cite: str
) -> Procedure[tuple[int, int] | None]:
    rows = g.world.royals
    options = []
    for groom, bride in pairs:
        refs = (f"royal:{rows[groom].id}", f"royal:{rows[bride].id}")
        options.append(Option(f"wed.{rows[groom].id}.{rows[bride].id}", (groom, bride), refs))
    args = {"power": power_ref(g, power)}
    pick = yield Ask(g.seat_of(power), "own-wedding", [*options, Option(PASS)], cite, args=args)
    couple: tuple[int, int] | None = pick.value
    return couple
