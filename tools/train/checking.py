"""A shipped model on fresh games: does it still fit the rules and bots of today?"""

from typing import Any, Final

import msgspec
import numpy as np

from tercio.arena.match import Match
from tercio.kernel.registry import game as registered
from tercio.nets.blocks import Numbers
from tercio.nets.encoders import encoder_for
from tercio.nets.model import Net
from tercio.nets.stamp import stamp as stamp_of
from tools.train.cards import write_card
from tools.train.figures import Floats, around, measure
from tools.train.games import Rows, play_plan
from tools.train.plans import MODELS, plan_of

FAR: Final = 0.05
"""By how much what was won may differ from what was given, around 30 %."""


def check_model(game: str, games: int, seed: str, processes: int | None, *, stamp: bool) -> None:
    file = MODELS / f"{game}.npz"
    net = Net.read(file)
    figures = fresh_figures(net, game, games, seed, processes=processes)
    near = figures["around 30 %"]
    print({name: figures[name] for name in figures if name != "turns"})
    fits = abs(near["given"] - near["won"]) <= FAR and figures["loss"] <= figures["loss by VP"]
    print("It fits." if fits else "It does not fit: make it anew.")
    if fits and stamp:
        card = msgspec.structs.replace(
            net.card, version=registered(game).version, data=stamp_of(game)
        )
        net.card = card
        net.write(file)
        write_card(card, file.stat().st_size)


def calibrate_model(game: str, games: int, seed: str, processes: int | None) -> None:
    """How sure it may be, by every other one of some fresh games; the others say how well it is
    calibrated then."""
    file = MODELS / f"{game}.npz"
    net = Net.read(file)
    rows, progress = _fresh(net, game, games, seed, processes)
    learned = rows["game"] % 2 == 0
    positions, won = rows["own"].astype(np.float32), rows["won"].astype(np.float64)
    logits = net.logits(positions[learned], progress[learned])
    net.calibrate(warmth_of(logits, won[learned], progress[learned]))
    held = {name: each[~learned] for name, each in rows.items() if len(each) == len(learned)}
    figures = net.card.figures | _figures(net, held, progress[~learned])
    figures["calibrated on"] = {"games": len(np.unique(rows["game"][learned])), "seed": seed}
    net.card = msgspec.structs.replace(net.card, figures=figures)
    net.write(file)
    write_card(net.card, file.stat().st_size)
    print({name: figures[name] for name in figures if name != "turns"})


def warmth_of(logits: Numbers, won: Floats, progress: Numbers) -> Floats:
    """The two numbers that make what was won most likely, by gradient descent."""
    warmth = np.zeros(2)
    for _ in range(500):
        warm = logits * np.exp(warmth[0] + warmth[1] * progress)[:, None]
        shares = np.exp(warm - warm.max(axis=1, keepdims=True))
        shares /= shares.sum(axis=1, keepdims=True)
        slope = ((shares - won) * warm).sum(axis=1)
        warmth -= 0.5 * np.array([slope.mean(), (slope * progress).mean()])
    return warmth


def fresh_figures(
    net: Net, game: str, games: int, seed: str, *, processes: int | None
) -> dict[str, Any]:
    rows, progress = _fresh(net, game, games, seed, processes)
    return _figures(net, rows, progress)


def _fresh(
    net: Net, game: str, games: int, seed: str, processes: int | None
) -> tuple[Rows, Numbers]:
    """Positions of games that the model has not seen, and the share of each that was played."""
    plan = msgspec.structs.replace(plan_of(game), seed=seed, strays=0.0)
    first = msgspec.structs.replace(plan.settings[0], games=games)
    plan = msgspec.structs.replace(plan, settings=(first,))
    match = Match(game, seed, first.scenario, first.players)
    encoder = encoder_for(match.setting, match.data)
    if encoder.fingerprint != net.card.fingerprint:
        raise SystemExit("The model reads other tables of numbers: make it anew.")
    rows = play_plan(game, plan, processes)
    start, last = encoder.turns
    return rows, ((rows["turn"] - start) / max(1, last - start)).astype(np.float32)


def _figures(net: Net, rows: Rows, progress: Numbers) -> dict[str, Any]:
    chances = net.chances(rows["own"].astype(np.float32), progress).astype(np.float64)
    won, points = rows["won"].astype(np.float64), rows["points"].astype(np.float64)
    figures = measure(chances, won, points, rows["turn"], rows["game"])
    figures["around 30 %"] = around(chances, won, 0.3)
    return figures
