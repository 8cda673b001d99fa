// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/queuerules.h"
#include "store/line/connection_p.h"
#include "support/store.h"

#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace intray {

/// A fresh database for one test, gone with it: a file, unless databaseOf() made one on a server.
class TestDatabase
{
public:
    TestDatabase()
        : m_url(DatabaseUrl::sqlite(m_folder.filePath(QStringLiteral("queue.db"))))
    {
    }
    virtual ~TestDatabase() = default;
    Q_DISABLE_COPY_MOVE(TestDatabase)

    const DatabaseUrl &url() const { return m_url; }
    QString folder() const { return m_folder.path(); }
    QString path() const { return m_url.path(); }

    /// How this person reaches the database; on a server with a login of their own.
    virtual DatabaseLogin loginOf(const QString &) const { return m_url; }
    /// One statement of whoever looks after the database, beside Intray.
    virtual void administer(const QString &statement) const { connect()->d().execute(statement); }
    virtual OpenMode usualMode() const { return OpenMode::CreateOrUpgrade; }
    /// Somebody who may write everything.
    virtual std::unique_ptr<Connection> connectAsOwner() const { return connect(); }

    std::unique_ptr<Connection> connect(OpenMode mode = OpenMode::CreateOrUpgrade) const
    {
        return opened(m_url, mode);
    }
    std::unique_ptr<Connection> connectAs(const QString &user) const
    {
        return opened(loginOf(user), usualMode());
    }

protected:
    static std::unique_ptr<Connection> opened(const DatabaseLogin &login, OpenMode mode)
    {
        auto connection = Connection::open(login, mode);
        if (!connection)
            qFatal("%s %s", qPrintable(connection.error().sentence),
                   qPrintable(connection.error().detail));
        return std::move(*connection);
    }

private:
    QTemporaryDir m_folder;
    DatabaseUrl m_url;
};

/// One person at a test database, with a connection of their own.
struct Person
{
    Person(const TestDatabase &database, const QString &name)
        : connection(database.connectAs(name))
        , store(*connection, connection->identityFor({name, QStringLiteral("desk-of-") + name}))
    {
    }

    std::unique_ptr<Connection> connection;
    Store store;
};

/// The value of an outcome that must be one; says the error's sentence otherwise.
template <typename T>
T valueOf(const Outcome<T> &outcome)
{
    if (!outcome)
        qFatal("%s [%s]", qPrintable(outcome.error().sentence), qPrintable(outcome.error().detail));
    return *outcome;
}

/// The error of an outcome that must have failed.
template <typename T>
Error errorIn(const Outcome<T> &outcome)
{
    if (outcome)
        qFatal("This should have failed.");
    return outcome.error();
}

inline Queue queueNamed(const QString &name)
{
    Queue queue;
    queue.name = name;
    return queue;
}

inline NewItem newItem(const QString &key, int priority = 0)
{
    return {key, priority, {}, {{QStringLiteral("name"), QStringLiteral("name of ") + key}}, {}};
}

inline QStringList keysOf(const QList<Item> &items)
{
    QStringList keys;
    for (const Item &item : items)
        keys << item.key;
    return keys;
}

} // namespace intray
