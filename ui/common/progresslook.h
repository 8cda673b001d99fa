// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QPainter;
class QStyleOptionProgressBar;
class QWidget;

namespace intray {

/// How far something is: a thin line, as far as it is done in the accent. Where nobody knows how
/// far, a part of it goes along the line; it stands where the system wants nothing to move.
void paintProgress(QPainter &painter, const QStyleOptionProgressBar &bar, const QWidget *widget);

} // namespace intray
