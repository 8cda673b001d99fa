// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/rules/listproposal.h"

#include "schema/examplewords.h"
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
qint64 timesMoreThanSlips(const QString &usual, qint64 ofLongOnes)
{
    constexpr qsizetype shortCode = 3;
    return usual.size() <= shortCode ? 50 : ofLongOnes;
}

/// One character stands for another, wherever it should be: "hearx axxack".
bool isOneForAnother(const QString &a, const QString &b)
{
    if (a.size() != b.size())
        return false;
    qsizetype first = -1;
    for (qsizetype i = 0; i < a.size(); ++i) {
        if (a.at(i) == b.at(i))
            continue;
        if (first < 0)
            first = i;
        if (a.at(i) != a.at(first) || b.at(i) != b.at(first))
            return false;
    }
    return true;
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
    return isOneForAnother(a, b) || editDistance(a, b, limit) <= limit;
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

bool isSlipOfAny(const ColumnProfile::Counted &one, const QList<ColumnProfile::Counted> &usual,
                 qint64 times)
{
    return std::any_of(usual.begin(), usual.end(), [&](const ColumnProfile::Counted &other) {
        return other.count >= one.count * timesMoreThanSlips(other.value, times) &&
               isSlipOf(one.value, other.value);
    });
}

/// The settled values, the most frequent first. A slip may be settled too, where it is made again
/// and again; so what is spelled nearly like one that is far more frequent is left out.
QList<ColumnProfile::Counted> usualOf(const ColumnContent &column)
{
    constexpr qint64 settledTimes = 20;
    const auto &values = column.values();
    QList<ColumnProfile::Counted> usual;
    for (const auto &one : values.first(settledOf(values, column.count())))
        if (!isSlipOfAny(one, usual, settledTimes))
            usual << one;
    return usual;
}

} // namespace

QStringList fewValuesOf(const ColumnContent &column)
{
    constexpr qint64 seldomTimes = 5;
    const auto &values = column.values();
    const QList<ColumnProfile::Counted> usual = usualOf(column);
    const qsizetype settled = usual.size();
    qint64 covered = 0;
    QStringList list;
    for (const ColumnProfile::Counted &one : usual) {
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
    const qint64 leastSettled = usual.constLast().count;
    for (const ColumnProfile::Counted &one : values.mid(settledOf(values, column.count())))
        // Nothing stands between the usual ones and what they are twenty times as frequent as.
        if (leastSettled < one.count * aloneBelow && !isSlipOfAny(one, usual, seldomTimes))
            list << one.value;
    return list.size() <= mostValues && list.size() <= settled * 2 + 2 ? list : QStringList();
}

std::optional<RuleProposal> listProposal(const ColumnContent &column)
{
    QStringList list = fewValuesOf(column);
    const auto isThere = [&](const QString &value) { return list.contains(value); };
    if (list.isEmpty() || !column.isMostly(isThere))
        return std::nullopt;
    const QString sentence =
        list.size() <= valuesToName
            ? withOneDot(Words::tr("One of %1.").arg(list.join(QStringLiteral(", "))))
            : Words::tr("One of %n value(s) that occur again and again.", nullptr,
                        int(list.size()));
    RuleProposal proposal = column.proposal(QStringLiteral("choices"), sentence, isThere);
    list.sort();
    proposal.keywords.insert(QStringLiteral("enum"), QJsonArray::fromStringList(list));
    return proposal;
}

} // namespace intray
