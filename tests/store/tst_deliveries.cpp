// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "deliveries.h"
#include "store/supervising/supervisionstore.h"
#include "store/verifying/ledgerstore.h"
#include "support/testclass.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// What comes again with a later file, what is missing in it, and what is taken back, on every
/// engine.
class DeliveriesTest : public QObject, protected TwoAtDeliveries
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init() { beginOn(engineOfRow()); }
    void cleanup() { QCOMPARE(valueOf(anna->store.audit()).violations, QStringList()); }

    void aDeliveryTellsWhatItBrought();
    void whatWaitsTakesTheNewValues();
    void aCorrectionIsNeverOverwritten();
    void whatSomebodyHoldsIsAskedAbout();
    void whatIsFinishedIsAskedAboutWhenItOpens();
    void aProposalThatCameLaterOutlivesTheCompletion();
    void aCommandLeavesWhatIsProposed();
    void whoGivesUpLeavesWhatIsProposed();
    void whoTakesItemsIsToldWhatIsProposed();
    void aValueThatIsGoneLeavesTheRecord();
    void eachDeliveryIsComparedWithTheOneBefore();
    void aRowThatComesTwiceCountsOnce();
    void withoutUpdatesNothingChanges();
    void whatNobodyHasWorkedOnIsTakenBack();
    void whatWasTakenBackComesAgain();
    void whatIsMissingIsToldAndDismissed();
    void onlyAWholeDeliveryLacksAnything();
    void takingBackNeedsAReason();
    void takingBackGoesInPieces();
    void cancelledItTellsWhatIsOutAndGoesOn();
    void whatItBroughtIntoOthersStays();
    void theFiguresStay();
    void theSealsKnowIt();
    void aDiscardedImportLeavesNothing();
    void whatAFileBroughtIsNoCorrection();
    void whatNobodyHasLookedAtIsNoCorrection();
    void whatCameWhileSomebodyWorkedIsNoCorrection();
    void whatACommandWasNotShownIsNoCorrection();

private:
    void completeWith(const QString &key, const Record &record);
    void finishAsCommand(const QString &key, const Record &record);
    void proposeFor(const QString &key);
    QStringList correctedFields();
};

void DeliveriesTest::completeWith(const QString &key, const Record &record)
{
    const Claim claim = takeItem(key);
    Disposition completed = Disposition::complete();
    completed.record = record;
    valueOf(anna->store.finish(claim.items.constFirst().id, claim.lock, completed));
}

/// In the ledger.
QStringList DeliveriesTest::correctedFields()
{
    LedgerQuery query;
    query.queue = q;
    QStringList fields;
    for (const LedgerLine &line :
         valueOf(LedgerStore(*anna->connection, anna->store.identity()).ledger(query)).lines)
        fields << line.field;
    fields.sort();
    return fields;
}

/// As a worker does, whose command is given the record and nothing else.
void DeliveriesTest::finishAsCommand(const QString &key, const Record &record)
{
    const Claim claim = takeItem(key);
    Disposition completed = Disposition::complete();
    completed.record = record;
    completed.result = QJsonObject(record);
    valueOf(anna->store.finish(claim.items.constFirst().id, claim.lock, completed));
}

/// Of a town that came as Boaz, a later file says Opp while somebody holds it, who returns it.
void DeliveriesTest::proposeFor(const QString &key)
{
    bringIn({town(key, u"Boaz"_s)});
    const Claim claim = takeItem(key);
    bringIn({town(key, u"Opp"_s)});
    valueOf(
        anna->store.finish(claim.items.constFirst().id, claim.lock, Disposition::returnLater()));
}

