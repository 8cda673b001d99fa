// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "designs/ordertable.h"
#include "queue/glance.h"
#include "support/testclass.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// Locks that an old front end writes into the table itself are seen, counted, explained, taken
/// away, swept and led back to like Intray's own. anna works in both programs, oldie in the old one
/// alone, bert supervises.
class ForeignLocks : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init();
    void cleanup();
    void theyAreListedWithTheirHolder_data() { addPlacements(); }
    void theyAreListedWithTheirHolder();
    void everyPlaceCountsThemAlike_data() { addPlacements(); }
    void everyPlaceCountsThemAlike();
    void whyTellsWhoHoldsIt_data() { addPlacements(); }
    void whyTellsWhoHoldsIt();
    void aSupervisorReleasesWhatWasSeen_data() { addPlacements(); }
    void aSupervisorReleasesWhatWasSeen();
    void aNewerLockIsNotReleased_data() { addPlacements(); }
    void aNewerLockIsNotReleased();
    void sweepingClearsTheStaleOnesOnly_data() { addPlacements(); }
    void sweepingClearsTheStaleOnesOnly();
    void aLockWithoutATimeLastsAsLongAsTheQueueAllows();
    void myOwnAreMineAndAreFinishedUnderTheirLock_data() { addPlacements(); }
    void myOwnAreMineAndAreFinishedUnderTheirLock();
    void theyEndWhenTheOldProgramEndsThem_data() { addPlacements(); }
    void theyEndWhenTheOldProgramEndsThem();
    void whatTheyFreeIsGivenToWhoeverPicksIt_data() { addPlacements(); }
    void whatTheyFreeIsGivenToWhoeverPicksIt();
    void whatIntrayPutAsideIsNotHeld();
    void whoeverOnlyLooksWritesNothing();

private:
    static void addPlacements();
    void adopt();
    bool hasLockTable() const;
    /// The old front end takes an order, so many minutes ago.
    void oldProgramTakes(int order, const QString &user, int minutesAgo = 0);
    void oldProgramEnds(int order);
    QString holder(int order);
    QList<HeldLock> locks() { return valueOf(bert->store.locks({})).locks; }
    ItemQuery listOf(State state) const;
    QMap<State, qint64> counted();
    void checkHistory() { QCOMPARE(valueOf(bert->store.audit()).violations, QStringList()); }

    const QString q = u"orders"_s;
    std::unique_ptr<TestDatabase> database;
    std::unique_ptr<OrderTable> orders;
    std::unique_ptr<Person> anna;
    std::unique_ptr<Person> bert;
};

void ForeignLocks::addPlacements()
{
    QTest::addColumn<QString>("placement");
    QTest::newRow("locks in the row") << u"row"_s;
    QTest::newRow("locks in the row with an id") << u"id"_s;
    QTest::newRow("lock table") << u"table"_s;
}

bool ForeignLocks::hasLockTable() const
{
    QFETCH(QString, placement);
    return placement == u"table"_s;
}

void ForeignLocks::init()
{
    database = databaseOf(engineOfRow());
    orders = std::make_unique<OrderTable>(engineOfRow(), *database);
    orders->make(5);
    anna = std::make_unique<Person>(*database, u"anna"_s);
    bert = std::make_unique<Person>(*database, u"bert"_s);
}

void ForeignLocks::cleanup()
{
    bert.reset();
    anna.reset();
    orders.reset();
}

void ForeignLocks::adopt()
{
    QFETCH(QString, placement);
    AdoptionWish wish = hasLockTable() ? orders->wishWithLockTable() : orders->wish();
    wish.addsLockId = placement == u"id"_s;
    valueOf(orders->adopt(wish));
}

void ForeignLocks::oldProgramTakes(int order, const QString &user, int minutesAgo)
{
    if (!hasLockTable())
        return orders->takesOver(order, user, minutesAgo);
    oldProgramEnds(order);
    orders->run(u"INSERT INTO %1 VALUES (%2, '%3', %4)"_s.arg(
        orders->table(u"OrderLocks"_s), QString::number(order), user, orders->ago(minutesAgo)));
}

