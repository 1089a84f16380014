# Several questions as one: what is proposed, line by line.

proposal-religion = Choose as proposed
proposal-debate = Debate as proposed
proposal-event = Choose as proposed

proposed-flip-to-catholic = Catholic again: { $what }
proposed-flip-to-protestant = Protestant: { $what }
proposed-reconvert = Catholic again: { $what }
proposed-council-of-trent = To Trent: { $what }
proposed-council-of-trent-done = Nobody else goes to Trent
