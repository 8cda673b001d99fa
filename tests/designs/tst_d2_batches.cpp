// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "support/twoatwork.h"

#include <atomic>
#include <future>

using namespace intray;
using namespace Qt::StringLiterals;

/// D2: many items are claimed at once under one lock id, read by it, and let go by it.
class D2Batches : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowsOfDesigns(); }
    void init() { beginOn(engineOfRow()); }

    void aBatchIsTheNextItemsInOrderUnderOneLockId();
    void whatALockHoldsIsReadByItsId();
    void batchesTakenAtTheSameTimeShareNoItem();
    void everythingALockHoldsIsCompletedByOneCall();
    void everythingALockHoldsIsReturnedByOneCall();
    void oneItemOfABatchIsGivenBackAlone();
    void releasingABatchNeverFreesWhatSomebodyElseHasTakenSince();
    void aBatchOfACrashedProgramComesBackWhole();
    void theLimitIsExactInTwoWindowsAtOnce();

private:
    void addMany(int count)
    {
        for (int number = 1; number <= count; ++number)
            add(u"%1"_s.arg(number, 3, 10, QChar(u'0')));
    }
    QStringList openKeys()
    {
        ItemQuery query;
        query.queue = q;
        return keysOf(valueOf(anna->store.page(query, {})).items);
    }
    template <typename Work>
    auto elsewhere(const QString &user, Work work)
    {
        return std::async(std::launch::async, [this, user, work] {
            Person person(*database, user);
            return work(person.store);
        });
    }
};

void D2Batches::aBatchIsTheNextItemsInOrderUnderOneLockId()
{
    addMany(30);
    const ItemId urgent = add(u"urgent"_s, 5);
    const Claim batch = take(*anna, 25);
    QCOMPARE(batch.items.size(), 25);
    QCOMPARE(batch.items.constFirst().id, urgent);
    QCOMPARE(batch.items.at(1).key, u"001"_s);
    QCOMPARE(batch.items.constLast().key, u"024"_s);
    for (const Item &item : batch.items)
        QCOMPARE(item.lock.id, batch.lock);
    const Claim rest = take(*bert, 25);
    QCOMPARE(rest.items.size(), 6);
    QVERIFY(rest.lock != batch.lock);
    QCOMPARE(rest.shortage, Shortage::AllHeld);
}

void D2Batches::whatALockHoldsIsReadByItsId()
{
    addMany(4);
    const Claim batch = take(*anna, 3);
    take(*bert);
    QCOMPARE(keysOf(valueOf(bert->store.itemsUnder(batch.lock))), keysOf(batch.items));
    QVERIFY(valueOf(bert->store.itemsUnder(newId())).isEmpty());
}

void D2Batches::batchesTakenAtTheSameTimeShareNoItem()
{
    addMany(40);
    const auto takeAll = [this](Store &store) {
        QStringList taken;
        while (taken.size() <= 40) {
            const Claim batch = valueOf(store.claimNext({q}, 5));
            if (batch.items.isEmpty())
                return taken;
            taken << keysOf(batch.items);
        }
        return taken;
    };
    auto other = elsewhere(u"bert"_s, takeAll);
    const QStringList mine = takeAll(anna->store);
    QStringList all = mine + other.get();
    QCOMPARE(all.size(), 40);
    QCOMPARE(all.removeDuplicates(), 0);
}

void D2Batches::everythingALockHoldsIsCompletedByOneCall()
{
    addMany(4);
    const Claim batch = take(*anna, 3);
    const auto finished = valueOf(anna->store.finishAll(batch.lock, Disposition::complete()));
    QCOMPARE(finished.size(), 3);
    QCOMPARE(valueOf(anna->store.status(q)).constFirst().items.value(State::Done), 3);
    QCOMPARE(openKeys(), QStringList{u"004"_s});
}

void D2Batches::everythingALockHoldsIsReturnedByOneCall()
{
    addMany(3);
    const Claim batch = take(*anna, 3);
    valueOf(anna->store.finishAll(batch.lock, Disposition::returnLater()));
    QCOMPARE(openKeys(), keysOf(batch.items));
}

void D2Batches::oneItemOfABatchIsGivenBackAlone()
{
    addMany(3);
    const Claim batch = take(*anna, 3);
    valueOf(anna->store.finish(batch.items.at(1).id, batch.lock, Disposition::returnLater()));
    QCOMPARE(openKeys(), QStringList{u"002"_s});
    const auto finished = valueOf(anna->store.finishAll(batch.lock, Disposition::complete()));
    QCOMPARE(finished.size(), 2);
    QCOMPARE(openKeys(), QStringList{u"002"_s});
}

void D2Batches::releasingABatchNeverFreesWhatSomebodyElseHasTakenSince()
{
    addMany(3);
    const Claim old = takeAndLetExpire(*anna, 3);
    QList<SeenLock> seen;
    for (const Item &item : old.items)
        seen.append({item.id, old.lock});
    const Claim newer = take(*bert, 2);
    QCOMPARE(newer.items.size(), 2);
    QCOMPARE(valueOf(bert->store.releaseLocks(seen, u"gone home"_s)), 1);
    QCOMPARE(keysOf(valueOf(bert->store.itemsUnder(newer.lock))), keysOf(newer.items));
    QVERIFY(valueOf(bert->store.itemsUnder(old.lock)).isEmpty());
    QVERIFY(!anna->store.finishAll(old.lock, Disposition::complete()));
}

void D2Batches::aBatchOfACrashedProgramComesBackWhole()
{
    addMany(3);
    const Claim batch = take(*anna, 3);
    anna = std::make_unique<Person>(*database, u"anna"_s);
    QStringList keys;
    for (const HeldItem &held : valueOf(anna->store.mine())) {
        QCOMPARE(held.item.lock.id, batch.lock);
        keys << held.item.key;
    }
    QCOMPARE(keys, keysOf(batch.items));
}

void D2Batches::theLimitIsExactInTwoWindowsAtOnce()
{
    addMany(20);
    setRules([](Queue &rules) { rules.locksPerUser = 7; });
    const auto takeUntilRefused = [this](Store &store) {
        int taken = 0;
        for (;;) {
            const Claim claim = valueOf(store.claimNext({q}, 2));
            taken += int(claim.items.size());
            if (claim.shortage == Shortage::LockLimit)
                return taken;
        }
    };
    auto otherWindow = elsewhere(u"anna"_s, takeUntilRefused);
    const int taken = takeUntilRefused(anna->store) + otherWindow.get();
    QCOMPARE(taken, 7);
    QCOMPARE(valueOf(anna->store.mine()).size(), 7);
}

INTRAY_TEST_GUILESS_MAIN(D2Batches)
#include "tst_d2_batches.moc"
