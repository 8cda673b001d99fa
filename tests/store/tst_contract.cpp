// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "support/twoatwork.h"

#include <QRegularExpression>

using namespace intray;
using namespace std::chrono_literals;

/// What every database must keep; each engine is a row of the suite's global data.
class StoreContract : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowsOfContract(); }
    void init();

    void aQueueKeepsItsRules();
    void aQueueThatIsNotThereIsNotFound();
    void aQueueNeedsAName();
    void onlyAQueueThatNeverHadAnItemCanBeRemoved();
    void aKeyIsUniqueInItsQueue();
    void aKeyHasAsManyLettersAsItMayHave();
    void claimingAnEmptyQueueSaysEmpty();
    void claimingTakesTheHighestPriorityThenTheOldest();
    void theLockNamesItsHolder();
    void twoPeopleNeverGetTheSameItem();
    void whenOthersHoldTheRestTheClaimSaysHowMany();
    void aPausedQueueGivesNothingAndSaysSo();
    void aLimitOfLocksPerUserIsExact();
    void severalQueuesAreTakenFromInOrderOfPriority();
    void aBatchSharesOneLockId();
    void aPickedItemIsTaken();
    void anItemThatIsPickedTwiceIsTakenOnce();
    void aPickedItemThatIsHeldNamesItsHolder();
    void ofSeveralPickedItemsAllAreTakenOrNone();
    void completingWritesTheRecordAndEndsTheLock();
    void completingWithoutAnItsLockChangesNothing();
    void completingTwiceUnderOneOperationHappensOnce();
    void completingAndTakingTheNextIsOneStep();
    void whenCompletingFailsNothingIsTaken();
    void returningNowMakesTheItemOpenAtOnce();
    void returningForLaterHidesItUntilThen();
    void aReturnBeyondThreeDaysIsRefused();
    void dismissedItemsNeverReturn();
    void failingNeedsAReason();
    void aDispositionThatTheQueueForbidsIsRefused();
    void finishingAllThatALockHoldsIsOneStep();
    void anExpiredLockMayStillComplete();
    void anExpiredLockIsFreeForTheNextClaim();
    void theOldLockIsDeadOnceAnotherHasTheItem();
    void theSweeperReleasesExpiredLocksOnly();
    void anExpiryIsOfWhoeverHeldTheItem();
    void anItemThatExpiresTooOftenFails();
    void whatWasReturnedCountsAsAttemptsToo();
    void extendingNeverGoesBeyondTheLongestHold();
    void aDraftIsKeptUntilTheItemIsFinished();
    void anOlderDraftNeverReplacesANewerOne();
    void aDraftSurvivesTheLossOfItsLock();
    void aDraftUnderADeadLockIsRefused();
    void releasingTakesTheLockThatWasSeenOnly();
    void aCompletionCanBeTakenBackWithItsValues();
    void whatWasPutAsideCanBeTakenBackToo();
    void nobodyElseCanTakeBackACompletion();
    void aCompletionCannotBeTakenBackOnceSomebodyHasTheItem();
    void takingBackWithdrawsTheFollowUp();
    void aCorrectedItemIsStillFoundByItsKey();
    void completedItemsGoOnInTheNextQueue();
    void reopeningMakesAFinishedItemOpen();
    void anOperationThatHappenedIsFound();
    void anOperationThatDidNotHappenNeverWill();
    void mineListsWhatIHoldWithDrafts();
    void countsTellOpenMineAndDone();
    void statusCountsEveryState();
    void theHistoryTellsEveryStep();
    void textComesBackAsItWentIn();
    void theAuditFindsNothingWrongAfterAllThis();
};

/// Qt warns where a statement does not give what is read of its rows.
void StoreContract::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^QSqlQuery::")));
    beginOn(engineOfRow());
}

static Record named(const QString &name)
{
    return {{QStringLiteral("name"), name}};
}

void StoreContract::aQueueKeepsItsRules()
{
    valueOf(anna->store.addQueue(queueNamed(QStringLiteral("second"))));
    Queue rules = queueNamed(QStringLiteral("third"));
    rules.title = QStringLiteral("Third queue");
    rules.lockDuration = 5min;
    rules.longestHold = 1h;
    rules.locksPerUser = 3;
    rules.attempts = 4;
    rules.dispositions = {Disposition::Kind::Complete, Disposition::Kind::Fail};
    rules.nextQueue = QStringLiteral("second");
    rules.source = QStringLiteral("SELECT 1");
    rules.fresh = 30s;
    rules.recordSchema = {{QStringLiteral("type"), QStringLiteral("object")}};
    Queue kept = valueOf(anna->store.addQueue(rules));
    QVERIFY(kept.id.isValid());
    rules.id = kept.id;
    QCOMPARE(kept, rules);
    QCOMPARE(valueOf(bert->store.queue(rules.name)), rules);
    valueOf(bert->store.pauseQueue(rules.name, true));
    QVERIFY(valueOf(anna->store.queue(rules.name)).paused);
    QCOMPARE(valueOf(anna->store.queues()).size(), 3);
}

