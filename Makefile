# SPDX-License-Identifier: MIT

# Espalier: the everyday commands. `make demo` is the place to start.

SWIFT_FLAGS ?=
PREFIX ?= /usr/local
LINTED = Sources Tests Plugins Packaging Package.swift $(wildcard Examples Benchmarks)
# What several threads use: Combine, and the state that they write.
THREADED = CombineTests,EspalierCoreTests/State/StateThreadTests.swift
# In two processes: the graph's tests walk through the whole graph, which compositions fill.
SANITIZED = ESPALIER_FOCUS=EspalierGraphTests,CompositionTests scripts/test --sanitize address --scratch-path .build/address

.PHONY: help deps build demo gallery pictures reference site test check renew bench bench-data counters compare sizes outside install package fuzz soak mutants sanitize sanitize-threads format lint layers ci

help: ## this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | sort | expand -t 18

deps: ## install the system packages that are missing
	@scripts/install-dependencies

build: deps ## build everything, for debugging
	swift build $(SWIFT_FLAGS)

demo: deps ## build, and draw the moving border into out/
	scripts/release EspalierRuntime
	scripts/release espalier
	@mkdir -p out
	$$(swift build -c release --show-bin-path)/espalier render Examples/MovingBorder.swift \
	  --size 400x500 --out out/moving-border.png
	$$(swift build -c release --show-bin-path)/espalier render Examples/MovingBorder.swift \
	  --size 400x500 --tap August --frames 60 --over 1.2 --out out/moving-border.webp
	@echo
	@echo "The command is .build/release/espalier; make install puts it on the path."
	@echo "The pictures: out/moving-border.png (at rest), out/moving-border.webp (the border moves to August)"

gallery: deps ## draw everything there is, to be looked at, into out/gallery
	swift build --product EspalierGallery
	$$(swift build --show-bin-path)/EspalierGallery --out out/gallery

pictures: deps ## draw the pictures of README and the pages anew, into docs/pictures
	swift build --product EspalierGallery
	swift build --product EspalierRuntime
	swift build --product espalier
	scripts/pictures

reference: deps ## make the API reference from the doc comments, into out/reference
	@scripts/reference

site: deps ## make the documentation site, into out/site; with the gallery and the reference, if they were made before
	@python3 scripts/site

test: deps ## run all tests; the last lines are the totals
	@scripts/test $(SWIFT_FLAGS)

check: deps ## run the tests that need no window, browser or compiler: nearly four fifths of all, in minutes
	@scripts/test --quick $(SWIFT_FLAGS)

renew: deps ## write the expected pictures, trees and public names anew; read the differences afterwards
	ESPALIER_RENEW=1 scripts/test $(SWIFT_FLAGS) --filter 'GoldenTests|PublicNamesTests'
	git status --short Tests

install: deps ## install the command and the library below PREFIX (/usr/local); DESTDIR stands before it
	@PREFIX="$(PREFIX)" DESTDIR="$(DESTDIR)" scripts/install

package: deps ## make a Debian package in out/
	@scripts/package

outside: deps ## require this package by version from another one, with its own git repository: build, test, run
	@scripts/outside

bench: deps ## measure; prints the table and writes bench.json
	scripts/release EspalierBench
	$$(swift build -c release --show-bin-path)/EspalierBench

bench-data: deps ## measure SwiftData beside plain SQLite, and charts of 100,000 points
	scripts/release EspalierDataBench
	$$(swift build -c release --show-bin-path)/EspalierDataBench

counters: deps ## count the work of a change, and fail where it is more than in Benchmarks/counters.txt
	scripts/release EspalierBench
	$$(swift build -c release --show-bin-path)/EspalierBench --counters Benchmarks/counters.txt

compare: deps ## measure windows beside GTK 4, Qt Quick and Chromium; writes the table of docs/performance.md
	scripts/release EspalierBench
	$$(swift build -c release --show-bin-path)/EspalierBench --compare 5 docs/performance.md

sizes: deps ## measure cost over size, up to a million leaves; writes docs/performance.json, of which make pictures draws plots
	scripts/release EspalierBench
	$$(swift build -c release --show-bin-path)/EspalierBench --sizes docs/performance.json

fuzz: deps ## long runs of the random tests
	ESPALIER_FUZZ_CASES=100000 scripts/test --filter Fuzz

soak: deps ## an hour of windows, documents and previews under input; memory, descriptors, threads and files stay flat
	ESPALIER_SOAK_SECONDS=1200 scripts/test --filter SoakTests

mutants: deps ## try whether the tests notice faults, one at a time: modifiers, figures, branches; an hour or two
	@scripts/mutants $(MUTANTS)

# The compiler has no undefined-behaviour sanitizer for Swift on Linux: it refuses -sanitize=undefined. The leak detector
# reports what the test runner itself keeps; a stack 10,000 rules deep does not fit under the address sanitizer.
sanitize: deps sanitize-threads ## the graph's tests and a thousand compositions under the address sanitizer; threads
	ASAN_OPTIONS=detect_leaks=0 $(SANITIZED) --filter EspalierGraphTests --skip tenThousandRulesAreFirstRunFromTheTop
	ASAN_OPTIONS=detect_leaks=0 ESPALIER_COMPOSITION_SAMPLE=1000 $(SANITIZED) --filter CompositionTests.CompositionTests

sanitize-threads: deps ## the tests with several threads under the thread sanitizer
	TSAN_OPTIONS=halt_on_error=1 ESPALIER_FOCUS=$(THREADED) scripts/test --sanitize thread --scratch-path .build/thread --filter ThreadTests

format: ## bring all files into the one format
	swift format --in-place --parallel --recursive $(LINTED)

lint: ## fail on a wrong format, a missing licence line or doc comment, version numbers that differ, a design value of a control outside of its table, an undeclared import, numbers that may trap, an unlimited read, a comment that begins as a bare clause, a name in the pages that does not exist, a test that is not where its source is or whose title has no subject
	swift format lint --strict --parallel --recursive $(LINTED)
	@scripts/spdx
	@scripts/version --check
	@scripts/layers
	@scripts/design-values
	@scripts/unchecked-numbers
	@scripts/file-reads
	@scripts/prose
	@scripts/doc-names
	@scripts/test-tree
	@scripts/documented >/dev/null

layers: ## fail on an import that Package.swift does not declare
	@scripts/layers

ci: ## what the server runs
	.ci/run
