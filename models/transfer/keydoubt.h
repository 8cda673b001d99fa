// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/csvrow.h"

#include <QHash>
#include <QStringList>

#include <optional>

namespace intray {

/// A column that is named as keys are and nearly is one: which column identifies a record is a
/// question for a person then, and this one is offered first.
struct KeyDoubt
{
    QString column;
    QStringList otherwise; ///< What tells all rows apart; empty: nothing does.
    qint64 doubles = 0;    ///< Rows whose value an earlier one has.
    qint64 blanks = 0;     ///< Rows without a value.
    QStringList examples;  ///< The first doubles: the value, and both lines.
};

/// The question, with the doubles shown: two sentences, without how to answer.
QString questionOf(const KeyDoubt &doubt);
QString doubtOf(const KeyDoubt &doubt); ///< Below the question.

/// Counts what speaks against a column as the key while it sees row after row.
class KeyTally
{
public:
    KeyTally(const QString &column, qsizetype place);

    void see(const CsvRow &row);
    /// Whether so few rows speak against it that it was probably meant as the key; none: it is one.
    /// A row that repeats an earlier one whole does not: it is the same record once more.
    bool isNear() const;
    KeyDoubt doubt(const QStringList &otherwise) const;

private:
    qsizetype m_place;
    KeyDoubt m_doubt;
    qint64 m_rows = 0;
    struct First
    {
        qint64 line = 0;
        size_t row = 0; ///< The hash of all of its values.
    };
    QHash<size_t, First> m_firsts; ///< Where each value stands first, by its hash.
    qint64 m_repeats = 0;          ///< Rows that are the first with their value once more.
};

} // namespace intray
