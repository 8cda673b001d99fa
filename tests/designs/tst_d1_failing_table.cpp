// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "designs/ordertable.h"
#include "store/line/sql.h"
#include "support/testclass.h"

using namespace intray;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// An adopted table that was changed, or has a rule of its own, is the trouble of its own queue and
/// of no other. anna works, bert supervises.
class FailingTable : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init();
    void cleanup();
    void itsExpiredLocksStayAndAllOthersAreReleased_data() { addFailures(); }
    void itsExpiredLocksStayAndAllOthersAreReleased();
    void rowsThatMayNotBeLockedArePassedOver_data() { addLockPlaces(); }
    void rowsThatMayNotBeLockedArePassedOver();
    void claimsEndAfterManyRefusals();
    void whatIsFinishedIsFinishedThoughNoRowMayBeLocked();

private:
    static void addFailures();
    void letItFail();
    static void addLockPlaces();
    void refuse(const QString &table, const QString &event, const QString &condition);
    void refuseToLock(int firstRows);

    const QString q = u"orders"_s;
    std::unique_ptr<TestDatabase> database;
    std::unique_ptr<OrderTable> orders;
    std::unique_ptr<Person> anna;
    std::unique_ptr<Person> bert;
};

void FailingTable::addFailures()
{
    QTest::addColumn<QString>("failure");
    QTest::newRow("a column is lost") << u"column"_s;
    QTest::newRow("a trigger refuses") << u"trigger"_s;
}

void FailingTable::init()
{
    database = databaseOf(engineOfRow());
    orders = std::make_unique<OrderTable>(engineOfRow(), *database);
    orders->make(4);
    anna = std::make_unique<Person>(*database, u"anna"_s);
    bert = std::make_unique<Person>(*database, u"bert"_s);
}

void FailingTable::cleanup()
{
    bert.reset();
    anna.reset();
    orders.reset();
}

void FailingTable::letItFail()
{
    QFETCH(QString, failure);
    if (failure == u"trigger"_s)
        refuse(u"Orders"_s, u"UPDATE"_s, u"NEW.%1 IS NULL"_s.arg(orders->table(u"LockUser"_s)));
    else
        orders->run(
            u"ALTER TABLE %1 DROP COLUMN %2"_s.arg(orders->table(), orders->table(u"City"_s)));
}

/// A trigger of the table that fails before such an event.
void FailingTable::refuse(const QString &table, const QString &event, const QString &condition)
{
    const QString name = orders->table(table);
    switch (orders->connection().d().dialect) {
    case Dialect::Postgresql:
        orders->run(u"CREATE OR REPLACE FUNCTION public.keep() RETURNS trigger LANGUAGE plpgsql AS "
                    "$$ BEGIN RAISE EXCEPTION 'kept'; END $$"_s);
        orders->run(u"CREATE TRIGGER keep BEFORE %1 ON %2 FOR EACH ROW WHEN (%3) EXECUTE FUNCTION "
                    "public.keep()"_s.arg(event, name, condition));
        return;
    case Dialect::Mariadb:
        orders->run(u"CREATE TRIGGER keep BEFORE %1 ON %2 FOR EACH ROW IF %3 THEN SIGNAL SQLSTATE "
                    "'45000' SET MESSAGE_TEXT = 'kept'; END IF"_s.arg(event, name, condition));
        return;
    default:
        orders->run(u"CREATE TRIGGER keep BEFORE %1 ON %2 WHEN %3 BEGIN SELECT RAISE(ABORT, "
                    "'kept'); END"_s.arg(event, name, condition));
    }
}

void FailingTable::refuseToLock(int firstRows)
{
    refuse(u"Orders"_s, u"UPDATE"_s,
           u"NEW.%1 IS NOT NULL AND NEW.%2 <= %3"_s.arg(
               orders->table(u"LockUser"_s), orders->table(u"ID"_s), QString::number(firstRows)));
}

