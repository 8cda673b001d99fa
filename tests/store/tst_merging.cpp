// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/verifying/duplicatestore.h"
#include "support/testclass.h"
#include "support/twoatwork.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// Items that are one and the same thing, and items that are not, on every engine.
class MergingTest : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init() { beginOn(engineOfRow()); }
    void cleanup()
    {
        if (bert)
            valueOf(bert->store.setUser({u"anna"_s, u"anna"_s, true, allRoles(), {}}));
    }

    void theItemInHandEndsAsADuplicate();
    void aSupervisorMergesWhatNobodyHolds();
    void whatSomebodyElseHoldsIsNotMerged();
    void aLockThatIsOverHoldsNothingUp();
    void fieldsOfAnItemInHandAreNotChanged();
    void aNamedLockMustHoldTheItem();
    void whatIsFinishedIsNotMergedAway();
    void oneFinishedItemTakesDuplicates();
    void aDuplicateTakesNoDuplicates();
    void fieldsOfTheKeptItemChange();
    void theHistoryTellsWhatAMergeChanged();
    void fieldsAreNotWrittenOverALaterChange();
    void whoeverHadTheKeptItemDoesNotWriteOverIt();
    void aRecordThatBreaksTheRulesIsRefused();
    void whoeverDidTheStepBeforeChangesNoField();
    void aMergeSentAgainIsOne();
    void anOperationIsNotUsedForAnotherPair();
    void aMergeThatWasCalledOffChangesNothing();
    void aMergeIsTakenBack();
    void aMergedItemIsOpenedAgain();
    void onlyItemsOfOneQueueAreMerged();
    void theAuditAndTheSealsKnowMerges();
    void whatWasToldApartIsNoDuplicate();
    void tellingApartChangesNothingElse();
    void whatWasToldApartIsMergedOnceThatIsTakenBack();
    void aClerkMergesIntoNothingThatIsForSomebodyElse_data();
    void aClerkMergesIntoNothingThatIsForSomebodyElse();

private:
    DuplicateStore storeOf(Person &person) { return {*person.connection, person.store.identity()}; }
    State stateOf(ItemId item) { return valueOf(anna->store.detail(item)).item.state; }
    QJsonObject lastDetail(ItemId item)
    {
        return valueOf(anna->store.history(item)).constLast().detail;
    }
};

void MergingTest::theItemInHandEndsAsADuplicate()
{
    const ItemId item = add(u"a"_s);
    const ItemId kept = add(u"b"_s);
    QCOMPARE(take(*anna).items.constFirst().id, item);
    valueOf(storeOf(*anna).mergeInto(item, {kept}));
    QCOMPARE(stateOf(item), State::Dismissed);
    QCOMPARE(stateOf(kept), State::Open);
    QCOMPARE(kindsOf(item), QStringList({u"added"_s, u"claimed"_s, u"merged"_s}));
    QCOMPARE(kindsOf(kept), QStringList({u"added"_s, u"absorbed"_s}));
    QCOMPARE(lastDetail(item).value(u"into"_s).toInteger(), kept.value());
    QCOMPARE(lastDetail(kept).value(u"from"_s).toInteger(), item.value());
    const ItemDetail ended = valueOf(anna->store.detail(item));
    QCOMPARE(ended.finishedBy, u"anna"_s);
    QVERIFY(!ended.item.lock.isHeld());
    QCOMPARE(take(*bert).items.constFirst().id, kept);
}

void MergingTest::aSupervisorMergesWhatNobodyHolds()
{
    const ItemId item = add(u"a"_s);
    const ItemId kept = add(u"b"_s);
    valueOf(storeOf(*bert).mergeInto(item, {kept}));
    QCOMPARE(kindsOf(item), QStringList({u"added"_s, u"claimed"_s, u"merged"_s}));
    QCOMPARE(stateOf(item), State::Dismissed);
}

void MergingTest::whatSomebodyElseHoldsIsNotMerged()
{
    const ItemId first = add(u"a"_s);
    const ItemId second = add(u"b"_s);
    take(*bert);
    for (const auto &[item, kept] : {std::pair(first, second), std::pair(second, first)}) {
        const Error error = errorIn(storeOf(*anna).mergeInto(item, {kept}));
        QCOMPARE(error.kind, Error::Kind::NotPermitted);
        QCOMPARE(error.holder.user, u"bert"_s);
        QVERIFY(error.holder.expiresAt > error.holder.lockedAt);
        QVERIFY2(error.sentence.startsWith(u"bert has held “a” since"_s),
                 qPrintable(error.sentence));
    }
    QCOMPARE(stateOf(first), State::Locked);
    QCOMPARE(kindsOf(first), QStringList({u"added"_s, u"claimed"_s}));
    QCOMPARE(kindsOf(second), QStringList({u"added"_s}));
}

