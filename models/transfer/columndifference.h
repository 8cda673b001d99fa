// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace intray {

/// How the columns of a file differ from the fields of the queue that it shall go into.
struct ColumnDifference
{
    QStringList added;    ///< In the file only.
    QStringList missing;  ///< In the queue only.
    bool isOther = false; ///< They have nothing in common: it is another kind of file.

    bool isNone() const { return added.isEmpty() && missing.isEmpty(); }
};

/// None for a queue that has no fields yet. Lines of JSON leave out what is missing, so that only
/// added columns count there.
ColumnDifference differenceBetween(const QStringList &fields, const QStringList &columns,
                                   bool isJson);
/// What one list of columns has beside the other, whatever their order.
ColumnDifference differenceOfColumns(const QStringList &columns, const QStringList &others);
/// Which columns are new, and which are missing; for people.
QString wordsOf(const ColumnDifference &difference);
/// What is different, for people; the difference must not be none.
QString sentenceOf(const ColumnDifference &difference, const QString &queue);

} // namespace intray
