// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/verifying/keptcounts.h"

#include "store/calls.h"
#include "store/rows.h"
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

/// Of a value that stands nowhere, nothing is told; that is remembered, too.
void KeptCounts::take(const Asked &asked, const QJsonObject &told) const
{
    const auto &[field, value] = asked.cell;
    const QJsonArray itself = told.value(QStringLiteral("itself")).toArray();
    m_counts.insert(asked.cell, itself.at(0).toInteger());
    Told known;
    known.leftAs = itself.at(1).toInteger();
    QSet<QString> seen{value, {}};
    for (const QJsonValue like : told.value(QStringLiteral("alike")).toArray()) {
        const ValueCount count{like[0].toString(), like[1].toInteger()};
        if (seen.contains(count.value))
            continue;
        seen.insert(count.value);
        known.alike.append(count);
        m_counts.insert({field, count.value}, count.records);
    }
    std::ranges::stable_sort(known.alike, std::greater(), &ValueCount::records);
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
