"""See the package."""

import argparse
from pathlib import Path
from time import perf_counter

from tercio.bots.registry import best_bot
from tercio.kernel.registry import game as registered
from tercio.nets.model import Net
from tools.train.cards import write_card
from tools.train.games import play_plan, read, write
from tools.train.plans import MODELS, plan_of


def main() -> None:
    args = _arguments()
    plan = plan_of(args.game).smaller(args.share)
    begun = perf_counter()
    if args.what == "card":
        file = MODELS / f"{args.game}.npz"
        write_card(Net.read(file).card, file.stat().st_size)
        return
    if args.what == "check":
        from tools.train.checking import check_model

        check_model(args.game, args.games, args.seed, args.processes, stamp=args.stamp)
        return
    if args.what == "calibrate":
        from tools.train.checking import calibrate_model

        calibrate_model(args.game, args.games, args.seed, args.processes)
        return
    if args.what == "fit":
        rows = read(args.data)
    else:
        rows = play_plan(args.game, plan, args.processes)
        print(f"{args.game}: {len(rows['turn'])} positions, {perf_counter() - begun:.0f} s")
        if args.data is not None:
            write(rows, args.data)
    if args.what == "data":
        return
    from tools.train.making import make

    net = make(args.game, plan, rows, epochs=args.epochs, bots=best_bot(registered(args.game)))
    file = (args.out or MODELS) / f"{args.game}.npz"
    net.write(file)
    if args.out is None:
        write_card(net.card, file.stat().st_size)
    figures = net.card.figures
    print({name: figures[name] for name in figures if name != "turns"})
    print(f"{file}: {file.stat().st_size:,} bytes, {perf_counter() - begun:.0f} s")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.train")
    parser.add_argument("what", choices=("make", "data", "fit", "card", "check", "calibrate"))
    parser.add_argument("game")
    parser.add_argument("--data", type=Path, help="where the positions are kept")
    parser.add_argument("--out", type=Path, help="a folder for the model, instead of the package")
    parser.add_argument("--epochs", type=int, default=30)
    parser.add_argument("--share", type=float, default=1.0, help="of the plan's games")
    parser.add_argument("--processes", type=int)
    parser.add_argument(
        "--games", type=int, default=200, help="fresh games of a check or a calibration"
    )
    parser.add_argument("--seed", default="check", help="of those")
    parser.add_argument("--stamp", action="store_true", help="mark the model as fit, if it is")
    return parser.parse_args()


if __name__ == "__main__":
    main()
