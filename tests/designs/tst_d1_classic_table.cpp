// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "designs/ordertable.h"
#include "support/testclass.h"

using namespace intray;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// D1, the classic queue table: LockUser and LockTime in the business's own table, which an old
/// front end goes on using with plain statements.
class ClassicTableTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data();
    void init();

    void theLowestFreeRowIsTakenFirst();
    void theOrderColumnComesBeforeTheKey();
    void aPickedRowIsTaken();
    void aRowThatTheOldFrontEndHoldsIsLeftAlone();
    void aRowThatIntrayHoldsIsLeftAloneByTheOldFrontEnd();
    void aLockOfTheOldFrontEndExpires();
    void theirSettingSaysHowLongALockIsGood();
    void completingWritesTheMappedColumnsAndEndsTheLock();
    void aWorkerCompletesWithAResult();
    void completingAndTakingTheNextIsOneStep();
    void completingWritesBothTablesOrNone();
    void givingBackEndsTheLockAndNothingElse();
    void whatComesNextMayComeFromAQueueOfIntrays();
    void extendingMovesTheLockTime();
    void aLockThatWasTakenOverIsLost_data();
    void aLockThatWasTakenOverIsLost();
    void aLateWriterAfterExpiryIsRefused();
    void aLockThatTheOldFrontEndReleasedIsLost();
    void takingBackLocksTheRowAgain();
    void reopeningMakesTheRowOpen();
    void theSweeperEndsTheLockInTheTable();
    void aSupervisorsReleaseEndsTheLockInTheTable();
    void aReturnedRowWaitsItsTime();
    void theTableSaysTheOrderAndNoPriority();
    void aDismissedRowNeverReturns();
    void aRowThatTheOldFrontEndReopenedIsTakenAgain();
    void everyRowIsListedOnceInPages();
    void theListIsFilteredAndSorted();
    void numbersStandBySize();
    void figuresComeFromTheTable();
    void theLockTableServesToo();
    void anExpiredLockInTheLockTableIsTakenOver();
    void theHistoryHolds();

private:
    Claim take(Person &person, int count = 1)
    {
        return valueOf(person.store.claimNext({q}, count));
    }
    void adopt(const AdoptionWish &wish) { valueOf(orders->adopt(wish)); }
    void adopt() { adopt(orders->wish()); }
    Item listed(const QString &key);

    const QString q = u"orders"_s;
    std::unique_ptr<TestDatabase> database;
    std::unique_ptr<OrderTable> orders;
    std::unique_ptr<Person> anna;
    std::unique_ptr<Person> bert;
};

void ClassicTableTest::initTestCase_data()
{
    addRowsOfContract();
}

void ClassicTableTest::init()
{
    anna.reset();
    bert.reset();
    orders.reset();
    database = databaseOf(engineOfRow());
    orders = std::make_unique<OrderTable>(engineOfRow(), *database);
    orders->make(5);
    anna = std::make_unique<Person>(*database, u"anna"_s);
    bert = std::make_unique<Person>(*database, u"bert"_s);
}

Item ClassicTableTest::listed(const QString &key)
{
    ItemQuery query;
    query.queue = q;
    for (const Item &item : valueOf(anna->store.page(query, {})).items)
        if (item.key == key)
            return item;
    qFatal("The row is not in the list.");
}

void ClassicTableTest::theLowestFreeRowIsTakenFirst()
{
    adopt();
    const Claim first = take(*anna);
    QCOMPARE(keysOf(first.items), QStringList{u"1"_s});
    QCOMPARE(first.items.first().record.value(u"City"_s).toString(), u"city 1"_s);
    QCOMPARE(first.items.first().record.value(u"Amount"_s).toString(),
             u"1.50"_s.left(orders->isSqlite() ? 3 : 4));
    QCOMPARE(orders->holder(1), u"anna"_s);
    QCOMPARE(keysOf(take(*bert, 2).items), (QStringList{u"2"_s, u"3"_s}));
    QCOMPARE(valueOf(anna->store.mine()).size(), 1);
}

void ClassicTableTest::theOrderColumnComesBeforeTheKey()
{
    orders->run(u"UPDATE %1 SET %2 = 10 - %3"_s.arg(orders->table(), orders->table(u"Rank"_s),
                                                    orders->table(u"ID"_s)));
    AdoptionWish wish = orders->wish();
    wish.layout.order = u"Rank"_s;
    wish.addsIndex = true;
    adopt(wish);
    QCOMPARE(keysOf(take(*anna).items), QStringList{u"5"_s});
    QCOMPARE(keysOf(take(*bert).items), QStringList{u"4"_s});
}

