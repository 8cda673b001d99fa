// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/item.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace intray::ctl {

/// The text with everything that could steer a terminal made visible, on one line.
QString plain(const QString &text);
/// The same, but line for line.
QString plainLines(const QString &text);

/// Rows under their headings in aligned columns; long cells are cut. Columns of numbers stand
/// right.
QString table(const QStringList &headings, const QList<QStringList> &rows);

/// "name  value" lines.
QString lines(const QList<QStringList> &pairs);

/// The local time for people, to the minute; "-" for none.
QString shownTime(const QDateTime &time);
/// The record's first values on one line.
QString shownRecord(const Record &record, const QStringList &fields);

} // namespace intray::ctl