void DeliveriesTest::aDeliveryTellsWhatItBrought()
{
    const ImportId first = bringIn({town(u"a"_s, u"Boaz"_s), town(u"b"_s, u"Opp"_s)});
    const QList<Delivery> all = valueOf(deliveries().deliveries(q));
    QCOMPARE(all.size(), 1);
    QCOMPARE(all.constFirst().id, first);
    QCOMPARE(all.constFirst().source, u"towns.csv"_s);
    QCOMPARE(all.constFirst().counts.rows, 2);
    QVERIFY(all.constFirst().at.isValid() && !all.constFirst().recalledAt.isValid());
    takeItem(u"a"_s);
    QCOMPARE(stateOf(first).waiting, 1);
    QCOMPARE(stateOf(first).workedOn, 1);
    QCOMPARE(errorIn(deliveries().state(ImportId(999))).kind, Error::Kind::NotFound);
}

void DeliveriesTest::whatWaitsTakesTheNewValues()
{
    bringIn({town(u"a"_s, u"Boaz"_s), town(u"b"_s, u"Opp"_s)});
    const ImportId second = bringIn({town(u"a"_s, u"Böaz “x”"_s), town(u"b"_s, u"Opp"_s)});
    QCOMPARE(staged, (QList<Staged>{Staged::Updates, Staged::AlreadyThere}));
    QCOMPARE(townOf(u"a"_s), u"Böaz “x”"_s);
    QCOMPARE(itemOf(u"a"_s).record.value(u"zip"_s).toString(), u"1"_s);
    QCOMPARE(stateOf(second).updated, 1);
    QCOMPARE(toldOf(u"a"_s), (QStringList{u"imported"_s, u"updated"_s}));
    QVERIFY(!toldOf(u"b"_s).contains(u"updated"_s));
}

void DeliveriesTest::aCorrectionIsNeverOverwritten()
{
    bringIn({town(u"a"_s, u"boaz"_s)});
    const Claim claim = takeItem(u"a"_s);
    Disposition corrected = Disposition::returnLater();
    corrected.record = Record{{u"town"_s, u"Boaz"_s}, {u"zip"_s, u"1"_s}};
    valueOf(anna->store.finish(claim.items.constFirst().id, claim.lock, corrected));
    const ImportId second = bringIn({town(u"a"_s, u"BOAZ"_s, u"2"_s)});
    QCOMPARE(townOf(u"a"_s), u"Boaz"_s);
    QCOMPARE(itemOf(u"a"_s).record.value(u"zip"_s).toString(), u"2"_s);
    QCOMPARE(stateOf(second).proposed, 1);
    QCOMPARE(stateOf(second).proposedKeys, QStringList{u"a"_s});
    takeItem(u"a"_s);
    const auto proposal = detailOf(u"a"_s).proposal;
    QVERIFY(proposal);
    QCOMPARE(proposal->content, (Record{{u"town"_s, u"BOAZ"_s}}));
    QCOMPARE(proposal->givenBy, QString());
}

void DeliveriesTest::whatSomebodyHoldsIsAskedAbout()
{
    bringIn({town(u"a"_s, u"Boaz"_s)});
    takeItem(u"a"_s);
    const ImportId second = bringIn({town(u"a"_s, u"Opp"_s)});
    QCOMPARE(townOf(u"a"_s), u"Boaz"_s);
    QCOMPARE(stateOf(second).proposed, 1);
    const auto proposal = detailOf(u"a"_s).proposal;
    QVERIFY(proposal);
    QCOMPARE(proposal->content, (Record{{u"town"_s, u"Opp"_s}}));
}

void DeliveriesTest::whatIsFinishedIsAskedAboutWhenItOpens()
{
    bringIn({town(u"a"_s, u"Boaz"_s)});
    const Claim claim = takeItem(u"a"_s);
    const ItemId item = claim.items.constFirst().id;
    valueOf(anna->store.finish(item, claim.lock, Disposition::complete()));
    bringIn({town(u"a"_s, u"Opp"_s)});
    QCOMPARE(townOf(u"a"_s), u"Boaz"_s);
    QCOMPARE(itemOf(u"a"_s).state, State::Done);
    valueOf(SupervisionStore(*anna->connection, anna->store.identity()).reopen(item, u"new"_s));
    takeItem(u"a"_s);
    const auto proposal = detailOf(u"a"_s).proposal;
    QVERIFY(proposal);
    QCOMPARE(proposal->content, (Record{{u"town"_s, u"Opp"_s}}));
}