void ClassicTableTest::aPickedRowIsTaken()
{
    adopt();
    const Item third = listed(u"3"_s);
    QVERIFY(third.id.isValid());
    QCOMPARE(keysOf(valueOf(anna->store.claimItems({third.id})).items), QStringList{u"3"_s});
    QCOMPARE(orders->holder(3), u"anna"_s);
    const Claim refused = valueOf(bert->store.claimItems({third.id}));
    QCOMPARE(refused.shortage, Shortage::TakenByOther);
    QCOMPARE(refused.holder.user, u"anna"_s);
}

void ClassicTableTest::aRowThatTheOldFrontEndHoldsIsLeftAlone()
{
    adopt();
    const Item first = listed(u"1"_s);
    QVERIFY(orders->takes(1, u"old"_s));
    QCOMPARE(keysOf(take(*anna).items), QStringList{u"2"_s});
    const Claim refused = valueOf(anna->store.claimItems({first.id}));
    QCOMPARE(refused.shortage, Shortage::TakenByOther);
    QCOMPARE(refused.holder.user, u"old"_s);
    QCOMPARE(orders->holder(1), u"old"_s);
    take(*bert, 3);
    const Claim none = take(*anna);
    QVERIFY(none.items.isEmpty());
    QCOMPARE(none.shortage, Shortage::AllHeld);
    QCOMPARE(none.heldByOthers, 4);
}

void ClassicTableTest::aRowThatIntrayHoldsIsLeftAloneByTheOldFrontEnd()
{
    adopt();
    take(*anna);
    QVERIFY(!orders->takes(1, u"old"_s));
    QVERIFY(orders->takes(2, u"old"_s));
}

void ClassicTableTest::aLockOfTheOldFrontEndExpires()
{
    AdoptionWish wish = orders->wish();
    wish.rules.lockDuration = 20min;
    adopt(wish);
    orders->takesOver(1, u"old"_s, 19);
    orders->takesOver(2, u"old"_s, 21);
    QCOMPARE(keysOf(take(*anna).items), QStringList{u"2"_s});
    QCOMPARE(orders->holder(2), u"anna"_s);
    QCOMPARE(orders->holder(1), u"old"_s);
}

void ClassicTableTest::theirSettingSaysHowLongALockIsGood()
{
    orders->run(u"INSERT INTO %1 VALUES (5)"_s.arg(orders->table(u"Settings"_s)));
    AdoptionWish wish = orders->wish();
    wish.layout.ageTable.table = u"Settings"_s;
    wish.layout.ageColumn = u"MaxLockAge"_s;
    adopt(wish);
    orders->takesOver(1, u"old"_s, 6);
    const Claim claim = take(*anna);
    QCOMPARE(keysOf(claim.items), QStringList{u"1"_s});
    const Lock lock = claim.items.first().lock;
    QCOMPARE(lock.lockedAt.secsTo(lock.expiresAt), 300);
}

void ClassicTableTest::completingWritesTheMappedColumnsAndEndsTheLock()
{
    adopt();
    const Claim claim = take(*anna);
    const Record corrected{{u"City"_s, u"Köln"_s}, {u"Amount"_s, u"7.25"_s}};
    valueOf(
        anna->store.finish(claim.items.first().id, claim.lock, Disposition::complete(corrected)));
    QCOMPARE(orders->city(1), u"Köln"_s);
    QCOMPARE(orders
                 ->value(u"SELECT %1 AS v FROM %2 WHERE %3 = 1"_s.arg(
                     orders->table(u"Amount"_s), orders->table(), orders->table(u"ID"_s)))
                 .toDouble(),
             7.25);
    QCOMPARE(orders->state(1), u"done"_s);
    QVERIFY(orders->holder(1).isEmpty());
    QCOMPARE(orders->city(2), u"city 2"_s);
    QCOMPARE(keysOf(take(*bert).items), QStringList{u"2"_s});
}

void ClassicTableTest::aWorkerCompletesWithAResult()
{
    adopt();
    const Claim claim = take(*anna);
    Disposition completion = Disposition::complete(Record{{u"City"_s, u"Köln"_s}});
    completion.result = QJsonObject{{u"pages"_s, 3}};
    const ItemId item = claim.items.first().id;
    valueOf(anna->store.finish(item, claim.lock, completion));
    valueOf(anna->store.finish(item, claim.lock, completion));
    QCOMPARE(orders->city(1), u"Köln"_s);
    QCOMPARE(orders->state(1), u"done"_s);
    QVERIFY(orders->holder(1).isEmpty());
    QCOMPARE(valueOf(anna->store.detail(item)).result, completion.result);
}

