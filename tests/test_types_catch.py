"""Types that are true: mypy finds mistakes of the kinds that used to pass."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
CACHE = ROOT / ".mypy_cache" / "planted"
WRONG = "# wrong"

PLANTED = """
from collections.abc import Sequence

from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import SPAIN
from tercio.kernel.ask import Ask, Procedure
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.hooks import Hooks
from tercio.wars.land.battle import Battle
from tercio.wars.model.names import NOBODY, CardId, LeaderId, Mask, Power, SeaZone, Space
from tercio.wars.model.numbered import by_power, powers_in, spaces_in
from tercio.wars.model.refs import leader_ref, power_ref
from tercio.wars.model.ship_questions import ships_at
from tercio.wars.model.space_questions import controller_of, is_besieged, is_controlled_by
from tercio.wars.model.refs import leader_ref, power_ref
from tercio.wars.model.ship_questions import ships_at
from tercio.wars.model.space_questions import controller_of, is_besieged, is_controlled_by
from tercio.wars.model.war import AnyWar
from tercio.wars.sea.piracy import Raid
from tercio.wars.siege.assault import ASSAULTS
from tercio.wars.turn.actions import Action


def fields(g: AnyWar, own: VirginQueen, power: Power) -> None:
    g.state.controlled[power]
    g.state.controled[power]  # wrong
    g.state.court.skipping |= 1 << power
    g.state.court.skiping |= 1 << power  # wrong
    own.state.court.mary
    g.state.court.mary  # wrong


def swapped(g: AnyWar, power: Power, space: Space) -> None:
    is_controlled_by(g, power, space)
    is_controlled_by(g, space, power)  # wrong
    g.place_troops(power, 0, 1, space)
    g.place_troops(space, 0, 1, power)  # wrong


def hooks(g: AnyWar, own: VirginQueen, power: Power, space: Space) -> None:
    g.hooks.may_enter(g, power, space)
    g.hooks.may_enter(g, space, power)  # wrong
    g.hooks.may_enter(g, power)  # wrong
    g.hooks.may_entre(g, power, space)  # wrong
    own.hooks.faith_changed(own)
    g.hooks.faith_changed(g)  # wrong


class Swapped(Hooks[VirginQueen]):
    def changeable(self, g: VirginQueen) -> Mask:
        return g.world.struggle

    def may_enter(self, g: VirginQueen, space: Space, power: Power) -> bool:  # wrong
        return True

    def may_attack(self, g: VirginQueen, power: Power) -> bool:  # wrong
        return True


def others(
    g: AnyWar, power: Power, space: Space, sea: SeaZone, card: CardId, who: LeaderId
) -> None:
    leader_ref(g, who)
    leader_ref(g, card)  # wrong
    Raid(power, power, sea)
    Raid(power, power, space)  # wrong
    power_ref(g, g.state.active)
    power_ref(g, g.state.foes[power])  # wrong
    controller_of(g, space)
    controller_of(g, sea)  # wrong
    ships_at(g, sea)
    ships_at(g, power)  # wrong
    space == NOBODY  # wrong


def rows(g: AnyWar, mask: Mask) -> None:
    for power in powers_in(mask):
        power_ref(g, power)
    for space in spaces_in(mask):
        power_ref(g, space)  # wrong
    for power, land in by_power(g.state.land):
        is_besieged(g, land)  # wrong


def tables(g: AnyWar, power: Power, space: Space) -> None:
    ASSAULTS.allow(g, power, space)
    ASSAULTS.allow(g, space, power)  # wrong
    ASSAULTS.enumerate([space], g, power)
    ASSAULTS.enumerate([power], g, power)  # wrong


@forbids("VQ 15.1")
def is_spanish(g: VirginQueen, power: Power, space: Space) -> bool:
    return is_controlled_by(g, SPAIN, space)


@forbids("VQ 15.1")
def is_turned_round(g: VirginQueen, space: Space, power: Power) -> bool:
    return is_controlled_by(g, power, space)


STORMS = Restrictions("assault", *ASSAULTS.rules, is_spanish)
TURNED = ASSAULTS.plus(is_turned_round)  # wrong


def storms(g: AnyWar, own: VirginQueen, power: Power, space: Space) -> None:
    STORMS.allow(own, power, space)
    STORMS.allow(g, power, space)  # wrong


def asks(g: AnyWar, power: Power) -> None:
    Ask(g.seat_of(power), "retreat", [], "VQ 14.1", args={"power": power_ref(g, power)})
    Ask(g.seat_of(power), "retreat", [], "VQ 14.1", {"power": power_ref(g, power)})  # wrong


def can(g: VirginQueen, power: Power) -> bool:
    return g.state.oceans.armada > 0


def run(g: VirginQueen, power: Power) -> Procedure[None]:
    yield from ()


ARMADA = Action("armada", "VQ 23.2", can, run)
OF_ONE_GAME: Sequence[Action[VirginQueen]] = [ARMADA]
OF_BOTH_GAMES: Sequence[Action[AnyWar]] = [ARMADA]  # wrong


def battles(g: AnyWar, battle: Battle, power: Power) -> None:
    battle.side_of(power).dice += 1
    battle.side_of(battle.place)  # wrong
"""


def test_mistakes_of_the_rules_do_not_pass(tmp_path: Path) -> None:
    """Swapped, misspelt and missing arguments, fields and hooks, and numbers of the wrong kind."""
    planted = tmp_path / "planted.py"
    planted.write_text(PLANTED)
    config = ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(CACHE)]
    options = [*config, "--no-pretty", "--hide-error-context", str(planted)]
    # Not in this process: mypy lets every later test recurse deeper than Python does.
    run = subprocess.run([sys.executable, "-m", "mypy", *options], capture_output=True, text=True)
    assert not run.stderr
    places = (line.split(":", 2) for line in run.stdout.splitlines() if ": error: " in line)
    found = {int(number) for name, number, _ in places if name.endswith("planted.py")}
    lines = PLANTED.splitlines()
    wrong = {number for number, line in enumerate(lines, 1) if WRONG in line}
    assert found >= wrong, [lines[number - 1].strip() for number in sorted(wrong - found)]
    assert found == wrong, run.stdout
