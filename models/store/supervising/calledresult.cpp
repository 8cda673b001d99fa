// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/supervising/calledresult.h"

#include "store/line/calls.h"

namespace intray {

CalledResult calledResultIn(const QJsonObject &answer)
{
    CalledResult all{bulkResultIn(answer), {}};
    for (const QJsonValue one : answer.value(QStringLiteral("not_done")).toArray())
        if (one[u"refused"].toString() == QLatin1StringView("stands_in_table"))
            all.inTable << ItemId(one[u"item"].toInteger());
    all.result.notDone.removeIf(
        [&all](const NotDone &one) { return all.inTable.contains(one.item); });
    return all;
}

} // namespace intray
