// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/example/transformation.h"

#include <QHash>

namespace intray {

/// What other fields, or the beginning of a value, tell of the first or last word of its right
/// values, or of all of it: the country of a record tells how telephone numbers begin, a postcode
/// tells the town. A plain value; any thread.
class ToldWords
{
public:
    ToldWords() = default; ///< Knows none.
    /// Only what all examples bear out that bring such a word in; of whole values, what two of them
    /// do and none contradicts.
    ToldWords(const QList<Example> &examples, const QList<SourceCells> &column);

    bool isEmpty() const { return m_told.isEmpty(); }
    /// The same with the words that are told, as though they stood in fields of their own; an empty
    /// one: it is not known.
    SourceCells added(const SourceCells &cells) const;

private:
    enum class Of { First, Last, Whole };
    struct Told
    {
        int field = -1; ///< What tells it; -1: how the value begins.
        Of of = Of::First;
        QHash<QString, QString> words = {};
    };

    static QString keyOf(const Told &told, const SourceCells &cells);
    static bool learn(Told &told, const QList<SourceCells> &column);
    static void addRare(Told &told, const QHash<QString, QHash<QString, int>> &seen);
    static QString partOf(const QString &value, Of of);
    static bool isBroughtIn(const Example &example, Of of);
    static bool isBorneOut(const Told &told, const QList<Example> &examples);

    QList<Told> m_told;
};

} // namespace intray
