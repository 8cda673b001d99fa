// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/connection_p.h"
#include "support/testclass.h"
#include "support/twoatwork.h"

#include <thread>

using namespace intray;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// Bugs that other queues had, each by its number in the research, on every engine it concerns.
/// B7 and B9 need a server of their own and are in tst_retries; B10 is in tst_clientsclock; B17 is
/// the keychain's, in tst_passwordkeeper::aSlowWriteIsSaidAndDoesNotHoldUpTheNextQuestion. What the
/// window makes of them: B5 and B7 in tst_sharedline, B13 in
/// tst_desklock::aLostLockSaysWhoHasTheItemAndKeepsTheText. B5 and B8 under load:
/// tst_faults_servers and tst_faults_failover.
class NamedBugsTest : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowsOnly({u"sqlite"_s, u"postgresql"_s, u"mariadb"_s}); }
    void init() { beginOn(engineOfRow()); }

    void b01_reaperNeverOverwritesACompletion();
    void b02_whoPausedTooLongChangesNothingAndKeepsTheDraft();
    void b03_anExpiredHoldersReleaseLeavesTheNextHolderAlone();
    void b04_aClaimNeverGivesMoreThanWasAskedFor();
    void b05_aLockIsARowAndSurvivesItsSession();
    void b06_behindAPoolerEverythingWorksButNotifications();
    void b08_aServerThatTakesNoWritesSaysSo();
    void b11_twoProgramsOfOnePersonNeitherStealNorLose();
    void b12_releaseAndExpiryAtOnceAreOneLineOfHistory();
    void b13_whatWasTypedStaysWhenAnotherTakesOver();
    void b14_theLastSaveDoesNotWin();
    void b15_lookingAroundKeepsTheLock();
    void b16_anItemThatKeepsExpiringDoesNotStarveTheQueue();
    void b18_noErrorOfTheDatabaseReachesAPersonRaw();

private:
    bool isOnServer() const { return engineOfRow() != u"sqlite"; }
};

/// River #1302, solid_queue #589: what was seen before the holder completed is no reason after.
void NamedBugsTest::b01_reaperNeverOverwritesACompletion()
{
    add(u"a"_s);
    const Claim claim = takeAndLetExpire(*anna);
    const ItemId item = claim.items.first().id;
    const SeenLock seen{item, claim.lock};
    valueOf(anna->store.finish(item, claim.lock, Disposition::complete()));
    QCOMPARE(valueOf(bert->store.releaseLocks({seen}, u"it has expired"_s)), 0);
    QCOMPARE(valueOf(bert->store.sweep()), 0);
    QCOMPARE(valueOf(anna->store.detail(item)).item.state, State::Done);
    QCOMPARE(kindsOf(item).last(), u"completed"_s);
}

/// solid_queue #761, delayed_job #554, pg-boss #555.
void NamedBugsTest::b02_whoPausedTooLongChangesNothingAndKeepsTheDraft()
{
    add(u"a"_s);
    setRules([](Queue &rules) { rules.lockDuration = 1s; });
    const Claim old = take(*anna);
    const ItemId item = old.items.first().id;
    valueOf(anna->store.saveDraft(item, old.lock, 1, {{u"name"_s, u"typed before"_s}}));
    letExpire(old);
    const Claim fresh = take(*bert);
    QCOMPARE(fresh.items.first().id, item);
    for (const Error &error :
         {errorIn(anna->store.finish(item, old.lock, Disposition::complete())),
          errorIn(anna->store.finish(item, old.lock, Disposition::returnLater())),
          errorIn(anna->store.finishAndTakeNext(item, old.lock, Disposition::complete(), {q})),
          errorIn(anna->store.saveDraft(item, old.lock, 2, {})),
          errorIn(anna->store.extend(item, old.lock))}) {
        QCOMPARE(error.kind, Error::Kind::LockLost);
        QCOMPARE(error.holder.user, u"bert"_s);
    }
    QCOMPARE(valueOf(anna->store.lostDrafts()).first().content.value(u"name"_s).toString(),
             u"typed before"_s);
    QCOMPARE(valueOf(bert->store.finish(item, fresh.lock, Disposition::complete())).state,
             State::Done);
}

