#!/bin/sh
# Makes sure of the programs that some tests need beside clang. Where one cannot be installed this is said, and is not fatal: the
# tests that need it say then that they show nothing.
#
#   nats-server, openssl    searches on many machines, and their certificates (crates/cli/tests/cluster)
#   chromium, chromedriver  pages in a browser (crates/cli/tests/page.rs)
#   cadical                 a second opinion on formulas (crates/cli/tests/symbolic_random)
#   libz3-dev, g++          solvers that can be built in (crates/smt/src/solver)
set -eu
. "$(dirname "$0")/apt.sh"

here nats-server || install nats-server || true
here nats-server || echo "note: there is no nats-server here, and it cannot be installed: searches on many machines are NOT tested"
here openssl || install openssl || true
here openssl || echo "note: there is no openssl here, and it cannot be installed: servers with TLS are NOT tested"

browser() {
    here chromedriver && { here chromium || here chromium-browser || here google-chrome; }
}
# The driver has its own package in Debian, and comes with the browser elsewhere.
browser || install chromium chromium-driver || true
browser || echo "note: there is no Chromium with its driver here, and it cannot be installed: pages are NOT tried in a browser"

here cadical || install cadical || true
here cadical || echo "note: there is no cadical here, and it cannot be installed: formulas get NO second opinion"

[ -e /usr/include/z3.h ] || install libz3-dev || true
[ -e /usr/include/z3.h ] || echo "note: there is no libz3-dev here, and it cannot be installed: the feature z3 is NOT tested"
here c++ || install g++ || true
here c++ || echo "note: there is no C++ compiler here, and it cannot be installed: the feature cadical is NOT tested"
