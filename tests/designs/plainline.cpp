// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "designs/plainline.h"

#include <QSqlDriver>
#include <QSqlError>
#include <QSqlQuery>
#include <QUrl>

namespace intray {

using namespace Qt::StringLiterals;

static const QString connectionName = u"plain"_s;

static QSqlDatabase toFile(const QString &path)
{
    QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, connectionName);
    database.setDatabaseName(path);
    database.setConnectOptions(u"QSQLITE_BUSY_TIMEOUT=30000"_s);
    return database;
}

static QSqlDatabase throughOdbc(const QString &text)
{
    QSqlDatabase database = QSqlDatabase::addDatabase(u"QODBC"_s, connectionName);
    const QString password = qEnvironmentVariable("INTRAY_PASSWORD").replace(u'}', u"}}"_s);
    database.setDatabaseName(text + u";Pwd={"_s + password + u'}');
    return database;
}

static QSqlDatabase toServer(const QUrl &url)
{
    const QString driver = url.scheme() == u"mariadb" ? u"QMARIADB"_s : u"QPSQL"_s;
    QSqlDatabase database = QSqlDatabase::addDatabase(driver, connectionName);
    database.setHostName(url.host());
    database.setPort(url.port());
    database.setUserName(url.userName());
    database.setPassword(qEnvironmentVariable("INTRAY_PASSWORD"));
    database.setDatabaseName(url.path().mid(1));
    return database;
}

static QSqlDatabase databaseAt(const QString &address)
{
    if (address.startsWith(u"sqlite:"))
        return toFile(address.mid(7));
    if (address.startsWith(u"odbc:"))
        return throughOdbc(address.mid(5));
    return toServer(QUrl(address));
}

PlainLine::PlainLine(const QString &address)
    : m_database(databaseAt(address))
{
    if (!m_database.open())
        qFatal("%s", qPrintable(m_database.lastError().text()));
}

PlainLine::~PlainLine()
{
    m_database = {};
    QSqlDatabase::removeDatabase(connectionName);
}

static bool run(QSqlQuery &query, const QString &sql, const QVariantList &values)
{
    if (!query.prepare(sql))
        return false;
    for (const QVariant &value : values)
        query.addBindValue(value);
    return query.exec();
}

int PlainLine::change(const QString &sql, const QVariantList &values)
{
    QSqlQuery query(m_database);
    m_refusal.clear();
    if (run(query, sql, values))
        return query.numRowsAffected();
    m_refusal = query.lastError().text();
    return -1;
}

int PlainLine::changeAtLast(const QString &sql, const QVariantList &values)
{
    int rows = change(sql, values);
    while (rows < 0 && wasInTheWay())
        rows = change(sql, values);
    return rows;
}

QVariant PlainLine::value(const QString &sql, const QVariantList &values)
{
    QSqlQuery query(m_database);
    if (!run(query, sql, values))
        qFatal("%s: %s", qPrintable(sql), qPrintable(query.lastError().text()));
    return query.next() ? query.value(0) : QVariant();
}

bool PlainLine::wasInTheWay() const
{
    return m_refusal.contains(u"deadlock"_s, Qt::CaseInsensitive) ||
           m_refusal.contains(u"database is locked"_s);
}

QString PlainLine::name(const QString &text) const
{
    return m_database.driver()->escapeIdentifier(text, QSqlDriver::FieldName);
}

} // namespace intray
