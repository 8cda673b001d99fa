// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "designs/ordertable.h"
#include "store/line/sql.h"
#include "support/testclass.h"

#include <QMutex>

#include <atomic>
#include <thread>

using namespace intray;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// D1 with many of Intray's own at once on one table: claims of several rows, lists in every order,
/// completions, and locks that grow old while their owners complete. None of them may wait for
/// another in a circle, which the servers count.
class ManyAtOnceTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data();
    void init();

    void noneWaitsForAnotherInACircle();
    void aRowThatSomebodyIsWritingIsPassedOver();
    void aRowWhoseItemSomebodyIsWritingIsPassedOver();
    void whoeverWaitsBehindManyStillGetsARow();
    void aLockThatIsLostTakesNoNewerOneWithIt();

private:
    static constexpr int allOrders = 150;

    bool isPostgresql() const { return engineOfRow() != u"mariadb"; }
    int deadlocks();
    bool somebodyWaits();
    QString lastDeadlock();
    void work(const QString &name);
    void end(Person &person, const Claim &claim);
    void list(const QString &name);
    void ageLocks();
    bool isOver() { return finished.load() || !complaint().isEmpty(); }
    QString complaint()
    {
        const QMutexLocker here(&mutex);
        return said;
    }
    void complain(const Error &error);

    std::unique_ptr<TestDatabase> database;
    std::unique_ptr<OrderTable> orders;
    std::atomic_bool finished = false;
    QMutex mutex;
    QString said;
};

void ManyAtOnceTest::initTestCase_data()
{
    addRowsOnly({u"postgresql"_s, u"mariadb"_s});
}

void ManyAtOnceTest::init()
{
    if (engineOfRow() == u"sqlite")
        QSKIP("SQLite has one writer at a time.");
    orders.reset();
    database = databaseOf(engineOfRow());
    orders = std::make_unique<OrderTable>(engineOfRow(), *database);
    orders->make(allOrders);
    AdoptionWish wish = orders->wish();
    wish.rules.lockDuration = 1h;
    valueOf(orders->adopt(wish));
    finished = false;
    said.clear();
}

int ManyAtOnceTest::deadlocks()
{
    if (!isPostgresql())
        return orders
            ->value(u"SELECT variable_value AS v FROM information_schema.global_status "
                    "WHERE variable_name = 'INNODB_DEADLOCKS'"_s)
            .toInt();
    orders->run(u"SELECT pg_stat_force_next_flush()"_s);
    return orders
        ->value(u"SELECT deadlocks AS v FROM pg_stat_database WHERE datname = "
                "current_database()"_s)
        .toInt();
}

/// How MariaDB tells of it; PostgreSQL writes it into its log.
QString ManyAtOnceTest::lastDeadlock()
{
    if (isPostgresql())
        return {};
    const auto told = attempt(orders->connection(), [](Sql &sql) -> Outcome<QStringList> {
        return sql.allOfText(u"SHOW ENGINE INNODB STATUS"_s, {},
                             [](const Row &row) { return row.text("Status"); });
    });
    return told ? told->value(0)
                      .section(u"LATEST DETECTED DEADLOCK"_s, 1)
                      .section(u"\nTRANSACTIONS"_s, 0, 0)
                : told.error().detail;
}

void ManyAtOnceTest::complain(const Error &error)
{
    const QMutexLocker here(&mutex);
    said += error.sentence + u' ' + error.detail + u'\n';
}

/// Takes three at a time, and keeps two such batches while taking the next, so that locks grow old
/// under somebody who still works.
void ManyAtOnceTest::work(const QString &name)
{
    Person person(*database, name);
    QList<Claim> held;
    while (!isOver()) {
        const auto claim = person.store.claimNext({u"orders"_s}, 3);
        if (!claim)
            return complain(claim.error());
        if (!claim->items.isEmpty())
            held << *claim;
        else if (held.isEmpty() && claim->heldByOthers == 0)
            finished = true;
        if (held.size() > 2 || (claim->items.isEmpty() && !held.isEmpty()))
            end(person, held.takeFirst());
    }
}

