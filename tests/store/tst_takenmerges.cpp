// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/correction.h"
#include "store/verifying/correctionstore.h"
#include "store/verifying/duplicatestore.h"
#include "support/testclass.h"
#include "support/twoatwork.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// A merge that is taken back gives both items what they had, on every engine.
class TakenMergesTest : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init() { beginOn(engineOfRow()); }

    void theKeptOneHasItsRecordAgain();
    void aCorrectedRecordComesBackToTheLastCharacter();
    void mergesAreTakenBackOneAfterTheOther();
    void aMergeWithoutFieldsIsTakenBackToo();
    void whatIsHeldKeepsItsValues();
    void whatIsFinishedKeepsItsValues();
    void whatSomebodyWorkedOnKeepsItsValues();
    void whatWasCorrectedSinceKeepsItsValues();
    void whatWasCorrectedToAndFroKeepsItsValues();
    void whatWasCorrectedAndUndoneInReverseOrderIsTakenBack();
    void aNoteIsNoWork();
    void onlyADuplicateIsTakenBack();
    void sentAgainItChangesNothing();

private:
    DuplicateStore store() { return {*anna->connection, anna->store.identity()}; }
    Item itemOf(ItemId item) { return valueOf(anna->store.detail(item)).item; }
    QString nameIn(ItemId item) { return itemOf(item).record.value(u"name"_s).toString(); }
    void merge(ItemId item, ItemId kept, const QString &name);
    int found(const QString &text);
    QStringList violations() { return valueOf(anna->store.audit()).violations; }
    /// The values stay, and the audit agrees.
    void itStays(ItemId item, ItemId kept, const QString &why);
};

void TakenMergesTest::merge(ItemId item, ItemId kept, const QString &name)
{
    Merge merge{kept};
    Record record = itemOf(kept).record;
    record.insert(u"name"_s, name);
    merge.record = record;
    merge.seen = itemOf(kept).change;
    valueOf(store().mergeInto(item, merge));
    letWaitingCome(*database);
}

int TakenMergesTest::found(const QString &text)
{
    ItemQuery query;
    query.queue = q;
    query.find = text;
    return int(valueOf(anna->store.page(query, {})).items.size());
}

void TakenMergesTest::itStays(ItemId item, ItemId kept, const QString &why)
{
    const auto back = valueOf(store().takeBackMerge(item));
    QVERIFY(back.stays);
    QVERIFY2(back.stays->sentence.contains(why) && back.stays->sentence.contains(u"“b”"_s),
             qPrintable(back.stays->sentence));
    QCOMPARE(itemOf(item).state, State::Open);
    const Event told = valueOf(anna->store.history(kept)).constLast();
    QCOMPARE(told.kind, EventKind::Absorbed);
    QCOMPARE(told.detail,
             (QJsonObject{{u"from"_s, item.value()}, {u"stays"_s, 1}, {u"undone"_s, 1}}));
    QCOMPARE(violations(), QStringList());
}

void TakenMergesTest::theKeptOneHasItsRecordAgain()
{
    const ItemId item = add(u"a"_s);
    const ItemId kept = add(u"b"_s);
    const ItemDetail before = valueOf(anna->store.detail(kept));
    merge(item, kept, u"Ägäis"_s);
    QCOMPARE(found(u"ägäis"_s), 1);
    QVERIFY(!valueOf(store().takeBackMerge(item)).stays);
    const ItemDetail now = valueOf(anna->store.detail(kept));
    QCOMPARE(now.item.record, before.item.record);
    QVERIFY(now.item.change > before.item.change);
    QCOMPARE(now.imported, before.imported);
    QCOMPARE(found(u"ägäis"_s), 0);
    QCOMPARE(found(before.item.record.value(u"name"_s).toString()), 1);
    QCOMPARE(itemOf(item).state, State::Open);
    QCOMPARE(kindsOf(item), QStringList({u"added"_s, u"claimed"_s, u"merged"_s, u"reopened"_s}));
    QCOMPARE(kindsOf(kept), QStringList({u"added"_s, u"absorbed"_s, u"absorbed"_s}));
    QCOMPARE(valueOf(anna->store.history(item)).constLast().detail,
             (QJsonObject{{u"into"_s, kept.value()}}));
    const Event told = valueOf(anna->store.history(kept)).constLast();
    QCOMPARE(told.detail, (QJsonObject{{u"from"_s, item.value()}, {u"undone"_s, 1}}));
    const auto change = changeBy(told, valueOf(bert->store.recordVersions(kept)));
    QVERIFY(change);
    QCOMPARE(change->after.value(u"name"_s), before.item.record.value(u"name"_s));
    QCOMPARE(violations(), QStringList());
    valueOf(anna->store.sealHistory(std::chrono::seconds(0)));
    QCOMPARE(violations(), QStringList());
}

