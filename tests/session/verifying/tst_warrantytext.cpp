// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/verifying/passpreview.h"
#include "session/verifying/warrantytext.h"
#include "support/testclass.h"

#include <QLocale>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// What is said of deliveries, and why nothing is said.
class WarrantyTextTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(u"en_GB"_s)); }

    void aStatementIsOneSentenceAfterTheOther();
    void aBoundIsNeverToldSmallerThanItIs();
    void withoutSlipsNothingIsStatedAndItSaysWhy();
    void aStatementAsWishedHasNoReasons();
    void howManyMoreWouldBeEnoughIsSaidOfOneDelivery();
    void whatWouldHelpIsNotSaidOfSeveral();
    void whileSomeWaitNothingElseIsAskedFor();
    void itIsSaidWhatAnHourWouldBuy();
    void withoutAPaceItIsSaidOfSomeRecords();
    void whereNothingPassedNoHourBuysAnything();
    void thePreviewSaysHowManyWouldBeOpened();
    void thePreviewSaysWhatItTakesForGranted();
    void whereAllHasToBeOpenedThePreviewSaysWhy();
    void anotherRuleIsForeseenThanTheQueueHas();
    void thePreviewSaysHowLongThatTakes();
    void withoutPlantedSlipsThePreviewSaysThatItStaysSo();
    void howLongItTakesIsLeftOutWhereTooFewWereCompleted();
};

namespace {

DeliveryWarranty delivery()
{
    DeliveryWarranty one;
    one.delivery = ImportId(1);
    one.records = 12400;
    one.opened = 5150;
    one.passed = 7250;
    one.figures = {.fields = 20, .opened = 5150, .mayPass = 7450, .sampled = 200, .again = 0.5};
    one.wrongFields = QList<qint64>(611, 1);
    return one;
}

QueueWarranty known(qint64 planted = 1000)
{
    QueueWarranty known;
    known.experience = {20, QList<qint64>(611, 1), planted, planted};
    known.deliveries = {delivery()};
    return known;
}

QList<WarrantyReason::Kind> kindsOf(const WarrantySaid &said)
{
    QList<WarrantyReason::Kind> kinds;
    for (const WarrantyReason &one : said.reasons)
        kinds << one.kind;
    return kinds;
}

/// 400 records that wait, of which the last ones are doubtful.
QueueWarranty waiting(QList<RecordDoubt> &doubts, qint64 planted = 1000)
{
    QueueWarranty known;
    known.experience = {20, QList<qint64>(200, 1), planted, planted};
    DeliveryWarranty one;
    one.records = 2000;
    one.figures.fields = 20;
    for (int i = 0; i < one.records; ++i) {
        one.waiting << ItemId(i + 1);
        doubts << RecordDoubt{ItemId(i + 1), QString::number(i), i < 1600 ? 0.0001 : 1.0, false, 0};
    }
    known.deliveries = {one};
    return known;
}

} // namespace

void WarrantyTextTest::aStatementIsOneSentenceAfterTheOther()
{
    const WarrantySaid said = saidOf(known());
    QVERIFY(said.statement);
    const QString sentence = sentenceOn(said);
    QVERIFY2(sentence.startsWith(u"Of 12,400 records 5,150 were opened, and 7,250 passed. At most "
                                 "0."_s),
             qPrintable(sentence));
    QVERIFY2(sentence.endsWith(u" % of their fields are still wrong (95 % sure). Found: 611 wrong "
                               "field(s)."_s),
             qPrintable(sentence));
}

void WarrantyTextTest::aBoundIsNeverToldSmallerThanItIs()
{
    QCOMPARE(boundPercent(0.005), u"0.5 %"_s);
    QCOMPARE(boundPercent(0.00501), u"0.51 %"_s);
    QCOMPARE(boundPercent(0.0020001), u"0.21 %"_s);
    QCOMPARE(boundPercent(1), u"100 %"_s);
    QCOMPARE(boundPercent(0), u"0 %"_s);
}

void WarrantyTextTest::withoutSlipsNothingIsStatedAndItSaysWhy()
{
    const WarrantySaid said = saidOf(known(0));
    QVERIFY(!said.statement);
    QVERIFY(boundSentenceOn(said).contains(u"cannot be stated"_s));
    QCOMPARE(kindsOf(said), QList{WarrantyReason::Kind::FewSlips});
    QVERIFY(said.reasons.constFirst().sentence.contains(u"0 of 100 planted slips"_s));
}