/// Completes a batch in one call, or one by one and gives some back.
void ManyAtOnceTest::end(Person &person, const Claim &claim)
{
    const auto notLost = [this](const auto &outcome) {
        if (!outcome && outcome.error().kind != Error::Kind::LockLost &&
            outcome.error().kind != Error::Kind::Invalid)
            complain(outcome.error());
    };
    const qint64 die = claim.items.constFirst().id.value() % 3;
    if (die == 0)
        return notLost(person.store.finishAll(claim.lock, Disposition::complete()));
    for (const Item &item : claim.items)
        notLost(person.store.finish(item.id, claim.lock,
                                    die == 1 && item.attempts < 3 ? Disposition::returnLater()
                                                                  : Disposition::complete()));
}

void ManyAtOnceTest::list(const QString &name)
{
    Person person(*database, name);
    ItemQuery query;
    query.queue = u"orders"_s;
    const QList<ItemOrder> ways{{ItemOrder::By::Key, {}, true},
                                {ItemOrder::By::Field, u"City"_s, false},
                                {ItemOrder::By::Field, u"Amount"_s, true}};
    for (int round = 0; !isOver(); ++round) {
        query.order = ways.at(round % ways.size());
        const auto page = person.store.page(query, {});
        if (!page)
            return complain(page.error());
    }
}

/// The old front end's statements, one after the other: a lock is suddenly from this morning. Not
/// so often that nobody could complete anything.
void ManyAtOnceTest::ageLocks()
{
    OrderTable other(engineOfRow(), *database);
    const QString isOpen = u"SELECT COUNT(*) AS v FROM %1 WHERE %2 = 'open'"_s.arg(
        other.table(), other.table(u"Status"_s));
    for (int order = 1; !isOver(); order = order * 7 % (allOrders + 1)) {
        other.run(u"UPDATE %1 SET %2 = %3 WHERE %4 = %5 AND %6 IS NOT NULL"_s.arg(
            other.table(), other.table(u"LockTime"_s), other.ago(120), other.table(u"ID"_s),
            QString::number(order), other.table(u"LockUser"_s)));
        for (int i = 0; i < 20; ++i)
            other.value(isOpen);
    }
}

void ManyAtOnceTest::noneWaitsForAnotherInACircle()
{
    const int before = deadlocks();
    for (int i = 0; i < 5; ++i)
        (void)database->loginOf(u"clerk%1"_s.arg(i));
    std::vector<std::thread> all;
    for (int i = 0; i < 4; ++i)
        all.emplace_back([this, i] { work(u"clerk%1"_s.arg(i)); });
    all.emplace_back([this] { list(u"clerk4"_s); });
    all.emplace_back([this] { ageLocks(); });
    for (std::thread &one : all)
        one.join();
    QCOMPARE(complaint(), QString());
    Person judge(*database, u"judge"_s);
    QCOMPARE(valueOf(judge.store.audit()).violations, QStringList());
    QVERIFY2(deadlocks() == before, qPrintable(lastDeadlock()));
}

/// Nobody waits for a front end that takes its time over a row.
void ManyAtOnceTest::aRowThatSomebodyIsWritingIsPassedOver()
{
    orders->connection().d().execute(u"BEGIN"_s);
    orders->connection().d().execute(u"UPDATE %1 SET %2 = 'slowly' WHERE %3 <= 2"_s.arg(
        orders->table(), orders->table(u"City"_s), orders->table(u"ID"_s)));
    Person anna(*database, u"anna"_s);
    QCOMPARE(keysOf(valueOf(anna.store.claimNext({u"orders"_s}, 2)).items),
             (QStringList{u"3"_s, u"4"_s}));
    orders->connection().d().execute(u"ROLLBACK"_s);
    Person bert(*database, u"bert"_s);
    QCOMPARE(keysOf(valueOf(bert.store.claimNext({u"orders"_s}, 2)).items),
             (QStringList{u"1"_s, u"2"_s}));
}

