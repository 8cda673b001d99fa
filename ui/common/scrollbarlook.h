// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyle>

class QPainter;
class QStyleOptionSlider;

namespace intray {

// Scroll bars of the style: no arrows, and a thumb on nothing.

constexpr int scrollBarAcross = 12;
constexpr int scrollThumbAcross = 8;

/// Where a part of it is, in a mirrored window, too; nowhere: it has no such part.
QRect placeInScrollBar(const QStyleOptionSlider &bar, QStyle::SubControl part);
void paintScrollBar(QPainter &painter, const QStyleOptionSlider &bar);

} // namespace intray
