// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/verifying/correctionstore.h"
#include "store/verifying/countingstore.h"
#include "support/testclass.h"
#include "support/twoatwork.h"

#include <algorithm>

using namespace intray;
using namespace Qt::StringLiterals;

/// One value put in the place of another in many records, on every engine.
class CorrectionsTest : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init()
    {
        beginOn(engineOfRow());
        m_number = 0;
    }

    void everyOpenRecordWithTheValueIsCorrected();
    void severalValuesAreOneCorrectionAndAreTakenBackAsOne();
    void onlyTheWholeValueIsMeant();
    void aPreviewChangesNothing();
    void whatStillHasALockThatIsOverIsPreviewedAsItIsCorrected();
    void whatSomebodyHoldsIsProposedToThem();
    void whatIsProposedStandsBesideWhatElseIs();
    void whatIsProposedBreaksNoRule();
    void whatAColleagueTakesMeanwhileIsProposedOnce();
    void whatIsProposedAlreadyIsNotProposedAgain();
    void whatIsProposedAfterwardsIsNotSettledWithWhatWasBefore();
    void whatElseIsProposedStays();
    void whatSomebodyElseProposedStaysTheirs();
    void whatWasChangedMeanwhileStays();
    void aPieceSentAgainIsOne();
    void anotherValueStays();
    void valuesThatAreNoneOrTheSameAreRefused();
    void aRuleOfTheFieldIsKept();
    void numbersStayNumbers();
    void aFieldThatNobodyKnowsIsRefused();
    void whatIsReadOnlyStays();
    void moreThanAPieceIsCorrected();
    void manyDifferentValuesAreOneCall();
    void longValuesGoInSmallerPieces();
    void aCancelledOneStopsBetweenPieces();
    void theHistoryTellsTheValues();
    void searchingFindsTheNewValue();
    void theFiguresStay();
    void theAuditAndTheSealsKnowIt();
    void whoeverDidTheStepBeforeCorrectsNothing();

private:
    CorrectionStore storeOf(Person &person)
    {
        return {*person.connection, person.store.identity()};
    }
    ItemId addTown(const QString &town)
    {
        NewItem item = newItem(u"t%1"_s.arg(++m_number), 0);
        item.record = {{u"town"_s, town}, {u"zip"_s, u"3523%1"_s.arg(m_number % 10)}};
        return valueOf(anna->store.addItem(q, item));
    }
    QString townOf(ItemId item)
    {
        return valueOf(anna->store.detail(item)).item.record.value(u"town"_s).toString();
    }
    qint64 changeOf(ItemId item) { return valueOf(anna->store.detail(item)).item.change; }
    BulkCorrection correction() const { return {newId(), u"town"_s}; }
    ItemToCorrect asSeen(ItemId item)
    {
        return {item, m_wish.from, m_wish.to, changeOf(item), u"\nbirmingham"_s};
    }

    const CorrectionWish m_wish{u"town"_s, u"birmingxam"_s, u"birmingham"_s};
    int m_number = 0;
};

void CorrectionsTest::everyOpenRecordWithTheValueIsCorrected()
{
    const QList<ItemId> wrong{addTown(u"birmingxam"_s), addTown(u"birmingxam"_s)};
    const ItemId other = addTown(u"dothan"_s);
    const ItemId later = addTown(u"birmingxam"_s);
    const Claim claim = valueOf(anna->store.claimItems({later}));
    valueOf(anna->store.finish(later, claim.lock, Disposition::returnLater(std::chrono::hours(2))));
    const CorrectionReport report = valueOf(storeOf(*anna).correct(q, m_wish));
    QCOMPARE(report.result.done, wrong + QList{later});
    QVERIFY(report.result.notDone.isEmpty());
    QVERIFY(!report.stopped);
    QCOMPARE(report.keys.value(wrong.at(1)), u"t2"_s);
    for (const ItemId item : report.result.done)
        QCOMPARE(townOf(item), u"birmingham"_s);
    QCOMPARE(townOf(other), u"dothan"_s);
    QCOMPARE(kindsOf(wrong.at(0)), QStringList({u"added"_s, u"corrected"_s}));
    QCOMPARE(kindsOf(other), QStringList({u"added"_s}));
    const ItemDetail corrected = valueOf(anna->store.detail(wrong.at(0)));
    QCOMPARE(corrected.item.state, State::Open);
    QCOMPARE(corrected.item.record.value(u"zip"_s).toString(), u"35231"_s);
    QCOMPARE(corrected.imported.value(u"town"_s).toString(), u"birmingxam"_s);
    QCOMPARE(corrected.changed.user, u"anna"_s);
    const auto again = valueOf(storeOf(*anna).correct(q, m_wish));
    QVERIFY(again.result.done.isEmpty() && again.result.notDone.isEmpty());
}

