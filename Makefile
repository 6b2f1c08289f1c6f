# The two commands: `make near` gives an answer, `make test` proves the whole.
.PHONY: near test setup release install lint format

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

release: setup
	swift build -c release --static-swift-stdlib --product petsave

# The program, its manual and what shells need to complete its commands. For a package: `make install PREFIX=/usr
# DESTDIR=debian/petsave`; with BINARY=FILE nothing is built, and that file is installed.
install: $(if $(BINARY),,release)
	@umask 022 && set -e; \
	binary="$(BINARY)"; \
	[ -n "$$binary" ] || binary="$$(swift build -c release --static-swift-stdlib --show-bin-path)/petsave"; \
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

lint:
	swift format lint --strict --recursive Package.swift Packages Apps Tests

format:
	swift format --in-place --recursive Package.swift Packages Apps Tests
