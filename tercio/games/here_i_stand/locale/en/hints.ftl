### By which rule of thumb the game's bot answers, for whoever asks it for a hint.

hint-flip = Of the spaces that may change their faith it matters most.
hint-debate-zone = A debate in that language is worth most: who would dispute there, and what it could convert.
hint-debater = Nobody who could be sent is stronger.
hint-diet = The Diet takes a small card that is worth little otherwise.