void WarrantyTextTest::aStatementAsWishedHasNoReasons()
{
    QueueWarranty easy = known();
    easy.rule.mostWrong = 100'000;
    const WarrantySaid said = saidOf(easy);
    QVERIFY(said.isAsWished());
    QVERIFY(said.reasons.isEmpty());
}

void WarrantyTextTest::howManyMoreWouldBeEnoughIsSaidOfOneDelivery()
{
    QueueWarranty hard = known();
    const double stated = hard.statement()->wrongFields;
    hard.rule.mostWrong = int(stated * 1e6 / 2);
    const WarrantySaid said = saidOf(hard);
    QVERIFY(said.more && *said.more > 0);
    QCOMPARE(kindsOf(said), QList{WarrantyReason::Kind::MoreToOpen});
    QVERIFY(said.reasons.constFirst().sentence.startsWith(QLocale().toString(*said.more)));
    hard.rule.mostWrong = 1;
    QCOMPARE(kindsOf(saidOf(hard)), QList{WarrantyReason::Kind::NeverEnough});
}

void WarrantyTextTest::whatWouldHelpIsNotSaidOfSeveral()
{
    QueueWarranty several = known();
    several.deliveries << delivery();
    several.rule.mostWrong = 1;
    const WarrantySaid said = saidOf(several);
    QCOMPARE(said.sums.records, 24800);
    QVERIFY(!said.more);
    QVERIFY(said.reasons.isEmpty());
}

void WarrantyTextTest::whileSomeWaitNothingElseIsAskedFor()
{
    QueueWarranty waiting = known();
    DeliveryWarranty &one = waiting.deliveries.first();
    one.lookAgain = one.figures.againWaits = 3000;
    one.steps = {one.figures, one.figures, one.figures};
    const WarrantySaid said = saidOf(waiting);
    QVERIFY(!said.isAsWished());
    QCOMPARE(kindsOf(said), QList{WarrantyReason::Kind::AgainWaits});
    QCOMPARE(aheadSentenceOn(said), QString());
    QVERIFY(said.course.isEmpty());
}

void WarrantyTextTest::itIsSaidWhatAnHourWouldBuy()
{
    HandlingTimes times;
    times.items = 500;
    times.median = 36s;
    const WarrantySaid said = saidOf(known(), times);
    QCOMPARE(said.ahead.size(), 3);
    QCOMPARE(said.ahead.constFirst().opened, 5250);
    const QString sentence = aheadSentenceOn(said);
    QVERIFY2(sentence.startsWith(u"An hour of one person, with 100 more of those that passed"_s),
             qPrintable(sentence));
    QVERIFY2(sentence.contains(
                 u"bring it to %1"_s.arg(boundPercent(said.ahead.constFirst().wrongFields))),
             qPrintable(sentence));
    QVERIFY2(sentence.endsWith(
                 u"3 hours to %1."_s.arg(boundPercent(said.ahead.constLast().wrongFields))),
             qPrintable(sentence));
    QVERIFY(groundSentencesOn(said, known().experience).contains(sentence));
}

void WarrantyTextTest::withoutAPaceItIsSaidOfSomeRecords()
{
    const QString sentence = aheadSentenceOn(saidOf(known()));
    QVERIFY2(sentence.startsWith(u"25 more of those that passed"_s), qPrintable(sentence));
}

void WarrantyTextTest::whereNothingPassedNoHourBuysAnything()
{
    QueueWarranty all = known();
    DeliveryWarranty &one = all.deliveries.first();
    one.figures.mayPass = one.figures.sampled;
    QCOMPARE(aheadSentenceOn(saidOf(all)), QString());
    QCOMPARE(aheadSentenceOn(saidOf(known(0))), QString());
}

