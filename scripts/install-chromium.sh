#!/bin/sh
# Makes sure that there is a Chromium with its driver, for the tests that look at pages in a browser
# (crates/cli/tests/page.rs). Without one those tests are skipped, and say so: this is not fatal.
#
# Installs with apt-get, by sudo when not root and only if that needs no password.
set -eu

here() {
    command -v "$1" >/dev/null 2>&1
}

if here chromedriver && { here chromium || here chromium-browser || here google-chrome; }; then exit 0; fi

log=$(mktemp)
trap 'rm -f "$log"' EXIT

apt() {
    here apt-get || return 1
    if [ "$(id -u)" = 0 ]; then
        DEBIAN_FRONTEND=noninteractive apt-get "$@" >>"$log" 2>&1
    elif here sudo && sudo -n true 2>/dev/null; then
        sudo -n env DEBIAN_FRONTEND=noninteractive apt-get "$@" >>"$log" 2>&1
    else
        return 1
    fi
}

echo "installing chromium and its driver with apt-get"
# Old package lists may still do.
apt update -qq || true
# The driver has its own package in Debian, and comes with the browser elsewhere.
if apt install -y -qq --no-install-recommends chromium chromium-driver && here chromedriver; then exit 0; fi
tail -n 5 "$log" >&2
echo "note: there is no Chromium here, and it cannot be installed: pages are not tried in a browser" >&2
