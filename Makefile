# Everything that can be done with a clone. Python 3.11+, git and make are enough; the rest is fetched on first use.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
WORKERS ?= 2
GAME ?=
SEED ?=
QUICK_TESTS := tests/core tests/docs

# Many processes load our sources: kept compiled, they are read once.
unexport PYTHONDONTWRITEBYTECODE

# Stamps: each says that a step was done, and is older than what the step has to be done again for.
MADE := $(VENV)/.made
INSTALLED := $(VENV)/.installed
DEV := $(VENV)/.installed-dev
DOCS := $(VENV)/.installed-docs
BENCH := $(VENV)/.installed-bench
PEERS := $(VENV)/.installed-peers
ATTACK := $(VENV)/.installed-attack
NODE := $(VENV)/.node
MODULES := web/node_modules/.installed
PAGE := src/fathoms/server/page/index.html
# Of the client as it is: what was found right is not looked at again. `npm ci` takes these away with the rest.
LINTED := web/node_modules/.linted$(if $(QUICK),-quick)
TYPED := web/node_modules/.typed
TESTED := web/node_modules/.tested

# Folders too, for what was deleted.
CLIENT_SOURCES := $(shell find web -mindepth 1 -path web/node_modules -prune -o -print 2>/dev/null) $(wildcard src/fathoms/words/*/*.ftl src/fathoms/words/*.toml src/fathoms/games/*/words/*.ftl src/fathoms/games/*/house.toml src/fathoms/games/*/sets/*)
PYTHON_SOURCES := $(shell find src/fathoms -name '*.py')  # the client's tests look there for the words and tiles we use
WITH_NODE = PATH="$$(cat $(NODE)):$(abspath $(BIN)):$$PATH"
INSTALL := scripts/install.sh $(BIN)/python

.DEFAULT_GOAL := help
.PHONY: help play test test-quick test-random laws check-all lint lint-client types types-client warm unit unit-client chromium browser client wheel wheel-test
.PHONY: lock newest wire bench soak attack audit studies docs docs-serve format clean

help:  ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# What one comes for

play: $(INSTALLED) $(PAGE)  ## open the table in your browser
	@$(BIN)/fathoms serve || test $$? = 130  # Ctrl-C is how a table is closed

test:  ## all that every change has to pass; GAME=partners: what one game has to
	@test -z "$(GAME)" || test -d "src/fathoms/games/$(GAME)" || { echo "There is no game '$(GAME)' in src/fathoms/games." >&2; exit 1; }
	@echo "Installing what is not there yet; checking code and client meanwhile"
	@QUICK=1 $(MAKE) --no-print-directory --jobs=$$(($(WORKERS) + 1)) --output-sync=target chromium types unit-client lint-client types-client client lint warm
	@$(MAKE) --no-print-directory unit browser  # one after the other: beside units, browsers wait too long on two cores
	@echo "All tests passed."

test-quick: $(DEV)  ## a minute for the inner loop: lint, and the tests of core and docs, once `make test` has compiled
	$(BIN)/ruff check --quiet .
	$(BIN)/pytest -n $(WORKERS) --dist worksteal -m "not slow" $(QUICK_TESTS)

test-random: $(DEV) $(MODULES)  ## the quick tests in another order each time: does any lean on another? SEED=1 does an order again
	$(WITH_NODE) $(BIN)/pytest -n $(WORKERS) --dist worksteal -m "not slow" -p randomly $(if $(SEED),--randomly-seed=$(SEED)) --ignore=tests/browser
	$(WITH_NODE) $(BIN)/pytest -n $(WORKERS) --dist worksteal -m "not slow" -p randomly $(if $(SEED),--randomly-seed=$(SEED)) tests/browser

laws: $(DEV)  ## the laws of one game for the inner loop, as plain Python: make laws GAME=partners
	@test -n "$(GAME)" -a -d "src/fathoms/games/$(GAME)" || { echo "Which game? make laws GAME=partners" >&2; exit 1; }
	$(BIN)/pytest tests/games --quick-laws -k $(GAME)

check-all: test lint-client wheel-test docs audit newest $(PEERS) $(ATTACK)  ## test, and what takes longer: soaks, sweeps, the wheel, the docs, the GPU if there is one
	$(WITH_NODE) $(BIN)/pytest -n $(WORKERS) --dist worksteal -m slow --ignore=tests/browser
	$(WITH_NODE) $(BIN)/pytest -n $(WORKERS) --dist worksteal -m slow tests/browser
	$(WITH_NODE) $(BIN)/pytest -n $(WORKERS) -m "not slow" tests/envs/test_spiel.py
	$(BIN)/python bench/soak.py --minutes 3

soak: $(DEV)  ## an hour of people who come and go: nothing may grow, stick or stay without an answer
	$(BIN)/python bench/soak.py

bench: $(BENCH)  ## random playouts a second, beside OpenSpiel's; time to the first move
	$(BIN)/python bench/playouts.py
	$(BIN)/python bench/start.py

attack: $(ATTACK) $(PAGE)  ## a million odd messages, odd requests, a look through every frame: takes a quarter of an hour
	$(BIN)/python -m attacks

audit: $(ATTACK) $(MODULES)  ## are there known holes in what we are built on?
	$(WITH_NODE) $(BIN)/python scripts/audit.py

studies: $(DEV) $(PAGE)  ## what we learned about the games, made anew: takes hours, since bots think
	@scripts/chromium.sh
	$(BIN)/python scripts/studies.py

docs: $(DOCS)  ## the documentation, into site/
	$(BIN)/python scripts/rule_pages.py
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet

lock: $(DEV)  ## take the newest releases of all that we stand on into constraints.txt
	$(BIN)/python scripts/lock.py

newest: $(MADE)  ## do the tests pass with the newest releases of everything? What is newer, and what broke
	$(BIN)/python scripts/try_newest.py

wire: $(DEV) $(MODULES)  ## the client's types, from the Python models
	$(WITH_NODE) npm --prefix web run --silent types

docs-serve: $(DOCS)  ## the documentation, live
	$(BIN)/mkdocs serve

wheel: $(DEV) $(PAGE)  ## a wheel with the client in it, and a source distribution, into dist/
	rm -rf dist
	$(BIN)/python -m build --outdir dist . >/dev/null
	@ls dist

format: $(DEV) $(MODULES)  ## lay out all code as we like it
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(WITH_NODE) npm --prefix web run --silent format

clean:  ## remove everything that was made here
	rm -rf $(VENV) web/node_modules src/fathoms/server/page dist site .cache .mypy_cache .ruff_cache .pytest_cache test-results

# The parts of test and check-all

lint: $(DEV)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/python scripts/rule_pages.py --check
	$(BIN)/python scripts/language_pages.py --check
	$(BIN)/python scripts/prose.py

lint-client: $(LINTED)

types: $(DEV)
	$(BIN)/mypy

types-client: $(TYPED)

ifdef GAME
unit-client: $(MODULES)
	$(WITH_NODE) npm --prefix web run --silent test -- src/games/$(GAME)
else
unit-client: $(TESTED)
endif

warm: $(DEV)  # what most tests need is compiled once, not by each of them
	$(BIN)/python -m tests.warm $(WORKERS)

unit: $(DEV) $(MODULES)
	$(WITH_NODE) $(BIN)/pytest -n $(WORKERS) --dist worksteal -m "not slow" $(if $(GAME),tests/games -k $(GAME),--ignore=tests/browser)

chromium:  # fetched while others compile; whether it could be had is said by `browser`
	@scripts/chromium.sh || true

browser: $(DEV) $(PAGE)
	@scripts/chromium.sh
	$(WITH_NODE) $(BIN)/pytest tests/browser -n $(WORKERS) --dist worksteal -m "not slow" $(if $(GAME),-k $(GAME)) || test -n "$(GAME)" -a $$? = 5  # a game may have none of its own

wheel-test: wheel
	$(BIN)/python scripts/try_wheel.py

client: $(PAGE)  ## build the web client

# How things come to be

$(MADE):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Fathoms needs Python 3.11 or newer; $(PYTHON) is older. Try: make PYTHON=python3.12 ..." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "$(PYTHON) cannot make virtual environments. On Debian and Ubuntu: apt-get install python3-venv" >&2; exit 1; }
	@echo "Making a virtual environment in $(VENV)"
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(INSTALLED): $(MADE) pyproject.toml constraints.txt
	@echo "Installing Fathoms into it"
	@$(INSTALL) --editable .
	@touch $@

$(DEV): $(MADE) pyproject.toml constraints.txt
	@echo "Installing Fathoms and the tools for its tests"
	@$(INSTALL) --editable '.[dev]'
	@touch $@ $(INSTALLED)

$(DOCS): $(DEV)
	@$(INSTALL) --editable '.[docs]'
	@touch $@

# Not among the tools for every test: Ray is large, and OpenSpiel brings SciPy, which the compiler then loads at every start.
$(PEERS): $(DEV)
	@$(INSTALL) --editable '.[ray,spiel]'
	@touch $@

$(ATTACK): $(DEV)
	@$(INSTALL) --editable '.[attack]'
	@touch $@

$(BENCH): $(INSTALLED)
	@$(INSTALL) --editable '.[bench]'
	@touch $@

$(NODE): $(MADE) scripts/node.py
	@$(BIN)/python scripts/node.py > $@.new
	@mv $@.new $@

$(MODULES): $(NODE) web/package-lock.json
	@echo "Installing what the client is built with"
	@$(WITH_NODE) npm --prefix web ci --loglevel=error --no-audit --no-fund
	@touch $@

$(PAGE): $(MODULES) $(CLIENT_SOURCES)
	@echo "Building the client"
	@$(WITH_NODE) npm --prefix web run --silent build -- --logLevel warn
	@touch $@

$(LINTED): $(MODULES) $(CLIENT_SOURCES)
	$(WITH_NODE) npm --prefix web run --silent lint
	@touch $@

$(TYPED): $(MODULES) $(CLIENT_SOURCES)
	$(WITH_NODE) npm --prefix web run --silent check
	@touch $@

$(TESTED): $(MODULES) $(CLIENT_SOURCES) $(PYTHON_SOURCES)
	$(WITH_NODE) npm --prefix web run --silent test
	@touch $@
