// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/lookuprule.h"
#include "verify/proposal/nearestchoice.h"

#include <QHash>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace intray {

/// What a field's look-up table tells about a record: which of its values is meant by one that it
/// does not have, and what belongs into the fields that are filled from it. Immutable; any thread.
class LookupTable
{
public:
    /// The text of a record in the field of this name.
    using TextOf = std::function<QString(const QString &field)>;

    /// `lines`: each with a text for every column, the value first.
    LookupTable(const QString &field, const LookupRule &rule, const QStringList &columns,
                const QList<QStringList> &lines);

    bool has(const QString &value) const { return m_numbers.contains(value); }
    bool fills(const QString &field) const;

    /// The values that are near, or whose meaning or code it is: of those that go with the other
    /// fields, at most four.
    QList<MeantValue> near(const QString &value, const TextOf &textOf) const;
    /// The only value that goes with the other fields. None: there are several, or the fields say
    /// nothing.
    std::optional<MeantValue> goingWith(const TextOf &textOf) const;
    /// What the table has in a field beside the record's value: where the field is empty, or nearly
    /// has it.
    std::optional<MeantValue> beside(const QString &field, const TextOf &textOf) const;

private:
    /// One column's texts, each once; those that differ in case, marks and signs only are alike.
    struct Column
    {
        QString field; ///< That is filled from it; empty: none is.
        QStringList texts;
        std::vector<int> ofLine; ///< The number of its text.
        QList<int> alike;        ///< By text.
        QHash<QString, int> byPlain;

        void add(const QString &text, QHash<QString, int> &known);
        bool isIn(int line, int kind) const { return alike.at(ofLine.at(size_t(line))) == kind; }
    };
    /// What the record says about a column.
    struct Wanted
    {
        const Column *column = nullptr;
        int kind = -1;
    };

    void addColumn(const QString &field, const QStringList &columns, const QString &column,
                   const QList<QStringList> &lines);
    QList<Wanted> wanted(const TextOf &textOf, const QString &exceptField = {}) const;
    bool doesGoWith(int line, const QList<Wanted> &wanted) const;
    std::vector<bool> valuesGoingWith(const QList<Wanted> &wanted) const;
    QList<MeantValue> named(const QString &value, const std::vector<bool> &going) const;

    QString m_field;
    QString m_table;
    QStringList m_values;
    QHash<QString, int> m_numbers;     ///< By value.
    std::vector<int> m_valueOf;        ///< By line.
    std::vector<QList<int>> m_linesOf; ///< By value.
    std::vector<Column> m_columns; ///< Those that fill fields, and the one that says the meaning.
    std::unique_ptr<NearestChoice> m_nearest;
    std::unique_ptr<NearestChoice> m_meanings;
    qsizetype m_says = -1; ///< Which column says the meaning.
};

/// By field.
using FieldTables = QHash<QString, std::shared_ptr<const LookupTable>>;

} // namespace intray
