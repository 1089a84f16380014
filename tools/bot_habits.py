"""What bots do with their armies, cards and ships, counted over games: good habits and bad ones.

    python -m tools.bot_habits --games 40 --seed habits
    python -m tools.bot_habits --games 40 --seed habits --commit HEAD~20      # as they were
    python -m tools.bot_habits --game ultima_ratio_regis --games 20 --seed habits
    python -m tools.bot_habits --game virgin_queen --games 40 --seed habits

Figures are of one game, on average. With `--commit` the bots of an earlier commit play.
"""

import argparse
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final

from tercio.arena.match import Match
from tercio.bots.turns import play_out
from tercio.games.virgin_queen.model.events.espionage import EspionageResolved
from tercio.games.virgin_queen.model.events.oceans import ColonyFounded, ExpeditionBuilt
from tercio.games.virgin_queen.model.events.religion import (
    FaithChanged,
    RebellionBegan,
    RebellionEnded,
)
from tercio.kernel.ask import PASS, Seat
from tercio.kernel.bot import Bot, Sight
from tercio.kernel.floor import DealAgreed
from tercio.kernel.randomness import Stream
from tercio.kernel.table import Table
from tercio.wars.model import events as told
from tools.earlier_bots import earlier_thinker
from tools.realm_habits import RealmHabits

SCENARIOS: Final = {
    "here_i_stand": ("1517", 6),
    "virgin_queen": ("campaign", 6),
    "ultima_ratio_regis": ("new_order", 4),
}
"""What is played of each game, and by how many."""
RULERS: Final = frozenset(
    f"leader:{id}" for id in ("suleiman", "charles_v", "henry_viii", "francis_i", "henry_ii")
)
CHURN: Final = 2
"""Turns after a peace within which a new war is churn."""
MAJORS: Final = frozenset(
    f"power:{id}"
    for id in (
        *("ottoman", "hapsburg", "england", "france", "papacy", "protestant"),
        *("spain", "hre"),
    )
)


class Watched:
    """A bot whose answers are counted by the kind of the question."""

    def __init__(self, bot: Bot, seen: Counter[str]) -> None:
        self.bot = bot
        self.seen = seen

    def choose(self, sight: Sight) -> str:
        answer = self.bot.choose(sight)
        kind = sight.ask.kind
        if len(sight.ask.options) > 1 and kind in ASKED:
            self.seen[f"asked.{kind}"] += 1
            self.seen[f"done.{kind}"] += answer != PASS
            self.seen[f"{kind}.{answer.partition('.')[0]}"] += 1
        return answer


ASKED: Final = ("naval-intercept", "naval-avoid", "sue-for-peace", "interception", "piracy-award")


