"""`python -m tercio` is `tercio`."""

from tercio.cli import main

if __name__ == "__main__":
    main()
