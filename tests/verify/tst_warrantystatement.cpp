// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "verify/warranty/warrantyplan.h"

#include <QTest>

using namespace intray;

/// The statement on a delivery, what is still needed for the one that was wished, and the plan.
class WarrantyStatement : public QObject
{
    Q_OBJECT

private slots:
    void aSampleWithoutAFaultMakesTheStatement();
    void whatIsFoundInTheSampleMakesItWeaker();
    void peopleWhoOverlookMoreMakeItWeaker();
    void nothingIsStatedWherePeopleWereNeverTried();
    void nothingIsStatedOfNoRecords();
    void unknownFaultsMayHaveAllFields();
    void noMoreAreWrongThanNobodyLookedAt();
    void whatCameBackIsOneRecordAndNotTwo();
    void whatIsDrawnAndWaitsIsTakenForWrong();
    void aSecondLookThatWaitsIsTakenToFindSomething();
    void itIsSaidHowManyMoreAreNeeded();
    void whatCannotBeHadIsSaid();
    void sureRecordsPassAndDoubtfulOnesAreOpened();
    void aStricterWishOpensMore();
    void fewerAreDrawnAtFirstThanWillBeNeeded();
    void equalDoubtsPassTogether();
    void whereNearlyAllWouldBeDrawnNonePasses();
    void whatWillBeFoundIsForeseen();
    void secondLooksAreTheOnesOfTheRules();
    void withoutAnyDoubtAboutTheTeamNothingPasses();
};

static WarrantyExperience experienced(qint64 planted = 100, qint64 caught = 98)
{
    return {19, QList<qint64>(300, 1), planted, caught};
}

static WarrantyGround ground(qint64 planted = 100, qint64 caught = 98)
{
    return groundOf(experienced(planted, caught), 0.95);
}

/// Of 1,000 records 583 may pass, and so many of these were looked at.
static WarrantyFigures figures(qint64 sampled = 100, qint64 found = 0)
{
    return {.opened = 417 + sampled,
            .mayPass = 583,
            .sampled = sampled,
            .found = found,
            .again = 0.5,
            .foundAgain = 4};
}

void WarrantyStatement::aSampleWithoutAFaultMakesTheStatement()
{
    const auto statement = statementOn(figures(), ground());
    QVERIFY(statement);
    QCOMPARE(statement->confidence, 0.95);
    QVERIFY(statement->wrongFields < 0.005);
    QVERIFY(statement->wrongFields > 0.001);
    QVERIFY(statement->passedWrong > 0);
    QVERIFY(statement->openedWrong > 0);
}

void WarrantyStatement::whatIsFoundInTheSampleMakesItWeaker()
{
    QVERIFY(statementOn(figures(100, 3), ground())->wrongFields >
            statementOn(figures(100, 0), ground())->wrongFields);
    QVERIFY(statementOn(figures(100), ground())->wrongFields <
            statementOn(figures(50), ground())->wrongFields);
}

void WarrantyStatement::peopleWhoOverlookMoreMakeItWeaker()
{
    QVERIFY(statementOn(figures(), ground(100, 70))->wrongFields >
            statementOn(figures(), ground(100, 98))->wrongFields);
    QVERIFY(statementOn(figures(), ground(10, 10))->wrongFields >
            statementOn(figures(), ground(100, 100))->wrongFields);
}

void WarrantyStatement::nothingIsStatedWherePeopleWereNeverTried()
{
    QVERIFY(!statementOn(figures(), ground(0, 0)));
    QVERIFY(!statementOn(figures(), ground(20, 0)));
}

void WarrantyStatement::nothingIsStatedOfNoRecords()
{
    QVERIFY(!statementOn({}, ground()));
}

void WarrantyStatement::unknownFaultsMayHaveAllFields()
{
    WarrantyExperience nobodyFoundAny = experienced();
    nobodyFoundAny.wrongFields.clear();
    QCOMPARE(groundOf(nobodyFoundAny, 0.95).fieldsPerWrong, 19.0);
    QVERIFY(groundOf(experienced(), 0.95).fieldsPerWrong < 2);
}

void WarrantyStatement::noMoreAreWrongThanNobodyLookedAt()
{
    WarrantyFigures returned = figures(40, 2);
    returned.returned = 583 - 40 - 10;
    QCOMPARE(statementOn(returned, ground())->passedWrong, 10);
}

void WarrantyStatement::whatCameBackIsOneRecordAndNotTwo()
{
    WarrantyFigures returned = figures();
    returned.returned = 100;
    returned.opened += 100;
    const auto statement = statementOn(returned, ground());
    const auto records = returned.opened + returned.mayPass - returned.sampled - 100;
    QCOMPARE(statement->wrongFields, double(statement->passedWrong + statement->openedWrong) *
                                         ground().fieldsPerWrong /
                                         double(records * ground().fields));
}