class Habits:
    """Counts over games; `turns` and `games` are what they are divided by."""

    def __init__(self) -> None:
        self.games = 0
        self.count: Counter[str] = Counter()
        self.cards: Counter[tuple[str, str]] = Counter()
        """By type and use."""
        self.events: Counter[str] = Counter()
        """Cards as events, by id."""
        self.cp: dict[str, Counter[str]] = {}
        """By power and action."""
        self.first_deals: Counter[str] = Counter()
        """Who agreed with whom on what in the first turn."""

    def watch(self, table: Table[Any], bots: Mapping[Seat, Bot]) -> None:
        play_out(table, {seat: Watched(bot, self.count) for seat, bot in bots.items()})
        self.games += 1
        self.read(table)

    # -- reading a log -----------------------------------------------------------------------------

    def read(self, table: Table[Any]) -> None:
        log = [logged.event for logged in table.g.log]
        self._sieges(log)
        self._wars(log)
        self._marches(log)
        self._court(log)
        world = table.g.world
        kinds = {f"card:{row.id}": row.type for row in world.cards.values()}
        for event in log:
            match event:
                case told.CardPlayed():
                    self.cards[kinds[event.card], event.use] += 1
                    self.events[event.card.partition(":")[2]] += event.use != "cp"
                case told.CpSpent():
                    spent = self.cp.setdefault(event.power.partition(":")[2], Counter())
                    spent[event.action] += event.cp
                case told.LeaderCaptured():
                    self.count["leaders captured"] += 1
                    self.count["rulers captured"] += event.leader in RULERS
                case told.BattleFought():
                    self.count[f"battles: {event.kind}"] += 1
                    self.count[f"won by the attacker: {event.kind}"] += (
                        event.winner == event.attacker
                    )
                case told.TroopsLost():
                    self.count[f"units lost: {event.cause}"] += event.count
                case told.MinorDeactivated():
                    self.count["minors deactivated"] += 1
                case told.VpGained():
                    self.count[f"VP: {event.reason}"] += event.vp
                case _:
                    self.count[type(event).__name__] += 1

    def _sieges(self, log: list[Any]) -> None:
        stormed: dict[str, bool] = {}
        for event in log:
            if isinstance(event, told.SiegeBegun):
                stormed[event.space] = False
                self.count["sieges begun"] += 1
            elif isinstance(event, told.BattleFought) and event.kind == "assault":
                stormed[event.place] = True
            elif isinstance(event, told.SiegeLifted) and event.space in stormed:
                self.count["sieges assaulted"] += stormed.pop(event.space)
        self.count["sieges assaulted"] += sum(stormed.values())

    def _wars(self, log: list[Any]) -> None:
        """A war between two who made peace a turn or two ago, and a peace as soon after a war."""
        turn = 0
        ended: dict[frozenset[str], int] = {}
        wars: set[frozenset[str]] = set()
        for event in log:
            if isinstance(event, told.PhaseBegan):
                turn = event.turn
            elif isinstance(event, told.WarBegan):
                self.count["wars begun"] += 1
                pair = frozenset((event.power, event.enemy))
                self.count["wars begun again soon"] += turn - ended.get(pair, -9) <= CHURN
                if pair <= MAJORS:
                    wars.add(pair)
            elif isinstance(event, told.WarDeclared) and event.enemy in MAJORS:
                fought = sum(event.power in war and event.enemy not in war for war in wars)
                self.count["declared on a major power"] += 1
                self.count["declared on a major power, at war with two"] += fought >= 2
            elif isinstance(event, told.PeaceMade | told.WarEnded):
                pair = frozenset((event.power, event.enemy))
                wars.discard(pair)
                if isinstance(event, told.PeaceMade):
                    self.count["peaces made"] += 1
                    ended[pair] = turn

    def _marches(self, log: list[Any]) -> None:
        """Marches that take back the last march of the same units in the same turn."""
        last: dict[str, tuple[str, str]] = {}
        for event in log:
            if isinstance(event, told.PhaseBegan):
                last.clear()
            elif isinstance(event, told.ForceMoved) and event.how == "move":
                self.count["marches"] += 1
                before = last.get(event.power)
                self.count["marches back"] += before == (event.to, event.origin)
                last[event.power] = (event.origin, event.to)

    def _court(self, log: list[Any]) -> None:
        """What only Virgin Queen has: rebels, colonies, plots; and deals of the first turn."""
        turn = 0
        antwerp = rebels = 0
        for event in log:
            match event:
                case told.PhaseBegan():
                    turn = event.turn
                case DealAgreed() if turn == 1:
                    parties = " ".join(sorted((event.proposer, *event.partners)))
                    what = " ".join(sorted({clause.message for clause in event.clauses}))
                    self.first_deals[f"{parties}: {what}"] += 1
                case ExpeditionBuilt():
                    self.count["expeditions with a colony"] += bool(event.colony)
                case ColonyFounded():
                    self.count[f"colonies of {event.power.partition(':')[2]}"] += 1
                case EspionageResolved():
                    self.count[f"plots: {event.action}, {event.result}"] += 1
                case RebellionBegan():
                    rebels = event.strength
                    self.count[f"rebellions of {rebels} CP"] += 1
                case RebellionEnded():
                    self.count[f"rebellions of {rebels} CP that succeed"] += event.success
                case FaithChanged() if event.space == "space:antwerp":
                    antwerp += 1
        self.count["Antwerp changes its faith"] += antwerp

    # -- telling -----------------------------------------------------------------------------------

    def lines(self) -> Iterator[str]:
        n = max(1, self.games)
        yield f"{self.games} games; figures are of one."
        for name, count in sorted(self.count.items()):
            yield f"{name}: {count / n:.2f}"
        yield from ("", "Cards, by type and use:")
        for (kind, use), count in sorted(self.cards.items()):
            yield f"{kind} as {use}: {count / n:.2f}"
        yield from ("", "Played as events, all games together:")
        yield ", ".join(f"{card} {count}" for card, count in sorted(self.events.items()))
        yield from ("", "Deals of the first turn, all games together:")
        yield from (f"{count} {deal}" for deal, count in self.first_deals.most_common(12))
        yield from ("", "CP by power, in percent:")
        for power, spent in self.cp.items():
            total = spent.total()
            parts = (f"{what} {round(100 * cp / total)}" for what, cp in spent.most_common(9))
            yield f"{power} ({total / n:.0f} a game): {', '.join(parts)}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--game", choices=tuple(SCENARIOS), default="here_i_stand")
    parser.add_argument("--scenario")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", default="habits")
    parser.add_argument("--commit", help="whose bots play; today's if not given")
    args = parser.parse_args()
    scenario, players = SCENARIOS[args.game]
    if args.scenario:
        match = Match(args.game, args.seed, args.scenario)
    else:
        match = Match(args.game, args.seed, scenario, players)
    habits = RealmHabits() if args.game == "ultima_ratio_regis" else Habits()
    for number in range(args.games):
        table = match.table(number)
        table.keep_rarely(100)
        bots = match.sit_down(number)
        if args.commit:
            thinker = earlier_thinker(args.game, args.commit)
            stream = Stream.from_seed(f"{args.seed}/{number}/bots")
            bots = {seat: thinker(seat, stream.child(seat)) for seat in bots}
        habits.watch(table, bots)
    for line in habits.lines():
        print(line)


if __name__ == "__main__":
    main()
