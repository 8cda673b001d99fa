// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/assignment.h"
#include "queue/role.h"
#include "store/line/storebase.h"

namespace intray {

/// Who may do what, an administrator's. NotFound: no such user, or no such login; NotPermitted.
class UserStore : public StoreBase
{
public:
    using StoreBase::StoreBase;

    Outcome<QList<User>> users();
    Outcome<User> setUser(const User &user); ///< Adds or changes; by its name.
    Outcome<Done>
    removeUser(const QString &name); ///< Takes all rights; the history keeps the name.
    /// The tags of all users whom this login sees, by user and queue.
    Outcome<QList<UserTag>> tags();
    /// What a user can do in a queue, in place of what they could before; a supervisor's too.
    /// Invalid: one is no tag. NotFound: no such user or queue.
    Outcome<Done> setTags(const QString &user, const QString &queue, const QStringList &tags);
    /// The name goes on with another login; where logins have no lasting id of their own.
    Outcome<User> renameLogin(const QString &name, const QString &login);
};

} // namespace intray
