// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/deskfixture.h"
#include "session/feeds/helditems.h"
#include "support/testclass.h"

using namespace intray;
using namespace Qt::StringLiterals;

class HeldItemsTest : public QObject
{
    Q_OBJECT

private:
    static Claim claim(Office &office, int index)
    {
        return valueOf(Person(office.database, u"clerk1"_s).store.claimItems({office.ids[index]}));
    }

    static void keep(Office &office, int index, const LockId &lock, int revision,
                     const QString &city)
    {
        Record content = office.detailOf(office.ids[index]).item.record;
        content.insert(u"city"_s, city);
        const Draft draft{office.ids[index], lock, u"clerk1"_s, revision, content, {}};
        office.journal.keep({office.database.url().text(), u"clerk1"_s, draft,
                             QString::number(index + 1), u"hospital"_s});
    }

    static QString cityOf(const HeldItem &held)
    {
        return held.draft ? held.draft->content.value(u"city"_s).toString() : QString();
    }

    static void start(Office &office)
    {
        QSignalSpy started(office.session.get(), &Session::started);
        office.session->start();
        QVERIFY(started.wait());
    }

private slots:
    void afterACrashItSaysHowManyAreUnfinished()
    {
        Office office({u"1"_s, u"2"_s, u"3"_s, u"4"_s});
        for (int index = 0; index < 3; ++index)
            claim(office, index);
        HeldItems held(*office.session);
        QSignalSpy found(&held, &HeldItems::found);
        start(office);
        QVERIFY(found.wait());
        QCOMPARE(found.first().first().toInt(), 3);
        QVERIFY(held.sentence().startsWith(u"You have 3 unfinished item"_s));
        QCOMPARE(held.items().first().item.key, u"1"_s);
        QCOMPARE(held.heldCount(), 3);
    }

    void aTextWhoseLockIsGoneIsNotCountedAmongWhatIsHeld()
    {
        Office office({u"1"_s, u"2"_s});
        claim(office, 0);
        const LockId lost = claim(office, 1).lock;
        Person me(office.database, u"clerk1"_s);
        valueOf(me.store.saveDraft(office.ids[1], lost, 1, {{u"city"_s, u"typed"_s}}));
        valueOf(office.colleague.store.releaseLocks({{office.ids[1], lost}}, u"ill"_s));
        HeldItems held(*office.session);
        start(office);
        QTRY_COMPARE(held.items().size(), 2);
        QCOMPARE(held.heldCount(), 1);
        QCOMPARE(held.sentence(), u"You have 1 unfinished item(s). Your text of 1 item(s) that you "
                                  "no longer hold is kept."_s);
    }

    void theOneWorkedOnLastIsResumed()
    {
        Office office({u"1"_s, u"2"_s, u"3"_s});
        const LockId first = claim(office, 0).lock;
        claim(office, 1);
        const Claim last = claim(office, 2);
        HeldItems held(*office.session);
        start(office);
        QTRY_COMPARE(held.items().size(), 3);
        QCOMPARE(held.lastInWork().id, office.ids[2]);
        Person me(office.database, u"clerk1"_s);
        QTRY_VERIFY(valueOf(me.store.now()) > last.now);
        valueOf(me.store.saveDraft(office.ids[0], first, 1, {{u"city"_s, u"typed"_s}}));
        held.refresh();
        QTRY_COMPARE(held.lastInWork().id, office.ids[0]);
    }

    void theNewerOfDiskAndDatabaseIsShown()
    {
        Office office({u"1"_s, u"2"_s});
        Person me(office.database, u"clerk1"_s);
        const LockId first = claim(office, 0).lock;
        const LockId second = claim(office, 1).lock;
        keep(office, 0, first, 5, u"disk"_s);
        valueOf(me.store.saveDraft(office.ids[0], first, 4, {{u"city"_s, u"database"_s}}));
        keep(office, 1, second, 4, u"disk"_s);
        valueOf(me.store.saveDraft(office.ids[1], second, 5, {{u"city"_s, u"database"_s}}));
        HeldItems held(*office.session);
        start(office);
        QTRY_COMPARE(held.items().size(), 2);
        QCOMPARE(cityOf(held.items()[0]), u"disk"_s);
        QCOMPARE(cityOf(held.items()[1]), u"database"_s);
    }