/// delayed_job_active_record #193, solid_queue #761.
void NamedBugsTest::b03_anExpiredHoldersReleaseLeavesTheNextHolderAlone()
{
    add(u"a"_s);
    const Claim old = takeAndLetExpire(*anna);
    const ItemId item = old.items.first().id;
    setRules([](Queue &rules) { rules.lockDuration = 30min; });
    const Claim fresh = take(*bert);
    QCOMPARE(valueOf(anna->store.releaseLocks({{item, old.lock}}, u"mine"_s)), 0);
    QCOMPARE(errorIn(anna->store.finishAll(old.lock, Disposition::returnLater())).kind,
             Error::Kind::LockLost);
    QCOMPARE(valueOf(anna->store.detail(item)).item.lock.id, fresh.lock);
}

/// GoodJob #179, Que #298: LIMIT around SKIP LOCKED gave more rows than it said.
void NamedBugsTest::b04_aClaimNeverGivesMoreThanWasAskedFor()
{
    constexpr int people = 6;
    for (int i = 0; i < 60; ++i)
        add(QString::number(i));
    std::vector<QStringList> given(people);
    std::vector<int> most(people, 0);
    std::vector<std::thread> threads;
    for (int i = 0; i < people; ++i)
        database->loginOf(u"person%1"_s.arg(i)); // made before the crowd comes
    for (int i = 0; i < people; ++i)
        threads.emplace_back([&, i] {
            Person person(*database, u"person%1"_s.arg(i));
            for (int round = 0; round < 4; ++round) {
                const Claim claim = take(person, 2);
                most[size_t(i)] = std::max(most[size_t(i)], int(claim.items.size()));
                given[size_t(i)] += keysOf(claim.items);
            }
        });
    for (std::thread &thread : threads)
        thread.join();
    QStringList all;
    for (size_t i = 0; i < people; ++i) {
        QVERIFY(most[i] <= 2);
        all += given[i];
    }
    QCOMPARE(all.size(), 48);
    QCOMPARE(QSet<QString>(all.begin(), all.end()).size(), 48);
}

/// GoodJob #90. The restart itself: see above.
void NamedBugsTest::b05_aLockIsARowAndSurvivesItsSession()
{
    add(u"a"_s);
    const Claim claim = take(*anna);
    anna = std::make_unique<Person>(*database, u"anna"_s);
    QVERIFY(take(*bert).items.isEmpty());
    QCOMPARE(valueOf(anna->store.mine()).first().item.lock.id, claim.lock);
    valueOf(anna->store.finish(claim.items.first().id, claim.lock, Disposition::complete()));
}

/// GoodJob #52, #269, #482. The whole contract runs behind pgbouncer in tst_contract.
void NamedBugsTest::b06_behindAPoolerEverythingWorksButNotifications()
{
    if (engineOfRow() != u"postgresql" || !testEngines().contains(u"pgbouncer"_s))
        return; // the only engine with a pooler
    const auto pooled = databaseOf(u"pgbouncer"_s);
    Person person(*pooled, u"anna"_s);
    QVERIFY(person.connection->server().isPooled);
    QVERIFY(!person.connection->server().notifies);
    valueOf(person.store.addQueue(queueNamed(u"pooled"_s)));
    valueOf(person.store.addItem(u"pooled"_s, newItem(u"a"_s)));
    const Claim claim = valueOf(person.store.claimNext({u"pooled"_s}));
    valueOf(person.store.finishAndTakeNext(claim.items.first().id, claim.lock,
                                           Disposition::complete(), {u"pooled"_s}));
    QVERIFY(person.connection->isAlive());
}

