"""From rows of positions to a model."""

import subprocess
from typing import Any

import numpy as np
import torch

from tercio.arena.match import Match
from tercio.kernel.registry import game as registered
from tercio.nets.encoders import encoder_for
from tercio.nets.model import Card, Net, Setup
from tercio.nets.stamp import stamp
from tools.train.figures import around, beside, measure
from tools.train.games import Rows
from tools.train.network import (
    TRIED,
    Data,
    Network,
    Sizes,
    arrays_of,
    calibrate,
    first_standings,
    logits_of,
    train,
    train_policy,
)
from tools.train.plans import Plan


def make(game: str, plan: Plan, rows: Rows, *, epochs: int, bots: str) -> Net:
    """Try networks, keep the best, calibrate it, and measure it on games that it has not seen."""
    matches = [Match(game, plan.seed, each.scenario, each.players) for each in plan.settings]
    encoders = [encoder_for(match.setting, match.data) for match in matches]
    device = "cuda" if torch.cuda.is_available() else "cpu"
    data = Data(rows, encoders[0], [encoder.turns for encoder in encoders], device)
    network, sizes = _best(data, epochs)
    calibrate(network, data)
    policy, guessed = train_policy(network, data, epochs=max(2, epochs // 3))
    setups = tuple(
        Setup(each.scenario, each.players, *encoder.turns)
        for each, encoder in zip(plan.settings, encoders, strict=True)
    )
    card = Card(
        game,
        registered(game).version,
        stamp(game),
        encoders[0].fingerprint,
        settings=setups,
        games=sum(each.games for each in plan.settings),
        seed=plan.seed,
        bots=bots,
        commit=_commit(),
    )
    net = Net(card, arrays_of(network, policy))
    figures = _figures(net, network, data)
    figures["network"] = (
        f"{sizes.board or 'no'} units for the map, dropout {sizes.dropout}, decay {sizes.decay}"
    )
    figures["policy"] = guessed
    return Net(_with(card, figures), arrays_of(network, policy))


def _with(card: Card, figures: dict[str, Any]) -> Card:
    import msgspec

    return msgspec.structs.replace(card, figures=figures)


def _best(data: Data, epochs: int) -> tuple[Network, Sizes]:
    found = []
    standings, loss = first_standings(data)
    print(f"  standings alone: {loss:.4f}", flush=True)
    for sizes in TRIED:
        network, loss = train(data, standings, sizes, epochs)
        print(f"  {sizes}: {loss:.4f}", flush=True)
        found.append((loss, network, sizes))
    _, network, sizes = min(found, key=lambda each: each[0])
    return network, sizes


def _figures(net: Net, network: Network, data: Data) -> dict[str, Any]:
    """What numpy says of the held-back games, which must be what torch says."""
    held = data.part("test")
    numbers = data.x[held].float().cpu().numpy()
    played = data.played[held]
    chances = net.chances(numbers, played.cpu().numpy()).astype(np.float64)
    warm = torch.exp(network.warmth[0] + network.warmth[1] * played)[:, None]
    same = torch.softmax(logits_of(network, data, held) * warm, dim=1).cpu().numpy()
    assert np.abs(same - chances).max() < 0.02, np.abs(same - chances).max()
    picks = held.cpu().numpy()
    won = data.won[held].cpu().numpy().astype(np.float64)
    points = data.points[held].cpu().numpy().astype(np.float64)
    judged = data.judged[held].cpu().numpy().astype(np.float64)
    games = _unique(data, picks)
    figures = measure(chances, won, points, data.turn[picks], games)
    figures["beside"] = beside(chances, judged, won, data.turn[picks], games)
    figures["around 30 %"] = around(chances, won, 0.3)
    vp = net.vp(numbers)
    missed = np.abs(vp - data.vp[held].cpu().numpy()).mean()
    figures["vp missed by"] = round(float(missed), 2)
    return figures


def _unique(data: Data, picks: Any) -> Any:
    """Games of several settings, numbered apart."""
    return data.setting[picks].astype(np.int64) * 1_000_000 + data.game[picks]


def _commit() -> str:
    found = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False
    )
    return found.stdout.strip()
