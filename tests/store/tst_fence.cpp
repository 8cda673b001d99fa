// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "support/twoatwork.h"

using namespace intray;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// The id of a lock is a fence: once the lock has ended it opens nothing, also not for the person
/// who had it and holds the same item again under a newer lock. That the user is another one never
/// helps here, because it is the same.
class FenceTest : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowsOfContract(); }
    void init() { beginOn(engineOfRow()); }

    void aLockThatWasReleasedIsDead_data() { addAttemptRows(); }
    void aLockThatWasReleasedIsDead();
    void aLockThatGaveTheItemBackIsDead_data() { addAttemptRows(); }
    void aLockThatGaveTheItemBackIsDead();
    void aLockWhoseCompletionWasTakenBackIsDead_data() { addAttemptRows(); }
    void aLockWhoseCompletionWasTakenBackIsDead();
    void aLockThatExpiredIsDead();
    void theLockOfAnotherItemIsNone_data() { addAttemptRows(); }
    void theLockOfAnotherItemIsNone();
    void finishingAllLeavesWhatAnotherLockHolds();
    void aDraftOfADeadLockCanBeThrownAwayAndTheNewOneStays();
    void aCompletionThatArrivesLateTakesNothing();

private:
    static void addAttemptRows();
    Claim takeAgain(ItemId item);
    void mustChangeNothing(const QString &attempt, ItemId item, const LockId &dead);
};

namespace {

/// Whether a write under this lock was refused, and the lock that holds the item was named.
using Attempt = std::function<bool(Store &, ItemId, const LockId &)>;

template <typename T>
bool isLost(Store &store, ItemId item, const Outcome<T> &outcome)
{
    return !outcome && outcome.error().kind == Error::Kind::LockLost &&
           outcome.error().holder == valueOf(store.detail(item)).item.lock;
}

Record late()
{
    return {{u"name"_s, u"written too late"_s}};
}

Attempt finishing(const Disposition &disposition)
{
    return [disposition](Store &store, ItemId item, const LockId &lock) {
        return isLost(store, item, store.finish(item, lock, disposition));
    };
}

Attempt finishingAndTakingNext(const Disposition &disposition)
{
    return [disposition](Store &store, ItemId item, const LockId &lock) {
        return isLost(store, item, store.finishAndTakeNext(item, lock, disposition, {u"work"_s}));
    };
}

Attempt finishingWithOthers(const Disposition &disposition)
{
    return [disposition](Store &store, ItemId item, const LockId &lock) {
        const auto done =
            valueOf(store.finishAndTakeSeveral({u"work"_s, {{item, lock, disposition, true}}}));
        return done.next->items.isEmpty() && isLost(store, item, done.finished.first());
    };
}

bool extending(Store &store, ItemId item, const LockId &lock)
{
    return isLost(store, item, store.extend(item, lock));
}

bool typing(Store &store, ItemId item, const LockId &lock)
{
    return isLost(store, item, store.saveDraft(item, lock, 99, late()));
}

bool releasing(Store &store, ItemId item, const LockId &lock)
{
    return valueOf(store.releaseLocks({{item, lock}}, u"an old picture"_s)) == 0;
}

QMap<QString, Attempt> attempts()
{
    return {
        {u"complete"_s, finishing(Disposition::complete(late()))},
        {u"return"_s, finishing(Disposition::returnLater())},
        {u"dismiss"_s, finishing(Disposition::dismiss())},
        {u"fail"_s, finishing(Disposition::fail(u"too late"_s))},
        {u"complete and take the next"_s, finishingAndTakingNext(Disposition::complete(late()))},
        {u"return and take the next"_s, finishingAndTakingNext(Disposition::returnLater(1h))},
        {u"complete as one of several"_s, finishingWithOthers(Disposition::complete(late()))},
        {u"end as one of several"_s, finishingWithOthers(Disposition::complete())},
        {u"return as one of several"_s, finishingWithOthers(Disposition::returnLater(1h))},
        {u"extend"_s, extending},
        {u"save a draft"_s, typing},
        {u"release"_s, releasing}};
}

/// All that a write could change, as one person sees it.
struct Picture
{
    Item item;
    QList<Draft> drafts;
    QString error;
    QString finishedBy;
    QStringList history;
    QList<ItemId> mine;

    bool operator==(const Picture &) const = default;
};

Picture pictureOf(Store &store, ItemId item)
{
    const ItemDetail detail = valueOf(store.detail(item));
    Picture picture{detail.item, detail.drafts, detail.error, detail.finishedBy, {}, {}};
    for (const Event &event : valueOf(store.history(item)))
        picture.history << nameOf(event.kind) + u' ' + event.lock;
    for (const HeldItem &held : valueOf(store.mine()))
        picture.mine << held.item.id;
    return picture;
}

} // namespace

void FenceTest::addAttemptRows()
{
    QTest::addColumn<QString>("attempt");
    const QStringList names = attempts().keys();
    for (const QString &name : names)
        QTest::newRow(qPrintable(name)) << name;
}

/// Anna holds the item again and types, and there is more to take.
Claim FenceTest::takeAgain(ItemId item)
{
    const Claim claim = take(*anna);
    if (claim.items.size() != 1 || claim.items.first().id != item)
        qFatal("The item should have been the only one to take.");
    valueOf(anna->store.saveDraft(item, claim.lock, 1, {{u"name"_s, u"typed now"_s}}));
    add(u"next"_s);
    return claim;
}

