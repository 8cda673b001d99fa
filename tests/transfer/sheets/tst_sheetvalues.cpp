// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "transfer/sheets/sheetdate.h"
#include "transfer/sheets/sheetrow.h"
#include "transfer/sheets/sheettext.h"
#include "transfer/sheets/zeroform.h"

#include <QTest>

#include <limits>

using namespace intray;
using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(intray::NumberKind)

/// What a number of a sheet becomes: by its format's code, and by the day that the workbook counts
/// from.
class TestSheetValues : public QObject
{
    Q_OBJECT

private slots:
    void aFormatSaysWhatANumberIs_data();
    void aFormatSaysWhatANumberIs();
    void aKnownFormatSaysWhatANumberIs();
    void aSerialIsADate_data();
    void aSerialIsADate();
    void daysCountFromEitherBeginning();
    void whatIsNoDateStaysANumber_data();
    void whatIsNoDateStaysANumber();
    void aNumberHasTheFewestDigits_data();
    void aNumberHasTheFewestDigits();
    void aLongNumberKeepsItsDigits_data();
    void aLongNumberKeepsItsDigits();
    void aFormatMayShowAllPlaces_data();
    void aFormatMayShowAllPlaces();
    void whatIsShownMayHaveAllPlaces();
    void whatIsNoNumberIsNone();
    void isoTextsAreDates();
    void durationsAreTimes();
    void cellsHaveNames();
    void escapesAreCharacters_data();
    void escapesAreCharacters();
};

void TestSheetValues::aFormatSaysWhatANumberIs_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<NumberKind>("kind");
    const auto row = [](const QString &code, NumberKind kind) {
        QTest::newRow(code.isEmpty() ? "no code" : qPrintable(code)) << code << kind;
    };
    for (const QString &code : {u"General"_s,
                                u"0"_s,
                                u"#,##0.00"_s,
                                u"0%"_s,
                                u"0.00E+00"_s,
                                u"@"_s,
                                u"# ?/?"_s,
                                u"[$\u20ac-407]#,##0.00"_s,
                                u"0.00 \"dms\""_s,
                                u"0\\d"_s,
                                u"[Red]0;[Blue]-0"_s,
                                u"0_h"_s,
                                u"*d0"_s,
                                u"\"TRUE\";\"TRUE\";\"FALSE\""_s,
                                u"[<=9999999]###-####;0"_s,
                                u"[Magenta]0"_s,
                                u"0;yyyy"_s,
                                u"\"open quote d"_s,
                                u"0\\"_s,
                                u""_s})
        row(code, NumberKind::Plain);
    for (const QString &code :
         {u"m/d/yyyy"_s, u"[$-409]d\\-mmm\\-yy;@"_s, u"dd.mm.yyyy"_s, u"yyyy\"h\"m"_s, u"mmm"_s,
          u"mm"_s, u"MM-DD"_s, u"[Red]d/m/yy"_s, u"[>1]yyyy;0"_s, u"ggge"_s,
          u"[$-F800]dddd\\,\\ mmmm"_s, u"[<1]0;yyyy"_s})
        row(code, NumberKind::Date);
    for (const QString &code : {u"h:mm"_s, u"mm:ss"_s, u"h:mm AM/PM"_s, u"hh\"h\"mm"_s, u"ss.000"_s,
                                u"h a/p"_s, u"mm:ss.0"_s, u"H:MM:SS"_s})
        row(code, NumberKind::Time);
    for (const QString &code :
         {u"m/d/yy h:mm"_s, u"yyyy-mm-dd\\Thh:mm:ss"_s, u"mm/dd/yy\\ hh:mm\\ AM/PM"_s, u"d h"_s})
        row(code, NumberKind::DateTime);
    for (const QString &code : {u"[h]:mm"_s, u"[mm]:ss"_s, u"[SS]"_s, u"[hh]:mm:ss.0"_s})
        row(code, NumberKind::Elapsed);
}

void TestSheetValues::aFormatSaysWhatANumberIs()
{
    QFETCH(QString, code);
    QFETCH(NumberKind, kind);
    QCOMPARE(kindOfFormat(code), kind);
}