void MergingTest::aLockThatIsOverHoldsNothingUp()
{
    const ItemId item = add(u"a"_s);
    const ItemId kept = add(u"b"_s);
    takeAndLetExpire(*bert, 2);
    valueOf(storeOf(*anna).mergeInto(item, {kept}));
    QCOMPARE(stateOf(kept), State::Locked); // Nothing of it changed, so bert may still complete it.
    QCOMPARE(kindsOf(item),
             QStringList({u"added"_s, u"claimed"_s, u"expired"_s, u"claimed"_s, u"merged"_s}));
    QCOMPARE(valueOf(anna->store.detail(item)).finishedBy, u"anna"_s);
    QCOMPARE(valueOf(anna->store.audit()).violations, QStringList());
}

void MergingTest::fieldsOfAnItemInHandAreNotChanged()
{
    const ItemId item = add(u"a"_s);
    const ItemId kept = add(u"b"_s);
    const Claim claim = take(*anna, 2);
    Merge merge{kept};
    merge.record = Record{{u"name"_s, u"both"_s}};
    merge.seen = valueOf(anna->store.detail(kept)).item.change;
    const Error error = errorIn(storeOf(*anna).mergeInto(item, merge));
    QCOMPARE(error.kind, Error::Kind::NotPermitted);
    QCOMPARE(error.holder.id, claim.lock);
    QVERIFY2(error.sentence.contains(u"yourself"_s), qPrintable(error.sentence));
    QCOMPARE(stateOf(item), State::Locked);
    merge.record.reset();
    valueOf(storeOf(*anna).mergeInto(item, merge));
    valueOf(anna->store.finish(kept, claim.lock,
                               Disposition::complete(Record{{u"name"_s, u"both"_s}})));
}

void MergingTest::aNamedLockMustHoldTheItem()
{
    const ItemId item = add(u"a"_s);
    Merge merge{add(u"b"_s)};
    merge.held = newId();
    QCOMPARE(errorIn(storeOf(*anna).mergeInto(item, merge)).kind, Error::Kind::LockLost);
    const Claim claim = take(*anna);
    const Error error = errorIn(storeOf(*anna).mergeInto(item, merge));
    QCOMPARE(error.kind, Error::Kind::LockLost);
    QCOMPARE(error.holder.id, claim.lock);
    merge.held = claim.lock;
    valueOf(storeOf(*anna).mergeInto(item, merge));
}

void MergingTest::whatIsFinishedIsNotMergedAway()
{
    const ItemId item = add(u"a"_s);
    valueOf(anna->store.finish(item, take(*anna).lock, Disposition::complete()));
    QCOMPARE(errorIn(storeOf(*anna).mergeInto(item, {add(u"b"_s)})).kind, Error::Kind::Invalid);
    QCOMPARE(stateOf(item), State::Done);
}

void MergingTest::oneFinishedItemTakesDuplicates()
{
    const ItemId kept = add(u"a"_s);
    valueOf(anna->store.finish(kept, take(*anna).lock, Disposition::complete()));
    const ItemId item = add(u"b"_s);
    Merge withRecord{kept};
    withRecord.record = Record{{u"name"_s, u"another"_s}};
    withRecord.seen = valueOf(anna->store.detail(kept)).item.change;
    QCOMPARE(errorIn(storeOf(*anna).mergeInto(item, withRecord)).kind, Error::Kind::Invalid);
    valueOf(storeOf(*anna).mergeInto(item, {kept}));
    QCOMPARE(stateOf(kept), State::Done);
    QCOMPARE(stateOf(item), State::Dismissed);
}

void MergingTest::aDuplicateTakesNoDuplicates()
{
    const ItemId first = add(u"a"_s);
    const ItemId second = add(u"b"_s);
    valueOf(storeOf(*anna).mergeInto(first, {second}));
    QCOMPARE(errorIn(storeOf(*anna).mergeInto(second, {first})).kind, Error::Kind::Invalid);
    QCOMPARE(errorIn(storeOf(*anna).mergeInto(add(u"c"_s), {first})).kind, Error::Kind::Invalid);
    QCOMPARE(stateOf(second), State::Open);
}

