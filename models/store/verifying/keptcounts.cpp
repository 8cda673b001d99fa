// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/verifying/keptcounts.h"

#include "store/rows.h"
#include "verify/suspicion/likevalues.h"

#include <QSet>

#include <algorithm>

namespace intray {

const KeptCounts::Told &KeptCounts::toldOf(int field, const QString &value) const
{
    const auto known = m_told.constFind({field, value});
    if (known != m_told.constEnd())
        return *known;
    Told told;
    m_counts.insert({field, value}, 0);
    QSet<QString> seen;
    m_sql.each("told_of_value",
               {{":learned", m_learned.id},
                {":field_number", field},
                {":cell", notNull(value)},
                {":starts", notNull(beginningOf(value))},
                {":ends", notNull(endOf(value))}},
               [&](const Row &row) {
                   const QString what = row.text("what");
                   const ValueCount count{row.text("value"), row.number("records")};
                   if (what == QLatin1StringView("corrected")) {
                       told.correctedTo.append(count);
                       return true;
                   }
                   m_counts.insert({field, count.value}, count.records);
                   if (count.value == value)
                       told.leftAs = row.number("left_as");
                   else if (!count.value.isEmpty() && !seen.contains(count.value))
                       told.alike.append(count);
                   seen.insert(count.value);
                   return true;
               });
    std::ranges::stable_sort(told.alike, std::greater(), &ValueCount::records);
    return *m_told.insert({field, value}, told);
}

qint64 KeptCounts::countOf(int field, const QString &value) const
{
    if (value.size() > longestCounted)
        return 0;
    const auto known = m_counts.constFind({field, value});
    if (known != m_counts.constEnd())
        return *known;
    const qint64 count =
        m_sql
            .first(
                "count_of_value",
                {{":learned", m_learned.id}, {":field_number", field}, {":cell", notNull(value)}},
                [](const Row &row) { return row.number("records"); })
            .value_or(0);
    return *m_counts.insert({field, value}, count);
}

QList<ValueCount> KeptCounts::alike(int field, const QString &value) const
{
    return toldOf(field, value).alike;
}

QList<ValueCount> KeptCounts::given(int by, const QString &value, int field) const
{
    if (value.size() > longestCounted)
        return {};
    const auto known = m_with.constFind({by, value});
    if (known != m_with.constEnd())
        return known->value(field);
    QHash<int, QList<ValueCount>> with;
    m_sql.each("told_with_value",
               {{":learned", m_learned.id}, {":field_number", by}, {":cell", notNull(value)}},
               [&](const Row &row) {
                   const int other = int(row.number("field"));
                   const ValueCount count{row.text("value"), row.number("records")};
                   with[other].append(count);
                   m_counts.insert({other, count.value}, row.number("all_records"));
                   return true;
               });
    m_with.insert({by, value}, with);
    return with.value(field);
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