void TakenMergesTest::aCorrectedRecordComesBackToTheLastCharacter()
{
    NewItem wide = newItem(u"b"_s, 1);
    wide.record = {{u"name"_s, u"first"_s}, {u"beds"_s, 1}, {u"gone"_s, u"no"_s}};
    const ItemId kept = valueOf(anna->store.addItem(q, wide));
    Disposition back = Disposition::returnLater();
    const Record odd{
        {u"name"_s, u"\"Ö\" \\ 1.10 \u2028"_s}, {u"beds"_s, 1.5}, {u"gone"_s, QJsonValue()}};
    back.record = odd;
    valueOf(bert->store.finish(kept, take(*bert).lock, back));
    const Record before = itemOf(kept).record;
    const ItemId item = add(u"a"_s);
    merge(item, kept, u"merged"_s);
    QVERIFY(!valueOf(store().takeBackMerge(item)).stays);
    QCOMPARE(itemOf(kept).record, before);
    QCOMPARE(violations(), QStringList());
    // It is as good as new: taken, completed, and held against its history.
    valueOf(bert->store.finish(kept, valueOf(bert->store.claimItems({kept})).lock,
                               Disposition::complete()));
    QCOMPARE(itemOf(kept).record, before);
    QCOMPARE(violations(), QStringList());
}

void TakenMergesTest::mergesAreTakenBackOneAfterTheOther()
{
    const ItemId first = add(u"a"_s);
    const ItemId second = add(u"c"_s);
    const ItemId kept = add(u"b"_s);
    const QString before = nameIn(kept);
    merge(first, kept, u"one"_s);
    merge(second, kept, u"two"_s);
    QVERIFY(!valueOf(store().takeBackMerge(second)).stays);
    QCOMPARE(nameIn(kept), u"one"_s);
    letWaitingCome(*database);
    QVERIFY(!valueOf(store().takeBackMerge(first)).stays);
    QCOMPARE(nameIn(kept), before);
    QCOMPARE(violations(), QStringList());
    letWaitingCome(*database);
    merge(first, kept, u"three"_s); // and once more
    QVERIFY(!valueOf(store().takeBackMerge(first)).stays);
    QCOMPARE(nameIn(kept), before);
    QCOMPARE(violations(), QStringList());
    merge(first, kept, u"one"_s);
    merge(second, kept, u"two"_s);
    itStays(first, kept, u"worked on it since"_s); // what the second took over would go with it
    QCOMPARE(nameIn(kept), u"two"_s);
}

void TakenMergesTest::aMergeWithoutFieldsIsTakenBackToo()
{
    const ItemId item = add(u"a"_s);
    const ItemId kept = add(u"b"_s);
    const Item before = itemOf(kept);
    valueOf(store().mergeInto(item, {kept}));
    valueOf(anna->store.claimItems({kept}));
    QVERIFY(!valueOf(store().takeBackMerge(item)).stays); // there is nothing that could stay
    QCOMPARE(itemOf(kept).record, before.record);
    QCOMPARE(itemOf(kept).state, State::Locked);
    QCOMPARE(itemOf(item).state, State::Open);
    QCOMPARE(violations(), QStringList());
}

void TakenMergesTest::whatIsHeldKeepsItsValues()
{
    const ItemId item = add(u"a"_s);
    const ItemId kept = add(u"b"_s);
    merge(item, kept, u"merged"_s);
    valueOf(bert->store.claimItems({kept}));
    itStays(item, kept, u"bert has held it since"_s);
    QCOMPARE(nameIn(kept), u"merged"_s);
}

void TakenMergesTest::whatIsFinishedKeepsItsValues()
{
    const ItemId item = add(u"a"_s);
    const ItemId kept = add(u"b"_s);
    merge(item, kept, u"merged"_s);
    valueOf(bert->store.finish(kept, valueOf(bert->store.claimItems({kept})).lock,
                               Disposition::complete()));
    itStays(item, kept, u"it is finished"_s);
    QCOMPARE(nameIn(kept), u"merged"_s);
}

void TakenMergesTest::whatSomebodyWorkedOnKeepsItsValues()
{
    const ItemId item = add(u"a"_s);
    const ItemId kept = add(u"b"_s);
    merge(item, kept, u"merged"_s);
    valueOf(bert->store.finish(kept, valueOf(bert->store.claimItems({kept})).lock,
                               Disposition::returnLater()));
    itStays(item, kept, u"worked on it since"_s);
    QCOMPARE(nameIn(kept), u"merged"_s);
}

void TakenMergesTest::whatWasCorrectedSinceKeepsItsValues()
{
    const ItemId item = add(u"a"_s);
    const ItemId kept = add(u"b"_s);
    merge(item, kept, u"merged"_s);
    CorrectionStore corrections(*anna->connection, anna->store.identity());
    const auto correct = [&](const QString &from, const QString &to) {
        return valueOf(
                   corrections.correctItems({newId(), u"name"_s},
                                            {{kept, from, to, itemOf(kept).change, u"\n"_s + to}}))
            .done.size();
    };
    QCOMPARE(correct(u"merged"_s, u"corrected"_s), 1);
    itStays(item, kept, u"worked on it since"_s);
    QCOMPARE(nameIn(kept), u"corrected"_s);
}

