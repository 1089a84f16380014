"""What held-back games say of a model: is it right, and is it as sure as it should be?"""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tercio.nets.judge import EARLY, LATE

BINS: Final = 10
Floats = NDArray[np.float64]


def measure(
    chances: Floats, won: Floats, points: Floats, turns: NDArray[Any], games: NDArray[Any]
) -> dict[str, Any]:
    """`chances`, `won` and `points`: [position, contender]."""
    return {
        "positions": len(won),
        "games": len(np.unique(games)),
        "loss": round(_loss(chances, won), 4),
        "accuracy": round(_accuracy(chances, won), 4),
        "loss by VP": round(_loss(by_points(points, turns), won), 4),
        "accuracy by VP": round(_accuracy(points, won), 4),
        "spread": [EARLY, LATE],
        "turns": [_turn(turn, chances, won, points, turns=turns) for turn in np.unique(turns)],
        "calibration": calibration(chances, won),
    }


def beside(
    chances: Floats, judged: Floats, won: Floats, turns: NDArray[Any], games: NDArray[Any]
) -> list[dict[str, Any]]:
    """The network beside the game's own judge and the mean of both: by turn, and in all (turn 0),
    the losses, and how much less the network loses than each, with twice the standard error of
    games."""
    lost = [losses(each, won) for each in (chances, judged, (chances + judged) / 2)]
    found: list[dict[str, Any]] = []
    for turn in (*np.unique(turns), 0):
        at = (turns == turn) | (turn == 0)
        alone, own, both = (each[at] for each in lost)
        found.append(
            {
                "turn": int(turn),
                "positions": int(at.sum()),
                "loss": _rounded(alone.mean()),
                "judge": _rounded(own.mean()),
                "mean": _rounded(both.mean()),
                "than judge": _clustered(own - alone, games[at]),
                "than mean": _clustered(both - alone, games[at]),
            }
        )
    return found


def _clustered(gained: Floats, games: NDArray[Any]) -> tuple[float, float]:
    """The mean of positions, and twice its standard error, positions of a game taken together."""
    middle = gained.mean()
    _, number = np.unique(games, return_inverse=True)
    sums = np.bincount(number, weights=gained - middle)
    return _rounded(middle), _rounded(2 * np.sqrt((sums**2).sum()) / len(gained))


def _rounded(number: float) -> float:
    return round(float(number), 4)


def calibration(chances: Floats, won: Floats) -> list[dict[str, float]]:
    """Of all chances given, by tenths: what was given on average, and how often it was won."""
    given, true = chances.ravel(), won.ravel()
    tenths = np.minimum((given * BINS).astype(int), BINS - 1)
    return [
        _bin(given[tenths == tenth], true[tenths == tenth], tenth / BINS)
        for tenth in np.unique(tenths)
    ]


def around(chances: Floats, won: Floats, p: float, half: float = 0.03) -> dict[str, float]:
    inside = np.abs(chances.ravel() - p) <= half
    return _bin(chances.ravel()[inside], won.ravel()[inside], p)


def _bin(given: Floats, true: Floats, low: float) -> dict[str, float]:
    return {
        "from": round(float(low), 2),
        "given": round(float(given.mean()), 4) if len(given) else 0.0,
        "won": round(float(true.mean()), 4) if len(given) else 0.0,
        "times": len(given),
    }


def _turn(
    turn: int, chances: Floats, won: Floats, points: Floats, *, turns: NDArray[Any]
) -> dict[str, float]:
    at = turns == turn
    vp = by_points(points, turns)
    return {
        "turn": int(turn),
        "positions": int(at.sum()),
        "accuracy": round(_accuracy(chances[at], won[at]), 4),
        "accuracy by VP": round(_accuracy(points[at], won[at]), 4),
        "loss": round(_loss(chances[at], won[at]), 4),
        "loss by VP": round(_loss(vp[at], won[at]), 4),
    }


def by_points(points: Floats, turns: NDArray[Any]) -> Floats:
    """The baseline "VP now", as `tercio.nets.judge` judges without a network."""
    first, last = turns.min(), turns.max()
    progress = np.clip((turns - first) / max(1, last - first), 0, 1)
    spread = EARLY + (LATE - EARLY) * progress
    raised = np.exp((points - points.max(axis=1, keepdims=True)) / spread[:, None])
    shares: Floats = raised / raised.sum(axis=1, keepdims=True)
    return shares


def losses(chances: Floats, won: Floats) -> Floats:
    """Of every position."""
    found: Floats = -(won * np.log(np.maximum(chances, 1e-9))).sum(axis=1)
    return found


def _loss(chances: Floats, won: Floats) -> float:
    return float(losses(chances, won).mean())


def _accuracy(guess: Floats, won: Floats) -> float:
    """How often the first choice wins; of several first choices each counts for its part."""
    best = guess == guess.max(axis=1, keepdims=True)
    return float(((best / best.sum(axis=1, keepdims=True)) * (won > 0)).sum(axis=1).mean())
