// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QStringList>

namespace intray {

/// A finished item of an adopted table whose row does not say what Intray says.
struct TableDifference
{
    QString queue;
    QString table;
    QString key;
    QString column; ///< Empty: the row is gone.

    bool operator==(const TableDifference &) const = default;
};

/// The result of checking the whole history against what always holds.
struct AuditReport
{
    qint64 items = 0;
    qint64 events = 0;
    qint64 seals = 0;
    QStringList violations; ///< A sentence each; empty: nothing is wrong.
    QStringList notes;      ///< What is worth a look and no violation.
    /// The first of each table; how many there are is in the notes. Other programs may have changed
    /// such rows honestly.
    QList<TableDifference> differences;
};

} // namespace intray
