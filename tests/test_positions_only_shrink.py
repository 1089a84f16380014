"""Rules ask functions, the position holds state and verbs (docs/wars.md): its class only becomes
smaller. Who takes a member away writes the new number here."""

import pytest

from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.two_player.position import TwoPlayerStand
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.virgin_queen.model.position import VirginQueen

LEFT = {HereIStand: (65, 9), TwoPlayerStand: (65, 10), VirginQueen: (66, 9), Regis: (90, 8)}
"""How many members a class has, inherited ones too, and of how many classes it is made."""


@pytest.mark.parametrize("position", LEFT)
def test_a_position_only_becomes_smaller(position: type) -> None:
    members = sum(not name.startswith("__") for name in dir(position))
    classes = len(position.__mro__)
    most_members, most_classes = LEFT[position]
    has = f"{position.__name__} has {members} members of {classes} classes"
    assert members <= most_members, f"{has}: a question is a function of g, a topic's verb too"
    assert classes <= most_classes, f"{has}: it needs no more than {most_classes}"
    assert (members, classes) == LEFT[position], f"{has}: well done; this test should say so"
