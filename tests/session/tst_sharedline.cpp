// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/feeds/helditems.h"
#include "session/sharedoffice.h"
#include "support/pgbouncer.h"
#include "support/testclass.h"

#include <QElapsedTimer>

using namespace intray;
using namespace Qt::StringLiterals;

/// Generous: what is said within seconds here must not fail on a machine that is busy.
#define COMES(condition) QTRY_VERIFY_WITH_TIMEOUT(condition, 40000)

/// A clerk at a PostgreSQL server whose line, or the server itself, fails.
class SharedLineTest : public QObject
{
    Q_OBJECT

private:
    static std::unique_ptr<Office> closedOfficeAt(SharedServer &shared, const QStringList &keys,
                                                  const QString &hosts = {})
    {
        return std::make_unique<Office>(keys, Office::hospital(),
                                        std::make_unique<SharedDatabase>(shared, hosts));
    }

    static void open(Office &office)
    {
        QSignalSpy started(office.session.get(), &Session::started);
        office.session->start();
        if (!started.wait(20000))
            qFatal("The session does not start: %s", qPrintable(office.session->linkSentence()));
        office.sitDown();
    }

    static std::unique_ptr<Office> officeAt(SharedServer &shared, const QStringList &keys,
                                            const QString &hosts = {})
    {
        auto office = closedOfficeAt(shared, keys, hosts);
        open(*office);
        return office;
    }

    static void take(Office &office)
    {
        office.desk->takeNext();
        COMES(office.desk->state() == Desk::State::Working);
    }

    static bool isLive(const Office &office)
    {
        return office.session->link() == Session::Link::Live;
    }

    static bool isOffline(const Office &office)
    {
        return office.session->link() == Session::Link::Offline;
    }

    static int completionsOf(Office &office, ItemId item)
    {
        const auto history = valueOf(office.colleague.store.history(item));
        return int(std::count_if(history.begin(), history.end(), [](const Event &event) {
            return event.kind == EventKind::Completed;
        }));
    }

private slots:
    void theLoginSaysWhoSomebodyIs()
    {
        SharedServer shared;
        const auto office = officeAt(shared, {u"1"_s});
        shared.welcome(u"anna"_s);
        Session session(shared.loginTo(SharedServer::placeOf(shared.server.port()), u"anna"_s),
                        Office::me(), OpenMode::Existing, office->journal);
        QSignalSpy started(&session, &Session::started);
        session.start();
        QVERIFY(started.wait(20000));
        QCOMPARE(session.identity().user, u"anna"_s);
        QCOMPARE(session.identity().workstation, Office::me().workstation);
        QCOMPARE(session.draftOwner().user, u"anna"_s);
        QVERIFY(!session.draftOwner().databaseId.isEmpty());
    }

    void aLoginThatIntrayDoesNotKnowIsToldSo()
    {
        SharedServer shared;
        const auto office = officeAt(shared, {});
        shared.server.sql(u"CREATE ROLE guest LOGIN PASSWORD '%1'"_s.arg(
            SharedServer::password().replace(u'\'', u"''"_s)));
        Session session(shared.loginTo(SharedServer::placeOf(shared.server.port()), u"guest"_s),
                        Office::me(), OpenMode::Existing, office->journal);
        QSignalSpy failed(&session, &Session::failed);
        session.start();
        QVERIFY(failed.wait(20000));
        QCOMPARE(failed.first().first().value<Error>().kind, Error::Kind::NotPermitted);
        QVERIFY(!session.isStarted());
    }

    void aLossThatNoEventTellsIsSeen()
    {
        SharedServer shared(SharedServer::Use::Own);
        const auto office = officeAt(shared, {u"1"_s});
        HeldItems held(*office->session);
        office->desk->follow(held);
        take(*office);
        COMES(office->session->isNotified() && held.heldCount() == 1);
        shared.server.sql(
            u"UPDATE intray.item SET state = 'open', lock_id = NULL, lock_user = NULL, "
            "lock_workstation = NULL, locked_at = NULL, expires_at = NULL; "
            "SELECT intray.tell_release(queue_id, id) FROM intray.item"_s,
            u"intray"_s);
        COMES(held.heldCount() == 0);
        COMES(office->desk->state() == Desk::State::Lost);
    }

