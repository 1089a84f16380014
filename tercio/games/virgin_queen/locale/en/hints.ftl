### By which rule of thumb the game's bot answers, for whoever asks it for a hint.

hint-area = The attempts are worth most there.
hint-convert = Keys and fortresses come first, which may rise or are safe from it; then what opens the way to more.
