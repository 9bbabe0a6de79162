# Two commands do everything: `make play` and `make test`. All of it lives in .venv and build/.
PYTHON ?= python3.11
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find archipel -type f ! -path '*/__pycache__/*' ! -path '*/client_dist/*') setup.py pyproject.toml
CLIENT := $(shell find client -type f ! -path '*/node_modules/*') $(wildcard archipel/words/*/*) tools/page.py
INTERPRETED := PYTHONPATH=.

.PHONY: install client play test test-long check bench bench-load ledger walks mutants docs screenshots format clean

install: $(VENV)/.installed

# The tools and libraries.
$(VENV)/.tools: pyproject.toml tools/requirements.py
	@command -v $(PYTHON) >/dev/null || { echo "Python 3.11 is needed: make PYTHON=/path/to/python3.11"; exit 1; }
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade pip
	$(BIN)/python tools/requirements.py > $(VENV)/requirements.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r $(VENV)/requirements.txt
	touch $@

# What only the long tests and the documentation site need.
$(VENV)/.long: $(VENV)/.tools
	$(BIN)/python tools/requirements.py openspiel ray docs > $(VENV)/requirements-long.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r $(VENV)/requirements-long.txt
	touch $@

# The browser client, with the Node that came as a wheel.
client: $(VENV)/.client
$(VENV)/.client: $(VENV)/.tools $(CLIENT)
	$(BIN)/python tools/page.py
	touch $@

# Archipel itself, compiled; only what changed is compiled again.
$(VENV)/.installed: $(VENV)/.client $(SOURCES)
	@rm -rf build/bdist* && (find build/lib* -name '*.py' -delete 2>/dev/null || true)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --force-reinstall .
	touch $@

play: install
	$(BIN)/archipel serve --open

test: install
	$(BIN)/python tools/test.py

test-long: install $(VENV)/.long
	$(BIN)/python tools/test.py --long

check: $(VENV)/.tools
	$(BIN)/python tools/test.py --check

bench: install
	$(BIN)/archipel bench --floor

bench-load: install
	$(BIN)/python bench/load.py

ledger: $(VENV)/.tools
	$(INTERPRETED) $(BIN)/python tools/ledger.py

walks: $(VENV)/.tools
	$(INTERPRETED) $(BIN)/python tools/walks.py

mutants: $(VENV)/.tools
	$(BIN)/python tools/mutants.py

screenshots: install
	$(BIN)/python tools/screenshots.py

docs: install $(VENV)/.long
	$(BIN)/python -m mkdocs build --strict

format: $(VENV)/.tools
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

clean:
	rm -rf $(VENV) build dist archipel/client_dist client/node_modules *.egg-info .mypy_cache .ruff_cache .import_linter_cache .hypothesis
