"""`g` for Ultima Ratio Regis: the state with the verbs that change it."""

from tercio.games.ultima_ratio_regis.model.events.general import ActionTaken, PointsGiven
from tercio.games.ultima_ratio_regis.model.names import Player, Power
from tercio.games.ultima_ratio_regis.model.play_state import Impulse
from tercio.games.ultima_ratio_regis.model.power_questions import powers_of
from tercio.games.ultima_ratio_regis.model.realm_verbs import RealmVerbs
from tercio.games.ultima_ratio_regis.model.refs import power_ref
from tercio.kernel.ask import ref
from tercio.kernel.errors import RulesBug
from tercio.kernel.masks import mask_of


class Regis(RealmVerbs):
    """The position of one game."""

    def begin_impulse(self, player: Player) -> None:
        """Who acts, and what could act from where it is (8.2.2)."""
        s = self.state
        s.active = player
        s.realm.grants = [grant for grant in s.realm.grants if not grant.brief]
        s.impulse = Impulse(
            stage="start",
            intrinsic=mask_of(powers_of(self, player)),
            fresh=s.units[:],
            begun_fortresses=mask_of(n for n, state in enumerate(s.fortress) if state == 1),
        )

    def keep_points(self, power: Power, points: int) -> None:
        """Points of the card in play are kept for a power, while another card is played."""
        impulse = self.state.impulse
        impulse.unassigned -= points
        impulse.points[power] = impulse.points.get(power, 0) + points
        impulse.current |= 1 << power
        self.record(PointsGiven(power_ref(self, power), points))

    def spend(self, power: Power, action: str) -> None:
        """One action of a power; the points that others could use too are the last to go."""
        impulse = self.state.impulse
        kept = impulse.points.get(power, 0)
        if kept:
            impulse.points[power] = kept - 1
        elif impulse.intrinsic >> power & 1:
            impulse.intrinsic &= ~(1 << power)
        elif impulse.unassigned and not impulse.fed >> power & 1:
            impulse.unassigned -= 1
            impulse.current |= 1 << power
        else:
            raise RulesBug(f"{self.data.power_ids[power]} has no action left.")
        self.record(ActionTaken(power_ref(self, power), ref("action", action)))