void MergingTest::fieldsOfTheKeptItemChange()
{
    const ItemId item = add(u"a"_s);
    const ItemId kept = add(u"b"_s);
    Merge merge{kept};
    merge.record = Record{{u"name"_s, u"Ägäis 東京"_s}};
    merge.seen = valueOf(anna->store.detail(kept)).item.change;
    valueOf(storeOf(*anna).mergeInto(item, merge));
    const ItemDetail changed = valueOf(anna->store.detail(kept));
    QCOMPARE(changed.item.record, *merge.record);
    QVERIFY(changed.item.change > merge.seen);
    QCOMPARE(changed.changed.user, u"anna"_s);
    ItemQuery query;
    query.queue = q;
    query.find = u"ägäis"_s;
    QCOMPARE(valueOf(anna->store.page(query, {})).items.size(), 1);
    query.find = u"b"_s; // the key is still found
    QCOMPARE(valueOf(anna->store.page(query, {})).items.size(), 1);
}

void MergingTest::theHistoryTellsWhatAMergeChanged()
{
    const ItemId kept = add(u"b"_s);
    const Record original = newItem(u"b"_s, 0).record;
    for (const auto &[key, name] : {std::pair(u"a"_s, u"one"_s), std::pair(u"c"_s, u"two"_s)}) {
        const ItemId item = add(key);
        Merge merge{kept};
        merge.record = Record{{u"name"_s, name}};
        merge.seen = valueOf(anna->store.detail(kept)).item.change;
        valueOf(storeOf(*anna).mergeInto(item, merge));
        letWaitingCome(*database);
    }
    const auto versions = valueOf(bert->store.recordVersions(kept));
    QList<RecordChange> told;
    for (const Event &event : valueOf(anna->store.history(kept)))
        if (const auto change = changeBy(event, versions))
            told << *change;
    QCOMPARE(told.size(), 2);
    QCOMPARE(told.at(0).before.value(u"name"_s), original.value(u"name"_s));
    QCOMPARE(told.at(0).after.value(u"name"_s).toString(), u"one"_s);
    QCOMPARE(told.at(1).before, (Record{{u"name"_s, u"one"_s}}));
    QCOMPARE(told.at(1).after, (Record{{u"name"_s, u"two"_s}}));
    QVERIFY(!lastDetail(kept).contains(u"digest"_s)); // Nobody reads it but the audit.
    QCOMPARE(valueOf(anna->store.audit()).violations, QStringList());
}

void MergingTest::whoeverHadTheKeptItemDoesNotWriteOverIt()
{
    const ItemId kept = add(u"b"_s, 1);
    const ItemId item = add(u"a"_s);
    const Claim claim = takeAndLetExpire(*bert);
    Merge merge{kept};
    merge.record = Record{{u"name"_s, u"merged"_s}};
    merge.seen = valueOf(anna->store.detail(kept)).item.change;
    valueOf(storeOf(*anna).mergeInto(item, merge));
    QCOMPARE(kindsOf(kept), QStringList({u"added"_s, u"claimed"_s, u"expired"_s, u"absorbed"_s}));
    const Disposition late = Disposition::complete(Record{{u"name"_s, u"typed"_s}});
    QCOMPARE(errorIn(bert->store.finish(kept, claim.lock, late)).kind, Error::Kind::LockLost);
    QCOMPARE(valueOf(anna->store.detail(kept)).item.record, *merge.record);
    QCOMPARE(valueOf(anna->store.audit()).violations, QStringList());
}

void MergingTest::fieldsAreNotWrittenOverALaterChange()
{
    const ItemId item = add(u"a"_s);
    const ItemId kept = add(u"b"_s);
    Merge merge{kept};
    merge.record = Record{{u"name"_s, u"old"_s}};
    merge.seen = valueOf(anna->store.detail(kept)).item.change;
    const Claim claim = valueOf(bert->store.claimItems({kept}));
    Disposition back = Disposition::returnLater();
    back.record = Record{{u"name"_s, u"new"_s}};
    valueOf(bert->store.finish(kept, claim.lock, back));
    QCOMPARE(errorIn(storeOf(*anna).mergeInto(item, merge)).kind, Error::Kind::Busy);
    QCOMPARE(valueOf(anna->store.detail(kept)).item.record.value(u"name"_s).toString(), u"new"_s);
    QCOMPARE(stateOf(item), State::Open);
}

