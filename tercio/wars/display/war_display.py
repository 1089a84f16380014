"""How both games of wars are shown, where they are shown alike."""

from collections.abc import Mapping
from typing import Final

from tercio.kernel.ask import Seat
from tercio.kernel.display.layers import Kind, Layers, control, shaded
from tercio.kernel.display.protocol import Display, FromAfar, Stage
from tercio.kernel.events import Event
from tercio.kernel.messages import Words
from tercio.wars.cards.card_events import CardDrawn
from tercio.wars.display.layers import own_power, war_layers
from tercio.wars.display.letters import WAR_LETTERS
from tercio.wars.display.reach import from_afar
from tercio.wars.display.standing_orders import acting
from tercio.wars.display.tales import DULL, LISTED, WAR_TALES, breaks
from tercio.wars.model.events import CpSpent, ImpulseBegan, PhaseBegan
from tercio.wars.model.war import G_contra

FAITHS: Final[tuple[Kind, ...]] = (
    ("catholic", "#c9a227", "cross"),
    ("protestant", "#35508f", "stripes"),
)


class WarDisplay(Display[G_contra]):
    """What is paid in CP, and battles."""

    names = {
        "spaces": "space",
        "seas": "sea",
        "powers": "power",
        "rulers": "ruler",
        "actions": "action",
        "unit_types": "unit_type",
        "leaders": "leader",
        "phases": "phase",
        "conditions": "condition",
        "cards": "card",
        "scenarios": "scenario",
    }
    tales = WAR_TALES
    routine = (CpSpent,)
    dull = DULL
    listed = {**LISTED, CardDrawn: "card"}

    def layers(self, g: G_contra, seat: Seat | None, side: str, *, words: Words) -> Layers:
        power, shown = own_power(g, seat, side), self.scene(g, seat, words)
        assert shown is not None
        boards = self.boards(g.data, g.setting, words)
        rows = g.world.power_rows
        return Layers(
            side=rows[power].id,
            sides=tuple(rows[major].id for major in g.world.majors),
            layers=(
                control(shown, boards, words),
                shaded("religion", words, shown.shades, *FAITHS),
                *war_layers(g, power, words),
            ),
        )

    def acts(self, event: Event) -> str | None:
        if isinstance(event, ImpulseBegan):
            return event.power
        return "" if isinstance(event, PhaseBegan) else None

    def stage(self, event: Event) -> Stage | None:
        if isinstance(event, PhaseBegan):
            return Stage("phase", event.turn)
        return Stage("impulse") if isinstance(event, ImpulseBegan) else None

    def breaks(self, event: Event) -> bool:
        return breaks(event)

    def letters(self) -> Mapping[str, str]:
        return WAR_LETTERS

    def at_hand(self, g: G_contra, seat: Seat) -> int | None:
        """The CP of one's own impulse (11.1)."""
        return g.state.impulse.cp if acting(g) == seat else None

    def from_afar(self, g: G_contra, seat: Seat, ref: str) -> FromAfar | None:
        return from_afar(g, seat, ref)
