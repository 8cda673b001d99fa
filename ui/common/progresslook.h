// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QPainter;
class QStyleOptionProgressBar;
class QWidget;

namespace intray {

/// How far something is: a thin line, as far as it is done in the accent, and behind it the bar's
/// words if it shows any. Where nobody knows how far, there are no words, and a part of the line
/// goes along it; it stands where the system wants nothing to move.
void paintProgress(QPainter &painter, const QStyleOptionProgressBar &bar, const QWidget *widget);

} // namespace intray