void CorrectionsTest::severalValuesAreOneCorrectionAndAreTakenBackAsOne()
{
    const QList<ItemId> wrong{addTown(u"birmingxam"_s), addTown(u"DOTHAN"_s), addTown(u"boaz"_s)};
    CorrectionPlan plan;
    plan.field = u"town"_s;
    plan.becomes = {{u"birmingxam"_s, u"birmingham"_s}, {u"DOTHAN"_s, u"dothan"_s}};
    const CorrectionPreview preview = valueOf(storeOf(*anna).preview(q, plan, 10));
    QCOMPARE(preview.open, 2);
    QCOMPARE(preview.first.at(1).from, u"DOTHAN"_s);
    QCOMPARE(preview.first.at(1).to, u"dothan"_s);
    const CorrectionReport report = valueOf(storeOf(*anna).correct(q, plan));
    QCOMPARE(report.result.done, wrong.first(2));
    QCOMPARE(townOf(wrong.at(0)), u"birmingham"_s);
    QCOMPARE(townOf(wrong.at(1)), u"dothan"_s);
    QCOMPARE(valueOf(storeOf(*anna).made(q)).size(), 1);
    QCOMPARE(valueOf(storeOf(*anna).takeBack(q, report.id)).result.done.size(), 2);
    QCOMPARE(townOf(wrong.at(0)), u"birmingxam"_s);
    QCOMPARE(townOf(wrong.at(1)), u"DOTHAN"_s);
    QCOMPARE(valueOf(anna->store.audit()).violations, QStringList());
}

void CorrectionsTest::onlyTheWholeValueIsMeant()
{
    QList<ItemId> others;
    for (const QString &town :
         {u"Birmingxam"_s, u"birmingxam "_s, u"north birmingxam"_s, QString()})
        others << addTown(town);
    QVERIFY(valueOf(storeOf(*anna).correct(q, m_wish)).result.done.isEmpty());
    const CorrectionWish ofEmpty{u"town"_s, QString(), u"opp"_s};
    QCOMPARE(valueOf(storeOf(*anna).correct(q, ofEmpty)).result.done, others.mid(3));
    const ItemId odd = addTown(u"it's \"50%\" _\\ \U0001F600 {Ä}"_s);
    const CorrectionWish ofOdd{u"town"_s, u"it's \"50%\" _\\ \U0001F600 {Ä}"_s,
                               u"ß' \"東京\" \\u"_s};
    QCOMPARE(valueOf(storeOf(*anna).correct(q, ofOdd)).result.done, QList{odd});
    QCOMPARE(townOf(odd), ofOdd.to);
}

void CorrectionsTest::aPreviewChangesNothing()
{
    const ItemId held = addTown(u"birmingxam"_s);
    take(*bert);
    const QList<ItemId> open{addTown(u"birmingxam"_s), addTown(u"birmingxam"_s)};
    const CorrectionPreview preview = valueOf(storeOf(*anna).preview(q, m_wish, 2));
    QCOMPARE(preview.open, 2);
    QCOMPARE(preview.refused, 1);
    QCOMPARE(preview.first.size(), 2);
    QCOMPARE(preview.first.at(0).item, open.at(0));
    QCOMPARE(preview.first.at(0).key, u"t2"_s);
    const CorrectionPreview whole = valueOf(storeOf(*anna).preview(q, m_wish, 10));
    QCOMPARE(whole.first.at(2).item, held);
    QVERIFY(whole.first.at(2).why->sentence.contains(u"bert has held it"_s));
    QCOMPARE(kindsOf(open.at(0)), QStringList({u"added"_s}));
}

