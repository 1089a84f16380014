"""Where the two games differ: all that a shared procedure may ask of a game.

Each group of hooks stands beside the procedure that asks it, with the plain rule as its default;
a game subclasses `Hooks` and fills what it needs. A hook that may ask somebody is a procedure.
"""

from inspect import get_annotations

from tercio.wars.cards.card_play import CardHooks
from tercio.wars.diplomacy.captives import CaptiveHooks
from tercio.wars.diplomacy.declarations import DeclarationHooks
from tercio.wars.diplomacy.gifts import GiftHooks
from tercio.wars.diplomacy.minors import MinorHooks
from tercio.wars.display.text_board import TextHooks
from tercio.wars.land.capture import CaptureHooks
from tercio.wars.land.construction import ConstructionHooks
from tercio.wars.land.control import ControlHooks
from tercio.wars.land.entry import EntryHooks
from tercio.wars.land.field_battle import BattleHooks
from tercio.wars.land.foreign_war import ForeignWarHooks
from tercio.wars.land.lines_of_communication import CommunicationHooks
from tercio.wars.land.move import InterceptionHooks
from tercio.wars.land.retreat import RetreatHooks
from tercio.wars.model.confinement import LeashHooks
from tercio.wars.model.force_pools import CounterHooks
from tercio.wars.model.war import G_contra, PositionHooks
from tercio.wars.sea.fleets import FleetHooks
from tercio.wars.sea.loans import LoanHooks
from tercio.wars.sea.naval_combat import NavalCombatHooks
from tercio.wars.sea.naval_interception import NavalInterceptionHooks
from tercio.wars.sea.naval_orders import VoyageHooks
from tercio.wars.sea.naval_retreat import NavalRetreatHooks
from tercio.wars.sea.naval_transport import TransportHooks
from tercio.wars.sea.piracy_hooks import PiracyHooks
from tercio.wars.siege.after_assault import StormHooks
from tercio.wars.siege.assault import AssaultHooks
from tercio.wars.turn.actions import ActionHooks
from tercio.wars.turn.impulses import ImpulseHooks
from tercio.wars.turn.spring_deployment import SpringHooks
from tercio.wars.winter.winter_ports import WinterPortHooks
from tercio.wars.winter.winter_return import WinterHooks
from tercio.wars.winter.winter_routes import WinterRouteHooks


class Hooks(
    PositionHooks[G_contra],
    LeashHooks[G_contra],
    CounterHooks[G_contra],
    ActionHooks[G_contra],
    ImpulseHooks[G_contra],
    SpringHooks[G_contra],
    CommunicationHooks[G_contra],
    ControlHooks[G_contra],
    EntryHooks[G_contra],
    InterceptionHooks[G_contra],
    CaptureHooks,
    RetreatHooks,
    BattleHooks[G_contra],
    ConstructionHooks[G_contra],
    ForeignWarHooks[G_contra],
    AssaultHooks[G_contra],
    StormHooks[G_contra],
    FleetHooks[G_contra],
    VoyageHooks[G_contra],
    NavalInterceptionHooks[G_contra],
    NavalCombatHooks[G_contra],
    NavalRetreatHooks[G_contra],
    TransportHooks[G_contra],
    LoanHooks[G_contra],
    PiracyHooks[G_contra],
    CardHooks[G_contra],
    CaptiveHooks[G_contra],
    GiftHooks[G_contra],
    DeclarationHooks[G_contra],
    MinorHooks[G_contra],
    WinterHooks[G_contra],
    WinterRouteHooks[G_contra],
    WinterPortHooks[G_contra],
    TextHooks,
):
    """What both games answer, by the rooms of `wars/`."""

    def __init_subclass__(cls) -> None:
        """What a game fills must be a hook, or else nobody would ever ask it."""
        super().__init_subclass__()
        hooks = {n for each in cls.__mro__[1:] for n in (*vars(each), *get_annotations(each))}
        for name in vars(cls):
            if not name.startswith("_") and name not in hooks:
                raise TypeError(f"{cls.__module__}:{cls.__qualname__}.{name} fills no hook")
