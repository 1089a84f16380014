"""Habits of the bots of *Ultima Ratio Regis*, from the log of a game and from their answers."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from typing import Any, Final

from tercio.bots.turns import play_out
from tercio.games.ultima_ratio_regis.model.events import combat, general, movement, realms
from tercio.kernel.ask import DONE, Seat
from tercio.kernel.bot import Bot, Sight
from tercio.kernel.table import Table

ACTIONS: Final = ("cruise", "piracy", "assault", "land", "send_corps", "lower_unrest")


class WatchedRealm:
    """A bot whose answers to some questions are counted."""

    def __init__(self, bot: Bot, seen: Counter[str]) -> None:
        self.bot = bot
        self.seen = seen

    def choose(self, sight: Sight) -> str:
        answer = self.bot.choose(sight)
        ask = sight.ask
        match ask.kind:
            case "take-anyway":
                option = ask.option("sacrifice")
                price = (option.args or {}).get("n", 1) if option is not None else 0
                self.seen["taken anyway: asked"] += 1
                self.seen["taken anyway: areas"] += answer == "sacrifice"
                self.seen["taken anyway: troops dispersed"] += (
                    price if answer == "sacrifice" and isinstance(price, int) else 0
                )
            case "leader-face":
                self.seen["leaders: might be extraordinary"] += 1
                self.seen["leaders: extraordinary"] += answer == "extraordinary"
            case "redeploy-minor" if len(ask.options) > 1:
                self.seen["redeploy-minor: asked"] += 1
                self.seen["redeploy-minor: moved"] += answer != DONE
            case "intercept-pirate":
                self.seen[f"intercept-pirate: {answer.partition('.')[0]}"] += 1
        return answer


class RealmHabits:
    """Counts over games; figures are of one."""

    def __init__(self) -> None:
        self.games = 0
        self.count: Counter[str] = Counter()
        self.vp: defaultdict[str, Counter[str]] = defaultdict(Counter)
        """By power, and what for."""
        self.actions: defaultdict[str, Counter[str]] = defaultdict(Counter)
        """By power and action."""
        self.robbed: Counter[str] = Counter()
        """Unrest that pirates brought, by victim."""

    def watch(self, table: Table[Any], bots: Mapping[Seat, Bot]) -> None:
        play_out(table, {seat: WatchedRealm(bot, self.count) for seat, bot in bots.items()})
        self.games += 1
        log = [logged.event for logged in table.g.log]
        self._sieges(log)
        self._marches(log)
        self._wars(log)
        for event in log:
            self._count(event)

    def _count(self, event: Any) -> None:
        match event:
            case general.ActionTaken():
                action = _name(event.action)
                self.actions[_name(event.power)][action] += 1
                if action in ACTIONS:
                    self.count[f"actions: {action}"] += 1
            case general.UnitsDispersed():
                self.count["units dispersed"] += event.count
            case general.UnitsEliminated():
                self.count["units eliminated"] += event.count
            case movement.PiracySucceeded():
                self.count["unrest by pirates"] += event.merchants
                self.robbed[_name(event.victim)] += event.merchants
            case movement.PiracyFailed():
                self.count["piracies that failed"] += 1
            case combat.CombatBegun():
                self.count[f"combats: {event.kind}"] += 1
            case general.VpScored():
                self.vp[_name(event.power)][event.why] += event.vp
            case realms.DynastyChanged():
                self.count["dynastic changes"] += 1
            case realms.AgitationSpread():
                self.count["revolts by agitation"] += event.revolts
            case _:
                pass

    def _sieges(self, log: list[Any]) -> None:
        """Begun, assaulted, and ended by a capitulation."""
        stormed: dict[str, bool] = {}
        for event in log:
            match event:
                case general.SiegeBegun():
                    stormed[event.area] = False
                    self.count["sieges: begun"] += 1
                case combat.CombatBegun(kind="siege"):
                    stormed[event.place] = True
                case combat.Capitulated():
                    self.count["sieges: won"] += 1
                case general.SiegeEnded():
                    self.count["sieges: assaulted"] += stormed.pop(event.area, False)
                case _:
                    pass
        self.count["sieges: assaulted"] += sum(stormed.values())

    def _marches(self, log: list[Any]) -> None:
        """Marches that were intercepted, and those of them against whom the same power had been
        intercepted on its way to the same area in that turn."""
        mover, seen = "", set[tuple[str, str]]()
        for event in log:
            match event:
                case general.TurnBegun():
                    seen.clear()
                case general.ActionTaken():
                    mover = event.power
                case movement.MarchIntercepted():
                    self.count["intercepted marches"] += 1
                    self.count["intercepted marches: the same again"] += (mover, event.area) in seen
                    seen.add((mover, event.area))
                case _:
                    pass

    def _wars(self, log: list[Any]) -> None:
        """Who declared war on whom, with a casus belli or not, and who won."""
        declared: dict[frozenset[str], tuple[str, str]] = {}
        begun: tuple[str, str] | None = None
        mover = ""
        for event in log:
            match event:
                case general.ActionTaken():
                    declares = _name(event.action) == "declare_war"
                    begun, mover = None, event.power if declares else ""
                case general.WarBegun():
                    self.count["wars"] += 1
                    if mover == event.power:
                        begun = event.power, event.other
                        declared[frozenset(begun)] = event.power, "with casus belli"
                        mover = ""
                case general.MoraleTaken() if begun == (event.loser, event.power):
                    declared[frozenset(begun)] = event.loser, "without casus belli"
                    begun = None
                case general.WarEnded() | realms.WarDecided():
                    self._end(declared, event)
                case _:
                    pass

    def _end(self, declared: dict[frozenset[str], tuple[str, str]], event: Any) -> None:
        """A war that is decided is told before it ends."""
        if isinstance(event, realms.WarDecided):
            pair = frozenset((event.winner, event.loser))
        else:
            pair = frozenset((event.power, event.other))
        who, how = declared.pop(pair, ("", ""))
        if how:
            decided = isinstance(event, realms.WarDecided)
            end = "drawn" if not decided else "won" if event.winner == who else "lost"
            self.count[f"declared {how}: {end}"] += 1

    # -- telling -----------------------------------------------------------------------------------

    def lines(self) -> Iterator[str]:
        n = max(1, self.games)
        yield f"{self.games} games; figures are of one."
        for name, count in sorted(self.count.items()):
            yield f"{name}: {count / n:.2f}"
        robbed = ", ".join(f"{who} {count / n:.1f}" for who, count in self.robbed.most_common())
        yield f"unrest by pirates, of whom: {robbed}"
        yield from ("", "VP by power:")
        for power, why in sorted(self.vp.items()):
            parts = ", ".join(f"{what} {vp / n:.1f}" for what, vp in why.most_common())
            yield f"{power} ({why.total() / n:.1f}): {parts}"
        yield from ("", "Actions by power:")
        for power, what in sorted(self.actions.items()):
            parts = ", ".join(f"{action} {count / n:.1f}" for action, count in what.most_common(14))
            yield f"{power} ({what.total() / n:.0f}): {parts}"


def _name(ref: str) -> str:
    return ref.partition(":")[2]
