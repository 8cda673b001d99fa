// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/rules/crossproposals.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <cmath>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Proposals)
};

constexpr qint64 leastRecords = 20;
constexpr double leastGain = 0.8;

struct Comparison
{
    qint64 of = 0;
    qint64 less = 0;
    qint64 equal = 0;

    double share() const { return of > 0 ? double(less + equal) / double(of) : 0; }
    double equality() const { return of > 0 ? double(equal) / double(of) : 0; }
};

double scaleAt(const SampledColumn &column, qsizetype record)
{
    return column.isFilled(record) ? column.scales.at(column.values.at(record)) : std::nan("");
}

/// Record by record, or each with the one so many further on: what chance makes of it.
Comparison comparisonOf(const SampledColumn &a, const SampledColumn &b, qsizetype shift)
{
    Comparison comparison;
    for (qsizetype i = 0; i < a.size(); ++i) {
        const double left = scaleAt(a, i), right = scaleAt(b, (i + shift) % a.size());
        if (std::isnan(left) || std::isnan(right))
            continue;
        ++comparison.of;
        comparison.less += left < right ? 1 : 0;
        comparison.equal += left == right ? 1 : 0;
    }
    return comparison;
}

QJsonObject kindOf(const SampledColumn &column)
{
    return {{QStringLiteral("kind"), column.kind.name()},
            {QStringLiteral("format"), column.kind.format()}};
}

double gainOf(double share, double chance)
{
    return (share - chance) / std::max(1 - chance, 1e-9);
}

QString sentenceOf(const SampledColumn &a, const QString &sign)
{
    if (sign == u"=")
        return Words::tr("“%1” and “%2” are the same.");
    using Kind = FieldKind::Kind;
    const bool isTime = a.kind.kind() == Kind::Date || a.kind.kind() == Kind::Time ||
                        a.kind.kind() == Kind::DateTime;
    return isTime ? Words::tr("“%1” is not later than “%2”.")
                  : Words::tr("“%1” is not more than “%2”.");
}

RuleProposal proposalOf(const SampledColumn &a, const QString &sign, const SampledColumn &b,
                        qint64 fits, qint64 of)
{
    RuleProposal proposal;
    proposal.kind = QStringLiteral("comparison");
    proposal.rule = a.field + sign + b.field;
    proposal.fields = {b.field, a.field};
    proposal.fits = fits;
    proposal.of = of;
    proposal.sentence = sentenceOf(a, sign).arg(a.field, b.field);
    proposal.crossRule = {{QStringLiteral("compare"), QJsonArray{a.field, sign, b.field}}};
    proposal.kinds = {{a.field, kindOf(a)}, {b.field, kindOf(b)}};
    return proposal;
}

} // namespace

QList<RuleProposal> comparisonProposals(const QList<SampledColumn> &columns, double least,
                                        const Stopped &isStopped)
{
    QList<RuleProposal> proposals;
    for (qsizetype i = 0; i < columns.size(); ++i)
        for (qsizetype j = 0; j < columns.size(); ++j) {
            const SampledColumn &a = columns.at(i), &b = columns.at(j);
            if (isStopped && isStopped())
                return proposals;
            if (i == j || a.scales.isEmpty() || b.scales.isEmpty() || !a.kind.isLike(b.kind))
                continue;
            const Comparison real = comparisonOf(a, b, 0);
            const Comparison chance = comparisonOf(a, b, a.size() / 2 + 1);
            if (real.of < leastRecords)
                continue;
            const bool areEqual =
                real.equality() >= least && gainOf(real.equality(), chance.equality()) >= leastGain;
            if (areEqual && i < j)
                proposals << proposalOf(a, QStringLiteral("="), b, real.equal, real.of);
            // where they do not lie among each other, it says nothing about the record
            const bool isNews = chance.share() <= 0.95;
            if (!areEqual && isNews && real.share() >= least &&
                gainOf(real.share(), chance.share()) >= leastGain)
                proposals << proposalOf(a, QStringLiteral("<="), b, real.less + real.equal,
                                        real.of);
        }
    return proposals;
}

} // namespace intray
