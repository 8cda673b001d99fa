// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/worker/worker.h"
#include "support/testclass.h"
#include "support/twoatwork.h"

#include <QSignalSpy>

#include <algorithm>

using namespace intray;
using namespace Qt::StringLiterals;

/// D5: workers that take an item in one short transaction, work outside of any, and complete it in
/// another; with states, results, errors, and a cleaner for what dead workers leave.
class D5StatesAndWorkersTest : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowsOfDesigns(); }
    void init() { beginOn(engineOfRow()); }

    void theWorkIsDoneBetweenTwoShortTransactions();
    void aResultThatIsSentTwiceIsKeptOnce();
    void anErrorStaysUntilTheItemIsReopened();
    void aTryThatCameToNothingIsToldWhileTheItemWaits();
    void aLateWriterAfterTheCleaningIsRefused();
    void aDeadWorkersItemComesBack();
    void anItemThatKillsItsWorkersIsSetAsideAndTheOthersAreDone();
    void twoCleanersAtOnceReleaseEachLockOnce();
    void aCleanerAndASlowWorkerNeverBothWin();
    void aWorkerFindsWhatComesLater();
    void aNotificationWakesAWorker();
    void severalWorkersDoEachItemOnce();

private:
    WorkOrder order(const QString &script) const
    {
        WorkOrder order;
        order.queue = q;
        order.program = u"/bin/sh"_s;
        order.arguments = {u"-c"_s, script};
        return order;
    }
    std::unique_ptr<Worker> worker(const WorkOrder &order) const
    {
        return std::make_unique<Worker>(database->loginOf(u"bert"_s),
                                        Identity{u"bert"_s, u"machine"_s}, order);
    }
    State stateOf(ItemId item) const { return valueOf(anna->store.detail(item)).item.state; }
    static Disposition completion(const QJsonObject &result)
    {
        Disposition completion = Disposition::complete();
        completion.result = result;
        return completion;
    }
};

static ItemId itemOf(const Claim &claim)
{
    return claim.items.constFirst().id;
}

void D5StatesAndWorkersTest::theWorkIsDoneBetweenTwoShortTransactions()
{
    NewItem request = newItem(u"request 1"_s);
    request.context = {{u"tenant"_s, u"north"_s}};
    const ItemId item = valueOf(anna->store.addItem(q, request));
    const Claim taken = take(*bert);
    // Between the two nothing is held but the lock: others write, and see who works.
    add(u"request 2"_s);
    QCOMPARE(valueOf(anna->store.detail(item)).item.lock.user, u"bert"_s);
    valueOf(bert->store.finish(item, taken.lock, completion({{u"file"_s, 17}})));

    const ItemDetail done = valueOf(anna->store.detail(item));
    QCOMPARE(done.item.state, State::Done);
    QCOMPARE(done.item.key, u"request 1"_s);
    QCOMPARE(done.item.record, request.record);
    QCOMPARE(done.result, QJsonObject({{u"file"_s, 17}}));
    QCOMPARE(done.context, request.context);
    QCOMPARE(done.finishedBy, u"bert"_s);
    QVERIFY(done.finishedAt >= taken.now && done.item.createdAt.isValid());
    QCOMPARE(done.error, QString());
}

void D5StatesAndWorkersTest::aResultThatIsSentTwiceIsKeptOnce()
{
    const ItemId item = add(u"a"_s);
    const Claim taken = take(*bert);
    const Disposition first = completion({{u"file"_s, 1}});
    valueOf(bert->store.finish(item, taken.lock, first));
    QCOMPARE(valueOf(bert->store.finish(item, taken.lock, first)).state, State::Done);
    valueOf(anna->store.reopen(item));
    const Claim again = take(*bert);
    valueOf(bert->store.finish(item, again.lock, completion({{u"file"_s, 2}})));
    QCOMPARE(valueOf(bert->store.finish(item, taken.lock, first)).state, State::Done);
    QCOMPARE(valueOf(anna->store.detail(item)).result, QJsonObject({{u"file"_s, 2}}));
}

