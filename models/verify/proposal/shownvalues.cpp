// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/proposal/shownvalues.h"

#include "verify/rules/columncontent.h"
#include "verify/rules/kindproposal.h"

#include <QSet>

#include <algorithm>

namespace intray {

namespace {

constexpr qsizetype mostLooked = 300;

/// Each pair once, those that were changed first.
QList<HandledValue> differentOf(const QList<HandledValue> &handled)
{
    QSet<std::pair<QString, QString>> seen;
    QList<HandledValue> changed, left;
    for (const HandledValue &one : handled)
        if (!one.before.isEmpty() && !seen.contains({one.before, one.after})) {
            seen.insert({one.before, one.after});
            (one.isChanged() ? changed : left).append(one);
        }
    return changed.mid(0, mostLooked) + left.mid(0, mostLooked);
}

bool isMeasure(FieldKind::Kind kind)
{
    using Kind = FieldKind::Kind;
    return kind == Kind::Whole || kind == Kind::Number || kind == Kind::Date ||
           kind == Kind::Time || kind == Kind::DateTime;
}

/// What the field makes of it by itself.
std::optional<MeantValue> madeOf(const FieldProposals &field, const QString &value)
{
    if (!field.isStrange(value))
        return std::nullopt;
    const bool isFaulty = !field.values().keeps(value);
    for (const QList<MeantValue> &group : field.meant(value, isFaulty))
        for (const MeantValue &one : group)
            if (one.value != value && (one.value.isEmpty() || field.fits(one.value)))
                return one;
    return std::nullopt;
}

/// Numbers are whole only if those that came in are, too.
FieldKind withFractions(const FieldKind &kind, const QList<HandledValue> &handled)
{
    if (kind.kind() != FieldKind::Kind::Whole)
        return kind;
    const bool hasFraction = std::ranges::any_of(handled, [](const HandledValue &one) {
        const auto number = numberIn(one.before);
        return number && number->readings.constFirst().contains(u'.');
    });
    const auto number =
        FieldKind::from(QStringLiteral("number"), kind.format() + QStringLiteral(".5"));
    return hasFraction && number ? *number : kind;
}

} // namespace

std::optional<FieldKind> kindShownBy(const QList<HandledValue> &handled, const FieldValues &values)
{
    constexpr int leastCompleted = 8, leastMade = 2;
    constexpr int enoughForKind = 20; // kinds are told of so many values
    QStringList completed;
    for (const HandledValue &one : handled)
        if (!one.after.isEmpty())
            completed << one.after;
    if (!values.isOpen() || completed.size() < leastCompleted)
        return std::nullopt;
    ColumnProfile column(values.field().name);
    for (qsizetype i = 0; i < std::max<qsizetype>(completed.size(), enoughForKind); ++i)
        column.add(completed.at(i % completed.size()));
    const FieldKind kind = withFractions(kindOf(ColumnContent(column, {}, 1)), handled);
    QSet<QString> made;
    for (const HandledValue &one : handled)
        if (one.isChanged() && !one.before.isEmpty() && kind.keeps(one.after) &&
            !kind.keeps(one.before))
            made << one.before;
    return isMeasure(kind.kind()) && made.size() >= leastMade ? std::optional(kind) : std::nullopt;
}

bool tells(const FieldProposals &field, const QList<HandledValue> &handled)
{
    int all = 0, told = 0;
    for (const HandledValue &one : differentOf(handled)) {
        if (!one.isChanged() || one.after.isEmpty())
            continue;
        const auto made = madeOf(field, one.before);
        ++all;
        told += made && made->value == one.after ? 1 : 0;
    }
    return told >= 2 && told * 10 >= all * 8;
}

BorneOut::BorneOut(const FieldProposals &field, const QList<HandledValue> &handled)
{
    for (const HandledValue &one : differentOf(handled))
        if (const auto made = madeOf(field, one.before))
            ++(made->value == one.after ? m_counts[made->why].same : m_counts[made->why].other);
}

bool BorneOut::isBorneOut(const QString &why) const
{
    const Count count = m_counts.value(why);
    return count.same >= 2 && count.other == 0;
}

bool BorneOut::isRefuted(const QString &why) const
{
    constexpr int enough = 3;
    const Count count = m_counts.value(why);
    return count.other >= enough && count.other > 2 * count.same;
}

} // namespace intray
