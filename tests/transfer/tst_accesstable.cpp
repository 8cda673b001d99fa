// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixturedata.h"
#include "support/testclass.h"
#include "transfer/accesstable.h"

#include <QRegularExpression>

using namespace intray;
using namespace Qt::StringLiterals;

/// Access files through mdbtools: real ones, and ones that a stand-in for mdbtools tells of.
class TestAccessTable : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { qputenv("PATH", m_path); }

    void everyTableOfARealFileIsNamed();
    void aRealTableIsReadWithAllItsTypes();
    void textOfEveryScriptArrives();
    void aTableThatIsNotThereIsSaidWithThoseThatAre();
    void anEmptyTableIsSaid();
    void aFileThatCannotBeDecodedIsSaid();
    void missingValuesAreEmptyAndColumnsKeepTheirOrder();
    void aRowThatCannotBeReadIsRejected();
    void aTableThatBreaksOffIsRefused();
    void numbersHaveTheDigitsOfTheirType_data();
    void numbersHaveTheDigitsOfTheirType();
    void whatIsNotThereIsMissing();
    void aDateThatCannotBeIsRejectedWithItsPlace();
    void columnsThatCannotBeReadAreLeftOutAndNamed();
    void lostCharactersAreToldWithTheirPlace();
    void whatMdbtoolsSaysIsTold();
    void whatIsNotReadToItsEndIsEnded();

private:
    struct Read
    {
        QStringList columns;
        QList<QStringList> rows;
        QStringList bad;
        QList<QList<qsizetype>> missing;
        QStringList notes;
        Error error;
        bool failed = false;
    };
    static Read read(const QString &path, const QString &table);
    /// Programs with the names of mdbtools that write this.
    QString standIn(const QByteArray &columns, const QByteArray &rows,
                    const QByteArray &properties = {});

    QTemporaryDir m_folder;
    const QByteArray m_path = qgetenv("PATH");
};

TestAccessTable::Read TestAccessTable::read(const QString &path, const QString &table)
{
    const auto opened = AccessTable::open(path, table);
    if (!opened)
        return {{}, {}, {}, {}, {}, opened.error(), true};
    Read result;
    result.columns = (*opened)->columns();
    TableRow row;
    for (;;) {
        const auto more = (*opened)->next(row);
        if (!more) {
            result.error = more.error();
            result.failed = true;
            return result;
        }
        if (!*more) {
            result.notes = (*opened)->notes();
            return result;
        }
        result.missing << row.row.missing;
        if (row.reason.isEmpty())
            result.rows << row.row.values();
        else
            result.bad << row.reason;
    }
}

static void writeProgram(const QString &path, const QByteArray &lines)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write("#!/bin/sh\n" + lines) < 0)
        qFatal("cannot write %s", qPrintable(path));
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
}

QString TestAccessTable::standIn(const QByteArray &columns, const QByteArray &rows,
                                 const QByteArray &properties)
{
    writeProgram(m_folder.filePath(u"mdb-prop"_s), "cat <<'END'\n" + properties + "END\n");
    writeProgram(m_folder.filePath(u"mdb-tables"_s), "echo T\n");
    writeProgram(m_folder.filePath(u"mdb-schema"_s), "cat <<'END'\n" + columns + "END\n");
    writeProgram(m_folder.filePath(u"mdb-json"_s), rows);
    qputenv("PATH", m_folder.path().toUtf8() + ':' + m_path);
    QFile file(m_folder.filePath(u"queue.mdb"_s));
    if (!file.open(QIODevice::WriteOnly) || file.write("....Standard Jet DB") < 0)
        qFatal("cannot write the file");
    return file.fileName();
}

void TestAccessTable::everyTableOfARealFileIsNamed()
{
    REQUIRE_DATA();
    const auto tables = tablesIn(dataFile("access/testV2007.accdb"));
    QVERIFY(tables);
    QCOMPARE(*tables, QStringList({u"Table1"_s, u"Table2"_s, u"Table3"_s, u"Table4"_s}));
}

void TestAccessTable::aRealTableIsReadWithAllItsTypes()
{
    REQUIRE_DATA();
    const Read table = read(dataFile("access/testV2007.accdb"), u"Table1"_s);
    QVERIFY2(!table.failed, qPrintable(table.error.sentence));
    QCOMPARE(table.columns.join(u','), u"A,B,C,D,E,F,G,H,I"_s);
    QCOMPARE(table.rows.size(), 2);
    QCOMPARE(table.rows.at(1).join(u'|'),
             u"abcdefg|hijklmnop|2|222|333333333|444.555|1974-09-21T00:00:00|3.5|1"_s);
}

