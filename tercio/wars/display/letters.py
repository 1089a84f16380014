"""The letters on a keyboard that take actions of both games.

March, over a pass, sail, transport, fight for the walls, grab what has none, regulars, hired men
(I), cavalry (K), naval squadrons, light ships, piracy, war abroad, convert, debate (Q), end.
"""

from collections.abc import Mapping

from tercio.kernel.display.protocol import LETTERS

WAR_LETTERS: Mapping[str, str] = {
    **LETTERS,
    "end-impulse": "e",
    "action.move_clear": "m",
    "action.move_pass": "o",
    "action.naval_move": "s",
    "action.naval_transport": "t",
    "action.assault": "f",
    "action.control_unfortified": "g",
    "action.raise_regular": "r",
    "action.buy_mercenary": "i",
    "action.raise_cavalry": "k",
    "action.build_squadron": "n",
    "action.build_corsair": "l",
    "action.piracy": "y",
    "action.fight_foreign_war": "w",
    "action.publish_treatise": "v",
    "action.call_debate": "q",
}
