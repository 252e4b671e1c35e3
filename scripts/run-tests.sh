#!/bin/sh
# Runs all tests and ends with how many there were. Cargo prints one line of counts per test binary; the sum is ours.
set -eu
directory=$(mktemp -d)
trap 'rm -rf "$directory"' EXIT
# The rules of the house that no compiler checks; they take a second, so they come first.
"${CARGO:-cargo}" run --quiet --profile test --package xtask -- tidy
# Random tests try the same programs each time, so that what fails here is what was changed. `make fuzz` tries new ones.
: "${RADDLE_SEED:=20261118}"
export RADDLE_SEED
# A pipe's status is that of its last command, so cargo's goes by way of a file. The feature checks the core structures
# on every step.
{
    status=0
    "${CARGO:-cargo}" test --workspace --no-fail-fast --features expensive-checks 2>&1 || status=$?
    # Checking allocates and takes its time: that stepping does not allocate, and the papers' large counts, go without.
    "${CARGO:-cargo}" test --no-fail-fast -p raddle-vm -p raddle --test steady --test papers 2>&1 || status=$?
    # Solvers that can be built in, as far as they can be built here (scripts/install-test-tools.sh says what is missing).
    solvers=
    if command -v c++ >/dev/null; then solvers=cadical; fi
    if [ -e /usr/include/z3.h ]; then solvers=$solvers,z3; fi
    "${CARGO:-cargo}" test -p raddle-smt --features "$solvers" --lib solver:: 2>&1 || status=$?
    # Random programs against the oracle, three of each kind; docs/fuzzing.md says how to repeat what it finds.
    "${CARGO:-cargo}" run --quiet --profile test --package xtask -- \
        fuzz --programs 84 --seed "$RADDLE_SEED" --build test 2>&1 || status=$?
    echo $status >"$directory/status"
} | tee "$directory/log"
awk '/^test result:/ { passed += $4; failed += $6; ignored += $8; binaries++ }
     END { printf "\ntest result: total: %d passed; %d failed; %d ignored, in %d binaries\n", passed, failed, ignored, binaries }' \
    "$directory/log"
exit "$(cat "$directory/status")"
