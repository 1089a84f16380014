"""The spaces of an environment, in Gymnasium's words."""

from typing import Any

import numpy as np
from gymnasium import spaces

from tercio.envs.encodings import FEATURES
from tercio.envs.frame import Frame

FAR = 1000.0
"""No number of an observation is larger; most are below 1."""


def observation_space(frame: Frame) -> spaces.Dict:
    """`observation`, `action_mask`, and where actions point at options the features of these."""
    observer, encoding = frame.observer, frame.encoding
    seen: spaces.Space[Any] = _box(observer.size)
    if frame.form == "structured":
        seen = spaces.Dict({block.name: _box(*block.shape) for block in observer.blocks})
    told: dict[str, spaces.Space[Any]] = {
        "observation": seen,
        "action_mask": spaces.Box(0, 1, (encoding.size,), np.int8),
    }
    if encoding.features(None, {}) is not None:
        told["options"] = _box(encoding.size, len(FEATURES))
    return spaces.Dict(told)


def action_space(frame: Frame) -> spaces.Discrete:
    return spaces.Discrete(frame.encoding.size)


def _box(*shape: int) -> spaces.Box:
    return spaces.Box(-FAR, FAR, shape, np.float32)
