// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "verify/warranty/calibration.h"

#include <QTest>

using namespace intray;

/// What was expected of records, held against what was found.
class CalibrationTest : public QObject
{
    Q_OBJECT

private slots:
    void recordsOfWhichAsMuchWasExpectedStandTogether();
    void whatWasExpectedIsTheSumOfTheChances();
    void moreThanOneWrongFieldIsOneWrongRecord();
    void groupsWithoutRecordsAreLeftOut();
};

void CalibrationTest::recordsOfWhichAsMuchWasExpectedStandTogether()
{
    const auto groups = calibrationOf({{0.005, false}, {0.2, true}, {0.008, false}, {0.25, false}});
    QCOMPARE(groups.size(), 2);
    QCOMPARE(groups.at(0).records, 2);
    QCOMPARE(groups.at(0).wrong, 0);
    QCOMPARE(groups.at(1).records, 2);
    QCOMPARE(groups.at(1).wrong, 1);
    QCOMPARE(groups.at(1).share(), 0.5);
}

void CalibrationTest::whatWasExpectedIsTheSumOfTheChances()
{
    const auto groups = calibrationOf({{0.2, true}, {0.25, false}});
    QCOMPARE(groups.at(0).expected, 0.45);
    QCOMPARE(groups.at(0).expectedShare(), 0.225);
}

void CalibrationTest::moreThanOneWrongFieldIsOneWrongRecord()
{
    const auto groups = calibrationOf({{3, true}});
    QCOMPARE(groups.at(0).expected, 1.0);
    QCOMPARE(groups.at(0).most, 1.0);
}

void CalibrationTest::groupsWithoutRecordsAreLeftOut()
{
    QVERIFY(calibrationOf({}).isEmpty());
    QCOMPARE(calibrationOf({{0, false}}).size(), 1);
}

INTRAY_TEST_APPLESS_MAIN(CalibrationTest)
#include "tst_calibration.moc"