/// Said again it gives the same; where nothing can be taken, nothing is completed either.
void ClassicTableTest::completingAndTakingTheNextIsOneStep()
{
    adopt();
    const Claim claim = take(*anna);
    const ItemId item = claim.items.first().id;
    const Disposition completion = Disposition::complete(Record{{u"City"_s, u"Köln"_s}});
    errorIn(
        anna->store.finishAndTakeNext(item, claim.lock, completion, {q, u"nowhere"_s}, newId()));
    QCOMPARE(orders->holder(1), u"anna"_s);
    QCOMPARE(orders->state(1), u"open"_s);
    const LockId next = newId();
    for (int i = 0; i < 2; ++i) {
        const auto both =
            valueOf(anna->store.finishAndTakeNext(item, claim.lock, completion, {q}, next));
        QCOMPARE(both.finished.state, State::Done);
        QCOMPARE(keysOf(both.next.items), QStringList{u"2"_s});
        QCOMPARE(both.next.lock, next);
    }
    QCOMPARE(orders->city(1), u"Köln"_s);
    QCOMPARE(orders->state(1), u"done"_s);
    QCOMPARE(orders->holder(2), u"anna"_s);
    QVERIFY(orders->holder(3).isEmpty());
}

void ClassicTableTest::completingWritesBothTablesOrNone()
{
    AdoptionWish wish = orders->wish();
    wish.layout.more = {{{{}, u"OrderNotes"_s}, u"OrderID"_s, {u"Note"_s}}};
    adopt(wish);
    const Claim claim = take(*anna);
    const ItemId item = claim.items.first().id;
    QCOMPARE(claim.items.first().record.value(u"Note"_s).toString(), u"note 1"_s);
    const QString note = u"SELECT %1 AS v FROM %2 WHERE %3 = 1"_s.arg(
        orders->table(u"Note"_s), orders->table(u"OrderNotes"_s), orders->table(u"OrderID"_s));
    orders->takesOver(1, u"old"_s);
    const Record corrected{{u"City"_s, u"Köln"_s}, {u"Note"_s, u"new"_s}};
    QCOMPARE(errorIn(anna->store.finish(item, claim.lock, Disposition::complete(corrected))).kind,
             Error::Kind::LockLost);
    QCOMPARE(orders->city(1), u"city 1"_s);
    QCOMPARE(orders->value(note), u"note 1"_s);
    orders->releases(1);
    const Claim again = take(*anna);
    valueOf(anna->store.finish(item, again.lock, Disposition::complete(corrected)));
    QCOMPARE(orders->city(1), u"Köln"_s);
    QCOMPARE(orders->value(note), u"new"_s);
}

void ClassicTableTest::givingBackEndsTheLockAndNothingElse()
{
    adopt();
    const Claim claim = take(*anna);
    valueOf(anna->store.finish(claim.items.first().id, claim.lock, Disposition::returnLater()));
    QVERIFY(orders->holder(1).isEmpty());
    QCOMPARE(orders->state(1), u"open"_s);
    QCOMPARE(keysOf(take(*bert).items), QStringList{u"1"_s});
}

void ClassicTableTest::whatComesNextMayComeFromAQueueOfIntrays()
{
    adopt();
    valueOf(anna->store.addQueue(queueNamed(u"letters"_s)));
    valueOf(anna->store.addItem(u"letters"_s, newItem(u"a"_s)));
    const Claim claim = take(*anna);
    const auto both = valueOf(anna->store.finishAndTakeNext(
        claim.items.first().id, claim.lock, Disposition::complete(), {u"letters"_s}, newId()));
    QCOMPARE(keysOf(both.next.items), QStringList{u"a"_s});
    QCOMPARE(orders->state(1), u"done"_s);
    QVERIFY(orders->holder(1).isEmpty());
}

void ClassicTableTest::extendingMovesTheLockTime()
{
    AdoptionWish wish = orders->wish();
    wish.rules.lockDuration = 20min;
    adopt(wish);
    const Claim claim = take(*anna);
    valueOf(anna->store.extend(claim.items.first().id, claim.lock));
    valueOf(anna->store.extend(claim.items.first().id, claim.lock));
    valueOf(anna->store.finish(claim.items.first().id, claim.lock, Disposition::complete()));
    QCOMPARE(orders->state(1), u"done"_s);
}

