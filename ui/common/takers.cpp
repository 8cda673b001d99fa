// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/takers.h"

#include "store/rules/userstore.h"

namespace intray {

Outcome<Takers> takersOf(UserStore &store, const QString &queue)
{
    const auto users = store.users();
    const auto tags = store.tags();
    if (!users || !tags)
        return tl::unexpected<Error>(users ? tags.error() : users.error());
    Takers takers;
    for (const User &user : *users)
        if (takesItems(user) && isMember(user, queue))
            takers.users << user.name;
    for (const UserTag &tag : *tags)
        if (tag.queue == queue && !takers.tags.contains(u'@' + tag.tag))
            takers.tags << u'@' + tag.tag;
    takers.tags.sort();
    return takers;
}

} // namespace intray
