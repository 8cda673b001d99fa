// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/values/valuetable.h"

#include "verify/example/textruns.h"

#include <QHash>
#include <QSet>

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

static QList<int> formsOfValues(const QList<ValueRow> &byForm, qsizetype values)
{
    QList<int> forms(values, -1);
    for (int form = 0; form < byForm.size(); ++form)
        for (const qsizetype member : byForm.at(form).members)
            forms[member] = form;
    return forms;
}

ValueTable valueTableOf(const QList<FieldValue> &values)
{
    const QList<ValueRow> byForm = rowsByForm(values);
    return {values,
            rowsByValue(values),
            byForm,
            rowsByCluster(values),
            formsOfValues(byForm, values.size()),
            formsToBuildLike(values)};
}

QList<FieldValue> ChosenValues::values(qsizetype most) const
{
    QList<FieldValue> some;
    for (const qsizetype place : places.first(std::min(most, places.size())))
        some.append(table.values.at(place));
    return some;
}

static bool saysTheSame(const FieldValue &one, const FieldValue &other)
{
    return one.value == other.value && one.records == other.records &&
           one.complies == other.complies && one.proposal == other.proposal;
}

bool ChosenValues::saysTheSameAs(const ChosenValues &others) const
{
    if (size() != others.size())
        return false;
    for (qsizetype chosen = 0; chosen < size(); ++chosen)
        if (!saysTheSame(at(chosen), others.at(chosen)))
            return false;
    return true;
}

bool ChosenValues::isAnyProposed() const
{
    return std::ranges::any_of(
        places, [this](qsizetype place) { return table.values.at(place).proposal.has_value(); });
}

QList<int> ChosenValues::forms() const
{
    QSet<int> seen;
    QList<int> forms;
    for (const qsizetype place : places)
        if (const int form = table.forms.at(place); !seen.contains(form)) {
            seen.insert(form);
            forms.append(form);
        }
    return forms;
}

QStringList ChosenValues::oneOfEachForm(qsizetype mostForms) const
{
    QSet<int> seen;
    QStringList some;
    for (const qsizetype place : places) {
        if (some.size() == mostForms)
            break;
        if (const int form = table.forms.at(place); !seen.contains(form)) {
            seen.insert(form);
            some.append(table.values.at(place).value);
        }
    }
    return some;
}

qint64 ChosenValues::recordsOfOneForm() const
{
    QHash<int, qint64> records;
    for (const qsizetype place : places)
        records[table.forms.at(place)] += table.values.at(place).records;
    return records.isEmpty() ? 0 : std::ranges::max(records);
}

} // namespace intray
