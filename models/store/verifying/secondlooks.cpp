// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/verifying/secondlooks.h"

#include "store/reading/liststore.h"

#include <algorithm>

namespace intray {

using namespace Qt::StringLiterals;

/// How the rules were at that moment, and after each change since.
static Outcome<QList<QJsonObject>> statesSince(ListStore &lists, const QString &queue,
                                               const QDateTime &since)
{
    constexpr int page = 200;
    QList<QJsonObject> states;
    qint64 before = 0;
    for (;;) {
        const auto lines = lists.ruleEvents(RulesOf::Queue, queue, before, page);
        if (!lines)
            return tl::unexpected<Error>(lines.error());
        for (const RuleEvent &line : *lines) {
            states << line.state.value_or(QJsonObject());
            if (line.at <= since)
                return states;
        }
        if (lines->size() < page)
            return states;
        before = lines->constLast().id;
    }
}

static bool isTrue(const QJsonValue &value)
{
    return value.toVariant().toInt() == 1 || value.toBool();
}

static double chanceIn(const QJsonObject &rulesOfNext)
{
    return isTrue(rulesOfNext.value(u"other_hands"_s))
               ? rulesOfNext.value(u"share"_s).toInt() / 100.0
               : 0;
}

Outcome<double> leastChanceOfSecondLook(Connection &connection, const Identity &identity,
                                        const Queue &rules, const QDateTime &since)
{
    if (rules.nextQueue.isEmpty())
        return 0.0;
    ListStore lists(connection, identity);
    const auto own = statesSince(lists, rules.name, since);
    if (!own)
        return tl::unexpected<Error>(own.error());
    const auto goesOn = [&](const QJsonObject &state) {
        return state.value(u"next_queue"_s).toString() == rules.nextQueue;
    };
    if (!std::ranges::all_of(*own, goesOn))
        return 0.0;
    const auto next = statesSince(lists, rules.nextQueue, since);
    if (!next)
        return tl::unexpected<Error>(next.error());
    double least = next->isEmpty() ? 0 : 1;
    for (const QJsonObject &state : *next)
        least = std::min(least, chanceIn(state));
    return least;
}

} // namespace intray
