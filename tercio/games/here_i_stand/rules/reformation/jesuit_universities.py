"""Jesuit universities and the Society of Jesus (HIS 18.1, 21.5)."""

from tercio.games.here_i_stand.model.court_questions import has_happened
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import PAPACY
from tercio.games.here_i_stand.model.religion_questions import (
    catholic_spaces,
    debater_ref,
    is_catholic,
    may_use_bonus,
)
from tercio.games.here_i_stand.model.religion_state import DebaterId
from tercio.games.here_i_stand.model.religion_verbs import found_university, use_bonus
from tercio.kernel.ask import DONE, Ask, Option, Procedure, Refusal, compose
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.model.names import Cp, Mask, Power, Space
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.refs import place_ref
from tercio.wars.turn.actions import Action, pay

ACTION = "jesuit_university"


def university_sites(g: HereIStand) -> Mask:
    """Catholic spaces without a university."""
    return catholic_spaces(g) & ~g.state.religion.universities


@forbids("HIS 18.1")
def is_not_catholic(g: HereIStand, space: Space) -> bool:
    return not is_catholic(g, space)


@forbids("HIS 18.1")
def has_a_university(g: HereIStand, space: Space) -> bool:
    return bool(g.state.religion.universities >> space & 1)


SITES = Restrictions("university", is_not_catholic, has_a_university)


def founders(g: HereIStand, power: Power) -> list[DebaterId]:
    """Debaters who make a university cheaper (Loyola)."""
    rows = g.world.debaters
    pool = g.world.religion.papal_debaters
    return [i for i in pool if rows[i].bonus == "university_cost" and may_use_bonus(g, power, i)]


def university_cost(g: HereIStand, power: Power) -> Cp | None:
    """The least that a university costs now; None before the Society of Jesus."""
    if power != PAPACY or not has_happened(g, "society_of_jesus"):
        return None
    prices = [g.world.debaters[i].amount for i in founders(g, power)]
    return min([_full_price(g), *prices])


def _full_price(g: HereIStand) -> Cp:
    return g.world.actions[ACTION].costs["papacy"]


def can_found(g: HereIStand, power: Power) -> bool:
    return bool(university_sites(g))


@cites("HIS 18.1", "HIS 18.2", "HIS 21.5")
def found_jesuit_university(g: HereIStand, power: Power) -> Procedure[None]:
    """The action: at the full price, or with a founder committed."""
    ways = _ways(g, power)

    def next_ask(picks: list[Option]) -> Ask | None:
        if not picks and len(ways) > 1:
            return Ask(g.seat_of(power), "university-price", ways[:], "HIS 18.1")
        return _which_site(g) if len(picks) < (2 if len(ways) > 1 else 1) else None

    picks = yield from compose(next_ask, cancel=True)
    if not picks:
        return
    founder, price = (picks[0] if len(ways) > 1 else ways[0]).value
    pay(g, power, price, ACTION)
    if founder is not None:
        use_bonus(g, power, founder)
    found_university(g, picks[-1].value)


def _ways(g: HereIStand, power: Power) -> list[Option]:
    ways = []
    if g.state.impulse.cp >= _full_price(g):
        ways.append(Option("full-price", (None, _full_price(g))))
    for i in founders(g, power):
        row = g.world.debaters[i]
        if g.state.impulse.cp >= row.amount:
            ref = debater_ref(g, i)
            ways.append(Option(f"commit.{row.id}", (i, row.amount), (ref,)))
    return ways


def _which_site(g: HereIStand) -> Ask:
    ids = g.world.location_ids
    sites = spaces_in(university_sites(g))
    options = [Option(f"university.{ids[s]}", s, (place_ref(g, s),)) for s in sites]

    def explain(ref: str) -> list[Refusal]:
        kind, _, id = ref.partition(":")
        return SITES.refusals(g, g.world.space[id]) if kind == "space" else []

    return Ask(g.seat_of(PAPACY), "university", options, "HIS 18.1", explain=explain)


@cites("HIS 18.2", "HIS 21.5")
def found_universities(g: HereIStand, count: int) -> Procedure[None]:
    """Universities that an event gives the Papacy, in up to `count` Catholic spaces."""
    for _ in range(count):
        if not university_sites(g):
            return
        ask = _which_site(g)
        ask.options.append(Option(DONE))
        pick = yield ask
        if pick.key == DONE:
            return
        found_university(g, pick.value)


FOUND_UNIVERSITY = Action(
    ACTION, "HIS 18.1", can_found, found_jesuit_university, cost=university_cost
)