void TestSheetValues::aKnownFormatSaysWhatANumberIs()
{
    for (const int id : {0, 1, 9, 10, 12, 37, 44, 48, 49, 59, 163})
        QCOMPARE(kindOfKnownFormat(id), NumberKind::Plain);
    for (const int id : {14, 15, 16, 17, 27, 36, 50, 58})
        QCOMPARE(kindOfKnownFormat(id), NumberKind::Date);
    for (const int id : {18, 19, 20, 21, 32, 45, 47, 55})
        QCOMPARE(kindOfKnownFormat(id), NumberKind::Time);
    QCOMPARE(kindOfKnownFormat(22), NumberKind::DateTime);
    QCOMPARE(kindOfKnownFormat(46), NumberKind::Elapsed);
}

void TestSheetValues::aSerialIsADate_data()
{
    QTest::addColumn<double>("days");
    QTest::addColumn<NumberKind>("kind");
    QTest::addColumn<QString>("text");
    QTest::newRow("day") << 45351.0 << NumberKind::Date << u"2024-02-29"_s;
    QTest::newRow("first") << 1.0 << NumberKind::Date << u"1900-01-01"_s;
    QTest::newRow("before the leap day") << 59.0 << NumberKind::Date << u"1900-02-28"_s;
    QTest::newRow("behind the leap day") << 61.0 << NumberKind::Date << u"1900-03-01"_s;
    QTest::newRow("last") << 2958465.0 << NumberKind::Date << u"9999-12-31"_s;
    QTest::newRow("day with a time") << 45351.5 << NumberKind::Date << u"2024-02-29T12:00:00"_s;
    QTest::newRow("midnight") << 45351.0 << NumberKind::DateTime << u"2024-02-29T00:00:00"_s;
    QTest::newRow("rounded") << 17533.6230671296 << NumberKind::DateTime
                             << u"1948-01-01T14:57:13"_s;
    QTest::newRow("fraction") << 45351.0 + 0.5 / 86400 << NumberKind::DateTime
                              << u"2024-02-29T00:00:00.5"_s;
    QTest::newRow("time") << 0.75 << NumberKind::Time << u"18:00:00"_s;
    QTest::newRow("no time") << 0.0 << NumberKind::Time << u"00:00:00"_s;
    QTest::newRow("nearly a day") << 0.99999999999 << NumberKind::Time << u"23:59:59.999"_s;
    QTest::newRow("time with a day") << 2.25 << NumberKind::Time << u"1900-01-02T06:00:00"_s;
    QTest::newRow("elapsed") << 1.5 << NumberKind::Elapsed << u"36:00:00"_s;
    QTest::newRow("elapsed long") << 100.0 << NumberKind::Elapsed << u"2400:00:00"_s;
}

void TestSheetValues::aSerialIsADate()
{
    QFETCH(double, days);
    QFETCH(NumberKind, kind);
    QFETCH(QString, text);
    QCOMPARE(textOfSerial(days, kind, DateSystem::From1900), text);
}

void TestSheetValues::daysCountFromEitherBeginning()
{
    QCOMPARE(textOfSerial(0, NumberKind::Date, DateSystem::From1904), u"1904-01-01"_s);
    QCOMPARE(textOfSerial(60, NumberKind::Date, DateSystem::From1904), u"1904-03-01"_s);
    QCOMPARE(textOfSerial(43889, NumberKind::Date, DateSystem::From1904), u"2024-02-29"_s);
    QCOMPARE(textOfSerial(0.5, NumberKind::DateTime, DateSystem::From1904),
             u"1904-01-01T12:00:00"_s);
}

