"""Which encoder reads which game."""

from importlib import import_module
from typing import Any, Final

from tercio.kernel.errors import Unknown
from tercio.kernel.position import Setting
from tercio.nets.blocks import Encoder
from tercio.nets.sentences import told

_WHERE: Final = {
    "here_i_stand": ("tercio.nets.here_i_stand", "HereIStandEncoder"),
    "virgin_queen": ("tercio.nets.virgin_queen", "VirginQueenEncoder"),
    "ultima_ratio_regis": ("tercio.nets.ultima_ratio_regis", "RegisEncoder"),
}
"""By name: who plays one game does not load the others."""
ENCODED: Final = tuple(_WHERE)


def encoder_for(setting: Setting, data: Any) -> Encoder[Any]:
    if setting.game not in _WHERE:
        raise Unknown(told("no-encoder", game=setting.game, known=", ".join(_WHERE)))
    module, name = _WHERE[setting.game]
    made: Encoder[Any] = getattr(import_module(module), name)(setting, data)
    return made