/// As when its owner completes it at the very moment at which the lock has grown old: that one has
/// the item and waits for the row.
void ManyAtOnceTest::aRowWhoseItemSomebodyIsWritingIsPassedOver()
{
    Person anna(*database, u"anna"_s);
    const Claim late = valueOf(anna.store.claimNext({u"orders"_s}));
    orders->takesOver(1, u"anna"_s, 120);
    orders->connection().d().execute(u"BEGIN"_s);
    orders->value(u"SELECT 1 AS v FROM %1 WHERE id = %2 FOR UPDATE"_s.arg(
        isPostgresql() ? u"intray.item"_s : u"item_all"_s,
        QString::number(late.items.constFirst().id.value())));
    Person bert(*database, u"bert"_s);
    QCOMPARE(keysOf(valueOf(bert.store.claimNext({u"orders"_s})).items), QStringList{u"2"_s});
    orders->connection().d().execute(u"ROLLBACK"_s);
    QCOMPARE(keysOf(valueOf(bert.store.claimNext({u"orders"_s})).items), QStringList{u"1"_s});
}

/// More rows are looked at where all that were seen first are just being written.
void ManyAtOnceTest::whoeverWaitsBehindManyStillGetsARow()
{
    orders->connection().d().execute(u"BEGIN"_s);
    orders->connection().d().execute(u"UPDATE %1 SET %2 = 'slowly' WHERE %3 <= 100"_s.arg(
        orders->table(), orders->table(u"City"_s), orders->table(u"ID"_s)));
    Person anna(*database, u"anna"_s);
    QCOMPARE(keysOf(valueOf(anna.store.claimNext({u"orders"_s})).items), QStringList{u"101"_s});
    orders->connection().d().execute(u"ROLLBACK"_s);
}

bool ManyAtOnceTest::somebodyWaits()
{
    const QString sql = isPostgresql()
                            ? u"SELECT COUNT(*) AS v FROM pg_locks WHERE NOT granted"_s
                            : u"SELECT variable_value AS v FROM information_schema.global_status "
                              "WHERE variable_name = 'INNODB_ROW_LOCK_CURRENT_WAITS'"_s;
    return orders->value(sql).toInt() > 0;
}

/// One of two rows under a lock has grown old. While its owner is being told, and waits for the
/// other, somebody else takes it.
void ManyAtOnceTest::aLockThatIsLostTakesNoNewerOneWithIt()
{
    Person anna(*database, u"anna"_s);
    Person bert(*database, u"bert"_s);
    const Claim late = valueOf(anna.store.claimNext({u"orders"_s}, 2));
    orders->takesOver(2, u"anna"_s, 120);
    orders->connection().d().execute(u"BEGIN"_s);
    orders->run(u"UPDATE %1 SET %2 = 'slowly' WHERE %3 = 1"_s.arg(
        orders->table(), orders->table(u"City"_s), orders->table(u"ID"_s)));
    std::thread completing(
        [&] { (void)anna.store.finish(late.items.at(1).id, late.lock, Disposition::complete()); });
    const bool waited = QTest::qWaitFor([this] { return somebodyWaits(); }, 10'000);
    const auto next = bert.store.claimNext({u"orders"_s});
    orders->connection().d().execute(u"ROLLBACK"_s);
    completing.join();
    QVERIFY(waited);
    const Claim claim = valueOf(next);
    QCOMPARE(claim.items.size(), 1);
    valueOf(bert.store.finish(claim.items.constFirst().id, claim.lock, Disposition::complete()));
}

INTRAY_TEST_GUILESS_MAIN(ManyAtOnceTest)
#include "tst_d1_many_at_once.moc"
