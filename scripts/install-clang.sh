#!/bin/sh
# Makes sure that clang is there. Usage: install-clang.sh demo | test
#
#   demo   at least one clang
#   test   clang 14 and a newer one (19 if it can be had), as far as they can be installed: what cannot be is said, and
#          is not fatal as long as there is some clang
#
# Installs with apt-get, by sudo when not root and only if that needs no password. Anywhere else it says what to do.
set -eu

. "$(dirname "$0")/apt.sh"

any() {
    for name in "$@"; do
        if here "$name"; then return 0; fi
    done
    return 1
}

# The first of these packages that is here or can be had.
one_of() {
    if any "$@"; then return 0; fi
    for name in "$@"; do
        # libc6-dev has the headers that C programs include.
        if install "$name" libc6-dev; then return 0; fi
    done
    return 1
}

newer="clang-19 clang-22 clang-21 clang-20 clang-18 clang-17 clang-16 clang-15"
if [ "$1" = test ]; then
    one_of clang-14 || echo "note: there is no clang 14 here: the oldest clang at hand takes its place in the tests"
    # shellcheck disable=SC2086 # a list of words
    one_of $newer || echo "note: there is no clang newer than 14 here: the tests run with one clang only"
fi

# shellcheck disable=SC2086
if ! any clang clang-14 $newer && ! install clang libc6-dev; then
    tail -n 5 "$apt_log" >&2
    echo "error: there is no clang, and it cannot be installed from here." >&2
    echo "       Install one (version 14 or newer; Debian, Ubuntu: apt-get install clang) and try again." >&2
    exit 1
fi
