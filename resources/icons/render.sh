#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Intray developers
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes every size of the icon from intray.svg, and from these what Windows wants (librsvg2-bin, icoutils). The results
# stand in the sources, so that a build needs neither of these programs.
set -eu
cd "$(dirname "$0")"
for size in 16 22 24 32 48 64 128 256 512; do
    rsvg-convert --width "$size" --height "$size" --output "intray-$size.png" intray.svg
done
icotool --create --output=intray.ico intray-16.png intray-24.png intray-32.png intray-48.png intray-64.png \
    intray-128.png --raw=intray-256.png