void D5StatesAndWorkersTest::anErrorStaysUntilTheItemIsReopened()
{
    const ItemId item = add(u"a"_s);
    const Claim taken = take(*bert);
    valueOf(bert->store.finish(item, taken.lock, Disposition::fail(u"no such file"_s)));
    QCOMPARE(valueOf(anna->store.detail(item)).error, u"no such file"_s);
    QVERIFY(take(*bert).items.isEmpty());
    valueOf(anna->store.reopen(item));
    QCOMPARE(valueOf(anna->store.detail(item)).error, QString());
    const Claim again = take(*bert);
    QCOMPARE(again.items.constFirst().attempts, 1);
    valueOf(bert->store.finish(item, again.lock, completion({})));
    QCOMPARE(kindsOf(item), QStringList({u"added"_s, u"claimed"_s, u"failed"_s, u"reopened"_s,
                                         u"claimed"_s, u"completed"_s}));
}

void D5StatesAndWorkersTest::aTryThatCameToNothingIsToldWhileTheItemWaits()
{
    const ItemId item = add(u"a"_s);
    const Claim taken = take(*bert);
    Disposition later = Disposition::returnLater(std::chrono::hours(1));
    later.reason = u"the service is down"_s;
    valueOf(bert->store.finish(item, taken.lock, later));
    const ItemDetail waiting = valueOf(anna->store.detail(item));
    QCOMPARE(waiting.item.state, State::Open);
    QVERIFY(waiting.item.availableAt > taken.now);
    QCOMPARE(waiting.error, u"the service is down"_s);
    QVERIFY(!waiting.finishedAt.isValid());
    QCOMPARE(valueOf(anna->store.history(item)).constLast().detail.value(u"reason"_s).toString(),
             u"the service is down"_s);
}

void D5StatesAndWorkersTest::aLateWriterAfterTheCleaningIsRefused()
{
    const ItemId item = add(u"a"_s);
    const Claim slow = takeAndLetExpire(*bert);
    QCOMPARE(valueOf(anna->store.sweep()), 1);
    const Disposition late = completion({{u"late"_s, true}});
    QCOMPARE(errorIn(bert->store.finish(item, slow.lock, late)).kind, Error::Kind::LockLost);
    setRules([](Queue &rules) { rules.lockDuration = std::chrono::seconds(60); });
    const Claim quick = take(*anna);
    valueOf(anna->store.finish(item, quick.lock, completion({{u"late"_s, false}})));
    QCOMPARE(errorIn(bert->store.finish(item, slow.lock, late)).kind, Error::Kind::LockLost);
    QCOMPARE(valueOf(anna->store.detail(item)).result, QJsonObject({{u"late"_s, false}}));
    QVERIFY(valueOf(anna->store.audit()).violations.isEmpty());
}

void D5StatesAndWorkersTest::aDeadWorkersItemComesBack()
{
    const ItemId item = add(u"a"_s);
    takeAndLetExpire(*bert);
    const Claim next = take(*anna); // no cleaner is needed for it
    QCOMPARE(itemOf(next), item);
    QCOMPARE(next.items.constFirst().attempts, 2);
    QVERIFY(kindsOf(item).contains(u"expired"_s));
}

void D5StatesAndWorkersTest::anItemThatKillsItsWorkersIsSetAsideAndTheOthersAreDone()
{
    setRules([](Queue &rules) { rules.attempts = 2; });
    const ItemId poison = add(u"poison"_s, 5);
    takeAndLetExpire(*bert);
    letExpire(take(*bert));
    const ItemId other = add(u"other"_s);
    // From here on it is nobody's: it came first, and yet the other one is given out.
    const Claim next = take(*bert);
    QCOMPARE(itemOf(next), other);
    valueOf(bert->store.finish(other, next.lock, Disposition::complete()));
    QVERIFY(take(*bert).items.isEmpty());
    valueOf(anna->store.sweep());
    QCOMPARE(stateOf(poison), State::Failed);
    QVERIFY(valueOf(anna->store.detail(poison)).error.contains(u'2'));
    valueOf(anna->store.reopen(poison));
    QCOMPARE(itemOf(take(*bert)), poison);
}

