// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/other/otherdatabase.h"
#include "support/testclass.h"
#include "support/testdatabase.h"

#include <sqlite3.h>

#include <QTemporaryDir>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// What a strange file of SQLite defines may call functions that do no harm, and no others.
class SchemaTrustTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void aTableIsReadBesideFunctionsOfJson_data();
    void aTableIsReadBesideFunctionsOfJson();
    void aViewMayCallFunctionsOfJson();
    void whatMayDoHarmIsNotCalled_data();
    void whatMayDoHarmIsNotCalled();
    void aColumnThatCallsAnUnknownFunctionIsToldInASentence();
    void aCheckThatCallsUnknownFunctionsDoesNotMatter();

private:
    Outcome<QStringList> firstRow(const QString &definitions, const QString &table) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

/// A function that some other program has.
static void answerOne(sqlite3_context *context, int, sqlite3_value **)
{
    sqlite3_result_int(context, 1);
}

/// Of the table, in a file that is made like this.
Outcome<QStringList> SchemaTrustTest::firstRow(const QString &definitions,
                                               const QString &table) const
{
    const QString path = m_folder->filePath(u"other.db"_s);
    sqlite3 *made = nullptr;
    sqlite3_open(path.toUtf8().constData(), &made);
    sqlite3_create_function(made, "its_own", -1, SQLITE_UTF8 | SQLITE_DETERMINISTIC, nullptr,
                            answerOne, nullptr, nullptr);
    char *fault = nullptr;
    if (sqlite3_exec(made, definitions.toUtf8().constData(), nullptr, nullptr, &fault) != SQLITE_OK)
        qFatal("%s", fault);
    sqlite3_close(made);
    auto database = OtherDatabase::open(DatabaseUrl::sqlite(path));
    if (!database)
        return tl::unexpected<Error>(database.error());
    if (const auto begun = (*database)->readTable(table); !begun)
        return tl::unexpected<Error>(begun.error());
    OtherRow row;
    return (*database)->next(row).map([&](bool) { return row.values; });
}

void SchemaTrustTest::aTableIsReadBesideFunctionsOfJson_data()
{
    QTest::addColumn<QString>("definitions");
    const QString plain = u"CREATE TABLE t (a TEXT, b TEXT);"_s;
    QTest::newRow("a check") << u"CREATE TABLE t (a TEXT, b TEXT CHECK (json_valid(b)));"_s;
    QTest::newRow("a generated column")
        << u"CREATE TABLE t (a TEXT, b TEXT, c TEXT AS (json_extract(b, '$.c')));"_s;
    QTest::newRow("a stored column")
        << u"CREATE TABLE t (a TEXT, b TEXT, c TEXT AS (b ->> '$.c') STORED);"_s;
    QTest::newRow("an index") << plain + u"CREATE INDEX i ON t (json_extract(b, '$.c'));"_s;
    QTest::newRow("a part of an index")
        << plain + u"CREATE INDEX i ON t (a) WHERE json_valid(b);"_s;
    QTest::newRow("a default") << u"CREATE TABLE t (a TEXT, b TEXT DEFAULT (json_object()));"_s;
    QTest::newRow("another table")
        << plain + u"CREATE TABLE u (a TEXT CHECK (json_type(a) = 'object'));"_s;
    QTest::newRow("a trigger")
        << plain + u"CREATE TRIGGER r AFTER UPDATE ON t BEGIN SELECT json(new.b); END;"_s;
}

void SchemaTrustTest::aTableIsReadBesideFunctionsOfJson()
{
    QFETCH(const QString, definitions);
    const auto row =
        firstRow(definitions + u"INSERT INTO t (a, b) VALUES ('1', '{\"c\":7}')"_s, u"t"_s);
    valueOf(row);
    QCOMPARE(row->mid(0, 2), (QStringList{u"1"_s, u"{\"c\":7}"_s}));
    QCOMPARE(row->value(2, u"7"_s), u"7"_s);
}

void SchemaTrustTest::aViewMayCallFunctionsOfJson()
{
    const auto row = firstRow(u"CREATE TABLE t (b TEXT); INSERT INTO t VALUES ('{\"c\":7}');"
                              "CREATE VIEW v AS SELECT upper(b ->> '$.c') AS c, json_valid(b) "
                              "FROM t"_s,
                              u"v"_s);
    valueOf(row);
    QCOMPARE(*row, (QStringList{u"7"_s, u"1"_s}));
}

void SchemaTrustTest::whatMayDoHarmIsNotCalled_data()
{
    QTest::addColumn<QString>("call");
    QTest::newRow("what reads the file's pages") << u"rtreedepth(x'0001')"_s;
    QTest::newRow("what checks tables") << u"rtreecheck('t')"_s;
    QTest::newRow("what loads code") << u"load_extension('no')"_s;
    QTest::newRow("what gives addresses of code") << u"fts3_tokenizer('simple')"_s;
}

/// Neither in a file that needs JSON nor in one that does not.
void SchemaTrustTest::whatMayDoHarmIsNotCalled()
{
    QFETCH(const QString, call);
    for (const QString &beside : {u"1"_s, u"json_valid('{}')"_s}) {
        init();
        const auto row =
            firstRow(u"CREATE TABLE t (a TEXT); INSERT INTO t VALUES ('1');"
                     "CREATE VIEW v AS SELECT %1 AS one, %2 AS other FROM t"_s.arg(beside, call),
                     u"v"_s);
        QVERIFY(!row);
        QCOMPARE(row.error().kind, Error::Kind::Invalid);
        QVERIFY2(row.error().sentence.contains(u"may do harm"_s), qPrintable(row.error().sentence));
    }
}

void SchemaTrustTest::aColumnThatCallsAnUnknownFunctionIsToldInASentence()
{
    const auto row = firstRow(u"CREATE TABLE t (a TEXT, b TEXT AS (its_own(a))); "
                              "INSERT INTO t VALUES ('1')"_s,
                              u"t"_s);
    QVERIFY(!row);
    QCOMPARE(row.error().kind, Error::Kind::Invalid);
    QVERIFY2(row.error().sentence.contains(u"“t” cannot be read: unknown function: its_own()"_s),
             qPrintable(row.error().sentence));
}

void SchemaTrustTest::aCheckThatCallsUnknownFunctionsDoesNotMatter()
{
    const auto row = firstRow(u"CREATE TABLE t (a TEXT CHECK (its_own(a)), b TEXT CHECK "
                              "(json_valid(b))); INSERT INTO t VALUES ('1', '{}')"_s,
                              u"t"_s);
    valueOf(row);
    QCOMPARE(*row, (QStringList{u"1"_s, u"{}"_s}));
}

INTRAY_TEST_GUILESS_MAIN(SchemaTrustTest)
#include "tst_schematrust.moc"
