// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/supervising/bulkwork.h"
#include "support/testclass.h"
#include "support/twoatwork.h"

using namespace intray;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// What a supervisor sees of others' locks and does with them: bert is the supervisor, anna the
/// clerk, and carl whoever gets the items next.
class Supervision : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init();

    void theListShowsEveryLockOfEveryQueue();
    void theListIsFilteredAndSortedByTheDatabase();
    void theListComesInPages();
    void anExpiredLockIsAbandoned();
    void aClientThatFallsSilentLeavesItsLocksAbandoned();
    void aLockWithoutAClientIsNotAbandoned();
    void aBeatIsNoNewsForWhoeverWatches();
    void aBeatTellsAServersProgramsHowManyTheyAre();
    void idleIsCountedFromTheLastDraft();
    void anExtensionIsNoSignOfWork();
    void takingAwayNeedsAReason();
    void onlyTheLockThatWasSeenIsTakenAway();
    void whatIsDoneCannotBeReleased();
    void reassigningGivesTheItemToTheNewHolder();
    void reassigningToNobodyKnownIsRefused();
    void reassigningToSomebodyWithoutTheRoleIsRefused();
    void reassigningOutsideOfSomebodysQueuesIsRefused();
    void reassigningBeyondTheLimitIsRefused();
    void aDraftGoesAlongAsAProposal();
    void aReleasedDraftIsProposedToWhoeverTakesTheItemNext();
    void theOldOwnerKeepsTheText();
    void whatIsTakenOrRefusedIsNotProposedAgain();
    void onlyTheHolderSettlesAProposal();
    void aFinishedItemProposesNothing();
    void everythingOfSomebodyIsHandedOver();
    void whatARemovedUserHeldIsHandedOver();
    void handingOverToThePoolOpensEverything();
    void aTallySaysWhatWillHappen();
    void withoutADraftTheTallyDoesNotSayThatNothingWasTyped();
    void manyFinishedItemsAreOpenedAgain();
    void reopeningByAFilterTakesOnlyWhatFits();
    void reopeningCanBeCancelledBetweenPieces();
    void whatWasReopenedBeforeAnErrorIsTold();
    void reopeningSaysWhatDidNotWork();
    void theAuditAgreesWithAllOfIt();

private:
    QList<HeldLock> seenBy(Person &person, const LockQuery &query = {});
    BulkResult takeAway(const Claim &claim, const TakeAway &how);
    Claim takeNamed(const QString &queue, Person &person);
    void finish(const Claim &claim, Disposition::Kind kind = Disposition::Kind::Complete,
                const QString &reason = {});
    std::unique_ptr<Person> carl;
};

void Supervision::init()
{
    carl.reset();
    beginOn(engineOfRow());
    carl = std::make_unique<Person>(*database, u"carl"_s);
}

QList<HeldLock> Supervision::seenBy(Person &person, const LockQuery &query)
{
    return valueOf(person.store.locks(query)).locks;
}

static QList<SeenLock> seenIn(const Claim &claim)
{
    QList<SeenLock> locks;
    for (const Item &item : claim.items)
        locks << SeenLock{item.id, claim.lock};
    return locks;
}

BulkResult Supervision::takeAway(const Claim &claim, const TakeAway &how)
{
    return valueOf(bert->store.takeAway(seenIn(claim), how));
}

Claim Supervision::takeNamed(const QString &queue, Person &person)
{
    return valueOf(person.store.claimNext({queue}));
}

void Supervision::finish(const Claim &claim, Disposition::Kind kind, const QString &reason)
{
    Disposition disposition;
    disposition.kind = kind;
    disposition.operation = newId();
    disposition.reason = reason;
    for (const Item &item : claim.items) {
        disposition.operation = newId();
        valueOf(anna->store.finish(item.id, claim.lock, disposition));
    }
}

static QStringList keysOf(const QList<HeldLock> &locks)
{
    QStringList keys;
    for (const HeldLock &one : locks)
        keys << one.key;
    return keys;
}

static LockQuery queryBy(LockQuery::By by, bool descending = false)
{
    LockQuery query;
    query.by = by;
    query.descending = descending;
    return query;
}