void DeliveriesTest::aProposalThatCameLaterOutlivesTheCompletion()
{
    bringIn({town(u"a"_s, u"Boaz"_s)});
    const Claim claim = takeItem(u"a"_s);
    const ItemId item = claim.items.constFirst().id;
    bringIn({town(u"a"_s, u"Opp"_s)});
    valueOf(anna->store.finish(item, claim.lock, Disposition::complete()));
    valueOf(SupervisionStore(*anna->connection, anna->store.identity()).reopen(item, u"new"_s));
    takeItem(u"a"_s);
    QVERIFY(detailOf(u"a"_s).proposal);
}

void DeliveriesTest::aCommandLeavesWhatIsProposed()
{
    proposeFor(u"a"_s);
    finishAsCommand(u"a"_s, {{u"town"_s, u"Boaz"_s}, {u"zip"_s, u"9"_s}});
    QCOMPARE(itemOf(u"a"_s).state, State::Done);
    valueOf(anna->store.reopen(ids.value(u"a"_s)));
    takeItem(u"a"_s);
    const auto proposal = detailOf(u"a"_s).proposal;
    QVERIFY(proposal);
    QCOMPARE(proposal->content, (Record{{u"town"_s, u"Opp"_s}}));
}

void DeliveriesTest::whoGivesUpLeavesWhatIsProposed()
{
    proposeFor(u"a"_s);
    const Claim claim = takeItem(u"a"_s);
    valueOf(anna->store.finish(claim.items.constFirst().id, claim.lock,
                               Disposition::fail(u"unreadable"_s)));
    valueOf(anna->store.reopen(ids.value(u"a"_s)));
    takeItem(u"a"_s);
    QVERIFY(detailOf(u"a"_s).proposal);
}

void DeliveriesTest::whoTakesItemsIsToldWhatIsProposed()
{
    proposeFor(u"a"_s);
    bringIn({town(u"b"_s, u"Gordo"_s)});
    const Claim claim = valueOf(anna->store.claimItems({ids.value(u"a"_s), ids.value(u"b"_s)}));
    const auto proposals = valueOf(anna->store.proposalsUnder(claim.lock));
    QCOMPARE(proposals.keys(), QList<ItemId>{ids.value(u"a"_s)});
    QCOMPARE(proposals.value(ids.value(u"a"_s)).content, (Record{{u"town"_s, u"Opp"_s}}));
    QVERIFY(valueOf(bert->store.proposalsUnder(newId())).isEmpty());
}

void DeliveriesTest::aValueThatIsGoneLeavesTheRecord()
{
    bringIn({town(u"a"_s, u"Boaz"_s)});
    NewItem without = row(u"a"_s, {{u"town"_s, u"Boaz"_s}});
    without.absent = QStringList{u"zip"_s};
    bringIn({without});
    QCOMPARE(itemOf(u"a"_s).record, (Record{{u"town"_s, u"Boaz"_s}}));
}

void DeliveriesTest::eachDeliveryIsComparedWithTheOneBefore()
{
    bringIn({town(u"a"_s, u"one"_s)});
    bringIn({town(u"a"_s, u"two"_s)});
    bringIn({town(u"a"_s, u"one"_s)});
    QCOMPARE(staged, QList<Staged>{Staged::Updates});
    QCOMPARE(townOf(u"a"_s), u"one"_s);
    bringIn({town(u"a"_s, u"one"_s)});
    QCOMPARE(staged, QList<Staged>{Staged::AlreadyThere});
}

