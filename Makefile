# The two commands: `make near` gives an answer, `make test` proves the whole.
.PHONY: near test setup release install lint format

PLACE ?= 19104
PREFIX ?= $(HOME)/.local

near: setup
	swift run petsave near $(PLACE)

test: setup
	swift build --build-tests
	swift test --skip-build

# Debian's packages that a build needs and that are not there yet.
setup:
	@for package in libsqlite3-dev make; do \
		dpkg -s $$package >/dev/null 2>&1 || missing="$$missing $$package"; \
	done; \
	if [ -n "$$missing" ]; then \
		if [ "$$(id -u)" = 0 ]; then sudo=; else sudo=sudo; fi; \
		$$sudo apt-get update -qq && $$sudo apt-get install -y -qq $$missing; \
	fi

release: setup
	swift build -c release --static-swift-stdlib --product petsave

install: release
	install -D -m 755 "$$(swift build -c release --static-swift-stdlib --show-bin-path)/petsave" "$(PREFIX)/bin/petsave"

lint:
	swift format lint --strict --recursive Package.swift Packages Apps Tests

format:
	swift format --in-place --recursive Package.swift Packages Apps Tests
