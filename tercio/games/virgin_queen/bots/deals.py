"""Diplomacy: what a clause is worth, which deals to make, and whom to fight."""

from collections.abc import Iterator, Sequence

from tercio.games.virgin_queen.bots.outlook import Outlook
from tercio.games.virgin_queen.bots.plans import Plan
from tercio.games.virgin_queen.bots.question import Question
from tercio.games.virgin_queen.bots.values import CP
from tercio.games.virgin_queen.bots.weddings import best_couples, wedding_worth
from tercio.games.virgin_queen.powers import (
    ENGLAND,
    FRANCE,
    HRE,
    MAJORS,
    OTTOMAN,
    PROTESTANT,
    SPAIN,
)
from tercio.games.virgin_queen.rules.england_spain import war_cost
from tercio.games.virgin_queen.setup import scenario_of
from tercio.kernel.ask import PASS, Seat
from tercio.kernel.deals import Deal
from tercio.kernel.masks import places_of
from tercio.wars.bots.campaigns import Goals, prospects
from tercio.wars.bots.war import army_at, conquest_chance, loss_chance, threat_to
from tercio.wars.diplomacy.clauses import Clause, to_clause
from tercio.wars.names import Mask, Power, Space

MARGIN = 0.15
"""What a deal must bring at least."""
DRAW_GIVEN, DRAW_TAKEN = 0.75, 0.65
"""A card drawn from a hand, to its giver and to its taker."""
PATIENCE = 12
"""Moves after which a seat proposes nothing more on one floor."""
FRIENDS = frozenset(
    frozenset(pair)
    for pair in ((OTTOMAN, FRANCE), (SPAIN, HRE), (ENGLAND, PROTESTANT), (OTTOMAN, PROTESTANT))
)
"""Natural allies."""
HIRED = 4
"""Mercenaries for hire that are sold for a card."""

# -- what a clause is worth ----------------------------------------------------------------------


def clause_worth(o: Outlook, plan: Plan, clause: Clause) -> float:
    """To the power of the outlook, which is a party of the clause."""
    gives = clause.giver == o.power
    other = clause.taker if gives else clause.giver
    count = int(clause.detail) if clause.detail.isdigit() else 1
    match clause.kind:
        case "end_war":
            return peace_worth(o, plan, other)
        case "alliance":
            return 0.3 if frozenset((o.power, other)) in FRIENDS else 0.1
        case "card_draws":
            return -DRAW_GIVEN * count if gives else DRAW_TAKEN * count
        case "treasures":
            return -0.5 * count if gives else 0.4 * count
        case "mercenaries":
            price = 0.05 if o.power == HRE else 0.2
            return -price * count if gives else 0.2 * count
        case "marriage":
            groom, bride = (o.world.royal[id] for id in clause.detail.split("."))
            return wedding_worth(o, o.power, groom, bride)
        case "return_leader":
            return -0.6 if gives else 1.0
        case "cede_space":
            space = o.world.location[clause.detail]
            return -o.holding(space) if gives else o.capture(space)
        case "loan_fleets":
            return -0.3 if gives else 0.2
    return -1.0 if gives else 0.0


def peace_worth(o: Outlook, plan: Plan, enemy: Power) -> float:
    """White peace: good where we bleed or fight on two fronts, bad where a key is about to fall."""
    worth = 0.25 + 0.45 * (o.fronts - 1) + plan.peace_with(o, enemy)
    for p in prospects(o, plan, Goals(o, plan)):
        if o.g.controller(p.goal.space) == enemy and p.chance >= 0.5:
            worth -= 0.7 * p.worth
            break
    for space in places_of(o.state.controlled[o.power] & o.world.keys):
        threat = threat_to(o, space)
        if threat[0] and loss_chance(threat, army_at(o, space).units) > 0.35:
            worth += 0.6
            break
    return worth


def deal_worth(o: Outlook, plan: Plan, clauses: Sequence[Clause]) -> float:
    return sum(clause_worth(o, plan, clause) for clause in clauses)


# -- the floor -----------------------------------------------------------------------------------


def negotiate(q: Question) -> str:
    """Answer what is proposed, propose what suits both, and be ready."""
    seat = q.ask.seat
    waiting = [
        deal
        for deal in q.g.state.floor.proposed
        if seat in deal.partners and seat not in deal.accepted
    ]
    if waiting:
        return _judge(q, waiting)
    if q.has("propose"):
        return "propose"
    if q.has("scrap"):
        return "scrap"
    if not q.has("ready"):
        return q.first("withdraw", "unready") or q.keys[0]
    for partner, items in _ideas(q):
        if q.has(f"draft.{partner}"):
            q.script = [*items, "propose"]
            return f"draft.{partner}"
    return "ready"


