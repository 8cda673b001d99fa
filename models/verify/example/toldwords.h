// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/example/transformation.h"

#include <QHash>

namespace intray {

/// What other fields, or the beginning of a value, tell of the first or last word of its right
/// values: the country of a record tells how telephone numbers begin. A plain value; any thread.
class ToldWords
{
public:
    ToldWords() = default; ///< Knows none.
    /// Only what all examples bear out that bring such a word in.
    ToldWords(const QList<Example> &examples, const QList<SourceCells> &column);

    bool isEmpty() const { return m_told.isEmpty(); }
    /// The same with the words that are told, as though they stood in fields of their own; an empty
    /// one: it is not known.
    SourceCells added(const SourceCells &cells) const;

private:
    struct Told
    {
        int field = -1; ///< What tells it; -1: how the value begins.
        bool isFirst = true;
        QHash<QString, QString> words = {};
    };

    static QString keyOf(const Told &told, const SourceCells &cells);
    static bool learn(Told &told, const QList<SourceCells> &column);
    static bool isBorneOut(const Told &told, const QList<Example> &examples);

    QList<Told> m_told;
};

} // namespace intray
