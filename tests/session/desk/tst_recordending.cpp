// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/desk/finishing/recordending.h"
#include "session/deskparts.h"
#include "support/testclass.h"

using namespace intray;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using Cause = DeskMessages::Cause;

/// How a record ends, without a desk.
class FinishingTest : public QObject
{
    Q_OBJECT

private slots:
    void itEndsWithWhatWasTypedAndCanBeTakenBack()
    {
        Office office({u"1"_s, u"2"_s});
        startSession(office);
        DeskParts parts(office);
        parts.takeNext();
        parts.record.edit(u"city"_s, u"opp"_s);
        QSignalSpy done(&parts.finishing, &RecordEnding::done);
        parts.finishing.finish(Disposition::complete(), u"hospital"_s);
        QCOMPARE(parts.record.state(), DeskState::Finishing);
        QTRY_COMPARE(done.count(), 1);
        const auto work = done.first().first().value<FinishedWork>();
        QCOMPARE(work.next->detail->item.id, office.ids[1]);
        QCOMPARE(office.detailOf(office.ids[0]).item.record.value(u"city"_s).toString(), u"opp"_s);
        QVERIFY(parts.finishing.takeBackWindow().isOpen());
        QCOMPARE(parts.finishing.takeBackWindow().item().id, office.ids[0]);
    }

    void aBrokenRuleKeepsItInWork()
    {
        Office office({u"1"_s});
        startSession(office);
        DeskParts parts(office);
        parts.takeNext();
        parts.record.edit(u"name"_s, {});
        QSignalSpy focus(&parts.finishing, &RecordEnding::focusWanted);
        parts.finishing.finish(Disposition::complete());
        QCOMPARE(parts.record.state(), DeskState::Working);
        QVERIFY(parts.messages.isAbout(Cause::Faults));
        QCOMPARE(focus.first().first().toString(), u"name"_s);
        QSignalSpy done(&parts.finishing, &RecordEnding::done);
        parts.finishing.finish(Disposition::returnLater(0s)); // which need not keep the rules
        QTRY_COMPARE(done.count(), 1);
    }

    void aLostLockIsToldAndNothingIsWritten()
    {
        Office office({u"1"_s});
        startSession(office);
        DeskParts parts(office);
        parts.takeNext();
        parts.record.edit(u"city"_s, u"mine"_s);
        parts.loseToColleague();
        QSignalSpy lost(&parts.finishing, &RecordEnding::lockLost);
        parts.finishing.finish(Disposition::complete());
        QTRY_COMPARE(lost.count(), 1);
        QCOMPARE(office.detailOf(office.ids[0]).item.record.value(u"city"_s).toString(), u"boaz"_s);
    }

    void aRefusalPutsItBackIntoWorkAndSaysWhy()
    {
        Office office({u"1"_s});
        startSession(office);
        DeskParts parts(office);
        parts.takeNext();
        office.changeTables(u"CREATE TRIGGER refuse BEFORE INSERT ON event WHEN new.kind = "
                            "'completed' BEGIN SELECT RAISE(ABORT, 'not today'); END"_s);
        parts.finishing.finish(Disposition::complete());
        QTRY_COMPARE(parts.record.state(), DeskState::Working);
        QVERIFY(parts.messages.isAbout(Cause::Finishing));
        QVERIFY(parts.sentence().startsWith(u"1 is not finished"_s));
    }

    void anotherTryTakesTheWordsOfTheFirstOneAway()
    {
        Office office({u"1"_s});
        startSession(office);
        DeskParts parts(office);
        parts.takeNext();
        office.changeTables(u"CREATE TRIGGER refuse BEFORE INSERT ON event WHEN new.kind = "
                            "'completed' BEGIN SELECT RAISE(ABORT, 'not today'); END"_s);
        parts.finishing.finish(Disposition::complete());
        QTRY_VERIFY(parts.messages.isAbout(Cause::Finishing));
        parts.finishing.finish(Disposition::complete());
        QCOMPARE(parts.record.state(), DeskState::Finishing);
        QVERIFY(!parts.messages.message());
        QTRY_VERIFY(parts.messages.isAbout(Cause::Finishing));
    }

    void aBatchGoesBackAsAWhole()
    {
        Office office({u"1"_s, u"2"_s, u"3"_s});
        startSession(office);
        DeskParts parts(office);
        parts.opener.takeSeveral(u"hospital"_s, 3);
        QTRY_COMPARE(parts.record.state(), DeskState::Working);
        QSignalSpy returned(&parts.finishing, &RecordEnding::batchReturned);
        parts.finishing.returnBatch(0s);
        QTRY_COMPARE(returned.count(), 1);
        QCOMPARE(returned.first().first().toInt(), 3);
        for (const ItemId item : office.ids)
            QCOMPARE(office.detailOf(item).item.state, State::Open);
    }

    void whatABatchSaysAfterTheDeskTurnedAwayIsLate()
    {
        Office office({u"1"_s, u"2"_s});
        startSession(office);
        DeskParts parts(office);
        parts.opener.takeSeveral(u"hospital"_s, 2);
        QTRY_COMPARE(parts.record.state(), DeskState::Working);
        QSignalSpy returned(&parts.finishing, &RecordEnding::batchReturned);
        parts.finishing.returnBatch(0s);
        parts.finishing.turnAway();
        office.settle();
        QTRY_COMPARE(office.detailOf(office.ids[1]).item.state, State::Open);
        office.settle();
        QCOMPARE(returned.count(), 0);
    }
};

INTRAY_TEST_GUILESS_MAIN(FinishingTest)
#include "tst_recordending.moc"
