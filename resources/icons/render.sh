#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Intray developers
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes the pictures of the icon with ImageMagick alone, which draws the very shapes of intray.svg: change both.
set -eu
cd "$(dirname "$0")"
large=$(mktemp --suffix=.png)
trap 'rm -f "$large"' EXIT
convert -size 1024x1024 xc:none \
    -draw "scale 4,4 fill #ffffff stroke #27506e stroke-width 10 roundrectangle 68,24 188,164 10,10" \
    -draw "scale 4,4 fill none stroke #8fb3cc stroke-width 10 stroke-linecap round path 'M92,62 h72 M92,90 h72 M92,118 h40'" \
    -draw "scale 4,4 fill #3a7ca5 stroke #27506e stroke-width 10 stroke-linejoin round path 'M20,132 h52 l16,36 h80 l16,-36 h52 v82 a18,18 0 0 1 -18,18 H38 a18,18 0 0 1 -18,-18 z'" \
    -draw "scale 4,4 fill none stroke #ffffff stroke-width 14 stroke-linecap round stroke-linejoin round path 'M98,196 l22,20 l40,-40'" \
    "$large"
for size in 16 22 24 32 48 64 128 256; do
    convert "$large" -resize "${size}x${size}" -strip "intray-$size.png"
done
