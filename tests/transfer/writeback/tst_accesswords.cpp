// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "transfer/writeback/accesswords.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// Corrections in Access SQL.
class AccessWordsTest : public QObject
{
    Q_OBJECT

private slots:
    void aValueIsWrittenAsItsTypeWants_data();
    void aValueIsWrittenAsItsTypeWants();
    void aValueIsComparedExactly();
    void nothingIsNull();
    void whatDoesNotFitIsRefused_data();
    void whatDoesNotFitIsRefused();
    void namesStandInBrackets();
};

static AccessColumn column(const QString &type)
{
    return {u"C"_s, type};
}

void AccessWordsTest::aValueIsWrittenAsItsTypeWants_data()
{
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("written");
    const auto row = [](const char *name, const QString &type, const QString &value,
                        const QString &written) {
        QTest::newRow(name) << type << value << u"[C] = "_s + written;
    };
    row("text", u"Text"_s, u"O'Hara"_s, u"\"O'Hara\""_s);
    row("quotes", u"Memo"_s, u"a \"b\" #c#"_s, u"\"a \"\"b\"\" #c#\""_s);
    row("empty", u"Text"_s, u""_s, u"\"\""_s);
    row("lines", u"Memo"_s, u"a\r\nb\t"_s, u"\"a\" & Chr(13) & Chr(10) & \"b\" & Chr(9)"_s);
    row("only a line", u"Memo"_s, u"\n"_s, u"Chr(10)"_s);
    row("other letters", u"Text"_s, u"Größe \\ 日"_s, u"\"Größe \\ 日\""_s);
    row("whole", u"Long Integer"_s, u"-7"_s, u"-7"_s);
    row("zero", u"Integer"_s, u"0"_s, u"0"_s);
    row("money", u"Currency"_s, u"12.5000"_s, u"12.5000"_s);
    row("single", u"Single"_s, u"0.1"_s, u"CSng(0.1)"_s);
    row("yes", u"Boolean"_s, u"true"_s, u"True"_s);
    row("no", u"Boolean"_s, u"0"_s, u"False"_s);
    row("day", u"DateTime"_s, u"2026-01-31"_s, u"#2026-01-31#"_s);
    row("moment", u"DateTime"_s, u"2026-01-31T19:05:00"_s, u"#2026-01-31 19:05:00#"_s);
    row("short day", u"DateTime (Short)"_s, u"2026-01-31 19:05"_s, u"#2026-01-31 19:05:00#"_s);
}

void AccessWordsTest::aValueIsWrittenAsItsTypeWants()
{
    QFETCH(QString, type);
    QFETCH(QString, value);
    const auto said = AccessWords::becomes(column(type), value + QLatin1StringView(""));
    QVERIFY2(said, said ? "" : qPrintable(said.error()));
    QTEST(*said, "written");
}

/// Access takes letters for equal that are not, and times have parts that nobody sees.
void AccessWordsTest::aValueIsComparedExactly()
{
    QCOMPARE(*AccessWords::is(column(u"Text"_s), u"boaz"_s), u"StrComp([C], \"boaz\", 0) = 0"_s);
    QCOMPARE(*AccessWords::is(column(u"DateTime"_s), u"2026-01-31"_s),
             u"DateDiff(\"s\", [C], #2026-01-31#) = 0"_s);
    QCOMPARE(*AccessWords::is(column(u"Double"_s), u"0.1"_s), u"[C] = 0.1"_s);
}

void AccessWordsTest::nothingIsNull()
{
    QCOMPARE(*AccessWords::is(column(u"Text"_s), QString()), u"[C] IS NULL"_s);
    QCOMPARE(*AccessWords::becomes(column(u"Long Integer"_s), QString()), u"[C] = NULL"_s);
}

void AccessWordsTest::whatDoesNotFitIsRefused_data()
{
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("value");
    QTest::newRow("word") << u"Long Integer"_s << u"seven"_s;
    QTest::newRow("statement") << u"Double"_s << u"1; DELETE FROM [C]"_s;
    QTest::newRow("fraction") << u"Integer"_s << u"1.5"_s;
    QTest::newRow("too many digits") << u"Numeric"_s << u"1234567890123456"_s;
    QTest::newRow("empty number") << u"Double"_s << u""_s;
    QTest::newRow("no truth") << u"Boolean"_s << u"perhaps"_s;
    QTest::newRow("no day") << u"DateTime"_s << u"2026-02-30"_s;
    QTest::newRow("a day and more") << u"DateTime"_s << u"2026-01-31# OR True OR #"_s;
    QTest::newRow("a zone") << u"DateTime"_s << u"2026-01-31T10:00:00Z"_s;
    QTest::newRow("bytes") << u"OLE"_s << u"x"_s;
    QTest::newRow("an id") << u"Replication ID"_s << u"{x}"_s;
}

void AccessWordsTest::whatDoesNotFitIsRefused()
{
    QFETCH(QString, type);
    QFETCH(QString, value);
    QVERIFY(!AccessWords::becomes(column(type), value + QLatin1StringView("")));
}

void AccessWordsTest::namesStandInBrackets()
{
    QCOMPARE(*AccessWords::quoted(u"order details"_s), u"[order details]"_s);
    QVERIFY(!AccessWords::quoted(u"a] SET x = 1 --"_s));
    QVERIFY(!AccessWords::quoted(u"a\nb"_s));
}

INTRAY_TEST_GUILESS_MAIN(AccessWordsTest)
#include "tst_accesswords.moc"
