// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/role.h"

#include <algorithm>

namespace intray {

QList<Role> allRoles()
{
    return {Role::Clerk,    Role::Supervisor, Role::Administrator,
            Role::Importer, Role::Worker,     Role::Auditor};
}

QString nameOf(Role role)
{
    switch (role) {
    case Role::Clerk:
        return QStringLiteral("clerk");
    case Role::Supervisor:
        return QStringLiteral("supervisor");
    case Role::Administrator:
        return QStringLiteral("administrator");
    case Role::Importer:
        return QStringLiteral("importer");
    case Role::Worker:
        return QStringLiteral("worker");
    case Role::Auditor:
        return QStringLiteral("auditor");
    }
    return {};
}

std::optional<Role> roleNamed(const QString &name)
{
    for (const Role role : allRoles())
        if (nameOf(role) == name)
            return role;
    return std::nullopt;
}

bool takesItems(const User &user)
{
    return user.active && std::any_of(user.roles.begin(), user.roles.end(), [](Role role) {
               return role == Role::Clerk || role == Role::Worker || role == Role::Supervisor;
           });
}

bool isMember(const User &user, const QString &queue)
{
    return user.queues.isEmpty() || user.queues.contains(queue) ||
           user.roles.contains(Role::Supervisor);
}

} // namespace intray