void Supervision::theListShowsEveryLockOfEveryQueue()
{
    valueOf(anna->store.addQueue(queueNamed(u"other"_s)));
    add(u"a"_s);
    valueOf(anna->store.addItem(u"other"_s, newItem(u"b"_s)));
    add(u"c"_s);
    const Claim first = take(*anna);
    valueOf(carl->store.claimNext({u"other"_s}));
    const LockPage page = valueOf(bert->store.locks(queryBy(LockQuery::By::Key)));
    QCOMPARE(page.total, 2);
    QCOMPARE(keysOf(page.locks), QStringList({u"a"_s, u"b"_s}));
    const HeldLock &mine = page.locks.at(0);
    QCOMPARE(mine.item, first.items.first().id);
    QCOMPARE(mine.queue, q);
    QCOMPARE(mine.lock, first.items.first().lock);
    QVERIFY(!mine.hasDraft);
    QVERIFY(!mine.isAbandoned);
    QCOMPARE(mine.idleSince, mine.lock.lockedAt);
    QCOMPARE(page.locks.at(1).queue, u"other"_s);
    QCOMPARE(page.locks.at(1).lock.user, u"carl"_s);
}

void Supervision::theListIsFilteredAndSortedByTheDatabase()
{
    for (const QString &key : {u"a-1"_s, u"Bravo-2"_s, u"c-3"_s})
        add(key);
    take(*carl);
    take(*anna);
    take(*carl);
    QCOMPARE(keysOf(seenBy(*bert, queryBy(LockQuery::By::Key))),
             QStringList({u"a-1"_s, u"Bravo-2"_s, u"c-3"_s}));
    QCOMPARE(keysOf(seenBy(*bert, queryBy(LockQuery::By::Key, true))),
             QStringList({u"c-3"_s, u"Bravo-2"_s, u"a-1"_s}));
    QCOMPARE(keysOf(seenBy(*bert, queryBy(LockQuery::By::User))).first(), u"Bravo-2"_s);
    LockQuery ofCarl;
    ofCarl.user = u"carl"_s;
    QCOMPARE(keysOf(seenBy(*bert, ofCarl)), QStringList({u"a-1"_s, u"c-3"_s}));
    LockQuery found;
    found.find = u"bravo"_s;
    QCOMPARE(keysOf(seenBy(*bert, found)), QStringList(u"Bravo-2"_s));
    LockQuery elsewhere;
    elsewhere.queue = u"other"_s;
    QVERIFY(seenBy(*bert, elsewhere).isEmpty());
    LockQuery abandoned;
    abandoned.onlyAbandoned = true;
    QVERIFY(seenBy(*bert, abandoned).isEmpty());
}

void Supervision::theListComesInPages()
{
    for (int i = 0; i < 5; ++i)
        add(QString::number(i));
    take(*anna, 5);
    const LockQuery query = queryBy(LockQuery::By::Key);
    const LockPage second = valueOf(bert->store.locks(query, 2, 2));
    QCOMPARE(keysOf(second.locks), QStringList({u"2"_s, u"3"_s}));
    QCOMPARE(second.total, 5);
    QCOMPARE(valueOf(allLocks(bert->store, query)).size(), 5);
}

void Supervision::anExpiredLockIsAbandoned()
{
    add(u"old"_s);
    takeAndLetExpire(*anna);
    setRules([](Queue &rules) { rules.lockDuration = 30min; });
    QCOMPARE(take(*carl).items.first().key, u"old"_s); // taken over, so alive again
    LockQuery abandoned;
    abandoned.onlyAbandoned = true;
    QVERIFY(seenBy(*bert, abandoned).isEmpty());
    add(u"third"_s);
    takeAndLetExpire(*anna);
    const QList<HeldLock> seen = seenBy(*bert, abandoned);
    QCOMPARE(keysOf(seen), QStringList(u"third"_s));
    QVERIFY(seen.first().isExpired);
}

void Supervision::aClientThatFallsSilentLeavesItsLocksAbandoned()
{
    add(u"a"_s);
    valueOf(anna->store.beat());
    take(*anna);
    QCOMPARE(seenBy(*bert).first().client, ClientLife::Alive);
    letLocksGrowOld(*database, 10min);
    const HeldLock silent = seenBy(*bert).first();
    QCOMPARE(silent.client, ClientLife::Silent);
    QVERIFY(silent.isAbandoned);
    QVERIFY(!silent.isExpired);
    QVERIFY(silent.clientSeenAt.isValid());
    valueOf(anna->store.beat());
    QVERIFY(!seenBy(*bert).first().isAbandoned);
}

