// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "support/twoatwork.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// The everyday run of completing an item and taking the next. Servers go a shorter way there, once
/// a queue has just been looked after, so the rules are tried again at the third item in a row.
class ItemByItemTest : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowsOfContract(); }
    void init();

    void theRecordIsWrittenAndTheHistoryToldInOrder();
    void theDraftGoesWithTheItem();
    void anOperationSentTwiceHappensOnceAndGivesTheSameItem();
    void anOperationThatWasCalledOffEndsNothing();
    void nobodyEndsWhatAnotherHolds();
    void onlyDispositionsOfTheQueueAreTaken();
    void theNextMayComeFromAnotherQueue();
    void whatWasReturnedComesBeforeWhatWaitsBehindIt();
    void whatIsUrgentComesFirstThoughItCameLast();
    void whenNothingIsLeftTheItemIsStillDone();

private:
    Claim workThrough(Person &person, const Claim &begun);
    Outcome<FinishedAndNext> completeAndNext(Person &person, const Claim &held);

    static Record typed() { return {{u"name"_s, u"typed"_s}}; }
    static ItemId itemOf(const Claim &claim) { return claim.items.constFirst().id; }

    Claim m_held;
};

void ItemByItemTest::init()
{
    beginOn(engineOfRow());
    for (int i = 1; i <= 5; ++i)
        add(u"item %1"_s.arg(i));
    m_held = workThrough(*anna, take(*anna));
}

/// Two items on.
Claim ItemByItemTest::workThrough(Person &person, const Claim &begun)
{
    const Claim second = valueOf(completeAndNext(person, begun)).next;
    return valueOf(completeAndNext(person, second)).next;
}

Outcome<FinishedAndNext> ItemByItemTest::completeAndNext(Person &person, const Claim &held)
{
    return person.store.finishAndTakeNext(itemOf(held), held.lock, Disposition::complete(typed()),
                                          {q});
}

void ItemByItemTest::theRecordIsWrittenAndTheHistoryToldInOrder()
{
    const Claim next = valueOf(completeAndNext(*anna, m_held)).next;
    QCOMPARE(next.items.constFirst().key, u"item 4"_s);
    QCOMPARE(next.items.constFirst().lock.user, u"anna"_s);
    QCOMPARE(next.items.constFirst().attempts, 1);
    const auto done = valueOf(anna->store.detail(itemOf(m_held)));
    QCOMPARE(done.item.state, State::Done);
    QCOMPARE(done.item.record, typed());
    QCOMPARE(kindsOf(itemOf(m_held)), QStringList({u"added"_s, u"claimed"_s, u"completed"_s}));
    QVERIFY(valueOf(anna->store.history(itemOf(m_held))).constLast().id <
            valueOf(anna->store.history(itemOf(next))).constLast().id);
    QVERIFY(valueOf(anna->store.audit()).violations.isEmpty());
}

void ItemByItemTest::theDraftGoesWithTheItem()
{
    valueOf(anna->store.saveDraft(itemOf(m_held), m_held.lock, 1, typed()));
    valueOf(completeAndNext(*anna, m_held));
    QVERIFY(valueOf(anna->store.detail(itemOf(m_held))).drafts.isEmpty());
}

void ItemByItemTest::anOperationSentTwiceHappensOnceAndGivesTheSameItem()
{
    const LockId lock = newId();
    const Disposition done = Disposition::complete(typed());
    const auto once =
        valueOf(anna->store.finishAndTakeNext(itemOf(m_held), m_held.lock, done, {q}, lock));
    const auto again =
        valueOf(anna->store.finishAndTakeNext(itemOf(m_held), m_held.lock, done, {q}, lock));
    QCOMPARE(itemOf(again.next), itemOf(once.next));
    QCOMPARE(kindsOf(itemOf(m_held)).count(u"completed"_s), 1);
    QCOMPARE(valueOf(anna->store.mine()).size(), 1);
}

void ItemByItemTest::anOperationThatWasCalledOffEndsNothing()
{
    const Disposition done = Disposition::complete(typed());
    QVERIFY(!valueOf(anna->store.outcomeOf(done.operation)).has_value());
    QCOMPARE(errorIn(anna->store.finishAndTakeNext(itemOf(m_held), m_held.lock, done, {q})).kind,
             Error::Kind::Cancelled);
    QCOMPARE(valueOf(anna->store.mine()).size(), 1);
    QCOMPARE(valueOf(anna->store.mine()).constFirst().item.id, itemOf(m_held));
}

void ItemByItemTest::nobodyEndsWhatAnotherHolds()
{
    const Claim own = take(*bert);
    Claim stolen = m_held;
    QCOMPARE(errorIn(completeAndNext(*bert, stolen)).kind, Error::Kind::LockLost);
    stolen.lock = own.lock;
    QCOMPARE(errorIn(completeAndNext(*bert, stolen)).kind, Error::Kind::LockLost);
    QCOMPARE(valueOf(anna->store.detail(itemOf(m_held))).item.lock.id, m_held.lock);
    QCOMPARE(valueOf(bert->store.mine()).size(), 1);
}

void ItemByItemTest::onlyDispositionsOfTheQueueAreTaken()
{
    setRules([](Queue &rules) { rules.dispositions = {Disposition::Kind::Return}; });
    QCOMPARE(errorIn(completeAndNext(*anna, m_held)).kind, Error::Kind::NotPermitted);
    QCOMPARE(valueOf(anna->store.mine()).constFirst().item.id, itemOf(m_held));
}

void ItemByItemTest::theNextMayComeFromAnotherQueue()
{
    const QString other = u"other"_s;
    valueOf(anna->store.addQueue(queueNamed(other)));
    for (int i = 1; i <= 4; ++i)
        valueOf(anna->store.addItem(other, newItem(u"other %1"_s.arg(i))));
    Claim held = m_held;
    for (int i = 1; i <= 3; ++i) { // the other queue has just been looked after, too
        const Claim taken = valueOf(anna->store.claimNext({other}));
        valueOf(anna->store.finish(itemOf(taken), taken.lock, Disposition::complete()));
    }
    const auto both = valueOf(
        anna->store.finishAndTakeNext(itemOf(held), held.lock, Disposition::complete(), {other}));
    QCOMPARE(both.next.items.constFirst().key, u"other 4"_s);
    QCOMPARE(valueOf(anna->store.detail(itemOf(held))).item.state, State::Done);
}

void ItemByItemTest::whatWasReturnedComesBeforeWhatWaitsBehindIt()
{
    const Claim fourth = take(*bert);
    valueOf(bert->store.finish(itemOf(fourth), fourth.lock, Disposition::returnLater()));
    QCOMPARE(valueOf(completeAndNext(*anna, m_held)).next.items.constFirst().key, u"item 4"_s);
}

void ItemByItemTest::whatIsUrgentComesFirstThoughItCameLast()
{
    add(u"urgent"_s, 5);
    QCOMPARE(valueOf(completeAndNext(*anna, m_held)).next.items.constFirst().key, u"urgent"_s);
}

void ItemByItemTest::whenNothingIsLeftTheItemIsStillDone()
{
    const Claim last = workThrough(*anna, m_held);
    QCOMPARE(last.items.constFirst().key, u"item 5"_s);
    const auto end = valueOf(completeAndNext(*anna, last));
    QCOMPARE(end.finished.state, State::Done);
    QCOMPARE(end.next.shortage, Shortage::Empty);
    QVERIFY(valueOf(anna->store.mine()).isEmpty());
}

INTRAY_TEST_GUILESS_MAIN(ItemByItemTest)
#include "tst_itembyitem.moc"
