// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QFontMetrics;

namespace intray {

/// How wide a letter of usual text is, in pixels of the screen's units: what a width in letters is
/// made of. Measured, because what a font's file says of it counts every sign of every script.
int letterWidth(const QFontMetrics &metrics);
/// The words, cut with an ellipsis at their end only where they are wider than that.
QString elided(const QString &words, const QFontMetrics &metrics, int width);

} // namespace intray
