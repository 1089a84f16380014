# The front door. On a machine with Python 3.11+ and git, `make play` and `make test` set up
# everything they need in .venv.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready

.DEFAULT_GOAL := help
.PHONY: help play test lint types imports unit fuzz fuzz-short bench docs golden lock clean

help:  ## Show what can be made
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | awk -F':.*## ' '{printf "  make %-10s %s\n", $$1, $$2}'

$(READY): requirements.lock pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Tercio needs Python 3.11 or newer.")'
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@rm -rf *.egg-info  # a stale one in the tree would hide the games of the installed package
	@touch $@

play: $(READY)  ## Play the primer game in the terminal
	$(BIN)/tercio play primer

test: lint types imports unit fuzz-short  ## Everything that must pass

lint: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

types: $(READY)
	$(BIN)/mypy

imports: $(READY)
	$(BIN)/lint-imports

unit: $(READY)
	$(BIN)/pytest

fuzz-short: $(READY)
	$(BIN)/tercio fuzz primer --games 40 --seed test
	$(BIN)/tercio fuzz here_i_stand --games 6 --seed test

fuzz: $(READY)  ## A long fuzz of every game: GAMES=2000 SEED=anything
	@for game in $$($(BIN)/tercio games --ids); do \
		$(BIN)/tercio fuzz $$game --games $(or $(GAMES),500) --seed $(or $(SEED),long) || exit 1; \
	done

bench: $(READY)  ## Measure every game: SECONDS_EACH=10
	@for game in $$($(BIN)/tercio games --ids); do \
		$(BIN)/tercio bench $$game --seconds $(or $(SECONDS_EACH),10) || exit 1; \
	done

docs: $(READY)  ## Regenerate the generated pages and check every link
	$(BIN)/python tools/docs.py

golden: $(READY)  ## Write the golden playthroughs anew (read the diff!)
	$(BIN)/python -m tests.golden.regenerate

lock:  ## Pin the dependencies anew (needs uv)
	printf 'setuptools>=77\n' | uv pip compile --quiet --generate-hashes --universal --no-annotate \
		--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" \
		--python-version 3.11 --extra dev pyproject.toml - -o requirements.lock

clean:
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist *.egg-info