/// The record is as the merge left it, but because a colleague wanted it so.
void TakenMergesTest::whatWasCorrectedToAndFroKeepsItsValues()
{
    const ItemId item = add(u"a"_s);
    const ItemId kept = add(u"b"_s);
    merge(item, kept, u"merged"_s);
    CorrectionStore corrections(*bert->connection, bert->store.identity());
    valueOf(corrections.correct(q, CorrectionWish{u"name"_s, u"merged"_s, u"corrected"_s}));
    valueOf(corrections.correct(q, CorrectionWish{u"name"_s, u"corrected"_s, u"merged"_s}));
    QCOMPARE(nameIn(kept), u"merged"_s);
    itStays(item, kept, u"worked on it since"_s);
    QCOMPARE(nameIn(kept), u"merged"_s);
}

void TakenMergesTest::whatWasCorrectedAndUndoneInReverseOrderIsTakenBack()
{
    const ItemId item = add(u"a"_s);
    const ItemId kept = add(u"b"_s);
    const QString before = nameIn(kept);
    merge(item, kept, u"merged"_s);
    CorrectionStore corrections(*anna->connection, anna->store.identity());
    const OperationId first =
        valueOf(corrections.correct(q, CorrectionWish{u"name"_s, u"merged"_s, u"one"_s})).id;
    const OperationId second =
        valueOf(corrections.correct(q, CorrectionWish{u"name"_s, u"one"_s, u"two"_s})).id;
    for (const OperationId &undone : {second, first})
        QCOMPARE(valueOf(corrections.takeBack(q, undone)).result.done, QList{kept});
    QCOMPARE(nameIn(kept), u"merged"_s);
    QVERIFY(!valueOf(store().takeBackMerge(item)).stays);
    QCOMPARE(nameIn(kept), before);
    QCOMPARE(violations(), QStringList());
}

void TakenMergesTest::aNoteIsNoWork()
{
    const ItemId item = add(u"a"_s);
    const ItemId kept = add(u"b"_s);
    const QString before = nameIn(kept);
    merge(item, kept, u"merged"_s);
    valueOf(bert->store.note(kept, u"as on the form"_s));
    valueOf(store().mergeInto(add(u"c"_s), {kept}));
    valueOf(anna->store.note(item, u"they are two"_s));
    QVERIFY(!valueOf(store().takeBackMerge(item)).stays);
    QCOMPARE(nameIn(kept), before);
    QCOMPARE(violations(), QStringList());
}

void TakenMergesTest::onlyADuplicateIsTakenBack()
{
    const ItemId item = add(u"a"_s);
    const ItemId kept = add(u"b"_s);
    QCOMPARE(errorIn(store().takeBackMerge(item)).kind, Error::Kind::Invalid);
    QCOMPARE(errorIn(store().takeBackMerge(ItemId(4711))).kind, Error::Kind::NotFound);
    merge(item, kept, u"merged"_s);
    QCOMPARE(errorIn(store().takeBackMerge(kept)).kind, Error::Kind::Invalid);
    valueOf(anna->store.reopen(item, u"they are two"_s));
    QCOMPARE(errorIn(store().takeBackMerge(item)).kind, Error::Kind::Invalid);
    const Claim claim = valueOf(anna->store.claimItems({item}));
    valueOf(anna->store.finish(item, claim.lock, Disposition::dismiss()));
    QCOMPARE(errorIn(store().takeBackMerge(item)).kind, Error::Kind::Invalid);
    QCOMPARE(nameIn(kept), u"merged"_s);
    QCOMPARE(violations(), QStringList());
}

void TakenMergesTest::sentAgainItChangesNothing()
{
    const ItemId item = add(u"a"_s);
    const ItemId kept = add(u"b"_s);
    merge(item, kept, u"merged"_s);
    const OperationId operation = newId();
    valueOf(store().takeBackMerge(item, operation));
    const QStringList kinds = kindsOf(kept);
    valueOf(store().takeBackMerge(item, operation));
    QCOMPARE(kindsOf(kept), kinds);
    QCOMPARE(kindsOf(item), QStringList({u"added"_s, u"claimed"_s, u"merged"_s, u"reopened"_s}));
    DuplicateStore ofBert(*bert->connection, bert->store.identity());
    QCOMPARE(errorIn(ofBert.takeBackMerge(item, operation)).kind, Error::Kind::Cancelled);
    const auto told = valueOf(anna->store.outcomeOf(operation));
    QVERIFY(told && told->kind == EventKind::Reopened);
}

INTRAY_TEST_GUILESS_MAIN(TakenMergesTest)
#include "tst_takenmerges.moc"
