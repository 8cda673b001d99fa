// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "transfer/timeleft.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// How long something goes on.
class TimeLeftTest : public QObject
{
    Q_OBJECT

private slots:
    void itGoesOnAsFastAsItWas();
    void nothingIsSaidThatIsNotKnown();
    void itStandsBehindTheProgress();
};

void TimeLeftTest::itGoesOnAsFastAsItWas()
{
    QCOMPARE(timeLeftWords(10s, 50, 100), u"less than a minute left"_s);
    QCOMPARE(timeLeftWords(60s, 25, 100), u"about 3 min left"_s);
    QCOMPARE(timeLeftWords(3min, 1, 100), u"about 4 h 57 min left"_s);
}

void TimeLeftTest::nothingIsSaidThatIsNotKnown()
{
    QCOMPARE(timeLeftWords(2s, 50, 100), QString());
    QCOMPARE(timeLeftWords(60s, 0, 100), QString());
    QCOMPARE(timeLeftWords(60s, 50, 0), QString());
    QCOMPARE(timeLeftWords(60s, 100, 100), QString());
}

void TimeLeftTest::itStandsBehindTheProgress()
{
    QCOMPARE(withTimeLeft(u"5 rows"_s, 60s, 25, 100), u"5 rows, about 3 min left"_s);
    QCOMPARE(withTimeLeft(u"5 rows"_s, 1s, 25, 100), u"5 rows"_s);
}

INTRAY_TEST_GUILESS_MAIN(TimeLeftTest)
#include "tst_timeleft.moc"
