// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextCharFormat>

class QPalette;

namespace intray {

/// How letters look in which two texts differ: underlined and on a ground of their own, made from
/// the palette in use.
QTextCharFormat differenceMark(const QPalette &palette);

} // namespace intray
