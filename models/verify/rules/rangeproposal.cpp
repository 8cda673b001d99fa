// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/rules/kindproposal.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Proposals)
};

using Kind = FieldKind::Kind;

struct Range
{
    double least = 0;
    double most = 0;

    bool has(double value) const { return value >= least && value <= most; }
};

struct Weighed
{
    double value = 0;
    qint64 count = 0;
};

QList<Weighed> worths(const ColumnContent &column, const FieldKind &kind)
{
    QList<Weighed> all;
    for (const ColumnProfile::Counted &one : column.values())
        if (const auto scale = kind.scale(one.value))
            all << Weighed{*scale, one.count};
    std::sort(all.begin(), all.end(),
              [](const Weighed &a, const Weighed &b) { return a.value < b.value; });
    return all;
}

double quantile(const QList<Weighed> &sorted, double share)
{
    qint64 all = 0, seen = 0;
    for (const Weighed &one : sorted)
        all += one.count;
    for (const Weighed &one : sorted)
        if (double(seen += one.count) >= double(all) * share)
            return one.value;
    return sorted.constLast().value;
}

/// Far outside is what lies three times the distance of the quartiles away (J. W. Tukey,
/// "Exploratory Data Analysis", 1977).
Range fences(double low, double high, double times)
{
    const double distance = times * (high - low);
    return {low - distance, high + distance};
}

/// What is not far outside, as it stands and, for what is above zero, by its logarithm: amounts
/// have a long way up.
Range insideOf(const QList<Weighed> &sorted, double times)
{
    const double low = quantile(sorted, 0.25), high = quantile(sorted, 0.75);
    const Range plain = fences(low, high, times);
    const bool isPositive = sorted.constFirst().value >= 0 && low > 0;
    const Range logarithms = isPositive ? fences(std::log(low), std::log(high), times) : plain;
    Range inside{high, low};
    for (const Weighed &one : sorted) {
        const bool isNear = plain.has(one.value) ||
                            (isPositive && one.value > 0 && logarithms.has(std::log(one.value)));
        if (!isNear)
            continue;
        inside.least = std::min(inside.least, one.value);
        inside.most = std::max(inside.most, one.value);
    }
    return inside;
}

double roundedDown(double value, double step)
{
    return std::floor(value / step) * step;
}

/// With room: the next value may lie a little beyond those that are there.
Range widened(const Range &inside, const FieldKind &kind)
{
    const double span = inside.most - inside.least;
    if (kind.kind() != Kind::Whole && kind.kind() != Kind::Number) {
        const QDate first = QDate::fromJulianDay(qint64(inside.least));
        const QDate last = QDate::fromJulianDay(qint64(inside.most));
        constexpr double second = 1.0 / 86'400;
        const double lastMoment = kind.kind() == Kind::DateTime ? second : 1;
        return {double(QDate(first.year(), 1, 1).toJulianDay()),
                double(QDate(last.year() + 1, 1, 1).toJulianDay()) - lastMoment};
    }
    const double step = std::pow(10, std::floor(std::log10(std::max(span, 1e-6))));
    const double least = roundedDown(inside.least - span / 20, step);
    const double most = -roundedDown(-inside.most - span / 20, step);
    const bool isPercent = kind.format().contains(u'%') && inside.least >= 0 && inside.most <= 100;
    if (isPercent && inside.most > 1)
        return {0, 100};
    return {inside.least >= 0 ? std::max(0.0, least) : least, most};
}

/// What less than one in fifty lies beyond; further out where more do, as that is then usual.
Range usualRange(const QList<Weighed> &sorted)
{
    qint64 all = 0;
    for (const Weighed &one : sorted)
        all += one.count;
    Range inside;
    for (double times = 3; times < 100; times *= 2) {
        inside = insideOf(sorted, times);
        qint64 kept = 0;
        for (const Weighed &one : sorted)
            kept += inside.has(one.value) ? one.count : 0;
        if (kept * 50 >= all * 49)
            return inside;
    }
    return {sorted.constFirst().value, sorted.constLast().value};
}

} // namespace

std::optional<RuleProposal> rangeProposal(const ColumnContent &column, const FieldKind &kind)
{
    const QList<Weighed> sorted = worths(column, kind);
    const bool isVaried = sorted.size() >= 5;
    if (!kind.isOrdered() || kind.kind() == Kind::Time || !column.isEnough() || !isVaried)
        return std::nullopt;
    const Range range = widened(usualRange(sorted), kind);
    const QString least = kind.write(range.least), most = kind.write(range.most);
    const auto low = kind.scale(least), high = kind.scale(most);
    if (!low || !high)
        return std::nullopt;
    const auto keeps = [&](const QString &value) {
        const auto scale = kind.scale(value);
        return !scale || Range{*low, *high}.has(*scale);
    };
    if (!column.isMostly(keeps))
        return std::nullopt;
    RuleProposal proposal = column.proposal(QStringLiteral("range"),
                                            Words::tr("From %1 to %2.").arg(least, most), keeps);
    proposal.words = {{QStringLiteral("kind"), kind.name()},
                      {QStringLiteral("format"), kind.format()},
                      {QStringLiteral("least"), least},
                      {QStringLiteral("most"), most}};
    return proposal;
}

} // namespace intray