void FenceTest::mustChangeNothing(const QString &attempt, ItemId item, const LockId &dead)
{
    const Picture before = pictureOf(anna->store, item);
    QVERIFY2(attempts().value(attempt)(anna->store, item, dead), qPrintable(attempt));
    QVERIFY2(pictureOf(anna->store, item) == before, qPrintable(attempt));
}

void FenceTest::aLockThatWasReleasedIsDead()
{
    QFETCH(QString, attempt);
    const ItemId item = add(u"a"_s);
    const Claim old = take(*anna);
    valueOf(anna->store.saveDraft(item, old.lock, 1, {{u"name"_s, u"typed before"_s}}));
    QCOMPARE(valueOf(bert->store.releaseLocks({{item, old.lock}}, u"at lunch"_s)), 1);
    const Claim fresh = takeAgain(item);
    mustChangeNothing(attempt, item, old.lock);
    if (!QTest::currentTestFailed())
        valueOf(anna->store.finish(item, fresh.lock, Disposition::complete()));
}

void FenceTest::aLockThatGaveTheItemBackIsDead()
{
    QFETCH(QString, attempt);
    const ItemId item = add(u"a"_s);
    const Claim old = take(*anna);
    valueOf(anna->store.finish(item, old.lock, Disposition::returnLater()));
    takeAgain(item);
    mustChangeNothing(attempt, item, old.lock);
}

void FenceTest::aLockWhoseCompletionWasTakenBackIsDead()
{
    QFETCH(QString, attempt);
    const ItemId item = add(u"a"_s);
    const Claim old = take(*anna);
    const Disposition done = Disposition::complete();
    valueOf(anna->store.finish(item, old.lock, done));
    valueOf(anna->store.takeBack(item, done.operation));
    add(u"next"_s);
    mustChangeNothing(attempt, item, old.lock);
}

/// Not one row for each attempt: a lock takes a second to expire.
void FenceTest::aLockThatExpiredIsDead()
{
    const ItemId item = add(u"a"_s);
    const Claim old = takeAndLetExpire(*anna);
    setRules([](Queue &rules) { rules.lockDuration = 30min; });
    const Claim fresh = takeAgain(item);
    const QStringList names = attempts().keys();
    for (const QString &name : names)
        mustChangeNothing(name, item, old.lock);
    QCOMPARE(errorIn(anna->store.finishAll(old.lock, Disposition::complete())).kind,
             Error::Kind::LockLost);
    QCOMPARE(valueOf(anna->store.mine()).first().item.lock.id, fresh.lock);
}

void FenceTest::theLockOfAnotherItemIsNone()
{
    QFETCH(QString, attempt);
    const ItemId item = add(u"a"_s);
    take(*anna);
    const ItemId other = add(u"b"_s);
    const Claim another = take(*anna);
    QCOMPARE(another.items.first().id, other);
    const Picture before = pictureOf(anna->store, other);
    mustChangeNothing(attempt, item, another.lock);
    QVERIFY(pictureOf(anna->store, other) == before);
}

void FenceTest::finishingAllLeavesWhatAnotherLockHolds()
{
    const ItemId item = add(u"a"_s);
    const Claim one = take(*anna);
    const ItemId other = add(u"b"_s);
    const Claim another = take(*anna);
    const Picture before = pictureOf(anna->store, other);
    const auto finished = valueOf(anna->store.finishAll(one.lock, Disposition::complete()));
    QCOMPARE(finished.size(), 1);
    QCOMPARE(finished.first().item, item);
    QCOMPARE(pictureOf(anna->store, other).item, before.item);
    QCOMPARE(errorIn(anna->store.finishAll(one.lock, Disposition::returnLater())).kind,
             Error::Kind::LockLost);
    valueOf(anna->store.finish(other, another.lock, Disposition::complete()));
}

void FenceTest::aDraftOfADeadLockCanBeThrownAwayAndTheNewOneStays()
{
    const ItemId item = add(u"a"_s);
    const Claim old = take(*anna);
    valueOf(anna->store.saveDraft(item, old.lock, 1, {{u"name"_s, u"typed before"_s}}));
    QCOMPARE(valueOf(bert->store.releaseLocks({{item, old.lock}}, u"at lunch"_s)), 1);
    const Claim fresh = takeAgain(item);
    valueOf(anna->store.discardDraft(item, old.lock));
    const QList<Draft> drafts = valueOf(anna->store.detail(item)).drafts;
    QCOMPARE(drafts.size(), 1);
    QCOMPARE(drafts.first().lock, fresh.lock);
}

/// It was sent again meanwhile, and what it took then is finished, too.
void FenceTest::aCompletionThatArrivesLateTakesNothing()
{
    if (engineOfRow() == u"sqlite"_s)
        QSKIP("Nothing is on its way to a file.");
    for (const QString &key : {u"a"_s, u"b"_s, u"c"_s, u"d"_s})
        add(key);
    const Claim first = take(*anna);
    const ItemId item = first.items.constFirst().id;
    const Disposition done = Disposition::complete();
    const LockId nextLock = newId();
    const auto send = [&] {
        return valueOf(anna->store.finishAndTakeNext(item, first.lock, done, {q}, nextLock));
    };
    const Claim second = send().next;
    QCOMPARE(keysOf(send().next.items), keysOf(second.items)); // what the next lock holds
    valueOf(anna->store.finishAndTakeNext(second.items.constFirst().id, second.lock,
                                          Disposition::complete(), {q}));
    const FinishedAndNext late = send();
    QCOMPARE(late.finished.state, State::Done);
    QCOMPARE(late.next.items.size(), 0);
    QCOMPARE(valueOf(anna->store.mine()).size(), 1);
}

INTRAY_TEST_GUILESS_MAIN(FenceTest)
#include "tst_fence.moc"