void Supervision::aLockWithoutAClientIsNotAbandoned()
{
    add(u"a"_s);
    take(*anna);
    letLocksGrowOld(*database, 10min);
    QCOMPARE(seenBy(*bert).first().client, ClientLife::Unknown);
    QVERIFY(!seenBy(*bert).first().isAbandoned);
}

void Supervision::aBeatIsNoNewsForWhoeverWatches()
{
    const qint64 before = valueOf(bert->store.changeNumber());
    valueOf(anna->store.beat());
    valueOf(carl->store.beat());
    QCOMPARE(valueOf(bert->store.changeNumber()), before);
    add(u"a"_s);
    QVERIFY(valueOf(bert->store.changeNumber()) != before);
}

void Supervision::aBeatTellsAServersProgramsHowManyTheyAre()
{
    QCOMPARE(valueOf(anna->store.beat()), 1);
    QCOMPARE(valueOf(anna->store.beat()), 1); // the same program
    const int two = engineOfRow().startsWith(u"sqlite") ? 1 : 2;
    QCOMPARE(valueOf(bert->store.beat()), two);
    letLocksGrowOld(*database, 10min);
    QCOMPARE(valueOf(bert->store.beat()), 1); // nothing was heard of the other for so long
}

void Supervision::idleIsCountedFromTheLastDraft()
{
    add(u"a"_s);
    const Claim claim = take(*anna);
    letLocksGrowOld(*database, 10min);
    const ItemId item = claim.items.first().id;
    valueOf(anna->store.saveDraft(item, claim.lock, 1, {{u"name"_s, u"x"_s}}));
    const HeldLock held = seenBy(*bert).first();
    QVERIFY(held.hasDraft);
    QVERIFY(held.idleSince > held.lock.lockedAt.addSecs(9 * 60));
    QVERIFY(held.idleSince <= valueOf(bert->store.now()));
}

void Supervision::anExtensionIsNoSignOfWork()
{
    add(u"a"_s);
    const Claim claim = take(*anna);
    letLocksGrowOld(*database, 10min);
    valueOf(anna->store.extend(claim.items.first().id, claim.lock));
    const HeldLock held = seenBy(*bert).first();
    QVERIFY(held.lock.expiresAt > claim.items.first().lock.expiresAt.addSecs(-5 * 60));
    QCOMPARE(held.idleSince, held.lock.lockedAt);
}

void Supervision::takingAwayNeedsAReason()
{
    add(u"a"_s);
    const Claim claim = take(*anna);
    const auto refused = bert->store.takeAway(seenIn(claim), {u" "_s, {}, false});
    QCOMPARE(errorIn(refused).kind, Error::Kind::Invalid);
    QCOMPARE(seenBy(*bert).size(), 1);
}

void Supervision::onlyTheLockThatWasSeenIsTakenAway()
{
    const ItemId item = add(u"a"_s);
    const Claim old = takeAndLetExpire(*anna);
    const Claim newer = take(*carl);
    const BulkResult result = takeAway(old, {u"old picture"_s, {}, false});
    QVERIFY(result.done.isEmpty());
    QCOMPARE(result.notDone.size(), 1);
    QCOMPARE(result.notDone.first().item, item);
    QCOMPARE(result.notDone.first().why.kind, Error::Kind::LockLost);
    QCOMPARE(result.notDone.first().why.holder.user, u"carl"_s);
    QCOMPARE(seenBy(*bert).first().lock.id, newer.lock);
}

void Supervision::whatIsDoneCannotBeReleased()
{
    const ItemId item = add(u"a"_s);
    const Claim claim = take(*anna);
    finish(claim);
    const BulkResult result = takeAway(claim, {u"too late"_s, u"carl"_s, true});
    QVERIFY(result.done.isEmpty());
    QCOMPARE(result.notDone.first().why.kind, Error::Kind::LockLost);
    QCOMPARE(result.notDone.first().why.state, State::Done);
    QCOMPARE(kindsOf(item).last(), u"completed"_s);
    const BulkResult unknown = valueOf(
        bert->store.takeAway({{ItemId(item.value() + 1000), claim.lock}}, {u"x"_s, {}, false}));
    QCOMPARE(unknown.notDone.first().why.kind, Error::Kind::NotFound);
}

