// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace intray {

/// What a person or program may do; the database decides, and the interface only explains.
enum class Role { Clerk, Supervisor, Administrator, Importer, Worker, Auditor };

/// All roles, in the order in which they are shown.
QList<Role> allRoles();
/// The role's word in SQL, JSON and on the command line, such as "clerk".
QString nameOf(Role role);
std::optional<Role> roleNamed(const QString &name);

/// Somebody who works with the queues of one database.
struct User
{
    QString name;  ///< Stands in locks and in the history, and stays when the login is renamed.
    QString login; ///< The login of the database that this user comes with.
    bool active = true;
    QList<Role> roles;
    QStringList queues; ///< The queues a clerk or worker sees; empty: all.

    bool operator==(const User &) const = default;
};

/// Whether the user may take items at all: by a role, and not because of a queue.
bool takesItems(const User &user);
/// Whether the user works in the queue: it is theirs, or all are.
bool isMember(const User &user, const QString &queue);

} // namespace intray