def _judge(q: Question, deals: Sequence[Deal]) -> str:
    for deal in deals:
        if q.has(f"accept.{deal.key}") and is_welcome(q, deal):
            return f"accept.{deal.key}"
    return f"decline.{deals[0].key}"


def is_welcome(q: Question, deal: Deal) -> bool:
    """Whether a deal is good for us, and not much better for a power that is about to win."""
    g = q.g
    clauses = [to_clause(g, item) for item in deal.items]
    mine = g.powers_of(q.ask.seat)
    own = other = 0.0
    danger = False
    for power in {p for clause in clauses for p in clause.parties}:
        o = Outlook(g, power)
        worth = deal_worth(o, q.plans[power], [c for c in clauses if power in c.parties])
        if power in mine:
            own += worth
        else:
            other += worth
            danger = danger or o.vp[power] >= scenario_of(g).standard_vp - 5
    return own - 0.15 * max(0.0, other) - (0.5 * other if danger else 0.0) >= MARGIN


def _ideas(q: Question) -> Iterator[tuple[Seat, list[str]]]:
    """Deals to propose, each partner at most once in a negotiation."""
    g = q.g
    seat, floor = q.ask.seat, g.state.floor
    if floor.moves.get(seat, 0) >= PATIENCE:
        return
    settled = {party for deal in floor.agreed for party in deal.parties}
    mine = g.powers_of(seat)
    for power in mine:
        o = Outlook(g, power)
        for other in g.impulse_order():
            partner = g.seat_of(other)
            asked = floor.counts.get(f"{seat}>{partner}", 0)
            if partner == seat or asked or (partner in settled and seat in settled):
                continue
            if len(mine) > 1 or len(g.powers_of(partner)) > 1:
                continue
            items = _proposal(o, q.plans, other)
            if items:
                yield partner, items


def _proposal(o: Outlook, plans: Sequence[Plan], other: Power) -> list[str]:
    """Peace, weddings, an alliance, soldiers for a card: all that suits both."""
    items: list[str] = []
    if o.g.is_at_war(o.power, other):
        if {o.power, other} == {ENGLAND, SPAIN}:
            return []
        items = _peace(o, plans[o.power], Outlook(o.g, other), plans[other])
        if not items:
            return []
    items += _weddings(o, other)
    items += _soldiers(o, other)
    return items or _alliance(o, other)


def _peace(o: Outlook, plan: Plan, they: Outlook, theirs: Plan) -> list[str]:
    """A white peace if it suits us; with a card on top where only we need it."""
    ours = peace_worth(o, plan, they.power)
    if ours < MARGIN:
        return []
    items = [f"item.end_war.{_seats(o, they.power)}", f"item.end_war.{_seats(they, o.power)}"]
    wanting = MARGIN + 0.15 * max(0.0, ours) - peace_worth(they, theirs, o.power)
    if 0 < wanting <= DRAW_TAKEN and ours - DRAW_GIVEN >= MARGIN:
        items += _headed(o, o.power, they.power, "card_draws", ["1"])
    return items


def _weddings(o: Outlook, other: Power) -> list[str]:
    """The best couple, if it is good for both."""
    for _, groom, bride in best_couples(o, other):
        if wedding_worth(o, other, groom, bride) < MARGIN:
            continue
        royals = f"{o.world.royals[groom].id}.{o.world.royals[bride].id}"
        return [
            *_headed(o, o.power, other, "marriage", [royals]),
            *_headed(o, other, o.power, "marriage", [royals]),
        ]
    return []


def _soldiers(o: Outlook, other: Power) -> list[str]:
    """The Holy Roman sells his mercenaries for hire to somebody at war."""
    hires = o.power == HRE and o.state.court.hire >= HIRED and other in (SPAIN, FRANCE, ENGLAND)
    if not hires or not o.state.at_war[other] or other == o.best_rival:
        return []
    return [
        *_headed(o, HRE, other, "mercenaries", [str(HIRED)]),
        *_headed(o, other, HRE, "card_draws", ["1"]),
    ]


def _alliance(o: Outlook, other: Power) -> list[str]:
    """With a natural ally who has an enemy of ours."""
    common = o.state.foes[o.power] & o.state.foes[other] & sum(1 << p for p in MAJORS)
    if not common or frozenset((o.power, other)) not in FRIENDS or other == o.best_rival:
        return []
    return [f"item.alliance.{_seats(o, other)}", f"item.alliance.{o.g.seat_of(other)}.{_own(o)}"]


