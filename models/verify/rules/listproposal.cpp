// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/rules/listproposal.h"

#include "verify/distance.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Proposals)
};

constexpr qsizetype mostValues = 200;
constexpr qint64 leastOften = 3;
constexpr qint64 onAverage = 5;
constexpr qint64 aloneBelow = 20;
constexpr qsizetype valuesToName = 8;

/// Numbers count on: 7 and 8 are no slips of each other.
QString masked(const QString &text)
{
    QString result = text.toLower();
    for (QChar &c : result)
        if (c.isDigit())
            c = u'0';
    return result;
}

/// Any two short codes are alike: CT is a slip of CA only if that is nearly all there is.
qint64 timesMoreThanSlips(const QString &usual)
{
    constexpr qsizetype shortCode = 3;
    return usual.size() <= shortCode ? 50 : 5;
}

/// A slip for each eight characters.
bool isSlipOf(const QString &rare, const QString &usual)
{
    if (rare == usual)
        return false;
    const int limit = std::clamp(int(usual.size() / 8), 1, 8);
    const QString a = masked(rare), b = masked(usual);
    if (a == b)
        return rare.toLower() == usual.toLower(); // another case, not another number
    return editDistance(a, b, limit) <= limit;
}

/// How often a value occurs that is no chance: three times, and a twentieth of what the usual ones
/// do where they are very few.
qsizetype settledOf(const QList<ColumnProfile::Counted> &values, qint64 count)
{
    const auto more = [&](qint64 times) {
        return std::count_if(values.begin(), values.end(),
                             [times](const auto &one) { return one.count >= times; });
    };
    const qint64 candidates = more(leastOften);
    if (candidates == 0)
        return 0;
    return more(std::max(leastOften, count / (candidates * 20)));
}

} // namespace

QStringList fewValuesOf(const ColumnContent &column)
{
    const auto &values = column.values();
    const qsizetype settled = settledOf(values, column.count());
    qint64 covered = 0;
    QStringList list;
    for (const ColumnProfile::Counted &one : values.mid(0, settled)) {
        covered += one.count;
        list << one.value;
    }
    const bool areWhole = std::all_of(list.begin(), list.end(), [](const QString &value) {
        return value.size() < ColumnProfile::longestValue;
    });
    const bool areFew =
        areWhole && settled > 0 && settled <= mostValues && covered >= settled * onAverage;
    if (!column.isEnough() || !areFew ||
        double(covered) < double(column.count()) * std::min(0.8, column.least()))
        return {};
    const qint64 leastSettled = values.at(settled - 1).count;
    for (const ColumnProfile::Counted &one : values.mid(settled)) {
        if (leastSettled >= one.count * aloneBelow)
            continue; // nothing stands between the usual ones and this
        const bool isSlip = std::any_of(
            values.begin(), values.begin() + settled, [&](const ColumnProfile::Counted &usual) {
                return usual.count >= one.count * timesMoreThanSlips(usual.value) &&
                       isSlipOf(one.value, usual.value);
            });
        if (!isSlip)
            list << one.value;
    }
    return list.size() <= mostValues && list.size() <= settled * 2 + 2 ? list : QStringList();
}

std::optional<RuleProposal> listProposal(const ColumnContent &column)
{
    QStringList list = fewValuesOf(column);
    const auto isThere = [&](const QString &value) { return list.contains(value); };
    if (list.isEmpty() || !column.isMostly(isThere))
        return std::nullopt;
    const QString sentence = list.size() <= valuesToName
                                 ? Words::tr("One of %1.").arg(list.join(QStringLiteral(", ")))
                                 : Words::tr("One of %n value(s) that occur again and again.",
                                             nullptr, int(list.size()));
    RuleProposal proposal = column.proposal(QStringLiteral("choices"), sentence, isThere);
    list.sort();
    proposal.keywords.insert(QStringLiteral("enum"), QJsonArray::fromStringList(list));
    return proposal;
}

} // namespace intray
