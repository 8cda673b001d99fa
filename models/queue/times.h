// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>

#include <chrono>
#include <optional>

namespace intray {

/// A point in time as the database and JSON write it: ISO 8601, UTC, milliseconds. Null gives a
/// null string.
QString isoTime(const QDateTime &time);
/// Reads what isoTime() wrote; anything else gives an invalid time.
QDateTime timeFromIso(const QString &text);

/// "90s", "30m", "2h", "3d" or plain seconds; nothing for other text or for a negative span.
std::optional<std::chrono::seconds> spanFromText(const QString &text);
/// The shortest exact form that spanFromText() reads again, such as "30m".
QString textOfSpan(std::chrono::seconds span);

} // namespace intray