void TestSheetValues::whatIsNoDateStaysANumber_data()
{
    QTest::addColumn<double>("days");
    QTest::addColumn<NumberKind>("kind");
    QTest::newRow("before") << -1.0 << NumberKind::Date;
    QTest::newRow("nought") << 0.0 << NumberKind::Date;
    QTest::newRow("below one") << 0.5 << NumberKind::DateTime;
    QTest::newRow("leap day") << 60.25 << NumberKind::DateTime;
    QTest::newRow("beyond") << 2958466.0 << NumberKind::Date;
    QTest::newRow("far beyond") << 1e300 << NumberKind::Elapsed;
    QTest::newRow("negative time") << -0.5 << NumberKind::Time;
    QTest::newRow("no number") << std::numeric_limits<double>::quiet_NaN() << NumberKind::Time;
}

void TestSheetValues::whatIsNoDateStaysANumber()
{
    QFETCH(double, days);
    QFETCH(NumberKind, kind);
    QVERIFY(!textOfSerial(days, kind, DateSystem::From1900));
}

void TestSheetValues::aNumberHasTheFewestDigits_data()
{
    QTest::addColumn<QString>("stored");
    QTest::addColumn<QString>("text");
    const QList<QPair<QString, QString>> rows{{u"31001.0"_s, u"31001"_s},
                                              {u"0.1"_s, u"0.1"_s},
                                              {u"0.10000000000000001"_s, u"0.1"_s},
                                              {u"41800000.009999998"_s, u"41800000.01"_s},
                                              {u"-0"_s, u"0"_s},
                                              {u"-2.50"_s, u"-2.5"_s},
                                              {u"1E3"_s, u"1000"_s},
                                              {u"1e-3"_s, u"0.001"_s},
                                              {u"4111111111111111"_s, u"4111111111111111"_s},
                                              {u"1e20"_s, u"100000000000000000000"_s},
                                              {u"1e21"_s, u"1e+21"_s},
                                              {u"1.5e-9"_s, u"1.5e-09"_s}};
    for (const auto &[stored, text] : rows)
        QTest::newRow(qPrintable(stored)) << stored << text;
}

void TestSheetValues::aNumberHasTheFewestDigits()
{
    QFETCH(QString, stored);
    QFETCH(QString, text);
    QCOMPARE(textOfNumber(QStringView(stored)), text);
    QCOMPARE(textOfNumber(QStringView(stored))->toDouble(), stored.toDouble());
}

void TestSheetValues::aLongNumberKeepsItsDigits_data()
{
    QTest::addColumn<QString>("stored");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isTold");
    const auto row = [](const QString &stored, const QString &text, bool isTold) {
        QTest::newRow(qPrintable(stored)) << stored << text << isTold;
    };
    row(u"1234567890123456789"_s, u"1234567890123456789"_s, true);
    row(u"9007199254740993"_s, u"9007199254740993"_s, true);
    row(u"9007199254740992"_s, u"9007199254740992"_s, true);
    row(u"-1234567890123457.0"_s, u"-1234567890123457"_s, true);
    row(u" 1234567890123456789012345 "_s, u"1234567890123456789012345"_s, true);
    row(u"1.2345678901234567E+18"_s, u"1234567890123456700"_s, true);
    row(u"1.23456789012345e18"_s, u"1234567890123450000"_s, true);
    row(u"12345678901234567.89"_s, u"12345678901234567.89"_s, true);
    row(u"123456789012345.6789"_s, u"123456789012345.6789"_s, false);
    row(u"0.1234567890123456789"_s, u"0.1234567890123456789"_s, false);
    row(u"123456789012345"_s, u"123456789012345"_s, false);
    row(u"0.1000000000000000055511151231257827"_s, u"0.1"_s, false);
    row(u"0.30000000000000004"_s, u"0.30000000000000004"_s, false);
    row(u"31001.00000000000000"_s, u"31001"_s, false);
    row(u"1234567890123456789E-10"_s, u"123456789.01234567"_s, false);
}

/// A number of another program may be an id, of which no digit may be lost.
void TestSheetValues::aLongNumberKeepsItsDigits()
{
    QFETCH(QString, stored);
    QFETCH(QString, text);
    QFETCH(bool, isTold);
    QCOMPARE(textOfNumber(QStringView(stored)), text);
    QCOMPARE(isLongNumber(text), isTold);
}

