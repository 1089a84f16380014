"""The network in torch, as `tercio/nets/model.py` runs it, and its training."""

from collections.abc import Iterator
from copy import deepcopy
from typing import Any, Final, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from tercio.nets.blocks import BOARD, Encoder
from tercio.nets.model import LAYERS, POLICY, TABLES, VP_SCALE
from tercio.nets.options import AMOUNTS, KINDS, ODDS, THINGS, VERBS
from tools.train.games import Rows
from tools.train.plans import CYCLE, PARTS
from tools.train.standings import ByRow, Places, Standings, train_standings, win_loss

WIDE: Final = 192
DEEP: Final = 128
WORD: Final = 16
"""Numbers for a kind, a verb, a thing."""
QUERY: Final = 64
BATCH: Final = 2048
VP_WEIGHT: Final = 0.3
MODEST: Final = 0.01
"""What it costs to trust the network otherwise than it trusts itself: some hundred games tell
little of four numbers."""
SLOWLY: Final = 0.1
"""How fast standings, which are learned before all else, go on learning."""


class Sizes(NamedTuple):
    """What is tried; games that decide between networks say which is best."""

    board: int
    dropout: float
    decay: float
    rate: float = 1e-3


TRIED: Final = (
    Sizes(0, 0.3, 0.3),
    Sizes(0, 0.5, 2.0),
    Sizes(16, 0.5, 2.0),
    Sizes(64, 0.6, 1.0),
    Sizes(64, 0.6, 4.0),
    Sizes(64, 0.7, 8.0, 3e-4),
)
"""With `board` 0 the network does not look at the map (it has one column of zeros for it)."""


