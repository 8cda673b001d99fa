// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/importing/importstore.h"
#include "store/supervising/bulkwork.h"
#include "support/testclass.h"
#include "support/twoatwork.h"

#include <QDeadlineTimer>
#include <QRandomGenerator>

#include <atomic>
#include <thread>

using namespace intray;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// A supervisor, bert, brings waiting items forward or puts them behind; anna takes them.
class PriorityTest : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init() { beginOn(engineOfRow()); }

    void whatIsBroughtForwardComesNext();
    void whatIsPutBehindComesLast();
    void theListShowsTheSameOrder();
    void severalAreTakenInTheNewOrder();
    void aLongWorkedQueueGivesWhatIsBroughtForwardAtOnce();
    void whatIsPutBehindInALongWorkedQueueIsGivenOnce();
    void whatWaitsForATimeKeepsItAndHasItsNewPlaceThen();
    void whatIsBroughtForwardAndBackStandsWhereItStood();
    void theHistoryTellsOfEachOnce();
    void thePriorityThatItHasIsNoNews();
    void whatIsHeldNamesItsHolder();
    void whatIsFinishedOrUnknownIsTold();
    void aQueryThatFillsTheQueueSaysTheOrder();
    void aNumberOutOfRangeChangesNothing();
    void manyAreMovedInPieces();
    void movingAFollowUpDoesNotKeepItsCompletionFromBeingTakenBack();
    void nothingIsLostOrGivenTwiceWhileManyAreMoved();

private:
    BulkResult move(const QList<ItemId> &items, int priority, const QString &reason = {})
    {
        return valueOf(bert->store.prioritize(items, {priority, reason}));
    }
    ItemId takeOne() { return take(*anna).items.constFirst().id; }
    QList<ItemId> addMany(int count);
    QList<ItemId> takeMany(int count);
    QList<ItemId> workLong();
    void workFor(Person &person, QList<ItemId> &taken);
};

static QList<ItemId> idsOf(const QList<Item> &items)
{
    QList<ItemId> ids;
    for (const Item &item : items)
        ids << item.id;
    return ids;
}

QList<ItemId> PriorityTest::addMany(int count)
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
    QList<ItemId> ids;
    ItemQuery query;
    query.queue = q;
    PageRequest request{PageRequest::From::Start, {}, 500};
    do {
        const ItemPage page = valueOf(anna->store.page(query, request));
        ids += idsOf(page.items);
        request = {PageRequest::From::After, page.next, 500};
    } while (!request.cursor.isEmpty());
    return ids;
}

QList<ItemId> PriorityTest::takeMany(int count)
{
    QList<ItemId> taken;
    for (int i = 0; i < count; ++i)
        taken << takeOne();
    return taken;
}

/// So many that the queue's mark moves on where there is one; 600 are taken.
QList<ItemId> PriorityTest::workLong()
{
    QList<ItemId> taken;
    for (int i = 0; i < 2; ++i)
        taken += idsOf(take(*anna, 295).items);
    return taken + takeMany(10);
}

void PriorityTest::whatIsBroughtForwardComesNext()
{
    add(u"a"_s);
    add(u"b"_s);
    const ItemId last = add(u"c"_s);
    QCOMPARE(move({last}, 5).done, QList<ItemId>{last});
    QCOMPARE(valueOf(anna->store.detail(last)).item.priority, 5);
    const Claim claim = take(*anna);
    QCOMPARE(claim.items.first().id, last);
    QCOMPARE(claim.items.first().priority, 5);
}

void PriorityTest::whatIsPutBehindComesLast()
{
    const ItemId first = add(u"a"_s);
    const ItemId second = add(u"b"_s);
    move({first}, -1);
    QCOMPARE(takeOne(), second);
    QCOMPARE(takeOne(), first);
}

void PriorityTest::theListShowsTheSameOrder()
{
    const QList<ItemId> all = addMany(4);
    move({all[2]}, 3);
    move({all[0]}, -3);
    ItemQuery query;
    query.queue = q;
    QCOMPARE(idsOf(valueOf(anna->store.page(query, {})).items),
             QList<ItemId>({all[2], all[1], all[3], all[0]}));
    query.order.descending = true;
    QCOMPARE(idsOf(valueOf(anna->store.page(query, {})).items),
             QList<ItemId>({all[0], all[3], all[1], all[2]}));
}

void PriorityTest::severalAreTakenInTheNewOrder()
{
    const QList<ItemId> all = addMany(5);
    move({all[4], all[2]}, 7);
    move({all[0]}, -7);
    QCOMPARE(idsOf(take(*anna, 5).items), QList<ItemId>({all[2], all[4], all[1], all[3], all[0]}));
}

