# The two commands: `make near` gives an answer, `make test` proves the whole.
.PHONY: near test setup release install lint format

PLACE ?= 19104
PREFIX ?= $(HOME)/.local

near: setup
	swift run petsave near $(PLACE)

test: setup
	swift build --build-tests
	swift test --skip-build

# SQLite's development files, where they are missing.
setup:
	@dpkg -s libsqlite3-dev >/dev/null 2>&1 || { \
		if [ "$$(id -u)" = 0 ]; then sudo=; else sudo=sudo; fi; \
		$$sudo apt-get update -qq && $$sudo apt-get install -y -qq libsqlite3-dev; \
	}

release: setup
	swift build -c release --static-swift-stdlib --product petsave

install: release
	install -D -s -m 755 "$$(swift build -c release --static-swift-stdlib --show-bin-path)/petsave" "$(PREFIX)/bin/petsave"

lint:
	swift format lint --strict --recursive Package.swift Packages Apps Tests

format:
	swift format --in-place --recursive Package.swift Packages Apps Tests
