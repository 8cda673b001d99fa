// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/other/othervalues.h"
#include "store/other/valuetexts.h"
#include "support/testclass.h"

#include <QTest>
#include <QVariant>

using namespace intray;
using namespace Qt::StringLiterals;

/// Values of other databases as texts, and as constants in a script.
class OtherValuesTest : public QObject
{
    Q_OBJECT

private slots:
    void textsAreConstants_data();
    void textsAreConstants();
    void numbersKeepAllTheirDigits();
    void nothingIsNull();
    void placeholdersTakeValuesApart();
    void numbersAreReadAsPeopleWriteThem();
};

static QString written(Dialect dialect, const QVariant &value)
{
    return WrittenValues(dialect).given(value);
}

void OtherValuesTest::textsAreConstants_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("sqlite");
    QTest::addColumn<QString>("postgresql");
    QTest::addColumn<QString>("mariadb");
    QTest::newRow("plain") << u"Größe 日"_s << u"'Größe 日'"_s << u"'Größe 日'"_s
                           << u"'Größe 日'"_s;
    QTest::newRow("empty") << u""_s << u"''"_s << u"''"_s << u"''"_s;
    QTest::newRow("quotes") << u"O'H\"`"_s << u"'O''H\"`'"_s << u"'O''H\"`'"_s << u"'O''H\"`'"_s;
    QTest::newRow("backslash") << u"a\\'b"_s << u"'a\\''b'"_s << u"E'a\\\\''b'"_s
                               << u"CONCAT('a', CHAR(92 USING utf8mb4), '''b')"_s;
    QTest::newRow("lines") << u"a\r\nb"_s << u"('a' || char(13) || char(10) || 'b')"_s
                           << u"E'a\\x0d\\x0ab'"_s
                           << u"CONCAT('a', CHAR(13 USING utf8mb4), CHAR(10 USING utf8mb4), 'b')"_s;
    QTest::newRow("only a line") << u"\n"_s << u"(char(10))"_s << u"E'\\x0a'"_s
                                 << u"CONCAT(CHAR(10 USING utf8mb4))"_s;
    QTest::newRow("what looks like an argument")
        << u"%1 :p0 ?"_s << u"'%1 :p0 ?'"_s << u"'%1 :p0 ?'"_s << u"'%1 :p0 ?'"_s;
}

void OtherValuesTest::textsAreConstants()
{
    QFETCH(QString, text);
    text += QLatin1StringView("");
    QTEST(written(Dialect::Sqlite, text), "sqlite");
    QTEST(written(Dialect::Postgresql, text), "postgresql");
    QTEST(written(Dialect::Mariadb, text), "mariadb");
}

void OtherValuesTest::numbersKeepAllTheirDigits()
{
    QCOMPARE(written(Dialect::Sqlite, qint64(-9007199254740993)), u"-9007199254740993"_s);
    QCOMPARE(written(Dialect::Sqlite, 0.1), u"0.10000000000000001"_s);
    QCOMPARE(written(Dialect::Sqlite, 2.0), u"2.0"_s);
    QCOMPARE(written(Dialect::Sqlite, 1e300), u"1.0000000000000001e+300"_s);
    QCOMPARE(written(Dialect::Sqlite, -std::numeric_limits<double>::infinity()), u"-9e999"_s);
}

void OtherValuesTest::nothingIsNull()
{
    QCOMPARE(written(Dialect::Sqlite, {}), u"NULL"_s);
    QCOMPARE(written(Dialect::Mariadb, QString()), u"NULL"_s);
}

void OtherValuesTest::placeholdersTakeValuesApart()
{
    BoundValues values;
    QCOMPARE(values.given(u"'; DROP TABLE town; --"_s), u":p0"_s);
    QCOMPARE(values.given(qint64(7)), u":p1"_s);
    QCOMPARE(values.bindings().size(), 2);
    QCOMPARE(values.bindings().at(0).placeholder, ":p0");
    QCOMPARE(values.bindings().at(0).value.toString(), u"'; DROP TABLE town; --"_s);
}

void OtherValuesTest::numbersAreReadAsPeopleWriteThem()
{
    QCOMPARE(textOfValue(100000.0), u"100000"_s);
    QCOMPARE(textOfValue(2e6), u"2000000"_s);
    QCOMPARE(textOfValue(12.5), u"12.5"_s);
    QCOMPARE(textOfValue(0.0), u"0"_s);
    QCOMPARE(textOfValue(1e15), u"1e+15"_s);
}

INTRAY_TEST_GUILESS_MAIN(OtherValuesTest)
#include "tst_othervalues.moc"
