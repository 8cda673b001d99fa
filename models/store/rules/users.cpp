// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/verbs.h"
#include "store/refusals/refusals.h"
#include "store/rules/userstore.h"

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

static bool isOnOneLine(const QString &name)
{
    return std::all_of(name.begin(), name.end(), [](QChar c) {
        return c.category() != QChar::Other_Control && c.category() != QChar::Separator_Line &&
               c.category() != QChar::Separator_Paragraph;
    });
}

static Outcome<User> readUser(Connection &connection, const QString &name)
{
    return attempt(connection, [&](Sql &sql) -> Outcome<User> {
        if (const auto found = sql.first("user_by_name", {{":name", name}}, userOf))
            return *found;
        return tl::unexpected<Error>(refused("no_such_user", {{"user", name}}));
    });
}

Outcome<QList<User>> UserStore::users()
{
    return attempt(m_connection,
                   [](Sql &sql) -> Outcome<QList<User>> { return sql.all("users", {}, userOf); });
}

/// What must follow a change of a user's rights.
static Outcome<Done> letIn(Connection &connection, const QString &name)
{
    if (!grantsApart(connection.d().dialect))
        return Done{};
    return attempt(connection, [&](Sql &sql) -> Outcome<Done> {
        sql.change("let_in", {{":name", name}});
        return Done{};
    });
}

/// As the servers' functions say it.
static Error lastAdministrator(const QString &name)
{
    return refusals::in(
        QJsonObject{{QStringLiteral("refused"), QStringLiteral("last_administrator")},
                    {QStringLiteral("user"), name}});
}

/// Whether without this user there would be no administrator any more.
static bool isLastAdministrator(Sql &sql, const QString &name)
{
    const QList<User> users = sql.all("users", {}, userOf);
    const auto isOne = [](const User &user) {
        return user.active && user.roles.contains(Role::Administrator);
    };
    return std::any_of(users.begin(), users.end(), isOne) &&
           std::all_of(users.begin(), users.end(),
                       [&](const User &user) { return !isOne(user) || user.name == name; });
}

// On a file the list says who is meant to do what; whoever can write the file can do everything.
static Outcome<Done> setUserHere(const Writing &writing, const User &user)
{
    for (const QString &queue : user.queues)
        if (!writing.sql.first("queue_for_claim", {{":name", queue}},
                               [](const Row &) { return 0; }))
            return tl::unexpected<Error>(refused("no_such_queue", {{"queue", queue}}));
    if (!user.roles.contains(Role::Administrator) && isLastAdministrator(writing.sql, user.name))
        return tl::unexpected<Error>(lastAdministrator(user.name));
    writing.findRules("user", user.name);
    writing.sql.change("set_user", {{":name", user.name},
                                    {":roles", notNull(namesOf(user.roles).join(u','))},
                                    {":queues", notNull(user.queues.join(u','))}});
    writing.tellRules("user", "changed", user.name);
    return Done{};
}

constinit const Verb<Done, User> verbs::setUser{
    "set_user",
    [](const Identity &, const User &user) {
        return Parameters{text(":name", user.name), json(":roles", namesOf(user.roles)),
                          json(":queues", user.queues)};
    },
    doneIn, inTransaction<setUserHere>};

Outcome<User> UserStore::setUser(const User &user)
{
    if (user.name.trimmed().isEmpty())
        return blankName();
    if (!isOnOneLine(user.name))
        return failure(Error::Kind::Invalid,
                       QCoreApplication::translate(
                           "Store", "A user's name must be one line, without control characters."));
    return carryOut(m_connection, m_identity, verbs::setUser, user)
        .and_then([&](Done) { return letIn(m_connection, user.name); })
        .and_then([&](Done) { return readUser(m_connection, user.name); });
}

static Outcome<Done> removeUserHere(const Writing &writing, const QString &name)
{
    if (isLastAdministrator(writing.sql, name))
        return tl::unexpected<Error>(lastAdministrator(name));
    writing.findRules("user", name);
    if (writing.sql.change("remove_user", {{":name", name}}) == 0)
        return tl::unexpected<Error>(refused("no_such_user", {{"user", name}}));
    writing.tellRules("user", "removed", name);
    return Done{};
}

constinit const Verb<Done, QString> verbs::removeUser{
    "remove_user",
    [](const Identity &, const QString &name) { return Parameters{text(":name", name)}; }, doneIn,
    inTransaction<removeUserHere>};

Outcome<Done> UserStore::removeUser(const QString &name)
{
    return carryOut(m_connection, m_identity, verbs::removeUser, name).and_then([&](Done) {
        return letIn(m_connection, name);
    });
}

static tl::unexpected<Error> nothingToRename()
{
    return failure(Error::Kind::Invalid,
                   QCoreApplication::translate("Store",
                                               "This database recognises renamed logins by itself, "
                                               "or has no logins. There is nothing to do."));
}

constinit const Verb<Done, QString, QString> verbs::renameLogin{
    "rename_login",
    [](const Identity &, const QString &name, const QString &login) {
        return Parameters{text(":name", name), text(":login", login)};
    },
    doneIn,
    [](Connection &, const Identity &, const QString &, const QString &) -> Outcome<Done> {
        return nothingToRename();
    },
    {.isOfLogins = true}};

Outcome<User> UserStore::renameLogin(const QString &name, const QString &login)
{
    if (!knowsLoginsByName(m_connection.d().dialect))
        return nothingToRename();
    return carryOut(m_connection, m_identity, verbs::renameLogin, name, login)
        .and_then([&](Done) { return letIn(m_connection, name); })
        .and_then([&](Done) { return readUser(m_connection, name); });
}

} // namespace intray
