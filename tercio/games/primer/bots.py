"""A bot that plays by rules of thumb, from what its seat can see."""

from tercio.games.primer.position import NOBODY, Lombardy
from tercio.games.primer.rules import GOAL
from tercio.kernel.ask import Phrase, Seat
from tercio.kernel.bot import Sight
from tercio.kernel.randomness import Stream

LIKED = ("", "pass", "ready", "decline", "accept", "propose", "item.truce", "play")

THUMBS = {
    "bid": "hint-bid",
    "negotiate": "hint-deal",
    "impulse": "hint-play",
    "on-the-march": "hint-play",
    "before-battle": "hint-play",
}
"""By the kind of a question, the message that tells his rule of thumb."""


class Sergeant:
    """Marches where most is to be won at least risk; else musters where he is threatened."""

    def __init__(self, seat: Seat, stream: Stream) -> None:
        self.seat = seat
        self.plan: list[str] = []
        self.aim = ""
        """The town that the march is for."""

    def choose(self, sight: Sight) -> str:
        g, keys = sight.position, [option.key for option in sight.ask.options]
        if sight.ask.kind == "impulse":
            self.plan = max(self.marches(g), default=(0.0, list[str]()))[1]
            self.aim = self.plan[1].partition(".")[2] if self.plan else ""
        if self.plan and self.plan[0] in keys:
            return self.plan.pop(0)
        return max(keys, key=lambda key: self.liking(g, key))

    def reason(self, sight: Sight, key: str) -> Phrase | None:
        """What a march is for, and against whom somebody musters."""
        g, (verb, _, town) = sight.position, key.partition(".")
        if verb in ("march", "goal", "companies") and self.aim:
            worth = g.data.towns[self.aim].value
            return Phrase("hint-march", {"town": f"town:{self.aim}", "value": worth})
        if verb == "muster":
            return Phrase("hint-muster", {"town": f"town:{town}", "foes": self.threat(g, town)})
        return None

    def thumb(self, sight: Sight) -> Phrase | None:
        told = THUMBS.get(sight.ask.kind)
        return Phrase(told) if told is not None else None

    def marches(self, g: Lombardy) -> list[tuple[float, list[str]]]:
        """Every march that promises enough: how much, and the keys that spell it out."""
        found, s = [], g.state
        for start in g.holdings(self.seat):
            column = s.companies[start] - (self.threat(g, start) > 0)
            for goal in GOAL.enumerate(g.data.towns if column > 0 else (), g, self.seat, start):
                foe, companies, town = s.owner[goal], s.companies[goal], g.data.towns[goal]
                odds = column / (column + companies + town.walls) if companies else 1
                promise = odds * town.value * (1 if foe == NOBODY else 1.5)
                if foe != self.seat and odds >= 0.5 and promise > 0.8:
                    found.append((promise, f"march.{start} goal.{goal} companies.{column}".split()))
        return found

    def threat(self, g: Lombardy, town: str) -> int:
        """The most companies that a rival has next to a town."""
        near = [t for t in g.data.towns[town].roads if g.state.owner[t] not in (self.seat, NOBODY)]
        return max((g.state.companies[t] for t in near), default=0)

    def liking(self, g: Lombardy, key: str) -> float:
        verb, _, rest = key.partition(".")
        if verb == "bid":
            return -abs(int(rest) - g.state.ducats[self.seat] // 3)
        if verb == "muster":
            return 5 + self.threat(g, rest) - g.state.companies[rest]
        if verb == "draft":
            return 0 if g.state.floor.counts else 3 + g.points(Seat(rest))
        items = [item for deal in g.state.floor.proposed for item in deal.items]
        costly = verb == "accept" and any(i.what and i.giver == self.seat for i in items)
        return 0 if costly else max(n for n, verb in enumerate(LIKED) if key.startswith(verb))
