// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "designs/loans.h"
#include "support/testclass.h"
#include "support/twoatwork.h"

using namespace intray;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// Whoever returned an item gets it again only where there is no other work, or by picking it.
class ReturnedTest : public QObject, protected Loans
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init() { beginOn(engineOfRow()); }

    void otherWorkComesFirst();
    void aloneItComesAgain();
    void returningAndTakingTheNextGivesAnother();
    void completingAndTakingTheNextPassesItOver();
    void itHoldsForEachByThemselves();
    void itHoldsAfterManyReturns();
    void whoeverPicksItGetsIt();
    void whatWasReturnedForLaterComesLastToo();
    void severalAtOnceEndWithIt();
    void otherWorkInAnotherQueueComesFirst();
    void aLimitOfLocksCountsAsBefore();
    void whatAColleagueLetExpireComesLast();
    void aHigherPriorityDoesNotBringItBack();
    void openedAgainItIsForEverybody();
    void aCriteriaQueryGivesOtherWorkFirst();

private:
    void addThree()
    {
        for (const QString &key : {u"a"_s, u"b"_s, u"c"_s})
            add(key);
    }
    static QStringList keysIn(const Claim &claim)
    {
        QStringList keys;
        for (const Item &item : claim.items)
            keys << item.key;
        return keys;
    }
    QString takeKey(Person &person) { return keysIn(take(person)).value(0); }
    void giveBack(Person &person, const Claim &claim)
    {
        valueOf(person.store.finishAll(claim.lock, Disposition::returnLater()));
    }
    void takeAndReturn(Person &person) { giveBack(person, take(person)); }
    Claim next(Person &person, const Claim &held, const Disposition &ending)
    {
        return valueOf(person.store.finishAndTakeNext(held.items.constFirst().id, held.lock, ending,
                                                      {q}))
            .next;
    }
};

void ReturnedTest::otherWorkComesFirst()
{
    addThree();
    takeAndReturn(*anna);
    QCOMPARE(takeKey(*anna), u"b"_s);
    QCOMPARE(takeKey(*anna), u"c"_s);
    QCOMPARE(takeKey(*anna), u"a"_s);
    QCOMPARE(takeKey(*anna), QString());
}

void ReturnedTest::aloneItComesAgain()
{
    add(u"a"_s);
    takeAndReturn(*anna);
    QCOMPARE(takeKey(*anna), u"a"_s);
}

void ReturnedTest::returningAndTakingTheNextGivesAnother()
{
    addThree();
    QCOMPARE(keysIn(next(*anna, take(*anna), Disposition::returnLater())), QStringList{u"b"_s});
}

void ReturnedTest::completingAndTakingTheNextPassesItOver()
{
    addThree();
    takeAndReturn(*anna);
    const Claim second = next(*anna, take(*anna), Disposition::complete());
    QCOMPARE(keysIn(second), QStringList{u"c"_s});
    QCOMPARE(keysIn(next(*anna, second, Disposition::complete())), QStringList{u"a"_s});
}

void ReturnedTest::itHoldsForEachByThemselves()
{
    addThree();
    takeAndReturn(*anna);
    QCOMPARE(takeKey(*bert), u"a"_s);
    giveBack(*bert, take(*bert)); // b
    QCOMPARE(takeKey(*anna), u"b"_s);
}

void ReturnedTest::itHoldsAfterManyReturns()
{
    addThree();
    for (int i = 0; i < 3; ++i)
        takeAndReturn(*anna);
    // What bert returned of them is still returned by anna.
    takeAndReturn(*bert);
    const ItemId fresh = add(u"z"_s);
    QCOMPARE(take(*anna).items.constFirst().id, fresh);
    QCOMPARE(takeKey(*anna), u"a"_s);
}

void ReturnedTest::whoeverPicksItGetsIt()
{
    addThree();
    const Claim first = take(*anna);
    giveBack(*anna, first);
    QCOMPARE(keysIn(valueOf(anna->store.claimItems({first.items.constFirst().id}))),
             QStringList{u"a"_s});
}

