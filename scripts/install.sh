#!/bin/sh
# Installs into the virtual environment whose python is named first: with uv, which needs a quarter of the time, or with
# pip where uv cannot be had, or does not know the way (a mirror that only pip was told about). Releases are those of
# constraints.txt, or the newest that pyproject.toml allows with NEWEST=1.
set -eu

python=$1
shift
bin=$(dirname "$python")
if [ -z "${NEWEST:-}" ]; then
    set -- --constraint "$(dirname "$0")/../constraints.txt" "$@"
fi

pip() { "$python" -m pip --quiet --disable-pip-version-check install "$@"; }

if [ -x "$bin/uv" ] || pip --only-binary :all: uv 2>/dev/null; then
    "$bin/uv" --quiet pip install --native-tls --python "$python" "$@" && exit 0
    echo "uv could not install that; trying with pip" >&2
fi
pip --no-compile "$@" # most of it is never loaded
