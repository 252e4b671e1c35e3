#!/bin/sh
# Makes the .ll files of this folder from its .c files: CLANG=clang-19 sh compile.sh
set -e
cd "$(dirname "$0")"
for file in *.c; do
    "${CLANG:-clang-19}" -O0 -g -S -emit-llvm -Xclang -disable-O0-optnone \
        -Xclang -fsanitize-address-use-after-scope -fno-ident -I../../include \
        -fdebug-compilation-dir=. "$file" -o "${file%.c}.ll"
done
