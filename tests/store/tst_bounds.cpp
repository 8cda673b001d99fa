// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/mostnotes.h"
#include "store/line/sql.h"
#include "store/rules/filterstore.h"
#include "support/testclass.h"
#include "support/twoatwork.h"

#include <barrier>
#include <thread>

using namespace intray;
using namespace Qt::StringLiterals;

/// On servers nobody can add without end what no queue limits: notes, questions what became of an
/// operation, filters, names of workstations.
class BoundsTest : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowsOnly({u"postgresql"_s, u"mariadb"_s}); }
    void init()
    {
        beginOn(engineOfRow());
        administer(u"DELETE FROM "_s + table(u"allowance"_s)); // of the tests before
        valueOf(anna->store.setUser({u"bert"_s, u"bert"_s, true, allRoles(), {}}));
    }

    void aUserWritesSoManyNotesOnADay();
    void anotherDayBeginsAnew();
    void anItemHasSoManyNotesAndShowsTheNewest();
    void aUserAloneFillsNoItem();
    void aPersonReturnsSoOften();
    void aWorkerReturnsMoreOften();
    void aUserTakesBackSoOften();
    void aSupervisorChangesSoManyItemsOnADay();
    void aSupervisorPausesSoOften();
    void aReasonHasSoManyCharacters();
    void aUserAsksSoOftenWhatBecameOfSomething();
    void aUserSharesSoManyFiltersInAQueue();
    void sessionsOfOneUserShareNoMoreTogether();
    void ofAUserTheNewestWorkstationsAreKnown();

private:
    bool isPostgresql() const { return engineOfRow() == u"postgresql"; }
    QString table(const QString &name) const
    {
        return isPostgresql() ? u"intray."_s + name : name + u"_all"_s;
    }
    void administer(const QString &statement) { database->administer(statement); }
    /// As if the users had added as much today already.
    void haveAdded(const QString &much)
    {
        administer(u"UPDATE %1 SET n = %2"_s.arg(table(u"allowance"_s), much));
    }
    /// A list of numbers as this server makes one.
    QString numbers(int most) const
    {
        return isPostgresql() ? u"generate_series(1, %1) AS made (n)"_s.arg(most)
                              : u"(WITH RECURSIVE up AS (SELECT 1 AS n UNION ALL SELECT n + 1 FROM "
                                "up WHERE n < %1) SELECT n FROM up) AS made"_s.arg(most);
    }
};

void BoundsTest::aUserWritesSoManyNotesOnADay()
{
    const ItemId item = add(u"a"_s);
    valueOf(bert->store.note(item, u"first"_s));
    haveAdded(u"2000"_s);
    const auto refused = bert->store.note(item, u"one too many"_s);
    QVERIFY(!refused);
    QVERIFY2(refused.error().sentence.contains(u"2000 notes today"_s),
             qPrintable(refused.error().sentence));
    valueOf(anna->store.note(item, u"another's"_s));
    QCOMPARE(valueOf(anna->store.detail(item)).notes.size(), 2);
}

void BoundsTest::anotherDayBeginsAnew()
{
    const ItemId item = add(u"a"_s);
    valueOf(bert->store.note(item, u"first"_s));
    haveAdded(u"2000"_s);
    administer(u"UPDATE %1 SET day = '2026-01-01'"_s.arg(table(u"allowance"_s)));
    valueOf(bert->store.note(item, u"second"_s));
}

void BoundsTest::anItemHasSoManyNotesAndShowsTheNewest()
{
    const ItemId item = add(u"a"_s);
    administer(
        u"INSERT INTO %1 (item_id, queue_id, at, kind, %2, workstation, detail) SELECT i.id, "
        "i.queue_id, '2026-11-01', 'noted', CONCAT('u', made.n), '', '{\"note\":\"before\"}' FROM "
        "%3 AS i, "
        "%4"_s.arg(table(u"event"_s), isPostgresql() ? u"\"user\""_s : u"user"_s, table(u"item"_s),
                   numbers(999)));
    valueOf(bert->store.note(item, u"the last"_s));
    const QList<Note> notes = valueOf(anna->store.detail(item)).notes;
    QCOMPARE(notes.size(), mostNotesShown + 1); // which says that there are more
    QCOMPARE(notes.constLast().text, u"the last"_s);
    QCOMPARE(notes.constFirst().text, u"before"_s);
    const auto refused = anna->store.note(item, u"one too many"_s);
    QVERIFY(!refused);
    QVERIFY2(refused.error().sentence.contains(u"1000 notes already"_s),
             qPrintable(refused.error().sentence));
}

