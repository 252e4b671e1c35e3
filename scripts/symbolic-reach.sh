#!/bin/sh
# Which programs of the corpus `--algorithm symbolic` refuses, counted by the first reason that it gives.
# Usage: scripts/symbolic-reach.sh [RADDLE]; LIST=1 names the programs.
# Some reasons show only deep in a program, so ten steps of each are looked at, for three seconds at most.
set -eu
raddle=${1:-target/release/raddle}
cd "$(dirname "$0")/.."
found=$(mktemp)
trap 'rm -f "$found"' EXIT
all=0
for file in $(find tests/programs -name '*.c' | sort); do
    args=$(sed -n 's|^// args: *||p' "$file" | head -1)
    cflags=$(sed -n 's|^// cflags: *||p' "$file" | head -1)
    case " $args " in *" --algorithm "*) args= ;; esac
    # shellcheck disable=SC2086 # They are words.
    reason=$("$raddle" check --algorithm symbolic --depth 10 --timeout 3 $args "$file" -- $cflags 2>&1 </dev/null |
        sed -n 's/^error: a formula cannot say what this is: //p' | head -1 || true)
    all=$((all + 1))
    if [ -n "$reason" ]; then
        echo "$reason" >>"$found"
        if [ -n "${LIST:-}" ]; then echo "$file: $reason"; fi
    fi
done
sort "$found" | uniq -c | sort -rn
echo "$(wc -l <"$found") of $all programs are refused"
