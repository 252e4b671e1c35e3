#!/bin/sh
# Makes sure that clang is there. Usage: install-clang.sh any | NAME...
#
#   any        at least one clang; fails if there is none and none can be installed
#   NAME...    these packages (clang-14 clang-19), as far as they can be had; what cannot be is said, not fatal,
#              as long as some clang is there in the end
#
# Installs with apt-get, by sudo when not root and only if that needs no password. Anywhere else it says what to do.
set -eu

have_any() {
    for name in clang clang-22 clang-21 clang-20 clang-19 clang-18 clang-17 clang-16 clang-15 clang-14; do
        if command -v "$name" >/dev/null 2>&1; then return 0; fi
    done
    return 1
}

apt() {
    if ! command -v apt-get >/dev/null 2>&1; then return 1; fi
    if [ "$(id -u)" = 0 ]; then
        DEBIAN_FRONTEND=noninteractive apt-get "$@"
    elif command -v sudo >/dev/null 2>&1 && sudo -n true 2>/dev/null; then
        sudo -n env DEBIAN_FRONTEND=noninteractive apt-get "$@"
    else
        return 1
    fi
}

updated=no
install() {
    if [ $updated = no ]; then
        echo "installing $* with apt-get"
        apt update -qq >/dev/null 2>&1 || true
        updated=yes
    fi
    # libc6-dev has the headers that C programs include.
    apt install -y -qq --no-install-recommends "$@" libc6-dev >/dev/null 2>&1
}

if [ "$1" = any ]; then
    have_any || install clang || true
else
    for name in "$@"; do
        if command -v "$name" >/dev/null 2>&1; then continue; fi
        install "$name" || echo "note: $name is not here and cannot be installed; its part of the tests is left out"
    done
    have_any || install clang || true
fi

if ! have_any; then
    echo "error: there is no clang, and it cannot be installed from here." >&2
    echo "       Install one (version 14 or newer; Debian, Ubuntu: apt-get install clang) and try again." >&2
    exit 1
fi