void ReturnedTest::whatWasReturnedForLaterComesLastToo()
{
    addThree();
    const Claim first = take(*anna);
    valueOf(
        anna->store.finish(first.items.constFirst().id, first.lock, Disposition::returnLater(10s)));
    letWaitingCome(*database);
    for (const QString &key : {u"b"_s, u"c"_s, u"a"_s})
        QCOMPARE(takeKey(*anna), key);
}

void ReturnedTest::severalAtOnceEndWithIt()
{
    addThree();
    takeAndReturn(*anna);
    QCOMPARE(keysIn(take(*anna, 2)), (QStringList{u"b"_s, u"c"_s}));
    QCOMPARE(keysIn(take(*anna, 5)), QStringList{u"a"_s});
}

void ReturnedTest::otherWorkInAnotherQueueComesFirst()
{
    valueOf(anna->store.addQueue(queueNamed(u"other"_s)));
    add(u"a"_s, 9);
    takeAndReturn(*anna);
    valueOf(anna->store.addItem(u"other"_s, newItem(u"x"_s)));
    const auto both = [&] { return valueOf(anna->store.claimNext({q, u"other"_s})); };
    QCOMPARE(keysIn(both()), QStringList{u"x"_s});
    QCOMPARE(keysIn(both()), QStringList{u"a"_s});
}

void ReturnedTest::aLimitOfLocksCountsAsBefore()
{
    addThree();
    takeAndReturn(*anna);
    setRules([](Queue &rules) { rules.locksPerUser = 2; });
    QCOMPARE(keysIn(take(*anna, 3)), (QStringList{u"b"_s, u"c"_s}));
    QCOMPARE(take(*anna).shortage, Shortage::LockLimit);
}

void ReturnedTest::whatAColleagueLetExpireComesLast()
{
    addThree();
    takeAndReturn(*anna);
    takeAndLetExpire(*bert);
    setRules([](Queue &rules) { rules.lockDuration = 30min; });
    QCOMPARE(takeKey(*anna), u"b"_s);
    QCOMPARE(takeKey(*anna), u"c"_s);
    QCOMPARE(takeKey(*anna), u"a"_s);
}

void ReturnedTest::aHigherPriorityDoesNotBringItBack()
{
    addThree();
    const Claim first = take(*anna);
    giveBack(*anna, first);
    valueOf(bert->store.prioritize({first.items.constFirst().id}, {9, {}}));
    QCOMPARE(takeKey(*anna), u"b"_s);
    QCOMPARE(takeKey(*bert), u"a"_s);
}

void ReturnedTest::openedAgainItIsForEverybody()
{
    addThree();
    takeAndReturn(*anna);
    const Claim theirs = take(*bert);
    const ItemId item = theirs.items.constFirst().id;
    valueOf(bert->store.finish(item, theirs.lock, Disposition::complete()));
    valueOf(bert->store.reopen(item));
    QCOMPARE(takeKey(*anna), u"a"_s);
}

void ReturnedTest::aCriteriaQueryGivesOtherWorkFirst()
{
    beginWithLoans(engineOfRow(), 3);
    const WorkRequest first = seek(*anna, 1);
    QCOMPARE(first.assigned, 1);
    valueOf(anna->store.finishAll(first.lock, Disposition::returnLater()));
    const auto keysOf = [&](const WorkRequest &request) {
        QStringList keys;
        for (const Item &item : valueOf(anna->store.itemsUnder(request.lock)))
            keys << item.key;
        return keys;
    };
    QCOMPARE(keysOf(seek(*anna, 1)), QStringList{u"2"_s});
    QCOMPARE(keysOf(seek(*anna, 2)), (QStringList{u"1"_s, u"3"_s}));
}

INTRAY_TEST_GUILESS_MAIN(ReturnedTest)
#include "tst_returned.moc"
