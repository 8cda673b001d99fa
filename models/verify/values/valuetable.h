// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/values/builtlike.h"
#include "verify/values/fieldvalue.h"

namespace intray {

enum class ValuesBy { Value, Form, Cluster };

/// One value, all of one form or those of one cluster.
struct ValueRow
{
    QString text;    ///< The value, the form or the cluster's values.
    QString example; ///< Of a form.
    qint64 records = 0;
    qint64 breaking = 0;            ///< Of the records.
    std::optional<QString> becomes; ///< Of the value, of the form's example or of the cluster.
    QString why;
    QList<qsizetype> members; ///< Places in the table's values.
};

/// The values of a field, as they are looked at: those that break a rule come first, then those for
/// which something is proposed; the most frequent first.
struct ValueTable
{
    QList<FieldValue> values;
    QList<ValueRow> byValue;
    QList<ValueRow> byForm;
    QList<ValueRow> byCluster;
    QList<int> forms;           ///< Of each value, the place of its form in byForm.
    QList<FormToBuild> toBuild; ///< In which others may be built.

    const QList<ValueRow> &rows(ValuesBy by) const
    {
        return by == ValuesBy::Value ? byValue : by == ValuesBy::Form ? byForm : byCluster;
    }
};

/// Takes a second for many values; any thread.
ValueTable valueTableOf(const QList<FieldValue> &values);

/// Some of the table's values, which stand at these places. Asking about them costs no more than
/// walking through them.
struct ChosenValues
{
    ValueTable table;
    QList<qsizetype> places;

    bool isEmpty() const { return places.isEmpty(); }
    qsizetype size() const { return places.size(); }
    const FieldValue &at(qsizetype chosen) const { return table.values.at(places.at(chosen)); }
    QList<FieldValue> values(qsizetype most) const;       ///< The first of them.
    bool saysTheSameAs(const ChosenValues &others) const; ///< Also of another table.
    bool isAnyProposed() const;
    QList<int> forms() const; ///< In byForm, each once, as they come.
    QStringList oneOfEachForm(qsizetype mostForms) const;
    qint64 recordsOfOneForm() const; ///< Of the form that most of their records have.
};

} // namespace intray
