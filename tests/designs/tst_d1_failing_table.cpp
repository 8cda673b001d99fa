// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "designs/ordertable.h"
#include "store/sql.h"

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

private:
    static void addFailures();
    void letItFail();
    void refuseToGiveBack();

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
        refuseToGiveBack();
    else
        orders->run(
            u"ALTER TABLE %1 DROP COLUMN %2"_s.arg(orders->table(), orders->table(u"City"_s)));
}

void FailingTable::refuseToGiveBack()
{
    const QString user = u"NEW."_s + orders->table(u"LockUser"_s);
    switch (orders->connection().d().dialect) {
    case Dialect::Postgresql:
        orders->run(u"CREATE OR REPLACE FUNCTION public.keep() RETURNS trigger LANGUAGE plpgsql AS "
                    "$$ BEGIN RAISE EXCEPTION 'kept'; END $$"_s);
        orders->run(u"CREATE TRIGGER keep BEFORE UPDATE ON %1 FOR EACH ROW WHEN (%2 IS NULL) "
                    "EXECUTE FUNCTION public.keep()"_s.arg(orders->table(), user));
        return;
    case Dialect::Mariadb:
        orders->run(u"CREATE TRIGGER keep BEFORE UPDATE ON %1 FOR EACH ROW IF %2 IS NULL THEN "
                    "SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'kept'; END IF"_s.arg(
                        orders->table(), user));
        return;
    default:
        orders->run(u"CREATE TRIGGER keep BEFORE UPDATE ON %1 WHEN %2 IS NULL BEGIN SELECT "
                    "RAISE(ABORT, 'kept'); END"_s.arg(orders->table(), user));
    }
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

QTEST_GUILESS_MAIN(FailingTable)
#include "tst_d1_failing_table.moc"