void BoundsTest::aUserAloneFillsNoItem()
{
    const ItemId item = add(u"a"_s);
    for (int n = 0; n < 100; ++n)
        valueOf(bert->store.note(item, QString::number(n)));
    const auto refused = bert->store.note(item, u"one too many"_s);
    QVERIFY(!refused);
    QVERIFY2(refused.error().sentence.contains(u"100 notes on this item"_s),
             qPrintable(refused.error().sentence));
    valueOf(anna->store.note(item, u"another's"_s));
    valueOf(bert->store.note(add(u"b"_s), u"another item"_s));
}

void BoundsTest::aPersonReturnsSoOften()
{
    add(u"a"_s);
    valueOf(anna->store.setUser({u"bert"_s, u"bert"_s, true, {Role::Clerk}, {}}));
    const auto giveBack = [&](const Disposition &how) {
        const Claim claim = take(*bert);
        return bert->store.finish(claim.items.constFirst().id, claim.lock, how);
    };
    valueOf(giveBack(Disposition::returnLater()));
    haveAdded(u"5000"_s);
    const auto refused = giveBack(Disposition::returnLater());
    QVERIFY(!refused);
    QVERIFY2(refused.error().sentence.contains(u"5000 items today"_s),
             qPrintable(refused.error().sentence));
    const HeldItem held = valueOf(bert->store.mine()).constFirst();
    valueOf(bert->store.finish(held.item.id, held.item.lock.id, Disposition::complete()));
}

void BoundsTest::aWorkerReturnsMoreOften()
{
    add(u"a"_s);
    valueOf(anna->store.setUser({u"bert"_s, u"bert"_s, true, {Role::Worker}, {}}));
    const auto giveBack = [&] {
        const Claim claim = take(*bert);
        return bert->store.finish(claim.items.constFirst().id, claim.lock,
                                  Disposition::returnLater());
    };
    valueOf(giveBack());
    haveAdded(u"5000"_s);
    valueOf(giveBack());
    haveAdded(u"100000"_s);
    QVERIFY(!giveBack());
}

void BoundsTest::aUserTakesBackSoOften()
{
    const ItemId item = add(u"a"_s);
    const auto finish = [&](const LockId &lock) {
        const Disposition done = Disposition::complete();
        valueOf(bert->store.finish(item, lock, done));
        return done.operation;
    };
    const OperationId first = finish(take(*bert).lock);
    const OperationId second = finish(valueOf(bert->store.takeBack(item, first)).lock);
    haveAdded(u"100000"_s);
    QVERIFY(!bert->store.takeBack(item, second));
}

void BoundsTest::aSupervisorChangesSoManyItemsOnADay()
{
    const QList<ItemId> items{add(u"a"_s), add(u"b"_s)};
    valueOf(bert->store.prioritize(items, {1, {}}));
    administer(u"UPDATE %1 SET n = 999999"_s.arg(table(u"allowance"_s))); // two more are too many
    Store &store = bert->store;
    const QList<SeenLock> locks{{items.at(0), newId()}, {items.at(1), newId()}};
    const QList<Error> refusals{errorIn(store.prioritize(items, {2, {}})),
                                errorIn(store.assign(items, {u"anna"_s, {}})),
                                errorIn(store.releaseLocks(locks, u"ill"_s)),
                                errorIn(store.takeAway(locks, {u"ill"_s, {}, false})),
                                errorIn(store.reopenItems(items, {}))};
    for (const Error &refused : refusals)
        QVERIFY2(refused.sentence.contains(u"1000000 times today"_s), qPrintable(refused.sentence));
    QCOMPARE(valueOf(store.detail(items.at(0))).item.priority, 1);
    QVERIFY(valueOf(anna->store.prioritize(items, {2, {}})).done.size() == 2);
}

void BoundsTest::aSupervisorPausesSoOften()
{
    valueOf(bert->store.pauseQueue(q, true, u"holiday"_s));
    haveAdded(u"5000"_s);
    const Error refused = errorIn(bert->store.pauseQueue(q, false));
    QVERIFY2(refused.sentence.contains(u"5000 times today"_s), qPrintable(refused.sentence));
    QVERIFY(valueOf(bert->store.queue(q)).paused);
    valueOf(anna->store.pauseQueue(q, false));
}

