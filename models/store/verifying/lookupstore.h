// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/storebase.h"

#include <QStringList>

namespace intray {

/// A list of values that fields take theirs from, such as postcodes with their towns.
struct Lookup
{
    QString name;
    QStringList columns; ///< The first one's texts are the values.
    QString source;      ///< What it was loaded from.
    qint64 lines = 0;
    QDateTime loadedAt;
    QString loadedBy;
};

/// A value with the texts of its line, one for each column.
struct LookupLine
{
    QString value;
    QStringList texts;
};

/// The next lines of a look-up table that is being loaded.
struct LookupPiece
{
    QString loading; ///< A new id for each loading.
    Lookup of;       ///< Its name, columns and source.
    qint64 before = 0;
    QList<LookupLine> lines;
    bool isLast = false;
};

inline constexpr qsizetype longestLookupValue = 255;

/// The look-up tables of a database. Everybody who works with it may read them; supervisors load
/// them, so nothing secret belongs into one.
class LookupStore : public StoreBase
{
public:
    using StoreBase::StoreBase;

    Outcome<QList<Lookup>> lookups();
    /// The first lines whose values begin so, whatever the case, in order. None: there is no such
    /// table, or no such value.
    Outcome<QList<LookupLine>> linesFrom(const QString &lookup, const QString &beginning,
                                         int limit);
    /// The lines of exactly this value.
    Outcome<QList<LookupLine>> linesOf(const QString &lookup, const QString &value, int limit);

    /// Keeps a piece, and says how many lines there are. With the last one the table takes the
    /// place of the one that had its name; before that nobody sees it. NotPermitted where somebody
    /// loads one of this name at the same time.
    Outcome<qint64> keepLookup(const LookupPiece &piece);
    /// NotFound.
    Outcome<Done> dropLookup(const QString &name);
};

} // namespace intray
