// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "verify/warranty/surebounds.h"

#include <QTest>

#include <cmath>
#include <random>

using namespace intray;

/// Bounds hold as often as they say, also for somebody who looks again and again and stops at the
/// moment that pleases least.
class SureBounds : public QObject
{
    Q_OBJECT

private slots:
    void aChanceIsNotTakenForLessHoweverOftenOneLooks();
    void whatIsThereIsNotTakenForLessWhileItIsFound();
    void whatIsWrongIsNotTakenForLessWhileASampleGrows_data();
    void whatIsWrongIsNotTakenForLessWhileASampleGrows();
    void aMeanIsNotTakenForLessWhileValuesCome();
    void aWholeSampleLeavesNoDoubt();
    void noSampleSaysNothing();
    void lookingAgainCostsLittle();
    void moreThatIsFoundMeansMoreThatIsThere();

private:
    std::mt19937_64 chance{2026};
    bool happens(double share) { return std::uniform_real_distribution<>(0, 1)(chance) < share; }
};

constexpr double risk = 0.1;
constexpr int trials = 400;
// As many as go wrong by chance alone in 400 with this risk, but once in 10,000 times.
constexpr int mostFailures = 63;

void SureBounds::aChanceIsNotTakenForLessHoweverOftenOneLooks()
{
    int failures = 0;
    for (int trial = 0; trial < trials; ++trial) {
        const double truly = 0.02 + 0.3 * trial / trials;
        int happened = 0;
        bool failed = false;
        for (int tries = 1; tries <= 120 && !failed; ++tries) {
            happened += happens(truly);
            failed = chanceAtMost(happened, tries, risk) < truly;
        }
        failures += failed;
    }
    QVERIFY2(failures <= mostFailures, qPrintable(QString::number(failures)));
}

void SureBounds::whatIsThereIsNotTakenForLessWhileItIsFound()
{
    int failures = 0;
    for (int trial = 0; trial < trials; ++trial) {
        const double share = 0.1 + 0.8 * trial / trials;
        int found = 0;
        bool failed = false;
        for (int there = 1; there <= 120 && !failed; ++there) {
            found += happens(share);
            failed = mostWithChance(found, share, risk) < there;
        }
        failures += failed;
    }
    QVERIFY2(failures <= mostFailures, qPrintable(QString::number(failures)));
}

void SureBounds::whatIsWrongIsNotTakenForLessWhileASampleGrows_data()
{
    QTest::addColumn<double>("noticed");
    QTest::newRow("all is noticed") << 1.0;
    QTest::newRow("much is overlooked") << 0.7;
}

void SureBounds::whatIsWrongIsNotTakenForLessWhileASampleGrows()
{
    QFETCH(double, noticed);
    constexpr int population = 120;
    int failures = 0;
    for (int trial = 0; trial < trials; ++trial) {
        const int wrong = trial % 30;
        QList<bool> records(population, false);
        std::fill_n(records.begin(), wrong, true);
        std::shuffle(records.begin(), records.end(), chance);
        int found = 0;
        bool failed = false;
        for (int lookedAt = 1; lookedAt <= population && !failed; lookedAt += 3) {
            for (int one = std::max(0, lookedAt - 3); one < lookedAt; ++one)
                found += records.at(one) && happens(noticed);
            failed = mostInPopulation(population, lookedAt, found, noticed, risk) < wrong;
        }
        failures += failed;
    }
    QVERIFY2(failures <= mostFailures, qPrintable(QString::number(failures)));
}

void SureBounds::aMeanIsNotTakenForLessWhileValuesCome()
{
    int failures = 0;
    for (int trial = 0; trial < trials; ++trial) {
        const double many = 0.05 + 0.5 * trial / trials; // one or six
        QList<double> seen;
        bool failed = false;
        while (seen.size() < 60 && !failed) {
            seen << (happens(many) ? 6 : 1);
            failed = meanAtMost(seen, 1, 9, risk) < 1 + 5 * many;
        }
        failures += failed;
    }
    QVERIFY2(failures <= mostFailures, qPrintable(QString::number(failures)));
}

void SureBounds::aWholeSampleLeavesNoDoubt()
{
    QCOMPARE(mostInPopulation(40, 40, 3, 1, risk), 3);
    QCOMPARE(mostWithChance(3, 1, risk), 3);
}

void SureBounds::noSampleSaysNothing()
{
    QCOMPARE(mostInPopulation(40, 0, 0, 1, risk), 40);
    QCOMPARE(mostInPopulation(40, 20, 0, 0, risk), 40);
    QVERIFY(mostWithChance(0, 0, risk) > 1'000'000);
    QCOMPARE(chanceAtMost(0, 0, risk), 1.0);
    QCOMPARE(meanAtMost({}, 1, 9, risk), 9.0);
}

/// Beside the exact bound of somebody who looks but once: of 583 records 31 were drawn, and nothing
/// was wrong with them.
void SureBounds::lookingAgainCostsLittle()
{
    int once = 0;
    for (double likelihood = 1; likelihood > 0.05; ++once) {
        likelihood = 1;
        for (int drawn = 0; drawn < 31; ++drawn)
            likelihood *= double(583 - once - drawn) / double(583 - drawn);
    }
    QVERIFY(once > 40);
    QVERIFY(mostInPopulation(583, 31, 0, 1, 0.05) >= once - 2);
    QVERIFY(mostInPopulation(583, 31, 0, 1, 0.05) <= once * 5 / 4);
}

void SureBounds::moreThatIsFoundMeansMoreThatIsThere()
{
    for (int found = 0; found < 20; ++found) {
        QVERIFY(mostInPopulation(500, 60, found, 0.9, risk) <
                mostInPopulation(500, 60, found + 1, 0.9, risk));
        QVERIFY(mostWithChance(found, 0.3, risk) < mostWithChance(found + 1, 0.3, risk));
        QVERIFY(mostWithChance(found, 0.3, risk) > mostWithChance(found, 0.4, risk));
    }
}

INTRAY_TEST_GUILESS_MAIN(SureBounds)
#include "tst_surebounds.moc"