    void anotherDatabaseAtTheSameAddressDoesNotKnowTheItemAndTheTextStays()
    {
        SharedServer shared(SharedServer::Use::Own);
        const auto office = officeAt(shared, {u"1"_s});
        take(*office);
        office->desk->record().edit(u"city"_s, u"Boaz"_s);
        QSignalSpy replaced(office->session.get(), &Session::databaseReplaced);
        const QString before = office->session->server().databaseId;
        shared.replaceDatabase();
        COMES(!replaced.isEmpty());
        QVERIFY(office->session->draftOwner().databaseId != before);
        COMES(office->desk->state() == Desk::State::Lost);
        COMES(office->sentence().contains(u"does not know the item"_s));
        QCOMPARE(office->desk->record().text(u"city"_s), u"Boaz"_s);
        QVERIFY(!office->desk->message()->actions.contains(Action::TakeAgain));
        office->desk->keepAsDraft();
        auto kept = office->journal.entries(office->session->draftOwner());
        QTRY_VERIFY(kept.isFinished());
        QCOMPARE(kept.result().size(), 1);
        QCOMPARE(kept.result().first().draft.content[u"city"_s].toString(), u"Boaz"_s);
    }

    void whatAColleagueDoesIsToldLongBeforeTheNextLook()
    {
        SharedServer shared;
        const auto office = closedOfficeAt(shared, {u"1"_s, u"2"_s, u"3"_s, u"4"_s});
        QSignalSpy changed(office->session.get(), &Session::databaseChanged);
        open(*office);
        COMES(office->session->isNotified() && !changed.isEmpty()); // the first look
        for (const ItemId item : office->ids) {
            changed.clear();
            QElapsedTimer timer;
            timer.start();
            valueOf(office->colleague.store.claimItems({item}));
            // In half of the time to the next look that would come anyway.
            QTRY_VERIFY(office->session->changes().mayTouch(item) &&
                        !office->session->changes().isWhole);
            QVERIFY(!changed.isEmpty());
            qInfo("told after %lld ms", timer.elapsed());
        }
    }

    void behindAPoolerItIsLookedForInstead()
    {
        SharedServer shared;
        shared.welcome(Office::me().user);
        const PgBouncer bouncer(shared.server);
        const auto office = closedOfficeAt(shared, {u"1"_s}, SharedServer::placeOf(bouncer.port()));
        QSignalSpy changed(office->session.get(), &Session::databaseChanged);
        open(*office);
        QVERIFY(office->session->server().isPooled);
        COMES(!changed.isEmpty());
        changed.clear();
        valueOf(office->colleague.store.claimItems({office->ids[0]}));
        QTRY_VERIFY(!changed.isEmpty());
        QVERIFY(!office->session->isNotified());
    }

    void aLineThatGoesMuteIsNoticedWhileNothingIsDone()
    {
        SharedServer shared;
        const auto office = officeAt(shared, {u"1"_s});
        COMES(office->session->isNotified());
        take(*office);
        QElapsedTimer timer;
        timer.start();
        shared.line.mute();
        COMES(isOffline(*office));
        qInfo("noticed after %lld ms", timer.elapsed());
        QVERIFY(office->desk->record().isEditable());
        QVERIFY(!office->desk->whyNot(Action::Complete).isEmpty());
        timer.start();
        shared.line.pass();
        COMES(isLive(*office));
        qInfo("back after %lld ms", timer.elapsed());
        COMES(office->session->isNotified());
        QCOMPARE(office->desk->state(), Desk::State::Working);
    }

    // Whoever asks about suspicious values is not told of a broken line, and the same or the next
    // question goes over a new one: by then the other lines are dead as well.
    void aLineThatBreaksUnderWorkThatTellsNobodyCostsNoPress()
    {
        SharedServer shared;
        const auto office = closedOfficeAt(shared, {u"1"_s, u"2"_s});
        QSignalSpy changed(office->session.get(), &Session::databaseChanged);
        open(*office);
        COMES(office->session->isNotified() && !changed.isEmpty());
        const auto isAnswered = [&office] {
            auto asked =
                office->session->watching().run([](WorkStore &store) { return store.now(); });
            asked.waitForFinished();
            return asked.result().has_value();
        };
        QVERIFY(isAnswered()); // so is what was asked before
        shared.line.cutAll();
        isAnswered(); // over a new line if the end of the old one was noticed before it was asked
        changed.clear();
        valueOf(office->colleague.store.claimItems({office->ids[0]}));
        COMES(office->session->changes().mayTouch(office->ids[0]) && !changed.isEmpty());
        take(*office);
    }

