// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/deskfixture.h"
#include "session/feeds/helditems.h"
#include "support/testclass.h"

using namespace intray;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// Several items taken at once: they come to the desk one by one, and go back alone or together.
class DeskBatchTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Office> m_office;

    Desk &desk() { return *m_office->desk; }
    void takeBatch(int count)
    {
        desk().takeSeveral(count);
        QTRY_COMPARE(desk().state(), Desk::State::Working);
    }
    /// The same, known to whoever watches what is held.
    LockId takeWatchedBatch(HeldItems &held, int count)
    {
        desk().follow(held);
        takeBatch(count);
        held.refresh();
        [&] { QTRY_COMPARE(held.heldCount(), count); }();
        return desk().item().lock.id;
    }
    void complete()
    {
        const ItemId before = desk().item().id;
        desk().completeAndNext();
        QTRY_VERIFY(desk().item().id != before && desk().state() != Desk::State::Finishing);
    }
    State stateOf(int item) { return m_office->detailOf(m_office->ids.at(item)).item.state; }

private slots:
    void init()
    {
        m_office = std::make_unique<Office>(QStringList{u"1"_s, u"2"_s, u"3"_s, u"4"_s, u"5"_s});
        m_office->open();
    }
    void cleanup() { m_office.reset(); }

    void theFirstOfTheBatchComesAndTheRestIsMine()
    {
        takeBatch(3);
        QCOMPARE(desk().item().key, u"1"_s);
        QCOMPARE(desk().record().others(), 2);
        QCOMPARE(valueOf(m_office->colleague.store.itemsUnder(desk().item().lock.id)).size(), 3);
    }

    void completingGoesThroughTheBatchInOrderBeforeAnythingNew()
    {
        takeBatch(3);
        QStringList worked;
        for (int count = 0; count < 4; ++count) {
            worked << desk().item().key;
            complete();
        }
        QCOMPARE(worked, (QStringList{u"1"_s, u"2"_s, u"3"_s, u"4"_s}));
        QCOMPARE(desk().item().key, u"5"_s);
        QCOMPARE(desk().record().others(), 0);
    }

    void whatAColleagueFreedOfTheBatchIsPassedOver()
    {
        takeBatch(3);
        const LockId lock = desk().item().lock.id;
        valueOf(m_office->colleague.store.releaseLocks({{m_office->ids.at(1), lock}}, u"mine"_s));
        complete();
        QCOMPARE(desk().item().key, u"3"_s);
    }

    void whatIsTakenFromTheBatchIsToldAndCountsNoMore()
    {
        HeldItems held(*m_office->session);
        const LockId lock = takeWatchedBatch(held, 3);
        QSignalSpy counted(&desk().record(), &RecordInWork::othersChanged);
        valueOf(m_office->colleague.store.releaseLocks({{m_office->ids.at(1), lock}}, u"ill"_s));
        QTRY_COMPARE(counted.count(), 1);
        QCOMPARE(desk().record().others(), 1);
        QTRY_VERIFY(m_office->sentence().startsWith(
            u"2 is no longer locked for you. clerk2 released this item at "_s));
        QVERIFY(m_office->sentence().endsWith(u"nobody holds it now. The reason: “ill”."_s));
        QCOMPARE(desk().state(), Desk::State::Working);
        QCOMPARE(desk().item().key, u"1"_s);
    }

    void severalThatWereHandedOnAreToldAtOnceAndWhereTheirTextIs()
    {
        HeldItems held(*m_office->session);
        desk().follow(held);
        takeBatch(4);
        const LockId lock = desk().item().lock.id;
        Person me(m_office->database, u"clerk1"_s);
        valueOf(me.store.saveDraft(m_office->ids.at(1), lock, 1, {{u"city"_s, u"typed"_s}}));
        held.refresh();
        QTRY_COMPARE(held.heldCount(), 4);
        valueOf(m_office->colleague.store.takeAway(
            {{m_office->ids.at(1), lock}, {m_office->ids.at(2), lock}},
            {u"ill"_s, u"clerk3"_s, {}}));
        QTRY_COMPARE(m_office->sentence(),
                     u"clerk2 gave 2 item(s) that you held to clerk3: 2, 3. The reason: “ill”. "
                     "Your text is kept; you will find it under “Mine”."_s);
        const QString details = desk().message()->detail;
        QVERIFY(
            details.contains(u"2 is no longer locked for you. clerk2 gave this item to clerk3"));
        QVERIFY(
            details.contains(u"3 is no longer locked for you. clerk2 gave this item to clerk3"));
        QCOMPARE(desk().record().others(), 1);
    }

    void oneLossDoesNotWipeOutTheOneBefore()
    {
        HeldItems held(*m_office->session);
        const LockId lock = takeWatchedBatch(held, 4);
        valueOf(m_office->colleague.store.releaseLocks({{m_office->ids.at(1), lock}}, u"ill"_s));
        QTRY_VERIFY(m_office->sentence().startsWith(u"2 is no longer"_s));
        desk().inform(u"Something else."_s);
        valueOf(m_office->colleague.store.takeAway({{m_office->ids.at(2), lock}},
                                                   {u"urgent"_s, u"clerk3"_s, {}}));
        QTRY_COMPARE(m_office->sentence(),
                     u"clerk2 released 1 item(s) that you held: 2. The reason: “ill”. clerk2 gave "
                     "1 item(s) that you held to clerk3: 3. The reason: “urgent”."_s);
    }

    void whatWasTakenAwayIsSaidAgainWhenAnotherMessageGoes()
    {
        HeldItems held(*m_office->session);
        const LockId lock = takeWatchedBatch(held, 2);
        valueOf(m_office->colleague.store.releaseLocks({{m_office->ids.at(1), lock}}, u"ill"_s));
        QTRY_VERIFY(m_office->sentence().startsWith(u"2 is no longer"_s));
        desk().inform(u"Something else."_s);
        desk().record().edit(u"city"_s, u"typed"_s);
        QVERIFY2(m_office->sentence().startsWith(u"2 is no longer"_s),
                 qPrintable(m_office->sentence()));
        desk().dismissMessage();
        QCOMPARE(m_office->sentence(), QString());
    }

    void whatComesBackIsNotToldAsTakenAwayAnyMore()
    {
        HeldItems held(*m_office->session);
        const LockId lock = takeWatchedBatch(held, 2);
        valueOf(m_office->colleague.store.releaseLocks({{m_office->ids.at(1), lock}}, u"ill"_s));
        QTRY_VERIFY(m_office->sentence().startsWith(u"2 is no longer"_s));
        Person me(m_office->database, u"clerk1"_s);
        valueOf(me.store.claimItems({m_office->ids.at(1)}));
        held.refresh();
        QTRY_COMPARE(m_office->sentence(), QString());
    }

    void anItemTakenAgainIsStillOfItsBatch()
    {
        HeldItems held(*m_office->session);
        const LockId lock = takeWatchedBatch(held, 4);
        valueOf(m_office->colleague.store.releaseLocks({{m_office->ids.at(0), lock}}, u"ill"_s));
        QTRY_COMPARE(desk().state(), Desk::State::Lost);
        desk().takeAgain();
        QTRY_COMPARE(desk().state(), Desk::State::Working);
        QTRY_VERIFY(held.heldCount() == 4);
        QCOMPARE(desk().record().others(), 3);
        complete();
        QCOMPARE(desk().item().key, u"2"_s);
        QCOMPARE(desk().record().others(), 2);
    }

    void theWholeBatchIsReturnedAlsoAfterItsFirstWasTakenAgain()
    {
        takeBatch(3);
        const LockId lock = desk().item().lock.id;
        valueOf(m_office->colleague.store.releaseLocks({{m_office->ids.at(0), lock}}, u"ill"_s));
        QTRY_COMPARE(desk().state(), Desk::State::Lost);
        desk().takeAgain();
        QTRY_COMPARE(desk().state(), Desk::State::Working);
        desk().returnBatch(0s);
        QTRY_COMPARE(desk().state(), Desk::State::Empty);
        for (int item = 0; item < 3; ++item)
            QCOMPARE(stateOf(item), State::Open);
    }

    void thatABatchIsReturnedIsToldAsLongAsOthersCanBeTakenBack()
    {
        takeBatch(3);
        desk().returnBatch(0s);
        QTRY_COMPARE(desk().state(), Desk::State::Empty);
        QVERIFY2(m_office->sentence().contains(u"returned to the queue"_s),
                 qPrintable(m_office->sentence()));
        m_office->clock.advance(takeBackSpan);
        QTRY_VERIFY(!desk().message());
    }

    void whatIsTakenBackIsStillOfItsBatch()
    {
        HeldItems held(*m_office->session);
        desk().follow(held);
        takeBatch(3);
        complete();
        QCOMPARE(desk().item().key, u"2"_s);
        desk().takeBack();
        QTRY_COMPARE(desk().item().key, u"1"_s);
        QTRY_COMPARE(desk().state(), Desk::State::Working);
        held.refresh();
        QTRY_COMPARE(desk().record().others(), 2);
        complete();
        QCOMPARE(desk().item().key, u"2"_s);
        QCOMPARE(desk().record().others(), 1);
    }

    void whatIEndMyselfIsNoNews()
    {
        HeldItems held(*m_office->session);
        desk().follow(held);
        takeBatch(3);
        held.refresh();
        QTRY_COMPARE(held.heldCount(), 3);
        QSignalSpy away(&held, &HeldItems::takenAway);
        desk().complete();
        QTRY_COMPARE(desk().state(), Desk::State::Empty);
        held.refresh();
        QTRY_COMPARE(held.heldCount(), 2);
        QCOMPARE(away.count(), 0);
    }

    void aBatchIsGoneOnWithAfterARestart()
    {
        takeBatch(3);
        const ItemId second = m_office->ids.at(1);
        m_office->desk.reset();
        m_office->session = m_office->newSession();
        m_office->open();
        desk().open(second);
        QTRY_COMPARE(desk().state(), Desk::State::Working);
        QCOMPARE(desk().record().others(), 2);
        complete();
        QCOMPARE(desk().item().key, u"1"_s);
    }

    void oneItemIsReturnedAlone()
    {
        takeBatch(3);
        desk().returnItem(0s);
        QTRY_COMPARE(desk().item().key, u"2"_s);
        QCOMPARE(stateOf(0), State::Open);
        QCOMPARE(stateOf(1), State::Locked);
        QCOMPARE(stateOf(2), State::Locked);
    }

    void theNextOfTheBatchComesAlsoAfterWhatIsGivenUpAndNothingNew()
    {
        takeBatch(3);
        desk().fail(u"torn"_s);
        QTRY_COMPARE(desk().item().key, u"2"_s);
        QTRY_COMPARE(desk().state(), Desk::State::Working);
        desk().dismiss(u"twice"_s);
        QTRY_COMPARE(desk().item().key, u"3"_s);
        QTRY_COMPARE(desk().state(), Desk::State::Working);
        desk().returnItem(0s);
        QTRY_COMPARE(desk().state(), Desk::State::Empty);
        QCOMPARE(stateOf(3), State::Open);
    }

    void theWholeBatchIsReturnedWithWhatWasTyped()
    {
        takeBatch(3);
        desk().record().edit(u"city"_s, u"typed in the first"_s);
        desk().open(m_office->ids.at(1));
        QTRY_COMPARE(desk().item().key, u"2"_s);
        QTRY_COMPARE(desk().state(), Desk::State::Working);
        desk().record().edit(u"city"_s, u"typed in the second"_s);
        QSignalSpy said(&desk(), &Desk::messageChanged);
        desk().returnBatch(0s);
        QTRY_COMPARE(desk().state(), Desk::State::Empty);
        QVERIFY2(m_office->sentence().startsWith(u"3 item"_s), qPrintable(m_office->sentence()));
        for (int item = 0; item < 3; ++item)
            QCOMPARE(stateOf(item), State::Open);
        QCOMPARE(m_office->detailOf(m_office->ids.at(0)).item.record[u"city"_s].toString(),
                 u"typed in the first"_s);
        QCOMPARE(m_office->detailOf(m_office->ids.at(1)).item.record[u"city"_s].toString(),
                 u"typed in the second"_s);
    }

    void fewerThanWereAskedForAreGivenWhenThereAreNoMore()
    {
        takeBatch(25);
        QCOMPARE(desk().record().others(), 4);
    }
};

INTRAY_TEST_GUILESS_MAIN(DeskBatchTest)
#include "tst_deskbatch.moc"
