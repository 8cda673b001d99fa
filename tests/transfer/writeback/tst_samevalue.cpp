// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "transfer/writeback/samevalue.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// When two ways to write a value mean one value.
class SameValueTest : public QObject
{
    Q_OBJECT

private slots:
    void whatMeansTheSame_data();
    void whatMeansTheSame();
    void nothingIsNoEmptyText();
    void whatIsANumber();
};

void SameValueTest::whatMeansTheSame_data()
{
    QTest::addColumn<ColumnKind>("kind");
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("other");
    QTest::addColumn<bool>("same");
    const auto row = [](const char *name, ColumnKind kind, const QString &one, const QString &other,
                        bool same) { QTest::newRow(name) << kind << one << other << same; };
    using enum ColumnKind;
    row("text", Text, u"a"_s, u"a"_s, true);
    row("letters", Text, u"a"_s, u"A"_s, false);
    row("blanks", Text, u"a"_s, u"a "_s, false);
    row("text of numbers", Text, u"7"_s, u"7.0"_s, false);
    row("padding", PaddedText, u"a"_s, u"a   "_s, true);
    row("padding in front", PaddedText, u"a"_s, u" a"_s, false);
    row("zeros behind", Number, u"7.5"_s, u"7.500"_s, true);
    row("zeros in front", Number, u"007"_s, u"7"_s, true);
    row("exponent", Number, u"7.5e2"_s, u"750"_s, true);
    row("small exponent", Number, u"1e-3"_s, u".001"_s, true);
    row("signs", Number, u"-0"_s, u"+0.0"_s, true);
    row("minus", Number, u"-1"_s, u"1"_s, false);
    row("beyond doubles", Number, u"9007199254740993"_s, u"9007199254740992"_s, false);
    row("long fraction", Number, u"0.1"_s, u"0.1000000000000000055"_s, false);
    row("no number", Number, u"abc"_s, u"ABC"_s, false);
    row("empty is no zero", Number, QLatin1StringView(""), u"0"_s, false);
    row("truth", Truth, u"1"_s, u"true"_s, true);
    row("untruth", Truth, u"f"_s, u"0"_s, true);
    row("truth and not", Truth, u"yes"_s, u"no"_s, false);
    row("more than truth", Truth, u"2"_s, u"1"_s, false);
    row("blank or T", Time, u"2026-03-29 02:30:00"_s, u"2026-03-29T02:30"_s, true);
    row("fine parts", Time, u"2026-03-29 02:30:00.500"_s, u"2026-03-29T02:30:00.5"_s, true);
    row("other fine parts", Time, u"2026-03-29 02:30:00.501"_s, u"2026-03-29T02:30:00.5"_s, false);
    row("midnight", Time, u"2026-03-29"_s, u"2026-03-29T00:00:00"_s, true);
    row("zones", Time, u"2026-03-29T02:30:00+02"_s, u"2026-03-29T00:30:00Z"_s, true);
    row("zone and none", Time, u"2026-03-29T02:30:00+00"_s, u"2026-03-29T02:30:00"_s, true);
    row("another zone", Time, u"2026-03-29T02:30:00+01"_s, u"2026-03-29T02:30:00"_s, false);
    row("time of day", Time, u"10:00"_s, u"10:00:00"_s, true);
    row("no time", Time, u"soon"_s, u"Soon"_s, false);
    row("no such day", Time, u"0000-00-00"_s, u"0000-00-01"_s, false);
    row("json", Json, u"{\"b\": 1, \"a\": 2}"_s, u"{\"a\":2,\"b\":1}"_s, true);
    row("other json", Json, u"[1, 2]"_s, u"[2, 1]"_s, false);
    row("no json", Json, u"{"_s, u"{ "_s, false);
    row("anything", Anything, u"{\"a\":1}"_s, u"{\"a\": 1}"_s, false);
}

void SameValueTest::whatMeansTheSame()
{
    QFETCH(ColumnKind, kind);
    QFETCH(QString, one);
    QFETCH(QString, other);
    QTEST(meanTheSame(kind, one, other), "same");
    QTEST(meanTheSame(kind, other, one), "same");
    QVERIFY(meanTheSame(kind, one, one));
}

void SameValueTest::nothingIsNoEmptyText()
{
    QVERIFY(meanTheSame(ColumnKind::Text, QString(), QString()));
    QVERIFY(!meanTheSame(ColumnKind::Text, QString(), QLatin1StringView("")));
    QVERIFY(!meanTheSame(ColumnKind::Number, u"0"_s, QString()));
}

void SameValueTest::whatIsANumber()
{
    for (const QString &number : {u"0"_s, u"-1.5"_s, u".5"_s, u"5."_s, u"1E+20"_s, u" 7 "_s})
        QVERIFY2(isNumber(number), qPrintable(number));
    for (const QString &other : {u""_s, u"-"_s, u"."_s, u"e5"_s, u"1,5"_s, u"0x1F"_s, u"1 2"_s})
        QVERIFY2(!isNumber(other), qPrintable(other));
}

INTRAY_TEST_GUILESS_MAIN(SameValueTest)
#include "tst_samevalue.moc"