void WarrantyTextTest::thePreviewSaysHowManyWouldBeOpened()
{
    QList<RecordDoubt> doubts;
    QueueWarranty asked = waiting(doubts);
    asked.deliveries.first().againByRules = 0.5;
    const PassForecast forecast = forecastOf({5000, 95}, asked, doubts);
    QVERIFY(forecast.opened > 400 && forecast.opened < 2000);
    QVERIFY(
        sentenceOn(forecast).startsWith(u"With this, %1 of 2,000 records would be opened. "_s.arg(
            QLocale().toString(forecast.opened))));
    QVERIFY(!sentenceOn(forecast).contains(u"second look"_s));
    asked.deliveries.first().againByRules = 0;
    QVERIFY(sentenceOn(forecastOf({5000, 95}, asked, doubts)).contains(u"second look"_s));
}

void WarrantyTextTest::thePreviewSaysWhatItTakesForGranted()
{
    QList<RecordDoubt> doubts;
    const QString sentence = sentenceOn(forecastOf({5000, 95}, waiting(doubts, 12), doubts));
    QVERIFY2(sentence.contains(u"5 of 100 slips"_s), qPrintable(sentence));
    QVERIFY2(sentence.contains(u"12 of 100 planted slips"_s), qPrintable(sentence));
    QVERIFY2(sentence.startsWith(u"At first every record is opened"_s), qPrintable(sentence));
    QVERIFY2(sentence.indexOf(u"Once it is known, about "_s) > 0, qPrintable(sentence));
    QVERIFY2(!sentence.contains(u"until then"_s), qPrintable(sentence));
}

void WarrantyTextTest::whereAllHasToBeOpenedThePreviewSaysWhy()
{
    QList<RecordDoubt> doubts;
    QueueWarranty nothingFound = waiting(doubts);
    nothingFound.experience.wrongFields.clear();
    const QString unknown = sentenceOn(forecastOf({100, 95}, nothingFound, doubts));
    QVERIFY2(unknown.startsWith(u"With this, all of 2,000 records would be opened. Nothing was "
                                "corrected here yet"_s),
             qPrintable(unknown));
    const QString tooSmall = sentenceOn(forecastOf({1, 95}, waiting(doubts), doubts));
    QVERIFY2(tooSmall.contains(u"too few"_s), qPrintable(tooSmall));
    QVERIFY(sentenceOn(forecastOf({1, 95}, {}, {})).startsWith(u"No delivery waits"_s));
}

void WarrantyTextTest::anotherRuleIsForeseenThanTheQueueHas()
{
    QList<RecordDoubt> doubts;
    const QueueWarranty asked = waiting(doubts);
    QVERIFY(forecastOf({20'000, 95}, asked, doubts).opened <
            forecastOf({5000, 95}, asked, doubts).opened);
}

void WarrantyTextTest::thePreviewSaysHowLongThatTakes()
{
    PassForecast forecast;
    forecast.records = 12'400;
    forecast.opened = 4'900;
    forecast.isLookedAtAgain = true;
    forecast.times = {212, 8s, 60s};
    QCOMPARE(sentenceOn(forecast),
             u"With this, 4,900 of 12,400 records would be opened. That takes about 11 hour(s): of "
             "the 212 records that were completed here lately, half took 8 second(s) or less "
             "each."_s);
    forecast.opened = 20;
    QVERIFY(sentenceOn(forecast).contains(u"about 3 minute(s)"_s));
}

void WarrantyTextTest::withoutPlantedSlipsThePreviewSaysThatItStaysSo()
{
    PassForecast forecast;
    forecast.records = 100;
    forecast.opened = 40;
    forecast.isAssumed = true;
    QVERIFY(sentenceOn(forecast, true).startsWith(u"At first every record is opened"_s));
    const QString sentence = sentenceOn(forecast, false);
    QVERIFY2(sentence.contains(u"Set Planted slips, too."_s), qPrintable(sentence));
    QVERIFY2(sentence.contains(u"about 40 of 100 records would be opened"_s), qPrintable(sentence));
}

void WarrantyTextTest::howLongItTakesIsLeftOutWhereTooFewWereCompleted()
{
    PassForecast forecast;
    forecast.records = forecast.opened = 100;
    forecast.experience.wrongFields = {1};
    forecast.times = {19, 8s, 60s};
    const QString sentence = sentenceOn(forecast);
    QVERIFY2(!sentence.contains(u"about"_s), qPrintable(sentence));
    QVERIFY2(sentence.contains(u"from 20 completed records on, and lately there were 19."_s),
             qPrintable(sentence));
}

INTRAY_TEST_GUILESS_MAIN(WarrantyTextTest)
#include "tst_warrantytext.moc"