void DeliveriesTest::aRowThatComesTwiceCountsOnce()
{
    bringIn({town(u"a"_s, u"one"_s)});
    bringIn({town(u"a"_s, u"two"_s), town(u"a"_s, u"three"_s)});
    QCOMPARE(staged, (QList<Staged>{Staged::Updates, Staged::RepeatedInImport}));
    QCOMPARE(townOf(u"a"_s), u"two"_s);
}

void DeliveriesTest::withoutUpdatesNothingChanges()
{
    bringIn({town(u"a"_s, u"one"_s)});
    const ImportId second = bringIn({town(u"a"_s, u"two"_s)}, {});
    QCOMPARE(staged, QList<Staged>{Staged::Changed});
    QCOMPARE(townOf(u"a"_s), u"one"_s);
    QCOMPARE(stateOf(second).updated, 0);
}

void DeliveriesTest::whatNobodyHasWorkedOnIsTakenBack()
{
    const ImportId first =
        bringIn({town(u"a"_s, u"one"_s), town(u"b"_s, u"two"_s), town(u"c"_s, u"three"_s)});
    takeItem(u"b"_s);
    const Claim returned = takeItem(u"c"_s);
    valueOf(anna->store.finish(returned.items.constFirst().id, returned.lock,
                               Disposition::returnLater()));
    QCOMPARE(valueOf(deliveries().takeBack(first, u"the wrong file"_s)).count, 1);
    QCOMPARE(itemOf(u"a"_s).state, State::Dismissed);
    QCOMPARE(itemOf(u"b"_s).state, State::Locked);
    QCOMPARE(itemOf(u"c"_s).state, State::Open);
    QCOMPARE(toldOf(u"a"_s), (QStringList{u"imported"_s, u"recalled"_s}));
    const DeliveryState now = stateOf(first);
    QCOMPARE(now.recalled, 1);
    QCOMPARE(now.workedOn, 2);
    QVERIFY(now.delivery.recalledAt.isValid());
    QCOMPARE(now.delivery.recalledBy, anna->store.identity().user);
    QCOMPARE(valueOf(deliveries().takeBack(first, u"again"_s)).count, 0);
}

void DeliveriesTest::whatWasTakenBackComesAgain()
{
    const ImportId first = bringIn({town(u"a"_s, u"one"_s), town(u"b"_s, u"two"_s)});
    valueOf(deliveries().takeBack(first, u"the wrong file"_s));
    const ImportId second = bringIn({town(u"a"_s, u"one"_s), town(u"b"_s, u"TWO"_s)}, {});
    QCOMPARE(staged, (QList<Staged>{Staged::Updates, Staged::Updates}));
    QCOMPARE(stateOf(second).again, 2);
    QCOMPARE(itemOf(u"a"_s).state, State::Open);
    QCOMPARE(townOf(u"b"_s), u"TWO"_s);
    QCOMPARE(keysOf(valueOf(anna->store.claimNext({q}, 5)).items), (QStringList{u"a"_s, u"b"_s}));
    QCOMPARE(stateOf(first).recalled, 0);
    bringIn({town(u"a"_s, u"one"_s)});
    QCOMPARE(staged, QList<Staged>{Staged::AlreadyThere});
}

void DeliveriesTest::whatIsMissingIsToldAndDismissed()
{
    bringIn({town(u"a"_s, u"one"_s), town(u"b"_s, u"two"_s), town(u"c"_s, u"three"_s)});
    takeItem(u"c"_s);
    const ImportId second = bringIn({town(u"a"_s, u"one"_s), town(u"d"_s, u"four"_s)}, whole);
    QCOMPARE(stateOf(second).missing, 1);
    QCOMPARE(stateOf(second).missingKeys, QStringList{u"b"_s});
    QCOMPARE(valueOf(deliveries().dismissMissing(second, u"no longer in the list"_s)).count, 1);
    QCOMPARE(itemOf(u"b"_s).state, State::Dismissed);
    QCOMPARE(itemOf(u"a"_s).state, State::Open);
    QCOMPARE(itemOf(u"d"_s).state, State::Open);
    QCOMPARE(stateOf(second).missing, 0);
    bringIn({town(u"b"_s, u"two"_s)});
    QCOMPARE(itemOf(u"b"_s).state, State::Open);
}

