"""What a network begins with, in torch: how contenders stand, and all that is known of each."""

from typing import Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

Places = NDArray[np.intp]
"""`[contender, fact]`: where it stands among the numbers of a position."""

BENT: Final = 16
ROWED: Final = 32
STEPS: Final = 800
LOOK_EVERY: Final = 10


class Standings(nn.Module):
    """A judge of standings: a few facts, each worth the same to all contenders, by the share of the
    game that is played, and who it is."""

    def __init__(self, at: Places, scale: Tensor) -> None:
        super().__init__()
        contenders, facts = at.shape
        self.register_buffer("at", torch.from_numpy(at))
        self.register_buffer("scale", scale)
        self.worth = nn.Parameter(torch.zeros(3, facts))
        self.seat = nn.Parameter(torch.zeros(contenders, 3))
        self.bend = nn.Linear(facts + 1, BENT)
        self.bent = nn.Linear(BENT, 1)
        nn.init.zeros_(self.bent.weight)

    def forward(self, x: Tensor, played: Tensor) -> Tensor:
        return self.of(x[:, self.at], played)

    def of(self, facts: Tensor, played: Tensor) -> Tensor:
        scaled = facts * self.scale
        powers = torch.stack([torch.ones_like(played), played, played * played], dim=1)
        plain = ((scaled @ self.worth.T) * powers[:, None]).sum(2)
        bent = self.bent(functional.relu(self.bend(timed(scaled, played))))[..., 0]
        return plain + powers @ self.seat.T + bent

    def arrays(self) -> dict[str, Tensor]:
        """As `tercio/nets/model.py` reads them: on facts as they are."""
        scale = torch.cat([self.scale, torch.ones(1, device=self.scale.device)])
        return {
            "standings.at": self.at,
            "standings.worth": self.worth * self.scale,
            "standings.seat": self.seat,
            "bend.weight": self.bend.weight * scale,
            "bend.bias": self.bend.bias,
            "bent.weight": self.bent.weight,
            "bent.bias": self.bent.bias,
        }


class ByRow(nn.Module):
    """All that is known of a contender, weighed alike for all of them."""

    def __init__(self, at: Places, dropout: float) -> None:
        super().__init__()
        self.register_buffer("at", torch.from_numpy(at))
        self.row = nn.Linear(at.shape[1] + 1, ROWED)
        self.rated = nn.Linear(ROWED, 1)
        self.dropout = nn.Dropout(dropout)
        nn.init.zeros_(self.rated.weight)

    def forward(self, x: Tensor, played: Tensor) -> Tensor:
        hidden = functional.relu(self.row(timed(x[:, self.at], played)))
        return self.rated(self.dropout(hidden))[..., 0]


def timed(rows: Tensor, played: Tensor) -> Tensor:
    """With the share of the game that is played as one more fact."""
    return torch.cat([rows, played[:, None, None].expand(*rows.shape[:2], 1)], dim=2)


def train_standings(
    at: Places, learned: tuple[Tensor, Tensor, Tensor], judged: tuple[Tensor, Tensor, Tensor]
) -> tuple[Standings, float]:
    """At its best step, as the games that decide say, and its loss there. Both are positions, the
    share of the game that is played, and what was won."""
    torch.manual_seed(3)
    where = torch.from_numpy(at).to(learned[0].device)
    (facts, played, won), (others, later, came) = (
        (x[:, where].float(), when, what) for x, when, what in (learned, judged)
    )
    scale = 1 / facts.flatten(0, 1).std(0).clamp(min=1e-2)
    standings = Standings(at, scale).to(where.device)
    optimizer = torch.optim.AdamW(standings.parameters(), lr=0.01, weight_decay=0.01)
    best, kept = float("inf"), standings.state_dict()
    for step in range(STEPS + 1):
        if step % LOOK_EVERY == 0:
            with torch.no_grad():
                found = float(win_loss(standings.of(others, later), came))
            if found < best:
                best, kept = found, {n: e.clone() for n, e in standings.state_dict().items()}
        loss = win_loss(standings.of(facts, played), won)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    standings.load_state_dict(kept)
    return standings, best


def win_loss(logits: Tensor, won: Tensor) -> Tensor:
    return -(won * functional.log_softmax(logits, dim=1)).sum(1).mean()
