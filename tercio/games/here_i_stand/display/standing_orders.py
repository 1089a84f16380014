"""What a seat may name in its standing orders: windows, spans, and conditions."""

from typing import Final

from tercio.wars.display.standing_orders import CONDITIONS, SPANS, acting, may_hold

__all__ = ["CONDITIONS", "SPANS", "WINDOWS", "acting", "may_hold"]

WINDOWS: Final = (
    "any_impulse",
    "event_declared",
    "move_announced",
    "interception",
    "avoid_battle",
    "before_field_battle",
    "field_battle_cards",
    "field_battle_after_roll",
    "assault_announced",
    "before_assault",
    "assault_cards",
    "assault_after_roll",
    "naval_move_announced",
    "naval_interception_rolled",
    "naval_avoid_rolled",
    "naval_combat_cards",
    "naval_combat_after_roll",
    "naval_transport_announced",
    "piracy_announced",
    "emperor_announced",
    "papal_bull_on_cranmer",
    "debate_round",
    "spring_deployment_start",
    "spring_deployment",
    "peace_segment",
    "victory_determination",
)
"""The windows that the rules open, in the order in which they come up."""