void PriorityTest::aLongWorkedQueueGivesWhatIsBroughtForwardAtOnce()
{
    const QList<ItemId> all = addMany(750);
    QCOMPARE(workLong(), all.mid(0, 600));
    move({all[700], all[749]}, 1);
    QCOMPARE(takeMany(3), QList<ItemId>({all[700], all[749], all[600]}));
    move({all[650]}, 2);
    QCOMPARE(takeOne(), all[650]);
}

void PriorityTest::whatIsPutBehindInALongWorkedQueueIsGivenOnce()
{
    const QList<ItemId> all = addMany(700);
    workLong();
    move(all.mid(600, 80), -1);
    QCOMPARE(takeMany(20), all.mid(680));
    QCOMPARE(takeMany(80), all.mid(600, 80));
    QVERIFY(take(*anna).items.isEmpty());
}

void PriorityTest::whatWaitsForATimeKeepsItAndHasItsNewPlaceThen()
{
    const ItemId first = add(u"a"_s);
    const ItemId second = add(u"b"_s);
    const Claim claim = take(*bert);
    valueOf(bert->store.finish(first, claim.lock, Disposition::returnLater(2h)));
    move({first}, 9);
    QCOMPARE(takeOne(), second);
    const ItemId third = add(u"c"_s);
    letWaitingCome(*database);
    QCOMPARE(takeOne(), first);
    QCOMPARE(takeOne(), third);
}

void PriorityTest::whatIsBroughtForwardAndBackStandsWhereItStood()
{
    const QList<ItemId> all = addMany(3);
    move({all[1]}, 4);
    move({all[1]}, 0);
    QCOMPARE(takeMany(3), all);
}

void PriorityTest::theHistoryTellsOfEachOnce()
{
    const ItemId item = add(u"a"_s, 2);
    const ItemId other = add(u"b"_s);
    move({item, other}, 5, u"waits since Monday"_s);
    QCOMPARE(kindsOf(item), QStringList({u"added"_s, u"prioritized"_s}));
    QCOMPARE(kindsOf(other), QStringList({u"added"_s, u"prioritized"_s}));
    const Event event = valueOf(bert->store.history(item)).last();
    QCOMPARE(event.user, u"bert"_s);
    QCOMPARE(event.workstation, u"desk-of-bert"_s);
    QCOMPARE(
        event.detail,
        QJsonObject({{u"priority"_s, 5}, {u"was"_s, 2}, {u"reason"_s, u"waits since Monday"_s}}));
    move({item}, 4);
    QCOMPARE(valueOf(bert->store.history(item)).last().detail,
             QJsonObject({{u"priority"_s, 4}, {u"was"_s, 5}}));
    takeOne();
    QCOMPARE(valueOf(bert->store.audit()).violations, QStringList());
}

void PriorityTest::thePriorityThatItHasIsNoNews()
{
    const ItemId item = add(u"a"_s, 3);
    QCOMPARE(move({item}, 3).done, QList<ItemId>{item});
    QCOMPARE(kindsOf(item), QStringList(u"added"_s));
}

void PriorityTest::whatIsHeldNamesItsHolder()
{
    const ItemId held = add(u"a"_s);
    const ItemId waiting = add(u"b"_s);
    take(*anna);
    const BulkResult result = move({held, waiting}, 5);
    QCOMPARE(result.done, QList<ItemId>{waiting});
    QCOMPARE(result.notDone.size(), 1);
    const Error why = result.notDone.first().why;
    QCOMPARE(result.notDone.first().item, held);
    QCOMPARE(why.kind, Error::Kind::LockLost);
    QCOMPARE(why.holder.user, u"anna"_s);
    QVERIFY(why.sentence.contains(u"anna"_s));
    QCOMPARE(valueOf(anna->store.detail(held)).item.priority, 0);
    QCOMPARE(kindsOf(held), QStringList({u"added"_s, u"claimed"_s}));
}

void PriorityTest::whatIsFinishedOrUnknownIsTold()
{
    const ItemId done = add(u"a"_s);
    const Claim claim = take(*anna);
    valueOf(anna->store.finish(done, claim.lock, Disposition::complete()));
    const ItemId unknown(done.value() + 1000);
    const BulkResult result = move({done, unknown}, 1);
    QVERIFY(result.done.isEmpty());
    QCOMPARE(result.notDone.at(0).why.kind, Error::Kind::Invalid);
    QVERIFY(result.notDone.at(0).why.sentence.contains(u"finished"_s));
    QCOMPARE(result.notDone.at(1).why.kind, Error::Kind::NotFound);
}