class Network(nn.Module):
    """It begins with the standings, and adds nothing until it has learned to."""

    def __init__(
        self, summary: int, board: int, rows: Places, standings: Standings, sizes: Sizes
    ) -> None:
        super().__init__()
        contenders = len(rows)
        self.standings = deepcopy(standings)
        self.by_row = ByRow(rows, sizes.dropout / 2)
        seen = sizes.board or 1
        self.looks = bool(sizes.board)
        self.at = summary
        self.summary = nn.Linear(summary, WIDE)
        self.board = nn.Linear(board, seen)
        self.deep = nn.Linear(WIDE + seen, DEEP)
        self.win = nn.Linear(DEEP, contenders)
        self.straight = nn.Linear(summary, contenders)
        self.vp = nn.Linear(DEEP, contenders)
        self.warmth = nn.Parameter(torch.zeros(2), requires_grad=False)
        self.share = nn.Parameter(torch.tensor([1.0, 0.0]), requires_grad=False)
        self.dropout = nn.Dropout(sizes.dropout)
        self.thin = nn.Dropout(sizes.dropout / 4)
        with torch.no_grad():
            for added in (self.win, self.straight):
                added.weight.zero_()
                added.bias.zero_()
            if not self.looks:
                self.board.weight.zero_()
                self.board.bias.zero_()
                self.board.requires_grad_(False)

    def think(self, x: Tensor) -> tuple[Tensor, Tensor]:
        """What it adds to the standings, but for what rows say; and its thoughts."""
        summary, board = x[:, : self.at], x[:, self.at :]
        thin = self.thin(summary)
        wide = torch.cat(
            [
                functional.relu(self.summary(thin)),
                functional.relu(self.board(self.thin(board))),
            ],
            dim=1,
        )
        deep = functional.relu(self.deep(self.dropout(wide)))
        return self.win(self.dropout(deep)) + self.straight(thin), deep

    def forward(self, x: Tensor, played: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """The standings, what it adds to them, and VP."""
        added, deep = self.think(x)
        added = added + self.by_row(x, played)
        return self.standings(x, played), added, self.vp(self.dropout(deep))


class Policy(nn.Module):
    """What bots would choose, from what the network thinks of the position."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds = nn.Parameter(torch.randn(KINDS, WORD) * 0.1)
        self.verbs = nn.Parameter(torch.randn(VERBS, WORD) * 0.1)
        self.things = nn.Parameter(torch.randn(THINGS, WORD) * 0.1)
        self.option = nn.Linear(3 * WORD + AMOUNTS + len(ODDS), QUERY)
        self.query = nn.Linear(DEEP, QUERY)
        self.score = nn.Linear(QUERY, 1)

    def forward(self, deep: Tensor, asked: "Asked") -> Tensor:
        """[position, option], with what is no option at minus infinity."""
        kinds = self.kinds[asked.kind][:, None].expand(-1, asked.verbs.shape[1], -1)
        things = self.things[asked.things].masked_fill((asked.things == 0)[..., None], 0).sum(2)
        features = torch.cat([kinds, self.verbs[asked.verbs], things, asked.numbers], dim=2)
        hidden = functional.relu(self.option(features) + self.query(deep)[:, None])
        return self.score(hidden)[..., 0].masked_fill(~asked.there, float("-inf"))


class Asked(NamedTuple):
    """Questions side by side, padded to the longest."""

    kind: Tensor
    verbs: Tensor
    things: Tensor
    numbers: Tensor
    there: Tensor
    chosen: Tensor


# -- the data on the device ------------------------------------------------------------------------


class Data:
    """All positions, as whoever is asked sees them and as everybody does."""

    def __init__(
        self, rows: Rows, encoder: Encoder[Any], turns: list[tuple[int, int]], device: str
    ) -> None:
        """`turns` are the first and the last of every setting."""
        self.device = device
        self.rows = rows
        self.encoder = encoder
        span = encoder.span(BOARD)
        self.board = board = span.stop - span.start
        both = np.concatenate([rows["own"], rows["public"]])
        self.x = torch.from_numpy(both).to(device)
        self.won, self.vp, self.points, self.judged = (
            torch.from_numpy(np.concatenate([rows[name]] * 2)).to(device)
            for name in ("won", "vp", "points", "judged")
        )
        self.turn, self.game, self.setting = (
            np.concatenate([rows[name]] * 2) for name in ("turn", "game", "setting")
        )
        self.count = len(rows["turn"])
        """Of questions: the first half of the positions."""
        self.summary = self.x.shape[1] - board
        first, last = np.array(turns)[self.setting].T
        played = (self.turn - first) / np.maximum(1, last - first)
        self.played = torch.from_numpy(played.astype(np.float32)).to(device)
        """The share of the game."""
        self._starts = np.concatenate([[0], np.cumsum(rows["number"])])

    def part(self, *names: str) -> Tensor:
        turns = np.isin(self.game % CYCLE, [turn for name in names for turn in PARTS[name]])
        return torch.from_numpy(np.flatnonzero(turns)).to(self.device)

    def asked(self, which: Tensor) -> Asked:
        rows, picks = self.rows, which.cpu().numpy()
        longest = int(rows["number"][picks].max())
        at = self._starts[picks][:, None] + np.arange(longest)
        there = np.arange(longest) < rows["number"][picks][:, None]
        at = np.where(there, at, 0)
        arrays = (
            rows["kind"][picks].astype(np.int64),
            rows["verbs"][at].astype(np.int64),
            rows["things"][at].astype(np.int64),
            rows["numbers"][at],
            there,
            rows["chosen"][picks].astype(np.int64),
        )
        return Asked(*(torch.from_numpy(each).to(self.device) for each in arrays))


def batches(which: Tensor, size: int, generator: torch.Generator) -> Iterator[Tensor]:
    order = torch.randperm(len(which), generator=generator).to(which.device)
    for first in range(0, len(which), size):
        yield which[order[first : first + size]]


# -- training --------------------------------------------------------------------------------------


def first_standings(data: Data) -> tuple[Standings, float]:
    """What all networks begin with, and its loss."""
    parts = (data.part("train"), data.part("choose"))
    learned, judged = ((data.x[part], data.played[part], data.won[part]) for part in parts)
    return train_standings(data.encoder.standings(), learned, judged)


def parts_of(network: Network, data: Data, which: Tensor) -> tuple[Tensor, Tensor]:
    """Logits: of the standings, and what the network adds."""
    network.eval()
    with torch.no_grad():
        found = [network(data.x[n].float(), data.played[n])[:2] for n in which.split(8192)]
    standings, added = zip(*found, strict=True)
    return torch.cat(standings), torch.cat(added)


def logits_of(network: Network, data: Data, which: Tensor) -> Tensor:
    standings, added = parts_of(network, data, which)
    share = network.share[0] + network.share[1] * data.played[which]
    return standings + share[:, None] * added


def train(
    data: Data, standings: Standings, sizes: Sizes, epochs: int, seed: int = 1
) -> tuple[Network, float]:
    """The network at its best epoch, as the games that decide say, and its loss there."""
    torch.manual_seed(seed)
    generator = torch.Generator().manual_seed(seed)
    rows = data.encoder.rows()
    network = Network(data.summary, data.board, rows, standings, sizes).to(data.device)
    learned, judged = data.part("train"), data.part("choose")
    steps = epochs * -(-len(learned) // BATCH)
    slow = list(network.standings.parameters())
    known = {id(each) for each in slow}
    added = [p for p in network.parameters() if p.requires_grad and id(p) not in known]
    groups = [{"params": added, "weight_decay": sizes.decay}, {"params": slow, "weight_decay": 0.0}]
    rates = [3 * sizes.rate, 3 * sizes.rate * SLOWLY]
    optimizer = torch.optim.AdamW(groups, lr=sizes.rate)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, rates, total_steps=steps)
    best, kept = float("inf"), network.state_dict()
    for _ in range(epochs):
        network.train()
        for batch in batches(learned, BATCH, generator):
            stands, adds, vp = network(data.x[batch].float(), data.played[batch])
            logits = stands + adds
            missed = functional.smooth_l1_loss(vp, data.vp[batch] / VP_SCALE)
            loss = win_loss(logits, data.won[batch]) + VP_WEIGHT * missed
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
        found = float(win_loss(logits_of(network, data, judged), data.won[judged]))
        if found < best:
            best = found
            kept = {name: each.clone() for name, each in network.state_dict().items()}
    network.load_state_dict(kept)
    return network, best


def calibrate(network: Network, data: Data) -> None:
    """How sure it may be and how much of what it adds counts, by the share of the game that is
    played: two numbers each."""
    which = data.part("calibrate")
    won, played = data.won[which], data.played[which]
    standings, added = parts_of(network, data, which)
    warmth = torch.zeros(2, device=data.device, requires_grad=True)
    usual = torch.tensor([1.0, 0.0], device=data.device)
    share = usual.clone().requires_grad_()
    optimizer = torch.optim.LBFGS([warmth, share], max_iter=200)

    def closure() -> Tensor:
        optimizer.zero_grad()
        logits = standings + (share[0] + share[1] * played)[:, None] * added
        loss = win_loss(logits * torch.exp(warmth[0] + warmth[1] * played)[:, None], won)
        loss = loss + MODEST * ((warmth**2).sum() + ((share - usual) ** 2).sum())
        loss.backward()
        return loss

    optimizer.step(closure)
    network.warmth.data, network.share.data = warmth.detach(), share.detach()


def train_policy(network: Network, data: Data, epochs: int) -> tuple[Policy, dict[str, float]]:
    """On top of a network that changes no more. Its figures are of the held-back games."""
    torch.manual_seed(2)
    generator = torch.Generator().manual_seed(2)
    network.eval()
    policy = Policy().to(data.device)
    learned = data.part("train")
    learned = learned[learned < data.count]
    optimizer = torch.optim.AdamW(policy.parameters(), lr=3e-3, weight_decay=0.05)
    for _ in range(epochs):
        for batch in batches(learned, 1024, generator):
            with torch.no_grad():
                _, deep = network.think(data.x[batch].float())
            asked = data.asked(batch)
            loss = functional.cross_entropy(policy(deep, asked), asked.chosen)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
    return policy, _policy_figures(network, policy, data)


def _policy_figures(network: Network, policy: Policy, data: Data) -> dict[str, float]:
    held = data.part("test")
    held = held[held < data.count]
    right, chance, loss = 0.0, 0.0, 0.0
    with torch.no_grad():
        for batch in held.split(1024):
            _, deep = network.think(data.x[batch].float())
            asked = data.asked(batch)
            logits = policy(deep, asked)
            right += float((logits.argmax(1) == asked.chosen).sum())
            chance += float((1 / asked.there.sum(1)).sum())
            loss += float(functional.cross_entropy(logits, asked.chosen, reduction="sum"))
    count = len(held)
    return {
        "questions": count,
        "right": round(right / count, 4),
        "by chance": round(chance / count, 4),
        "loss": round(loss / count, 4),
    }


def arrays_of(network: Network, policy: Policy | None) -> dict[str, Any]:
    """As `tercio/nets/model.py` reads them."""
    found = {
        f"{name}.{part}": getattr(getattr(network, name), part)
        for name in LAYERS
        for part in ("weight", "bias")
    }
    found |= {"warmth": network.warmth, "share": network.share}
    found |= network.standings.arrays()
    by_row = network.by_row
    found["row.at"] = by_row.at
    found |= {f"row.{name}": each for name, each in by_row.row.named_parameters()}
    found |= {f"rated.{name}": each for name, each in by_row.rated.named_parameters()}
    if policy is not None:
        found |= {
            f"{name}.{part}": getattr(getattr(policy, name), part)
            for name in POLICY
            for part in ("weight", "bias")
        }
        found |= {name: getattr(policy, name) for name in TABLES}
        found["things"] = found["things"].detach().clone()
        found["things"][0] = 0
    return {name: each.detach().cpu().numpy() for name, each in found.items()}
