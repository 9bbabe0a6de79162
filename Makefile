# Two commands do everything: `make play` and `make test`. All of it lives in .venv and build/.
PYTHON ?= python3.11
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find archipel -type f ! -name '*.pyc' ! -path '*/__pycache__/*') setup.py pyproject.toml
INTERPRETED := PYTHONPATH=.

.PHONY: install play test test-long check bench ledger walks format clean

install: $(VENV)/.installed

# The tools and libraries.
$(VENV)/.tools: pyproject.toml tools/requirements.py
	@command -v $(PYTHON) >/dev/null || { echo "Python 3.11 is needed: make PYTHON=/path/to/python3.11"; exit 1; }
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade pip
	$(BIN)/python tools/requirements.py > $(VENV)/requirements.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r $(VENV)/requirements.txt
	touch $@

# Archipel itself, compiled; only what changed is compiled again.
$(VENV)/.installed: $(VENV)/.tools $(SOURCES)
	@rm -rf build/bdist* && (find build/lib* -name '*.py' -delete 2>/dev/null || true)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --force-reinstall .
	touch $@

play: install
	$(BIN)/archipel play settlers --terminal

test: install
	$(BIN)/python tools/test.py

test-long: install
	$(BIN)/python tools/test.py --long

check: $(VENV)/.tools
	$(BIN)/python tools/test.py --only check

bench: install
	$(BIN)/archipel bench --floor

ledger: $(VENV)/.tools
	$(BIN)/python tools/ledger.py

walks: $(VENV)/.tools
	$(INTERPRETED) $(BIN)/python tools/walks.py

format: $(VENV)/.tools
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

clean:
	rm -rf $(VENV) build dist *.egg-info .mypy_cache .ruff_cache .import_linter_cache .hypothesis