void MergingTest::aRecordThatBreaksTheRulesIsRefused()
{
    setRules([](Queue &rules) { rules.largestRecord = 1000; });
    const ItemId item = add(u"a"_s);
    const ItemId kept = add(u"b"_s);
    Merge merge{kept};
    merge.record = Record{{u"name"_s, QString(5000, u'x')}};
    merge.seen = valueOf(anna->store.detail(kept)).item.change;
    QCOMPARE(errorIn(storeOf(*anna).mergeInto(item, merge)).kind, Error::Kind::RecordRefused);
    QCOMPARE(stateOf(item), State::Open);
    QCOMPARE(kindsOf(kept), QStringList({u"added"_s}));
}

void MergingTest::whoeverDidTheStepBeforeChangesNoField()
{
    Queue second = queueNamed(u"second"_s);
    second.otherHands = true;
    valueOf(anna->store.addQueue(second));
    setRules([](Queue &rules) { rules.nextQueue = u"second"_s; });
    QList<ItemId> steps;
    for (const QString &key : {u"a"_s, u"b"_s}) {
        const ItemId item = add(key);
        valueOf(anna->store.finish(item, take(*anna).lock, Disposition::complete()));
        steps << valueOf(anna->store.history(item)).constLast().item;
    }
    Merge merge{steps.at(1)};
    merge.record = Record{{u"name"_s, u"anna's once more"_s}};
    merge.seen = valueOf(anna->store.detail(steps.at(1))).item.change;
    const Error error = errorIn(storeOf(*anna).mergeInto(steps.at(0), merge));
    QCOMPARE(error.kind, Error::Kind::NotPermitted);
    QVERIFY2(error.sentence.contains(u"different person"_s), qPrintable(error.sentence));
    QCOMPARE(stateOf(steps.at(0)), State::Open);
    valueOf(storeOf(*bert).mergeInto(steps.at(0), merge));
}

void MergingTest::aMergeSentAgainIsOne()
{
    const ItemId item = add(u"a"_s);
    const ItemId kept = add(u"b"_s);
    const Merge merge{kept};
    valueOf(storeOf(*anna).mergeInto(item, merge));
    valueOf(storeOf(*anna).mergeInto(item, merge));
    QCOMPARE(kindsOf(kept), QStringList({u"added"_s, u"absorbed"_s}));
    QCOMPARE(errorIn(storeOf(*bert).mergeInto(item, merge)).kind, Error::Kind::Cancelled);
    const auto told = valueOf(anna->store.outcomeOf(merge.operation));
    QVERIFY(told.has_value());
    QCOMPARE(told->kind, EventKind::Merged);
}

void MergingTest::anOperationIsNotUsedForAnotherPair()
{
    const ItemId item = add(u"a"_s);
    const ItemId kept = add(u"b"_s);
    const ItemId third = add(u"c"_s);
    Merge merge{kept};
    valueOf(storeOf(*anna).mergeInto(item, merge));
    merge.keeper = third;
    QCOMPARE(errorIn(storeOf(*anna).mergeInto(item, merge)).kind, Error::Kind::Cancelled);
    const OperationId operation = newId();
    valueOf(storeOf(*anna).tellApart(kept, third, operation));
    QCOMPARE(errorIn(storeOf(*anna).tellApart(kept, item, operation)).kind, Error::Kind::Cancelled);
    QCOMPARE(kindsOf(third), QStringList({u"added"_s, u"told_apart"_s}));
}

void MergingTest::aMergeThatWasCalledOffChangesNothing()
{
    const ItemId item = add(u"a"_s);
    const Merge merge{add(u"b"_s)};
    QVERIFY(!valueOf(anna->store.outcomeOf(merge.operation)));
    QCOMPARE(errorIn(storeOf(*anna).mergeInto(item, merge)).kind, Error::Kind::Cancelled);
    QCOMPARE(stateOf(item), State::Open);
}

void MergingTest::aMergeIsTakenBack()
{
    const ItemId item = add(u"a"_s);
    const ItemId kept = add(u"b"_s);
    take(*anna);
    const Merge merge{kept};
    valueOf(storeOf(*anna).mergeInto(item, merge));
    QCOMPARE(valueOf(anna->store.takeBack(item, merge.operation)).items.size(), 1);
    QCOMPARE(stateOf(item), State::Locked);
    QCOMPARE(valueOf(anna->store.audit()).violations, QStringList());
}

void MergingTest::aMergedItemIsOpenedAgain()
{
    const ItemId item = add(u"a"_s);
    valueOf(storeOf(*anna).mergeInto(item, {add(u"b"_s)}));
    valueOf(anna->store.reopen(item, u"they are two"_s));
    QCOMPARE(stateOf(item), State::Open);
    QCOMPARE(valueOf(anna->store.audit()).violations, QStringList());
}

