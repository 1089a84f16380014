"""Diplomacy as both games know it: which deals to make, and whom to fight."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import ClassVar, Generic

from tercio.kernel.ask import PASS, Seat
from tercio.kernel.deals import Deal
from tercio.wars.bots.campaigns import Goals, Prospect, prospects, site_near, sites
from tercio.wars.bots.caution import relief_risk
from tercio.wars.bots.loans import has_use_for_ships, idle_fleets, loan_worth
from tercio.wars.bots.outlook import O, WarOutlook
from tercio.wars.bots.plans import WarPlan
from tercio.wars.bots.question import WarQuestion
from tercio.wars.bots.war import armies, army_at, conquest_chance, loss_chance, threat_to
from tercio.wars.diplomacy.clauses import Clause, to_clause
from tercio.wars.model.names import Cp, Mask, Power, Space
from tercio.wars.model.numbered import by_power, powers_in, spaces_in
from tercio.wars.model.power_questions import is_at_war
from tercio.wars.model.space_questions import controller_of

ROUNDING = 1e-9
"""What sums of worths may be off by."""
ABOUT_TO_WIN = 0.5
"""How near to victory a power is that must be fought, whoever else is."""
LEAST_FOR_WAR = 0.5
"""The chance of a conquest for which a war is begun."""
PATIENCE = 12
"""Moves after which a seat proposes nothing more on one floor."""

# -- what a clause is worth ------------------------------------------------------------------------


def peace_worth(o: O, plan: WarPlan[O], enemy: Power) -> float:
    """White peace: good where we bleed or fight on two fronts, bad where a key is about to fall."""
    worth = 0.25 + 0.45 * (o.fronts - 1) + plan.peace_with(o, enemy)
    # Whoever is about to win is to be fought, and the others are needed against him.
    leader = o.best_rival
    worth += o.weights.common_cause * o.nearness(leader) * (-1 if enemy == leader else 1)
    if o.campaign is None:
        o.campaign = prospects(o, plan, Goals(o, plan))
    for p in o.campaign:
        if controller_of(o.g, p.goal.space) == enemy and p.chance >= 0.5:
            worth -= 0.7 * p.worth
            break
    for space in spaces_in(o.state.controlled[o.power] & o.world.keys):
        threat = threat_to(o, space)
        if threat[0] and loss_chance(threat, army_at(o, space).units) > 0.35:
            worth += 0.6
            break
    return worth


def seats_of(o: WarOutlook, giver: Power, taker: Power) -> str:
    return f"{o.g.seat_of(giver)}.{o.g.seat_of(taker)}"


def headed(
    o: WarOutlook, giver: Power, taker: Power, kind: str, *, details: list[str]
) -> list[str]:
    """The keys that add a clause, whether it lies under a heading or not."""
    seats, rows = seats_of(o, giver, taker), o.world.power_rows
    return [
        f"heading.{kind}.{rows[giver].id}.{rows[taker].id}",
        *(f"item.{kind}.{seats}.{detail}" for detail in details),
    ]


class Diplomat(ABC, Generic[O]):
    """Judges deals and makes them. A game says what its clauses are worth, and what it proposes."""

    friends: ClassVar[frozenset[frozenset[Power]]]
    """Natural allies."""

    # -- what the game decides ---------------------------------------------------------------------

    @abstractmethod
    def own_clause_worth(self, o: O, clause: Clause, gives: bool, count: int) -> float | None:
        """Of clauses that only this game has; None for all others."""

    @abstractmethod
    def offers(self, o: O, other: Power) -> list[str]:
        """The keys of what suits both besides peace and alliance; empty if there is nothing."""

    @abstractmethod
    def must_fight_on(self, o: O, enemy: Power) -> bool:
        """Whether no deal can end a war."""

    def settled(self, q: WarQuestion[O]) -> set[Seat]:
        """The seats that are offered nothing more: they have their deal."""
        return {party for deal in q.g.state.floor.agreed for party in deal.parties}

    @abstractmethod
    def war_cost(self, o: O, target: Power) -> Cp:
        """What it costs to declare war on a power."""

    def has_hands_free(self, o: O) -> bool:
        """Whether the power may take a minor's side."""
        return True

    # -- judging -----------------------------------------------------------------------------------

    def clause_worth(self, o: O, plan: WarPlan[O], clause: Clause) -> float:
        """To the power of the outlook, which is a party of the clause."""
        gives = clause.giver == o.power
        other = clause.taker if gives else clause.giver
        count = int(clause.detail) if clause.detail.isdigit() else 1
        own = self.own_clause_worth(o, clause, gives, count)
        if own is not None:
            return own
        match clause.kind:
            case "end_war":
                return peace_worth(o, plan, other)
            case "alliance":
                return 0.3 if frozenset((o.power, other)) in self.friends else 0.1
            case "card_draws":
                return -o.weights.card_given * count if gives else o.weights.card_taken * count
            case "return_leader":
                return -0.6 if gives else 1.0
            case "cede_space":
                space = o.world.space[clause.detail]
                return -o.holding(space) if gives else o.capture(space)
            case "loan_fleets":
                return loan_worth(o, plan, clause)
        return -1.0 if gives else 0.0

    def is_welcome(self, q: WarQuestion[O], deal: Deal) -> bool:
        """Whether a deal is good for us, and not much better for a power that is about to win."""
        g = q.g
        clauses = [to_clause(g, item) for item in deal.items]
        mine = g.powers_of(q.ask.seat)
        own = other = 0.0
        danger = False
        parties = {p for clause in clauses for p in clause.parties}
        for power in parties:
            o, plan = q.o.of(power), q.plans[power]
            worth = sum(self.clause_worth(o, plan, c) for c in clauses if power in c.parties)
            if power in mine:
                own += worth
            else:
                other += worth
                danger = danger or o.vp[power] >= o.scenario.standard_vp - o.weights.alarm
        w = q.o.weights
        gain = own - w.envy * max(0.0, other) - (0.5 * other if danger else 0.0)
        gain += sum(q.o.taste(p) for p in parties if p not in mine and p in g.world.majors)
        return gain >= w.deal - ROUNDING

    # -- the floor ---------------------------------------------------------------------------------

    def negotiate(self, q: WarQuestion[O]) -> str:
        """Answer what is proposed, propose what suits both, and be ready."""
        seat = q.ask.seat
        waiting = [
            deal
            for deal in q.g.state.floor.proposed
            if seat in deal.partners and seat not in deal.accepted
        ]
        if waiting:
            return self._judge(q, waiting)
        if q.has("propose"):
            return "propose"
        if q.has("scrap"):
            return "scrap"
        if not q.has("ready"):
            return q.first("withdraw", "unready") or q.keys[0]
        for partner, items in self._ideas(q):
            q.script = [*items, "propose"]
            return f"draft.{partner}"
        return "ready"

    def _judge(self, q: WarQuestion[O], deals: Sequence[Deal]) -> str:
        for deal in deals:
            if q.has(f"accept.{deal.key}") and self.is_welcome(q, deal):
                return f"accept.{deal.key}"
        return f"decline.{deals[0].key}"

    def _ideas(self, q: WarQuestion[O]) -> Iterator[tuple[Seat, list[str]]]:
        """Deals to propose, each partner at most once in a negotiation.

        Seats with several powers keep to themselves.
        """
        g, seat = q.g, q.ask.seat
        floor = g.state.floor
        mine = g.powers_of(seat)
        if floor.moves.get(seat, 0) >= PATIENCE or len(mine) > 1:
            return
        o = q.o.of(mine[0])
        settled = self.settled(q)
        for other in sorted(g.impulse_order(), key=o.taste, reverse=True):
            partner = g.seat_of(other)
            asked = partner in settled or floor.counts.get(f"{seat}>{partner}", 0)
            if asked or not q.has(f"draft.{partner}") or len(g.powers_of(partner)) > 1:
                continue
            items = self.proposal(o, q.plans, other)
            if items:
                yield partner, items

    def peaces(self, q: WarQuestion[O]) -> list[tuple[str, list[str]]]:
        """White peaces that could be proposed: the key that begins a draft, and those after it."""
        g, seat = q.g, q.ask.seat
        found = []
        for enemy in q.o.enemies:
            partner = g.seat_of(enemy)
            pairs = seats_of(q.o, q.power, enemy), seats_of(q.o, enemy, q.power)
            asked = g.state.floor.counts.get(f"{seat}>{partner}", 0)
            if not asked and q.has(f"draft.{partner}") and not self.must_fight_on(q.o, enemy):
                items = [f"item.end_war.{pair}" for pair in pairs]
                found.append((f"draft.{partner}", [*items, "propose"]))
        return found

    # -- proposals ---------------------------------------------------------------------------------

    def proposal(self, o: O, plans: Sequence[WarPlan[O]], other: Power) -> list[str]:
        """The keys of a deal that suits us and may suit them; empty if there is none."""
        items: list[str] = []
        if is_at_war(o.g, o.power, other):
            if self.must_fight_on(o, other):
                return []
            items = self.peace(o, plans[o.power], o.of(other), plans[other])
            if not items:
                return []
        items += self.offers(o, other)
        return items or self.alliance(o, plans, other)

    def peace(self, o: O, plan: WarPlan[O], they: O, theirs: WarPlan[O]) -> list[str]:
        """A white peace if it suits us; with a card on top where only we need it."""
        w, ours = o.weights, peace_worth(o, plan, they.power)
        if ours < w.deal:
            return []
        items = [
            f"item.end_war.{seats_of(o, o.power, they.power)}",
            f"item.end_war.{seats_of(o, they.power, o.power)}",
        ]
        wanting = w.deal + w.envy * max(0.0, ours) - peace_worth(they, theirs, o.power)
        if 0 < wanting <= w.card_taken and ours - w.card_given >= w.deal:
            items += headed(o, o.power, they.power, "card_draws", details=["1"])
        return items

    def alliance(self, o: O, plans: Sequence[WarPlan[O]], other: Power) -> list[str]:
        """With a natural ally who has an enemy of ours; ships go to the one who can use them."""
        common = o.state.foes[o.power] & o.state.foes[other] & o.major_mask
        if not common or frozenset((o.power, other)) not in self.friends or other == o.best_rival:
            return []
        pairs = seats_of(o, o.power, other), seats_of(o, other, o.power)
        items = [f"item.alliance.{pair}" for pair in pairs]
        they = o.of(other)
        ours = has_use_for_ships(o, plans[o.power])
        if ours != has_use_for_ships(they, plans[other]):
            lender, borrower = (other, o.power) if ours else (o.power, other)
            for fleet in idle_fleets(o, lender, borrower):
                items += headed(o, lender, borrower, "loan_fleets", details=[fleet])
        return items

    # -- wars --------------------------------------------------------------------------------------

    def war_worth(self, q: WarQuestion[O], target: Power, recruits: int = 0) -> float:
        """What a war would bring this turn, as if it were on already; so many more units could be
        raised for it at once."""
        if self._has_wars_enough(q.o, target):
            return -1.0
        state = q.g.state
        minors = sum(1 << p for p, patron in by_power(state.patron) if patron == target)
        before = q.suppose_war(minors | 1 << target)
        o = q.o.of(q.power)
        o.armies, o.known_armies = armies(q.o), q.o.known_armies  # they are the same in any war
        gains = conquests(o, q.plan, minors | 1 << target, recruits)
        state.foes = before
        if not gains:
            return -1.0
        w = q.o.weights
        risk = w.war if target in q.g.world.majors else w.war_on_minor
        worth = gains * 0.8 + q.plan.war_on(q.o, target) * 0.5 - risk * (1 + len(q.o.enemies))
        fickle = q.memory is not None and q.memory.made_peace_lately(target, state.turn)
        return worth - w.fickle if fickle else worth

    def _has_wars_enough(self, o: O, target: Power) -> bool:
        """Nobody begins one war too many, but to stop whoever is about to win."""
        if target not in o.world.majors or o.nearness(target) > ABOUT_TO_WIN:
            return False
        return len(o.enemies) >= o.weights.most_wars

    def best_war(self, q: WarQuestion[O], least: float, free: bool) -> str:
        """The best of the wars that are offered, if it is worth more than `least`."""
        best, answer = least, PASS
        for key in q.verbs("war."):
            target = q.g.world.power[key.partition(".")[2]]
            price = 0.0 if free else q.o.weights.cp * self.war_cost(q.o, target)
            worth = self.war_worth(q, target) - price
            if worth > best:
                best, answer = worth, key
        return answer

    def declare_war(self, q: WarQuestion[O]) -> str:
        """Only where a key is within reach, and not on a second front."""
        return self.best_war(q, q.o.weights.least_war, free=False)

    def intervene(self, q: WarQuestion[O]) -> str:
        """Take a minor's side only against a power that leads."""
        attacker = q.g.world.power.get(q.arg("enemy") or q.arg("power"))
        leads = attacker is not None and q.o.best_rival == attacker and self.has_hands_free(q.o)
        if leads and q.has("intervene"):
            return "intervene"
        return q.first("stay-out", "isolate") or q.keys[-1]