void Supervision::reassigningGivesTheItemToTheNewHolder()
{
    const ItemId item = add(u"a"_s);
    const Claim claim = take(*anna);
    const BulkResult result = takeAway(claim, {u"ill"_s, u"carl"_s, false});
    QCOMPARE(result.done, QList<ItemId>{item});
    const QList<HeldItem> held = valueOf(carl->store.mine());
    QCOMPARE(held.size(), 1);
    QVERIFY(held.first().item.lock.id != claim.lock);
    const HeldLock given = seenBy(*bert).constFirst(); // carl has no window open
    QVERIFY(!given.lock.isElsewhere());
    QVERIFY(isWithoutWorkstation(given.lock));
    const auto lost = anna->store.extend(item, claim.lock);
    QCOMPARE(errorIn(lost).holder.user, u"carl"_s);
    QCOMPARE(kindsOf(item).mid(1), QStringList({u"claimed"_s, u"released"_s, u"claimed"_s}));
    const QList<Event> history = valueOf(bert->store.history(item));
    QCOMPARE(history.at(2).user, u"bert"_s);
    QCOMPARE(history.at(2).detail.value(u"to"_s).toString(), u"carl"_s);
    QCOMPARE(history.at(2).detail.value(u"reason"_s).toString(), u"ill"_s);
    QCOMPARE(history.at(2).detail.value(u"holder"_s).toString(), u"anna"_s);
    QCOMPARE(history.at(3).user, u"carl"_s);
    QCOMPARE(history.at(3).detail.value(u"given_by"_s).toString(), u"bert"_s);
    Disposition done;
    done.operation = newId();
    valueOf(carl->store.finish(item, held.first().item.lock.id, done));
}

void Supervision::reassigningToNobodyKnownIsRefused()
{
    add(u"a"_s);
    const Claim claim = take(*anna);
    for (const QString &name : {u"anna"_s, u"bert"_s})
        valueOf(anna->store.setUser({name, name, true, allRoles(), {}}));
    const auto refused = bert->store.takeAway(seenIn(claim), {u"ill"_s, u"nobody"_s, false});
    QCOMPARE(errorIn(refused).kind, Error::Kind::NotFound);
    QCOMPARE(seenBy(*bert).first().lock.id, claim.lock);
}

void Supervision::reassigningToSomebodyWithoutTheRoleIsRefused()
{
    add(u"a"_s);
    const Claim claim = take(*anna);
    const User before{u"carl"_s, u"carl"_s, true, allRoles(), {}};
    valueOf(anna->store.setUser({u"carl"_s, u"carl"_s, true, {Role::Auditor}, {}}));
    const auto refused = bert->store.takeAway(seenIn(claim), {u"ill"_s, u"carl"_s, false});
    valueOf(anna->store.setUser(before));
    QCOMPARE(errorIn(refused).kind, Error::Kind::NotPermitted);
    QVERIFY(errorIn(refused).sentence.contains(u"carl"_s));
    QCOMPARE(seenBy(*bert).first().lock.id, claim.lock);
}

void Supervision::reassigningOutsideOfSomebodysQueuesIsRefused()
{
    valueOf(anna->store.addQueue(queueNamed(u"other"_s)));
    const ItemId item = add(u"a"_s);
    const Claim claim = take(*anna);
    const User before{u"carl"_s, u"carl"_s, true, allRoles(), {}};
    valueOf(anna->store.setUser({u"carl"_s, u"carl"_s, true, {Role::Clerk}, {u"other"_s}}));
    const BulkResult result = takeAway(claim, {u"ill"_s, u"carl"_s, false});
    valueOf(anna->store.setUser(before));
    QVERIFY(result.done.isEmpty());
    QCOMPARE(result.notDone.first().why.kind, Error::Kind::NotPermitted);
    QVERIFY(result.notDone.first().why.sentence.contains(q));
    QCOMPARE(kindsOf(item).last(), u"claimed"_s);
}

void Supervision::reassigningBeyondTheLimitIsRefused()
{
    add(u"a"_s);
    add(u"b"_s);
    setRules([](Queue &rules) { rules.locksPerUser = 1; });
    take(*carl);
    const Claim claim = take(*anna);
    const BulkResult result = takeAway(claim, {u"ill"_s, u"carl"_s, false});
    QCOMPARE(result.notDone.first().why.kind, Error::Kind::NotPermitted);
    QCOMPARE(valueOf(anna->store.mine()).size(), 1);
}

