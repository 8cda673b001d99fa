// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/verifying/keptcounts.h"

#include "store/line/calls.h"
#include "store/rows/rows.h"
#include "verify/suspicion/valuewords.h"

#include <QJsonArray>
#include <QSet>

#include <algorithm>

namespace intray {

void KeptCounts::look(const QStringList &cells)
{
    const SuspicionModel &model = *m_learned.model;
    QSet<int> tells;
    for (const FieldModel &field : model.of)
        for (const Determination &by : field.determinedBy)
            tells.insert(by.by);
    QList<Asked> asked;
    for (int field = 0; field < cells.size(); ++field) {
        const QString &value = cells.at(field);
        if (value.size() > longestCounted)
            continue;
        asked.append({{field, value}, tells.contains(field) && !value.isEmpty()});
        if (model.words.contains(field))
            for (const QString &word : differentWordsIn(value))
                asked.append({{wordFieldOf(field), word}, false});
    }
    ask(asked);
}

void KeptCounts::ask(const QList<Asked> &asked) const
{
    QJsonArray list;
    for (const Asked &one : asked)
        list.append(QJsonArray{one.cell.first, notNull(one.cell.second), one.withOthers ? 1 : 0});
    for (const Asked &one : asked)
        take(one, {});
    m_sql.each("told_of_record", {{":learned", m_learned.id}, {":asked", jsonText(list)}},
               [&](const Row &row) {
                   take(asked.at(row.number("place") - 1), row.json("told"));
                   return true;
               });
}

/// Those that may be meant by a value, the most frequent ones first, and each of them once.
QList<ValueCount> KeptCounts::withFrequent(int field, const QString &value,
                                           const QList<ValueCount> &alike) const
{
    const FrequentValues none;
    const FrequentValues &frequent = m_learned.frequent ? *m_learned.frequent : none;
    QList<ValueCount> all;
    for (const ValueCount &count : frequent.of.value(field))
        if (!count.value.isEmpty() && count.value != value)
            all.append(count);
    QSet<QString> seen{value, {}};
    for (const ValueCount &count : alike) {
        if (seen.contains(count.value) || frequent.records.contains({field, count.value}))
            continue;
        seen.insert(count.value);
        all.append(count);
    }
    std::ranges::stable_sort(all, std::greater(), &ValueCount::records);
    return all;
}

/// Of a value that stands nowhere, nothing is told; that is remembered, too.
void KeptCounts::take(const Asked &asked, const QJsonObject &told) const
{
    const auto &[field, value] = asked.cell;
    const QJsonArray itself = told.value(QStringLiteral("itself")).toArray();
    m_counts.insert(asked.cell, itself.at(0).toInteger());
    Told known;
    known.leftAs = itself.at(1).toInteger();
    QList<ValueCount> alike;
    for (const QJsonValue like : told.value(QStringLiteral("alike")).toArray()) {
        alike.append({like[0].toString(), like[1].toInteger()});
        m_counts.insert({field, alike.constLast().value}, alike.constLast().records);
    }
    known.alike = withFrequent(field, value, alike);
    for (const QJsonValue made : told.value(QStringLiteral("corrected")).toArray()) {
        known.correctedTo.append({made[0].toString(), made[1].toInteger()});
        m_counts.insert({field, made[0].toString()}, made[2].toInteger());
    }
    m_told.insert(asked.cell, known);
    if (!asked.withOthers)
        return;
    QHash<int, QList<ValueCount>> &with = m_with[asked.cell];
    for (const QJsonValue pair : told.value(QStringLiteral("together")).toArray()) {
        const int other = pair[0].toInt();
        with[other].append({pair[1].toString(), pair[2].toInteger()});
        m_counts.insert({other, pair[1].toString()}, pair[3].toInteger());
    }
}

const KeptCounts::Told &KeptCounts::toldOf(int field, const QString &value) const
{
    if (!m_told.contains({field, value}))
        ask({{{field, value}, false}});
    return *m_told.constFind({field, value});
}

qint64 KeptCounts::countOf(int field, const QString &value) const
{
    if (value.size() > longestCounted)
        return 0;
    const auto known = m_counts.constFind({field, value});
    if (known != m_counts.constEnd())
        return *known;
    if (m_learned.frequent)
        if (const auto frequent = m_learned.frequent->records.constFind({field, value});
            frequent != m_learned.frequent->records.constEnd())
            return *frequent;
    (void)toldOf(field, value);
    return m_counts.value({field, value});
}

QList<ValueCount> KeptCounts::alike(int field, const QString &value) const
{
    return toldOf(field, value).alike;
}

QList<ValueCount> KeptCounts::given(int by, const QString &value, int field) const
{
    if (value.size() > longestCounted)
        return {};
    if (!m_with.contains({by, value}))
        ask({{{by, value}, true}});
    return m_with.value({by, value}).value(field);
}

QList<ValueCount> KeptCounts::correctedTo(int field, const QString &value) const
{
    return toldOf(field, value).correctedTo;
}

qint64 KeptCounts::leftAs(int field, const QString &value) const
{
    return toldOf(field, value).leftAs;
}

} // namespace intray
