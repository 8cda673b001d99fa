// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/rules/crossproposals.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Proposals)
};

constexpr qint64 leastRecords = 20;
constexpr qsizetype fewValues = 12;
constexpr double leastGain = 0.8;

QJsonObject filledIs(bool filled)
{
    return {{QStringLiteral("filled"), filled}};
}

double shareFilled(const SampledColumn &column)
{
    const auto empty =
        std::count(column.values.begin(), column.values.end(), RecordSample::nothing);
    return column.size() == 0 ? 0 : 1 - double(empty) / double(column.size());
}

bool isPartly(const SampledColumn &column)
{
    const double share = shareFilled(column);
    return share >= 0.05 && share <= 0.95;
}

/// How many records with each value of one column have something in the other.
struct ByValue
{
    QList<qint64> all;
    QList<qint64> filled;
};

ByValue byValueOf(const SampledColumn &when, const SampledColumn &then)
{
    ByValue result{QList<qint64>(when.texts.size(), 0), QList<qint64>(when.texts.size(), 0)};
    for (qsizetype i = 0; i < when.size(); ++i)
        if (when.isFilled(i)) {
            ++result.all[when.values.at(i)];
            result.filled[when.values.at(i)] += then.isFilled(i) ? 1 : 0;
        }
    return result;
}

RuleProposal proposalOf(const SampledColumn &when, const QJsonObject &condition,
                        const QString &words, const SampledColumn &then, bool filled)
{
    RuleProposal proposal;
    proposal.kind = QStringLiteral("condition");
    proposal.rule = QStringLiteral("if %1 then %2 %3")
                        .arg(when.field, then.field,
                             filled ? QStringLiteral("filled") : QStringLiteral("empty"));
    proposal.fields = {then.field, when.field};
    proposal.sentence =
        (filled ? Words::tr("If %1, “%2” is filled in.") : Words::tr("If %1, “%2” is empty."))
            .arg(words, then.field);
    proposal.crossRule = {{QStringLiteral("if"), QJsonObject{{when.field, condition}}},
                          {QStringLiteral("then"), QJsonObject{{then.field, filledIs(filled)}}}};
    return proposal;
}

/// For some values of a column that has few, the other is filled in, or is empty.
void proposeByValue(const SampledColumn &when, const SampledColumn &then, bool filled, double least,
                    QList<RuleProposal> &proposals)
{
    const ByValue counts = byValueOf(when, then);
    const double share = shareFilled(then);
    const double chance = filled ? share : 1 - share;
    QStringList values;
    qint64 fits = 0, of = 0;
    for (qsizetype value = 0; value < when.texts.size(); ++value) {
        const qint64 all = counts.all.at(value);
        const qint64 kept = filled ? counts.filled.at(value) : all - counts.filled.at(value);
        const double part = all > 0 ? double(kept) / double(all) : 0;
        const bool isKept = part >= least && (part - chance) / (1 - chance) >= leastGain;
        if (all < leastRecords || !isKept)
            continue;
        values << when.texts.at(value);
        fits += kept;
        of += all;
    }
    if (values.isEmpty())
        return;
    values.sort();
    const QString words =
        Words::tr("“%1” is %2").arg(when.field, values.join(QStringLiteral(", ")));
    RuleProposal proposal = proposalOf(
        when, {{QStringLiteral("is"), QJsonArray::fromStringList(values)}}, words, then, filled);
    proposal.fits = fits;
    proposal.of = of;
    proposals << proposal;
}

/// Where the one is filled in, so is the other.
void proposeTogether(const SampledColumn &when, const SampledColumn &then, double least,
                     QList<RuleProposal> &proposals)
{
    qint64 of = 0, fits = 0;
    for (qsizetype i = 0; i < when.size(); ++i)
        if (when.isFilled(i)) {
            ++of;
            fits += then.isFilled(i) ? 1 : 0;
        }
    const double part = of > 0 ? double(fits) / double(of) : 0;
    const double chance = shareFilled(then);
    if (of < leastRecords || part < least || (part - chance) / (1 - chance) < leastGain)
        return;
    RuleProposal proposal = proposalOf(when, filledIs(true),
                                       Words::tr("“%1” is filled in").arg(when.field), then, true);
    proposal.fits = fits;
    proposal.of = of;
    proposals << proposal;
}

/// Values that occur often enough to say something.
bool hasFewValues(const SampledColumn &column)
{
    QList<qint64> counts(column.texts.size(), 0);
    for (const int value : column.values)
        if (value != RecordSample::nothing)
            ++counts[value];
    qint64 often = 0, all = 0, covered = 0;
    for (const qint64 count : counts) {
        all += count;
        covered += count >= leastRecords ? count : 0;
        often += count >= leastRecords ? 1 : 0;
    }
    return often >= 2 && often <= fewValues && covered * 5 >= all * 4;
}

} // namespace

QList<RuleProposal> conditionProposals(const QList<SampledColumn> &columns, double least,
                                       const Stopped &isStopped)
{
    QList<RuleProposal> proposals;
    for (const SampledColumn &then : columns) {
        if (isStopped && isStopped())
            return proposals;
        if (!isPartly(then))
            continue;
        for (const SampledColumn &when : columns) {
            if (&when == &then)
                continue;
            if (isPartly(when))
                proposeTogether(when, then, least, proposals);
            if (!hasFewValues(when))
                continue;
            proposeByValue(when, then, true, least, proposals);
            proposeByValue(when, then, false, least, proposals);
        }
    }
    return proposals;
}

} // namespace intray