void CorrectionsTest::whatStillHasALockThatIsOverIsPreviewedAsItIsCorrected()
{
    const ItemId left = addTown(u"birmingxam"_s);
    takeAndLetExpire(*bert);
    const ItemId open = addTown(u"birmingxam"_s);
    const CorrectionPreview preview = valueOf(storeOf(*anna).preview(q, m_wish, 2));
    QCOMPARE(preview.open, 1);
    QCOMPARE(preview.held, 1);
    QCOMPARE(preview.first.at(0).item, open);
    QVERIFY(preview.first.at(1).why->sentence.contains(u"bert has held it"_s));
    const CorrectionReport report = valueOf(storeOf(*anna).correct(q, m_wish));
    QCOMPARE(report.result.done, QList{open});
    QCOMPARE(report.result.proposed, QList{left});
}

void CorrectionsTest::whatSomebodyHoldsIsProposedToThem()
{
    const ItemId held = addTown(u"birmingxam"_s);
    const Claim claim = take(*bert);
    const ItemId open = addTown(u"birmingxam"_s);
    const CorrectionReport report = valueOf(storeOf(*anna).correct(q, m_wish));
    QCOMPARE(report.result.done, QList{open});
    QCOMPARE(report.result.proposed, QList{held});
    QVERIFY(report.result.notDone.isEmpty());
    QCOMPARE(report.keys.value(held), u"t1"_s);
    QCOMPARE(townOf(held), u"birmingxam"_s);
    const auto offered = valueOf(bert->store.detail(held)).proposal;
    QVERIFY(offered.has_value());
    QCOMPARE(offered->content, (Record{{u"town"_s, u"birmingham"_s}}));
    QCOMPARE(offered->user, u"anna"_s);
    QCOMPARE(offered->givenBy, u"anna"_s);
    const Event told = valueOf(bert->store.history(held)).constLast();
    QCOMPARE(told.kind, EventKind::Proposed);
    QCOMPARE(told.detail, (QJsonObject{{u"correction"_s, report.id}, {u"field"_s, u"town"_s}}));
    QCOMPARE(valueOf(anna->store.audit()).violations, QStringList());
    valueOf(bert->store.finish(held, claim.lock, Disposition::complete()));
    QCOMPARE(valueOf(anna->store.audit()).violations, QStringList());
}

void CorrectionsTest::whatIsProposedStandsBesideWhatElseIs()
{
    const ItemId held = addTown(u"birmingxam"_s);
    const Claim claim = take(*bert);
    valueOf(storeOf(*anna).correct(q, m_wish));
    const CorrectionWish zip{u"zip"_s, u"35231"_s, u"35203"_s};
    QCOMPARE(valueOf(storeOf(*anna).correct(q, zip)).result.proposed, QList{held});
    QCOMPARE(valueOf(bert->store.detail(held)).proposal->content,
             (Record{{u"town"_s, u"birmingham"_s}, {u"zip"_s, u"35203"_s}}));
    valueOf(bert->store.settleProposal(
        held, claim.lock, Record{{u"town"_s, u"birmingham"_s}, {u"zip"_s, u"35203"_s}}));
    const CorrectionWish other{u"town"_s, u"birmingxam"_s, u"Birmingham"_s};
    QCOMPARE(valueOf(storeOf(*anna).correct(q, other)).result.proposed, QList{held});
    QCOMPARE(valueOf(bert->store.detail(held)).proposal->content,
             (Record{{u"town"_s, u"Birmingham"_s}}));
    QCOMPARE(valueOf(anna->store.audit()).violations, QStringList());
}