/// graphile-worker #449: no endless errors, and work goes on once the server takes writes.
void NamedBugsTest::b08_aServerThatTakesNoWritesSaysSo()
{
    if (!isOnServer())
        return; // a file that cannot be written: tst_connection
    const bool isPostgres = engineOfRow() == u"postgresql";
    add(u"a"_s);
    Connection::Private &session = anna->connection->d();
    session.execute(isPostgres ? u"SET default_transaction_read_only = on"_s
                               : u"SET SESSION TRANSACTION READ ONLY"_s);
    const Error error = errorIn(anna->store.claimNext({q}));
    QVERIFY2(error.kind == Error::Kind::ReadOnly, qPrintable(error.sentence + error.detail));
    QVERIFY(!anna->connection->isAlive()); // so the next work asks for a server that takes writes
    QCOMPARE(valueOf(anna->store.counts(q, valueOf(anna->store.now()))).open, 1);
    session.execute(isPostgres ? u"SET default_transaction_read_only = off"_s
                               : u"SET SESSION TRANSACTION READ WRITE"_s);
    QCOMPARE(take(*anna).items.size(), 1);
}

/// Oban #862: the same person on the same machine twice, and again after a crash.
void NamedBugsTest::b11_twoProgramsOfOnePersonNeitherStealNorLose()
{
    add(u"a"_s);
    add(u"b"_s);
    Person again(*database, u"anna"_s);
    const Claim first = take(*anna);
    const Claim second = take(again);
    QCOMPARE(keysOf(first.items) + keysOf(second.items), QStringList({u"a"_s, u"b"_s}));
    QVERIFY(first.lock != second.lock);
    QCOMPARE(valueOf(again.store.mine()).size(), 2);
    QCOMPARE(valueOf(again.store.sweep()), 0);
    const ItemId item = first.items.first().id;
    QCOMPARE(errorIn(again.store.finish(item, second.lock, Disposition::complete())).kind,
             Error::Kind::LockLost);
    valueOf(again.store.finish(item, first.lock, Disposition::complete()));
    QCOMPARE(errorIn(anna->store.finish(item, first.lock, Disposition::complete())).kind,
             Error::Kind::LockLost);
}

/// Hangfire #2380.
void NamedBugsTest::b12_releaseAndExpiryAtOnceAreOneLineOfHistory()
{
    constexpr int count = 20;
    for (int i = 0; i < count; ++i)
        add(QString::number(i));
    const Claim claim = takeAndLetExpire(*anna, count);
    QCOMPARE(claim.items.size(), count);
    database->loginOf(u"carl"_s);
    std::thread sweeping([&] {
        Person carl(*database, u"carl"_s);
        for (int i = 0; i < 5; ++i)
            valueOf(carl.store.sweep());
    });
    int released = 0;
    for (const Item &item : claim.items)
        released += valueOf(bert->store.releaseLocks({{item.id, claim.lock}}, u"needed"_s));
    sweeping.join();
    int told = 0;
    for (const Item &item : claim.items) {
        const QStringList kinds = kindsOf(item.id);
        QCOMPARE(kinds.count(u"released"_s) + kinds.count(u"expired"_s), 1);
        told += int(kinds.count(u"released"_s));
    }
    QCOMPARE(told, released);
}

/// Zammad #5953: the note of the one went when the other took the ticket.
void NamedBugsTest::b13_whatWasTypedStaysWhenAnotherTakesOver()
{
    add(u"a"_s);
    const Claim old = take(*anna);
    const ItemId item = old.items.first().id;
    valueOf(anna->store.saveDraft(item, old.lock, 1, {{u"name"_s, u"anna's"_s}}));
    QCOMPARE(valueOf(bert->store.releaseLocks({{item, old.lock}}, u"mine now"_s)), 1);
    const Claim fresh = take(*bert);
    valueOf(bert->store.saveDraft(item, fresh.lock, 1, {{u"name"_s, u"bert's"_s}}));
    valueOf(bert->store.discardDraft(item, old.lock)); // not his
    valueOf(bert->store.finish(item, fresh.lock, Disposition::complete()));
    const QList<Draft> drafts = valueOf(anna->store.lostDrafts());
    QCOMPARE(drafts.size(), 1);
    QCOMPARE(drafts.first().content.value(u"name"_s).toString(), u"anna's"_s);
}