void ClassicTableTest::aLockThatWasTakenOverIsLost_data()
{
    QTest::addColumn<QString>("attempt");
    for (const QString &each :
         {u"complete"_s, u"result"_s, u"return"_s, u"dismiss"_s, u"extend"_s, u"all"_s, u"next"_s})
        QTest::newRow(qPrintable(each)) << each;
}

void ClassicTableTest::aLockThatWasTakenOverIsLost()
{
    QFETCH(QString, attempt);
    adopt();
    const Claim claim = take(*anna);
    const ItemId item = claim.items.first().id;
    orders->takesOver(1, u"old"_s);
    const Record late{{u"City"_s, u"too late"_s}};
    const auto lost = [&]() -> Error {
        if (attempt == u"extend"_s)
            return errorIn(anna->store.extend(item, claim.lock));
        if (attempt == u"all"_s)
            return errorIn(anna->store.finishAll(claim.lock, Disposition::complete()));
        Disposition disposition = Disposition::complete(late);
        if (attempt == u"result"_s)
            disposition.result = QJsonObject{{u"by"_s, u"a worker"_s}};
        if (attempt == u"next"_s)
            return errorIn(
                anna->store.finishAndTakeNext(item, claim.lock, disposition, {q}, newId()));
        if (attempt == u"return"_s)
            disposition = Disposition::returnLater();
        if (attempt == u"dismiss"_s)
            disposition = Disposition::dismiss();
        disposition.record = late;
        return errorIn(anna->store.finish(item, claim.lock, disposition));
    };
    const Error error = lost();
    QCOMPARE(error.kind, Error::Kind::LockLost);
    QCOMPARE(error.holder.user, u"old"_s);
    QCOMPARE(orders->city(1), u"city 1"_s);
    QCOMPARE(orders->holder(1), u"old"_s);
    QVERIFY(valueOf(anna->store.mine()).isEmpty());
}