void ForeignLocks::oldProgramEnds(int order)
{
    if (!hasLockTable())
        return orders->releases(order);
    orders->run(u"DELETE FROM %1 WHERE %2 = %3"_s.arg(
        orders->table(u"OrderLocks"_s), orders->table(u"OrderID"_s), QString::number(order)));
}

QString ForeignLocks::holder(int order)
{
    if (!hasLockTable())
        return orders->holder(order);
    return orders->value(u"SELECT %1 AS v FROM %2 WHERE %3 = %4"_s.arg(
        orders->table(u"LockUser"_s), orders->table(u"OrderLocks"_s), orders->table(u"OrderID"_s),
        QString::number(order)));
}

ItemQuery ForeignLocks::listOf(State state) const
{
    ItemQuery query;
    query.queue = q;
    query.state = state;
    return query;
}

/// The same numbers from all who give them.
QMap<State, qint64> ForeignLocks::counted()
{
    const QueueStatus status = valueOf(bert->store.status(q)).constFirst();
    const QueueLoad load = valueOf(bert->store.loads()).constFirst();
    const QueueGlance glance = valueOf(bert->store.glance({})).queues.constFirst();
    const qint64 open = status.items.value(State::Open);
    const qint64 held = status.items.value(State::Locked);
    if (load.open != open || glance.open != open || load.held != held || glance.locked != held ||
        valueOf(bert->store.counts(q, {})).open != open ||
        valueOf(bert->store.page(listOf(State::Open), {})).items.size() != open)
        qFatal("They count differently: status %lld/%lld, load %lld/%lld, glance %lld/%lld", open,
               held, load.open, load.held, glance.open, glance.locked);
    return status.items;
}

void ForeignLocks::theyAreListedWithTheirHolder()
{
    adopt();
    QVERIFY(locks().isEmpty());
    oldProgramTakes(2, u"oldie"_s, 3);
    const HeldLock lock = locks().value(0);
    QCOMPARE(lock.key, u"2"_s);
    QCOMPARE(lock.lock.user, u"oldie"_s);
    const qint64 age = lock.lock.lockedAt.secsTo(valueOf(bert->store.now()));
    QVERIFY2(age >= 170 && age <= 300, qPrintable(QString::number(age)));
    QVERIFY(!lock.isExpired);
    QVERIFY(lock.lock.isHeld());
    // Looked at again it is the same lock.
    QCOMPARE(locks().value(0).lock.id, lock.lock.id);
    const ItemPage page = valueOf(bert->store.page(listOf(State::Locked), {}));
    QCOMPARE(keysOf(page.items), QStringList{u"2"_s});
    checkHistory();
}

void ForeignLocks::everyPlaceCountsThemAlike()
{
    adopt();
    QCOMPARE(counted().value(State::Open), 5);
    oldProgramTakes(2, u"oldie"_s);
    oldProgramTakes(3, u"anna"_s);
    QCOMPARE(counted().value(State::Locked), 2);
    QCOMPARE(counted().value(State::Open), 3);
    const Claim claim = valueOf(anna->store.claimNext({q}));
    QCOMPARE(keysOf(claim.items), QStringList{u"1"_s});
    QCOMPARE(counted().value(State::Locked), 3);
    QCOMPARE(valueOf(anna->store.counts(q, {})).mine, 2);
    valueOf(anna->store.finish(claim.items.constFirst().id, claim.lock, Disposition::dismiss()));
    QCOMPARE(counted().value(State::Locked), 2);
    QCOMPARE(counted().value(State::Open), 2);
    QCOMPARE(counted().value(State::Dismissed), 1);
}

void ForeignLocks::whyTellsWhoHoldsIt()
{
    adopt();
    for (const Item &item : valueOf(anna->store.page(listOf(State::Open), {})).items)
        if (item.key == u"2") {
            oldProgramTakes(2, u"oldie"_s);
            const Obstacle why = valueOf(bert->store.whyNot(item.id)).constFirst();
            QCOMPARE(why.kind, Obstacle::Kind::Held);
            QCOMPARE(why.user, u"oldie"_s);
            QCOMPARE(valueOf(bert->store.detail(item.id)).item.lock.user, u"oldie"_s);
        }
    for (const int order : {1, 3, 4, 5})
        oldProgramTakes(order, u"oldie"_s);
    const Obstacle nothing = valueOf(bert->store.whyNothing(u"anna"_s, q)).constFirst();
    QCOMPARE(nothing.kind, Obstacle::Kind::AllHeld);
    QCOMPARE(nothing.count, 5);
}

