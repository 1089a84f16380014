"""How Here I Stand fills the shared procedures."""

from tercio.wars.hooks import Hooks


class HisHooks(Hooks):
    """Filled by the rules' own modules; see each hook's citation."""
