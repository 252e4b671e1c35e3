# make demo    build, then check a correct and a buggy example
# make test    everything continuous integration checks
# make fuzz    random programs that nobody has tried yet, for ten minutes
# make bench   the papers' programs beside the papers' numbers (takes a while)

CARGO ?= cargo
RADDLE = $(CARGO) run --quiet --release --bin raddle --

.PHONY: demo test test-cluster fuzz bless bench clean

demo:
	@sh scripts/install-clang.sh demo
	$(CARGO) build --release --bin raddle
	@echo
	@echo '$$ raddle check examples/locked_update.c'
	@$(RADDLE) check examples/locked_update.c
	@echo
	@echo '$$ raddle check examples/lost_update.c'
	@$(RADDLE) check examples/lost_update.c; code=$$?; \
	  if [ $$code -ne 1 ]; then echo "the bug was not found (exit code $$code)"; exit 1; fi
	@echo
	@echo 'Exit code 1: a bug was found, as it should be. `raddle check --help` says what else there is.'

# The program corpus (crates/cli/tests/programs.rs) runs with the oldest and the newest clang it finds.
test:
	@sh scripts/install-clang.sh test
	@sh scripts/install-test-tools.sh
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets --quiet -- -D warnings
	@sh scripts/run-tests.sh

# Searches on many machines, on servers of their own: a part of `make test`.
test-cluster:
	@sh scripts/install-test-tools.sh
	$(CARGO) test --package raddle --test cluster

# `make test` tries the same random programs each time; these are new ones. SECONDS=3600 is the least after a change to an algorithm.
SECONDS ?= 600
fuzz:
	@sh scripts/install-clang.sh test
	$(CARGO) xtask fuzz --seconds $(SECONDS)
	env -u RADDLE_SEED $(CARGO) test --package raddle-explore --test oracle --test searches --test reads_from --test awaits --test jobs
	env -u RADDLE_SEED $(CARGO) test --package raddle --test loops_random --test guided_random --test symbolic_random --test terms_random

# Rewrites the golden files of the program corpus; look at the difference before you commit it.
bless:
	BLESS=1 $(CARGO) test --package raddle --test programs

bench:
	$(CARGO) run --release --package xtask -- bench --paper

clean:
	$(CARGO) clean