void TestAccessTable::textOfEveryScriptArrives()
{
    REQUIRE_DATA();
    const Read table = read(dataFile("access/testUnicodeCompV2003.mdb"), u"Table"_s);
    QVERIFY2(!table.failed, qPrintable(table.error.sentence));
    QCOMPARE(table.rows.size(), 8);
    QCOMPARE(table.rows.at(1).at(1), u"ääkkösiä"_s);
    QCOMPARE(table.rows.at(2).at(1), u"Мир"_s);
    QCOMPARE(table.rows.at(4).at(1), u"漢字仮名交じり文"_s);
}

void TestAccessTable::aTableThatIsNotThereIsSaidWithThoseThatAre()
{
    REQUIRE_DATA();
    for (const QString &name : {QString(), u"Nosuch"_s, u"--version"_s}) {
        const Read table = read(dataFile("access/testV2007.accdb"), name);
        QCOMPARE(table.error.kind, Error::Kind::Invalid);
        QVERIFY2(table.error.sentence.contains(u"Table1, Table2"_s),
                 qPrintable(table.error.sentence));
    }
}

void TestAccessTable::anEmptyTableIsSaid()
{
    REQUIRE_DATA();
    const Read table =
        read(dataFile("access/testIndexPropertiesV2010.accdb"), u"TableIgnoreNulls1_temp"_s);
    QCOMPARE(table.error.kind, Error::Kind::Invalid);
    QVERIFY2(table.error.sentence.contains(u"no rows"_s), qPrintable(table.error.sentence));
}