void DeliveriesTest::onlyAWholeDeliveryLacksAnything()
{
    bringIn({town(u"a"_s, u"one"_s), town(u"b"_s, u"two"_s)});
    const ImportId second = bringIn({town(u"a"_s, u"one"_s)});
    QCOMPARE(stateOf(second).missing, 0);
    QCOMPARE(errorIn(deliveries().dismissMissing(second, u"why"_s)).kind, Error::Kind::Invalid);
    QCOMPARE(itemOf(u"b"_s).state, State::Open);
}

void DeliveriesTest::takingBackNeedsAReason()
{
    const ImportId first = bringIn({town(u"a"_s, u"one"_s)});
    QCOMPARE(errorIn(deliveries().takeBack(first, u" \t"_s)).kind, Error::Kind::Invalid);
    QCOMPARE(errorIn(deliveries().takeBack(ImportId(999), u"why"_s)).kind, Error::Kind::NotFound);
    QCOMPARE(itemOf(u"a"_s).state, State::Open);
}

void DeliveriesTest::takingBackGoesInPieces()
{
    QList<NewItem> many;
    for (int number = 0; number < 1203; ++number)
        many << town(u"k%1"_s.arg(number), u"one"_s);
    const ImportId first = bringIn(many);
    QList<qint64> told;
    const Recalled all =
        valueOf(deliveries().takeBack(first, u"why"_s, [&](qint64 done) { told << done; }));
    QCOMPARE(all.count, 1203);
    QVERIFY(!all.isCancelled);
    QCOMPARE(told, (QList<qint64>{500, 1000, 1203}));
    QCOMPARE(stateOf(first).recalled, 1203);
    QVERIFY(valueOf(anna->store.claimNext({q})).items.isEmpty());
}

void DeliveriesTest::cancelledItTellsWhatIsOutAndGoesOn()
{
    QList<NewItem> many;
    for (int number = 0; number < 1100; ++number)
        many << town(u"k%1"_s.arg(number), u"one"_s);
    const ImportId first = bringIn(many);
    Cancellation cancellation;
    const Recalled some = valueOf(deliveries().takeBack(
        first, u"why"_s, [&](qint64) { cancellation.cancel(); }, cancellation));
    QVERIFY(some.isCancelled);
    QCOMPARE(some.count, 500);
    QCOMPARE(stateOf(first).recalled, 500);
    QCOMPARE(stateOf(first).waiting, 600);
    const Recalled others = valueOf(deliveries().takeBack(first, u"why"_s));
    QVERIFY(!others.isCancelled);
    QCOMPARE(others.count, 600);
}

void DeliveriesTest::whatItBroughtIntoOthersStays()
{
    const ImportId first = bringIn({town(u"a"_s, u"one"_s), town(u"b"_s, u"two"_s)});
    const ImportId second = bringIn({town(u"a"_s, u"ONE"_s), town(u"c"_s, u"three"_s)});
    QCOMPARE(stateOf(first).keeping(), 0);
    QCOMPARE(valueOf(deliveries().takeBack(second, u"why"_s)).count, 1);
    QCOMPARE(stateOf(second).keeping(), 1);
    QCOMPARE(townOf(u"a"_s), u"ONE"_s);
    valueOf(deliveries().takeBack(first, u"why"_s));
    const ImportId third = bringIn({town(u"b"_s, u"two"_s)});
    QCOMPARE(valueOf(deliveries().takeBack(third, u"why"_s)).count, 0);
    QCOMPARE(stateOf(third).keeping(), 1);
    QCOMPARE(itemOf(u"b"_s).state, State::Open);
}

