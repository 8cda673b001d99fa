// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/connection.h"

#include "store/connection_p.h"
#include "store/schema.h"
#include "store/sql.h"
#include "store/sqlitefile.h"
#include "store/statements.h"

#include <QSqlError>

#include <atomic>

namespace intray {

Connection::Private::~Private()
{
    const QString name = database.connectionName();
    prepared.clear();
    session.reset();
    database.close();
    database = {}; // the last handle must be gone before removeDatabase()
    if (!name.isEmpty())
        QSqlDatabase::removeDatabase(name);
}

void Connection::Private::fail(const QSqlError &error) const
{
    if (session && session->isInterrupted())
        throw SqlFailure{{Error::Kind::Cancelled, cancelledSentence(), error.text()}};
    throw SqlFailure{errorOf(dialect, error)};
}

QSqlQuery &Connection::Private::query(const QString &name)
{
    const auto found = prepared.find(name);
    if (found != prepared.end())
        return *found;
    QSqlQuery fresh(database);
    fresh.setForwardOnly(true);
    if (!fresh.prepare(statementText(dialect, name)))
        fail(fresh.lastError());
    return *prepared.insert(name, fresh);
}

void Connection::Private::execute(const QString &text)
{
    QSqlQuery once(database);
    if (!once.exec(text))
        fail(once.lastError());
}

static QString freshConnectionName()
{
    static std::atomic_int count = 0;
    return QStringLiteral("intray-%1").arg(++count);
}

static void openDatabase(Connection::Private &d)
{
    d.database = QSqlDatabase::addDatabase(driverOf(d.dialect), freshConnectionName());
    d.database.setDatabaseName(d.url.path());
    if (!d.database.open())
        d.fail(d.database.lastError());
    for (const QString &setting : SqliteSession::settings())
        d.execute(setting);
    // After the settings: wal_autocheckpoint takes away whoever watches the log.
    d.session = std::make_unique<SqliteSession>(d.database, d.url.path());
}

Outcome<std::unique_ptr<Connection>> Connection::open(const DatabaseUrl &url, OpenMode mode)
{
    if (const auto reason = reasonNotToOpen(url.path(), mode))
        return tl::unexpected<Error>(*reason);
    auto d = std::make_unique<Private>();
    d->url = url;
    try {
        openDatabase(*d);
        bringSchemaUpToDate(*d, mode);
    } catch (const SqlFailure &failed) {
        return tl::unexpected<Error>(failed.error);
    }
    return std::unique_ptr<Connection>(new Connection(std::move(d)));
}

Connection::Connection(std::unique_ptr<Private> d)
    : m_d(std::move(d))
{
}

Connection::~Connection() = default;

const DatabaseUrl &Connection::url() const
{
    return m_d->url;
}

int Connection::schemaVersion() const
{
    return m_d->schemaVersion;
}

SchemaResult Connection::schemaResult() const
{
    return m_d->schemaResult;
}

void Connection::interrupt()
{
    m_d->session->interrupt();
}

} // namespace intray
