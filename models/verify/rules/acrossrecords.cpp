// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/rules/acrossrecords.h"

#include "schema/fieldnamed.h"

#include <QCoreApplication>
#include <QSet>

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
    QSet<QString> known;
    for (const CrossRule &rule : schema.crossRules()) {
        if (!rule.needsOtherRecords() || known.contains(rule.name()))
            continue;
        known.insert(rule.name());
        if (rule.kind() == CrossRule::Kind::Unique)
            watch(rule, {});
        for (const QString &field : rule.determinedFields())
            watch(rule, field);
    }
}

void AcrossRecords::watch(const CrossRule &rule, const QString &determined)
{
    Watched watched{rule, labelsOf(rule.equalFields()), {}, -1, {}, {}, {}, {}};
    for (const QString &field : rule.equalFields())
        watched.equal << placeOf(field);
    if (!determined.isEmpty())
        watched.determined = placeOf(determined);
    m_rules << watched;
}

qsizetype AcrossRecords::placeOf(const QString &field)
{
    if (const qsizetype place = m_fields.indexOf(field); place >= 0)
        return place;
    m_fields << field;
    return m_fields.size() - 1;
}

QList<AcrossRecords::Cell> AcrossRecords::cellsOf(const Record &record) const
{
    QList<Cell> cells;
    cells.reserve(m_fields.size());
    for (const QString &field : m_fields) {
        const QJsonValue value = record.value(field);
        Cell cell;
        if (!m_schema.isNothing(field, value)) {
            cell.text = RecordSchema::textOf(value);
            cell.hash = qHash(cell.text, size_t(20261122));
        }
        cells << cell;
    }
    return cells;
}

/// None: one of the fields has no value.
std::optional<quint64> AcrossRecords::groupOf(const QList<Cell> &cells, const Watched &watched)
{
    quint64 group = 0;
    for (const qsizetype place : watched.equal) {
        if (cells.at(place).text.isNull())
            return std::nullopt;
        group = qHash(group, cells.at(place).hash);
    }
    return group;
}

void AcrossRecords::see(const Record &record)
{
    const QList<Cell> cells = cellsOf(record);
    for (Watched &watched : m_rules)
        seeBy(watched, cells);
}

void AcrossRecords::seeBy(Watched &watched, const QList<Cell> &cells)
{
    const auto group = groupOf(cells, watched);
    if (!group)
        return;
    if (watched.determined < 0)
        return watched.groups[*group].add(0);
    const QString text = cells.at(watched.determined).text;
    if (text.isNull())
        return;
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
    const QList<Cell> cells = cellsOf(record);
    for (const Watched &watched : m_rules)
        if (const auto fault = faultBy(watched, cells))
            faults << *fault;
    return faults;
}

std::optional<Fault> AcrossRecords::faultBy(const Watched &watched, const QList<Cell> &cells) const
{
    const auto group = groupOf(cells, watched);
    const auto results = group ? watched.groups.find(*group) : watched.groups.end();
    if (results == watched.groups.end())
        return std::nullopt;
    if (watched.determined >= 0) {
        const QString text = cells.at(watched.determined).text;
        return text.isNull() ? std::nullopt : dependencyFault(watched, results->second, text);
    }
    const qint64 others = results->second.count - 1;
    if (others < 1)
        return std::nullopt;
    return faultOf(watched.rule.equalFields().constFirst(), watched.rule,
                   Words::tr("%n other record(s) have the same %1.", nullptr, int(others))
                       .arg(watched.labels));
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
    return faultOf(m_fields.at(watched.determined), watched.rule,
                   Words::tr("Other records with the same %1 have “%2” here.")
                       .arg(watched.labels, watched.texts.at(best)));
}

QString AcrossRecords::labelsOf(const QStringList &fields) const
{
    const QList<Field> known = m_schema.fields();
    QStringList labels;
    for (const QString &name : fields)
        if (const Field *field = fieldNamed(known, name))
            labels << QStringLiteral("“%1”").arg(field->label);
    return labels.join(QStringLiteral(", "));
}

} // namespace intray
