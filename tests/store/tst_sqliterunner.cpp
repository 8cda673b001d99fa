// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/sqlite/sqlitesession.h"
#include "support/testclass.h"
#include "support/testdatabase.h"

#include <sqlite3.h>

using namespace intray;
using namespace Qt::StringLiterals;

/// Statements on SQLite's own handle.
class tst_SqliteRunner : public QObject
{
    Q_OBJECT

private slots:
    void valuesComeBackAsTheyWere();
    void columnsAreFoundInAnyOrder();
    void aColumnAddedMeanwhileMovesNoOther();
    void statementsMayBeginWhileOneIsRead();
    void whatIsNotNamedIsNotBound();
    void aTextThatIsTooLongIsRefused();
    void aQueryIsOneStatement();
};

void tst_SqliteRunner::valuesComeBackAsTheyWere()
{
    const TestDatabase database;
    const auto connection = database.connect();
    const QString text = u"a"_s + QChar(0) + u"\u00e4\U0001F600"_s;
    const QByteArray bytes("\0\xff\x01", 3);
    const auto answer = connection->d().runner->runText(
        u"SELECT :text AS text, :empty AS empty, :none AS none, :number AS number, "
        ":no_number AS no_number, :half AS half, :bytes AS bytes"_s,
        {{":text", text},
         {":empty", u""_s},
         {":none", QString()},
         {":number", Q_INT64_C(-9007199254740993)},
         {":no_number", QVariant(QMetaType::fromType<int>())},
         {":half", 0.5},
         {":bytes", bytes}});
    QVERIFY(answer->next());
    QCOMPARE(answer->text("text"), text);
    QCOMPARE(answer->value("text"), QVariant(text));
    QVERIFY(answer->text("empty").isEmpty());
    QVERIFY(!answer->isNull("empty"));
    QVERIFY(answer->isNull("none"));
    QCOMPARE(answer->number("number"), Q_INT64_C(-9007199254740993));
    QCOMPARE(answer->text("number"), u"-9007199254740993"_s);
    QVERIFY(answer->isNull("no_number"));
    QCOMPARE(answer->number("no_number"), 0);
    QCOMPARE(answer->value("half"), QVariant(0.5));
    QCOMPARE(answer->value("bytes"), QVariant(bytes));
    QVERIFY(!answer->next());
    QVERIFY(answer->isNull("text"));
}

void tst_SqliteRunner::columnsAreFoundInAnyOrder()
{
    const TestDatabase database;
    const auto connection = database.connect();
    const auto answer = connection->d().runner->runText(u"SELECT 1 AS a, 2 AS b, 3 AS c"_s, {});
    QVERIFY(answer->next());
    QCOMPARE(answer->columns(), (QStringList{u"a"_s, u"b"_s, u"c"_s}));
    QCOMPARE(answer->number("c"), 3);
    QCOMPARE(answer->number("a"), 1);
    QCOMPARE(answer->number("a"), 1);
    QCOMPARE(answer->number("B"), 2);
    QVERIFY(answer->isNull("d"));
    QCOMPARE(answer->number("b"), 2);
}

void tst_SqliteRunner::aColumnAddedMeanwhileMovesNoOther()
{
    const TestDatabase database;
    const auto one = database.connect();
    const auto other = database.connect();
    one->d().execute(u"CREATE TABLE trial (a)"_s);
    one->d().execute(u"INSERT INTO trial VALUES (1)"_s);
    const auto last = [&one] {
        const auto answer = one->d().runner->runText(u"SELECT trial.*, 7 AS last FROM trial"_s, {});
        return answer->next() ? answer->number("last") : -1;
    };
    QCOMPARE(last(), 7);
    other->d().execute(u"ALTER TABLE trial ADD COLUMN b DEFAULT 5"_s);
    QCOMPARE(last(), 7);
}

void tst_SqliteRunner::statementsMayBeginWhileOneIsRead()
{
    const TestDatabase database;
    const auto connection = database.connect();
    const auto rows = connection->d().runner->runText(
        u"WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 200) "
        "SELECT i FROM n"_s,
        {});
    qint64 sum = 0;
    while (rows->next()) {
        const QString text = u"SELECT %1 AS i"_s.arg(rows->number("i"));
        const auto one = connection->d().runner->runText(text, {});
        QVERIFY(one->next());
        sum += one->number("i");
    }
    QCOMPARE(sum, 20'100);
}

void tst_SqliteRunner::whatIsNotNamedIsNotBound()
{
    const TestDatabase database;
    const auto connection = database.connect();
    const auto given = [&connection](const Bindings &bindings) {
        const auto answer = connection->d().runner->runText(
            u"SELECT :a AS first, :a AS again, :b AS b"_s, bindings);
        return answer->next()
                   ? QStringList{answer->text("first"), answer->text("again"), answer->text("b")}
                   : QStringList();
    };
    QCOMPARE(given({{":a", u"1"_s}, {":b", u"2"_s}, {":c", u"3"_s}}),
             (QStringList{u"1"_s, u"1"_s, u"2"_s}));
    QCOMPARE(given({{":a", u"4"_s}}), (QStringList{u"4"_s, u"4"_s, QString()}));
}

// Left out, it would be stored as nothing.
void tst_SqliteRunner::aTextThatIsTooLongIsRefused()
{
    const TestDatabase database;
    const auto connection = database.connect();
    sqlite3_limit(SqliteSession::handleOf(connection->d().database), SQLITE_LIMIT_LENGTH, 1000);
    SqlRunner &runner = *connection->d().runner;
    const QString text = u"SELECT :given AS given"_s;
    QVERIFY_THROWS_EXCEPTION(SqlFailure, runner.runText(text, {{":given", QString(2000, u'x')}}));
    QVERIFY_THROWS_EXCEPTION(SqlFailure, runner.runText(text, {{":given", QByteArray(2000, 'x')}}));
    const auto answer = runner.runText(text, {{":given", u"short"_s}});
    QVERIFY(answer->next());
    QCOMPARE(answer->text("given"), u"short"_s);
}

void tst_SqliteRunner::aQueryIsOneStatement()
{
    const TestDatabase database;
    const auto connection = database.connect();
    SqlRunner &runner = *connection->d().runner;
    QVERIFY(runner.query(u"SELECT 1 AS a; \n"_s)->next());
    QVERIFY_THROWS_EXCEPTION(SqlFailure, runner.query(u"SELECT 1 AS a; SELECT 2 AS b"_s));
    QVERIFY_THROWS_EXCEPTION(SqlFailure, runner.query(u"SELECT nothing"_s));
}

INTRAY_TEST_GUILESS_MAIN(tst_SqliteRunner)

#include "tst_sqliterunner.moc"