def conquests(o: O, plan: WarPlan[O], owners: Mask, recruits: int = 0) -> float:
    """What our armies could take of some powers, each army one space; those in a capital march
    after spring deployment. Relief may come to it, and recruits to us."""
    wanted = Goals(o, plan)
    wanted.mask &= sum(o.state.controlled[p] for p in powers_in(owners))
    best: dict[Space, float] = {}
    for found in prospects(o, plan, wanted):
        p = _reinforced(o, found, recruits) if recruits else found
        if p.chance >= LEAST_FOR_WAR:
            kept = 1 - relief_risk(o, p.goal.space, p.units, p.army.rating)
            best[p.army.space] = max(best.get(p.army.space, 0.0), kept * p.worth)
    for capital in o.world.capitals[o.power]:
        best[capital] = max(best.get(capital, 0.0), _deployed(o, wanted, capital))
    return sum(best.values())


def _reinforced(o: WarOutlook, p: Prospect, recruits: int) -> Prospect:
    """The same army with recruits, as many as its leader can take along, if they can join it."""
    if site_near(o, p.army.space, sites(o)) is None:
        return p
    more = max(0, min(recruits, p.army.limit - p.units))
    units, foot = p.units + more, p.foot + more
    chance = conquest_chance(units, foot, p.army.rating, p.goal.defence)
    return p._replace(units=units, foot=foot, chance=chance)


def _deployed(o: WarOutlook, wanted: Goals, capital: Space) -> float:
    """The best that the army in a capital could take from where it may be deployed."""
    army = army_at(o, capital)
    units = min(army.units - 1, army.limit)
    if units < 4 or not o.friendly >> capital & 1:
        return 0.0
    near = o.world.land.neighbours(o.world.land.flood(1 << capital, o.friendly & ~o.enemy_land))
    far = o.world.land.neighbours(near & o.hostile & ~o.state.fortresses)
    best = 0.0
    for space in spaces_in(wanted.mask & (near | far)):
        goal = wanted.at(space)
        if goal is not None:
            chance = conquest_chance(units, min(units, army.foot), army.rating, goal.defence)
            share = 0.8 if near >> space & 1 else 0.6
            kept = 1 - relief_risk(o, space, units, army.rating)
            if chance >= LEAST_FOR_WAR:
                best = max(best, share * kept * chance * goal.worth)
    return best
