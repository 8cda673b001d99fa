// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/desk/taking/taker.h"
#include "session/deskparts.h"
#include "support/testclass.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// Asking the database for records, one question at a time.
class TakerTest : public QObject
{
    Q_OBJECT

private slots:
    void whatIsGivenComesWithTheNewestTextOfThisDisk()
    {
        Office office({u"1"_s});
        startSession(office);
        Draft typed{office.ids[0], u"dead"_s, u"clerk1"_s, 4, {{u"city"_s, u"opp"_s}}, {}};
        const DraftOwner owner = office.session->draftOwner();
        office.journal.keep(
            {owner.database, owner.user, typed, u"1"_s, u"hospital"_s, owner.databaseId});
        Taker taker(*office.session);
        QSignalSpy taken(&taker, &Taker::taken);
        taker.takeNext(u"hospital"_s, {}, {});
        QTRY_COMPARE(taken.count(), 1);
        const auto local = taken.first().at(1).value<std::optional<Draft>>();
        QVERIFY(local);
        QCOMPARE(local->content.value(u"city"_s).toString(), u"opp"_s);
    }

    void anEmptyQueueGivesNothing()
    {
        Office office;
        startSession(office);
        Taker taker(*office.session);
        QSignalSpy nothing(&taker, &Taker::nothingTaken);
        taker.takeSeveral(u"hospital"_s, 3);
        QTRY_COMPARE(nothing.count(), 1);
        QCOMPARE(taker.wanted(), 3);
        QVERIFY(!taker.awaited().isValid());
    }

    void whatIsOvertakenIsToldAndStaysMine()
    {
        Office office({u"1"_s, u"2"_s});
        startSession(office);
        Taker taker(*office.session);
        QSignalSpy late(&taker, &Taker::cameLate);
        QSignalSpy taken(&taker, &Taker::taken);
        taker.take(office.ids[0]);
        taker.take(office.ids[1]);
        QTRY_COMPARE(taken.count(), 1);
        QCOMPARE(late.count(), 1);
        QCOMPARE(late.first().first().value<Item>().id, office.ids[0]);
        QCOMPARE(office.detailOf(office.ids[0]).item.lock.user, u"clerk1"_s);
    }

    void whoTurnsAwayIsGivenNothing()
    {
        Office office({u"1"_s});
        startSession(office);
        Taker taker(*office.session);
        QSignalSpy late(&taker, &Taker::cameLate);
        QSignalSpy taken(&taker, &Taker::taken);
        taker.takeNext(u"hospital"_s, {}, {});
        taker.turnAway();
        QTRY_COMPARE(late.count(), 1);
        QCOMPARE(taken.count(), 0);
    }

    void whatCannotBeOpenedIsUnreachable()
    {
        Office office({u"1"_s});
        startSession(office);
        Taker taker(*office.session);
        QSignalSpy unreachable(&taker, &Taker::unreachable);
        taker.open(ItemId{4711});
        QTRY_COMPARE(unreachable.count(), 1);
        QVERIFY(!unreachable.first().first().value<std::optional<DraftJournal::Entry>>());
    }

    void aRefusalToTakeBackIsTold()
    {
        Office office({u"1"_s});
        startSession(office);
        Taker taker(*office.session);
        QSignalSpy refused(&taker, &Taker::notTakenBack);
        taker.takeBack(office.ids[0], newId());
        QTRY_COMPARE(refused.count(), 1);
    }
};

INTRAY_TEST_GUILESS_MAIN(TakerTest)
#include "tst_taker.moc"