void WarrantyStatement::whatIsDrawnAndWaitsIsTakenForWrong()
{
    WarrantyFigures chosen = figures(80);
    chosen.sampleWaits = 20;
    const auto waits = statementOn(chosen, ground());
    const auto wrong = statementOn(figures(100, 20), ground());
    QVERIFY(waits->passedWrong >= wrong->passedWrong);
    QVERIFY(waits->wrongFields > statementOn(figures(80), ground())->wrongFields);
}

void WarrantyStatement::aSecondLookThatWaitsIsTakenToFindSomething()
{
    WarrantyFigures waiting = figures();
    waiting.againWaits = 30;
    QVERIFY(statementOn(waiting, ground())->openedWrong >= 30);
}

void WarrantyStatement::itIsSaidHowManyMoreAreNeeded()
{
    const auto more = moreToLookAt(figures(40), ground(), 0.004);
    QVERIFY(more);
    QVERIFY(*more > 0);
    QVERIFY(statementOn(figures(40 + *more), ground())->wrongFields <= 0.004);
    QVERIFY(statementOn(figures(40 + *more - 1), ground())->wrongFields > 0.004);
    QCOMPARE(moreToLookAt(figures(40 + *more), ground(), 0.004), 0);
}

void WarrantyStatement::whatCannotBeHadIsSaid()
{
    WarrantyFigures badWork = figures();
    badWork.foundAgain = 80;
    QVERIFY(!moreToLookAt(badWork, ground(), 0.0005));
}

/// 400 records of which each is likely wrong, and 600 that are sure.
static DeliveryToPlan delivery()
{
    return {QList<double>(600, 0.002) + QList<double>(400, 0.9)};
}

static constexpr WarrantyWish wish{0.005, 0.95};

void WarrantyStatement::sureRecordsPassAndDoubtfulOnesAreOpened()
{
    const auto plan = planFor(delivery(), wish, experienced());
    QVERIFY(plan);
    QVERIFY(plan->mayPass > 500);
    QVERIFY(plan->mayPass <= 600);
    QVERIFY(plan->sample > 0);
    QVERIFY(plan->sample < 150);
    QVERIFY(plan->again > 0);
}

void WarrantyStatement::aStricterWishOpensMore()
{
    const auto opened = [](double share) {
        const auto plan = planFor(delivery(), {share, 0.95}, experienced());
        return plan ? 1000 - plan->mayPass + plan->sample : -1;
    };
    QVERIFY(opened(0.01) > 0);
    QVERIFY(opened(0.01) < opened(0.005));
    QVERIFY(opened(0.005) < opened(0.002));
}

void WarrantyStatement::fewerAreDrawnAtFirstThanWillBeNeeded()
{
    const auto plan = planFor(delivery(), wish, experienced());
    QVERIFY(plan->draw > 0);
    QVERIFY(plan->draw < plan->sample);
}

void WarrantyStatement::equalDoubtsPassTogether()
{
    QCOMPARE(planFor(delivery(), wish, experienced())->mayPass, 600);
}

void WarrantyStatement::whereNearlyAllWouldBeDrawnNonePasses()
{
    for (const double share : {0.0008, 0.001, 0.0015, 0.002, 0.003, 0.004}) {
        const auto plan = planFor(delivery(), {share, 0.95}, experienced());
        QVERIFY(!plan || plan->mayPass == 0 || plan->draw < plan->mayPass);
    }
}

/// Of 400 that are likely wrong so much will be found that little is left to be guessed of what a
/// wrong record has.
void WarrantyStatement::whatWillBeFoundIsForeseen()
{
    WarrantyExperience little = experienced();
    little.wrongFields.resize(60);
    DeliveryToPlan unforeseen = delivery();
    unforeseen.opened = 400; // these have told all they have to tell
    unforeseen.doubts.resize(600);
    const auto before = planFor(unforeseen, wish, little, 0.5);
    const auto foreseen = planFor(delivery(), wish, little, 0.5);
    QVERIFY(foreseen);
    QVERIFY(!before || before->sample > foreseen->sample);
}

void WarrantyStatement::secondLooksAreTheOnesOfTheRules()
{
    const auto few = planFor(delivery(), wish, experienced(), 0.3);
    const auto more = planFor(delivery(), wish, experienced(), 0.9);
    QVERIFY(few && more);
    QCOMPARE(few->again, 0.3);
    QVERIFY(few->sample > more->sample);
    QVERIFY(!planFor(delivery(), wish, experienced(), 0.0));
}

void WarrantyStatement::withoutAnyDoubtAboutTheTeamNothingPasses()
{
    QVERIFY(!planFor(delivery(), wish, experienced(0, 0)));
    QVERIFY(!planFor(delivery(), {0.0, 0.95}, experienced()));
}

INTRAY_TEST_GUILESS_MAIN(WarrantyStatement)
#include "tst_warrantystatement.moc"
