// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/queuerules.h"
#include "store/connection.h"
#include "store/store.h"

#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace intray {

/// A fresh database of one engine for one test, gone with it.
class TestDatabase
{
public:
    TestDatabase()
        : m_url(DatabaseUrl::sqlite(m_folder.filePath(QStringLiteral("queue.db"))))
    {
    }

    const DatabaseUrl &url() const { return m_url; }
    QString folder() const { return m_folder.path(); }
    QString path() const { return m_url.path(); }

    std::unique_ptr<Connection> connect(OpenMode mode = OpenMode::CreateOrUpgrade) const
    {
        auto opened = Connection::open(m_url, mode);
        if (!opened)
            qFatal("%s %s", qPrintable(opened.error().sentence), qPrintable(opened.error().detail));
        return std::move(*opened);
    }

private:
    QTemporaryDir m_folder;
    DatabaseUrl m_url;
};

/// One person at a test database, with a connection of their own.
struct Person
{
    Person(const TestDatabase &database, const QString &name)
        : connection(database.connect())
        , store(*connection, {name, QStringLiteral("desk-of-") + name})
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
