// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/suspicion/countchanges.h"

#include "verify/suspicion/valuewords.h"

#include <algorithm>

namespace intray {

static bool isCounted(const QString &value)
{
    return value.size() <= longestCounted;
}

void CountChanges::count(const CountedRecord &record, int times)
{
    m_records += times;
    for (int field = 0; field < record.now.size(); ++field) {
        const QString &now = record.now.at(field);
        const QString &before = record.imported.at(field);
        if (!isCounted(now))
            continue;
        Change &change = m_values[{field, now}];
        change.records += times;
        if (!record.isDone)
            continue;
        if (before == now) {
            change.leftAs += times;
        } else if (isCounted(before)) {
            m_together[{field, before, field, now}] += times;
            m_corrections += times;
        }
    }
    for (const CountedPair &pair : m_pairs) {
        if (pair.by == pair.field) {
            if (isCounted(record.now.at(pair.field)))
                for (const QString &word : differentWordsIn(record.now.at(pair.field)))
                    m_values[{wordFieldOf(pair.field), word}].records += times;
            continue;
        }
        const QString &by = record.now.at(pair.by);
        const QString &value = record.now.at(pair.field);
        if (!by.isEmpty() && isCounted(by) && isCounted(value))
            m_together[{pair.by, by, pair.field, value}] += times;
    }
}

bool CountChanges::takesOut() const
{
    return std::ranges::any_of(m_values, [](const Change &one) { return one.records < 0; }) ||
           std::ranges::any_of(m_together, [](qint64 times) { return times < 0; });
}

QJsonObject CountChanges::toJson() const
{
    auto keys = m_values.keys();
    std::ranges::sort(keys);
    QJsonArray values;
    for (const auto &key : std::as_const(keys)) {
        const Change change = m_values.value(key);
        if (change.records != 0 || change.leftAs != 0)
            values.append(QJsonArray{key.first, key.second, change.records, change.leftAs});
    }
    auto together = m_together.keys();
    std::sort(together.begin(), together.end());
    QJsonArray pairs;
    for (const PairKey &key : std::as_const(together))
        if (const qint64 times = m_together.value(key); times != 0)
            pairs.append(QJsonArray{key.by, key.byValue, key.field, key.value, times});
    return {{QStringLiteral("records"), m_records},
            {QStringLiteral("corrections"), m_corrections},
            {QStringLiteral("values"), values},
            {QStringLiteral("pairs"), pairs}};
}

} // namespace intray
