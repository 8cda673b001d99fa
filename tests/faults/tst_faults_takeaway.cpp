// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faults/racers.h"
#include "store/importing/importstore.h"
#include "support/testclass.h"
#include "support/twoatwork.h"

#include <QElapsedTimer>
#include <QRandomGenerator>

#include <atomic>
#include <barrier>
#include <thread>

using namespace intray;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// A supervisor takes items away while their clerk works on them: whatever the order in which the
/// two arrive, one of them wins, the history says so once, no text is lost, and both are told the
/// truth. bert is the supervisor, anna the clerk, and carl gets what is reassigned.
/// INTRAY_FAULT_ITEMS: how many items both want.
class TakeAwayFaults : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init();
    void whatWasTypedUntilTheReleaseIsAllThere();
    void ofTwoAtTheSameMomentOneWins();

private:
    struct Schedule;
    QList<Schedule> schedules(int count, QRandomGenerator &random);
    void bringIn(int count);
    void run(QList<Schedule> &all);
    void checkCompleted(const Schedule &one);
    void checkTaken(const Schedule &one);
    std::unique_ptr<Person> carl;
};

/// One item that both want, how long each hesitates, and what each was told.
struct TakeAwayFaults::Schedule
{
    ItemId item;
    LockId lock;
    bool isReassigned = false;
    bool hasDraft = false;
    qint64 clerkWaits = 0; ///< In microseconds, as is the other.
    qint64 supervisorWaits = 0;
    OperationId operation = newId();
    std::optional<Outcome<Finished>> finished;
    std::optional<Outcome<BulkResult>> taken;
};

static Record typed(int revision)
{
    return {{u"name"_s, u"typed %1"_s.arg(revision)}};
}

void TakeAwayFaults::init()
{
    carl.reset();
    beginOn(engineOfRow());
    carl = std::make_unique<Person>(*database, u"carl"_s);
}

void TakeAwayFaults::bringIn(int count)
{
    ImportStore imports(*anna->connection, anna->store.identity());
    const ImportId import = valueOf(imports.beginImport(q, u"test"_s));
    QList<NewItem> items;
    for (int i = 0; i < count; ++i)
        items << newItem(u"k%1"_s.arg(i));
    valueOf(imports.stageItems(import, items));
    valueOf(imports.acceptImport(import));
    while (valueOf(imports.openStagedItems(import)) > 0) {
    }
}

void TakeAwayFaults::whatWasTypedUntilTheReleaseIsAllThere()
{
    const ItemId item = add(u"a"_s);
    const Claim claim = take(*anna);
    std::barrier start(2);
    std::atomic<int> saved = 0;
    std::atomic<bool> isRefused = false;
    std::optional<Error> told;
    std::thread clerk([&] {
        Person typist(*database, u"anna"_s);
        start.arrive_and_wait();
        for (int revision = 1; !told; ++revision) {
            const auto done = typist.store.saveDraft(item, claim.lock, revision, typed(revision));
            if (done)
                saved = revision;
            else
                told = done.error();
            isRefused = told.has_value();
        }
    });
    start.arrive_and_wait();
    QElapsedTimer clock;
    clock.start();
    while (clock.elapsed() < 50 || (saved == 0 && !isRefused)) // the first draft may be slow
        std::this_thread::yield();
    const auto taken = bert->store.takeAway({{item, claim.lock}}, {u"ill"_s, u"carl"_s, true});
    clerk.join();
    QCOMPARE(valueOf(taken).done.size(), 1);
    QVERIFY(saved > 0);
    QCOMPARE(told->kind, Error::Kind::LockLost);
    QCOMPARE(told->holder.user, u"carl"_s);
    QCOMPARE(valueOf(anna->store.lostDrafts()).first().content, typed(saved));
    QCOMPARE(valueOf(carl->store.detail(item)).proposal->content, typed(saved));
}