void CorrectionsTest::whatIsProposedBreaksNoRule()
{
    const ItemId held = addTown(u"birmingxam"_s);
    take(*bert);
    setRules([](Queue &rules) {
        rules.recordSchema = QJsonObject{
            {u"properties"_s,
             QJsonObject{{u"town"_s, QJsonObject{{u"type"_s, u"string"_s}, {u"maxLength"_s, 12}}},
                         {u"zip"_s, QJsonObject{{u"type"_s, u"string"_s}}}}}};
    });
    const CorrectionWish tooLong{u"town"_s, u"birmingxam"_s, u"birmingham, alabama"_s};
    const CorrectionReport report = valueOf(storeOf(*anna).correct(q, tooLong));
    QVERIFY(report.result.proposed.isEmpty());
    QCOMPARE(report.result.notDone.at(0).why.kind, Error::Kind::RecordRefused);
    QVERIFY(!valueOf(bert->store.detail(held)).proposal);
}

void CorrectionsTest::whatAColleagueTakesMeanwhileIsProposedOnce()
{
    const ItemId item = addTown(u"birmingxam"_s);
    const BulkCorrection one = correction();
    const Claim claim = take(*bert);
    const ItemToCorrect seen = asSeen(item);
    for (int i = 0; i < 2; ++i)
        QCOMPARE(valueOf(storeOf(*anna).correctItems(one, {seen})).proposed, QList{item});
    QCOMPARE(kindsOf(item), QStringList({u"added"_s, u"claimed"_s, u"proposed"_s}));
    valueOf(bert->store.finish(item, claim.lock, Disposition::complete()));
    const BulkResult result = valueOf(storeOf(*anna).correctItems(correction(), {seen}));
    QVERIFY2(result.notDone.at(0).why.sentence.contains(u"has been finished in the meantime"_s),
             qPrintable(result.notDone.at(0).why.sentence));
    QCOMPARE(townOf(item), u"birmingxam"_s);
}

void CorrectionsTest::whatIsProposedAlreadyIsNotProposedAgain()
{
    const ItemId item = addTown(u"birmingxam"_s);
    const Claim claim = take(*bert);
    QCOMPARE(valueOf(storeOf(*anna).correct(q, m_wish)).result.proposed, QList{item});
    const CorrectionReport again = valueOf(storeOf(*anna).correct(q, m_wish));
    QCOMPARE(again.result.proposed, QList<ItemId>());
    QCOMPARE(again.result.notDone.size(), 1);
    const Error &why = again.result.notDone.constFirst().why;
    QVERIFY2(why.sentence.startsWith(u"The value is already proposed to bert"_s),
             qPrintable(why.sentence));
    QCOMPARE(kindsOf(item), QStringList({u"added"_s, u"claimed"_s, u"proposed"_s}));
    QCOMPARE(valueOf(storeOf(*anna).made(q)).size(), 1);
    valueOf(bert->store.settleProposal(item, claim.lock, Record{{u"town"_s, u"birmingham"_s}}));
    QCOMPARE(valueOf(storeOf(*anna).correct(q, m_wish)).result.proposed, QList{item});
}

/// Where the line broke, a refusal may be sent again when something newer is proposed.
void CorrectionsTest::whatIsProposedAfterwardsIsNotSettledWithWhatWasBefore()
{
    const ItemId item = addTown(u"birmingxam"_s);
    const Claim claim = take(*bert);
    const Record older{{u"town"_s, u"birmingham"_s}};
    const CorrectionWish other{u"town"_s, u"birmingxam"_s, u"Birmingh\u00E4m"_s};
    const auto settle = [&](const Record &settled) {
        valueOf(bert->store.settleProposal(item, claim.lock, settled));
        return valueOf(bert->store.detail(item)).proposal->content;
    };
    valueOf(storeOf(*anna).correct(q, m_wish));
    QCOMPARE(settle(older), Record());
    QCOMPARE(valueOf(storeOf(*anna).correct(q, other)).result.proposed, QList{item});
    const Record newer{{u"town"_s, u"Birmingh\u00E4m"_s}};
    QCOMPARE(settle(older), newer);
    QCOMPARE(settle({{u"town"_s, u"birmingham"_s}, {u"zip"_s, u"35203"_s}}), newer);
    QCOMPARE(settle({{u"town"_s, u"Birmingham"_s}}), newer);
    QCOMPARE(settle({{u"town"_s, QJsonValue::Null}}), newer);
    QCOMPARE(settle({}), newer);
    QCOMPARE(settle(newer), Record());
    QCOMPARE(settle(newer), Record());
}