void MergingTest::onlyItemsOfOneQueueAreMerged()
{
    valueOf(anna->store.addQueue(queueNamed(u"second"_s)));
    const ItemId item = add(u"a"_s);
    const ItemId other = valueOf(anna->store.addItem(u"second"_s, newItem(u"b"_s, 0)));
    QCOMPARE(errorIn(storeOf(*anna).mergeInto(item, {other})).kind, Error::Kind::Invalid);
    QCOMPARE(errorIn(storeOf(*anna).mergeInto(item, {item})).kind, Error::Kind::Invalid);
    QCOMPARE(errorIn(storeOf(*anna).mergeInto(item, {ItemId(4711)})).kind, Error::Kind::NotFound);
    QCOMPARE(errorIn(storeOf(*anna).mergeInto(ItemId(4711), {item})).kind, Error::Kind::NotFound);
    QCOMPARE(errorIn(storeOf(*anna).tellApart(item, other)).kind, Error::Kind::Invalid);
    QCOMPARE(errorIn(storeOf(*anna).tellApart(item, item)).kind, Error::Kind::Invalid);
    QCOMPARE(errorIn(storeOf(*anna).tellApart(item, ItemId(4711))).kind, Error::Kind::NotFound);
}

void MergingTest::theAuditAndTheSealsKnowMerges()
{
    const ItemId item = add(u"a"_s);
    const ItemId kept = add(u"b"_s);
    Merge merge{kept};
    merge.record = Record{{u"name"_s, u"both"_s}};
    merge.seen = valueOf(anna->store.detail(kept)).item.change;
    valueOf(storeOf(*anna).mergeInto(item, merge));
    valueOf(storeOf(*anna).tellApart(kept, add(u"c"_s)));
    valueOf(anna->store.sealHistory(std::chrono::seconds(0)));
    const AuditReport report = valueOf(anna->store.audit());
    QCOMPARE(report.violations, QStringList());
    QVERIFY(report.events >= 7);
}

void MergingTest::whatWasToldApartIsNoDuplicate()
{
    for (int i = 0; i < 40; ++i) {
        NewItem item = newItem(u"p%1"_s.arg(i), 0);
        item.record = {{u"name"_s, QString::number(quint64(i + 1) * 0x9e3779b97f4a7c15ULL, 36)},
                       {u"town"_s, QString::number(quint64(i + 9) * 0xd6e8feb86659fd93ULL, 36)},
                       {u"street"_s, QString::number(quint64(i + 5) * 0xc2b2ae3d27d4eb4fULL, 36)}};
        valueOf(anna->store.addItem(q, item));
        item.key += u"again"_s;
        if (i < 2)
            valueOf(anna->store.addItem(q, item));
    }
    DuplicateStore store = storeOf(*anna);
    const auto pairs = valueOf(store.duplicates(q, {}, 0.5, {}, {}));
    QCOMPARE(pairs.size(), 2);
    valueOf(storeOf(*bert).tellApart(pairs.first().b.item, pairs.first().a.item));
    const auto left = valueOf(store.duplicates(q, {}, 0, {}, {}));
    QVERIFY(std::none_of(left.begin(), left.end(), [&](const LikelyDuplicates &pair) {
        return pair.a.item == pairs.first().a.item && pair.b.item == pairs.first().b.item;
    }));
    QCOMPARE(valueOf(store.duplicates(q, {}, 0.5, {}, {})).size(), 1);
    valueOf(storeOf(*anna).tellAlike(pairs.first().a.item, pairs.first().b.item));
    QCOMPARE(valueOf(store.duplicates(q, {}, 0.5, {}, {})).size(), 2);
    valueOf(storeOf(*bert).tellApart(pairs.first().a.item, pairs.first().b.item));
    QCOMPARE(valueOf(store.duplicates(q, {}, 0.5, {}, {})).size(), 1);
    QCOMPARE(valueOf(anna->store.audit()).violations, QStringList());
}

