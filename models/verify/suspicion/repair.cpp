// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/suspicion/repair.h"

#include "verify/example/textruns.h"

#include <QSet>

#include <algorithm>

namespace intray {

static constexpr qsizetype longestRepair = 40;
static constexpr double noTrust = 0.5;

std::optional<QString> Repair::of(const QString &value) const
{
    switch (where) {
    case Where::InFront:
        if (value.startsWith(from))
            return to + value.mid(from.size());
        break;
    case Where::Behind:
        if (value.endsWith(from))
            return value.chopped(from.size()) + to;
        break;
    case Where::Inside:
        if (value.contains(from))
            return QString(value).replace(from, to);
        break;
    }
    return std::nullopt;
}

/// The part in which the two texts differ.
static std::optional<Repair> repairBetween(const QString &before, const QString &after)
{
    qsizetype begin = 0;
    const qsizetype shorter = std::min(before.size(), after.size());
    while (begin < shorter && before.at(begin) == after.at(begin))
        ++begin;
    qsizetype behind = 0;
    while (behind < shorter - begin &&
           before.at(before.size() - 1 - behind) == after.at(after.size() - 1 - behind))
        ++behind;
    Repair repair;
    repair.from = before.mid(begin, before.size() - begin - behind);
    repair.to = after.mid(begin, after.size() - begin - behind);
    // a value that was replaced as a whole says nothing about other values
    if (repair.from.isEmpty() || repair.from.size() > longestRepair || begin + behind == 0)
        return std::nullopt;
    if (behind == 0)
        repair.where = Repair::Where::Behind;
    else if (begin == 0)
        repair.where = Repair::Where::InFront;
    return repair;
}

static void test(Repair &repair, const QList<HandledValue> &handled)
{
    for (const HandledValue &value : handled)
        if (const auto made = repair.of(value.before))
            ++(*made == value.after ? repair.worked : repair.failed);
}

/// Values that have the form that people gave to others, and not a form that people changed:
/// "17:00", if people changed "17:00:00" to it.
static QStringList rightIn(const QStringList &column, const QList<HandledValue> &handled)
{
    QSet<QString> changed, made;
    for (const HandledValue &value : handled)
        if (value.isChanged()) {
            changed << casedFormOf(value.before);
            made << casedFormOf(value.after);
        }
    QStringList right;
    if (made.isEmpty())
        return right;
    for (const QString &value : column)
        if (const QString form = casedFormOf(value); made.contains(form) && !changed.contains(form))
            right << value;
    return right;
}

QList<Repair> repairsIn(const QList<HandledValue> &handled, const QStringList &column)
{
    QList<Repair> repairs;
    const QStringList right = rightIn(column, handled);
    for (const HandledValue &value : handled) {
        if (value.before == value.after)
            continue;
        auto repair = repairBetween(value.before, value.after);
        if (!repair || std::ranges::any_of(
                           repairs, [&](const Repair &known) { return known.isSameAs(*repair); }))
            continue;
        test(*repair, handled);
        repair->failed += double(std::ranges::count_if(
            right, [&](const QString &one) { return repair->of(one).value_or(one) != one; }));
        repairs.append(*repair);
    }
    repairs.removeIf(
        [](const Repair &repair) { return repair.worked < 2 || repair.trust() <= noTrust; });
    std::ranges::stable_sort(repairs, std::greater(), &Repair::trust);
    return repairs;
}

} // namespace intray