    void closingTheProgramWhileTheLineIsMuteEndsToo()
    {
        SharedServer shared;
        const auto office = officeAt(shared, {u"1"_s});
        take(*office);
        office->desk->record().edit(u"city"_s, u"Boaz"_s);
        const DraftOwner owner = office->session->draftOwner();
        shared.line.mute();
        office->session->lookNow();
        QElapsedTimer timer;
        timer.start();
        office->desk.reset();
        office->session.reset();
        qInfo("closed after %lld ms", timer.elapsed());
        auto kept = office->journal.entries(owner);
        QTRY_VERIFY(kept.isFinished());
        QCOMPARE(kept.result().first().draft.content[u"city"_s].toString(), u"Boaz"_s);
    }

    void aFrozenServerIsNoticed()
    {
        SharedServer shared(SharedServer::Use::Own);
        const auto office = officeAt(shared, {u"1"_s});
        COMES(office->session->isNotified());
        take(*office);
        QElapsedTimer timer;
        timer.start();
        Frozen frozen(shared.server);
        COMES(isOffline(*office));
        qInfo("noticed after %lld ms", timer.elapsed());
        frozen.thaw();
        COMES(isLive(*office));
        office->desk->complete();
        COMES(office->desk->state() == Desk::State::Empty);
        QCOMPARE(completionsOf(*office, office->ids[0]), 1);
    }

    void aRestartOfTheServerChangesNothingAtTheDesk()
    {
        SharedServer shared(SharedServer::Use::Own);
        const auto office = officeAt(shared, {u"1"_s, u"2"_s});
        COMES(office->session->isNotified());
        take(*office);
        office->desk->record().edit(u"city"_s, u"Boaz"_s);
        const LockId lock = office->desk->item().lock.id;
        shared.server.stop(Stop::Fast);
        COMES(isOffline(*office));
        shared.server.start();
        QElapsedTimer timer;
        timer.start();
        COMES(isLive(*office));
        qInfo("back after %lld ms", timer.elapsed());
        QCOMPARE(office->desk->state(), Desk::State::Working);
        QCOMPARE(office->desk->item().lock.id, lock);
        QCOMPARE(office->desk->record().text(u"city"_s), u"Boaz"_s);
        office->desk->complete();
        COMES(office->desk->state() == Desk::State::Empty);
        COMES(office->session->isNotified()); // it listens again
        Person supervisor(office->database, u"supervisor"_s);
        QSignalSpy changed(office->session.get(), &Session::databaseChanged);
        valueOf(supervisor.store.claimItems({office->ids[1]}));
        QTRY_VERIFY(!changed.isEmpty());
    }

    void aCompletionAskedForOfflineIsDoneOnceWhenTheLineIsBack()
    {
        SharedServer shared;
        const auto office = officeAt(shared, {u"1"_s});
        take(*office);
        office->desk->record().edit(u"city"_s, u"Boaz"_s);
        shared.line.refuse();
        shared.line.cutAll();
        COMES(isOffline(*office));
        office->desk->perform(Action::CompleteLater);
        COMES(office->desk->whyNot(Action::TakeBack).isEmpty());
        QCOMPARE(completionsOf(*office, office->ids[0]), 0);
        shared.line.pass();
        COMES(office->desk->state() == Desk::State::Empty);
        QCOMPARE(completionsOf(*office, office->ids[0]), 1);
        QCOMPARE(office->detailOf(office->ids[0]).item.record[u"city"_s].toString(), u"Boaz"_s);
    }

