// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/words/wordsintext.h"

#include <QTextCharFormat>

class QPalette;
class QPlainTextEdit;

namespace intray {

/// How letters look in which two texts differ: underlined and on a ground of their own, made from
/// the palette in use.
QTextCharFormat differenceMark(const QPalette &palette);

/// Marks these stretches of a text so, in place of those of before. The text stays as it is.
void markDifferences(QPlainTextEdit &text, const QList<Stretch> &stretches);
/// Every letter that is marked.
QString markedIn(const QPlainTextEdit &text);

} // namespace intray
