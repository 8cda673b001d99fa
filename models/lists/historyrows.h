// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/historypage.h"

#include <QSet>

namespace intray {

/// A row of the history: one line, or many that tell the same of one item after another.
struct HistoryRow
{
    enum class As {
        Line,
        Folded, ///< Stands for all of them.
        Opened, ///< The same, and each of them has a row of its own below.
        Inside  ///< One of these.
    };
    qsizetype line = 0; ///< The newest of them.
    qsizetype lines = 1;
    As as = As::Line;

    /// Whether they are the same row, of however many lines.
    bool isSameAs(const HistoryRow &other) const { return line == other.line && as == other.as; }
    bool standsForMany() const { return as == As::Folded || as == As::Opened; }
};

/// Whether so little time lies between two lines that they may be one row.
bool areClose(const QDateTime &newer, const QDateTime &older);

/// Whether two lines, one after the other, tell that the same was done with one item and then with
/// another.
bool tellTheSame(const HistoryLine &newer, const HistoryLine &older);

/// `events`: of the lines; `isSame`: of each, whether it tells the same as the one before it;
/// `opened`: the events of the newest lines of those that are not folded.
QList<HistoryRow> historyRows(const QList<qint64> &events, const QList<bool> &isSame,
                              const QSet<qint64> &opened);

} // namespace intray
