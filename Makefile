# The two commands: `make near` gives an answer, `make test` proves the whole.
.PHONY: near test setup release install bench bench-quick bench-check bench-compare bench-tools bench-setup lint format

PLACE ?= 19104
PREFIX ?= $(HOME)/.local
DESTDIR ?=
BINARY ?=

near: setup
	swift run petsave near $(PLACE)

# Tests that measure time, that may only take so much of it, or that share one actor run by themselves and one after another:
# a thousand others at the same time would be what they measure.
TIMED = AppShellTests|AnalyticsTests|AcceptanceTests.(App|SyncCommandTests)|HTTPTests|FaultyServerTests|RefreshBudgetTests|SyncServiceTests|SyncFeedsTests|TerminalSessionTests|ImageDecodingTests|RemoteImagesTests

test: setup
	swift build --build-tests
	@status=0; \
	swift test --skip-build --no-parallel --filter '$(TIMED)' || status=$$?; \
	swift test --skip-build --skip '$(TIMED)' || status=$$?; \
	exit $$status

# The development files of SQLite and of the libraries that decode photos, where they are missing. Photos can be left out
# instead: swift build --disable-default-traits.
LIBRARIES = libsqlite3-dev libjpeg-dev libpng-dev libwebp-dev

setup:
	@dpkg -s $(LIBRARIES) >/dev/null 2>&1 || { \
		if [ "$$(id -u)" = 0 ]; then sudo=; else sudo=sudo; fi; \
		$$sudo apt-get update -qq && $$sudo apt-get install -y -qq $(LIBRARIES); \
	}

# The flag has the compiler make generic types by calls instead of by names, which the runtime would look up at the start:
# docs/adr/0016.
RELEASE = -c release --static-swift-stdlib \
	-Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors

release: setup
	swift build $(RELEASE) --product petsave

# The program, its manual and what shells need to complete its commands. For a package: `make install PREFIX=/usr
# DESTDIR=debian/petsave`; with BINARY=FILE nothing is built, and that file is installed.
install: $(if $(BINARY),,release)
	@umask 022 && set -e; \
	binary="$(BINARY)"; \
	[ -n "$$binary" ] || binary="$$(swift build $(RELEASE) --show-bin-path)/petsave"; \
	share="$(DESTDIR)$(PREFIX)/share"; \
	install -D -s -m 755 "$$binary" "$(DESTDIR)$(PREFIX)/bin/petsave"; \
	"$$binary" manual --output "$$share/man"; \
	completion() { \
		install -d "$$share/$$2"; \
		"$$binary" --generate-completion-script "$$1" > "$$share/$$2/$$3"; \
	}; \
	completion bash bash-completion/completions petsave; \
	completion zsh zsh/site-functions _petsave; \
	completion fish fish/vendor_completions.d petsave.fish; \
	echo "Installed below $(DESTDIR)$(PREFIX): bin/petsave, its manual (man petsave), and completions for bash, zsh and fish."

# PetSave beside its peers; see Benchmarks/README.md. Everything is measured in one run: `make bench` takes an hour and writes
# Benchmarks/RESULTS.md, `make bench-quick` some two minutes. `make bench-check` counts instructions, and so does not mind
# what else the machine does. `make bench-compare` holds the catalogue's answers about 100,000 animals against the plain way
# to find them. RUN adds options, such as RUN="--sizes 100k".
RUN ?=
BENCH_TOOLS = .build-bench/release
BENCH = Benchmarks/bench --petsave .build/release/petsave --tools $(BENCH_TOOLS)

bench: bench-tools Benchmarks/.venv/ready
	$(BENCH) --results Benchmarks/RESULTS.md $(RUN)

bench-quick: bench-tools Benchmarks/.venv/ready
	$(BENCH) --quick $(RUN)

bench-check: bench-tools
	Benchmarks/check --petsave .build/release/petsave --tools $(BENCH_TOOLS) $(RUN)

bench-compare: setup
	swift build --package-path Benchmarks --scratch-path .build-bench -c release --static-swift-stdlib --product catalog-benchmark
	$(BENCH_TOOLS)/catalog-benchmark compare $(RUN)

bench-tools: bench-setup release
	swift build --package-path Benchmarks --scratch-path .build-bench -c release --static-swift-stdlib

bench-setup: setup
	@dpkg -s python3-venv sqlite3 valgrind >/dev/null 2>&1 || { \
		if [ "$$(id -u)" = 0 ]; then sudo=; else sudo=sudo; fi; \
		$$sudo apt-get update -qq && $$sudo apt-get install -y -qq python3-venv sqlite3 valgrind; \
	}

Benchmarks/.venv/ready: Benchmarks/Peers/requirements.txt
	python3 -m venv Benchmarks/.venv
	Benchmarks/.venv/bin/pip install --quiet --requirement $<
	touch $@

lint:
	swift format lint --strict --recursive Package.swift Packages Apps Tests Benchmarks

format:
	swift format --in-place --recursive Package.swift Packages Apps Tests Benchmarks
