// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableWidget>

namespace intray {

/// What a line of a history changed: a row for each thing, with what it was and what it is. Hidden
/// where there is nothing.
class ChangeTable : public QTableWidget
{
    Q_OBJECT
public:
    struct Change
    {
        QString what;
        QString before;
        QString after;
        QString exactly = {}; ///< How it is written, for who asks; empty: as it is said.
    };

    explicit ChangeTable(QWidget *parent);

    /// What the three columns are called.
    void setTitles(const QString &what, const QString &before, const QString &after);
    void showChanges(const QList<Change> &changes);
    /// Where there is no room for the table.
    static QString inOneLine(const QList<Change> &changes);
};

} // namespace intray
