// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/deskfixture.h"
#include "session/feeds/helditems.h"
#include "support/testclass.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// What happened since the last look, told by the newest events.
class ChangesTest : public QObject
{
    Q_OBJECT

private:
    static Event event(qint64 id, qint64 item, const QString &kind, const QString &user = u"anna"_s)
    {
        Event event;
        event.id = id;
        event.item = ItemId(item);
        event.kind = eventKindNamed(kind);
        event.user = user;
        return event;
    }

private slots:
    void atFirstEverythingIsNew()
    {
        RecentEvents recent;
        QVERIFY(recent.newIn({event(2, 7, u"claimed"_s), event(1, 7, u"imported"_s)}).isWhole);
    }

    void onlyWhatWasNotSeenIsNew()
    {
        RecentEvents recent;
        recent.newIn({event(1, 7, u"imported"_s)});
        const Changes changes =
            recent.newIn({event(2, 7, u"claimed"_s), event(1, 7, u"imported"_s)});
        QVERIFY(!changes.isWhole);
        QCOMPARE(changes.items(), QSet<ItemId>{ItemId(7)});
        QVERIFY(changes.mayTouch(ItemId(7)));
        QVERIFY(!changes.mayTouch(ItemId(8)));
        QVERIFY(changes.isBy(u"anna"_s));
        QVERIFY(!changes.isBy(u"bert"_s));
    }

    void anEventThatBecomesVisibleLateIsNotMissed()
    {
        RecentEvents recent;
        recent.newIn({event(3, 9, u"claimed"_s), event(1, 7, u"imported"_s)});
        const Changes changes = recent.newIn(
            {event(3, 9, u"claimed"_s), event(2, 8, u"claimed"_s), event(1, 7, u"imported"_s)});
        QCOMPARE(changes.items(), QSet<ItemId>{ItemId(8)});
    }

    void whatNoEventTellsMayBeAnything()
    {
        RecentEvents recent;
        recent.newIn({event(1, 7, u"imported"_s)});
        QVERIFY(recent.newIn({event(1, 7, u"imported"_s)}).isWhole);
    }

    void moreThanIsReadMayBeAnything()
    {
        RecentEvents recent;
        recent.newIn({event(1, 7, u"imported"_s)});
        QList<Event> many;
        for (qint64 id = RecentEvents::most + 1; id > 1; --id)
            many << event(id, id, u"claimed"_s);
        QVERIFY(recent.newIn(many).isWhole);
    }

    void whoSeesLittleOfALongHistoryIsToldThatLittle()
    {
        RecentEvents recent;
        recent.newIn({event(1, 7, u"imported"_s)});
        QVERIFY(
            !recent.newIn({event(1061, 9, u"claimed"_s)}).isWhole); // others are of other queues
    }

    void someOfWhatWasSeenIsReadAgain()
    {
        RecentEvents recent;
        QCOMPARE(recent.place(), 0);
        recent.newIn({event(500, 7, u"imported"_s), event(499, 7, u"imported"_s)});
        QCOMPARE(recent.place(), 300);
    }

    void whatGoesIsToldFromWhatComes_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<bool>("comes");
        for (const char *kind : {"imported", "added", "returned", "released", "expired", "reopened",
                                 "a kind of later"})
            QTest::newRow(kind) << QString::fromLatin1(kind) << true;
        for (const char *kind : {"claimed", "completed", "dismissed", "failed"})
            QTest::newRow(kind) << QString::fromLatin1(kind) << false;
    }

    void whatGoesIsToldFromWhatComes()
    {
        QFETCH(QString, kind);
        QFETCH(bool, comes);
        RecentEvents recent;
        recent.newIn({event(1, 6, u"imported"_s)});
        QCOMPARE(recent.newIn({event(2, 7, kind), event(1, 6, u"imported"_s)}).mayOpenItems(),
                 comes);
    }

    void theSessionNamesTheItemThatAColleagueTook()
    {
        Office office({u"1"_s, u"2"_s});
        office.open();
        QSignalSpy changed(office.session.get(), &Session::databaseChanged);
        QTRY_VERIFY(!changed.isEmpty()); // the first look
        changed.clear();
        valueOf(office.colleague.store.claimItems({office.ids[1]}));
        QTRY_VERIFY(!changed.isEmpty());
        QCOMPARE(office.session->changes().items(), QSet<ItemId>{office.ids[1]});
        QVERIFY(!office.session->changes().isWhole);
    }

    void whatOthersDoWithOtherItemsDoesNotFetchMyItemsAnew()
    {
        Office office({u"1"_s, u"2"_s});
        office.open();
        HeldItems held(*office.session);
        held.refresh();
        office.takeNext();
        QTRY_COMPARE(held.heldCount(), 1); // what I do is seen
        office.settle();
        office.session->noteExtension(); // fetches once more; whatever came before it is done then
        QSignalSpy fetched(&held, &HeldItems::changed);
        QVERIFY(fetched.wait());
        QSignalSpy changed(office.session.get(), &Session::databaseChanged);
        valueOf(office.colleague.store.claimItems({office.ids[1]}));
        QTRY_VERIFY(!changed.isEmpty() &&
                    office.session->changes().items().contains(office.ids[1]));
        fetched.clear();
        auto looked =
            office.session->watching().run([](Store &) -> Outcome<Done> { return Done{}; });
        QTRY_VERIFY(looked.isFinished());
        QCoreApplication::processEvents();
        QCOMPARE(fetched.count(), 0);
        const Lock lock = office.desk->item().lock;
        valueOf(office.colleague.store.releaseLocks({{office.ids[0], lock.id}}, u"on holiday"_s));
        QTRY_COMPARE(held.heldCount(), 0); // what befalls my items is seen
    }
};

INTRAY_TEST_GUILESS_MAIN(ChangesTest)
#include "tst_changes.moc"
