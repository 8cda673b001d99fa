// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "designs/ordertable.h"
#include "store/supervising/bulkwork.h"
#include "support/testclass.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// A supervisor at a table that an old front end shares: what is taken away, handed on and opened
/// again stands in the table, too. anna works, bert supervises, carl is given things.
class SupervisedTable : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init();
    void cleanup();
    void whatIsReleasedIsFreeForTheFrontEnd_data() { addPlacements(); }
    void whatIsReleasedIsFreeForTheFrontEnd();
    void whatIsReassignedIsTheNewHoldersInTheTable_data() { addPlacements(); }
    void whatIsReassignedIsTheNewHoldersInTheTable();
    void whatTheFrontEndTookOverIsNotTakenAway_data();
    void whatTheFrontEndTookOverIsNotTakenAway();
    void oneThatTheFrontEndTookOverIsToldAsNotDone();
    void everythingOfOneIsHandedOver_data() { addPlacements(); }
    void everythingOfOneIsHandedOver();
    void manyAreOpenedAgainWithTheirReason_data() { addPlacements(); }
    void manyAreOpenedAgainWithTheirReason();
    void whatTheFrontEndHoldsAgainIsNotOpened();
    void whatTheFrontEndWentOnWithIsNotOpenedByWhoFinishedIt_data() { addPlacements(); }
    void whatTheFrontEndWentOnWithIsNotOpenedByWhoFinishedIt();

private:
    static void addPlacements();
    void adopt();
    Claim take(Person &person, int count = 1)
    {
        return valueOf(person.store.claimNext({q}, count));
    }
    static QList<SeenLock> seenIn(const Claim &claim);
    /// Who holds the row for the front end.
    QString holder(int order);

    const QString q = u"orders"_s;
    std::unique_ptr<TestDatabase> database;
    std::unique_ptr<OrderTable> orders;
    std::unique_ptr<Person> anna;
    std::unique_ptr<Person> bert;
    std::unique_ptr<Person> carl;
};

void SupervisedTable::addPlacements()
{
    QTest::addColumn<bool>("hasLockTable");
    QTest::newRow("locks in the row") << false;
    QTest::newRow("lock table") << true;
}

void SupervisedTable::init()
{
    database = databaseOf(engineOfRow());
    orders = std::make_unique<OrderTable>(engineOfRow(), *database);
    orders->make(4);
    anna = std::make_unique<Person>(*database, u"anna"_s);
    bert = std::make_unique<Person>(*database, u"bert"_s);
    carl = std::make_unique<Person>(*database, u"carl"_s);
}

void SupervisedTable::cleanup()
{
    carl.reset();
    bert.reset();
    anna.reset();
    orders.reset();
}

void SupervisedTable::adopt()
{
    QFETCH(bool, hasLockTable);
    valueOf(orders->adopt(hasLockTable ? orders->wishWithLockTable() : orders->wish()));
}

QList<SeenLock> SupervisedTable::seenIn(const Claim &claim)
{
    QList<SeenLock> seen;
    for (const Item &item : claim.items)
        seen << SeenLock{item.id, claim.lock};
    return seen;
}

QString SupervisedTable::holder(int order)
{
    QFETCH(bool, hasLockTable);
    if (!hasLockTable)
        return orders->holder(order);
    return orders->value(u"SELECT %1 AS v FROM %2 WHERE %3 = %4"_s.arg(
        orders->table(u"LockUser"_s), orders->table(u"OrderLocks"_s), orders->table(u"OrderID"_s),
        QString::number(order)));
}

void SupervisedTable::whatIsReleasedIsFreeForTheFrontEnd()
{
    adopt();
    const Claim held = take(*anna, 2);
    const BulkResult result = valueOf(bert->store.takeAway(seenIn(held), {u"ill"_s, {}, false}));
    QCOMPARE(result.done.size(), 2);
    QCOMPARE(holder(1), QString());
    QCOMPARE(holder(2), QString());
    QCOMPARE(orders->state(1), u"open"_s);
    const auto late = anna->store.finish(held.items.constFirst().id, held.lock,
                                         Disposition::complete(Record{{u"City"_s, u"late"_s}}));
    QCOMPARE(errorIn(late).kind, Error::Kind::LockLost);
    QCOMPARE(orders->city(1), u"city 1"_s);
    QCOMPARE(keysOf(take(*carl).items), QStringList{u"1"_s});
}