void StoreContract::aQueueThatIsNotThereIsNotFound()
{
    QCOMPARE(errorIn(anna->store.queue(QStringLiteral("none"))).kind, Error::Kind::NotFound);
    QCOMPARE(errorIn(anna->store.claimNext({QStringLiteral("none")})).kind, Error::Kind::NotFound);
    QCOMPARE(
        errorIn(anna->store.addItem(QStringLiteral("none"), newItem(QStringLiteral("a")))).kind,
        Error::Kind::NotFound);
}

void StoreContract::aQueueNeedsAName()
{
    QCOMPARE(errorIn(anna->store.addQueue(queueNamed({}))).kind, Error::Kind::Invalid);
    QCOMPARE(errorIn(anna->store.addQueue(queueNamed(QStringLiteral("a b")))).kind,
             Error::Kind::Invalid);
    QCOMPARE(errorIn(anna->store.addQueue(queueNamed(q))).kind, Error::Kind::Invalid);
}

void StoreContract::onlyAQueueThatNeverHadAnItemCanBeRemoved()
{
    valueOf(anna->store.addQueue(queueNamed(QStringLiteral("empty"))));
    valueOf(anna->store.removeQueue(QStringLiteral("empty")));
    QCOMPARE(errorIn(anna->store.queue(QStringLiteral("empty"))).kind, Error::Kind::NotFound);
    add(QStringLiteral("a"));
    QCOMPARE(errorIn(anna->store.removeQueue(q)).kind, Error::Kind::Invalid);
    valueOf(anna->store.queue(q));
}

void StoreContract::aKeyIsUniqueInItsQueue()
{
    add(QStringLiteral("a"));
    QCOMPARE(errorIn(bert->store.addItem(q, newItem(QStringLiteral("a")))).kind,
             Error::Kind::Invalid);
    QCOMPARE(errorIn(bert->store.addItem(q, newItem(QStringLiteral("  ")))).kind,
             Error::Kind::Invalid);
}

void StoreContract::aKeyHasAsManyLettersAsItMayHave()
{
    const QString letters(500, QChar(0x4e2d)); // an index holds them in every database
    add(letters);
    const Error refused = errorIn(anna->store.addItem(q, newItem(letters + QStringLiteral("a"))));
    QCOMPARE(refused.kind, Error::Kind::RecordRefused);
    QCOMPARE(
        refused.sentence,
        QStringLiteral("The key is longer than 500 characters. Shorten it; nothing was added."));
    const ImportId import = valueOf(anna->store.beginImport(q, QStringLiteral("f.csv")));
    QCOMPARE(
        errorIn(anna->store.stageItems(import, {newItem(letters + QStringLiteral("b"))})).sentence,
        refused.sentence);
}

void StoreContract::claimingAnEmptyQueueSaysEmpty()
{
    const Claim claim = take(*anna);
    QVERIFY(claim.items.isEmpty());
    QVERIFY(claim.lock.isEmpty());
    QCOMPARE(claim.shortage, Shortage::Empty);
}

void StoreContract::claimingTakesTheHighestPriorityThenTheOldest()
{
    add(QStringLiteral("old"));
    add(QStringLiteral("new"));
    add(QStringLiteral("urgent"), 5);
    add(QStringLiteral("whenever"), -5);
    QCOMPARE(keysOf(take(*anna, 10).items),
             QStringList({QStringLiteral("urgent"), QStringLiteral("old"), QStringLiteral("new"),
                          QStringLiteral("whenever")}));
}

void StoreContract::theLockNamesItsHolder()
{
    add(QStringLiteral("a"));
    const Claim claim = take(*anna);
    const Item &item = claim.items.constFirst();
    QCOMPARE(item.state, State::Locked);
    QCOMPARE(item.lock.user, QStringLiteral("anna"));
    QCOMPARE(item.lock.workstation, QStringLiteral("desk-of-anna"));
    QCOMPARE(item.lock.id, claim.lock);
    QCOMPARE(item.lock.lockedAt, claim.now);
    QCOMPARE(item.lock.lockedAt.addSecs(1800), item.lock.expiresAt);
    QCOMPARE(item.record, newItem(QStringLiteral("a")).record);
    QCOMPARE(item.attempts, 1);
}

void StoreContract::twoPeopleNeverGetTheSameItem()
{
    for (int i = 0; i < 20; ++i)
        add(QString::number(i));
    QSet<qint64> given;
    for (int i = 0; i < 10; ++i)
        for (Person *person : {anna.get(), bert.get()})
            given << take(*person).items.constFirst().id.value();
    QCOMPARE(given.size(), 20);
}

void StoreContract::whenOthersHoldTheRestTheClaimSaysHowMany()
{
    add(QStringLiteral("a"));
    add(QStringLiteral("b"));
    take(*bert, 2);
    const Claim claim = take(*anna);
    QCOMPARE(claim.shortage, Shortage::AllHeld);
    QCOMPARE(claim.heldByOthers, 2);
}