void ClassicTableTest::aLateWriterAfterExpiryIsRefused()
{
    AdoptionWish wish = orders->wish();
    wish.rules.lockDuration = 1s;
    adopt(wish);
    const Claim late = take(*anna);
    const ItemId item = late.items.first().id;
    Claim next;
    const auto takeIt = [&] {
        next = valueOf(bert->store.claimItems({item}));
        return !next.items.isEmpty();
    };
    QVERIFY(QTest::qWaitFor(takeIt, 10'000));
    QCOMPARE(orders->holder(1), u"bert"_s);
    const Error error = errorIn(anna->store.finish(
        item, late.lock, Disposition::complete(Record{{u"City"_s, u"too late"_s}})));
    QCOMPARE(error.kind, Error::Kind::LockLost);
    QCOMPARE(error.holder.user, u"bert"_s);
    QCOMPARE(orders->city(1), u"city 1"_s);
    QCOMPARE(orders->holder(1), u"bert"_s);
}

void ClassicTableTest::aLockThatTheOldFrontEndReleasedIsLost()
{
    adopt();
    const Claim claim = take(*anna);
    orders->releases(1);
    QCOMPARE(
        errorIn(anna->store.finish(claim.items.first().id, claim.lock, Disposition::complete()))
            .kind,
        Error::Kind::LockLost);
    QCOMPARE(orders->state(1), u"open"_s);
    QCOMPARE(keysOf(take(*bert).items), QStringList{u"1"_s});
}

void ClassicTableTest::takingBackLocksTheRowAgain()
{
    adopt();
    const Claim claim = take(*anna);
    const Disposition done = Disposition::complete(Record{{u"City"_s, u"Köln"_s}});
    valueOf(anna->store.finish(claim.items.first().id, claim.lock, done));
    const Claim back = valueOf(anna->store.takeBack(claim.items.first().id, done.operation));
    QCOMPARE(back.items.size(), 1);
    QCOMPARE(orders->state(1), u"open"_s);
    QCOMPARE(orders->holder(1), u"anna"_s);
    valueOf(anna->store.finish(claim.items.first().id, back.lock, Disposition::complete()));
    QCOMPARE(orders->state(1), u"done"_s);
}

void ClassicTableTest::reopeningMakesTheRowOpen()
{
    adopt();
    const Claim claim = take(*anna);
    valueOf(anna->store.finish(claim.items.first().id, claim.lock, Disposition::complete()));
    valueOf(bert->store.reopen(claim.items.first().id));
    QCOMPARE(orders->state(1), u"open"_s);
    QCOMPARE(keysOf(take(*bert).items), QStringList{u"1"_s});
}

void ClassicTableTest::theSweeperEndsTheLockInTheTable()
{
    AdoptionWish wish = orders->wish();
    wish.rules.lockDuration = 1s;
    adopt(wish);
    take(*anna);
    QVERIFY(QTest::qWaitFor([&] { return valueOf(bert->store.sweep()) == 1; }, 10'000));
    QVERIFY(orders->holder(1).isEmpty());
}

void ClassicTableTest::aSupervisorsReleaseEndsTheLockInTheTable()
{
    adopt();
    const Claim claim = take(*anna);
    QCOMPARE(valueOf(bert->store.releaseLocks({{claim.items.first().id, claim.lock}}, u"lunch"_s)),
             1);
    QVERIFY(orders->holder(1).isEmpty());
    const Claim again = take(*anna);
    orders->takesOver(1, u"old"_s);
    QCOMPARE(valueOf(bert->store.releaseLocks({{again.items.first().id, again.lock}}, u"lunch"_s)),
             1);
    QCOMPARE(orders->holder(1), u"old"_s);
}

void ClassicTableTest::aReturnedRowWaitsItsTime()
{
    adopt();
    const Claim claim = take(*anna);
    valueOf(anna->store.finish(claim.items.first().id, claim.lock, Disposition::returnLater(1h)));
    QVERIFY(orders->holder(1).isEmpty());
    QCOMPARE(keysOf(take(*bert).items), QStringList{u"2"_s});
}

void ClassicTableTest::theTableSaysTheOrderAndNoPriority()
{
    adopt();
    const Claim claim = take(*anna, 3);
    const ItemId third = claim.items.last().id;
    valueOf(anna->store.finishAll(claim.lock, Disposition::returnLater()));
    const BulkResult result = valueOf(bert->store.prioritize({third}, {5, {}}));
    QVERIFY(result.done.isEmpty());
    QCOMPARE(result.notDone.first().why.kind, Error::Kind::Invalid);
    QVERIFY(result.notDone.first().why.sentence.contains(u"table"_s));
    QCOMPARE(keysOf(take(*bert).items), QStringList{u"1"_s});
}

void ClassicTableTest::aDismissedRowNeverReturns()
{
    adopt();
    const Claim claim = take(*anna);
    valueOf(anna->store.finish(claim.items.first().id, claim.lock, Disposition::dismiss()));
    QVERIFY(orders->holder(1).isEmpty());
    QCOMPARE(keysOf(take(*bert).items), QStringList{u"2"_s});
}

void ClassicTableTest::aRowThatTheOldFrontEndReopenedIsTakenAgain()
{
    adopt();
    const Claim claim = take(*anna);
    valueOf(anna->store.finish(claim.items.first().id, claim.lock, Disposition::complete()));
    orders->run(u"UPDATE %1 SET %2 = 'open' WHERE %3 = 1"_s.arg(
        orders->table(), orders->table(u"Status"_s), orders->table(u"ID"_s)));
    QCOMPARE(keysOf(take(*bert).items), QStringList{u"1"_s});
}

void ClassicTableTest::everyRowIsListedOnceInPages()
{
    adopt();
    ItemQuery query;
    query.queue = q;
    for (const auto by : {ItemOrder::By::ClaimOrder, ItemOrder::By::Key}) {
        query.order = {by, {}, false};
        PageRequest request;
        request.limit = 2;
        QStringList keys;
        for (int page = 0; page < 4; ++page) {
            const ItemPage got = valueOf(anna->store.page(query, request));
            keys += keysOf(got.items);
            if (got.next.isEmpty())
                break;
            request.from = PageRequest::From::After;
            request.cursor = got.next;
        }
        QCOMPARE(keys, (QStringList{u"1"_s, u"2"_s, u"3"_s, u"4"_s, u"5"_s}));
    }
    take(*bert);
    QCOMPARE(keysOf(valueOf(anna->store.page(query, {})).items).first(), u"2"_s);
}

void ClassicTableTest::theListIsFilteredAndSorted()
{
    adopt();
    ItemQuery query;
    query.queue = q;
    query.find = u"\"CITY 4\""_s;
    QCOMPARE(keysOf(valueOf(anna->store.page(query, {})).items), QStringList{u"4"_s});
    query.find.clear();
    query.fieldContains = {{u"City"_s, u"3"_s}};
    QCOMPARE(keysOf(valueOf(anna->store.page(query, {})).items), QStringList{u"3"_s});
    query.fieldContains.clear();
    query.order = {ItemOrder::By::Field, u"City"_s, true};
    QCOMPARE(keysOf(valueOf(anna->store.page(query, {})).items).first(), u"5"_s);
}

void ClassicTableTest::numbersStandBySize()
{
    adopt();
    const QStringList amounts{u"9"_s, u"-10.5"_s, u"NULL"_s, u"1000"_s, u"-2"_s};
    for (qsizetype i = 0; i < amounts.size(); ++i)
        orders->run(u"UPDATE %1 SET %2 = %3 WHERE %4 = %5"_s.arg(
            orders->table(), orders->table(u"Amount"_s), amounts.at(i), orders->table(u"ID"_s),
            QString::number(i + 1)));
    ItemQuery query;
    query.queue = q;
    QStringList wanted{u"3"_s, u"2"_s, u"5"_s, u"1"_s, u"4"_s};
    for (const bool descending : {false, true}) {
        query.order = {ItemOrder::By::Field, u"Amount"_s, descending};
        QStringList keys;
        PageRequest request{PageRequest::From::Start, {}, 2};
        do {
            const ItemPage page = valueOf(anna->store.page(query, request));
            keys += keysOf(page.items);
            request = {PageRequest::From::After, page.next, 2};
        } while (!request.cursor.isEmpty());
        QCOMPARE(keys, wanted);
        std::reverse(wanted.begin(), wanted.end());
    }
}

void ClassicTableTest::figuresComeFromTheTable()
{
    adopt();
    take(*anna);
    QVERIFY(orders->takes(2, u"old"_s));
    const QueueStatus status = valueOf(bert->store.status(q)).first();
    QCOMPARE(status.items.value(State::Open), 3);
    QCOMPARE(status.items.value(State::Locked), 2);
    QCOMPARE(valueOf(bert->store.counts(q, QDateTime::currentDateTime())).open, 3);
}

void ClassicTableTest::theLockTableServesToo()
{
    adopt(orders->wishWithLockTable());
    const QString holder = u"SELECT %1 AS v FROM %2 WHERE %3 = 1"_s.arg(
        orders->table(u"LockUser"_s), orders->table(u"OrderLocks"_s), orders->table(u"OrderID"_s));
    const Claim claim = take(*anna);
    QCOMPARE(keysOf(claim.items), QStringList{u"1"_s});
    QCOMPARE(orders->value(holder), u"anna"_s);
    QVERIFY(orders->holder(1).isEmpty());
    orders->run(u"INSERT INTO %1 VALUES (2, 'old', %2)"_s.arg(orders->table(u"OrderLocks"_s),
                                                              orders->ago(0)));
    QCOMPARE(keysOf(take(*bert).items), QStringList{u"3"_s});
    valueOf(anna->store.extend(claim.items.first().id, claim.lock));
    valueOf(anna->store.finish(claim.items.first().id, claim.lock,
                               Disposition::complete(Record{{u"City"_s, u"Köln"_s}})));
    QVERIFY(orders->value(holder).isEmpty());
    QCOMPARE(orders->city(1), u"Köln"_s);
    QCOMPARE(orders->state(1), u"done"_s);
}

void ClassicTableTest::anExpiredLockInTheLockTableIsTakenOver()
{
    adopt(orders->wishWithLockTable());
    orders->run(u"INSERT INTO %1 VALUES (1, 'old', %2)"_s.arg(orders->table(u"OrderLocks"_s),
                                                              orders->ago(60)));
    const Claim claim = take(*anna);
    QCOMPARE(keysOf(claim.items), QStringList{u"1"_s});
    orders->run(u"DELETE FROM %1"_s.arg(orders->table(u"OrderLocks"_s)));
    QCOMPARE(
        errorIn(anna->store.finish(claim.items.first().id, claim.lock, Disposition::complete()))
            .kind,
        Error::Kind::LockLost);
}

void ClassicTableTest::theHistoryHolds()
{
    adopt();
    const Claim claim = take(*anna, 2);
    orders->takesOver(1, u"old"_s);
    errorIn(anna->store.finish(claim.items.first().id, claim.lock, Disposition::complete()));
    orders->releases(1);
    const Claim again = take(*bert);
    valueOf(bert->store.finish(again.items.first().id, again.lock, Disposition::complete()));
    QCOMPARE(valueOf(bert->store.audit()).violations, QStringList());
}

INTRAY_TEST_GUILESS_MAIN(ClassicTableTest)
#include "tst_d1_classic_table.moc"