void SupervisedTable::whatIsReassignedIsTheNewHoldersInTheTable()
{
    adopt();
    const Claim held = take(*anna);
    const ItemId item = held.items.constFirst().id;
    valueOf(anna->store.saveDraft(item, held.lock, 1, {{u"City"_s, u"typed by anna"_s}}));
    const BulkResult result =
        valueOf(bert->store.takeAway(seenIn(held), {u"ill"_s, u"carl"_s, true}));
    QCOMPARE(result.done, QList<ItemId>{item});
    QCOMPARE(holder(1), u"carl"_s);
    QCOMPARE(keysOf(take(*bert).items), QStringList{u"2"_s});
    QCOMPARE(holder(1), u"carl"_s);
    const ItemDetail given = valueOf(carl->store.detail(item));
    QCOMPARE(given.item.lock.user, u"carl"_s);
    QCOMPARE(given.proposal->content.value(u"City"_s).toString(), u"typed by anna"_s);
    valueOf(carl->store.extend(item, given.item.lock.id));
    valueOf(carl->store.finish(item, given.item.lock.id,
                               Disposition::complete(Record{{u"City"_s, u"by carl"_s}})));
    QCOMPARE(orders->city(1), u"by carl"_s);
    QCOMPARE(orders->state(1), u"done"_s);
    QCOMPARE(holder(1), QString());
    QCOMPARE(valueOf(bert->store.audit()).violations, QStringList());
}

void SupervisedTable::whatTheFrontEndTookOverIsNotTakenAway_data()
{
    QTest::addColumn<bool>("hasLockTable");
    QTest::addColumn<QString>("to");
    QTest::newRow("locks in the row, released") << false << QString();
    QTest::newRow("locks in the row, reassigned") << false << u"carl"_s;
    QTest::newRow("lock table, released") << true << QString();
    QTest::newRow("lock table, reassigned") << true << u"carl"_s;
}

void SupervisedTable::whatTheFrontEndTookOverIsNotTakenAway()
{
    QFETCH(bool, hasLockTable);
    QFETCH(QString, to);
    adopt();
    const Claim held = take(*anna, 2);
    if (hasLockTable)
        orders->run(u"UPDATE %1 SET %2 = 'oldie' WHERE %3 = 1"_s.arg(orders->table(u"OrderLocks"_s),
                                                                     orders->table(u"LockUser"_s),
                                                                     orders->table(u"OrderID"_s)));
    else
        orders->takesOver(1, u"oldie"_s);
    const BulkResult result = valueOf(bert->store.takeAway(seenIn(held), {u"ill"_s, to, true}));
    QCOMPARE(holder(1), u"oldie"_s);
    QVERIFY(result.done.contains(held.items.at(1).id));
    QCOMPARE(holder(2), to);
    for (const NotDone &one : result.notDone)
        QVERIFY(!one.why.sentence.isEmpty());
    for (const HeldItem &one : valueOf(carl->store.mine()))
        QVERIFY(one.item.key != u"1");
}

void SupervisedTable::oneThatTheFrontEndTookOverIsToldAsNotDone()
{
    valueOf(orders->adopt(orders->wish()));
    const Claim held = take(*anna);
    orders->takesOver(1, u"oldie"_s);
    const BulkResult result =
        valueOf(bert->store.takeAway(seenIn(held), {u"ill"_s, u"carl"_s, true}));
    QVERIFY(result.done.isEmpty());
    QCOMPARE(result.notDone.value(0).item, held.items.constFirst().id);
    QCOMPARE(orders->holder(1), u"oldie"_s);
}

void SupervisedTable::everythingOfOneIsHandedOver()
{
    adopt();
    take(*anna, 2);
    take(*carl);
    const TakeAway how{u"has left"_s, u"carl"_s, false};
    const BulkResult result = valueOf(handOver(bert->store, u"anna"_s, how));
    QCOMPARE(result.done.size(), 2);
    QCOMPARE(holder(1), how.to);
    QCOMPARE(holder(2), how.to);
    QCOMPARE(holder(3), u"carl"_s);
}