void FailingTable::itsExpiredLocksStayAndAllOthersAreReleased()
{
    AdoptionWish wish = orders->wish();
    wish.rules.lockDuration = 1s;
    wish.rules.longestHold = 60s;
    valueOf(orders->adopt(wish));
    Queue own = queueNamed(u"own"_s);
    own.lockDuration = 1s;
    valueOf(bert->store.addQueue(own));
    valueOf(bert->store.addItem(own.name, newItem(u"1"_s)));
    const Claim row = valueOf(anna->store.claimNext({q}));
    const Claim item = valueOf(anna->store.claimNext({own.name}));
    QCOMPARE(row.items.size() + item.items.size(), 2);
    letItFail();
    const QDateTime end = item.items.first().lock.expiresAt;
    QVERIFY(QTest::qWaitFor([&] { return valueOf(bert->store.now()) > end; }, 10'000));
    const SweptLocks swept = valueOf(bert->store.sweepLocks());
    QCOMPARE(swept.released, 1);
    QCOMPARE(swept.refusing, QStringList{q});
    QCOMPARE(valueOf(anna->store.claimNext({own.name})).items.size(), 1);
    QCOMPARE(orders->holder(1), u"anna"_s);
    QCOMPARE(valueOf(bert->store.sweepLocks()).released, 0); // and again
}

void FailingTable::addLockPlaces()
{
    QTest::addColumn<bool>("isApart");
    QTest::newRow("lock in the row") << false;
    QTest::newRow("lock in a table of its own") << true;
}

void FailingTable::rowsThatMayNotBeLockedArePassedOver()
{
    QFETCH(bool, isApart);
    valueOf(orders->adopt(isApart ? orders->wishWithLockTable() : orders->wish()));
    if (isApart)
        refuse(u"OrderLocks"_s, u"INSERT"_s, u"NEW.%1 <= 2"_s.arg(orders->table(u"OrderID"_s)));
    else
        refuseToLock(2);
    const Claim first = valueOf(anna->store.claimNext({q}));
    QCOMPARE(first.items.size(), 1);
    QCOMPARE(first.items.first().key, u"3"_s);
    const Claim rest = valueOf(bert->store.claimNext({q}, 2));
    QCOMPARE(rest.items.size(), 1);
    QCOMPARE(rest.items.first().key, u"4"_s);
    QCOMPARE(rest.shortage, Shortage::TableRefuses);
    const Claim none = valueOf(bert->store.claimNext({q}));
    QVERIFY(none.items.isEmpty());
    QCOMPARE(none.shortage, Shortage::TableRefuses);
    if (!isApart)
        QCOMPARE(orders->holder(1), QString());
    valueOf(anna->store.finish(first.items.first().id, first.lock,
                               Disposition::complete(first.items.first().record)));
}

void FailingTable::claimsEndAfterManyRefusals()
{
    orders->make(25);
    valueOf(orders->adopt(orders->wish()));
    refuseToLock(19);
    QCOMPARE(valueOf(anna->store.claimNext({q})).items.first().key, u"20"_s);
    orders->run(orders->isPostgresql() ? u"DROP TRIGGER keep ON %1"_s.arg(orders->table())
                                       : u"DROP TRIGGER keep"_s);
    refuseToLock(24);
    const Claim none = valueOf(anna->store.claimNext({q}));
    QVERIFY(none.items.isEmpty());
    QCOMPARE(none.shortage, Shortage::TableRefuses);
}

void FailingTable::whatIsFinishedIsFinishedThoughNoRowMayBeLocked()
{
    valueOf(orders->adopt(orders->wish()));
    const Claim claim = valueOf(anna->store.claimNext({q}));
    const Item item = claim.items.first();
    refuseToLock(4);
    const auto next = valueOf(anna->store.finishAndTakeNext(
        item.id, claim.lock, Disposition::complete(item.record), {q}));
    QCOMPARE(orders->state(1), u"done"_s);
    QCOMPARE(next.next.shortage, Shortage::TableRefuses);
}

INTRAY_TEST_GUILESS_MAIN(FailingTable)
#include "tst_d1_failing_table.moc"
