// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/calls.h"
#include "store/refusals/refusals.h"

#include <QCoreApplication>

#include <algorithm>

namespace intray {

static QList<Role> rolesIn(const QString &text)
{
    QList<Role> roles;
    for (const QString &name : text.split(u',', Qt::SkipEmptyParts))
        if (const auto role = roleNamed(name))
            roles << *role;
    std::sort(roles.begin(), roles.end()); // each database has an order of its own
    return roles;
}

static User userOf(const Row &row)
{
    return {row.text("name"), row.text("login"), row.isTrue("active"), rolesIn(row.text("roles")),
            row.text("queues").split(u',', Qt::SkipEmptyParts)};
}

static QStringList namesOf(const QList<Role> &roles)
{
    QStringList names;
    for (const Role role : roles)
        names << nameOf(role);
    return names;
}

static tl::unexpected<Error> blankName()
{
    return failure(Error::Kind::Invalid,
                   QCoreApplication::translate("Store", "A user needs a name that is not blank."));
}

static Outcome<User> readUser(Connection &connection, const QString &name)
{
    return attempt(connection, [&](Sql &sql) -> Outcome<User> {
        if (const auto found = sql.first("user_by_name", {{":name", name}}, userOf))
            return *found;
        return tl::unexpected<Error>(refusals::noSuchUser(name));
    });
}

Outcome<QList<User>> Store::users()
{
    return attempt(m_connection,
                   [](Sql &sql) -> Outcome<QList<User>> { return sql.all("users", {}, userOf); });
}

/// One call that changes a user, and what must follow it.
static Outcome<Done> callAboutUser(Connection &connection, const char *verb, const QString &name,
                                   const Bindings &more)
{
    const auto changed = call(connection, verb, Bindings{{":name", name}} + more);
    if (!changed)
        return tl::unexpected<Error>(changed.error());
    if (!grantsApart(connection.d().dialect))
        return Done{};
    return attempt(connection, [&](Sql &sql) -> Outcome<Done> {
        sql.change("let_in", {{":name", name}});
        return Done{};
    });
}

static Outcome<Done> callSetUser(Connection &connection, const User &user)
{
    return callAboutUser(connection, "set_user", user.name,
                         {{":roles", jsonText(QJsonArray::fromStringList(namesOf(user.roles)))},
                          {":queues", jsonText(QJsonArray::fromStringList(user.queues))}});
}

// On a file the list says who is meant to do what; whoever can write the file can do everything.
static Outcome<Done> writeUser(Connection &connection, const User &user)
{
    return attemptInTransaction(connection, [&](Sql &sql) -> Outcome<Done> {
        for (const QString &queue : user.queues)
            if (!sql.first("queue_for_claim", {{":name", queue}}, [](const Row &) { return 0; }))
                return tl::unexpected<Error>(refusals::noSuchQueue(queue));
        sql.change("set_user", {{":name", user.name},
                                {":roles", notNull(namesOf(user.roles).join(u','))},
                                {":queues", notNull(user.queues.join(u','))}});
        return Done{};
    });
}

Outcome<User> Store::setUser(const User &user)
{
    if (user.name.trimmed().isEmpty())
        return blankName();
    const auto written =
        usesCalls(m_connection) ? callSetUser(m_connection, user) : writeUser(m_connection, user);
    if (!written)
        return tl::unexpected<Error>(written.error());
    return readUser(m_connection, user.name);
}

Outcome<Done> Store::removeUser(const QString &name)
{
    if (usesCalls(m_connection))
        return callAboutUser(m_connection, "remove_user", name, {});
    return attemptInTransaction(m_connection, [&](Sql &sql) -> Outcome<Done> {
        if (sql.change("remove_user", {{":name", name}}) == 0)
            return tl::unexpected<Error>(refusals::noSuchUser(name));
        return Done{};
    });
}

Outcome<User> Store::renameLogin(const QString &name, const QString &login)
{
    if (!knowsLoginsByName(m_connection.d().dialect))
        return failure(Error::Kind::Invalid,
                       QCoreApplication::translate(
                           "Store", "This database recognises a login by itself when it is "
                                    "renamed, or has none. There is nothing to do."));
    const auto renamed = callAboutUser(m_connection, "rename_user", name, {{":login", login}});
    if (!renamed)
        return tl::unexpected<Error>(renamed.error());
    return readUser(m_connection, name);
}

} // namespace intray