void SupervisedTable::manyAreOpenedAgainWithTheirReason()
{
    adopt();
    const Claim held = take(*anna, 3);
    valueOf(anna->store.finish(held.items.at(0).id, held.lock,
                               Disposition::complete(Record{{u"City"_s, u"new"_s}})));
    valueOf(anna->store.finish(held.items.at(1).id, held.lock, Disposition::fail(u"why"_s)));
    valueOf(anna->store.finish(held.items.at(2).id, held.lock, Disposition::dismiss()));
    const QList<ItemId> items{held.items.at(0).id, held.items.at(1).id, held.items.at(2).id};
    const BulkResult result = valueOf(bert->store.reopenItems(items, u"the list was wrong"_s));
    QCOMPARE(result.done.size(), 3);
    QCOMPARE(orders->state(1), u"open"_s);
    for (const ItemId item : items) {
        const Event last = valueOf(bert->store.history(item)).constLast();
        QCOMPARE(last.kind, EventKind::Reopened);
        QCOMPARE(last.detail.value(u"reason").toString(), u"the list was wrong"_s);
    }
    QCOMPARE(keysOf(take(*carl, 4).items), QStringList({u"1"_s, u"2"_s, u"3"_s, u"4"_s}));
    QCOMPARE(valueOf(bert->store.audit()).violations, QStringList());
}

void SupervisedTable::whatTheFrontEndHoldsAgainIsNotOpened()
{
    valueOf(orders->adopt(orders->wish()));
    const Claim held = take(*anna, 2);
    for (const Item &item : held.items)
        valueOf(anna->store.finish(item.id, held.lock,
                                   Disposition::complete(Record{{u"City"_s, u"new"_s}})));
    orders->run(u"UPDATE %1 SET %2 = 'open' WHERE %3 = 1"_s.arg(
        orders->table(), orders->table(u"Status"_s), orders->table(u"ID"_s)));
    QVERIFY(orders->takes(1, u"oldie"_s));
    const BulkResult result = valueOf(bert->store.reopenItems(
        {held.items.at(0).id, held.items.at(1).id}, u"the list was wrong"_s));
    QCOMPARE(result.done, QList<ItemId>{held.items.at(1).id});
    QVERIFY(!result.notDone.constFirst().why.sentence.isEmpty());
    QCOMPARE(orders->holder(1), u"oldie"_s);
    QCOMPARE(orders->state(2), u"open"_s);
}

void SupervisedTable::whatTheFrontEndWentOnWithIsNotOpenedByWhoFinishedIt()
{
    adopt();
    Queue rules = valueOf(anna->store.queue(q));
    rules.reopenOwn = std::chrono::minutes(30);
    valueOf(bert->store.setQueue(rules));
    const Claim held = take(*anna, 2);
    const ItemId first = held.items.at(0).id;
    const ItemId second = held.items.at(1).id;
    const Disposition complete = Disposition::complete();
    valueOf(anna->store.finish(first, held.lock, complete));
    orders->run(u"UPDATE %1 SET %2 = 'shipped' WHERE %3 = 1"_s.arg(
        orders->table(), orders->table(u"Status"_s), orders->table(u"ID"_s)));
    for (const auto &late :
         {anna->store.takeBack(first, complete.operation), anna->store.reopenOwn(first)}) {
        QVERIFY2(!late && late.error().sentence.contains(u"has continued"_s),
                 qPrintable(late ? u"done"_s : late.error().sentence));
    }
    QCOMPARE(orders->state(1), u"shipped"_s);
    QCOMPARE(holder(1), QString());
    QCOMPARE(valueOf(anna->store.detail(first)).item.state, State::Done);

    valueOf(anna->store.finish(second, held.lock, Disposition::complete()));
    valueOf(anna->store.reopenOwn(second));
    QCOMPARE(holder(2), u"anna"_s);
    QCOMPARE(valueOf(bert->store.audit()).violations, QStringList());
}

INTRAY_TEST_GUILESS_MAIN(SupervisedTable)
#include "tst_d1_supervised.moc"
