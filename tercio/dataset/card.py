"""The data card: what a data set is, how it was made, and what stands in each column."""

from collections.abc import Mapping
from importlib.resources import files

from tercio.dataset.sources import Plan
from tercio.dataset.tables import TABLES
from tercio.kernel.registry import game

_SOURCES = {
    "bots": "Bots played these games. They play better than at random and worse than good people; "
    "what wins among them need not win among people.",
    "people": "People played these games, and all of them agreed that their decisions are in this "
    "data set. Their names, what they said and when they played are not.",
}


def card_of(plan: Plan, counts: Mapping[str, int]) -> str:
    name = game(plan.game).name
    template = files("tercio.dataset").joinpath("card.md").read_text("utf-8")
    return template.format(
        title=f"{plan.games:,} games of {name}",
        summary=f"{plan.games:,} whole games of *{name}*, refereed by Tercio {plan.tercio}.",
        made=_command(plan),
        times="Seconds of thought (`time`) are measured, and are never the same twice."
        if plan.times
        else "Seconds of thought (`time`) were not asked for and are empty.",
        facts="\n".join(f"| {what} | {value} |" for what, value in _facts(plan).items() if value),
        tables="\n".join(_table(table, counts[table]) for table in plan.tables),
        source=_SOURCES[plan.source],
    )


def _command(plan: Plan) -> str:
    if plan.source == "people":
        return "From saved games, with `tercio export --saves ... --consent ...`."
    command = "export" if len(plan.tables) > 1 else "simulate"
    options = "".join(f" --option {name}={value}" for name, value in plan.options.items())
    return (
        f"    tercio {command} {plan.game} --games {plan.games} --seed '{plan.seed}' "
        f"--scenario {plan.scenario} --players {len(plan.seats)} "
        f"--bots {','.join(plan.bots)}{options}{' --times' * plan.times} --out DIR"
    )


def _facts(plan: Plan) -> dict[str, str]:
    return {
        "game": f"`{plan.game}`, version {plan.rules} of its rules",
        "scenario": plan.scenario,
        "seats and bots": ", ".join(
            f"{seat}: {bot}" for seat, bot in zip(plan.seats, plan.bots, strict=True)
        ),
        "rule options": ", ".join(f"{name}={value}" for name, value in plan.options.items()),
        "data packs": ", ".join(plan.packs),
        "seed": f"`{plan.seed}`; game number n has the seed `{plan.seed}/n`" if plan.seed else "",
    }


def _table(table: str, rows: int) -> str:
    lines = [f"### `{table}`: {rows:,} rows", "", "| column | meaning |", "|---|---|"]
    lines += [f"| `{name}` | {column.meaning} |" for name, column in TABLES[table].items()]
    return "\n".join(lines) + "\n"
