# `make play` starts a server and opens a browser; `make test` runs the checks and tests. Everything is built in .venv and build/.
PYTHON ?= python3.11
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find archipel -type f ! -path '*/__pycache__/*' ! -path '*/client_dist/*') setup.py pyproject.toml
CLIENT := $(shell find client -type f ! -path '*/node_modules/*') $(filter-out %.pyc,$(wildcard archipel/words/*/*)) $(wildcard archipel/games/*/*.json docs/rules/*.md) tools/page.py tools/rules.py
INTERPRETED := PYTHONPATH=.
PIP := $(BIN)/python -m pip --disable-pip-version-check
LOCKED := $(PIP) install --quiet --require-hashes
UV := uv==0.13.7

.PHONY: install client play test test-long check bench bench-load bench-crowd chaos ledger walks mutants generated docs lock screenshots format clean

install: $(VENV)/.installed

# The tools and libraries, in the versions that requirements/ pins.
$(VENV)/.tools: requirements/tests.txt
	@command -v $(PYTHON) >/dev/null || { echo "Python 3.11 is needed: make PYTHON=/path/to/python3.11"; exit 1; }
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(LOCKED) -r requirements/tests.txt
	touch $@

# Libraries for the long tests and the documentation site only.
$(VENV)/.long: $(VENV)/.tools requirements/long.txt requirements/docs.txt
	$(LOCKED) -r requirements/long.txt -r requirements/docs.txt
	touch $@

# sb3-contrib, for one long test. It is skipped where pip finds no CPU-only build of torch.
$(VENV)/.train: $(VENV)/.long requirements/train.txt
	@$(LOCKED) -r requirements/train.txt && touch $@ || echo "pip finds no CPU-only torch: the test of sb3-contrib is skipped"

# The browser client, built with the Node from the Python wheel.
client: $(VENV)/.client
$(VENV)/.client: $(VENV)/.tools $(CLIENT)
	$(BIN)/python tools/page.py
	touch $@

# Archipel itself, compiled, as the same wheel that users install. Only changed modules are compiled again.
$(VENV)/.installed: $(VENV)/.client $(SOURCES)
	@rm -rf build/bdist* build/wheel && (find build/lib* -name '*.py' -delete 2>/dev/null || true)
	$(PIP) wheel --quiet --no-build-isolation --no-deps --wheel-dir build/wheel .
	$(PIP) install --quiet --no-deps --force-reinstall build/wheel/*.whl
	touch $@

play: install
	$(BIN)/archipel serve --open

test: install
	$(BIN)/python tools/test.py

test-long: install $(VENV)/.long $(VENV)/.train
	$(BIN)/python tools/test.py --long

check: $(VENV)/.tools
	$(BIN)/python tools/test.py --check

bench: install
	$(BIN)/archipel bench --floor

bench-load: install
	$(BIN)/python bench/load.py

# How much a crowd of spectators at one table slows the other tables; takes two minutes.
bench-crowd: install
	$(BIN)/python bench/spectators.py

# Fault injection under load, with both databases; takes minutes.
chaos: install
	$(BIN)/python bench/chaos.py
	$(BIN)/python bench/chaos.py --store postgres

ledger: $(VENV)/.tools
	$(INTERPRETED) $(BIN)/python tools/ledger.py

walks: $(VENV)/.tools
	$(INTERPRETED) $(BIN)/python tools/walks.py

mutants: $(VENV)/.tools
	$(BIN)/python tools/mutants.py

# Upgrade all dependencies. Then run the tests and review docs/dependencies.md.
lock: $(VENV)/.tools
	$(PIP) install --quiet $(UV)
	$(BIN)/python tools/lock.py --upgrade

# Files that are generated from the engine's tables and the server's schemas.
generated: $(VENV)/.tools
	$(INTERPRETED) $(BIN)/python tools/generate.py

screenshots: install
	$(BIN)/python tools/screenshots.py

docs: install $(VENV)/.long
	$(BIN)/python -m mkdocs build --strict

format: $(VENV)/.tools
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/python tools/page.py format

clean:
	rm -rf $(VENV) build dist archipel/client_dist client/node_modules *.egg-info .mypy_cache .ruff_cache .import_linter_cache .hypothesis
