// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>
#include <QVariant>

#include <chrono>

namespace intray {

/// Text in a list's cell: one line, and no longer than a cell can show. What is cut is in the form.
QString cellText(const QString &text, qsizetype longest = 300);

/// The same where the end tells as much as the beginning: what is cut is the middle.
QString bothEndsOf(const QString &text, qsizetype longest = 300);

/// A key in a list's cell. One that an import made of the whole row tells nobody anything, so of
/// its 32 digits only the ends are shown: "1a2b...9f".
QString keyText(const QString &key);

/// What a screen reader says and a copy takes instead of what is shown; null: the same.
QVariant wholeKey(const QString &key);

/// How likely something is, from 0 to 1, as people say it: "97 %".
QString likelyText(double score);

/// A tooltip that shows the text as it is: Qt would take text that looks like HTML for HTML.
QString plainToolTip(const QString &text);

/// A span in the words people use: "45 s", "27 min", "2 h 5 min". Nothing left is "ended".
QString timeLeft(std::chrono::milliseconds span);

/// A time with its date, in full, for tooltips.
QString exactTime(const QDateTime &time);

} // namespace intray
