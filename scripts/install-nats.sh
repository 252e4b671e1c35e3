#!/bin/sh
# Makes sure that nats-server is there, for the tests of searches on many machines. Where it cannot be installed this is said, and is
# not fatal: those tests say then that they show nothing.
#
# Installs with apt-get, by sudo when not root and only if that needs no password.
set -eu

here() {
    command -v nats-server >/dev/null 2>&1 || [ -x /usr/sbin/nats-server ] || [ -x /usr/local/bin/nats-server ]
}

apt() {
    command -v apt-get >/dev/null 2>&1 || return 1
    if [ "$(id -u)" = 0 ]; then
        DEBIAN_FRONTEND=noninteractive apt-get "$@" >/dev/null 2>&1
    elif command -v sudo >/dev/null 2>&1 && sudo -n true 2>/dev/null; then
        sudo -n env DEBIAN_FRONTEND=noninteractive apt-get "$@" >/dev/null 2>&1
    else
        return 1
    fi
}

if here; then exit 0; fi
echo "installing nats-server with apt-get"
# Old package lists may still do.
apt update -qq || true
apt install -y -qq --no-install-recommends nats-server || true
if ! here; then
    echo "note: there is no nats-server here, and it cannot be installed: searches on many machines are NOT tested"
fi