/// Kanboard #944, #2741.
void NamedBugsTest::b14_theLastSaveDoesNotWin()
{
    add(u"a"_s);
    const Claim old = take(*anna);
    const ItemId item = old.items.first().id;
    valueOf(anna->store.saveDraft(item, old.lock, 5, {{u"name"_s, u"fifth"_s}}));
    valueOf(anna->store.saveDraft(item, old.lock, 4, {{u"name"_s, u"fourth, late"_s}}));
    QCOMPARE(valueOf(anna->store.mine()).first().draft->content.value(u"name"_s).toString(),
             u"fifth"_s);
    QCOMPARE(valueOf(bert->store.releaseLocks({{item, old.lock}}, u"needed"_s)), 1);
    const Claim fresh = take(*bert);
    Disposition complete = Disposition::complete(Record{{u"name"_s, u"bert's"_s}});
    valueOf(bert->store.finish(item, fresh.lock, complete));
    complete = Disposition::complete(Record{{u"name"_s, u"anna's, late"_s}});
    QCOMPARE(errorIn(anna->store.finish(item, old.lock, complete)).kind, Error::Kind::LockLost);
    QCOMPARE(valueOf(anna->store.detail(item)).item.record.value(u"name"_s).toString(),
             u"bert's"_s);
}

/// GLPI #18490: whoever looked for a solution lost the ticket.
void NamedBugsTest::b15_lookingAroundKeepsTheLock()
{
    add(u"a"_s);
    add(u"b"_s);
    const Claim claim = take(*anna);
    const Item before = valueOf(anna->store.mine()).first().item;
    ItemQuery query;
    query.queue = q;
    query.find = u"\"name of b\""_s;
    QCOMPARE(keysOf(valueOf(anna->store.page(query, {})).items), QStringList{u"b"_s});
    valueOf(anna->store.detail(before.id));
    valueOf(anna->store.history(before.id));
    valueOf(anna->store.status());
    valueOf(anna->store.queues());
    valueOf(anna->store.lostDrafts());
    valueOf(bert->store.page(query, {}));
    valueOf(bert->store.detail(before.id));
    valueOf(bert->store.sweep());
    QCOMPARE(valueOf(anna->store.mine()).first().item, before);
    valueOf(anna->store.finish(before.id, claim.lock, Disposition::complete()));
}

/// graphile-worker #254, #313.
void NamedBugsTest::b16_anItemThatKeepsExpiringDoesNotStarveTheQueue()
{
    const ItemId stuck = add(u"stuck"_s, 5);
    add(u"next"_s);
    setRules([](Queue &rules) { rules.attempts = 2; });
    for (int i = 0; i < 2; ++i) {
        QCOMPARE(keysOf(takeAndLetExpire(*anna).items), QStringList{u"stuck"_s});
        QCOMPARE(valueOf(bert->store.sweep()), 1);
    }
    QCOMPARE(keysOf(take(*bert).items), QStringList{u"next"_s});
    QCOMPARE(valueOf(anna->store.detail(stuck)).item.state, State::Failed);
}

static void mustBeForPeople(const Error &error)
{
    QVERIFY2(error.sentence.endsWith(u'.'), qPrintable(error.sentence));
    for (const QString &word : {u"SQL"_s, u"ERROR"_s, u"constraint"_s, u"violat"_s, u"function"_s,
                                u"tuple"_s, u"rollback"_s, u"null"_s, u"_all"_s})
        QVERIFY2(!error.sentence.contains(word), qPrintable(error.sentence));
}

/// Flowable #1487.
void NamedBugsTest::b18_noErrorOfTheDatabaseReachesAPersonRaw()
{
    const ItemId item = add(u"a"_s);
    const Claim claim = take(*anna);
    const Disposition complete = Disposition::complete();
    valueOf(anna->store.outcomeOf(complete.operation));
    for (const Error &error :
         {errorIn(anna->store.finish(item, claim.lock, complete)),
          errorIn(anna->store.finish(item, newId(), Disposition::complete())),
          errorIn(anna->store.finish(ItemId(4711), claim.lock, Disposition::complete())),
          errorIn(anna->store.addItem(q, newItem(u"a"_s))),
          errorIn(anna->store.addQueue(queueNamed(q))), errorIn(anna->store.removeQueue(q)),
          errorIn(anna->store.claimNext({u"nowhere"_s})), errorIn(anna->store.reopen(item))})
        mustBeForPeople(error);
}

INTRAY_TEST_GUILESS_MAIN(NamedBugsTest)
#include "tst_namedbugs.moc"
