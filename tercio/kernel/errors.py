"""What can go wrong, each as one sentence that names the thing."""


class TercioError(Exception):
    """Bad input. The message is a sentence for a person; nothing was changed."""


class Illegal(TercioError):
    """A decision that was not offered."""


class Stale(Illegal):
    """A decision for a stop that the table has already left."""


class CannotUndo(TercioError):
    """Somebody has learned something since; the message says what."""


class Unknown(TercioError):
    """A game, scenario, seat, bot or option that does not exist."""


class DataError(TercioError):
    """A data file or pack that does not hold what its schema promises."""


class SaveError(TercioError):
    """A save that is malformed, truncated, tampered with or from elsewhere."""


class ScriptShortage(TercioError):
    """A scripted game needs a roll or a draw that its script does not hold."""


class RulesBug(Exception):
    """The rules broke a promise of the kernel (an empty ask, a key offered twice...)."""
