// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/feeds/databaselook.h"

#include "session/feeds/changes.h"
#include "store/reading/liststore.h"
#include "store/rules/queuestore.h"

namespace intray {

namespace {

Outcome<bool> isUnchanged(ListStore &lists, const KnownBefore &before)
{
    if (before.isTold)
        return false;
    return lists.changeNumber().map([&](qint64 change) { return change == before.change; });
}

Outcome<DatabaseLook> changesSince(Connection &connection, const Identity &identity,
                                   const KnownBefore &before)
{
    ListStore lists(connection, identity);
    const auto isQuiet = isUnchanged(lists, before);
    if (!isQuiet)
        return tl::unexpected<Error>(isQuiet.error());
    const bool isAnother = connection.server().databaseId != before.databaseId;
    if (*isQuiet && !isAnother)
        return DatabaseLook();
    const auto news = lists.news(before.place, RecentEvents::most);
    if (!news)
        return tl::unexpected<Error>(news.error());
    if (news->rules == before.rules && !isAnother)
        return DatabaseLook{*news};
    return QueueStore(connection, identity).queues().map([&](const QList<Queue> &queues) {
        return DatabaseLook{*news, queues};
    });
}

} // namespace

Outcome<DatabaseLook> lookAt(Connection &connection, const Identity &wished,
                             const KnownBefore &before)
{
    const Identity identity = connection.identityFor(wished);
    return changesSince(connection, identity, before).map([&](DatabaseLook look) {
        look.identity = identity;
        look.server = connection.server();
        return look;
    });
}

} // namespace intray