void ForeignLocks::aSupervisorReleasesWhatWasSeen()
{
    adopt();
    oldProgramTakes(2, u"oldie"_s);
    const HeldLock lock = locks().value(0);
    QCOMPARE(valueOf(bert->store.releaseLocks({{lock.item, lock.lock.id}}, u"ill"_s)), 1);
    QCOMPARE(holder(2), QString());
    QVERIFY(locks().isEmpty());
    QCOMPARE(keysOf(valueOf(anna->store.claimNext({q}, 5)).items).size(), 5);
    checkHistory();
}

void ForeignLocks::aNewerLockIsNotReleased()
{
    adopt();
    oldProgramTakes(2, u"oldie"_s, 4);
    const HeldLock lock = locks().value(0);
    oldProgramEnds(2);
    oldProgramTakes(2, u"newer"_s);
    (void)bert->store.releaseLocks({{lock.item, lock.lock.id}}, u"ill"_s);
    QCOMPARE(holder(2), u"newer"_s);
    QCOMPARE(locks().value(0).lock.user, u"newer"_s);
    checkHistory();
}

void ForeignLocks::sweepingClearsTheStaleOnesOnly()
{
    adopt();
    oldProgramTakes(2, u"oldie"_s, 600);
    oldProgramTakes(3, u"oldie"_s, 1);
    const QList<HeldLock> before = locks();
    QCOMPARE(before.size(), 2);
    QVERIFY(before.constFirst().isExpired);
    QCOMPARE(counted().value(State::Open), 4); // the stale one can be taken at once
    QCOMPARE(valueOf(bert->store.sweep()), 1);
    QCOMPARE(holder(2), QString());
    QCOMPARE(holder(3), u"oldie"_s);
    checkHistory();
}

void ForeignLocks::aLockWithoutATimeLastsAsLongAsTheQueueAllows()
{
    AdoptionWish wish = orders->wish();
    wish.rules.lockDuration = std::chrono::seconds(1);
    wish.rules.longestHold = std::chrono::seconds(60);
    valueOf(orders->adopt(wish));
    orders->run(u"UPDATE %1 SET %2 = 'oldie' WHERE %3 = 2"_s.arg(
        orders->table(), orders->table(u"LockUser"_s), orders->table(u"ID"_s)));
    const HeldLock lock = locks().value(0);
    QCOMPARE(lock.lock.lockedAt.secsTo(lock.lock.expiresAt), 1);
    QCOMPARE(valueOf(bert->store.sweep()), 0);
    QVERIFY(QTest::qWaitFor([&] { return valueOf(bert->store.now()) > lock.lock.expiresAt; }));
    QCOMPARE(valueOf(bert->store.sweep()), 1);
    QCOMPARE(orders->holder(2), QString());
    checkHistory();
}

void ForeignLocks::myOwnAreMineAndAreFinishedUnderTheirLock()
{
    adopt();
    oldProgramTakes(2, u"anna"_s, 2);
    oldProgramTakes(3, u"oldie"_s, 2);
    const QList<HeldItem> mine = valueOf(anna->store.mine());
    QCOMPARE(mine.size(), 1);
    const Item item = mine.constFirst().item;
    QCOMPARE(item.key, u"2"_s);
    QCOMPARE(item.record.value(u"City"_s).toString(), u"city 2"_s);
    valueOf(anna->store.extend(item.id, item.lock.id));
    valueOf(anna->store.saveDraft(item.id, item.lock.id, 1, {{u"City"_s, u"typed"_s}}));
    QCOMPARE(valueOf(anna->store.mine()).constFirst().item.lock.id, item.lock.id);
    valueOf(anna->store.finish(item.id, item.lock.id,
                               Disposition::complete(Record{{u"City"_s, u"mended"_s}})));
    QCOMPARE(orders->city(2), u"mended"_s);
    QCOMPARE(orders->state(2), u"done"_s);
    QCOMPARE(holder(2), QString());
    QCOMPARE(holder(3), u"oldie"_s);
    QVERIFY(valueOf(anna->store.mine()).isEmpty());
    checkHistory();
}

