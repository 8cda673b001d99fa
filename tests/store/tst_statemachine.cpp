// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testdatabase.h"

#include <QFile>
#include <QRegularExpression>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>

using namespace intray;

/// The moves between states are said three times: function, database, diagram. Here they are held
/// together.
class StateMachine : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();
    void theDatabaseAllowsJustTheMovesOfTheFunction_data();
    void theDatabaseAllowsJustTheMovesOfTheFunction();
    void theDiagramShowsJustTheMovesOfTheFunction();
    void aLockIsWholeOrNotThere();
    void finishedItemsDoNotWait();

private:
    QString execute(const QString &sql)
    {
        QSqlQuery query(m_raw);
        return query.exec(sql) ? QString() : query.lastError().text();
    }

    TestDatabase m_database;
    QSqlDatabase m_raw;
};

void StateMachine::initTestCase()
{
    Person(m_database, QStringLiteral("anna")).store.addQueue(queueNamed(QStringLiteral("work")));
    m_raw = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("raw"));
    m_raw.setDatabaseName(m_database.path());
    QVERIFY(m_raw.open());
    QCOMPARE(execute(QStringLiteral(
                 "INSERT INTO import (queue_id, source, state, user, workstation, started_at, "
                 "heard_at) VALUES (1, '', 'complete', 'a', 'w', '', '')")),
             QString());
}

void StateMachine::cleanupTestCase()
{
    m_raw = {};
    QSqlDatabase::removeDatabase(QStringLiteral("raw"));
}

void StateMachine::theDatabaseAllowsJustTheMovesOfTheFunction_data()
{
    QTest::addColumn<State>("from");
    QTest::addColumn<State>("to");
    for (const State from : allStates)
        for (const State to : allStates)
            if (from != to)
                QTest::addRow("%s to %s", qPrintable(nameOf(from)), qPrintable(nameOf(to)))
                    << from << to;
}

void StateMachine::theDatabaseAllowsJustTheMovesOfTheFunction()
{
    QFETCH(State, from);
    QFETCH(State, to);
    const auto lock = [](State state) {
        return state == State::Locked ? QStringLiteral("'u', 'w', 'l', 't', 't'")
                                      : QStringLiteral("NULL, NULL, NULL, NULL, NULL");
    };
    const QString key = nameOf(from) + u'-' + nameOf(to);
    QCOMPARE(
        execute(QStringLiteral(
                    "INSERT INTO item (queue_id, key, state, import_id, created_by, created_at, "
                    "lock_user, lock_workstation, lock_id, locked_at, expires_at) "
                    "VALUES (1, '%1', '%2', 1, 'a', '', %3)")
                    .arg(key, nameOf(from), lock(from))),
        QString());
    const QString refusal = execute(
        QStringLiteral(
            "UPDATE item SET state = '%1', (lock_user, lock_workstation, lock_id, locked_at, "
            "expires_at) = (%2) WHERE key = '%3'")
            .arg(nameOf(to), lock(to), key));
    QCOMPARE(refusal.isEmpty(), canMove(from, to));
    if (!refusal.isEmpty())
        QVERIFY2(refusal.contains(QStringLiteral("state_move_allowed")), qPrintable(refusal));
}

void StateMachine::theDiagramShowsJustTheMovesOfTheFunction()
{
    QFile page(qEnvironmentVariable("INTRAY_SOURCE") + QStringLiteral("/docs/architecture.md"));
    QVERIFY2(page.open(QIODevice::ReadOnly), qPrintable(page.fileName()));
    static const QRegularExpression arrow(QStringLiteral("^\\s*(\\w+) --> (\\w+)"),
                                          QRegularExpression::MultilineOption);
    QSet<QString> drawn;
    auto match = arrow.globalMatch(QString::fromUtf8(page.readAll()));
    while (match.hasNext()) {
        const auto move = match.next();
        drawn << move.captured(1) + u' ' + move.captured(2);
    }
    QSet<QString> allowed;
    for (const State from : allStates)
        for (const State to : allStates)
            if (canMove(from, to))
                allowed << nameOf(from) + u' ' + nameOf(to);
    QCOMPARE(drawn, allowed);
}

void StateMachine::aLockIsWholeOrNotThere()
{
    const QString half = execute(
        QStringLiteral("INSERT INTO item (queue_id, key, state, created_by, created_at, lock_user) "
                       "VALUES (1, 'half', 'open', 'a', '', 'u')"));
    QVERIFY2(half.contains(QStringLiteral("locked_means_a_whole_lock")), qPrintable(half));
}

void StateMachine::finishedItemsDoNotWait()
{
    const QString waiting = execute(QStringLiteral(
        "INSERT INTO item (queue_id, key, state, created_by, created_at, available_at) "
        "VALUES (1, 'waiting', 'done', 'a', '', '2030-01-01T00:00:00.000Z')"));
    QVERIFY2(waiting.contains(QStringLiteral("only_open_waits_for_later")), qPrintable(waiting));
}

QTEST_GUILESS_MAIN(StateMachine)
#include "tst_statemachine.moc"