static Record typed()
{
    return {{u"name"_s, u"typed by anna"_s}, {u"city"_s, u"Boaz"_s}};
}

void Supervision::aDraftGoesAlongAsAProposal()
{
    const ItemId item = add(u"a"_s);
    const Claim claim = take(*anna);
    valueOf(anna->store.saveDraft(item, claim.lock, 1, typed()));
    takeAway(claim, {u"ill"_s, u"carl"_s, true});
    const ItemDetail detail = valueOf(carl->store.detail(item));
    QVERIFY(detail.proposal);
    QCOMPARE(detail.proposal->user, u"anna"_s);
    QCOMPARE(detail.proposal->givenBy, u"bert"_s);
    QCOMPARE(detail.proposal->content, typed());
    QVERIFY(detail.proposal->typedAt.isValid());
    QVERIFY(!valueOf(carl->store.mine()).first().draft);
}

void Supervision::aReleasedDraftIsProposedToWhoeverTakesTheItemNext()
{
    const ItemId item = add(u"a"_s);
    const Claim claim = take(*anna);
    valueOf(anna->store.saveDraft(item, claim.lock, 1, typed()));
    takeAway(claim, {u"ill"_s, {}, true});
    take(*carl);
    QCOMPARE(valueOf(carl->store.detail(item)).proposal->content, typed());
}

void Supervision::theOldOwnerKeepsTheText()
{
    const ItemId item = add(u"a"_s);
    const Claim claim = take(*anna);
    valueOf(anna->store.saveDraft(item, claim.lock, 1, typed()));
    takeAway(claim, {u"ill"_s, u"carl"_s, true});
    const QList<Draft> lost = valueOf(anna->store.lostDrafts());
    QCOMPARE(lost.size(), 1);
    QCOMPARE(lost.first().content, typed());
}

void Supervision::whatIsTakenOrRefusedIsNotProposedAgain()
{
    const ItemId item = add(u"a"_s);
    const Claim claim = take(*anna);
    valueOf(anna->store.saveDraft(item, claim.lock, 1, typed()));
    takeAway(claim, {u"ill"_s, u"carl"_s, true});
    const LockId lock = valueOf(carl->store.mine()).first().item.lock.id;
    valueOf(carl->store.settleProposal(item, lock, {{u"city"_s, typed().value(u"city"_s)}}));
    const Record left = valueOf(carl->store.detail(item)).proposal->content;
    QCOMPARE(left.keys(), QStringList(u"name"_s));
}

void Supervision::onlyTheHolderSettlesAProposal()
{
    const ItemId item = add(u"a"_s);
    const Claim claim = take(*anna);
    valueOf(anna->store.saveDraft(item, claim.lock, 1, typed()));
    takeAway(claim, {u"ill"_s, u"carl"_s, true});
    QCOMPARE(errorIn(anna->store.settleProposal(item, claim.lock, typed())).kind,
             Error::Kind::LockLost);
    QCOMPARE(valueOf(carl->store.detail(item)).proposal->content, typed());
}

void Supervision::aFinishedItemProposesNothing()
{
    const ItemId item = add(u"a"_s);
    const Claim claim = take(*anna);
    valueOf(anna->store.saveDraft(item, claim.lock, 1, typed()));
    takeAway(claim, {u"ill"_s, {}, true});
    finish(take(*anna));
    QVERIFY(!valueOf(bert->store.detail(item)).proposal);
    valueOf(bert->store.reopenItems({item}, u"again"_s));
    take(*carl);
    QVERIFY(!valueOf(carl->store.detail(item)).proposal);
}

void Supervision::everythingOfSomebodyIsHandedOver()
{
    valueOf(anna->store.addQueue(queueNamed(u"other"_s)));
    add(u"a"_s);
    valueOf(anna->store.addItem(u"other"_s, newItem(u"b"_s)));
    add(u"c"_s);
    take(*anna);
    takeNamed(u"other"_s, *anna);
    take(*carl);
    int told = 0;
    const BulkResult result = valueOf(
        handOver(bert->store, u"anna"_s, {u"has left"_s, u"carl"_s, true}, [&](qint64, qint64 all) {
            ++told;
            QCOMPARE(all, 2);
        }));
    QCOMPARE(result.done.size(), 2);
    QCOMPARE(told, 1);
    QVERIFY(valueOf(anna->store.mine()).isEmpty());
    QCOMPARE(valueOf(carl->store.mine()).size(), 3);
}

