"""The state of a game of Virgin Queen."""

from dataclasses import field

from tercio.games.virgin_queen.model.court_state import Court
from tercio.games.virgin_queen.model.espionage_state import Spies
from tercio.games.virgin_queen.model.influence_state import Influence
from tercio.games.virgin_queen.model.marriage_state import Weddings
from tercio.games.virgin_queen.model.ocean_state import Oceans
from tercio.games.virgin_queen.model.patronage_state import Patronage
from tercio.games.virgin_queen.model.religion_state import Religion
from tercio.games.virgin_queen.model.treasure_state import Treasury
from tercio.kernel.fields import Open, part
from tercio.wars.model.state import WarsState


@part
class VqState(WarsState):
    religion: Religion = field(default_factory=Religion)
    treasury: Treasury = field(default_factory=Treasury)
    oceans: Oceans = field(default_factory=Oceans)
    court: Court = field(default_factory=Court)
    weddings: Weddings = field(default_factory=Weddings)
    patronage: Patronage = field(default_factory=Patronage)
    spies: Spies = field(default_factory=Spies)
    influence: Influence = field(default_factory=Influence)
    types_used: Open[list[str]] = field(default_factory=list)
    """Action types that the card of this impulse was spent on (11)."""
    extending: Open[bool] = False
    """A treasure extends the impulse now; the types used before it are barred."""