void MergingTest::tellingApartChangesNothingElse()
{
    const ItemId one = add(u"a"_s);
    const ItemId other = add(u"b"_s);
    const Claim claim = take(*anna);
    const Item before = valueOf(anna->store.detail(one)).item;
    const OperationId operation = newId();
    valueOf(storeOf(*bert).tellApart(one, other, operation));
    valueOf(storeOf(*bert).tellApart(one, other, operation));
    QCOMPARE(valueOf(anna->store.detail(one)).item, before);
    QCOMPARE(kindsOf(other), QStringList({u"added"_s, u"told_apart"_s}));
    QCOMPARE(valueOf(anna->store.detail(other)).changed.user, u"anna"_s);
    const Disposition done = Disposition::complete();
    valueOf(anna->store.finish(one, claim.lock, done));
    valueOf(storeOf(*bert).tellApart(one, other));
    QCOMPARE(valueOf(anna->store.takeBack(one, done.operation)).items.size(), 1);
}

void MergingTest::whatWasToldApartIsMergedOnceThatIsTakenBack()
{
    const ItemId item = add(u"a"_s);
    const ItemId kept = add(u"b"_s);
    const ItemId third = add(u"c"_s);
    valueOf(storeOf(*bert).tellApart(kept, item));
    for (const auto &[one, other] : {std::pair(item, kept), std::pair(kept, item)}) {
        const Error error = errorIn(storeOf(*anna).mergeInto(one, {other}));
        QCOMPARE(error.kind, Error::Kind::Invalid);
        QVERIFY(DuplicateStore::isToldApart(error));
        QVERIFY2(error.sentence.contains(u"as bert said"_s), qPrintable(error.sentence));
        QVERIFY2(error.sentence.contains(u"“a”"_s), qPrintable(error.sentence));
        QVERIFY2(error.sentence.contains(u"“b”"_s), qPrintable(error.sentence));
    }
    QCOMPARE(stateOf(item), State::Open);
    valueOf(storeOf(*anna).mergeInto(third, {kept})); // which nobody told apart from it
    valueOf(storeOf(*anna).tellAlike(item, kept));
    valueOf(storeOf(*anna).mergeInto(item, {kept}));
    QCOMPARE(stateOf(item), State::Dismissed);
    QCOMPARE(valueOf(anna->store.audit()).violations, QStringList());
}

void MergingTest::aClerkMergesIntoNothingThatIsForSomebodyElse_data()
{
    QTest::addColumn<QString>("to");
    QTest::addColumn<bool>("withFields");
    for (const char *to : {"bert", "@french"})
        for (const bool withFields : {false, true})
            QTest::addRow("%s%s", to, withFields ? " with fields" : "")
                << QString::fromLatin1(to) << withFields;
}

/// It would be work on what a claim does not give them.
void MergingTest::aClerkMergesIntoNothingThatIsForSomebodyElse()
{
    QFETCH(QString, to);
    QFETCH(bool, withFields);
    valueOf(bert->store.setUser({u"bert"_s, u"bert"_s, true, allRoles(), {}}));
    valueOf(bert->store.setUser({u"anna"_s, u"anna"_s, true, {Role::Clerk}, {}}));
    const ItemId item = valueOf(bert->store.addItem(q, newItem(u"a"_s)));
    const ItemId kept = valueOf(bert->store.addItem(q, newItem(u"b"_s)));
    QCOMPARE(valueOf(bert->store.assign({kept}, {to, {}})).done.size(), 1);
    const Claim claim = take(*anna);
    QCOMPARE(claim.items.constFirst().id, item);
    Merge merge{kept};
    if (withFields) {
        merge.record = Record{{u"name"_s, u"both"_s}};
        merge.seen = valueOf(bert->store.detail(kept)).item.change;
    }
    const Error error = errorIn(storeOf(*anna).mergeInto(item, merge));
    QCOMPARE(error.kind, Error::Kind::NotPermitted);
    QVERIFY(DuplicateStore::isForSomebodyElse(error));
    QVERIFY2(error.sentence.contains(u"“b” is assigned to somebody else"_s),
             qPrintable(error.sentence));
    QCOMPARE(valueOf(anna->store.claimItems({kept})).shortage, Shortage::ForSomebodyElse);
    QCOMPARE(stateOf(item), State::Locked);
    // Who may claim it may merge into it, and so may supervisors.
    valueOf(anna->store.finish(item, claim.lock, Disposition::returnLater()));
    if (to == u"bert")
        return valueOf(storeOf(*bert).mergeInto(item, merge)), void();
    valueOf(bert->store.setTags(u"anna"_s, q, {u"french"_s}));
    const Claim again = valueOf(anna->store.claimItems({item}));
    valueOf(storeOf(*anna).mergeInto(again.items.constFirst().id, merge));
    QCOMPARE(stateOf(item), State::Dismissed);
}

INTRAY_TEST_GUILESS_MAIN(MergingTest)
#include "tst_merging.moc"
