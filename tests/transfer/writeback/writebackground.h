// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/emptyground.h"
#include "support/odbcsettings.h"
#include "support/testdatabase.h"
#include "support/testlines.h"
#include "transfer/importer.h"
#include "transfer/writeback/writeback.h"

#include <QFile>
#include <QSqlError>
#include <QSqlQuery>

namespace intray {

/// A table in somebody's database, brought into the queue "q" of another one, where records are
/// corrected.
class WriteBackGround
{
public:
    explicit WriteBackGround(const QString &line)
        : m_line(line)
        , m_ground(emptyGroundOn(engine()))
        , m_connection(m_queues.connect())
        , store(*m_connection, m_identity)
    {
        m_ground.clear();
    }

    /// "sqlite", "postgresql" or "mariadb", perhaps through ODBC.
    QString engine() const
    {
        return m_line == u"psqlodbc"     ? QStringLiteral("postgresql")
               : m_line == u"sqliteodbc" ? QStringLiteral("sqlite")
                                         : m_line;
    }
    void run(const QString &statement) const
    {
        QSqlDatabase database = m_ground.bare();
        QSqlQuery query(database);
        if (!query.exec(statement))
            qFatal("%s: %s", qPrintable(statement), qPrintable(query.lastError().text()));
    }
    /// All statements of a script, in one session.
    void runScript(const QString &file) const
    {
        QFile script(file);
        if (!script.open(QIODevice::ReadOnly))
            qFatal("%s", qPrintable(file));
        QSqlDatabase database = m_ground.bare();
        for (const QString &statement :
             QString::fromUtf8(script.readAll()).split(QStringLiteral(";\n"))) {
            QSqlQuery query(database);
            if (!statement.isEmpty() && !query.exec(statement))
                qFatal("%s: %s", qPrintable(statement), qPrintable(query.lastError().text()));
        }
    }
    /// The first value that the query gives, as text.
    QString value(const QString &statement) const
    {
        QSqlDatabase database = m_ground.bare();
        database.setNumericalPrecisionPolicy(QSql::HighPrecision);
        QSqlQuery query(database);
        if (!query.exec(statement) || !query.next())
            qFatal("%s: %s", qPrintable(statement), qPrintable(query.lastError().text()));
        return query.value(0).toString();
    }

    DatabaseLogin login() const
    {
        DatabaseLogin login = m_ground.login();
        if (m_line == u"psqlodbc") {
            if (!m_writer)
                m_writer = m_ground.loginOf(QStringLiteral("writer"));
            login = *m_writer;
            run(QStringLiteral("GRANT ALL ON ALL TABLES IN SCHEMA public TO writer"));
            login.url = DatabaseUrl::odbc(
                QStringLiteral(
                    "Driver={%1};Servername=127.0.0.1;Port=%2;Database=intray;Uid=writer")
                    .arg(odbcdriver::postgres)
                    .arg(login.url.hosts().constFirst().port));
        }
        if (m_line == u"sqliteodbc")
            login.url = DatabaseUrl::odbc(QStringLiteral("Driver={%1};Database=%2")
                                              .arg(odbcdriver::sqlite, login.url.path()));
        return login;
    }

    void bringIn(const QString &table, const QStringList &key, const Mapping &mapping = {},
                 const Redelivery &redelivery = {})
    {
        ImportOptions options;
        options.queue = QStringLiteral("q");
        options.keyColumns = key;
        options.mapping = mapping;
        options.redelivery = redelivery;
        options.other = OtherSource{login(), table, {}};
        valueOf(Importer(*m_connection, m_identity).bringIn(options));
    }
    /// Completes the item with the key; what is not named stays, what is null goes.
    void correct(const QString &key, const Record &changes)
    {
        PageRequest request;
        request.limit = 500;
        ItemQuery query;
        query.queue = QStringLiteral("q");
        for (const Item &item : valueOf(store.page(query, request)).items) {
            if (item.key != key)
                continue;
            const Claim claim = valueOf(store.claimItems({item.id}));
            Record record = item.record;
            for (auto change = changes.begin(); change != changes.end(); ++change)
                if (change->isNull())
                    record.remove(change.key());
                else
                    record.insert(change.key(), change.value());
            valueOf(store.finish(item.id, claim.lock, Disposition::complete(record)));
            return;
        }
        qFatal("no item %s", qPrintable(key));
    }

    WriteBackOptions options(const QString &table) const
    {
        WriteBackOptions options;
        options.queue = QStringLiteral("q");
        options.database = login();
        options.table = table;
        return options;
    }
    Outcome<WriteBackResult> write(const WriteBackOptions &options,
                                   const ProgressReport &report = {},
                                   const Cancellation &cancellation = {})
    {
        return WriteBack(*m_connection, m_identity).run(options, report, cancellation);
    }
    WriteBackResult written(const QString &table) { return valueOf(write(options(table))); }

    QString folder() const { return m_queues.folder(); }
    QString queueFile() const { return m_queues.path(); }

private:
    const QString m_line;
    EmptyGround &m_ground;
    mutable std::optional<DatabaseLogin> m_writer; ///< Who comes through ODBC, made once.
    TestDatabase m_queues;
    const Identity m_identity{QStringLiteral("anna"), QStringLiteral("desk")};
    std::unique_ptr<Connection> m_connection;

public:
    Store store;
};

} // namespace intray