void TestSheetValues::aFormatMayShowAllPlaces_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("number");
    QTest::addColumn<QString>("text");
    const auto row = [](const QString &code, const QString &number, const QString &text) {
        QTest::newRow(qPrintable(code + u' ' + number)) << code << number << text;
    };
    row(u"00000"_s, u"35"_s, u"00035"_s);
    row(u"00000"_s, u"123456"_s, u"123456"_s);
    row(u"00000"_s, u"-35"_s, u"-00035"_s);
    row(u"00000"_s, u"0.5"_s, u"0.5"_s);
    row(u"00000;@"_s, u"0"_s, u"00000"_s);
    row(u"[$-407]00000"_s, u"7"_s, u"00007"_s);
    row(u"[Red]000_)"_s, u"7"_s, u"007"_s);
    row(u"0000-000"_s, u"7"_s, u"0000-007"_s);
    row(u"000\\-00\\-0000"_s, u"123456789"_s, u"123-45-6789"_s);
    row(u"0000-000"_s, u"123456789"_s, u"123456-789"_s);
    row(u"\"0800-\"000000"_s, u"4711"_s, u"0800-004711"_s);
    row(u"##00"_s, u"7"_s, u"07"_s);
    row(u"0000.00"_s, u"35"_s, u"0035.00"_s);
    row(u"0000.00"_s, u"35.678"_s, u"0035.678"_s);
    row(u"0000.00"_s, u"-0.5"_s, u"-0000.50"_s);
    row(u"00.##"_s, u"7"_s, u"07"_s);
    row(u"00.0# \"m\""_s, u"7.25"_s, u"07.25 m"_s);
    row(u"[<=99999]00000;00000\\-0000"_s, u"35"_s, u"00035"_s);
    row(u"[<=99999]00000;00000\\-0000"_s, u"350001"_s, u"00035-0001"_s);
    row(u"[<100]000;0"_s, u"7"_s, u"007"_s);
    row(u"[<100]000;0"_s, u"700"_s, u"700"_s);
    row(u"[=0]0;[<10]\";\"00;000"_s, u"0"_s, u"0"_s);
    row(u"[=0]0;[<10]\";\"00;000"_s, u"7"_s, u";07"_s);
    row(u"[=0]0;[<10]\";\"00;000"_s, u"70"_s, u"070"_s);
    for (const QString &code :
         {u"General"_s, u"0"_s, u"0.00"_s, u"0.000"_s, u"0%"_s, u"#,##0"_s, u"0,000"_s,
          u"0.00E+00"_s, u"#-00"_s, u"[>100]000;0"_s, u"00.0.0"_s, u"[$\u20ac-407]000"_s,
          u"000 ?/?"_s, u"@"_s, u"0\"kg\""_s, u"\"open"_s, u"00[Red"_s, u"00\\"_s, u""_s})
        row(code, u"7"_s, u"7"_s);
}

void TestSheetValues::aFormatMayShowAllPlaces()
{
    QFETCH(QString, code);
    QFETCH(QString, number);
    QFETCH(QString, text);
    QCOMPARE(inZeroForm(zeroFormOf(code), number), text);
}

void TestSheetValues::whatIsShownMayHaveAllPlaces()
{
    QCOMPARE(zeroFormShown(u"00035"_s, u"35"_s), u"00035"_s);
    QCOMPARE(zeroFormShown(u"-0035"_s, u"-35"_s), u"-0035"_s);
    QCOMPARE(zeroFormShown(u"0000-007"_s, u"7"_s), u"0000-007"_s);
    QCOMPARE(zeroFormShown(u"000"_s, u"0"_s), u"000"_s);
    QCOMPARE(zeroFormShown(u"0035.0"_s, u"35"_s), u"0035.0"_s);
    QCOMPARE(zeroFormShown(u"0035,00"_s, u"35"_s), u"0035.00"_s);
    QCOMPARE(zeroFormShown(u"0035,7"_s, u"35.678"_s), u"0035.678"_s);
    QCOMPARE(zeroFormShown(u"00.5"_s, u"0.5"_s), u"00.5"_s);
    for (const QString &shown : {u"35"_s, u"0.35"_s, u"0,35"_s, u"036"_s, u"035 kg"_s, u"1.035"_s,
                                 u"0,035"_s, u"035."_s, u"0035.10"_s, u""_s})
        QVERIFY2(!zeroFormShown(shown, u"35"_s), qPrintable(shown));
    QVERIFY(!zeroFormShown(u"0036"_s, u"35.7"_s));
}

