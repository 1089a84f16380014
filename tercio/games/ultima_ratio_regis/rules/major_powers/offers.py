"""Offers between major powers that are turned down (uRR 21)."""

from tercio.games.ultima_ratio_regis.model.events.general import OfferDeclined
from tercio.games.ultima_ratio_regis.model.names import Power
from tercio.games.ultima_ratio_regis.model.play_state import Refusal
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.refs import power_ref


def decline(g: Regis, refusal: Refusal, power: Power, other: Power) -> None:
    """`power` turns down an offer of `other`, which is not made again in this impulse."""
    g.state.impulse.refusals.append(refusal)
    g.record(OfferDeclined(power_ref(g, power), power_ref(g, other), refusal.what))
