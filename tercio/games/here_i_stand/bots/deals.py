"""Diplomacy: what a clause is worth, which deals to make, and whom to fight."""

from collections.abc import Iterator, Sequence

from tercio.games.here_i_stand.bots.outlook import Outlook
from tercio.games.here_i_stand.bots.plans import Plan
from tercio.games.here_i_stand.bots.question import Question
from tercio.games.here_i_stand.bots.values import CP, capture, holding
from tercio.games.here_i_stand.conditions import holds
from tercio.games.here_i_stand.powers import (
    ENGLAND,
    FRANCE,
    HAPSBURG,
    MAJORS,
    OTTOMAN,
    PAPACY,
)
from tercio.games.here_i_stand.rules.diplomacy.peace import is_league_war
from tercio.games.here_i_stand.rules.diplomacy.war import war_cost
from tercio.games.here_i_stand.rules.victory import scenario_of
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
FRIENDS = frozenset((frozenset((OTTOMAN, FRANCE)), frozenset((HAPSBURG, PAPACY))))
"""Natural allies."""

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
        case "mercenaries":
            return -0.2 * count if gives else 0.15 * count
        case "grant_divorce":
            return -1.1 if gives else 2.0
        case "rescind_excommunication":
            return -0.1 if gives else 0.6
        case "return_leader":
            return -0.6 if gives else 1.0
        case "cede_space":
            space = o.world.location[clause.detail]
            return -holding(o, space) if gives else capture(o, space)
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
            danger = danger or o.vp[power] >= scenario_of(g).standard_vp - 3
    return own - 0.1 * max(0.0, other) - (0.5 * other if danger else 0.0) >= MARGIN


def _ideas(q: Question) -> Iterator[tuple[Seat, list[str]]]:
    """Deals to propose, each partner at most once in a negotiation."""
    g = q.g
    seat, floor = q.ask.seat, g.state.floor
    if floor.moves.get(seat, 0) >= PATIENCE:
        return
    settled = {party for deal in floor.agreed for party in deal.parties}
    for power in g.powers_of(seat):
        o = Outlook(g, power)
        for other in MAJORS:
            partner = g.seat_of(other)
            asked = floor.counts.get(f"{seat}>{partner}", 0)
            if partner == seat or partner in settled or asked:
                continue
            items = _proposal(o, q.plans, other, seat, partner)
            if items:
                yield partner, items


def _proposal(
    o: Outlook, plans: Sequence[Plan], other: Power, seat: Seat, partner: Seat
) -> list[str]:
    plan = plans[o.power]
    if len(o.g.powers_of(seat)) > 1 or len(o.g.powers_of(partner)) > 1:
        return []
    if o.g.is_at_war(o.power, other):
        if is_league_war(o.g, o.power, other):
            return []
        return _peace(o, plan, Outlook(o.g, other), plans[other])
    wants_divorce = holds(o.g, "marital_marker_on_divorce") and o.g.rules(ENGLAND, "henry_viii")
    if (o.power, other) == (ENGLAND, PAPACY) and wants_divorce:
        return [f"item.grant_divorce.{partner}.{seat}", *_card_draws(o, other, 2)]
    return _alliance(o, other)


def _peace(o: Outlook, plan: Plan, they: Outlook, theirs: Plan) -> list[str]:
    """A white peace if it suits us; with a card on top where only we need it."""
    ours = peace_worth(o, plan, they.power)
    if ours < MARGIN:
        return []
    seat, partner = o.g.seat_of(o.power), o.g.seat_of(they.power)
    items = [f"item.end_war.{seat}.{partner}", f"item.end_war.{partner}.{seat}"]
    wanting = MARGIN + 0.1 * max(0.0, ours) - peace_worth(they, theirs, o.power)
    if 0 < wanting <= DRAW_TAKEN and ours - DRAW_GIVEN >= MARGIN:
        items += _card_draws(o, they.power, 1)
    return items


def _alliance(o: Outlook, other: Power) -> list[str]:
    """With a natural ally who has an enemy of ours; ships are lent to whoever fights at sea."""
    common = o.state.foes[o.power] & o.state.foes[other] & sum(1 << p for p in MAJORS)
    if not common or frozenset((o.power, other)) not in FRIENDS or other == o.best_rival:
        return []
    seat, partner = o.g.seat_of(o.power), o.g.seat_of(other)
    pairs = f"{seat}.{partner}", f"{partner}.{seat}"
    return [f"item.alliance.{pair}" for pair in pairs]


def _card_draws(o: Outlook, taker: Power, most: int) -> list[str]:
    """The keys that offer some card draws, or as many as can be given."""
    seats = f"{o.g.seat_of(o.power)}.{o.g.seat_of(taker)}"
    return [
        f"heading.card_draws.{_id(o, o.power)}.{_id(o, taker)}",
        *(f"item.card_draws.{seats}.{count}" for count in range(most, 0, -1)),
    ]


def _id(o: Outlook, power: Power) -> str:
    return o.world.power_rows[power].id


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
        worth = _deployed(o, plan, wanted, capital)
        best[capital] = max(best.get(capital, 0.0), worth)
    return sum(best.values())


def _deployed(o: Outlook, plan: Plan, wanted: Goals, capital: Space) -> float:
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


def event_war(q: Question) -> str:
    """A war that an event gives for nothing must be declared on somebody."""
    targets = {q.g.world.power[key.rpartition(".")[2]]: key for key in q.verbs("power.")}
    if not targets:
        return q.keys[0]
    return targets[max(targets, key=lambda target: war_worth(q, target))]


def sue_for_peace(q: Question) -> str:
    """When two home keys, or more, are in an enemy's hands."""
    for key in q.verbs("sue."):
        enemy = q.g.world.power[key.partition(".")[2]]
        lost = q.g.state.controlled[enemy] & q.g.state.home[q.power] & q.g.world.keys
        if lost.bit_count() >= 2 and q.o.vp[enemy] < scenario_of(q.g).standard_vp - 3:
            return key
    return PASS


def regain(q: Question) -> str:
    """What can be had for a card is had."""
    by_card = [key for key in q.keys if key.endswith(".card")]
    return by_card[0] if by_card else q.first("price.card", "space") or q.keys[0]


def intervene(q: Question) -> str:
    """Take a minor's side against a power that leads."""
    attacker = q.g.world.power.get(q.arg("power"))
    if attacker is not None and q.o.best_rival == attacker and q.has("intervene"):
        return "intervene"
    return q.first("stay-out", "decline") or q.keys[-1]


def ransom(q: Question) -> str:
    rulers = ("suleiman", "charles_v", "francis_i", "henry_viii")
    return q.first(*(f"ransom.{id}" for id in rulers)) or PASS


def remove_ban(q: Question) -> str:
    return "donate" if q.has("donate") and q.o.turns_left >= 2 else PASS
