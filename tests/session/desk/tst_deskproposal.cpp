// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/deskfixture.h"
#include "support/testclass.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// What a clerk sees when a supervisor gives items on: the old holder who did it and why, the new
/// one what was typed before.
class DeskProposalTest : public QObject
{
    Q_OBJECT

private slots:
    void theNewHolderIsOfferedWhatWasTyped();
    void whatIsTakenIsNotOfferedAgain();
    void whatIsRefusedIsNotOfferedAgain();
    void nothingIsOfferedWhereNothingWasTyped();
    void theOldHolderIsToldByNameAndReason();
};

/// clerk2 typed "opp" as the city and the item was given to the clerk at the desk.
static void giveTo(Office &office)
{
    Store &store = office.colleague.store;
    const Claim claim = valueOf(store.claimNext({u"hospital"_s}));
    const Item &item = claim.items.first();
    Record typed = item.record;
    typed.insert(u"city"_s, u"opp"_s);
    valueOf(store.saveDraft(item.id, claim.lock, 1, typed));
    valueOf(store.takeAway({{item.id, claim.lock}}, {u"ill"_s, Office::me().user, true}));
}

static void openGiven(Office &office)
{
    giveTo(office);
    office.open();
    office.desk->open(office.ids[0]);
    QTRY_COMPARE(office.desk->state(), Desk::State::Working);
}

void DeskProposalTest::theNewHolderIsOfferedWhatWasTyped()
{
    Office office({u"1"_s});
    openGiven(office);
    QCOMPARE(office.desk->proposal().offered(u"city"_s), std::optional(u"opp"_s));
    QCOMPARE(office.desk->proposal().offered(u"name"_s), std::nullopt);
    QCOMPARE(office.desk->proposal().by(u"city"_s), u"clerk2"_s);
    QCOMPARE(office.desk->record().text(u"city"_s), u"boaz"_s);
    QVERIFY(office.sentence().contains(u"clerk2"_s));
}

void DeskProposalTest::whatIsTakenIsNotOfferedAgain()
{
    Office office({u"1"_s});
    openGiven(office);
    office.desk->record().edit(u"city"_s, *office.desk->proposal().offered(u"city"_s));
    QCOMPARE(office.desk->proposal().offered(u"city"_s), std::nullopt);
    QCOMPARE(office.sentence(), QString());
    office.desk->proposal().settle(u"city"_s);
    QTRY_VERIFY(!office.detailOf(office.ids[0]).proposal->content.contains(u"city"_s));
    QCOMPARE(office.desk->record().text(u"city"_s), u"opp"_s);
}

void DeskProposalTest::whatIsRefusedIsNotOfferedAgain()
{
    Office office({u"1"_s});
    openGiven(office);
    QSignalSpy changed(&office.desk->proposal(), &DeskProposal::changed);
    office.desk->proposal().settle(u"city"_s);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(office.desk->proposal().offered(u"city"_s), std::nullopt);
    QCOMPARE(office.desk->record().text(u"city"_s), u"boaz"_s);
    QCOMPARE(office.sentence(), QString()); // nothing is shown beside the fields any more
    QTRY_VERIFY(!office.detailOf(office.ids[0]).proposal->content.contains(u"city"_s));
}

void DeskProposalTest::nothingIsOfferedWhereNothingWasTyped()
{
    Office office({u"1"_s});
    office.open();
    office.takeNext();
    QCOMPARE(office.desk->proposal().offered(u"city"_s), std::nullopt);
    QVERIFY(office.desk->proposal().by(u"city"_s).isEmpty());
}

void DeskProposalTest::theOldHolderIsToldByNameAndReason()
{
    Office office({u"1"_s});
    office.open();
    office.takeNext();
    office.desk->record().edit(u"city"_s, u"mine"_s);
    const LockId lock = office.desk->item().lock.id;
    valueOf(
        office.colleague.store.takeAway({{office.ids[0], lock}}, {u"ill"_s, u"clerk3"_s, true}));
    QTRY_COMPARE(office.desk->state(), Desk::State::Lost);
    QTRY_VERIFY2(office.sentence().startsWith(u"clerk2 gave this item to clerk3 at "_s),
                 qPrintable(office.sentence()));
    QVERIFY(office.sentence().contains(u"The reason: “ill”."_s));
    QCOMPARE(office.desk->record().text(u"city"_s), u"mine"_s);
}

INTRAY_TEST_GUILESS_MAIN(DeskProposalTest)
#include "tst_deskproposal.moc"
