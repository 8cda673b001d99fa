// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/times.h"
#include "support/testclass.h"

#include <QTest>
#include <QTimeZone>

using namespace intray;
using namespace std::chrono_literals;

class TestTimes : public QObject
{
    Q_OBJECT

private slots:
    void aTimeIsWrittenInUtcAndReadAgain();
    void aTimeFromAnotherZoneIsTheSameInstant();
    void everyFormIsReadAsQtReadsIt_data();
    void everyFormIsReadAsQtReadsIt();
    void noTimeStaysNoTime();
    void brokenTextGivesNoTime();
    void spansAreReadWithTheirUnits_data();
    void spansAreReadWithTheirUnits();
    void textThatIsNoSpanIsRefused_data();
    void textThatIsNoSpanIsRefused();
    void writtenSpansAreReadAgain();
};

void TestTimes::aTimeIsWrittenInUtcAndReadAgain()
{
    const QDateTime time(QDate(2026, 3, 29), QTime(1, 2, 3, 45), Qt::UTC);
    QCOMPARE(isoTime(time), QStringLiteral("2026-03-29T01:02:03.045Z"));
    QCOMPARE(timeFromIso(isoTime(time)), time);
}

void TestTimes::aTimeFromAnotherZoneIsTheSameInstant()
{
    const QDateTime berlin(QDate(2026, 7, 1), QTime(12, 0), QTimeZone(7200));
    QCOMPARE(isoTime(berlin), QStringLiteral("2026-07-01T10:00:00.000Z"));
    QCOMPARE(timeFromIso(QStringLiteral("2026-07-01T12:00:00.000+02:00")), berlin);
}

void TestTimes::everyFormIsReadAsQtReadsIt_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text :
         {"2026-03-05T01:02:03.045Z", "2026-03-29T01:02:03.045Z", "2024-02-29T23:59:59.999Z",
          "2026-02-29T00:00:00.000Z", "0001-01-01T00:00:00.000Z", "0000-01-01T00:00:00.000Z",
          "year-01-01T00:00:00.000Z", "2026-13-01T00:00:00.000Z", "2026-01-01T24:00:00.000Z",
          "2026-01-01T00:60:00.000Z", "2026-01-01T00:00:00.12sZ", "2026-01-01 00:00:00.000Z",
          "2026-01-01T00:00:00.000z", "2026-01-01T00:00:00,000Z", "2026-01-01T00:00:00Z",
          "2026-01-01T00:00:00.0001Z"})
        QTest::newRow(text) << QString::fromLatin1(text);
}

void TestTimes::everyFormIsReadAsQtReadsIt()
{
    QFETCH(QString, text);
    const QDateTime time = timeFromIso(text);
    const QDateTime byQt = QDateTime::fromString(text, Qt::ISODateWithMs);
    QCOMPARE(time.isValid(), byQt.isValid());
    QCOMPARE(time, byQt.isValid() ? byQt.toUTC() : QDateTime());
    QCOMPARE(time.isValid() ? time.timeSpec() : Qt::UTC, Qt::UTC);
}

void TestTimes::noTimeStaysNoTime()
{
    QVERIFY(isoTime(QDateTime()).isNull());
    QVERIFY(!timeFromIso(QString()).isValid());
}

void TestTimes::brokenTextGivesNoTime()
{
    QVERIFY(!timeFromIso(QStringLiteral("yesterday")).isValid());
    QVERIFY(!timeFromIso(QStringLiteral("2026-02-30T00:00:00.000Z")).isValid());
}

void TestTimes::spansAreReadWithTheirUnits_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<qint64>("seconds");
    QTest::newRow("seconds") << "90s" << qint64(90);
    QTest::newRow("minutes") << "30m" << qint64(1800);
    QTest::newRow("hours") << "2h" << qint64(7200);
    QTest::newRow("days") << "3d" << qint64(259200);
    QTest::newRow("plain") << "45" << qint64(45);
    QTest::newRow("zero") << "0" << qint64(0);
    QTest::newRow("blanks around") << " 5m " << qint64(300);
}

void TestTimes::spansAreReadWithTheirUnits()
{
    QFETCH(QString, text);
    QFETCH(qint64, seconds);
    QVERIFY(spanFromText(text).has_value());
    QCOMPARE(spanFromText(text)->count(), seconds);
}

void TestTimes::textThatIsNoSpanIsRefused_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << "";
    QTest::newRow("blank") << "  ";
    QTest::newRow("unit alone") << "m";
    QTest::newRow("negative") << "-5m";
    QTest::newRow("fraction") << "1.5h";
    QTest::newRow("unknown unit") << "3w";
    QTest::newRow("two units") << "1h30m";
    QTest::newRow("too long") << "99999999999999d";
}

void TestTimes::textThatIsNoSpanIsRefused()
{
    QFETCH(QString, text);
    QVERIFY(!spanFromText(text));
}

void TestTimes::writtenSpansAreReadAgain()
{
    for (const auto span : {0s, 1s, 59s, 60s, 61s, 3600s, 5400s, 86400s, 90000s, 259200s})
        QVERIFY(spanFromText(textOfSpan(span)) == span);
    QCOMPARE(textOfSpan(30min), QStringLiteral("30m"));
    QCOMPARE(textOfSpan(72h), QStringLiteral("3d"));
}

INTRAY_TEST_APPLESS_MAIN(TestTimes)
#include "tst_times.moc"
