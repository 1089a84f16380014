### Of failures that the fuzzer has written. $why: what the machine or a library says.

no-failure = There is no failure to read at { $file }: { $why }
not-a-failure = { $file } does not hold a failure: { $why }
no-check = The failure names a check '{ $check }', which does not exist.
