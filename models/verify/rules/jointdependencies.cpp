// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/rules/holding.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>
#include <optional>
#include <random>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Proposals)
};

constexpr double leastGain = 0.8; // of the way from what one of the two says to always
constexpr double roomForChance = 0.05;
constexpr double enoughAlone = 0.95; // a second field has nothing to add
constexpr qsizetype columnsToPair = 8;

/// The columns that say something of the other, but not all, the most telling first.
QList<qsizetype> candidates(const QList<double> &usual, qsizetype to)
{
    QList<qsizetype> all;
    for (qsizetype from = 0; from < usual.size(); ++from)
        if (from != to && usual.at(from) > 0 && usual.at(from) < enoughAlone)
            all << from;
    std::stable_sort(all.begin(), all.end(),
                     [&](qsizetype a, qsizetype b) { return usual.at(a) > usual.at(b); });
    return all.mid(0, columnsToPair);
}

/// The values in another order within each group: what the groups say of them stays, what any
/// other column adds is chance.
QList<int> shuffledWithin(const Groups &groups, QList<int> values)
{
    std::mt19937_64 chance(20261123);
    for (const QList<int> &group : groups.records) {
        QList<int> inside;
        for (const int record : group)
            inside << values.at(record);
        std::shuffle(inside.begin(), inside.end(), chance);
        for (qsizetype i = 0; i < group.size(); ++i)
            values[group.at(i)] = inside.at(i);
    }
    return values;
}

struct Pair
{
    qsizetype first = 0;
    qsizetype second = 0;
    Keeping keeping;
    double worth = 0;
};

RuleProposal proposalOf(const SampledColumn &first, const SampledColumn &second,
                        const SampledColumn &to, const Keeping &keeping)
{
    RuleProposal proposal;
    proposal.kind = QStringLiteral("dependency");
    proposal.rule = first.field + u'+' + second.field + QStringLiteral("->") + to.field;
    proposal.fields = {to.field, first.field, second.field};
    proposal.fits = keeping.fits;
    proposal.of = keeping.of;
    proposal.sentence = Words::tr("For equal “%1” and “%2”, “%3” is equal.")
                            .arg(first.field, second.field, to.field);
    proposal.crossRule = {{QStringLiteral("for_equal"), QJsonArray{first.field, second.field}},
                          {QStringLiteral("equal"), QJsonArray{to.field}}};
    return proposal;
}

/// Whether two fields tell which record it is, and so all of it: also what neither says of its own.
/// Where records come several times, that would be a rule about each of their fields.
bool isIdentifier(const QList<SampledColumn> &columns, qsizetype first, qsizetype second,
                  qsizetype to, const QList<QList<double>> &usual, double least)
{
    const Groups same = groupsOf(columns.at(first), columns.at(second));
    qsizetype others = 0, determined = 0;
    for (qsizetype column = 0; column < columns.size(); ++column) {
        const bool isOther = column != first && column != second && column != to;
        const double alone = std::max(usual.at(column).at(first), usual.at(column).at(second));
        const qsizetype distinct = columns.at(column).texts.size();
        if (!isOther || distinct < 2 || alone >= leastGain)
            continue;
        const Keeping keeping = keepingOf(same, columns.at(column).values, distinct);
        if (keeping.of < leastRecordsInGroups)
            continue;
        ++others;
        determined += keeping.share() >= least ? 1 : 0;
    }
    return determined * 2 > others;
}

/// The pair that says most of the column; none: no pair says more than one of its two.
std::optional<Pair> bestPairFor(const QList<SampledColumn> &columns, qsizetype to,
                                const QList<QList<double>> &allUsual, double least,
                                const Stopped &isStopped)
{
    const QList<double> &usual = allUsual.at(to);
    const QList<int> &values = columns.at(to).values;
    const qsizetype distinct = columns.at(to).texts.size();
    const QList<qsizetype> tried = candidates(usual, to);
    QList<QList<int>> byChance; // beyond what each says alone
    for (const qsizetype from : tried)
        byChance << shuffledWithin(groupsOf(columns.at(from)), values);
    std::optional<Pair> best;
    for (qsizetype i = 0; i < tried.size(); ++i)
        for (qsizetype j = i + 1; j < tried.size(); ++j) {
            if (isStopped && isStopped())
                return std::nullopt;
            const Groups same = groupsOf(columns.at(tried.at(i)), columns.at(tried.at(j)));
            const Keeping keeping = keepingOf(same, values, distinct);
            if (!keeping.isProven() || keeping.share() < least)
                continue;
            const double alone = std::max(keepingOf(same, byChance.at(i), distinct).share(),
                                          keepingOf(same, byChance.at(j), distinct).share());
            const double gain = gainOver(alone, keeping.share());
            const double worth = gain * double(keeping.of);
            const bool isBetter = gain >= std::min(leastGain, least - roomForChance) &&
                                  (!best || worth > best->worth);
            if (isBetter && !isIdentifier(columns, tried.at(i), tried.at(j), to, allUsual, least))
                best = Pair{tried.at(i), tried.at(j), keeping, worth};
        }
    return best;
}

} // namespace

QList<RuleProposal> jointProposals(const QList<SampledColumn> &columns,
                                   const QList<QList<double>> &usual, double least,
                                   const Stopped &isStopped)
{
    QList<RuleProposal> proposals;
    for (qsizetype to = 0; to < columns.size(); ++to)
        if (const auto pair = bestPairFor(columns, to, usual, least, isStopped)) {
            const qsizetype first = std::min(pair->first, pair->second);
            const qsizetype second = std::max(pair->first, pair->second);
            proposals << proposalOf(columns.at(first), columns.at(second), columns.at(to),
                                    pair->keeping);
        }
    return proposals;
}

} // namespace intray
