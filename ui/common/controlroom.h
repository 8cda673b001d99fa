// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyle>

class QRect;
class QStyleOption;

namespace intray {

// How much room the style's fields, buttons and other controls have, and where their words stand.

bool isClicked(QStyle::ContentsType type); ///< Or typed in, or chosen: it needs room to be hit.
/// As high as the window's own parts; 0: as high as it is.
int heightOfControl(QStyle::ContentsType type, const QStyleOption *option);
/// More than Qt's own have, at both ends together.
int roomAtEnds(QStyle::ContentsType type, const QStyleOption *option);
/// Where the style's own part stands, moved in from the edge; in a mirrored window from the other.
QRect placeInControl(const QRect &own, QStyle::ComplexControl control, QStyle::SubControl part,
                     const QStyleOption &option);
QRect placeInLine(const QRect &own, const QStyleOption &option); ///< Of one line of text.

} // namespace intray