QList<TakeAwayFaults::Schedule> TakeAwayFaults::schedules(int count, QRandomGenerator &random)
{
    constexpr int longest = 2000;
    QList<Schedule> all;
    while (all.size() < count) {
        const Claim claim = take(*anna, 100);
        for (const Item &item : claim.items) {
            Schedule one;
            one.item = item.id;
            one.lock = claim.lock;
            one.isReassigned = random.bounded(2) == 1;
            one.hasDraft = random.bounded(8) == 0;
            one.clerkWaits = random.bounded(longest);
            one.supervisorWaits = random.bounded(longest);
            if (one.hasDraft)
                valueOf(anna->store.saveDraft(item.id, claim.lock, 1, typed(1)));
            all << one;
        }
    }
    return all;
}

static void hesitate(qint64 microseconds)
{
    QElapsedTimer clock;
    clock.start();
    while (clock.nsecsElapsed() < microseconds * 1000) {
    }
}

void TakeAwayFaults::run(QList<Schedule> &all)
{
    std::barrier together(2);
    std::thread clerk([&] {
        Person person(*database, u"anna"_s);
        for (Schedule &one : all) {
            Disposition complete;
            complete.operation = one.operation;
            complete.record = typed(2);
            together.arrive_and_wait();
            hesitate(one.clerkWaits);
            one.finished = person.store.finish(one.item, one.lock, complete);
        }
    });
    std::thread supervisor([&] {
        Person person(*database, u"bert"_s);
        for (Schedule &one : all) {
            const TakeAway how{u"ill"_s, one.isReassigned ? u"carl"_s : QString(), true};
            together.arrive_and_wait();
            hesitate(one.supervisorWaits);
            one.taken = person.store.takeAway({{one.item, one.lock}}, how);
        }
    });
    clerk.join();
    supervisor.join();
}

void TakeAwayFaults::checkCompleted(const Schedule &one)
{
    const BulkResult taken = valueOf(*one.taken);
    QVERIFY(taken.done.isEmpty());
    QCOMPARE(taken.notDone.first().why.kind, Error::Kind::LockLost);
    QCOMPARE(taken.notDone.first().why.state, State::Done);
    const ItemDetail now = valueOf(bert->store.detail(one.item));
    QCOMPARE(now.item.state, State::Done);
    QCOMPARE(now.item.record, typed(2));
    QVERIFY(!now.proposal);
    QCOMPARE(kindsOf(one.item).mid(2), QStringList(u"completed"_s));
}

void TakeAwayFaults::checkTaken(const Schedule &one)
{
    QCOMPARE(valueOf(*one.taken).done, QList<ItemId>{one.item});
    const Error told = errorIn(*one.finished);
    QCOMPARE(told.kind, Error::Kind::LockLost);
    QCOMPARE(told.holder.user, one.isReassigned ? u"carl"_s : QString());
    const ItemDetail now = valueOf(bert->store.detail(one.item));
    QCOMPARE(now.item.state, one.isReassigned ? State::Locked : State::Open);
    QCOMPARE(now.item.lock.user, told.holder.user);
    QCOMPARE(now.proposal.has_value(), one.hasDraft);
    if (one.hasDraft)
        QCOMPARE(now.drafts.first().content, typed(1));
    const QStringList then =
        one.isReassigned ? QStringList{u"released"_s, u"claimed"_s} : QStringList{u"released"_s};
    QCOMPARE(kindsOf(one.item).mid(2), then);
}

void TakeAwayFaults::ofTwoAtTheSameMomentOneWins()
{
    const int count = faults::faultNumber("INTRAY_FAULT_ITEMS", 300);
    const quint32 seed = QRandomGenerator::global()->generate();
    qInfo("Seed %u", seed);
    QRandomGenerator random(seed);
    bringIn(count);
    QList<Schedule> all = schedules(count, random);
    run(all);
    int completed = 0;
    for (const Schedule &one : all) {
        const bool isCompleted = one.finished->has_value();
        completed += isCompleted ? 1 : 0;
        isCompleted ? checkCompleted(one) : checkTaken(one);
        if (QTest::currentTestFailed())
            return;
    }
    QVERIFY(completed > 0 && completed < count);
    QCOMPARE(valueOf(bert->store.audit()).violations, QStringList());
}

INTRAY_TEST_GUILESS_MAIN(TakeAwayFaults)
#include "tst_faults_takeaway.moc"
