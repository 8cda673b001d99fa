// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/databasethread.h"
#include "support/twoatwork.h"

#include <QFuture>

namespace intray {

/// What the tests of work over a criteria query begin with: a table of loans that is not Intray's,
/// and the queue "work", which asks for those that are not verified, by their number.
class Loans : public TwoAtWork
{
protected:
    void beginWithLoans(const QString &engine, int count)
    {
        m_engine = engine;
        beginOn(engine);
        makeTable();
        for (int id = 1; id <= count; ++id)
            addLoan(id);
        setSource(allOpen());
    }

    bool isPostgresql() const
    {
        return m_engine == u"postgresql" || m_engine == u"pgbouncer" || m_engine == u"psqlodbc";
    }
    bool isMariadb() const { return m_engine == u"mariadb"; }
    bool isFile() const { return !isPostgresql() && !isMariadb(); }

    void administer(const QString &statement) { database->administer(statement); }
    void addLoan(int id, int urgency = 0)
    {
        administer(QStringLiteral("INSERT INTO %1 VALUES (%2, 'applicant %2', 0, %3)")
                       .arg(table())
                       .arg(id)
                       .arg(urgency));
    }
    void verify(int id)
    {
        administer(QStringLiteral("UPDATE %1 SET verified = 1 WHERE id = %2").arg(table()).arg(id));
    }

    QString table() const
    {
        return isPostgresql() ? QStringLiteral("public.loan") : QStringLiteral("loan");
    }
    QString allOpen() const
    {
        return QStringLiteral("SELECT id AS %1, applicant FROM %2 WHERE verified = 0 ORDER BY id")
            .arg(keyColumn(), table());
    }
    /// "key" is a word of MariaDB's own.
    QString keyColumn() const
    {
        return isMariadb() ? QStringLiteral("`key`") : QStringLiteral("key");
    }
    /// The same, and takes about so long for it.
    QString slow(int seconds) const
    {
        return QStringLiteral("SELECT id AS %1, applicant FROM %2 WHERE verified = 0 AND %3 "
                              "ORDER BY id")
            .arg(keyColumn(), table(), condition(seconds));
    }
    /// The same, and never comes to an end.
    QString endless() const { return slow(3600); }

    void setSource(const QString &text, std::chrono::seconds fresh = std::chrono::seconds(0))
    {
        setRules([&](Queue &rules) {
            rules.source = text;
            rules.fresh = fresh;
        });
    }
    /// Asks, and runs the query if nobody does.
    WorkRequest seek(Person &person, int count)
    {
        const WorkRequest asked = valueOf(person.store.askForWork(q, count));
        return asked.isOpen() ? valueOf(person.store.attend(asked)) : asked;
    }
    WorkRequest look(Person &person, const WorkRequest &request)
    {
        return valueOf(person.store.lookAtRequest(request.id));
    }
    /// Another program of this person's, in which the query runs beside the test.
    std::unique_ptr<DatabaseThread> programOf(const QString &who)
    {
        return std::make_unique<DatabaseThread>(
            database->loginOf(who), Identity{who, QStringLiteral("beside")}, database->usualMode());
    }
    QFuture<Outcome<SourceRun>> run(DatabaseThread &program, const Cancellation &cancellation = {})
    {
        return program.run(
            [this, cancellation](Store store) { return store.runSource(q, cancellation); },
            cancellation);
    }
    bool waitUntilAttended(Person &person, const WorkRequest &request, bool attended = true)
    {
        return QTest::qWaitFor([&] { return look(person, request).isAttended == attended; },
                               30'000);
    }

private:
    void makeTable()
    {
        administer(QStringLiteral("DROP TABLE IF EXISTS %1").arg(table()));
        administer(QStringLiteral("CREATE TABLE %1 (id integer PRIMARY KEY, applicant "
                                  "varchar(80), verified integer NOT NULL, urgency integer)")
                       .arg(table()));
        if (isPostgresql())
            administer(QStringLiteral("GRANT SELECT ON public.loan TO intray_source"));
        if (isMariadb())
            administer(
                QStringLiteral("GRANT SELECT ON intray.loan TO 'intray_source'@'localhost'"));
    }
    /// True for all rows, after so many seconds: the queries of these designs are slow, and what
    /// people do while one runs is what is tested. Nothing waits for the time itself.
    QString condition(int seconds) const
    {
        if (isPostgresql())
            return QStringLiteral("(SELECT pg_sleep(%1)) IS NOT NULL").arg(seconds);
        if (isMariadb())
            return QStringLiteral("(SELECT SLEEP(%1)) = 0").arg(seconds);
        return QStringLiteral("(WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n "
                              "LIMIT %1) SELECT count(*) FROM n) > 0")
            .arg(qint64(seconds) * 2'000'000);
    }

    QString m_engine;
};

} // namespace intray
