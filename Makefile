# What to do here, in the order a newcomer does it. `make help` lists the targets.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help

# One configuration and one build folder for the tool and the tests: nothing is compiled twice.
laboratory := Tools/laboratory.sh
build := $(laboratory) swift build -c release
build_tool := Tools/build-tool.sh
api_check := Tools/api-check/check_api.py --modules .build/release/Modules --coverage Documentation/Coverage.md
interlock := $(laboratory) .build/release/interlock
swift_folders := Package.swift Sources Twin Laboratory Tests Fuzz/Package.swift Fuzz/Sources \
	Benchmarks/Package.swift Benchmarks/Sources Benchmarks/Twin Examples

.PHONY: help
help: ## Lists the targets.
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

.PHONY: demo
demo: setup ## Plays the stories, prints the table, and draws demo/index.html and demo/overview.png.
	@$(build_tool)
	@$(interlock) demo --out demo

.PHONY: test
test: setup ## Runs every test.
	@$(build) --build-tests
	@$(laboratory) Tools/test.sh -c release

.PHONY: setup
setup: ## Installs what draws the pictures, if it may; says what it does. INTERLOCK_NO_INSTALL=1 skips that.
	@Tools/setup.sh

.PHONY: lint
lint: ## Checks the format of all Swift sources; a finding is an error.
	@swift format lint --strict --parallel --recursive $(swift_folders)

.PHONY: format
format: ## Formats all Swift sources in place.
	@swift format --in-place --parallel --recursive $(swift_folders)

.PHONY: eras
eras: setup ## Compares what each era of UIKit does on the twin with what is known of it.
	@$(build_tool)
	@$(interlock) eras --check

.PHONY: eras-page
eras-page: setup ## Writes Documentation/Eras.md from what the twin computes.
	@$(build_tool)
	@$(interlock) eras --page > .build/Eras.md && mv .build/Eras.md Documentation/Eras.md

.PHONY: rows
rows: ## Lists the rows of Documentation/Rows.md with the tests and stories that prove them.
	@python3 Tools/rows/tests/test_rows.py
	@Tools/rows/rows.py

.PHONY: rows-prove
rows-prove: ## Switches each feature off in a copy of the sources, and requires that a test fails.
	@python3 Tools/copies/tests/test_package_copy.py
	@python3 Tools/rows/tests/test_prove.py
	@Tools/rows/prove.py

.PHONY: fuzz
fuzz: ## Fuzzes the reader of recordings; FUZZ_SECONDS=60 says for how long.
	@Tools/fuzz.sh $(or $(FUZZ_SECONDS),60)

.PHONY: explore
explore: setup ## Visits every state of an engine and a misbehaving host, within bounds, and checks each.
	@$(build_tool)
	@$(interlock) explore --each --pages 3 --requests 1 --firings 1 --late 1 --policies queue,merge --changes push,pop,set
	@$(interlock) explore --quirks none --pages 3 --requests 2 --policies queue,merge --changes push,pop,set
	@$(interlock) explore --quirks none --pages 3 --requests 2 --policies queue --changes push,pop --distances
	@$(interlock) explore --limit 300000

.PHONY: storm
storm: setup ## Runs random storms, and checks all that happened in some of them by another judge.
	@$(build_tool)
	@python3 Tools/trace/tests/test_check_trace.py
	@$(interlock) storm --events $(or $(STORM_EVENTS),1000000)
	@$(interlock) storm --seed 1000001 --events 50000 --trace .build/storm-trace.jsonl
	@Tools/trace/check_trace.py .build/storm-trace.jsonl

.PHONY: defects
defects: ## Puts one mistake each into copies of the engine, and requires that an exploration finds it, and a storm.
	@python3 Tools/defects/tests/test_defects.py
	@Tools/defects/defects.py
	@Tools/defects/defects.py --by storm

.PHONY: mutate
mutate: ## Changes the engine in one place at a time, and requires that a test notices. MUTATE="--sample 50".
	@python3 Tools/mutate/tests/test_mutations.py
	@python3 Tools/mutate/tests/test_schemata.py
	@Tools/mutate/mutate.py $(MUTATE)

.PHONY: bench
bench: setup ## Measures the engine beside plain Swift, and the twin, and prints tables with targets; takes some minutes.
	@swift build -c release --package-path Benchmarks --product benchmark
	@Benchmarks/.build/release/benchmark $(BENCH)
	@INTERLOCK_BENCHMARKS=1 $(build) --product twin-benchmark
	@$(laboratory) .build/release/twin-benchmark $(BENCH)

.PHONY: bench-check
bench-check: setup ## Counts the instructions that the engine and the twin take, and compares them with their bounds.
	@Tools/setup.sh counter
	@python3 Tools/bench/tests/test_bench_check.py
	@Tools/bench/bench_check.py

.PHONY: docs
docs: setup ## Builds the library's documentation, and compiles every example in it and in our pages.
	@$(build_tool)
	@python3 Tools/docs/tests/test_docs.py
	@Tools/docs/docs.py --modules .build/release/Modules
	@Tools/docs/examples.py --modules .build/release/Modules twin

.PHONY: ci
ci: ## Runs all of the above and the checks below, as a change has to pass them, with times.
	@.ci/run

# Checks against Apple's API. They need the Swift toolchain and Python 3.9.

.PHONY: apple-check
apple-check: ## Compiles the library, the demo and all examples for iOS 15 against stubs of Apple's SDK.
	@Tools/apple-sdk/verify_facts.py
	@Tools/apple-check/apple_check.py
	@Tools/docs/examples.py apple

.PHONY: api-check
api-check: setup ## Compares the twin's public API with Apple's: nothing invented, nothing different.
	@$(build) --target UIKit
	@python3 Tools/api-check/tests/test_check_api.py
	@python3 Tools/api-check/tests/test_coverage.py
	@$(api_check)

.PHONY: coverage-page
coverage-page: setup ## Writes Documentation/Coverage.md from what the twin's symbols say.
	@$(build) --target UIKit
	@$(api_check) --write

.PHONY: dependency-check
dependency-check: ## Proves that an app which uses the library resolves no other package.
	@Tools/dependency-check.sh
