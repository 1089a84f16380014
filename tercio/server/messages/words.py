"""What messages say, in the language of their reader."""

from pathlib import Path

from tercio.kernel.words.speech import Speech

say = Speech(Path(__file__).parent / "locale").say
