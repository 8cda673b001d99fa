// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/desk/lock/lockinwork.h"
#include "session/deskparts.h"
#include "support/testclass.h"

using namespace intray;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using Cause = DeskMessages::Cause;

/// What becomes of a lock, judged without a desk.
class LockWatchTest : public QObject
{
    Q_OBJECT

private:
    static void run(DeskParts &parts, std::chrono::seconds span)
    {
        for (auto passed = 0s; passed < span; passed += 2s) {
            parts.office.clock.advance(2s);
            parts.lock.clock().tick();
        }
    }

private slots:
    void aLockThatIsGoneIsToldWithWhoHasTheItem()
    {
        Office office({u"1"_s});
        startSession(office);
        DeskParts parts(office);
        parts.takeNext();
        QSignalSpy lost(&parts.lock, &LockInWork::lost);
        parts.loseToColleague();
        parts.lock.verify();
        QTRY_VERIFY(!lost.isEmpty());
        const auto message = lost.first().first().value<Message>();
        const QString &said = message.sentence;
        QVERIFY2(said.startsWith(u"clerk2 released this item at "_s), qPrintable(said));
        QVERIFY2(said.contains(u"clerk2 holds it now"_s), qPrintable(said));
        QVERIFY2(said.contains(u"idle"_s), "why it was released");
        QCOMPARE(message.actions, (QList<Action>{Action::TakeAgain, Action::KeepAsDraft}));
    }

    void whileAnAnswerIsAwaitedNothingIsJudged()
    {
        Office office({u"1"_s});
        startSession(office);
        DeskParts parts(office);
        parts.takeNext();
        parts.record.setState(DeskState::Finishing);
        QSignalSpy lost(&parts.lock, &LockInWork::lost);
        parts.loseToColleague();
        parts.lock.verify();
        QSignalSpy looked(office.session.get(), &Session::databaseChanged);
        QVERIFY(looked.wait());
        office.settle();
        auto seen = office.session->watching().run([](Store &) -> Outcome<Done> { return Done{}; });
        QTRY_VERIFY(seen.isFinished());
        QCoreApplication::processEvents();
        QCOMPARE(lost.count(), 0);
        parts.record.setState(DeskState::Working);
        parts.lock.verify();
        QTRY_VERIFY(!lost.isEmpty());
    }

    void theEndIsWarnedOfAndExtendingTakesTheWarningAway()
    {
        Office office({u"1"_s});
        startSession(office);
        DeskParts parts(office);
        parts.takeNext();
        run(parts, parts.record.rules().lockDuration - 2min);
        QVERIFY(parts.messages.isAbout(Cause::Lock));
        QCOMPARE(parts.messages.message()->actions, QList<Action>{Action::KeepLock});
        QSignalSpy extended(&parts.lock, &LockInWork::extended);
        parts.lock.extend();
        QTRY_COMPARE(extended.count(), 1);
        QVERIFY(!parts.messages.message());
    }

    void theLongestHoldIsSaidWhenMoreIsWished()
    {
        Queue rules = Office::hospital();
        rules.longestHold = rules.lockDuration;
        Office office({u"1"_s}, rules);
        startSession(office);
        DeskParts parts(office);
        parts.takeNext();
        QVERIFY(parts.lock.isLimitReached());
        parts.lock.extend();
        QTRY_VERIFY(parts.sentence().contains(u"cannot be extended any further"_s));
    }
};

INTRAY_TEST_GUILESS_MAIN(LockWatchTest)
#include "tst_lockinwork.moc"
