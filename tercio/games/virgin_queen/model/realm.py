"""Questions of Virgin Queen that more than one of its topics asks."""

from tercio.games.virgin_queen.model.state import VqState
from tercio.games.virgin_queen.model.world import VqWorld
from tercio.games.virgin_queen.rows.map import VqRulerRow
from tercio.wars.model.names import LeaderId, Power, Space
from tercio.wars.model.war import War


class Realm(War[VqState]):
    """`g` before the verbs of the topics are added."""

    world: VqWorld
    left_out: tuple[str, ...]

    # -- rulers and lasting events ----------------------------------------------------------------

    def ruler(self, power: Power) -> VqRulerRow:
        return self.world.rulers[self.state.court.rulers[power]]

    def rules(self, power: Power, ruler: str) -> bool:
        """Whether he is the ruler and alive."""
        return self.ruler(power).id == ruler and not self.state.court.dead >> power & 1

    def has_happened(self, event: str) -> bool:
        """Whether an event with a lasting effect has occurred, by the id of its card."""
        return event in self.state.court.done

    def is_this_turn(self, effect: str) -> bool:
        return effect in self.state.court.this_turn

    def mark_done(self, event: str) -> None:
        if event not in self.state.court.done:
            self.state.court.done.append(event)

    def mark_this_turn(self, effect: str) -> None:
        if effect not in self.state.court.this_turn:
            self.state.court.this_turn.append(effect)

    def has_bonus(self, power: Power, bonus: str) -> bool:
        """Whether a power has claimed a science bonus (22.2)."""
        return self.state.patronage.bonuses.get(bonus) == power

    def plays_with(self, topic: str) -> bool:
        """Whether the scenario has a topic of the rules in it (religion, espionage, ...)."""
        return topic not in self.left_out

    def league_formed(self) -> bool:
        return self.state.court.league_turn > 0

    # -- the map ----------------------------------------------------------------------------------

    def is_protestant(self, space: Space) -> bool:
        """Religious influence."""
        return bool(self.state.religion.protestant >> space & 1)

    def is_in(self, area: str, space: Space) -> bool:
        return bool(self.world.area_masks[area] >> space & 1)

    def leader_faction(self, leader: LeaderId) -> Power:
        """Whose force a leader belongs to: the Huguenots and the Dutch have their own."""
        row = self.world.vq_leaders[leader]
        return self.world.power[row.faction or row.power]
