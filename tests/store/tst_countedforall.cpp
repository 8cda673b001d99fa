// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/rows/sqlfailure.h"
#include "support/testclass.h"
#include "support/twoatwork.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// How many items of a long queue are open is counted on a server by one program for all.
class CountedForAll : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowsOnly({u"postgresql"_s, u"mariadb"_s}); }
    void init() { beginOn(engineOfRow()); }

    void oneCountsForAll();
    void whatWasCountedLongAgoIsCountedAnew();
    void whoMayNotWriteReadsTheNumberForTenSecondsMore();
    void whoeverCountsHoldsNobodyUp();
    void aShortQueueIsCountedByEach();
    void nobodyReadsOrWritesItByHand();

private:
    bool isMaria() const { return engineOfRow() == u"mariadb"; }
    QString table() const { return isMaria() ? u"open_count_all"_s : u"intray.open_count"_s; }
    void addMany(int items);
    void keep(qint64 items, int secondsAgo, int microseconds);
    qint64 kept();
    qint64 openFor(Person &person) { return valueOf(person.store.countsToday(q)).open; }
};

/// By the owner and without the triggers of each row: an import of as many takes longer.
void CountedForAll::addMany(int items)
{
    const QString many =
        isMaria() ? u"INSERT INTO item_all (queue_id, `key`, state, created_by, created_at) SELECT "
                    "q.id, CONCAT('k', seq), 'open', 'anna', UTC_TIMESTAMP(3) FROM queue_all AS q "
                    "CROSS JOIN seq_1_to_%1"_s
                  : u"INSERT INTO intray.item (queue_id, key, rank, state, created_by, created_at) "
                    "SELECT q.id, 'k' || n, 0, 'open', 'anna', now() FROM intray.queue AS q, "
                    "generate_series(1, %1) AS n"_s;
    const auto triggers = [&](const QString &are) {
        if (!isMaria())
            database->administer(u"ALTER TABLE intray.item %1 TRIGGER USER"_s.arg(are));
    };
    triggers(u"DISABLE"_s);
    database->administer(many.arg(items));
    triggers(u"ENABLE"_s);
}

/// As if somebody had counted then, which took so long.
void CountedForAll::keep(qint64 items, int secondsAgo, int microseconds)
{
    const QString change =
        isMaria()
            ? u"UPDATE %1 SET items = %2, took = %4, counted_at = UTC_TIMESTAMP(6) - INTERVAL %3 SECOND"_s
            : u"UPDATE %1 SET items = %2, took = interval '1 microsecond' * %4, counted_at = clock_timestamp() - interval '1 second' * %3"_s;
    database->administer(change.arg(table()).arg(items).arg(secondsAgo).arg(microseconds));
}

qint64 CountedForAll::kept()
{
    const QString sum = u"SELECT coalesce(sum(items), 0) FROM "_s + table();
    const auto owner = database->connectAsOwner();
    const auto row = owner->d().runner->runText(sum, {});
    return row->next() ? row->numberAt(0) : -1;
}

void CountedForAll::oneCountsForAll()
{
    addMany(10'001);
    QCOMPARE(openFor(*anna), 10'001);
    QCOMPARE(kept(), 10'001);
    keep(42, 0, 1'000'000);
    QCOMPARE(openFor(*bert), 42);
    QCOMPARE(kept(), 42);
}

void CountedForAll::whatWasCountedLongAgoIsCountedAnew()
{
    addMany(10'000);
    add(u"one with a record, which can be taken"_s, 9);
    openFor(*anna);
    for (const int secondsAgo : {1, 86'400, -86'400}) { // the last: the server's clock was put back
        keep(20'000, secondsAgo, 1);
        QCOMPARE(openFor(*bert), 10'001);
        QCOMPARE(kept(), 10'001);
    }
    take(*anna);
    keep(20'000, 1, 1);
    QCOMPARE(openFor(*bert), 10'000);
    QCOMPARE(kept(), 0); // not long any more
}

void CountedForAll::whoMayNotWriteReadsTheNumberForTenSecondsMore()
{
    addMany(10'001);
    openFor(*anna);
    bert->connection->d().execute(isMaria()
                                      ? u"SET SESSION TRANSACTION READ ONLY"_s
                                      : u"SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY"_s);
    keep(20'000, 1, 1);
    QCOMPARE(openFor(*bert), 20'000);
    keep(20'000, 11, 1);
    QCOMPARE(openFor(*bert), 10'001);
    QCOMPARE(kept(), 20'000);
    QVERIFY(bert->connection->isAlive()); // what is not asked for is not refused
}

void CountedForAll::whoeverCountsHoldsNobodyUp()
{
    addMany(10'001);
    openFor(*anna);
    const auto slow = database->connectAsOwner();
    for (const auto &[secondsAgo, told] : {std::pair(1, 20'000), std::pair(11, 10'001)}) {
        keep(20'000, secondsAgo, 1);
        slow->d().execute(u"BEGIN"_s);
        slow->d().execute(u"SELECT * FROM %1 FOR UPDATE"_s.arg(table()));
        QCOMPARE(openFor(*bert), told);
        slow->d().execute(u"ROLLBACK"_s);
        QCOMPARE(kept(), 20'000);
    }
}

void CountedForAll::aShortQueueIsCountedByEach()
{
    addMany(10'000);
    QCOMPARE(openFor(*anna), 10'000);
    QCOMPARE(kept(), 0);
}

void CountedForAll::nobodyReadsOrWritesItByHand()
{
    addMany(10'001);
    openFor(*anna);
    for (const QString &statement :
         {u"SELECT * FROM %1"_s, u"UPDATE %1 SET items = 0"_s, u"DELETE FROM %1"_s})
        QVERIFY_THROWS_EXCEPTION(SqlFailure, bert->connection->d().execute(statement.arg(table())));
    QCOMPARE(kept(), 10'001);
}

INTRAY_TEST_GUILESS_MAIN(CountedForAll)
#include "tst_countedforall.moc"
