"""A mutant hunt: change one thing in the rules, and see whether a test notices.

    python -m tools.mutants here_i_stand --sample 1000 --seed fresh
    python -m tools.mutants virgin_queen --only conditions --out survivors.txt
    python -m tools.mutants ultima_ratio_regis --again survivors.txt

Mutations come from mutmut's operators, of which those are used that change what a rule says
(comparisons, numbers, conditions, arithmetic), with two of our own: a condition, and the answer of
a predicate, negated. A fresh interpreter for each mutant would need hours, so the tests are
collected once; each mutant is a fork in which the code of one function is exchanged and the tests
that come past its line are run until one fails.
"""