void ForeignLocks::theyEndWhenTheOldProgramEndsThem()
{
    adopt();
    oldProgramTakes(2, u"anna"_s, 2);
    const HeldItem held = valueOf(anna->store.mine()).value(0);
    oldProgramEnds(2);
    QVERIFY(valueOf(anna->store.mine()).isEmpty());
    QVERIFY(locks().isEmpty());
    const auto late = anna->store.finish(held.item.id, held.item.lock.id,
                                         Disposition::complete(Record{{u"City"_s, u"late"_s}}));
    QCOMPARE(errorIn(late).kind, Error::Kind::LockLost);
    QCOMPARE(orders->city(2), u"city 2"_s);
    const Event ended = valueOf(bert->store.history(held.item.id)).constLast();
    QCOMPARE(ended.kind, EventKind::Released);
    QVERIFY(ended.isElsewhere());
    QCOMPARE(ended.user + u' ' + ended.lock, u"anna "_s + held.item.lock.id);
    oldProgramTakes(3, u"oldie"_s, 600);
    const HeldLock old = locks().value(0);
    oldProgramEnds(3);
    QVERIFY(locks().isEmpty());
    QCOMPARE(valueOf(bert->store.history(old.item)).constLast().kind, EventKind::Expired);
    checkHistory();
}

/// Nobody has looked at the table meanwhile.
void ForeignLocks::whatTheyFreeIsGivenToWhoeverPicksIt()
{
    adopt();
    const Claim mine = valueOf(anna->store.claimNext({q}));
    const ItemId item = mine.items.constFirst().id;
    const int order = mine.items.constFirst().key.toInt();
    QCOMPARE(valueOf(bert->store.claimItems({item})).shortage, Shortage::TakenByOther);
    oldProgramEnds(order);
    const Claim theirs = valueOf(bert->store.claimItems({item}));
    QCOMPARE(keysOf(theirs.items), keysOf(mine.items));
    QCOMPARE(holder(order), u"bert"_s);
    QCOMPARE(errorIn(anna->store.finish(item, mine.lock, Disposition::complete())).kind,
             Error::Kind::LockLost);
    oldProgramTakes(order, u"oldie"_s);
    const ItemId other = valueOf(anna->store.claimNext({q})).items.constFirst().id;
    QCOMPARE(valueOf(bert->store.claimItems({other})).shortage, Shortage::TakenByOther);
    checkHistory();
}

void ForeignLocks::whatIntrayPutAsideIsNotHeld()
{
    valueOf(orders->adopt(orders->wish()));
    const Claim claim = valueOf(anna->store.claimNext({q}));
    valueOf(anna->store.finish(claim.items.constFirst().id, claim.lock, Disposition::dismiss()));
    orders->takesOver(1, u"oldie"_s);
    QVERIFY(locks().isEmpty());
    QCOMPARE(valueOf(bert->store.detail(claim.items.constFirst().id)).item.state, State::Dismissed);
    checkHistory();
}

void ForeignLocks::whoeverOnlyLooksWritesNothing()
{
    valueOf(orders->adopt(orders->wish()));
    orders->takesOver(2, u"oldie"_s);
    const HeldLock lock = locks().value(0);
    const qsizetype lines = valueOf(bert->store.history(lock.item)).size();
    for (int i = 0; i < 3; ++i) {
        QCOMPARE(locks().value(0).lock.id, lock.lock.id);
        (void)valueOf(anna->store.mine());
    }
    QCOMPARE(valueOf(bert->store.history(lock.item)).size(), lines);
}

INTRAY_TEST_GUILESS_MAIN(ForeignLocks)
#include "tst_d1_foreign_locks.moc"
