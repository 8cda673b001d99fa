// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/rules/crossproposals.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>
#include <random>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Proposals)
};

constexpr qint64 leastRecords = 20;
constexpr qint64 leastGroups = 3;
constexpr double leastGain = 0.8; // of the way from chance to always
constexpr double roomForChance = 0.05;
constexpr qsizetype determinantsToName = 2;

/// The records that share a value of one column, those that stand alone left out.
struct Groups
{
    QList<QList<int>> records;
    qint64 size = 0;
};

Groups groupsOf(const SampledColumn &column)
{
    QList<QList<int>> byValue(column.texts.size());
    for (qsizetype i = 0; i < column.size(); ++i)
        if (column.isFilled(i))
            byValue[column.values.at(i)] << int(i);
    Groups groups;
    for (const QList<int> &records : byValue)
        if (records.size() > 1) {
            groups.records << records;
            groups.size += records.size();
        }
    return groups;
}

/// How far one column says what the other is.
struct Keeping
{
    qint64 of = 0;      ///< Records in groups of two and more that have both.
    qint64 fits = 0;    ///< Those that have what most of their group have; of a tie none.
    qint64 groups = 0;  ///< Of two and more.
    qint64 results = 0; ///< Different things that groups have.
    QStringList broken;

    double share() const { return of > 0 ? double(fits) / double(of) : 0; }
};

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

struct Determinant
{
    qsizetype column = 0;
    Keeping keeping;
    double worth = 0;
};

QList<int> shuffled(const SampledColumn &column)
{
    QList<int> values = column.values;
    std::mt19937_64 chance(20261122);
    std::shuffle(values.begin(), values.end(), chance);
    return values;
}

RuleProposal proposalOf(const SampledColumn &from, const SampledColumn &to, const Keeping &keeping)
{
    RuleProposal proposal;
    proposal.kind = QStringLiteral("dependency");
    proposal.rule = from.field + QStringLiteral("->") + to.field;
    proposal.fields = {to.field, from.field};
    proposal.fits = keeping.fits;
    proposal.of = keeping.of;
    proposal.sentence = Words::tr("For equal “%1”, “%2” is equal.").arg(from.field, to.field);
    proposal.crossRule = {{QStringLiteral("for_equal"), QJsonArray{from.field}},
                          {QStringLiteral("equal"), QJsonArray{to.field}}};
    return proposal;
}

} // namespace

QList<RuleProposal> dependencyProposals(const QList<SampledColumn> &columns, double least,
                                        const Stop &isStopped)
{
    QList<Groups> groups;
    for (const SampledColumn &column : columns)
        groups << groupsOf(column);
    QList<RuleProposal> proposals;
    for (qsizetype to = 0; to < columns.size(); ++to) {
        const QList<int> byChance = shuffled(columns.at(to));
        QList<Determinant> found;
        for (qsizetype from = 0; from < columns.size(); ++from) {
            if (isStopped && isStopped())
                return proposals;
            const Groups &same = groups.at(from);
            if (from == to || same.size < leastRecords || same.records.size() < leastGroups)
                continue;
            Holding holding(same, columns.at(to).texts.size());
            const Keeping keeping = holding.of(columns.at(to).values);
            const bool arePairs = keeping.of < keeping.groups * 3; // which prove little
            const bool isKept = keeping.of >= leastRecords && keeping.groups >= leastGroups &&
                                !arePairs && keeping.results >= leastGroups &&
                                keeping.share() >= least;
            if (!isKept)
                continue;
            const double chance = Holding(same, columns.at(to).texts.size()).of(byChance).share();
            const double gain = (keeping.share() - chance) / std::max(1 - chance, 1e-9);
            if (gain >= std::min(leastGain, least - roomForChance))
                found << Determinant{from, keeping, gain * double(keeping.of)};
        }
        std::stable_sort(found.begin(), found.end(),
                         [](const auto &a, const auto &b) { return a.worth > b.worth; });
        for (const Determinant &one : found.mid(0, determinantsToName))
            proposals << proposalOf(columns.at(one.column), columns.at(to), one.keeping);
    }
    return proposals;
}

} // namespace intray