    void aTextWhoseLockIsLostIsOffered()
    {
        Office office({u"1"_s});
        const LockId lock = claim(office, 0).lock;
        keep(office, 0, lock, 1, u"mine"_s);
        valueOf(office.colleague.store.releaseLocks({{office.ids[0], lock}}, u"idle"_s));
        valueOf(office.colleague.store.claimItems({office.ids[0]}));
        HeldItems held(*office.session);
        start(office);
        QTRY_COMPARE(held.items().size(), 1);
        QVERIFY(held.isLost(held.items().first()));
        QVERIFY(held.items().first().hasText());
        QCOMPARE(held.items().first().item.lock.user, u"clerk2"_s);
        QCOMPARE(cityOf(held.items().first()), u"mine"_s);
        QCOMPARE(held.heldCount(), 0);
    }

    void aLostTextOfTheDatabaseIsOfferedToo()
    {
        Office office({u"1"_s});
        const LockId lock = claim(office, 0).lock;
        valueOf(Person(office.database, u"clerk1"_s)
                    .store.saveDraft(office.ids[0], lock, 1, {{u"city"_s, u"mine"_s}}));
        valueOf(office.colleague.store.releaseLocks({{office.ids[0], lock}}, u"idle"_s));
        HeldItems held(*office.session);
        start(office);
        QTRY_COMPARE(held.items().size(), 1);
        QVERIFY(held.isLost(held.items().first()));
        held.discard(office.ids[0]);
        QTRY_COMPARE(held.items().size(), 0);
        QVERIFY(valueOf(Person(office.database, u"clerk1"_s).store.lostDrafts()).isEmpty());
    }

    void aTextWhoseCompletionWasConfirmedIsNotOfferedAgain()
    {
        Office office({u"1"_s});
        const LockId lock = claim(office, 0).lock;
        keep(office, 0, lock, 1, u"mine"_s); // the program died before it could remove the file
        valueOf(Person(office.database, u"clerk1"_s)
                    .store.finish(office.ids[0], lock, Disposition::complete()));
        HeldItems held(*office.session);
        QSignalSpy found(&held, &HeldItems::found);
        start(office);
        QVERIFY(found.wait());
        QCOMPARE(held.items().size(), 0);
        auto entries = office.journal.entries(office.database.url().text(), u"clerk1"_s);
        QTRY_VERIFY(entries.isFinished());
        QVERIFY(entries.result().isEmpty());
    }

    void whileTheDatabaseIsGoneTheDiskServes()
    {
        Office office({u"1"_s});
        const DatabaseUrl url = DatabaseUrl::sqlite(office.database.folder() + u"/gone.db"_s);
        const Draft draft{ItemId(1), u"lock"_s, u"clerk1"_s, 1, {{u"city"_s, u"opp"_s}}, {}};
        office.journal.keep({url.text(), u"clerk1"_s, draft, u"10018"_s, u"hospital"_s});
        Session session(url, Office::me(), OpenMode::Existing, office.journal);
        HeldItems held(session);
        QSignalSpy found(&held, &HeldItems::found);
        session.start();
        QVERIFY(found.wait());
        QCOMPARE(held.items().size(), 1);
        QCOMPARE(held.items().first().item.key, u"10018"_s);
        QCOMPARE(cityOf(held.items().first()), u"opp"_s);
        QVERIFY(held.sentence().contains(u"cannot be reached"_s));
    }

    void anotherUsersTextIsNotMine()
    {
        Office office({u"1"_s});
        const LockId theirs = valueOf(office.colleague.store.claimItems({office.ids[0]})).lock;
        const Draft draft{office.ids[0], theirs, u"clerk2"_s, 1, {{u"city"_s, u"theirs"_s}}, {}};
        office.journal.keep(
            {office.database.url().text(), u"clerk2"_s, draft, u"1"_s, u"hospital"_s});
        HeldItems held(*office.session);
        QSignalSpy found(&held, &HeldItems::found);
        start(office);
        QVERIFY(found.wait());
        QVERIFY(held.items().isEmpty());
    }

    void itFollowsWhatHappens()
    {
        Office office({u"1"_s});
        HeldItems held(*office.session);
        office.open();
        office.takeNext();
        QTRY_COMPARE(held.items().size(), 1);
        QVERIFY(!held.items().first().hasText());
        office.desk->record().edit(u"city"_s, u"opp"_s);
        office.desk->record().leaveField(u"city"_s);
        QTRY_VERIFY(held.items().first().hasText());
        office.desk->complete();
        QTRY_COMPARE(held.items().size(), 0);
    }
};

INTRAY_TEST_GUILESS_MAIN(HeldItemsTest)
#include "tst_helditems.moc"