void BoundsTest::aReasonHasSoManyCharacters()
{
    add(u"a"_s);
    const Claim claim = take(*bert);
    Disposition back = Disposition::returnLater();
    back.reason = QString(5001, u'r');
    const auto refused = bert->store.finish(claim.items.constFirst().id, claim.lock, back);
    QVERIFY(!refused);
    QVERIFY2(refused.error().sentence.contains(u"5000 characters"_s),
             qPrintable(refused.error().sentence));
}

void BoundsTest::aUserAsksSoOftenWhatBecameOfSomething()
{
    valueOf(bert->store.outcomeOf(newId()));
    haveAdded(u"20000"_s);
    const auto refused = bert->store.outcomeOf(newId());
    QVERIFY(!refused);
    QVERIFY2(refused.error().sentence.contains(u"20000 times today"_s),
             qPrintable(refused.error().sentence));
}

void BoundsTest::aUserSharesSoManyFiltersInAQueue()
{
    const auto share = [&](Person &person, const QString &name) {
        return FilterStore(*person.connection, person.store.identity())
            .share({q, name}, u"{}"_s, false);
    };
    for (int n = 0; n < 100; ++n)
        valueOf(share(*bert, u"filter %1"_s.arg(n)));
    const auto refused = share(*bert, u"one too many"_s);
    QVERIFY(!refused);
    QVERIFY2(refused.error().sentence.contains(u"100 filters"_s),
             qPrintable(refused.error().sentence));
    valueOf(FilterStore(*bert->connection, bert->store.identity())
                .share({q, u"filter 7"_s}, u"{}"_s, true));
    valueOf(share(*anna, u"another's"_s));
}

/// Where there is room for one more, and all come at the same moment.
void BoundsTest::sessionsOfOneUserShareNoMoreTogether()
{
    constexpr int together = 6;
    constexpr int rounds = 10;
    const auto share = [&](Person &person, const QString &name) {
        return FilterStore(*person.connection, person.store.identity())
            .share({q, name}, u"{}"_s, false);
    };
    for (int n = 0; n < 99; ++n)
        valueOf(share(*bert, u"filter %1"_s.arg(n)));
    std::barrier moment(together);
    std::barrier end(together + 1);
    std::vector<std::thread> sessions;
    for (int session = 0; session < together; ++session)
        sessions.emplace_back([&, session] {
            Person another(*database, u"bert"_s);
            for (int round = 0; round < rounds; ++round) {
                moment.arrive_and_wait();
                (void)share(another, u"one more %1"_s.arg(session));
                end.arrive_and_wait(); // it is counted
                end.arrive_and_wait(); // it is taken away
            }
        });
    QList<qsizetype> shared;
    for (int round = 0; round < rounds; ++round) {
        end.arrive_and_wait();
        shared << valueOf(FilterStore(*bert->connection, bert->store.identity()).filters(q)).size();
        administer(u"DELETE FROM %1 WHERE name LIKE 'one more%'"_s.arg(table(u"shared_filter"_s)));
        end.arrive_and_wait();
    }
    for (std::thread &session : sessions)
        session.join();
    QCOMPARE(shared, QList<qsizetype>(rounds, 100));
}

void BoundsTest::ofAUserTheNewestWorkstationsAreKnown()
{
    administer(u"INSERT INTO %1 (%2, workstation, seen_at) SELECT 'bert', CONCAT('desk ', made.n), "
               "CURRENT_TIMESTAMP FROM %3"_s.arg(
                   table(u"client"_s), isPostgresql() ? u"\"user\""_s : u"user"_s, numbers(100)));
    valueOf(bert->store.beat());
    const auto known = attempt(*database->connectAsOwner(), [&](Sql &sql) -> Outcome<QStringList> {
        return sql.allOfText(u"SELECT COUNT(*) AS n FROM %1"_s.arg(table(u"client"_s)), {},
                             [](const Row &row) { return row.text("n"); });
    });
    QVERIFY(valueOf(known).constFirst().toInt() <= 100);
}

INTRAY_TEST_GUILESS_MAIN(BoundsTest)
#include "tst_bounds.moc"