void CorrectionsTest::whatElseIsProposedStays()
{
    const ItemId item = addTown(u"birmingxam"_s);
    take(*bert);
    QCOMPARE(valueOf(storeOf(*anna).correct(q, m_wish)).result.proposed, QList{item});
    const CorrectionWish other{u"town"_s, u"birmingxam"_s, u"Birmingham"_s};
    const CorrectionReport report = valueOf(storeOf(*anna).correct(q, other));
    QCOMPARE(report.result.proposed, QList<ItemId>());
    QCOMPARE(report.result.notDone.size(), 1);
    const Error &why = report.result.notDone.constFirst().why;
    QCOMPARE(why.kind, Error::Kind::LockLost);
    QVERIFY2(why.sentence.startsWith(u"Something else is already proposed to bert"_s),
             qPrintable(why.sentence));
    QCOMPARE(valueOf(bert->store.detail(item)).proposal->content,
             (Record{{u"town"_s, u"birmingham"_s}}));
    QCOMPARE(kindsOf(item), QStringList({u"added"_s, u"claimed"_s, u"proposed"_s}));
}

/// What was typed and handed over with the item, in this field or in another one.
void CorrectionsTest::whatSomebodyElseProposedStaysTheirs()
{
    const ItemId item = addTown(u"birmingxam"_s);
    const Claim claim = take(*anna);
    const Record typed{{u"town"_s, u"as anna typed it"_s}};
    valueOf(anna->store.saveDraft(item, claim.lock, 1, typed));
    QCOMPARE(valueOf(anna->store.takeAway({{item, claim.lock}}, {u"ill"_s, u"bert"_s, true})).done,
             QList{item});
    const auto stays = [&](const CorrectionWish &wish) {
        const CorrectionReport report = valueOf(storeOf(*bert).correct(q, wish));
        QCOMPARE(report.result.proposed, QList<ItemId>());
        QCOMPARE(report.result.notDone.size(), 1);
        QVERIFY(report.result.notDone.constFirst().why.sentence.startsWith(u"Something else"_s));
        const auto offered = valueOf(bert->store.detail(item)).proposal;
        QCOMPARE(offered->content, typed);
        QCOMPARE(offered->user, u"anna"_s);
    };
    stays(m_wish);
    stays({u"zip"_s, u"35231"_s, u"35203"_s});
    QVERIFY(valueOf(storeOf(*anna).made(q)).isEmpty());
    QCOMPARE(valueOf(anna->store.audit()).violations, QStringList());
}

void CorrectionsTest::whatWasChangedMeanwhileStays()
{
    const ItemId item = addTown(u"birmingxam"_s);
    const ItemToCorrect seen = asSeen(item);
    const Claim claim = take(*bert);
    valueOf(bert->store.finish(item, claim.lock, Disposition::returnLater()));
    const BulkResult result = valueOf(storeOf(*anna).correctItems(correction(), {seen}));
    QCOMPARE(result.notDone.at(0).why.kind, Error::Kind::Busy);
    QCOMPARE(townOf(item), u"birmingxam"_s);
}

void CorrectionsTest::aPieceSentAgainIsOne()
{
    const ItemId item = addTown(u"birmingxam"_s);
    const BulkCorrection one = correction();
    const ItemToCorrect seen = asSeen(item);
    for (int i = 0; i < 2; ++i)
        QCOMPARE(valueOf(storeOf(*anna).correctItems(one, {seen})).done, QList{item});
    QCOMPARE(kindsOf(item), QStringList({u"added"_s, u"corrected"_s}));
}

