"""Networks that know who is winning: self-play data, training with PyTorch, and what is shipped.

    python -m tools.train make here_i_stand

plays the games of `plans.toml`, trains, calibrates, and writes the model and its card. The same
commit, plan and machine give the same model. It needs torch, which the package does not:

    python -m tools.train data GAME --out FILE       only the games
    python -m tools.train fit GAME --data FILE       only the training
    python -m tools.train card GAME                  the page of a model that was brought here
    python -m tools.train check GAME --games 200     a shipped model on fresh games

`check --stamp` says that a model still fits after a change of rules or data, if it does.
"""