void TestSheetValues::whatIsNoNumberIsNone()
{
    for (const QString &text :
         {u""_s, u"1,5"_s, u"one"_s, u"1e999"_s, u"nan"_s, u"inf"_s, u"0x10"_s})
        QVERIFY2(!textOfNumber(QStringView(text)), qPrintable(text));
}

void TestSheetValues::isoTextsAreDates()
{
    QCOMPARE(textOfIso(u"2012-03-28"_s), u"2012-03-28"_s);
    QCOMPARE(textOfIso(u"1815-06-18"_s), u"1815-06-18"_s);
    QCOMPARE(textOfIso(u"2012-03-28T07:05:00"_s), u"2012-03-28T07:05:00"_s);
    QCOMPARE(textOfIso(u"2012-03-28T07:05:00.250000000"_s), u"2012-03-28T07:05:00.25"_s);
    QCOMPARE(textOfIso(u"07:05:00"_s), u"07:05:00"_s);
    for (const QString &text : {u""_s, u"2012-02-30"_s, u"tomorrow"_s, u"2012"_s})
        QVERIFY2(!textOfIso(text), qPrintable(text));
}

void TestSheetValues::durationsAreTimes()
{
    QCOMPARE(textOfDuration(u"PT12H30M00S"_s), u"12:30:00"_s);
    QCOMPARE(textOfDuration(u"PT36H00M00.5S"_s), u"36:00:00.5"_s);
    QCOMPARE(textOfDuration(u"PT90S"_s), u"00:01:30"_s);
    for (const QString &text : {u""_s, u"PT"_s, u"-PT1H"_s, u"P1D"_s, u"PT99999999999999999999H"_s})
        QVERIFY2(!textOfDuration(text), qPrintable(text));
}

void TestSheetValues::cellsHaveNames()
{
    QCOMPARE(cellName(0, 1), u"A1"_s);
    QCOMPARE(cellName(26, 7), u"AA7"_s);
    QCOMPARE(cellName(16'383, 1'048'576), u"XFD1048576"_s);
    QCOMPARE(columnOfCell(u"XFD1"), 16'383);
    for (const QString &name : {u""_s, u"A"_s, u"7"_s, u"a1"_s, u"A-1"_s, u"ABCDE1"_s})
        QVERIFY2(!columnOfCell(name), qPrintable(name));
    for (int column = 0; column < mostColumns; column += 7)
        QCOMPARE(columnOfCell(cellName(column, 3)), column);
}

void TestSheetValues::escapesAreCharacters_data()
{
    QTest::addColumn<QString>("written");
    QTest::addColumn<QString>("text");
    QTest::newRow("return") << u"a_x000D__x000a_b"_s << u"a\r\nb"_s;
    QTest::newRow("an underline") << u"_x005F_x000D_"_s << u"_x000D_"_s;
    QTest::newRow("a pair") << u"_xD83D__xDE00_"_s << u"\U0001F600"_s;
    QTest::newRow("half a pair") << u"_xD83D_"_s << u"_xD83D_"_s;
    QTest::newRow("a zero byte") << u"a_x0000_"_s << u"a_x0000_"_s;
    QTest::newRow("none") << u"_x00_x00G0_ _x12"_s << u"_x00_x00G0_ _x12"_s;
}

void TestSheetValues::escapesAreCharacters()
{
    QFETCH(QString, written);
    QFETCH(QString, text);
    QCOMPARE(withoutEscapes(written), text);
}

INTRAY_TEST_APPLESS_MAIN(TestSheetValues)
#include "tst_sheetvalues.moc"