void CorrectionsTest::anotherValueStays()
{
    const ItemId item = addTown(u"dothan"_s);
    const BulkResult result = valueOf(storeOf(*anna).correctItems(correction(), {asSeen(item)}));
    QVERIFY(result.notDone.at(0).why.sentence.contains(u"different value"_s));
    QCOMPARE(townOf(item), u"dothan"_s);
    const ItemToCorrect unknown{ItemId(4711), m_wish.from, m_wish.to, 0, {}};
    const BulkResult none = valueOf(storeOf(*anna).correctItems(correction(), {unknown}));
    QCOMPARE(none.notDone.at(0).why.kind, Error::Kind::NotFound);
}

/// Each for itself: the others of the piece are corrected.
void CorrectionsTest::valuesThatAreNoneOrTheSameAreRefused()
{
    QList<ItemToCorrect> piece;
    for (int i = 0; i < 4; ++i)
        piece << asSeen(addTown(u"birmingxam"_s));
    piece[0].to = piece.at(0).from;
    piece[1].to = QJsonValue::Null;
    piece[2].from = QJsonValue(QJsonValue::Undefined);
    const BulkResult result = valueOf(storeOf(*anna).correctItems(correction(), piece));
    QCOMPARE(result.done, QList{piece.at(3).item});
    QCOMPARE(result.notDone.size(), 3);
    for (const NotDone &one : result.notDone)
        QCOMPARE(one.why.kind, Error::Kind::RecordRefused);
    QCOMPARE(townOf(piece.at(1).item), u"birmingxam"_s);
}

void CorrectionsTest::aRuleOfTheFieldIsKept()
{
    const ItemId item = addTown(u"birmingxam"_s);
    setRules([](Queue &rules) {
        rules.recordSchema = QJsonObject{
            {u"properties"_s,
             QJsonObject{{u"town"_s, QJsonObject{{u"type"_s, u"string"_s}, {u"maxLength"_s, 12}}},
                         {u"zip"_s, QJsonObject{{u"type"_s, u"integer"_s}}}}}};
    });
    const CorrectionWish tooLong{u"town"_s, u"birmingxam"_s, u"birmingham, alabama"_s};
    const CorrectionPreview preview = valueOf(storeOf(*anna).preview(q, tooLong, 9));
    QCOMPARE(preview.open, 0);
    QCOMPARE(preview.refused, 1);
    const CorrectionReport report = valueOf(storeOf(*anna).correct(q, tooLong));
    QCOMPARE(report.result.notDone.size(), 1);
    QCOMPARE(report.result.notDone.at(0).why.kind, Error::Kind::RecordRefused);
    QCOMPARE(townOf(item), u"birmingxam"_s);
    // What is wrong in another field does not hinder it.
    QCOMPARE(valueOf(storeOf(*anna).correct(q, m_wish)).result.done, QList{item});
}

void CorrectionsTest::numbersStayNumbers()
{
    NewItem item = newItem(u"n"_s, 0);
    item.record = {{u"count"_s, 12.5}, {u"isNew"_s, true}};
    const ItemId number = valueOf(anna->store.addItem(q, item));
    QCOMPARE(valueOf(storeOf(*anna).correct(q, CorrectionWish{u"count"_s, u"12.5"_s, u"13"_s}))
                 .result.done,
             QList{number});
    QCOMPARE(valueOf(storeOf(*anna).correct(q, CorrectionWish{u"isNew"_s, u"true"_s, u"false"_s}))
                 .result.done,
             QList{number});
    const Record record = valueOf(anna->store.detail(number)).item.record;
    QCOMPARE(record, (Record{{u"count"_s, 13}, {u"isNew"_s, false}}));
    QCOMPARE(valueOf(anna->store.audit()).violations, QStringList());
}