void Supervision::whatARemovedUserHeldIsHandedOver()
{
    const ItemId item = add(u"a"_s);
    const Claim claim = take(*carl);
    for (const QString &name : {u"anna"_s, u"bert"_s, u"carl"_s})
        valueOf(anna->store.setUser({name, name, true, allRoles(), {}}));
    valueOf(anna->store.removeUser(u"carl"_s));
    QCOMPARE(seenBy(*bert).first().lock.id, claim.lock);
    const auto back = bert->store.takeAway(seenIn(claim), {u"ill"_s, u"carl"_s, false});
    const BulkResult result =
        valueOf(handOver(bert->store, u"carl"_s, {u"left"_s, u"anna"_s, true}));
    valueOf(anna->store.setUser({u"carl"_s, u"carl"_s, true, allRoles(), {}}));
    QCOMPARE(errorIn(back).kind, Error::Kind::NotFound);
    QCOMPARE(result.done, QList<ItemId>{item});
    QCOMPARE(valueOf(anna->store.mine()).size(), 1);
}

void Supervision::handingOverToThePoolOpensEverything()
{
    for (int i = 0; i < 3; ++i)
        add(QString::number(i));
    take(*anna, 3);
    const BulkResult result = valueOf(handOver(bert->store, u"anna"_s, {u"has left"_s, {}, false}));
    QCOMPARE(result.done.size(), 3);
    QCOMPARE(take(*carl, 5).items.size(), 3);
}

void Supervision::aTallySaysWhatWillHappen()
{
    for (int i = 0; i < 3; ++i)
        add(QString::number(i));
    const Claim claim = take(*anna, 2);
    take(*carl);
    valueOf(anna->store.saveDraft(claim.items.first().id, claim.lock, 1, typed()));
    const LockTally tally = tallyOf(seenBy(*bert));
    QCOMPARE(tally.locks, 3);
    QCOMPARE(tally.drafts, 1);
    QCOMPARE(tally.byUser.value(u"anna"_s), 2);
    QCOMPARE(tally.byQueue.value(q), 3);
    QVERIFY(sentenceFor(tally).contains(u"anna"_s));
    const QString soon = sentenceFor(tally, tally.lastSign.addSecs(3));
    QVERIFY2(soon.contains(u"typed for 1"_s) && soon.contains(u"3 second"_s), qPrintable(soon));
}

// The draft may be on its way.
void Supervision::withoutADraftTheTallyDoesNotSayThatNothingWasTyped()
{
    add(u"1"_s);
    take(*anna);
    const LockTally tally = tallyOf(seenBy(*bert));
    const QString words = sentenceFor(tally, tally.lastSign.addSecs(200));
    QVERIFY2(!words.contains(u"Nothing was typed"_s), qPrintable(words));
    QVERIFY2(words.contains(u"No draft has been saved yet"_s) && words.contains(u"3 minute"_s),
             qPrintable(words));
}

void Supervision::manyFinishedItemsAreOpenedAgain()
{
    QList<ItemId> items;
    for (int i = 0; i < 3; ++i)
        items << add(QString::number(i));
    finish(take(*anna, 3));
    const BulkResult result = valueOf(bert->store.reopenItems(items, u"wrong list"_s));
    QCOMPARE(result.done, items);
    QCOMPARE(kindsOf(items.first()).mid(2), QStringList({u"completed"_s, u"reopened"_s}));
    const Event reopened = valueOf(bert->store.history(items.first())).last();
    QCOMPARE(reopened.detail.value(u"reason"_s).toString(), u"wrong list"_s);
    QCOMPARE(take(*carl, 5).items.size(), 3);
}

