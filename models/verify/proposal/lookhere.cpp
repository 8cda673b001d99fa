// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/proposal/lookhere.h"

#include "verify/proposal/keptrules.h"

#include <QHash>

#include <algorithm>

namespace intray {

Record recordOfCells(const RecordSchema &schema, const QStringList &fields,
                     const QStringList &cells)
{
    Record record;
    for (const Field &field : schema.fields())
        if (const qsizetype at = fields.indexOf(field.name); at >= 0 && !cells.at(at).isEmpty())
            record.insert(field.name, schema.valueOf(field, cells.at(at)));
    for (qsizetype at = 0; at < fields.size(); ++at)
        if (!cells.at(at).isEmpty() && !record.contains(fields.at(at)))
            record.insert(fields.at(at), cells.at(at));
    return record;
}

namespace {

bool isRefused(const QList<Refused> &refused, int field, const QString &value)
{
    return std::ranges::any_of(
        refused, [&](const Refused &one) { return one.field == field && one.suggestion == value; });
}

/// The first one of each cell that nobody has refused.
QHash<int, OfferedValue> wanted(const SeenCells &seen, const QList<OfferedValue> &offered,
                                const QList<Refused> &refused)
{
    QHash<int, OfferedValue> byField;
    for (const OfferedValue &one : offered) {
        const int field = int(seen.fields.indexOf(one.field));
        const bool isRight = field >= 0 && isRefused(refused, field, seen.cells.at(field));
        if (field >= 0 && !isRight && !byField.contains(field) &&
            !isRefused(refused, field, one.value))
            byField.insert(field, one);
    }
    return byField;
}

bool isChanged(const QString &field, const QList<OfferedValue> &offered)
{
    constexpr double surely = 0.9;
    return std::ranges::any_of(
        offered, [&](const OfferedValue &one) { return one.field == field && one.sure >= surely; });
}

/// A broken rule is no guess.
double scoreOf(const OfferedValue &offered, bool isFaulty)
{
    constexpr double leastScore = 0.5;
    return isFaulty ? 1 : std::max(leastScore, offered.sure);
}

/// Whether what `from` loses is what comes into `to`: they exchange their values, or `to` was
/// empty.
bool givesTo(const Suspicion &from, const Suspicion &to)
{
    if (!from.suggestion || !to.suggestion || to.suggestion->isEmpty() || from.field == to.field)
        return false;
    const bool isExchange = from.suggestion == to.value && to.suggestion == from.value;
    const bool isPart = to.value.isEmpty() && from.value.contains(*to.suggestion) &&
                        !from.suggestion->contains(*to.suggestion);
    return isExchange || isPart;
}

/// Values that others tell of, each by itself, but which are right only with each other. A rule
/// says so of its own.
void findTogether(QList<Suspicion> &all, const QStringList &fields)
{
    for (Suspicion &from : all) {
        QList<Suspicion *> parts{&from};
        for (Suspicion &to : all)
            if (!to.isPart() && givesTo(from, to))
                parts << &to;
        if (parts.size() < 2 || from.isPart())
            continue;
        QStringList names;
        for (const Suspicion *part : std::as_const(parts))
            names << fields.at(part->field);
        for (Suspicion *part : std::as_const(parts))
            part->together = names;
    }
}

} // namespace

QList<Suspicion> lookHere(const RecordSchema &schema, const SeenCells &seen,
                          const QList<Suspicion> &suspicions, const QList<OfferedValue> &offered,
                          const QList<Refused> &refused,
                          const std::function<QList<OfferedValue>(const Record &)> &offersOf)
{
    QHash<int, OfferedValue> byRule = wanted(seen, offered, refused);
    if (suspicions.isEmpty() && byRule.isEmpty())
        return {};
    const KeptRules rules(schema, seen.record);
    QList<Suspicion> all;
    for (Suspicion one : suspicions) {
        const QString &field = seen.fields.at(one.field);
        if (one.suggestion && offersOf &&
            isChanged(field, offersOf(rules.changedBy(field, *one.suggestion))))
            continue; // what tells it is wrong itself
        if (one.suggestion && !rules.isKeptBy(field, *one.suggestion)) {
            one.suggestion.reset();
            one.sure = 0;
        }
        one.kind = one.suggestion ? SuspicionKind::Meant : SuspicionKind::Unlikely;
        if (const auto other = byRule.constFind(one.field); other != byRule.constEnd()) {
            one.score = std::max(one.score, scoreOf(*other, rules.isFaulty(other->field)));
            if (!one.suggestion || other->isDecided || other->sure >= one.sure) {
                one.suggestion = other->value;
                one.sure = other->sure;
                one.why = other->why;
                one.kind = SuspicionKind::Offered;
            }
            if (one.suggestion == other->value)
                one.together = other->together;
            byRule.erase(other);
        }
        all.append(one);
    }
    for (auto one = byRule.cbegin(); one != byRule.cend(); ++one)
        all.append({one.key(), seen.cells.at(one.key()), one->value,
                    scoreOf(*one, rules.isFaulty(one->field)), one->why, one->sure,
                    SuspicionKind::Offered, one->together});
    findTogether(all, seen.fields);
    std::ranges::sort(all, {}, &Suspicion::field);
    std::ranges::stable_sort(all, std::greater(), &Suspicion::score);
    return all;
}

} // namespace intray