void CorrectionsTest::aFieldThatNobodyKnowsIsRefused()
{
    addTown(u"birmingxam"_s);
    QCOMPARE(errorIn(storeOf(*anna).correct(q, CorrectionWish{u"city"_s, u"a"_s, u"b"_s})).kind,
             Error::Kind::RecordRefused);
    QCOMPARE(errorIn(storeOf(*anna).correct(u"none"_s, m_wish)).kind, Error::Kind::NotFound);
    QCOMPARE(errorIn(storeOf(*anna).correct(q, CorrectionWish{u"town"_s, u"a"_s, u"a"_s})).kind,
             Error::Kind::Invalid);
}

void CorrectionsTest::whatIsReadOnlyStays()
{
    const ItemId item = addTown(u"birmingxam"_s);
    setRules([](Queue &rules) {
        const QJsonObject town{{u"title"_s, u"Town"_s}, {u"readOnly"_s, true}};
        rules.recordSchema = QJsonObject{{u"properties"_s, QJsonObject{{u"town"_s, town}}}};
    });
    const Error told = errorIn(storeOf(*anna).correct(q, m_wish));
    QCOMPARE(told.kind, Error::Kind::NotPermitted);
    QCOMPARE(told.sentence, u"“Town” is read-only in this queue, so it cannot be corrected."_s);
    QCOMPARE(errorIn(storeOf(*anna).preview(q, m_wish, 9)).kind, Error::Kind::NotPermitted);
    QCOMPARE(townOf(item), u"birmingxam"_s);
}

void CorrectionsTest::moreThanAPieceIsCorrected()
{
    for (int i = 0; i < bulkPiece + 5; ++i)
        addTown(u"birmingxam"_s);
    const Progress progress;
    const CorrectionReport report = valueOf(storeOf(*anna).correct(q, m_wish, progress));
    QCOMPARE(report.result.done.size(), bulkPiece + 5);
    QCOMPARE(progress.done(), bulkPiece + 5);
    QCOMPARE(valueOf(storeOf(*anna).preview(q, m_wish, 1)).open, 0);
}

void CorrectionsTest::manyDifferentValuesAreOneCall()
{
    BulkCorrection one = correction();
    QList<ItemToCorrect> piece;
    for (int i = 0; i < 5; ++i) {
        ItemToCorrect item = asSeen(addTown(u"town %1"_s.arg(i)));
        item.from = u"town %1"_s.arg(i);
        item.to = u"Town %1 \"\\ü"_s.arg(i);
        piece << item;
    }
    piece[3].from = u"dothan"_s;
    std::ranges::reverse(piece);
    const BulkResult result = valueOf(storeOf(*anna).correctItems(one, piece));
    QCOMPARE(result.done.size(), 4);
    QCOMPARE(result.notDone.size(), 1);
    QCOMPARE(result.notDone.at(0).item, piece.at(1).item);
    for (int i = 0; i < 5; ++i)
        QCOMPARE(townOf(piece.at(i).item), i == 1 ? u"town 3"_s : piece.at(i).to.toString());
    QCOMPARE(valueOf(storeOf(*anna).made(q)).size(), 1);
    QCOMPARE(valueOf(storeOf(*anna).takeBack(q, one.id)).result.done.size(), 4);
    for (int i = 0; i < 5; ++i)
        QCOMPARE(townOf(piece.at(i).item), u"town %1"_s.arg(4 - i));
    QCOMPARE(valueOf(anna->store.audit()).violations, QStringList());
}

