// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/rules/acrossrecords.h"

#include <QCoreApplication>

#include <algorithm>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(AcrossRecords)
};

Fault faultOf(const QString &field, const CrossRule &rule, const QString &sentence)
{
    return {field, rule.sentence().isEmpty() ? sentence : rule.sentence(), rule.name()};
}

} // namespace

void AcrossRecords::Results::add(int result)
{
    if (value == result || count == 0) {
        value = result;
        ++count;
        return;
    }
    for (auto &other : others)
        if (other.first == result) {
            ++other.second;
            return;
        }
    others << std::pair(result, qint64(1));
}

qint64 AcrossRecords::Results::countOf(int result) const
{
    if (result == value)
        return count;
    for (const auto &other : others)
        if (other.first == result)
            return other.second;
    return 0;
}

AcrossRecords::AcrossRecords(const RecordSchema &schema)
    : m_schema(schema)
{
    for (const CrossRule &rule : schema.crossRules()) {
        if (!rule.needsOtherRecords())
            continue;
        if (rule.kind() == CrossRule::Kind::Unique)
            m_rules << Watched{rule, {}, {}, {}, {}, {}};
        for (const QString &field : rule.determinedFields())
            m_rules << Watched{rule, field, {}, {}, {}, {}};
    }
}

/// None: one of the fields has no value, and what has none is equal to nothing.
std::optional<quint64> AcrossRecords::groupOf(const Record &record, const CrossRule &rule) const
{
    QString joined;
    for (const QString &field : rule.equalFields()) {
        const QJsonValue value = record.value(field);
        if (m_schema.isNothing(field, value))
            return std::nullopt;
        joined += RecordSchema::textOf(value) + u'\x1f';
    }
    return qHash(joined, size_t(20261122));
}

void AcrossRecords::see(const Record &record)
{
    for (Watched &watched : m_rules)
        seeBy(watched, record);
}

void AcrossRecords::seeBy(Watched &watched, const Record &record)
{
    const auto group = groupOf(record, watched.rule);
    if (!group)
        return;
    if (watched.determined.isEmpty())
        return watched.groups[*group].add(0);
    const QJsonValue value = record.value(watched.determined);
    if (m_schema.isNothing(watched.determined, value))
        return;
    const QString text = RecordSchema::textOf(value);
    auto known = watched.numbers.constFind(text);
    if (known == watched.numbers.constEnd()) {
        known = watched.numbers.insert(text, int(watched.texts.size()));
        watched.texts << text;
        watched.counts << 0;
    }
    ++watched.counts[*known];
    watched.groups[*group].add(*known);
}

QList<Fault> AcrossRecords::faultsIn(const Record &record) const
{
    QList<Fault> faults;
    for (const Watched &watched : m_rules)
        if (const auto fault = faultBy(watched, record))
            faults << *fault;
    return faults;
}

std::optional<Fault> AcrossRecords::faultBy(const Watched &watched, const Record &record) const
{
    const auto group = groupOf(record, watched.rule);
    const auto results = group ? watched.groups.find(*group) : watched.groups.end();
    if (results == watched.groups.end())
        return std::nullopt;
    if (!watched.determined.isEmpty()) {
        const QJsonValue value = record.value(watched.determined);
        if (m_schema.isNothing(watched.determined, value))
            return std::nullopt;
        return dependencyFault(watched, results->second, RecordSchema::textOf(value));
    }
    const qint64 others = results->second.count - 1;
    if (others < 1)
        return std::nullopt;
    return faultOf(watched.rule.equalFields().constFirst(), watched.rule,
                   Words::tr("%n other record(s) have the same %1.", nullptr, int(others))
                       .arg(labelsOf(watched.rule.equalFields())));
}

std::optional<Fault> AcrossRecords::dependencyFault(const Watched &watched, const Results &results,
                                                    const QString &text) const
{
    const int own = watched.numbers.value(text, -1);
    const qint64 ownCount = results.countOf(own);
    auto all = results.others;
    all << std::pair(results.value, results.count);
    int best = own;
    for (const auto &[value, count] : all) {
        if (value == own)
            continue;
        const qint64 bestCount = results.countOf(best);
        const bool isRarer = own >= 0 && watched.counts.at(value) < watched.counts.at(own);
        const bool isMore = count > bestCount || (best == own && count == ownCount && !isRarer);
        best = isMore ? value : best;
    }
    if (best == own || best < 0)
        return std::nullopt;
    return faultOf(watched.determined, watched.rule,
                   Words::tr("Other records with the same %1 have “%2” here.")
                       .arg(labelsOf(watched.rule.equalFields()), watched.texts.at(best)));
}

QString AcrossRecords::labelsOf(const QStringList &fields) const
{
    QStringList labels;
    for (const QString &name : fields)
        for (const Field &field : m_schema.fields())
            if (field.name == name)
                labels << QStringLiteral("“%1”").arg(field.label);
    return labels.join(QStringLiteral(", "));
}

} // namespace intray