    // Other threads of the session talk over the same line, so the cut meets now the completion,
    // now a look at the lists: whatever it meets, the work is done once and the next record comes.
    void whereverTheLineIsCutACompletionHappensOnceAndTheNextRecordComes()
    {
        SharedServer shared;
        QStringList keys;
        for (int key = 1; key <= 17; ++key)
            keys << QString::number(key);
        const auto office = officeAt(shared, keys);
        take(*office);
        int cuts = 0;
        QElapsedTimer timer;
        timer.start();
        for (int message = 0; message < 16; ++message) {
            const ItemId item = office->desk->item().id;
            if (message % 2 == 0)
                shared.line.cutQuestion(1 + message / 2);
            else
                shared.line.cutAnswer(1 + message / 2);
            COMES(office->desk->whyNot(Action::CompleteAndNext).isEmpty());
            office->desk->completeAndNext();
            const bool goesOn = QTest::qWaitFor(
                [&] {
                    return office->desk->state() == Desk::State::Working &&
                           office->desk->item().id != item;
                },
                20000);
            QVERIFY2(goesOn, qPrintable(u"message %1, state %2, link %3: %4"_s.arg(message)
                                            .arg(int(office->desk->state()))
                                            .arg(int(office->session->link()))
                                            .arg(office->sentence())));
            QCOMPARE(completionsOf(*office, item), 1);
            qInfo("cut %d after %lld ms", message, timer.restart());
            cuts += shared.line.hasCut() ? 1 : 0;
            shared.line.pass();
        }
        QVERIFY(cuts > 8);
        Person me(office->database, Office::me().user);
        QCOMPARE(valueOf(me.store.mine()).size(), 1); // none was taken that nobody knows of
    }

    void aStandbyLetsPeopleLookAndWritingBeginsWhenItIsPromoted()
    {
        SharedServer shared(SharedServer::Use::Own);
        shared.welcome(Office::me().user);
        const auto standby = shared.server.standby(true);
        const auto office = officeAt(shared, {u"1"_s}, SharedServer::placeOf(standby->port()));
        QVERIFY(office->session->server().isReadOnly);
        QVERIFY(isLive(*office));
        QCOMPARE(office->desk->whyNot(Action::TakeNext), office->session->whyNoWriting());
        QVERIFY(!office->session->whyNoWriting().isEmpty());
        standby->promote();
        COMES(office->session->whyNoWriting().isEmpty());
        take(*office);
    }

    void workGoesOnAtASynchronousStandby()
    {
        SharedServer shared(SharedServer::Use::Own);
        shared.welcome(Office::me().user);
        const auto standby = shared.server.standby(true);
        const auto office = officeAt(shared, {u"1"_s},
                                     SharedServer::placeOf(shared.server.port()) + u',' +
                                         SharedServer::placeOf(standby->port()));
        take(*office);
        const LockId lock = office->desk->item().lock.id;
        shared.server.stop(Stop::Immediate);
        standby->promote();
        QElapsedTimer timer;
        timer.start();
        COMES(isLive(*office) && office->session->whyNoWriting().isEmpty());
        qInfo("back after %lld ms", timer.elapsed());
        office->desk->complete();
        COMES(office->desk->state() == Desk::State::Empty);
        QCOMPARE(standby->sql(u"SELECT count(*) FROM intray.event WHERE kind = 'completed' "
                              "AND lock_id = '%1'"_s.arg(lock),
                              u"intray"_s),
                 u"1"_s);
    }

    void aStandbyThatLaggedDoesNotKnowTheLockAndTheTextStays()
    {
        SharedServer shared(SharedServer::Use::Own);
        shared.welcome(Office::me().user);
        const auto standby = shared.server.standby(false);
        const auto office = officeAt(shared, {u"1"_s},
                                     SharedServer::placeOf(shared.server.port()) + u',' +
                                         SharedServer::placeOf(standby->port()));
        QTRY_COMPARE(standby->sql(u"SELECT count(*) FROM intray.item"_s, u"intray"_s), u"1"_s);
        standby->sql(u"ALTER SYSTEM SET primary_conninfo = ''"_s);
        standby->sql(u"SELECT pg_reload_conf()"_s);
        QTRY_COMPARE(standby->sql(u"SELECT count(*) FROM pg_stat_wal_receiver"_s), u"0"_s);
        take(*office);
        office->desk->record().edit(u"city"_s, u"Boaz"_s);
        shared.server.stop(Stop::Immediate);
        standby->promote();
        COMES(office->desk->state() == Desk::State::Lost);
        COMES(office->sentence().contains(u"does not know your lock"_s));
        QCOMPARE(office->desk->record().text(u"city"_s), u"Boaz"_s);
        COMES(office->desk->whyNot(Action::TakeAgain).isEmpty());
        office->desk->takeAgain();
        COMES(office->desk->state() == Desk::State::Working);
        QCOMPARE(office->desk->record().text(u"city"_s), u"Boaz"_s);
    }
};

INTRAY_TEST_GUILESS_MAIN(SharedLineTest)
#include "tst_sharedline.moc"