def _own(o: Outlook) -> Seat:
    return o.g.seat_of(o.power)


def _seats(o: Outlook, other: Power) -> str:
    return f"{o.g.seat_of(o.power)}.{o.g.seat_of(other)}"


def _headed(o: Outlook, giver: Power, taker: Power, kind: str, details: list[str]) -> list[str]:
    """The keys that add a clause, whether it lies under a heading or not."""
    seats = f"{o.g.seat_of(giver)}.{o.g.seat_of(taker)}"
    rows = o.world.power_rows
    return [
        f"heading.{kind}.{rows[giver].id}.{rows[taker].id}",
        *(f"item.{kind}.{seats}.{detail}" for detail in details),
    ]


# -- war and peace -------------------------------------------------------------------------------


def war_worth(q: Question, target: Power) -> float:
    """What a war would bring this turn, as if it were on already."""
    state = q.g.state
    minors = sum(1 << p for p, patron in enumerate(state.patron) if patron == target)
    before = q.suppose_war(minors | 1 << target)
    gains = _conquests(Outlook(q.g, q.power), q.plan, minors | 1 << target)
    state.foes = before
    if not gains:
        return -1.0
    risk = 0.6 if target in MAJORS else 0.25
    return gains * 0.8 + q.plan.war_on(q.o, target) * 0.5 - risk * (1 + q.o.fronts)


def _conquests(o: Outlook, plan: Plan, owners: Mask) -> float:
    """What our armies could take of some powers, each army one space; those in a capital march
    after spring deployment."""
    wanted = Goals(o, plan)
    wanted.mask &= sum(o.state.controlled[p] for p in places_of(owners))
    best: dict[Space, float] = {}
    for p in prospects(o, plan, wanted):
        if p.chance >= 0.5:
            best[p.army.space] = max(best.get(p.army.space, 0.0), p.worth)
    for capital in o.world.capitals[o.power]:
        worth = _deployed(o, wanted, capital)
        best[capital] = max(best.get(capital, 0.0), worth)
    return sum(best.values())


def _deployed(o: Outlook, wanted: Goals, capital: Space) -> float:
    """The best that the army in a capital could take from where it may be deployed."""
    army = army_at(o, capital)
    units = min(army.units - 1, army.limit)
    if units < 4 or not o.friendly >> capital & 1:
        return 0.0
    near = o.world.land.neighbours(o.world.land.flood(1 << capital, o.friendly & ~o.enemy_land))
    far = o.world.land.neighbours(near & o.hostile & ~o.state.fortresses)
    best = 0.0
    for space in places_of(wanted.mask & (near | far)):
        goal = wanted.at(space)
        if goal is not None:
            chance = conquest_chance(o, units, min(units, army.foot), army.rating, goal.defence, 2)
            share = 0.8 if near >> space & 1 else 0.6
            best = max(best, share * chance * goal.worth if chance >= 0.5 else 0.0)
    return best


def declare_war(q: Question) -> str:
    """Only where a key is within reach, and not on a second front."""
    best, answer = 0.6, PASS
    for key in q.verbs("war."):
        target = q.g.world.power[key.partition(".")[2]]
        worth = war_worth(q, target) - CP * war_cost(q.g, q.power, target)
        if worth > best:
            best, answer = worth, key
    return answer


def free_war(q: Question) -> str:
    """A war that costs nothing."""
    best, answer = 0.5, PASS
    for key in q.verbs("war."):
        worth = war_worth(q, q.g.world.power[key.partition(".")[2]])
        if worth > best:
            best, answer = worth, key
    return answer


def event_peace(q: Question) -> str:
    enemy = q.g.world.power.get(q.arg("enemy"))
    if enemy is None:
        return q.first("peace") or q.keys[0]
    return "peace" if peace_worth(q.o, q.plan, enemy) >= 0.1 else "refuse"


def intervene(q: Question) -> str:
    """Take a minor's side only against a power that leads, and with no other war at hand."""
    enemy = q.g.world.power.get(q.arg("enemy"))
    leads = enemy is not None and q.o.best_rival == enemy and not q.o.fronts
    return "intervene" if leads and q.has("intervene") else q.first("isolate") or q.keys[-1]


def own_wedding(q: Question) -> str:
    """Two royals of one power, while the match is good for it."""
    best, answer = 0.4, PASS
    for key in q.verbs("wed."):
        _, groom, bride = key.split(".")
        worth = wedding_worth(q.o, q.power, q.g.world.royal[groom], q.g.world.royal[bride])
        if worth > best:
            best, answer = worth, key
    return answer
