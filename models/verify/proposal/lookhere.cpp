// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/proposal/lookhere.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace intray {

Record recordOfCells(const RecordSchema &schema, const QStringList &fields,
                     const QStringList &cells)
{
    Record record;
    for (const Field &field : schema.fields())
        if (const qsizetype at = fields.indexOf(field.name); at >= 0 && !cells.at(at).isEmpty())
            record.insert(field.name, schema.valueOf(field, cells.at(at)));
    for (qsizetype at = 0; at < fields.size(); ++at)
        if (!cells.at(at).isEmpty() && !record.contains(fields.at(at)))
            record.insert(fields.at(at), cells.at(at));
    return record;
}

namespace {

/// Whether values keep the record's rules, or at least break none that it keeps.
class Compliance
{
public:
    Compliance(const RecordSchema &schema, const Record &record)
        : m_schema(schema)
        , m_record(record)
        , m_faulty(faultyIn(record))
    {
    }

    bool isFaulty(const QString &field) const { return m_faulty.contains(field); }

    bool isKeptBy(const QString &field, const QString &value) const
    {
        Field described;
        for (const Field &one : m_schema.fields())
            if (one.name == field)
                described = one;
        Record record = m_record;
        record.insert(field, m_schema.valueOf(described, value));
        const QSet<QString> faulty = faultyIn(record);
        return !faulty.contains(field) && m_faulty.contains(faulty);
    }

private:
    QSet<QString> faultyIn(const Record &record) const
    {
        QSet<QString> faulty;
        for (const Fault &fault : m_schema.check(record))
            faulty.insert(fault.field);
        return faulty;
    }

    const RecordSchema &m_schema;
    const Record &m_record;
    const QSet<QString> m_faulty;
};

bool isRefused(const QList<Refused> &refused, int field, const QString &value)
{
    return std::ranges::any_of(
        refused, [&](const Refused &one) { return one.field == field && one.suggestion == value; });
}

/// The first one of each cell that nobody has refused.
QHash<int, OfferedValue> wanted(const SeenCells &seen, const QList<OfferedValue> &offered,
                                const QList<Refused> &refused)
{
    QHash<int, OfferedValue> byField;
    for (const OfferedValue &one : offered) {
        const int field = int(seen.fields.indexOf(one.field));
        const bool isRight = field >= 0 && isRefused(refused, field, seen.cells.at(field));
        if (field >= 0 && !isRight && !byField.contains(field) &&
            !isRefused(refused, field, one.value))
            byField.insert(field, one);
    }
    return byField;
}

/// A broken rule is no guess.
double scoreOf(const OfferedValue &offered, bool isFaulty)
{
    constexpr double leastScore = 0.5;
    return isFaulty ? 1 : std::max(leastScore, offered.sure);
}

} // namespace

QList<Suspicion> lookHere(const RecordSchema &schema, const SeenCells &seen,
                          const QList<Suspicion> &suspicions, const QList<OfferedValue> &offered,
                          const QList<Refused> &refused)
{
    QHash<int, OfferedValue> byRule = wanted(seen, offered, refused);
    if (suspicions.isEmpty() && byRule.isEmpty())
        return {};
    const Compliance rules(schema, seen.record);
    QList<Suspicion> all;
    for (Suspicion one : suspicions) {
        if (one.suggestion && !rules.isKeptBy(seen.fields.at(one.field), *one.suggestion)) {
            one.suggestion.reset();
            one.sure = 0;
        }
        if (const auto other = byRule.constFind(one.field); other != byRule.constEnd()) {
            one.score = std::max(one.score, scoreOf(*other, rules.isFaulty(other->field)));
            if (!one.suggestion || other->sure >= one.sure) {
                one.suggestion = other->value;
                one.sure = other->sure;
                one.why = other->why;
            }
            byRule.erase(other);
        }
        all.append(one);
    }
    for (auto one = byRule.cbegin(); one != byRule.cend(); ++one)
        all.append({one.key(), seen.cells.at(one.key()), one->value,
                    scoreOf(*one, rules.isFaulty(one->field)), one->why, one->sure});
    std::ranges::sort(all, {}, &Suspicion::field);
    std::ranges::stable_sort(all, std::greater(), &Suspicion::score);
    return all;
}

} // namespace intray
