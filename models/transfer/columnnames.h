// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace intray {

/// Column names that are unique and not empty, and what had to be done for that.
struct ColumnNames
{
    QStringList names;
    QStringList notes; ///< A sentence for each kind of change, naming the columns.
};

/// From the header as it stands in the file: blanks and line breaks in names become single blanks,
/// an empty name becomes "column 3", a repeated one "a (2)". In a file that Intray wrote names keep
/// their blanks.
ColumnNames columnNamesFrom(const QStringList &header);

/// What a person should know about a header that stands on this line or row, and is a guess.
QStringList notesOfHeader(bool isDoubtful, bool isDouble, qint64 line);

} // namespace intray