void TestAccessTable::aFileThatCannotBeDecodedIsSaid()
{
    QByteArray secret = QByteArray("\0\1\0\0Standard ACE DB\0", 20);
    for (int i = 0; i < 100'000; ++i)
        secret += char(i * 7919 >> 5);
    const Read table = read(WrittenFile(secret, u"in.accdb"_s).path(), u"T"_s);
    QCOMPARE(table.error.kind, Error::Kind::Unreadable);
    QVERIFY2(table.error.sentence.contains(u"password"_s), qPrintable(table.error.sentence));
}

void TestAccessTable::missingValuesAreEmptyAndColumnsKeepTheirOrder()
{
    const QString file =
        standIn("CREATE TABLE [T]\n (\n\t[z]\t\t\tText (50), \n\t[Straße 1]\t\t\t"
                "Integer, \n\t[a]\t\t\tBoolean NOT NULL\n);\n",
                "echo '{\"a\":1}'\nprintf '{\"z\":\"x\\\\u0000y\",\"Straße 1\":7}'");
    const Read table = read(file, u"T"_s);
    QCOMPARE(table.columns, QStringList({u"z"_s, u"Straße 1"_s, u"a"_s}));
    QCOMPARE(table.rows.size(), 2);
    QCOMPARE(table.rows.at(0), QStringList({u""_s, u""_s, u"1"_s}));
    QCOMPARE(table.rows.at(1), QStringList({u"xy"_s, u"7"_s, u""_s}));
}

void TestAccessTable::aRowThatCannotBeReadIsRejected()
{
    const QString file =
        standIn("\t[a]\t\t\tInteger\n", "echo '{\"a\":1}'\necho '{\"a\":'\necho '{\"a\":3}'\n");
    const Read table = read(file, u"T"_s);
    QCOMPARE(table.rows.size(), 2);
    QCOMPARE(table.bad.size(), 1);
}

void TestAccessTable::aTableThatBreaksOffIsRefused()
{
    const QString file =
        standIn("\t[a]\t\t\tInteger\n", "echo '{\"a\":1}'\necho '{\"a\":2}'\nkill -9 $$\n");
    const Read table = read(file, u"T"_s);
    QVERIFY(table.failed);
    QCOMPARE(table.error.kind, Error::Kind::Unreadable);
}

void TestAccessTable::numbersHaveTheDigitsOfTheirType_data()
{
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QByteArray>("written");
    QTest::addColumn<QString>("text");
    QTest::newRow("single") << QByteArray("Single") << QByteArray("0.15000001") << u"0.15"_s;
    QTest::newRow("large single") << QByteArray("Single") << QByteArray("1234567.1")
                                  << u"1234567"_s;
    QTest::newRow("whole single") << QByteArray("Single") << QByteArray("-42") << u"-42"_s;
    QTest::newRow("double") << QByteArray("Double") << QByteArray("0.1") << u"0.1"_s;
    QTest::newRow("large double") << QByteArray("Double") << QByteArray("12345678901.25")
                                  << u"12345678901.25"_s;
    QTest::newRow("small double") << QByteArray("Double") << QByteArray("1.5e-07") << u"1.5e-07"_s;
    QTest::newRow("currency") << QByteArray("Currency") << QByteArray("3.5000") << u"3.5"_s;
    QTest::newRow("long") << QByteArray("Long Integer") << QByteArray("2147483647")
                          << u"2147483647"_s;
}

void TestAccessTable::numbersHaveTheDigitsOfTheirType()
{
    QFETCH(QByteArray, type);
    QFETCH(QByteArray, written);
    QFETCH(QString, text);
    const Read table =
        read(standIn("\t[a]\t\t\t" + type + "\n", "echo '{\"a\":" + written + "}'\n"), u"T"_s);
    QCOMPARE(table.rows.value(0).value(0), text);
}

void TestAccessTable::whatIsNotThereIsMissing()
{
    REQUIRE_DATA();
    const Read table =
        read(dataFile("access/testIndexPropertiesV2010.accdb"), u"TableIgnoreNulls2"_s);
    const auto lacking = [&](qsizetype column) {
        return std::count_if(
            table.missing.begin(), table.missing.end(),
            [column](const QList<qsizetype> &missing) { return missing.contains(column); });
    };
    QCOMPARE(lacking(0), 0);
    QCOMPARE(lacking(1), 5);
    QCOMPARE(lacking(2), 2);
}

void TestAccessTable::aDateThatCannotBeIsRejectedWithItsPlace()
{
    const Read table = read(standIn("\t[a]\t\t\tInteger, \n\t[at]\t\t\tDateTime\n",
                                    "echo '{\"a\":1,\"at\":\"1974-09-21T00:00:00\"}'\n"
                                    "echo '{\"a\":2,\"at\":\"1900-01-00T00:00:00\"}'\n"
                                    "echo '{\"a\":3}'\n"),
                            u"T"_s);
    QCOMPARE(table.rows.size(), 2);
    QCOMPARE(table.bad.size(), 1);
    QVERIFY2(table.bad.constFirst().contains(u"“T”, row 2, column “at”"),
             qPrintable(table.bad.constFirst()));
}

void TestAccessTable::columnsThatCannotBeReadAreLeftOutAndNamed()
{
    const Read table = read(
        standIn("\t[a]\t\t\tLong Integer, \n\t[picture]\t\t\tOLE (255), \n"
                "\t[files]\t\t\tComplex, \n\t[sum]\t\t\tDouble\n",
                "echo '{\"a\":1,\"picture\":{\"$binary\":\"xx\"},\"files\":7,\"sum\":1e300}'\n",
                "name: sum\n\tExpression: [a]*2\n\tResultType: 7\n"),
        u"T"_s);
    QCOMPARE(table.rows.value(0), QStringList({u"1"_s, {}, {}, {}}));
    QCOMPARE(table.missing.value(0), QList<qsizetype>({1, 2, 3}));
    QCOMPARE(table.notes.size(), 3);
    QVERIFY(table.notes.at(0).contains(u"“picture”") && table.notes.at(0).contains(u"OLE"));
    QVERIFY(table.notes.at(1).contains(u"“files”"));
    QVERIFY(table.notes.at(2).contains(u"“sum”") && table.notes.at(2).contains(u"calculated"));
}

void TestAccessTable::lostCharactersAreToldWithTheirPlace()
{
    const Read table = read(
        standIn("\t[a]\t\t\tText (50)\n", "echo '{\"a\":\"what?\"}'\necho '{\"a\":\"dog ??\"}'\n"),
        u"T"_s);
    QCOMPARE(table.rows.size(), 2);
    QCOMPARE(table.notes.size(), 1);
    QVERIFY2(table.notes.at(0).contains(u"“T”, row 2, column “a”"), qPrintable(table.notes.at(0)));
}

void TestAccessTable::whatMdbtoolsSaysIsTold()
{
    const Read table = read(
        standIn("\t[a]\t\t\tInteger\n", "echo '{\"a\":1}'\necho 'page 7 is odd' >&2\n"), u"T"_s);
    QCOMPARE(table.rows.size(), 1);
    QVERIFY(table.notes.join(u' ').contains(u"page 7 is odd"));
}

void TestAccessTable::whatIsNotReadToItsEndIsEnded()
{
    QTest::failOnWarning(QRegularExpression(u"QProcess"_s));
    const QString file = standIn("CREATE TABLE [T]\n (\n\t[a]\t\t\tInteger\n);\n",
                                 "while :; do echo '{\"a\":1}'; done\n");
    {
        const auto opened = AccessTable::open(file, u"T"_s);
        QVERIFY2(opened, qPrintable(opened ? QString() : opened.error().sentence));
        TableRow row;
        QVERIFY((*opened)->next(row).value_or(false));
        QCOMPARE(row.row.values(), QStringList{u"1"_s});
    }
}

INTRAY_TEST_GUILESS_MAIN(TestAccessTable)
#include "tst_accesstable.moc"