void PriorityTest::aQueryThatFillsTheQueueSaysTheOrder()
{
    const ItemId item = add(u"a"_s);
    setRules([](Queue &rules) { rules.source = u"SELECT 'a' AS \"key\", 1 AS n"_s; });
    const BulkResult result = move({item}, 1);
    QCOMPARE(result.notDone.size(), 1);
    QVERIFY(result.notDone.first().why.sentence.contains(u"query"_s));
    QCOMPARE(valueOf(anna->store.detail(item)).item.priority, 0);
}

void PriorityTest::aNumberOutOfRangeChangesNothing()
{
    const ItemId item = add(u"a"_s);
    const Error why = errorIn(bert->store.prioritize({item}, {mostUrgent + 1, {}}));
    QCOMPARE(why.kind, Error::Kind::Invalid);
    QCOMPARE(move({item}, -mostUrgent).done.size(), 1);
    QCOMPARE(valueOf(anna->store.detail(item)).item.priority, -mostUrgent);
}

void PriorityTest::manyAreMovedInPieces()
{
    const QList<ItemId> all = addMany(bulkPiece + 10);
    QList<qint64> told;
    const BulkResult result = valueOf(prioritizeMany(bert->store, all.mid(5), {1, u"first"_s},
                                                     [&](qint64 tried, qint64) { told << tried; }));
    QCOMPARE(result.done.size(), bulkPiece + 5);
    QCOMPARE(told, QList<qint64>({bulkPiece, bulkPiece + 5}));
    QCOMPARE(takeOne(), all[5]);
}

void PriorityTest::movingAFollowUpDoesNotKeepItsCompletionFromBeingTakenBack()
{
    valueOf(anna->store.addQueue(queueNamed(u"second"_s)));
    setRules([](Queue &rules) { rules.nextQueue = u"second"_s; });
    const ItemId first = add(u"a"_s);
    const Claim claim = take(*anna);
    Disposition complete = Disposition::complete();
    complete.operation = newId();
    valueOf(anna->store.finish(first, claim.lock, complete));
    ItemQuery query;
    query.queue = u"second"_s;
    const ItemId second = valueOf(bert->store.page(query, {})).items.first().id;
    QCOMPARE(move({second}, 5).done.size(), 1);
    QCOMPARE(valueOf(anna->store.takeBack(first, complete.operation)).items.first().id, first);
    QVERIFY(valueOf(bert->store.page(query, {})).items.isEmpty());
    QCOMPARE(valueOf(bert->store.audit()).violations, QStringList());
}

/// Takes one after the other until nothing waits any more. While the last ones are just being moved
/// there may be nothing to take for a moment.
void PriorityTest::workFor(Person &person, QList<ItemId> &taken)
{
    ItemQuery open;
    open.queue = q;
    const QDeadlineTimer deadline(100s);
    while (!deadline.hasExpired()) {
        const Claim claim = valueOf(person.store.claimNext({q}));
        if (claim.items.isEmpty()) {
            if (valueOf(person.store.page(open, {})).items.isEmpty())
                return;
            continue;
        }
        const ItemId item = claim.items.first().id;
        taken << item;
        Disposition complete = Disposition::complete();
        complete.operation = newId();
        valueOf(person.store.finish(item, claim.lock, complete));
    }
}

void PriorityTest::nothingIsLostOrGivenTwiceWhileManyAreMoved()
{
    constexpr int count = 600;
    const QList<ItemId> all = addMany(count);
    const quint32 seed = QRandomGenerator::global()->generate();
    qInfo("Seed %u", seed);
    QList<ItemId> taken[3];
    std::atomic_bool isOver = false;
    qint64 moved = 0;
    std::vector<std::thread> clerks;
    for (int i = 0; i < 3; ++i)
        clerks.emplace_back([&, i] {
            Person person(*database, u"anna"_s);
            workFor(person, taken[i]);
        });
    std::thread supervisor([&] {
        Person person(*database, u"bert"_s);
        QRandomGenerator random(seed);
        while (!isOver) {
            QList<ItemId> some;
            for (int i = 0; i < 30; ++i)
                some << all[random.bounded(count)];
            const int priority = int(random.bounded(7)) - 3;
            moved += valueOf(person.store.prioritize(some, {priority, {}})).done.size();
        }
    });
    for (std::thread &clerk : clerks)
        clerk.join();
    isOver = true;
    supervisor.join();
    const QList<ItemId> given = taken[0] + taken[1] + taken[2];
    QVERIFY(moved > 0);
    QCOMPARE(QSet<ItemId>(given.begin(), given.end()).size(), given.size());
    QCOMPARE(given.size(), count);
    QCOMPARE(valueOf(bert->store.audit()).violations, QStringList());
}

INTRAY_TEST_GUILESS_MAIN(PriorityTest)
#include "tst_priority.moc"