/// One packet of a server takes 16 MB as a rule.
void CorrectionsTest::longValuesGoInSmallerPieces()
{
    CorrectionPlan plan;
    plan.field = u"town"_s;
    for (int i = 0; i < 120; ++i) {
        const QString town = QString::number(i) + QString(100'000, u'x');
        addTown(town);
        plan.becomes.insert(town, town + u'y');
    }
    const CorrectionReport report = valueOf(storeOf(*anna).correct(q, plan));
    QVERIFY2(!report.stopped, qPrintable(report.stopped ? report.stopped->sentence : QString()));
    QCOMPARE(report.result.done.size(), 120);
}

void CorrectionsTest::aCancelledOneStopsBetweenPieces()
{
    addTown(u"birmingxam"_s);
    Cancellation cancellation;
    cancellation.cancel();
    const CorrectionReport report = valueOf(storeOf(*anna).correct(q, m_wish, {}, cancellation));
    QVERIFY(report.result.isCancelled);
    QVERIFY(report.result.done.isEmpty());
    QCOMPARE(valueOf(storeOf(*anna).preview(q, m_wish, 1)).open, 1);
}

void CorrectionsTest::theHistoryTellsTheValues()
{
    const ItemId item = addTown(u"birmingxam"_s);
    const CorrectionReport report = valueOf(storeOf(*anna).correct(q, m_wish));
    const Event told = valueOf(bert->store.history(item)).constLast();
    QCOMPARE(told.kind, EventKind::Corrected);
    QCOMPARE(told.user, u"anna"_s);
    QCOMPARE(told.detail, (QJsonObject{{u"correction"_s, report.id}, {u"field"_s, u"town"_s}}));
    const auto change = changeBy(told, valueOf(bert->store.recordVersions(item)));
    QVERIFY(change.has_value());
    QCOMPARE(change->before, (Record{{u"town"_s, u"birmingxam"_s}}));
    QCOMPARE(change->after, (Record{{u"town"_s, u"birmingham"_s}}));
}

void CorrectionsTest::searchingFindsTheNewValue()
{
    const ItemId item = addTown(u"birmingxam"_s);
    valueOf(storeOf(*anna).correct(q, m_wish));
    ItemQuery query;
    query.queue = q;
    for (const QString &text : {u"birmingham"_s, u"35231"_s, u"t1"_s}) {
        query.find = text;
        const auto found = valueOf(anna->store.page(query, {})).items;
        QCOMPARE(found.size(), 1);
        QCOMPARE(found.at(0).id, item);
    }
    query.find = u"birmingxam"_s;
    QVERIFY(valueOf(anna->store.page(query, {})).items.isEmpty());
}

void CorrectionsTest::theFiguresStay()
{
    addTown(u"birmingxam"_s);
    const auto before = valueOf(anna->store.status(q)).constFirst().items;
    valueOf(storeOf(*anna).correct(q, m_wish));
    QCOMPARE(valueOf(anna->store.status(q)).constFirst().items, before);
}

void CorrectionsTest::theAuditAndTheSealsKnowIt()
{
    const ItemId item = addTown(u"birmingxam"_s);
    valueOf(storeOf(*anna).correct(q, m_wish));
    const CorrectionWish more{u"zip"_s, u"35231"_s, u"35233"_s};
    valueOf(storeOf(*bert).correct(q, more));
    valueOf(anna->store.sealHistory(std::chrono::seconds(0)));
    QCOMPARE(valueOf(anna->store.audit()).violations, QStringList());
    const Claim claim = take(*bert);
    valueOf(bert->store.finish(item, claim.lock, Disposition::complete()));
    QCOMPARE(valueOf(anna->store.audit()).violations, QStringList());
}

void CorrectionsTest::whoeverDidTheStepBeforeCorrectsNothing()
{
    Queue second = queueNamed(u"second"_s);
    second.otherHands = true;
    valueOf(anna->store.addQueue(second));
    setRules([](Queue &rules) { rules.nextQueue = u"second"_s; });
    addTown(u"birmingxam"_s);
    const Claim claim = take(*anna);
    valueOf(anna->store.finish(claim.items.at(0).id, claim.lock, Disposition::complete()));
    const CorrectionReport own = valueOf(storeOf(*anna).correct(u"second"_s, m_wish));
    QVERIFY(own.result.notDone.at(0).why.sentence.contains(u"different person"_s));
    QCOMPARE(valueOf(storeOf(*bert).correct(u"second"_s, m_wish)).result.done.size(), 1);
}

INTRAY_TEST_GUILESS_MAIN(CorrectionsTest)
#include "tst_corrections.moc"
