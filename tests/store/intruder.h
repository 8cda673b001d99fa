// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "faults/serverground.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QSqlRecord>
#include <QVariant>

namespace intray {

/// Somebody with a login who does not use Intray's programs: says to the server whatever comes to
/// mind. One thread.
class Intruder
{
public:
    Intruder(const faults::ServerGround &ground, const QString &user)
        : m_name(user)
    {
        QSqlDatabase database = added(ground);
        database.setHostName(QStringLiteral("127.0.0.1"));
        database.setPort(ground.port());
        database.setUserName(user);
        database.setPassword(faults::ServerGround::password());
        enter(database);
    }
    /// Not an intruder: the superuser, who may do everything.
    explicit Intruder(const faults::ServerGround &ground)
        : m_name(QStringLiteral("superuser of %1").arg(ground.port()))
    {
        QSqlDatabase database = added(ground);
        ground.letIn(database);
        enter(database);
    }
    ~Intruder() { QSqlDatabase::removeDatabase(m_name); }
    Q_DISABLE_COPY_MOVE(Intruder)

    bool isIn() const { return m_isIn; }
    /// The server's code for the refusal, such as "42501"; empty: it was done.
    QString attempt(const QString &statement)
    {
        QSqlQuery query(QSqlDatabase::database(m_name));
        const bool done = query.exec(statement);
        m_error = query.lastError().text();
        m_answer = done && query.next() ? query.value(0) : QVariant();
        return done ? QString() : query.lastError().nativeErrorCode();
    }
    /// All that the server says to it: every row, or the refusal in its words.
    QString everythingSaid(const QString &statement)
    {
        QSqlQuery query(QSqlDatabase::database(m_name));
        if (!query.exec(statement))
            return query.lastError().text();
        QString said;
        while (query.next())
            for (int column = 0; column < query.record().count(); ++column)
                said += query.value(column).toString() + QChar(u'\t');
        return said;
    }
    QString error() const { return m_error; }
    QString answer() const { return m_answer.toString(); } ///< The first value of the last answer.
    bool gotNothing() const { return m_answer.isNull(); }

private:
    QSqlDatabase added(const faults::ServerGround &ground) const
    {
        const bool isPostgres = ground.wire() == Wire::Postgres;
        auto database = QSqlDatabase::addDatabase(
            isPostgres ? QStringLiteral("QPSQL") : QStringLiteral("QMYSQL"), m_name);
        database.setDatabaseName(QStringLiteral("intray"));
        return database;
    }
    void enter(QSqlDatabase &database)
    {
        m_isIn = database.open();
        m_error = database.lastError().text();
        // As Intray's programs do; else every call is refused for this reason alone.
        if (m_isIn && database.driverName() == QStringLiteral("QMYSQL"))
            attempt(QStringLiteral("SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED"));
    }

    QString m_name;
    bool m_isIn = false;
    QString m_error;
    QVariant m_answer;
};

} // namespace intray
