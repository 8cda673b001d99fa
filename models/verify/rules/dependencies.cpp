// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/rules/holding.h"

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

constexpr double leastGain = 0.8; // of the way from chance to always
constexpr double roomForChance = 0.05;
constexpr qsizetype determinantsToName = 2;

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
                                        const Stopped &isStopped)
{
    QList<Groups> groups;
    for (const SampledColumn &column : columns)
        groups << groupsOf(column);
    QList<RuleProposal> proposals;
    QList<QList<double>> usual(columns.size(), QList<double>(columns.size(), 0));
    for (qsizetype to = 0; to < columns.size(); ++to) {
        const QList<int> byChance = shuffled(columns.at(to));
        const qsizetype distinct = columns.at(to).texts.size();
        QList<Determinant> found;
        for (qsizetype from = 0; from < columns.size(); ++from) {
            if (isStopped && isStopped())
                return proposals;
            const Groups &same = groups.at(from);
            if (from == to || same.size < leastRecordsInGroups)
                continue;
            const Keeping keeping = keepingOf(same, columns.at(to).values, distinct);
            const Keeping chance = keepingOf(same, byChance, distinct);
            const double gain = gainOver(chance.share(), keeping.share());
            usual[to][from] = gainOver(chance.likeness(), keeping.likeness());
            if (keeping.isProven() && keeping.share() >= least &&
                gain >= std::min(leastGain, least - roomForChance))
                found << Determinant{from, keeping, gain * double(keeping.of)};
        }
        std::stable_sort(found.begin(), found.end(),
                         [](const auto &a, const auto &b) { return a.worth > b.worth; });
        for (const Determinant &one : found.mid(0, determinantsToName))
            proposals << proposalOf(columns.at(one.column), columns.at(to), one.keeping);
    }
    return proposals + jointProposals(columns, usual, least, isStopped);
}

} // namespace intray
