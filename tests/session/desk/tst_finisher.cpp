// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/desk/finishing/finisher.h"
#include "session/deskfixture.h"
#include "support/testclass.h"

#include <atomic>

using namespace intray;
using namespace Qt::StringLiterals;

/// Dispositions whose answer gets lost on the way.
class FinisherTest : public QObject
{
    Q_OBJECT

private:
    static Error cut() { return {Error::Kind::Offline, u"The database cannot be reached."_s, {}}; }

    /// The database does it, but its answer never arrives.
    static Outcome<FinishedWork> cutAfter(WorkStore &store, const Finisher::Job &job)
    {
        const auto work = Finisher::carryOut(store, job);
        return work ? Outcome<FinishedWork>(tl::unexpected(cut())) : work;
    }

    /// The connection dies before the database hears of it.
    static Outcome<FinishedWork> cutBefore(WorkStore &, const Finisher::Job &)
    {
        return tl::unexpected(cut());
    }

    static intray::Item claimed(Office &office)
    {
        Person me(office.database, u"clerk1"_s);
        return valueOf(me.store.claimNext({u"hospital"_s})).items.first();
    }

    static void start(Office &office)
    {
        QSignalSpy started(office.session.get(), &Session::started);
        office.session->start();
        QVERIFY(started.wait());
    }

private slots:
    void aLostAnswerAfterTheCommitCountsAsDone()
    {
        Office office({u"1"_s, u"2"_s});
        start(office);
        Finisher finisher(*office.session, cutAfter);
        QSignalSpy done(&finisher, &Finisher::done);
        const auto item = claimed(office);
        finisher.finish(item, Disposition::complete(), {u"hospital"_s});
        QTRY_COMPARE(done.count(), 1);
        const auto work = done.first().first().value<FinishedWork>();
        QVERIFY(work.next && work.next->detail);
        QCOMPARE(work.next->detail->item.key, u"2"_s); // the very one that the lost answer named
        QCOMPARE(office.detailOf(office.ids[0]).item.state, intray::State::Done);
        const auto completions = valueOf(office.colleague.store.history(office.ids[0]));
        QCOMPARE(
            std::count_if(completions.begin(), completions.end(),
                          [](const Event &event) { return event.kind == EventKind::Completed; }),
            1);
    }

    void aCutBeforeTheDatabaseHeardOfItIsNotDoneAndNeverWillBe()
    {
        Office office({u"1"_s});
        start(office);
        Finisher finisher(*office.session, cutBefore);
        QSignalSpy notDone(&finisher, &Finisher::notDone);
        const auto item = claimed(office);
        const Disposition disposition = Disposition::complete();
        finisher.finish(item, disposition, {});
        QTRY_COMPARE(notDone.count(), 1);
        QCOMPARE(office.detailOf(item.id).item.state, intray::State::Locked);
        Person me(office.database, u"clerk1"_s); // the original arrives after all
        errorIn(me.store.finish(item.id, item.lock.id, disposition));
        QCOMPARE(office.detailOf(item.id).item.state, intray::State::Locked);
    }

    void whatTheLineKeptFromTheDatabaseIsRepeatedUnderAnotherId()
    {
        Office office({u"1"_s, u"2"_s});
        start(office);
        const auto cuts = std::make_shared<std::atomic_int>(1);
        Finisher finisher(*office.session, [cuts](WorkStore &store, const Finisher::Job &job) {
            return cuts->fetch_sub(1) > 0 ? cutBefore(store, job) : Finisher::carryOut(store, job);
        });
        QSignalSpy done(&finisher, &Finisher::done);
        const auto item = claimed(office);
        const Disposition disposition = Disposition::complete();
        finisher.finish(item, disposition, {u"hospital"_s});
        QTRY_COMPARE(done.count(), 1);
        const auto work = done.first().first().value<FinishedWork>();
        QVERIFY(work.disposition.operation != disposition.operation);
        QCOMPARE(work.next->detail->item.key, u"2"_s);
        QCOMPARE(office.detailOf(item.id).item.state, intray::State::Done);
    }

    void whileItIsNotKnownItIsAskedAgainUntilItIs()
    {
        Office office({u"1"_s});
        start(office);
        Finisher finisher(*office.session, cutAfter);
        QSignalSpy unknown(&finisher, &Finisher::unknown);
        QSignalSpy done(&finisher, &Finisher::done);
        const auto item = claimed(office);
        office.changeTables(
            u"CREATE TRIGGER mute BEFORE INSERT ON event WHEN new.kind = 'tombstone' "
            "BEGIN SELECT RAISE(ABORT, 'no answer'); END"_s);
        finisher.finish(item, Disposition::complete(), {});
        QTRY_VERIFY(unknown.count() >= 2); // by itself
        QCOMPARE(done.count(), 0);
        office.changeTables(u"DROP TRIGGER mute"_s);
        finisher.askAgain();
        QTRY_COMPARE(done.count(), 1);
    }

    void aLostLockIsSaidAtOnce()
    {
        Office office({u"1"_s});
        start(office);
        Finisher finisher(*office.session);
        QSignalSpy lost(&finisher, &Finisher::lockLost);
        const auto item = claimed(office);
        valueOf(office.colleague.store.releaseLocks({{item.id, item.lock.id}}, u"idle"_s));
        finisher.finish(item, Disposition::complete(), {});
        QTRY_COMPARE(lost.count(), 1);
    }

    void goingAwayWhileItIsNotKnownIsSafe()
    {
        Office office({u"1"_s});
        start(office);
        auto finisher = std::make_unique<Finisher>(*office.session, cutAfter);
        finisher->finish(claimed(office), Disposition::complete(), {});
        finisher.reset();
        office.session.reset();
        QCOMPARE(office.detailOf(office.ids[0]).item.state, intray::State::Done);
    }
};

INTRAY_TEST_GUILESS_MAIN(FinisherTest)
#include "tst_finisher.moc"
