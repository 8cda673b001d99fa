// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/call.h"
#include "ctl/json.h"
#include "ctl/text.h"
#include "store/rules/userstore.h"

#include <algorithm>

namespace intray::ctl {

using namespace Qt::StringLiterals;

static QStringList namesOf(const QList<Role> &roles)
{
    QStringList names;
    for (const Role role : roles)
        names.append(nameOf(role));
    return names;
}

static QStringList rowOf(const User &user)
{
    return {user.name, user.login, namesOf(user.roles).join(u", "_s),
            user.queues.isEmpty() ? Ctl::tr("all") : user.queues.join(u", "_s),
            user.active ? QString() : Ctl::tr("removed")};
}

static QString tableOf(const QList<User> &users)
{
    QList<QStringList> rows;
    for (const User &user : users)
        rows.append(rowOf(user));
    const QStringList headings{Ctl::tr("user"), Ctl::tr("login"), Ctl::tr("roles"),
                               Ctl::tr("queues"), QString()};
    return table(headings, rows);
}

static Reply replyWith(const User &user)
{
    return {jsonOf(user), tableOf({user}), {}};
}

/// What the option says, given several times or with commas.
static QStringList wordsOf(const Call &call, const QString &option)
{
    QStringList words;
    for (const QString &each : call.texts(option).join(u',').split(u',', Qt::SkipEmptyParts))
        words.append(each.trimmed());
    words.removeDuplicates();
    return words;
}

static Checked<QList<Role>> rolesOf(const Call &call, const QString &option)
{
    QList<Role> roles;
    for (const QString &word : wordsOf(call, option)) {
        const auto role = roleNamed(word);
        if (!role)
            return wrongUsage(Ctl::tr("There is no role \"%1\". Roles are: %2.")
                                  .arg(word, namesOf(allRoles()).join(u", "_s)));
        roles.append(*role);
    }
    return roles;
}

/// The user with what the call says; the rest stays.
static Checked<User> withOptions(User user, const Call &call)
{
    const auto roles = rolesOf(call, u"role"_s);
    const auto more = rolesOf(call, u"add-role"_s);
    const auto fewer = rolesOf(call, u"drop-role"_s);
    for (const auto *given : {&roles, &more, &fewer})
        if (!*given)
            return failed(*given);
    if (call.has(u"role"_s))
        user.roles = *roles;
    for (const Role role : *more)
        if (!user.roles.contains(role))
            user.roles << role;
    for (const Role role : *fewer)
        user.roles.removeAll(role);
    if (call.has(u"queue"_s))
        user.queues = wordsOf(call, u"queue"_s);
    return user;
}

static Outcome<std::optional<User>> userNamed(UserStore &store, const QString &name)
{
    return store.users().map([&](const QList<User> &users) -> std::optional<User> {
        const auto found = std::find_if(users.begin(), users.end(),
                                        [&](const User &user) { return user.name == name; });
        return found == users.end() ? std::nullopt : std::optional<User>(*found);
    });
}

static tl::unexpected<Error> isThere(const QString &name)
{
    return failure(Error::Kind::Invalid,
                   Ctl::tr("There is already a user named \"%1\". \"intrayctl user set\" changes "
                           "what a user may do.")
                       .arg(name));
}

static Answer add(Call &call)
{
    const User fresh{call.argument(0), {}, true, {Role::Clerk}, {}};
    const auto user = withOptions(fresh, call);
    if (!user)
        return failed(user);
    return call.with([&](UserStore &store) -> Answer {
        const auto now = userNamed(store, user->name);
        if (!now)
            return failed(now);
        if (*now && (*now)->active)
            return isThere(user->name);
        return store.setUser(*user).map(replyWith);
    });
}

static tl::unexpected<Error> isUnknown(const QString &name)
{
    return failure(
        Error::Kind::NotFound,
        Ctl::tr("There is no user named \"%1\". \"intrayctl user add\" adds one.").arg(name));
}

static bool changesRights(const Call &call)
{
    const QStringList options{u"role"_s, u"add-role"_s, u"drop-role"_s, u"queue"_s};
    return std::any_of(options.begin(), options.end(),
                       [&](const QString &option) { return call.has(option); });
}

static Answer change(Call &call, UserStore &store, const User &now)
{
    const auto user = withOptions(now, call);
    if (!user)
        return failed(user);
    if (call.has(u"login"_s)) {
        const auto renamed = store.renameLogin(now.name, call.text(u"login"_s));
        if (!renamed || !changesRights(call))
            return renamed.map(replyWith);
    }
    return store.setUser(*user).map(replyWith);
}

static Answer set(Call &call)
{
    if (const auto rights = withOptions(User(), call); !rights)
        return failed(rights);
    if (call.has(u"role"_s) && (call.has(u"add-role"_s) || call.has(u"drop-role"_s)))
        return wrongUsage(Ctl::tr("--role names all roles of the user; --add-role and --drop-role "
                                  "change one. Use either."));
    return call.with([&](UserStore &store) -> Answer {
        const auto now = userNamed(store, call.argument(0));
        if (!now)
            return failed(now);
        if (!*now || !(*now)->active)
            return isUnknown(call.argument(0));
        return change(call, store, **now);
    });
}

static Answer remove(Call &call)
{
    const QString name = call.argument(0);
    return call.with([&](UserStore &store) -> Answer {
        return store.removeUser(name).map([&](Done) {
            const QString sentence =
                Ctl::tr("%1 no longer has any rights here. The history keeps the name.").arg(name);
            return Reply{{{u"user"_s, name}, {u"removed"_s, true}}, sentence, {}};
        });
    });
}

static QString namesOf(const QList<User> &users)
{
    QStringList names;
    for (const User &user : users)
        names.append(plain(user.name));
    return names.join(u'\n');
}

/// "queue: tag, tag" of each queue in which the user has tags.
static QString tagsOf(const QList<UserTag> &tags, const QString &user)
{
    QMap<QString, QStringList> byQueue;
    for (const UserTag &tag : tags)
        if (tag.user == user)
            byQueue[tag.queue] << tag.tag;
    QStringList all;
    for (auto it = byQueue.cbegin(); it != byQueue.cend(); ++it)
        all << Ctl::tr("%1: %2").arg(it.key(), it.value().join(u", "_s));
    return all.join(u"; "_s);
}

static QJsonObject jsonWithTags(const User &user, const QList<UserTag> &tags)
{
    QJsonObject json = jsonOf(user);
    json.insert(u"tags"_s, jsonList(tags, [&](const UserTag &tag) {
                    return QJsonObject{{u"queue"_s, tag.queue}, {u"tag"_s, tag.tag}};
                }));
    return json;
}

static QString tableOf(const QList<User> &users, const QList<UserTag> &tags)
{
    QList<QStringList> rows;
    for (const User &user : users) {
        QStringList row = rowOf(user);
        row.insert(row.size() - 1, tagsOf(tags, user.name));
        rows.append(row);
    }
    return table({Ctl::tr("user"), Ctl::tr("login"), Ctl::tr("roles"), Ctl::tr("queues"),
                  Ctl::tr("tags"), QString()},
                 rows);
}

static Answer list(Call &call)
{
    return call.with([&](UserStore &store) -> Answer {
        const auto users = store.users();
        const auto tags = store.tags();
        if (!users || !tags)
            return users ? Answer(failed(tags)) : Answer(failed(users));
        const auto all = jsonList(*users, [&](const User &user) {
            QList<UserTag> theirs;
            std::copy_if(tags->begin(), tags->end(), std::back_inserter(theirs),
                         [&](const UserTag &tag) { return tag.user == user.name; });
            return jsonWithTags(user, theirs);
        });
        const QString text = call.has(u"names"_s) ? namesOf(*users) : tableOf(*users, *tags);
        return Reply{{{u"users"_s, all}}, text, {}};
    });
}

static Answer setTags(Call &call)
{
    const QString user = call.argument(0);
    const QString queue = call.argument(1);
    const QStringList tags = call.arguments().mid(2);
    return call.with([&](UserStore &store) -> Answer {
        return store.setTags(user, queue, tags).map([&](Done) {
            const QString sentence =
                tags.isEmpty()
                    ? Ctl::tr("%1 no longer has any tags in the queue \"%2\".").arg(user, queue)
                    : Ctl::tr("%1 now has these tags in the queue \"%2\": %3.")
                          .arg(user, queue, tags.join(u", "_s));
            return Reply{{{u"user"_s, user},
                          {u"queue"_s, queue},
                          {u"tags"_s, QJsonArray::fromStringList(tags)}},
                         sentence,
                         {}};
        });
    });
}

QList<Command> userCommands()
{
    const Option role{u"role"_s, u"ROLE"_s,
                      Ctl::tr("One of clerk, supervisor, administrator, importer, worker, auditor; "
                              "may be given several times. The user has these and no others. By "
                              "default, \"user add\" makes a clerk."),
                      namesOf(allRoles())};
    const Option more{u"add-role"_s, u"ROLE"_s,
                      Ctl::tr("Add this role; may be given several times."), namesOf(allRoles())};
    const Option fewer{u"drop-role"_s, u"ROLE"_s,
                       Ctl::tr("Remove this role; may be given several times."),
                       namesOf(allRoles())};
    const Option queue{u"queue"_s, u"QUEUE"_s,
                       Ctl::tr("A queue that a clerk sees; may be given several times. By default, "
                               "or with \"\", every queue.")};
    const Option login{u"login"_s, u"LOGIN"_s,
                       Ctl::tr("The user's new login, after it was renamed on MariaDB.")};
    return {
        {u"user add"_s,
         u"NAME"_s,
         1,
         1,
         Ctl::tr("Give a login of the database roles in Intray.\nNAME is the login; on SQLite any "
                 "name. For administrators."),
         {role, queue},
         add},
        {u"user set"_s,
         u"USER"_s,
         1,
         1,
         Ctl::tr("Change what a user may do; what is not named stays as it is."),
         {role, more, fewer, queue, login},
         set},
        {u"user remove"_s,
         u"USER"_s,
         1,
         1,
         Ctl::tr("Remove all rights of a user; the login itself stays."),
         {},
         remove},
        {u"user tag"_s,
         u"USER QUEUE [TAG...]"_s,
         2,
         anyNumber,
         Ctl::tr("Set what a user can do in a queue, in words such as french or legal.\nThe user "
                 "gets what is assigned to @ and one of these tags. They replace the previous "
                 "ones; without TAG the user has none. For supervisors."),
         {},
         setTags},
        {u"user list"_s, {}, 0, 0, Ctl::tr("List who may do what."), {namesOption()}, list},
    };
}

} // namespace intray::ctl