void D5StatesAndWorkersTest::twoCleanersAtOnceReleaseEachLockOnce()
{
    QList<ItemId> items;
    for (int i = 0; i < 30; ++i)
        items << add(QString::number(i));
    takeAndLetExpire(*bert, 30);
    DatabaseThread one(database->loginOf(u"anna"_s), {u"anna"_s, u"one"_s}, OpenMode::Existing);
    DatabaseThread two(database->loginOf(u"bert"_s), {u"bert"_s, u"two"_s}, OpenMode::Existing);
    const auto sweep = [](Store &store) { return store.sweep(); };
    auto first = one.run(sweep);
    auto second = two.run(sweep);
    QCOMPARE(valueOf(first.result()) + valueOf(second.result()), 30);
    for (const ItemId item : items)
        QCOMPARE(kindsOf(item).count(u"expired"_s), 1);
    QVERIFY(valueOf(anna->store.audit()).violations.isEmpty());
}

void D5StatesAndWorkersTest::aCleanerAndASlowWorkerNeverBothWin()
{
    DatabaseThread cleaner(database->loginOf(u"anna"_s), {u"anna"_s, u"one"_s}, OpenMode::Existing);
    DatabaseThread slow(database->loginOf(u"bert"_s), {u"bert"_s, u"two"_s}, OpenMode::Existing);
    for (int i = 0; i < 10; ++i)
        add(QString::number(i));
    const Claim taken = takeAndLetExpire(*bert, 10);
    auto swept = cleaner.run([](Store &store) { return store.sweep(); });
    QList<QFuture<Outcome<Finished>>> finished;
    for (const Item &item : taken.items)
        finished << slow.run([item](Store &store) {
            return store.finish(item.id, item.lock.id, completion({{u"by"_s, u"slow"_s}}));
        });
    const int released = valueOf(swept.result());
    const auto won = std::count_if(finished.begin(), finished.end(),
                                   [](auto &one) { return one.result().has_value(); });
    QCOMPARE(released + int(won), 10);
    for (const Item &item : taken.items)
        QCOMPARE(valueOf(anna->store.detail(item.id)).result.isEmpty(),
                 stateOf(item.id) == State::Open);
    QVERIFY(valueOf(anna->store.audit()).violations.isEmpty());
}

void D5StatesAndWorkersTest::aWorkerFindsWhatComesLater()
{
    const auto machine = worker(order(u"cat"_s));
    machine->start();
    const ItemId item = add(u"a"_s);
    QTRY_COMPARE_WITH_TIMEOUT(stateOf(item), State::Done, 30'000);
    QCOMPARE(valueOf(anna->store.detail(item)).finishedBy, u"bert"_s);
}

void D5StatesAndWorkersTest::aNotificationWakesAWorker()
{
    if (engineOfRow() != u"postgresql"_s)
        return; // the others tell nothing
    WorkOrder patient = order(u"cat"_s);
    patient.shortestPause = patient.longestPause = std::chrono::hours(1);
    const auto machine = worker(patient);
    machine->listen();
    machine->start();
    for (const QString &key : {u"a"_s, u"b"_s, u"c"_s}) {
        const ItemId item = add(key);
        QTRY_COMPARE_WITH_TIMEOUT(stateOf(item), State::Done, 30'000);
    }
}

void D5StatesAndWorkersTest::severalWorkersDoEachItemOnce()
{
    QList<ItemId> items;
    for (int i = 0; i < 20; ++i)
        items << add(QString::number(i));
    WorkOrder once = order(u"cat"_s);
    once.once = true;
    once.parallel = 3;
    const auto one = worker(once);
    const auto two = worker(once);
    QSignalSpy oneEnded(one.get(), &Worker::finished);
    QSignalSpy twoEnded(two.get(), &Worker::finished);
    one->start();
    two->start();
    QTRY_VERIFY_WITH_TIMEOUT(!oneEnded.isEmpty() && !twoEnded.isEmpty(), 60'000);
    QCOMPARE(one->count().done + two->count().done, 20);
    for (const ItemId item : items)
        QCOMPARE(kindsOf(item), QStringList({u"added"_s, u"claimed"_s, u"completed"_s}));
}

INTRAY_TEST_GUILESS_MAIN(D5StatesAndWorkersTest)
#include "tst_d5_states_and_workers.moc"