void StoreContract::aPausedQueueGivesNothingAndSaysSo()
{
    const ItemId item = add(QStringLiteral("a"));
    valueOf(anna->store.pauseQueue(q, true));
    QCOMPARE(take(*bert).shortage, Shortage::Paused);
    QCOMPARE(valueOf(bert->store.claimItems({item})).shortage, Shortage::Paused);
    valueOf(anna->store.pauseQueue(q, false));
    QCOMPARE(take(*bert).items.size(), 1);
}

void StoreContract::aLimitOfLocksPerUserIsExact()
{
    setRules([](Queue &rules) { rules.locksPerUser = 2; });
    for (const QString &key : {QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")})
        add(key);
    const Claim claim = take(*anna, 3);
    QCOMPARE(claim.items.size(), 2);
    QCOMPARE(claim.shortage, Shortage::LockLimit);
    QCOMPARE(take(*anna).shortage, Shortage::LockLimit);
    QCOMPARE(take(*bert).items.size(), 1);
}

void StoreContract::severalQueuesAreTakenFromInOrderOfPriority()
{
    const QString other = QStringLiteral("other");
    valueOf(anna->store.addQueue(queueNamed(other)));
    add(QStringLiteral("low"), 1);
    valueOf(anna->store.addItem(other, newItem(QStringLiteral("high"), 2)));
    valueOf(anna->store.addItem(other, newItem(QStringLiteral("lowest"), 0)));
    const Claim claim = valueOf(bert->store.claimNext({q, other}, 3));
    QCOMPARE(keysOf(claim.items), QStringList({QStringLiteral("high"), QStringLiteral("low"),
                                               QStringLiteral("lowest")}));
    QCOMPARE(claim.items.constFirst().queue, other);
}

void StoreContract::aBatchSharesOneLockId()
{
    for (int i = 0; i < 5; ++i)
        add(QString::number(i));
    const Claim claim = take(*anna, 3);
    QCOMPARE(claim.items.size(), 3);
    for (const Item &item : claim.items)
        QCOMPARE(item.lock.id, claim.lock);
    QVERIFY(take(*anna).lock != claim.lock);
}

void StoreContract::aPickedItemIsTaken()
{
    add(QStringLiteral("first"));
    const ItemId second = add(QStringLiteral("second"));
    const Claim claim = valueOf(anna->store.claimItems({second}));
    QCOMPARE(keysOf(claim.items), QStringList(QStringLiteral("second")));
}

void StoreContract::anItemThatIsPickedTwiceIsTakenOnce()
{
    const ItemId item = add(QStringLiteral("a"));
    const Claim claim = valueOf(anna->store.claimItems({item, item}));
    QCOMPARE(claim.requested, 1);
    QCOMPARE(keysOf(claim.items), QStringList(QStringLiteral("a")));
}

void StoreContract::aPickedItemThatIsHeldNamesItsHolder()
{
    const ItemId item = add(QStringLiteral("a"));
    take(*bert);
    const Claim claim = valueOf(anna->store.claimItems({item}));
    QVERIFY(claim.items.isEmpty());
    QCOMPARE(claim.shortage, Shortage::TakenByOther);
    QCOMPARE(claim.holder.user, QStringLiteral("bert"));
    QCOMPARE(errorIn(anna->store.claimItems({ItemId(999)})).kind, Error::Kind::NotFound);
}

void StoreContract::ofSeveralPickedItemsAllAreTakenOrNone()
{
    const ItemId a = add(QStringLiteral("a"));
    const ItemId b = add(QStringLiteral("b"));
    valueOf(bert->store.claimItems({b}));
    QVERIFY(valueOf(anna->store.claimItems({a, b})).items.isEmpty());
    QCOMPARE(valueOf(anna->store.detail(a)).item.state, State::Open);
}

void StoreContract::completingWritesTheRecordAndEndsTheLock()
{
    const ItemId item = add(QStringLiteral("a"));
    const Claim claim = take(*anna);
    const Record corrected = named(QStringLiteral("Corrected"));
    const Finished finished =
        valueOf(anna->store.finish(item, claim.lock, Disposition::complete(corrected)));
    QCOMPARE(finished.state, State::Done);
    const ItemDetail detail = valueOf(bert->store.detail(item));
    QCOMPARE(detail.item.state, State::Done);
    QCOMPARE(detail.item.record, corrected);
    QCOMPARE(detail.imported, newItem(QStringLiteral("a")).record);
    QVERIFY(!detail.item.lock.isHeld());
    QCOMPARE(detail.finishedBy, QStringLiteral("anna"));
    QVERIFY(detail.finishedAt.isValid());
    QCOMPARE(take(*bert).shortage, Shortage::Empty);
}

void StoreContract::completingWithoutAnItsLockChangesNothing()
{
    const ItemId item = add(QStringLiteral("a"));
    take(*anna);
    const Error error = errorIn(
        bert->store.finish(item, newId(), Disposition::complete(named(QStringLiteral("x")))));
    QCOMPARE(error.kind, Error::Kind::LockLost);
    QCOMPARE(error.holder.user, QStringLiteral("anna"));
    QVERIFY(error.sentence.contains(QStringLiteral("anna")));
    QCOMPARE(valueOf(bert->store.detail(item)).item.record, newItem(QStringLiteral("a")).record);
}

void StoreContract::completingTwiceUnderOneOperationHappensOnce()
{
    const ItemId item = add(QStringLiteral("a"));
    const Claim claim = take(*anna);
    const Disposition disposition = Disposition::complete();
    valueOf(anna->store.finish(item, claim.lock, disposition));
    QCOMPARE(valueOf(anna->store.finish(item, claim.lock, disposition)).state, State::Done);
    int completed = 0;
    for (const Event &event : valueOf(anna->store.history(item)))
        completed += event.kind == EventKind::Completed ? 1 : 0;
    QCOMPARE(completed, 1);
    QCOMPARE(errorIn(anna->store.finish(item, claim.lock, Disposition::complete())).kind,
             Error::Kind::LockLost);
}

void StoreContract::completingAndTakingTheNextIsOneStep()
{
    const ItemId first = add(QStringLiteral("first"));
    add(QStringLiteral("second"));
    const Claim claim = take(*anna);
    const auto both =
        valueOf(anna->store.finishAndTakeNext(first, claim.lock, Disposition::complete(), {q}));
    QCOMPARE(both.finished.state, State::Done);
    QCOMPARE(keysOf(both.next.items), QStringList(QStringLiteral("second")));
    const auto last = valueOf(anna->store.finishAndTakeNext(
        both.next.items.constFirst().id, both.next.lock, Disposition::complete(), {q}));
    QCOMPARE(last.next.shortage, Shortage::Empty);
}

void StoreContract::whenCompletingFailsNothingIsTaken()
{
    const ItemId first = add(QStringLiteral("first"));
    add(QStringLiteral("second"));
    take(*anna);
    QCOMPARE(
        errorIn(bert->store.finishAndTakeNext(first, newId(), Disposition::complete(), {q})).kind,
        Error::Kind::LockLost);
    QVERIFY(valueOf(bert->store.mine()).isEmpty());
}

void StoreContract::returningNowMakesTheItemOpenAtOnce()
{
    const ItemId item = add(QStringLiteral("a"));
    const Claim claim = take(*anna);
    QCOMPARE(valueOf(anna->store.finish(item, claim.lock, Disposition::returnLater())).state,
             State::Open);
    QCOMPARE(take(*bert).items.constFirst().id, item);
}

void StoreContract::returningForLaterHidesItUntilThen()
{
    const ItemId item = add(QStringLiteral("a"));
    valueOf(anna->store.finish(item, take(*anna).lock, Disposition::returnLater(2h)));
    const Claim claim = take(*bert);
    QCOMPARE(claim.shortage, Shortage::Later);
    QVERIFY(qAbs(claim.now.secsTo(claim.nextAvailable) - 7200) <= 1);
    QCOMPARE(valueOf(bert->store.claimItems({item})).shortage, Shortage::Later);
    QCOMPARE(valueOf(bert->store.counts(q, claim.now)).open, 1); // put off, as the list shows it

    setRules([](Queue &) {});
    const ItemId soon = add(QStringLiteral("soon"));
    valueOf(anna->store.finish(soon, take(*anna).lock, Disposition::returnLater(1s)));
    QVERIFY(QTest::qWaitFor([&] { return !take(*bert).items.isEmpty(); }, 10'000));
    QCOMPARE(valueOf(bert->store.detail(soon)).item.state, State::Locked);
}

void StoreContract::aReturnBeyondThreeDaysIsRefused()
{
    const ItemId item = add(QStringLiteral("a"));
    const Claim claim = take(*anna);
    QCOMPARE(errorIn(anna->store.finish(item, claim.lock, Disposition::returnLater(73h))).kind,
             Error::Kind::Invalid);
    valueOf(anna->store.finish(item, claim.lock, Disposition::returnLater(72h)));
}

void StoreContract::dismissedItemsNeverReturn()
{
    const ItemId item = add(QStringLiteral("a"));
    QCOMPARE(valueOf(anna->store.finish(item, take(*anna).lock, Disposition::dismiss())).state,
             State::Dismissed);
    QCOMPARE(take(*bert).shortage, Shortage::Empty);
    QCOMPARE(valueOf(bert->store.claimItems({item})).shortage, Shortage::Finished);
}

void StoreContract::failingNeedsAReason()
{
    const ItemId item = add(QStringLiteral("a"));
    const Claim claim = take(*anna);
    QCOMPARE(
        errorIn(anna->store.finish(item, claim.lock, Disposition::fail(QStringLiteral(" ")))).kind,
        Error::Kind::Invalid);
    valueOf(anna->store.finish(item, claim.lock, Disposition::fail(QStringLiteral("unreadable"))));
    const ItemDetail detail = valueOf(anna->store.detail(item));
    QCOMPARE(detail.item.state, State::Failed);
    QCOMPARE(detail.error, QStringLiteral("unreadable"));
}

void StoreContract::aDispositionThatTheQueueForbidsIsRefused()
{
    setRules([](Queue &rules) { rules.dispositions = {Disposition::Kind::Complete}; });
    const ItemId item = add(QStringLiteral("a"));
    const Claim claim = take(*anna);
    QCOMPARE(errorIn(anna->store.finish(item, claim.lock, Disposition::dismiss())).kind,
             Error::Kind::NotPermitted);
    valueOf(anna->store.finish(item, claim.lock, Disposition::complete()));
}

void StoreContract::finishingAllThatALockHoldsIsOneStep()
{
    for (int i = 0; i < 3; ++i)
        add(QString::number(i));
    const Claim claim = take(*anna, 2);
    QCOMPARE(valueOf(anna->store.finishAll(claim.lock, Disposition::complete())).size(), 2);
    QCOMPARE(valueOf(anna->store.counts(q, claim.now)).open, 1);
    QCOMPARE(errorIn(anna->store.finishAll(claim.lock, Disposition::complete())).kind,
             Error::Kind::LockLost);
}

void StoreContract::anExpiredLockMayStillComplete()
{
    const ItemId item = add(QStringLiteral("a"));
    const Claim claim = takeAndLetExpire(*anna);
    QCOMPARE(valueOf(anna->store.finish(item, claim.lock, Disposition::complete())).state,
             State::Done);
}

void StoreContract::anExpiredLockIsFreeForTheNextClaim()
{
    const ItemId item = add(QStringLiteral("a"));
    takeAndLetExpire(*anna);
    const Claim claim = take(*bert);
    QCOMPARE(claim.items.constFirst().id, item);
    QCOMPARE(claim.items.constFirst().attempts, 2);
    QVERIFY(valueOf(anna->store.mine()).isEmpty());
}

void StoreContract::theOldLockIsDeadOnceAnotherHasTheItem()
{
    const ItemId item = add(QStringLiteral("a"));
    const Claim old = takeAndLetExpire(*anna);
    take(*bert);
    QCOMPARE(errorIn(anna->store.finish(item, old.lock, Disposition::complete())).kind,
             Error::Kind::LockLost);
    QCOMPARE(errorIn(anna->store.extend(item, old.lock)).holder.user, QStringLiteral("bert"));
    QCOMPARE(valueOf(anna->store.releaseLocks({{item, old.lock}}, QStringLiteral("late"))), 0);
    QCOMPARE(valueOf(bert->store.mine()).size(), 1);
}

void StoreContract::theSweeperReleasesExpiredLocksOnly()
{
    const ItemId item = add(QStringLiteral("a"));
    takeAndLetExpire(*anna);
    setRules([](Queue &rules) { rules.lockDuration = 30min; });
    add(QStringLiteral("b"));
    const Claim fresh = valueOf(bert->store.claimItems({ItemId(item.value() + 1)}));
    QCOMPARE(fresh.items.size(), 1);
    QCOMPARE(valueOf(bert->store.sweep()), 1);
    QCOMPARE(valueOf(bert->store.detail(item)).item.state, State::Open);
    QCOMPARE(valueOf(bert->store.mine()).size(), 1);
    QCOMPARE(valueOf(bert->store.sweep()), 0);
}

void StoreContract::anExpiryIsOfWhoeverHeldTheItem()
{
    const ItemId item = add(QStringLiteral("a"));
    takeAndLetExpire(*anna);
    QCOMPARE(valueOf(bert->store.sweep()), 1);
    const QList<Event> history = valueOf(bert->store.history(item));
    const auto expired = std::find_if(history.begin(), history.end(), [](const Event &event) {
        return event.kind == EventKind::Expired;
    });
    QVERIFY(expired != history.end());
    QCOMPARE(expired->user, QStringLiteral("anna"));
    QCOMPARE(expired->workstation, QString());
}

void StoreContract::anItemThatExpiresTooOftenFails()
{
    setRules([](Queue &rules) { rules.attempts = 1; });
    const ItemId item = add(QStringLiteral("a"));
    takeAndLetExpire(*anna);
    QVERIFY(take(*bert).items.isEmpty());
    QCOMPARE(valueOf(bert->store.sweep()), 1);
    const ItemDetail detail = valueOf(bert->store.detail(item));
    QCOMPARE(detail.item.state, State::Failed);
    QVERIFY(detail.error.contains(QStringLiteral("taken 1 time")));
    QVERIFY(valueOf(bert->store.audit()).violations.isEmpty());
}

/// Every claim is an attempt, also one that ended in good order; the sentence says no more than
/// that.
void StoreContract::whatWasReturnedCountsAsAttemptsToo()
{
    setRules([](Queue &rules) { rules.attempts = 2; });
    const ItemId item = add(QStringLiteral("a"));
    for (int i = 0; i < 2; ++i)
        valueOf(anna->store.finish(item, take(*anna).lock, Disposition::returnLater()));
    takeAndLetExpire(*anna);
    QCOMPARE(valueOf(bert->store.sweep()), 1);
    QVERIFY2(valueOf(bert->store.detail(item))
                 .error.startsWith(
                     QStringLiteral("Given up when its lock expired; it had been taken 3 time")),
             qPrintable(valueOf(bert->store.detail(item)).error));
}

void StoreContract::extendingNeverGoesBeyondTheLongestHold()
{
    setRules([](Queue &rules) {
        rules.lockDuration = 10min;
        rules.longestHold = 10min;
    });
    const ItemId item = add(QStringLiteral("a"));
    const Claim claim = take(*anna);
    const QDateTime end = claim.items.constFirst().lock.expiresAt;
    QCOMPARE(valueOf(anna->store.extend(item, claim.lock)).expiresAt, end);
    setRules([](Queue &rules) { rules.longestHold = 1h; });
    QVERIFY(QTest::qWaitFor([&] { return valueOf(anna->store.now()) > claim.now; }, 10'000));
    QVERIFY(valueOf(anna->store.extend(item, claim.lock)).expiresAt > end);
}

void StoreContract::aDraftIsKeptUntilTheItemIsFinished()
{
    const ItemId item = add(QStringLiteral("a"));
    const Claim claim = take(*anna);
    valueOf(anna->store.saveDraft(item, claim.lock, 1, named(QStringLiteral("typed"))));
    const auto held = valueOf(anna->store.mine()).constFirst();
    QCOMPARE(held.draft->content, named(QStringLiteral("typed")));
    QCOMPARE(held.draft->revision, 1);
    QCOMPARE(held.item.record, newItem(QStringLiteral("a")).record);
    valueOf(anna->store.finish(item, claim.lock, Disposition::complete()));
    QVERIFY(valueOf(anna->store.detail(item)).drafts.isEmpty());
}

void StoreContract::anOlderDraftNeverReplacesANewerOne()
{
    const ItemId item = add(QStringLiteral("a"));
    const Claim claim = take(*anna);
    valueOf(anna->store.saveDraft(item, claim.lock, 2, named(QStringLiteral("newer"))));
    valueOf(anna->store.saveDraft(item, claim.lock, 1, named(QStringLiteral("older"))));
    QCOMPARE(valueOf(anna->store.mine()).constFirst().draft->content,
             named(QStringLiteral("newer")));
}

void StoreContract::aDraftSurvivesTheLossOfItsLock()
{
    const ItemId item = add(QStringLiteral("a"));
    const Claim claim = take(*anna);
    valueOf(anna->store.saveDraft(item, claim.lock, 1, named(QStringLiteral("typed"))));
    QCOMPARE(valueOf(bert->store.releaseLocks({{item, claim.lock}}, QStringLiteral("ill"))), 1);
    take(*bert);
    const auto lost = valueOf(anna->store.lostDrafts());
    QCOMPARE(lost.size(), 1);
    QCOMPARE(lost.constFirst().content, named(QStringLiteral("typed")));
    valueOf(anna->store.discardDraft(item, claim.lock));
    QVERIFY(valueOf(anna->store.lostDrafts()).isEmpty());
}

void StoreContract::aDraftUnderADeadLockIsRefused()
{
    const ItemId item = add(QStringLiteral("a"));
    const Claim claim = take(*anna);
    valueOf(bert->store.releaseLocks({{item, claim.lock}}, QStringLiteral("ill")));
    const Error error =
        errorIn(anna->store.saveDraft(item, claim.lock, 1, named(QStringLiteral("late"))));
    QCOMPARE(error.kind, Error::Kind::LockLost);
    QCOMPARE(error.state, State::Open);
}

void StoreContract::releasingTakesTheLockThatWasSeenOnly()
{
    const ItemId item = add(QStringLiteral("a"));
    const Claim first = take(*anna);
    valueOf(anna->store.finish(item, first.lock, Disposition::returnLater()));
    take(*anna);
    QCOMPARE(valueOf(bert->store.releaseLocks({{item, first.lock}}, QStringLiteral("old picture"))),
             0);
    QCOMPARE(valueOf(anna->store.mine()).size(), 1);
}

void StoreContract::aCompletionCanBeTakenBackWithItsValues()
{
    const ItemId item = add(QStringLiteral("a"));
    const Claim claim = take(*anna);
    const Disposition done = Disposition::complete(named(QStringLiteral("mine")));
    valueOf(anna->store.finish(item, claim.lock, done));
    const Claim back = valueOf(anna->store.takeBack(item, done.operation));
    QCOMPARE(back.items.constFirst().id, item);
    QCOMPARE(back.items.constFirst().record, named(QStringLiteral("mine")));
    QVERIFY(back.lock != claim.lock);
    QVERIFY(valueOf(anna->store.detail(item)).finishedBy.isEmpty());
    QCOMPARE(errorIn(anna->store.takeBack(item, done.operation)).kind, Error::Kind::Invalid);
    valueOf(anna->store.finish(item, back.lock, Disposition::complete()));
    QVERIFY(valueOf(anna->store.audit()).violations.isEmpty());
}

void StoreContract::whatWasPutAsideCanBeTakenBackToo()
{
    for (const Disposition &disposition :
         {Disposition::dismiss(), Disposition::fail(QStringLiteral("no address")),
          Disposition::returnLater(1h)}) {
        const ItemId item = add(disposition.operation);
        const Claim claim = take(*anna);
        valueOf(anna->store.finish(item, claim.lock, disposition));
        const Claim again = valueOf(anna->store.takeBack(item, disposition.operation));
        QCOMPARE(again.items.constFirst().id, item);
        valueOf(anna->store.finish(item, again.lock, Disposition::complete()));
    }
    QCOMPARE(valueOf(anna->store.audit()).violations, QStringList());
}

void StoreContract::nobodyElseCanTakeBackACompletion()
{
    const ItemId item = add(QStringLiteral("a"));
    const Disposition done = Disposition::complete();
    valueOf(anna->store.finish(item, take(*anna).lock, done));
    QCOMPARE(errorIn(bert->store.takeBack(item, done.operation)).kind, Error::Kind::Invalid);
}

void StoreContract::aCompletionCannotBeTakenBackOnceSomebodyHasTheItem()
{
    const ItemId item = add(QStringLiteral("a"));
    const Disposition back = Disposition::returnLater();
    valueOf(anna->store.finish(item, take(*anna).lock, back));
    take(*bert);
    QCOMPARE(errorIn(anna->store.takeBack(item, back.operation)).kind, Error::Kind::Invalid);
    QCOMPARE(valueOf(bert->store.mine()).size(), 1);
}

void StoreContract::aCorrectedItemIsStillFoundByItsKey()
{
    add(QStringLiteral("first-key"));
    add(QStringLiteral("other-key"));
    const Claim claim = take(*anna);
    const Record corrected = named(QStringLiteral("corrected"));
    const auto both = valueOf(anna->store.finishAndTakeNext(claim.items.constFirst().id, claim.lock,
                                                            Disposition::complete(corrected), {q}));
    valueOf(anna->store.finish(both.next.items.constFirst().id, both.next.lock,
                               Disposition::complete(corrected)));
    for (const auto &[text, count] :
         {std::pair("first-key", 1), std::pair("other-key", 1), std::pair("corrected", 2)}) {
        ItemQuery query{q, State::Done, QString::fromLatin1(text), {}, {}, {}};
        QCOMPARE(valueOf(anna->store.page(query, {})).items.size(), count);
    }
}

void StoreContract::completedItemsGoOnInTheNextQueue()
{
    const QString second = QStringLiteral("second");
    valueOf(anna->store.addQueue(queueNamed(second)));
    setRules([&](Queue &rules) { rules.nextQueue = second; });
    const ItemId item = add(QStringLiteral("a"), 3);
    valueOf(anna->store.finish(item, take(*anna).lock,
                               Disposition::complete(named(QStringLiteral("good")))));
    const auto page = valueOf(anna->store.page({second, State::Open, {}, {}, {}, {}}, {}));
    QCOMPARE(keysOf(page.items), QStringList(QStringLiteral("a")));
    QCOMPARE(page.items.constFirst().record, named(QStringLiteral("good")));
    QCOMPARE(page.items.constFirst().priority, 3);
    QCOMPARE(valueOf(bert->store.claimNext({second})).shortage, Shortage::Later);
}

void StoreContract::takingBackWithdrawsTheFollowUp()
{
    const QString second = QStringLiteral("second");
    valueOf(anna->store.addQueue(queueNamed(second)));
    setRules([&](Queue &rules) { rules.nextQueue = second; });
    const ItemId item = add(QStringLiteral("a"));
    const Disposition done = Disposition::complete();
    valueOf(anna->store.finish(item, take(*anna).lock, done));
    valueOf(anna->store.takeBack(item, done.operation));
    QVERIFY(valueOf(anna->store.page({second, State::Open, {}, {}, {}, {}}, {})).items.isEmpty());
    QVERIFY(valueOf(anna->store.audit()).violations.isEmpty());
}

void StoreContract::reopeningMakesAFinishedItemOpen()
{
    const ItemId item = add(QStringLiteral("a"));
    QCOMPARE(errorIn(anna->store.reopen(item)).kind, Error::Kind::Invalid);
    valueOf(anna->store.finish(item, take(*anna).lock, Disposition::dismiss()));
    valueOf(bert->store.reopen(item));
    QCOMPARE(take(*bert).items.constFirst().id, item);
}

void StoreContract::anOperationThatHappenedIsFound()
{
    const ItemId item = add(QStringLiteral("a"));
    const Disposition done = Disposition::complete();
    valueOf(anna->store.finish(item, take(*anna).lock, done));
    const auto event = valueOf(anna->store.outcomeOf(done.operation));
    QVERIFY(event.has_value());
    QCOMPARE(event->kind, EventKind::Completed);
    QCOMPARE(event->item, item);
}

void StoreContract::anOperationThatDidNotHappenNeverWill()
{
    const ItemId item = add(QStringLiteral("a"));
    const Claim claim = take(*anna);
    const Disposition done = Disposition::complete();
    QVERIFY(!valueOf(anna->store.outcomeOf(done.operation)).has_value());
    QVERIFY(!valueOf(anna->store.outcomeOf(done.operation)).has_value());
    QCOMPARE(errorIn(anna->store.finish(item, claim.lock, done)).kind, Error::Kind::Cancelled);
    QCOMPARE(valueOf(anna->store.detail(item)).item.state, State::Locked);
    valueOf(anna->store.finish(item, claim.lock, Disposition::complete()));
}

void StoreContract::mineListsWhatIHoldWithDrafts()
{
    add(QStringLiteral("a"));
    add(QStringLiteral("b"));
    take(*anna, 2);
    const auto held = valueOf(anna->store.mine());
    QCOMPARE(held.size(), 2);
    QVERIFY(!held.constFirst().draft.has_value());
    QVERIFY(valueOf(bert->store.mine()).isEmpty());
}

void StoreContract::countsTellOpenMineAndDone()
{
    for (int i = 0; i < 5; ++i)
        add(QString::number(i));
    const Claim claim = take(*anna, 2);
    const Disposition done = Disposition::complete();
    valueOf(anna->store.finish(claim.items.at(0).id, claim.lock, done));
    Counts counts = valueOf(anna->store.counts(q, claim.now.addSecs(-1)));
    QCOMPARE(counts.open, 3);
    QCOMPARE(counts.mine, 1);
    QCOMPARE(counts.doneToday, 1);
    QCOMPARE(counts.doneLastHour, 1);
    valueOf(anna->store.takeBack(claim.items.at(0).id, done.operation));
    QCOMPARE(valueOf(anna->store.counts(q, claim.now.addSecs(-1))).doneToday, 0);
}

void StoreContract::statusCountsEveryState()
{
    for (int i = 0; i < 6; ++i)
        add(QString::number(i));
    const Claim claim = take(*anna, 5);
    const auto finish = [&](int i, const Disposition &how) {
        valueOf(anna->store.finish(claim.items.at(i).id, claim.lock, how));
    };
    finish(0, Disposition::complete());
    finish(1, Disposition::dismiss());
    finish(2, Disposition::fail(QStringLiteral("no")));
    finish(3, Disposition::returnLater(1h));
    const QueueStatus status = valueOf(bert->store.status(q)).constFirst();
    QCOMPARE(status.items, (QMap<State, qint64>{{State::Open, 2},
                                                {State::Locked, 1},
                                                {State::Done, 1},
                                                {State::Failed, 1},
                                                {State::Dismissed, 1}}));
    QCOMPARE(status.later, 1);
    QCOMPARE(status.locks.size(), 1);
    QVERIFY(status.oldestOpen.isValid());
}

void StoreContract::theHistoryTellsEveryStep()
{
    const ItemId item = add(QStringLiteral("a"));
    const Claim claim = take(*anna);
    valueOf(bert->store.releaseLocks({{item, claim.lock}}, QStringLiteral("ill")));
    valueOf(bert->store.finish(item, take(*bert).lock, Disposition::complete()));
    QStringList kinds;
    const auto events = valueOf(anna->store.history(item));
    for (const Event &event : events)
        kinds << nameOf(event.kind);
    QCOMPARE(kinds, QStringList({QStringLiteral("added"), QStringLiteral("claimed"),
                                 QStringLiteral("released"), QStringLiteral("claimed"),
                                 QStringLiteral("completed")}));
    QCOMPARE(events.at(2).detail.value(QStringLiteral("reason")).toString(), QStringLiteral("ill"));
    QCOMPARE(events.at(2).user, QStringLiteral("bert"));
    QCOMPARE(events.at(2).lock, claim.lock);
}

void StoreContract::textComesBackAsItWentIn()
{
    const QString odd = QString::fromUtf8("<b>x</b> \u202Eabc\u202C \U0001F469\u200D\U0001F680 "
                                          "\u00FCn\u0131c\u00F6de '; DROP TABLE item; -- %1 \\ \"");
    NewItem item = newItem(odd);
    item.record = {{odd, odd},
                   {QStringLiteral("long"), QString(1024 * 1024, u'\u00E4')},
                   {QStringLiteral("empty"), QStringLiteral("")}};
    setRules([](Queue &rules) { rules.largestRecord = rules.largestField = 4 * 1024 * 1024; });
    valueOf(anna->store.addItem(q, item));
    const Item back = take(*bert).items.constFirst();
    QCOMPARE(back.key, odd);
    QCOMPARE(back.record, item.record);
    valueOf(bert->store.saveDraft(back.id, back.lock.id, 1, item.record));
    QCOMPARE(valueOf(bert->store.mine()).constFirst().draft->content, item.record);
}

void StoreContract::theAuditFindsNothingWrongAfterAllThis()
{
    for (int i = 0; i < 10; ++i)
        add(QString::number(i));
    for (Person *person : {anna.get(), bert.get()}) {
        const Claim claim = take(*person, 3);
        valueOf(person->store.finish(claim.items.at(0).id, claim.lock, Disposition::complete()));
        valueOf(person->store.finish(claim.items.at(1).id, claim.lock, Disposition::returnLater()));
    }
    const AuditReport report = valueOf(anna->store.audit());
    QCOMPARE(report.items, 10);
    QCOMPARE(report.violations, QStringList());
    QCOMPARE(report.events, 10 + 6 + 4);
}

INTRAY_TEST_GUILESS_MAIN(StoreContract)
#include "tst_contract.moc"
