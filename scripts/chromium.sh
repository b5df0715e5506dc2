#!/bin/sh
# Makes sure that there is a Chromium for the browser tests: the one of this machine, or the distribution's where
# this user may install it.
set -eu

for name in chromium chromium-browser google-chrome google-chrome-stable; do
    if command -v "$name" >/dev/null; then exit 0; fi
done

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing Chromium for the browser tests"
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends chromium >/dev/null
    command -v chromium >/dev/null && exit 0
fi

echo "The browser tests need Chromium, and this machine has none. Install it, for example:" >&2
echo "    sudo apt-get install chromium      (Debian)" >&2
echo "    sudo snap install chromium         (Ubuntu)" >&2
echo "or Google Chrome from its maker, then start again." >&2
exit 1
