// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/rules/holding.h"

#include <QHash>

#include <algorithm>

namespace intray {

namespace {

Groups largerThanOne(const QList<QList<int>> &all)
{
    Groups groups;
    for (const QList<int> &records : all)
        if (records.size() > 1) {
            groups.records << records;
            groups.size += records.size();
        }
    return groups;
}

class Holding
{
public:
    Holding(const Groups &groups, qsizetype values)
        : m_groups(groups)
        , m_counts(values, 0)
        , m_isResult(values, false)
    {
    }

    Keeping of(const QList<int> &values)
    {
        Keeping keeping;
        for (const QList<int> &group : m_groups.records)
            hold(group, values, keeping);
        return keeping;
    }

private:
    void hold(const QList<int> &group, const QList<int> &values, Keeping &keeping)
    {
        m_touched.clear();
        qint64 all = 0, most = 0;
        int best = RecordSample::nothing;
        bool isTie = false;
        for (const int record : group) {
            const int value = values.at(record);
            if (value == RecordSample::nothing)
                continue;
            ++all;
            if (m_counts[value]++ == 0)
                m_touched << value;
            isTie = m_counts.at(value) > most ? false : isTie || m_counts.at(value) == most;
            best = m_counts.at(value) > most ? value : best;
            most = std::max(most, m_counts.at(value));
        }
        if (all > 1) {
            keeping.of += all;
            for (const int value : std::as_const(m_touched))
                keeping.alike +=
                    double(m_counts.at(value)) * double(m_counts.at(value)) / double(all);
            keeping.fits += isTie ? 0 : most;
            ++keeping.groups;
            keeping.results += m_isResult.at(best) ? 0 : 1;
            m_isResult[best] = true;
        }
        for (const int value : std::as_const(m_touched))
            m_counts[value] = 0;
    }

    const Groups &m_groups;
    QList<qint64> m_counts;
    QList<bool> m_isResult;
    QList<int> m_touched;
};

} // namespace

Groups groupsOf(const SampledColumn &column)
{
    QList<QList<int>> byValue(column.texts.size());
    for (qsizetype i = 0; i < column.size(); ++i)
        if (column.isFilled(i))
            byValue[column.values.at(i)] << int(i);
    return largerThanOne(byValue);
}

Groups groupsOf(const SampledColumn &first, const SampledColumn &second)
{
    QHash<qint64, qsizetype> places;
    QList<QList<int>> byValues;
    for (qsizetype i = 0; i < first.size(); ++i) {
        if (!first.isFilled(i) || !second.isFilled(i))
            continue;
        const qint64 both = qint64(first.values.at(i)) << 32 | qint64(second.values.at(i));
        auto place = places.constFind(both);
        if (place == places.constEnd()) {
            place = places.insert(both, byValues.size());
            byValues << QList<int>();
        }
        byValues[*place] << int(i);
    }
    return largerThanOne(byValues);
}

bool Keeping::isProven() const
{
    return of >= leastRecordsInGroups && groups >= leastGroups && of >= groups * 3 &&
           results >= leastGroups;
}

Keeping keepingOf(const Groups &groups, const QList<int> &values, qsizetype distinct)
{
    return Holding(groups, distinct).of(values);
}

double gainOver(double chance, double share)
{
    return (share - chance) / std::max(1 - chance, 1e-9);
}

} // namespace intray