void DeliveriesTest::theFiguresStay()
{
    const ImportId first = bringIn({town(u"a"_s, u"one"_s), town(u"b"_s, u"two"_s)});
    valueOf(deliveries().takeBack(first, u"why"_s));
    bringIn({town(u"b"_s, u"two"_s)});
    QCOMPARE(valueOf(anna->store.counts(q, {})).open, 1);
}

void DeliveriesTest::theSealsKnowIt()
{
    bringIn({town(u"a"_s, u"one"_s), town(u"b"_s, u"two"_s)});
    valueOf(anna->store.sealHistory(std::chrono::seconds(0)));
    const ImportId second = bringIn({town(u"a"_s, u"ONE"_s), town(u"c"_s, u"three"_s)});
    valueOf(deliveries().takeBack(second, u"why"_s));
    valueOf(anna->store.sealHistory(std::chrono::seconds(0)));
    QCOMPARE(valueOf(anna->store.audit()).violations, QStringList());
    bringIn({town(u"c"_s, u"drei"_s)});
    QCOMPARE(townOf(u"c"_s), u"drei"_s);
}

void DeliveriesTest::aDiscardedImportLeavesNothing()
{
    bringIn({town(u"a"_s, u"one"_s)});
    ImportStore imports(*anna->connection, anna->store.identity());
    const ImportId import = valueOf(imports.beginImport(q, u"towns.csv"_s));
    valueOf(imports.stageItems(import, {town(u"a"_s, u"two"_s)}, updating));
    valueOf(imports.discardImport(import));
    QCOMPARE(townOf(u"a"_s), u"one"_s);
    QCOMPARE(valueOf(deliveries().deliveries(q)).size(), 1);
    bringIn({town(u"a"_s, u"three"_s)});
    QCOMPARE(townOf(u"a"_s), u"three"_s);
}

void DeliveriesTest::whatAFileBroughtIsNoCorrection()
{
    bringIn({town(u"a"_s, u"one"_s)});
    bringIn({town(u"a"_s, u"two"_s)});
    completeWith(u"a"_s, {{u"town"_s, u"two"_s}, {u"zip"_s, u"9"_s}});
    QCOMPARE(correctedFields(), QStringList{u"zip"_s});
}

void DeliveriesTest::whatNobodyHasLookedAtIsNoCorrection()
{
    bringIn({town(u"a"_s, u"one"_s)});
    bringIn({town(u"a"_s, u"two"_s)});
    completeWith(u"a"_s, {{u"town"_s, u"two"_s}, {u"zip"_s, u"9"_s}});
    bringIn({town(u"a"_s, u"three"_s)});
    bringIn({town(u"a"_s, u"four"_s)});
    QCOMPARE(correctedFields(), QStringList{u"zip"_s});
    valueOf(anna->store.reopen(ids.value(u"a"_s)));
    completeWith(u"a"_s, {{u"town"_s, u"two"_s}, {u"zip"_s, u"9"_s}}); // seen, and not taken
    QCOMPARE(correctedFields(), (QStringList{u"town"_s, u"zip"_s}));
}

void DeliveriesTest::whatCameWhileSomebodyWorkedIsNoCorrection()
{
    bringIn({town(u"a"_s, u"one"_s)});
    const Claim claim = takeItem(u"a"_s);
    bringIn({town(u"a"_s, u"two"_s)});
    Disposition completed = Disposition::complete();
    completed.record = Record{{u"town"_s, u"one"_s}, {u"zip"_s, u"9"_s}};
    valueOf(anna->store.finish(claim.items.constFirst().id, claim.lock, completed));
    QCOMPARE(correctedFields(), QStringList{u"zip"_s});
}

void DeliveriesTest::whatACommandWasNotShownIsNoCorrection()
{
    proposeFor(u"a"_s);
    finishAsCommand(u"a"_s, {{u"town"_s, u"Boaz"_s}, {u"zip"_s, u"9"_s}});
    QCOMPARE(correctedFields(), QStringList{u"zip"_s});
}

INTRAY_TEST_GUILESS_MAIN(DeliveriesTest)
#include "tst_deliveries.moc"
