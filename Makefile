# Two commands do everything: `make play` and `make test`. All of it lives in .venv and build/.
PYTHON ?= python3.11
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find archipel -type f ! -path '*/__pycache__/*' ! -path '*/client_dist/*') setup.py pyproject.toml
CLIENT := $(shell find client -type f ! -path '*/node_modules/*') $(filter-out %.pyc,$(wildcard archipel/words/*/*)) $(wildcard archipel/games/*/*.json) tools/page.py
INTERPRETED := PYTHONPATH=.
PIP := $(BIN)/python -m pip --disable-pip-version-check
LOCKED := $(PIP) install --quiet --require-hashes
UV := uv==0.13.7

.PHONY: install client play test test-long check bench bench-load bench-crowd chaos ledger walks mutants docs lock screenshots format clean

install: $(VENV)/.installed

# The tools and libraries, exactly as requirements/ has them.
$(VENV)/.tools: requirements/tests.txt
	@command -v $(PYTHON) >/dev/null || { echo "Python 3.11 is needed: make PYTHON=/path/to/python3.11"; exit 1; }
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(LOCKED) -r requirements/tests.txt
	touch $@

# What only the long tests and the documentation site need.
$(VENV)/.long: $(VENV)/.tools requirements/long.txt requirements/docs.txt
	$(LOCKED) -r requirements/long.txt -r requirements/docs.txt
	touch $@

# sb3-contrib, for one long test: where pip finds the build of torch for the processor alone.
$(VENV)/.train: $(VENV)/.long requirements/train.txt
	@$(LOCKED) -r requirements/train.txt && touch $@ || echo "pip finds no torch for the processor alone: the test of sb3-contrib is skipped"

# The browser client, with the Node that came as a wheel.
client: $(VENV)/.client
$(VENV)/.client: $(VENV)/.tools $(CLIENT)
	$(BIN)/python tools/page.py
	touch $@

# Archipel itself, compiled, as the wheel that others get; only what changed is compiled again.
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

# What a crowd at one table costs the others; two minutes.
bench-crowd: install
	$(BIN)/python bench/spectators.py

# Faults under load on both stores; minutes.
chaos: install
	$(BIN)/python bench/chaos.py
	$(BIN)/python bench/chaos.py --store postgres

ledger: $(VENV)/.tools
	$(INTERPRETED) $(BIN)/python tools/ledger.py

walks: $(VENV)/.tools
	$(INTERPRETED) $(BIN)/python tools/walks.py

mutants: $(VENV)/.tools
	$(BIN)/python tools/mutants.py

# Newer versions of everything; then run the tests, and look at docs/dependencies.md.
lock: $(VENV)/.tools
	$(PIP) install --quiet $(UV)
	$(BIN)/python tools/lock.py --upgrade

screenshots: install
	$(BIN)/python tools/screenshots.py

docs: install $(VENV)/.long
	$(BIN)/python -m mkdocs build --strict

format: $(VENV)/.tools
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

clean:
	rm -rf $(VENV) build dist archipel/client_dist client/node_modules *.egg-info .mypy_cache .ruff_cache .import_linter_cache .hypothesis
