"""A bot that plays by rules of thumb, from what its seat can see."""

from tercio.games.primer.position import NOBODY, Lombardy
from tercio.games.primer.rules import GOAL
from tercio.kernel.ask import Seat
from tercio.kernel.bot import Sight
from tercio.kernel.masks import places_of
from tercio.kernel.randomness import Stream

LIKINGS = {"play": 9, "item.truce": 5, "propose": 4, "decline": 2, "ready": 1, "pass": 0}


class Sergeant:
    """Marches where most is to be won at least risk; else musters where he is threatened."""

    def __init__(self, seat: Seat, stream: Stream) -> None:
        self.seat = seat
        self.plan: list[str] = []

    def choose(self, sight: Sight) -> str:
        g: Lombardy = sight.position
        n, keys = g.seats.index(self.seat), [option.key for option in sight.ask.options]
        if sight.ask.kind == "impulse":
            self.plan = march_plan(g, n, keys)
        if self.plan and self.plan[0] in keys:
            return self.plan.pop(0)
        return max(keys, key=lambda key: liking(g, n, key))


def march_plan(g: Lombardy, n: int, keys: list[str]) -> list[str]:
    """The most promising march, spelled out in keys; none if no march promises enough."""
    s, best, plan = g.state, 0.8, list[str]()
    for start in places_of(g.holdings(n)):
        column = s.companies[start] - (threat(g, n, start) > 0)
        for goal in GOAL.enumerate(range(len(s.owner)), g, n, start) if column > 0 else ():
            town, foe = g.data.towns[goal], s.owner[goal]
            defence = s.companies[goal] and s.companies[goal] + town.walls
            promise = town.value * (1.5 if foe != NOBODY else 1) * column / (column + defence)
            if foe != n and promise > best:
                best = promise
                ids = g.data.towns[start].id, town.id
                plan = [f"march.{ids[0]}", f"goal.{ids[1]}", f"companies.{column}"]
    return plan if plan and plan[0] in keys else []


def threat(g: Lombardy, n: int, town: int) -> int:
    """The strongest rival company that stands next to a town."""
    s, around = g.state, places_of(g.data.roads.adjacent[town])
    return max((s.companies[t] for t in around if s.owner[t] not in (n, NOBODY)), default=0)


def liking(g: Lombardy, n: int, key: str) -> float:
    verb, _, rest = key.partition(".")
    if verb == "bid":
        return -abs(int(rest) - g.state.ducats[n] // 3)
    if verb in ("muster", "commission", "retreat"):
        town = g.data.number[rest]
        return 3 + threat(g, n, town) - g.state.companies[town] + g.data.towns[town].value / 4
    if verb == "draft":
        return -1 if g.state.floor.counts else g.points(g.seats.index(Seat(rest)))
    if verb == "accept":
        return 3 if generous(g, n, rest) else -1
    return LIKINGS.get(".".join(key.split(".")[:2]), LIKINGS.get(verb, -1))


def generous(g: Lombardy, n: int, key: str) -> bool:
    """A deal in which the bot pays no more than it gets."""
    offers = g.state.floor.proposed
    items = [i for d in offers if f"{d.proposer}.{d.partner}.{d.number}" == key for i in d.items]
    return sum(int(i.what) * (1 if i.taker == g.seats[n] else -1) for i in items if i.what) >= 0