void Supervision::reopeningByAFilterTakesOnlyWhatFits()
{
    for (int i = 0; i < 4; ++i)
        add(QString::number(i));
    finish(take(*anna, 2));
    finish(take(*anna), Disposition::Kind::Fail, u"unreadable"_s);
    finish(take(*anna), Disposition::Kind::Dismiss);
    FinishedQuery query;
    query.queue = q;
    QCOMPARE(valueOf(bert->store.countFinished(query)), 4);
    query.finishedBy = u"carl"_s;
    QCOMPARE(valueOf(bert->store.countFinished(query)), 0);
    query.finishedBy = u"anna"_s;
    query.from = valueOf(bert->store.now()).addDays(1);
    QCOMPARE(valueOf(bert->store.countFinished(query)), 0);
    query.from = QDateTime();
    query.find = u"\"name of 1\""_s;
    QCOMPARE(valueOf(bert->store.countFinished(query)), 1);
    query.find.clear();
    query.states = {State::Failed};
    const BulkResult result = valueOf(reopenFound(bert->store, query, u"scanned again"_s));
    QCOMPARE(result.done.size(), 1);
    QCOMPARE(take(*carl, 5).items.size(), 1);
}

void Supervision::reopeningCanBeCancelledBetweenPieces()
{
    QList<ItemId> items;
    for (int i = 0; i < bulkPiece + 5; ++i)
        items << add(QString::number(i));
    finish(take(*anna, bulkPiece + 5));
    Cancellation cancellation;
    const BulkResult result = valueOf(reopenMany(
        bert->store, items, {},
        [&](qint64 tried, qint64 all) {
            QCOMPARE(tried, bulkPiece);
            QCOMPARE(all, bulkPiece + 5);
            cancellation.cancel();
        },
        cancellation));
    QCOMPARE(result.done.size(), bulkPiece);
    QVERIFY(result.isCancelled);
}

static QString neverWriteAgain()
{
    if (engineOfRow() == u"sqlite")
        return u"PRAGMA query_only = 1"_s;
    return engineOfRow() == u"mariadb" ? u"SET SESSION TRANSACTION READ ONLY"_s
                                       : u"SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY"_s;
}

void Supervision::whatWasReopenedBeforeAnErrorIsTold()
{
    for (int i = 0; i < bulkPiece + 5; ++i)
        add(QString::number(i));
    finish(take(*anna, bulkPiece + 5));
    FinishedQuery query;
    query.queue = q;
    const auto result = reopenFound(bert->store, query, {}, [&](qint64 tried, qint64) {
        if (tried == bulkPiece)
            bert->connection->d().execute(neverWriteAgain());
    });
    QCOMPARE(valueOf(result).done.size(), bulkPiece);
    QCOMPARE(valueOf(result).notDone.size(), 5);
    QCOMPARE(valueOf(result).notDone.first().why.kind, Error::Kind::ReadOnly);
}

void Supervision::reopeningSaysWhatDidNotWork()
{
    const ItemId open = add(u"open"_s);
    add(u"done"_s);
    const Claim claim = valueOf(anna->store.claimItems({ItemId(open.value() + 1)}));
    finish(claim);
    const ItemId unknown(open.value() + 1000);
    const BulkResult result =
        valueOf(bert->store.reopenItems({open, claim.items.first().id, unknown}, {}));
    QCOMPARE(result.done.size(), 1);
    QCOMPARE(result.notDone.size(), 2);
    QCOMPARE(result.notDone.at(0).item, open);
    QCOMPARE(result.notDone.at(0).why.kind, Error::Kind::Invalid);
    QCOMPARE(result.notDone.at(1).why.kind, Error::Kind::NotFound);
}

void Supervision::theAuditAgreesWithAllOfIt()
{
    for (int i = 0; i < 4; ++i)
        add(QString::number(i));
    takeAway(take(*anna, 2), {u"ill"_s, u"carl"_s, true});
    takeAway(take(*anna, 2), {u"ill"_s, {}, true});
    valueOf(handOver(bert->store, u"carl"_s, {u"left"_s, u"anna"_s, true}));
    QList<ItemId> done;
    const QList<HeldItem> mine = valueOf(anna->store.mine());
    QCOMPARE(mine.size(), 2);
    for (const HeldItem &held : mine) {
        Disposition disposition;
        disposition.operation = newId();
        valueOf(anna->store.finish(held.item.id, held.item.lock.id, disposition));
        done << held.item.id;
    }
    valueOf(bert->store.reopenItems(done, u"again"_s));
    const AuditReport report = valueOf(bert->store.audit());
    QCOMPARE(report.violations, QStringList());
}

INTRAY_TEST_GUILESS_MAIN(Supervision)
#include "tst_supervision.moc"
