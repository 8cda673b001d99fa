// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/values/valuetable.h"

#include "verify/example/textruns.h"

#include <QHash>

#include <algorithm>

namespace intray {

namespace {

QList<ValueRow> sorted(QList<ValueRow> rows)
{
    std::ranges::stable_sort(rows, [](const ValueRow &a, const ValueRow &b) {
        if ((a.breaking > 0) != (b.breaking > 0))
            return a.breaking > 0;
        if (a.becomes.has_value() != b.becomes.has_value())
            return a.becomes.has_value();
        return a.records > b.records;
    });
    return rows;
}

QList<ValueRow> rowsByValue(const QList<FieldValue> &values)
{
    QList<ValueRow> rows;
    for (qsizetype at = 0; at < values.size(); ++at) {
        const FieldValue &one = values.at(at);
        rows.append({one.value,
                     {},
                     one.records,
                     one.complies ? 0 : one.records,
                     one.proposal,
                     one.why,
                     {at}});
    }
    return sorted(rows);
}

QList<ValueRow> rowsByForm(const QList<FieldValue> &values)
{
    QHash<QString, QList<qsizetype>> members;
    QHash<QString, qsizetype> places;
    for (qsizetype at = 0; at < values.size(); ++at) {
        members[exactFormOf(values.at(at).value)].append(at);
        places.insert(values.at(at).value, at);
    }
    QList<ValueRow> rows;
    for (const ValueForm &form : formsOf(values)) {
        const FieldValue &example = values.at(places.value(form.example));
        rows.append({form.form, form.example, form.records, form.records - form.complying,
                     example.proposal, example.why, members.value(form.form)});
    }
    return sorted(rows);
}

QList<ValueRow> rowsByCluster(const QList<FieldValue> &values)
{
    QHash<QString, qsizetype> places;
    for (qsizetype at = 0; at < values.size(); ++at)
        places.insert(values.at(at).value, at);
    QList<ValueRow> rows;
    for (const ValueCluster &cluster : clustersOf(values)) {
        ValueRow row;
        QStringList texts;
        for (const FieldValue &one : cluster.values) {
            texts.append(one.value);
            row.breaking += one.complies ? 0 : one.records;
            row.members.append(places.value(one.value));
        }
        row.text = texts.join(QStringLiteral(" | "));
        row.records = cluster.records();
        row.becomes = cluster.meant;
        rows.append(row);
    }
    return sorted(rows);
}

} // namespace

ValueTable valueTableOf(const QList<FieldValue> &values)
{
    return {values, rowsByValue(values), rowsByForm(values), rowsByCluster(values)};
}

} // namespace intray
