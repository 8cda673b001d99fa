// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/daytime.h"
#include "session/deskfixture.h"
#include "support/testclass.h"

using namespace intray;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// What becomes of the lock while the record is in work.
class DeskLockTest : public QObject
{
    Q_OBJECT

private:
    /// A colleague has released my lock and, with `take`, taken the item.
    static Lock takeAway(Office &office, bool take = true)
    {
        valueOf(office.colleague.store.releaseLocks(
            {{office.desk->item().id, office.desk->item().lock.id}}, u"idle"_s));
        if (!take)
            return {};
        return valueOf(office.colleague.store.claimItems({office.desk->item().id}))
            .items.first()
            .lock;
    }

    static void giveBack(Office &office, const Lock &theirs)
    {
        valueOf(office.colleague.store.finish(office.desk->item().id, theirs.id,
                                              Disposition::returnLater()));
    }

    static void correct(Office &office, const Lock &theirs)
    {
        Disposition corrected = Disposition::returnLater();
        corrected.record =
            Record{{u"name"_s, u"theirs"_s}, {u"city"_s, u"theirs"_s}, {u"beds"_s, 12}};
        valueOf(office.colleague.store.finish(office.ids[0], theirs.id, corrected));
    }

    static void run(Office &office, std::chrono::seconds span)
    {
        for (auto passed = 0s; passed < span; passed += 2s) {
            office.clock.advance(2s);
            office.desk->lockClock().tick();
        }
    }

    static void runUntilWarned(Office &office)
    {
        for (auto passed = 0s; passed < 30min && !office.desk->message(); passed += 1s) {
            office.clock.advance(1s);
            office.desk->lockClock().tick();
        }
    }

private slots:
    void aLostLockSaysWhoHasTheItemAndKeepsTheText()
    {
        Office office({u"1"_s});
        office.open();
        office.takeNext();
        office.desk->record().edit(u"city"_s, u"opp"_s);
        const Lock theirs = takeAway(office);
        QTRY_COMPARE(office.desk->state(),
                     Desk::State::Lost); // found by itself, nothing was pressed
        QVERIFY(!office.desk->record().isEditable());
        QCOMPARE(office.desk->record().text(u"city"_s), u"opp"_s);
        const QString since = dayAndTime(theirs.lockedAt);
        QCOMPARE(since.count(u':'), 1); // no seconds
        QTRY_VERIFY2(office.sentence().startsWith(u"clerk2 released this item at "_s) &&
                         office.sentence().endsWith(u"; clerk2 holds it now. The reason: “idle”. "
                                                    "Your text is kept."_s),
                     qPrintable(office.sentence()));
        QCOMPARE(office.desk->message()->actions,
                 (QList<Action>{Action::TakeAgain, Action::KeepAsDraft}));
    }

    void aReleaseSaysWhoReleasedIt()
    {
        Office office({u"1"_s});
        office.open();
        office.takeNext();
        takeAway(office, false);
        QTRY_COMPARE(office.desk->state(), Desk::State::Lost);
        QTRY_VERIFY(office.sentence().startsWith(u"clerk2 released this item at "_s));
    }

    void theReasonIsToldThoughSomebodyElseHadItSince()
    {
        Office office({u"1"_s});
        office.open();
        office.session->setActive(false); // nothing is heard until somebody writes here
        office.takeNext();
        const Lock mine = office.desk->item().lock;
        valueOf(office.colleague.store.releaseLocks({{office.ids[0], mine.id}}, u"Urgent."_s));
        const Lock theirs =
            valueOf(office.colleague.store.claimItems({office.ids[0]})).items.first().lock;
        giveBack(office, theirs);
        office.desk->keepLock();
        QTRY_COMPARE(office.desk->state(), Desk::State::Lost);
        QTRY_VERIFY2(office.sentence().contains(u"The reason: “Urgent.”"_s),
                     qPrintable(office.sentence()));
        QVERIFY2(office.sentence().contains(u"clerk2 released this item at "_s),
                 qPrintable(office.sentence()));
    }

    void savingUnderALostLockIsRefusedAndNothingIsOverwritten()
    {
        Office office({u"1"_s});
        office.open();
        office.session->setActive(false);
        office.takeNext();
        const Lock theirs = takeAway(office);
        valueOf(office.colleague.store.saveDraft(office.ids[0], theirs.id, 1,
                                                 {{u"city"_s, u"theirs"_s}}));
        office.desk->record().edit(u"city"_s, u"mine"_s);
        office.desk->completeAndNext();
        QTRY_COMPARE(office.desk->state(), Desk::State::Lost);
        QCOMPARE(office.desk->record().text(u"city"_s), u"mine"_s);
        const ItemDetail detail = office.detailOf(office.ids[0]);
        QCOMPARE(detail.item.lock.user, u"clerk2"_s);
        QCOMPARE(detail.item.record.value(u"city"_s).toString(), u"boaz"_s);
        QCOMPARE(detail.drafts.first().content.value(u"city"_s).toString(), u"theirs"_s);
    }

    void takingAgainKeepsMyTextEveryTime()
    {
        Office office({u"1"_s});
        office.open();
        office.takeNext();
        office.desk->record().edit(u"city"_s, u"mine"_s);
        for (int round = 1; round <= 3; ++round) {
            const Lock theirs = takeAway(office);
            QTRY_COMPARE(office.desk->state(), Desk::State::Lost);
            giveBack(office, theirs);
            office.desk->takeAgain();
            QTRY_COMPARE(office.desk->state(), Desk::State::Working);
            QCOMPARE(office.desk->record().text(u"city"_s), u"mine"_s);
            QVERIFY(!office.desk->message());
            QTRY_COMPARE(office.detailOf(office.ids[0]).drafts.size(), 1);
            QTRY_COMPARE(office.detailOf(office.ids[0]).drafts.first().lock,
                         office.desk->item().lock.id);
        }
        office.desk->complete();
        QTRY_COMPARE(office.detailOf(office.ids[0]).item.record.value(u"city"_s).toString(),
                     u"mine"_s);
    }

    void takingAgainWhatSomebodyHoldsSaysWho()
    {
        Office office({u"1"_s});
        office.open();
        office.takeNext();
        takeAway(office);
        QTRY_COMPARE(office.desk->state(), Desk::State::Lost);
        QSignalSpy changed(office.desk.get(), &Desk::stateChanged);
        office.desk->takeAgain();
        QTRY_COMPARE(changed.count(), 2);
        QCOMPARE(office.desk->state(), Desk::State::Lost);
        QVERIFY(office.sentence().startsWith(u"clerk2 still has this item."_s));
        QVERIFY(office.desk->message()->actions.contains(Action::TakeAgain));
    }

    void whatAColleagueCorrectedMeanwhileIsThereButNotOverMyText()
    {
        Office office({u"1"_s});
        office.open();
        office.takeNext();
        office.desk->record().edit(u"city"_s, u"mine"_s);
        correct(office, takeAway(office));
        QTRY_COMPARE(office.desk->state(), Desk::State::Lost);
        office.desk->takeAgain();
        QTRY_COMPARE(office.desk->state(), Desk::State::Working);
        QCOMPARE(office.desk->record().text(u"city"_s), u"mine"_s);
        QCOMPARE(office.desk->record().text(u"name"_s), u"theirs"_s);
    }

    void whatAColleagueStoredUnderMyTextIsOfferedBesideIt()
    {
        Office office({u"1"_s});
        office.open();
        office.takeNext();
        office.desk->record().edit(u"city"_s, u"mine"_s);
        const Lock theirs = takeAway(office);
        correct(office, theirs);
        QTRY_COMPARE(office.desk->state(), Desk::State::Lost);
        office.desk->takeAgain();
        QTRY_COMPARE(office.desk->state(), Desk::State::Working);
        QCOMPARE(office.desk->proposal().offered(u"city"_s), std::optional(u"theirs"_s));
        QCOMPARE(office.desk->proposal().by(u"city"_s), u"clerk2"_s);
        QCOMPARE(office.desk->proposal().offered(u"name"_s), std::nullopt); // it stands there
        QCOMPARE(office.sentence(),
                 u"clerk2 changed this record in the meantime. The values that differ from yours "
                 "are shown beside the fields; accept or reject each."_s);
        office.desk->proposal().settle(u"city"_s);
        QVERIFY(!office.desk->proposal().offersAnything());
        QCOMPARE(office.desk->record().text(u"city"_s), u"mine"_s);
    }

    void whatWasStoredIsOfferedToATextThatComesBackLater()
    {
        Office office({u"1"_s});
        office.open();
        office.takeNext();
        office.desk->record().edit(u"city"_s, u"mine"_s);
        office.desk->saveDraft();
        QTRY_COMPARE(office.detailOf(office.ids[0]).drafts.size(), 1);
        const Lock theirs = takeAway(office);
        QTRY_COMPARE(office.desk->state(), Desk::State::Lost);
        office.desk->keepAsDraft();
        correct(office, theirs);
        office.desk->take(office.ids[0]);
        QTRY_COMPARE(office.desk->state(), Desk::State::Working);
        QCOMPARE(office.desk->record().text(u"city"_s), u"mine"_s);
        QCOMPARE(office.desk->proposal().offered(u"city"_s), std::optional(u"theirs"_s));
        QVERIFY(office.sentence().contains(u"clerk2 changed this record in the meantime."_s));
    }

    void whatWasGivenBackToMeIsNotInAnotherWindow()
    {
        Office office({u"1"_s});
        office.open();
        office.takeNext();
        office.desk->record().edit(u"name"_s, u"mine"_s);
        const Lock theirs = takeAway(office);
        Record typed = office.desk->item().record;
        typed.insert(u"city"_s, u"theirs"_s);
        valueOf(office.colleague.store.saveDraft(office.ids[0], theirs.id, 1, typed));
        QTRY_COMPARE(office.desk->state(), Desk::State::Lost);
        valueOf(office.colleague.store.takeAway({{office.ids[0], theirs.id}},
                                                {u"ill"_s, Office::me().user, true}));
        const QString since = dayAndTime(office.detailOf(office.ids[0]).item.lock.lockedAt);
        QTRY_COMPARE(office.sentence(),
                     u"clerk2 gave this item back to you at %1. Take it again to go on with it. "
                     "Your text is kept."_s.arg(since));
        office.desk->takeAgain();
        QTRY_COMPARE(office.desk->state(), Desk::State::Working);
        QCOMPARE(office.desk->record().text(u"name"_s), u"mine"_s);
        QCOMPARE(office.desk->proposal().offered(u"city"_s), std::optional(u"theirs"_s));
        QVERIFY(office.sentence().contains(u"clerk2 proposes other values for this record"_s));
    }

    void whatIsFinishedCanOnlyBeKeptAsADraft()
    {
        Office office({u"1"_s});
        office.open();
        office.takeNext();
        const Lock theirs = takeAway(office);
        valueOf(office.colleague.store.finish(office.ids[0], theirs.id, Disposition::complete()));
        QTRY_COMPARE(office.desk->state(), Desk::State::Lost);
        QTRY_VERIFY(office.sentence().startsWith(u"clerk2 completed this item at "_s));
        QCOMPARE(office.desk->message()->actions, QList<Action>{Action::KeepAsDraft});
    }

    void keepingAsADraftClearsTheDeskAndTheTextCanBeOpenedAgain()
    {
        Office office({u"1"_s});
        office.open();
        office.takeNext();
        office.desk->record().edit(u"city"_s, u"mine"_s);
        takeAway(office);
        QTRY_COMPARE(office.desk->state(), Desk::State::Lost);
        office.desk->keepAsDraft();
        QCOMPARE(office.desk->state(), Desk::State::Empty);
        QVERIFY(office.desk->message().has_value());
        office.desk->open(office.ids[0]);
        QTRY_COMPARE(office.desk->state(), Desk::State::Lost);
        QCOMPARE(office.desk->record().text(u"city"_s), u"mine"_s);
        QVERIFY(office.sentence().startsWith(u"clerk2 took this item at "_s));
    }

    void anotherRecordCanBeTakenWhileOneIsLost()
    {
        Office office({u"1"_s, u"2"_s});
        office.open();
        office.takeNext();
        office.desk->record().edit(u"city"_s, u"mine"_s);
        takeAway(office);
        QTRY_COMPARE(office.desk->state(), Desk::State::Lost);
        office.takeNext();
        QCOMPARE(office.desk->item().key, u"2"_s);
        office.desk->open(office.ids[0]);
        QTRY_COMPARE(office.desk->state(), Desk::State::Lost);
        QCOMPARE(office.desk->record().text(u"city"_s), u"mine"_s);
    }

    void anExpiredLockThatNobodyTookMayStillComplete()
    {
        Queue rules = Office::hospital();
        rules.lockDuration = 1s;
        Office office({u"1"_s}, rules);
        office.open();
        office.takeNext();
        const QDateTime end = office.desk->item().lock.expiresAt;
        QTRY_VERIFY(valueOf(office.colleague.store.now()) > end);
        run(office, 2s);
        QTRY_VERIFY(office.sentence().startsWith(u"Your lock has ended, but nobody has taken"_s));
        QCOMPARE(office.desk->state(), Desk::State::Working);
        office.desk->complete();
        QTRY_COMPARE(office.desk->state(), Desk::State::Empty);
        QCOMPARE(office.detailOf(office.ids[0]).item.state, intray::State::Done);
    }

    void anExpiredLockThatSomebodyTookIsLost()
    {
        Queue rules = Office::hospital();
        rules.lockDuration = 1s;
        Office office({u"1"_s}, rules);
        office.open();
        office.takeNext();
        const QDateTime end = office.desk->item().lock.expiresAt;
        QTRY_VERIFY(valueOf(office.colleague.store.now()) > end);
        QCOMPARE(valueOf(office.colleague.store.claimNext({u"hospital"_s})).items.size(), 1);
        QTRY_COMPARE(office.desk->state(), Desk::State::Lost);
    }

    void nearTheEndAMessageOffersToKeepTheLock()
    {
        Office office({u"1"_s});
        office.open();
        office.takeNext();
        QSignalSpy focused(office.desk.get(), &Desk::focusWanted);
        QTRY_VERIFY(
            (runUntilWarned(office), office.sentence() == u"Your lock ends in 5 minute(s)."_s));
        QCOMPARE(office.desk->message()->actions, QList<Action>{Action::KeepLock});
        QCOMPARE(focused.count(), 0);
        office.desk->perform(Action::KeepLock);
        QTRY_VERIFY(!office.desk->message());
        QVERIFY(office.desk->lockClock().remaining() > 29min);
    }

    void theWarningCountsOnAndCallsOnlyWhenItIsDue()
    {
        Office office({u"1"_s});
        office.open();
        office.takeNext();
        QTRY_VERIFY(
            (runUntilWarned(office), office.sentence() == u"Your lock ends in 5 minute(s)."_s));
        QVERIFY(!office.desk->message()->countsOn);
        run(office, 60s);
        QCOMPARE(office.sentence(), u"Your lock ends in 4 minute(s)."_s);
        QVERIFY(office.desk->message()->countsOn);
        run(office, 3min);
        QCOMPARE(office.sentence(), u"Your lock ends in 1 minute(s)."_s);
        QVERIFY(!office.desk->message()->countsOn); // the last warning
        run(office, 2s);
        QCOMPARE(office.sentence(), u"Your lock ends in 58 second(s)."_s);
        QVERIFY(office.desk->message()->countsOn);
        office.desk->dismissMessage();
        run(office, 2s);
        QVERIFY(!office.desk->message());
    }

    void inputExtendsTheLockByItself()
    {
        Office office({u"1"_s});
        office.open();
        office.takeNext();
        const QDateTime before = office.desk->item().lock.expiresAt;
        QTRY_VERIFY(valueOf(office.colleague.store.now()) > before.addSecs(-1800).addMSecs(20));
        QTRY_VERIFY((office.desk->noteActivity(), run(office, 60s),
                     office.detailOf(office.ids[0]).item.lock.expiresAt > before));
        QTRY_VERIFY(office.desk->item().lock.expiresAt > before);
        QVERIFY(office.desk->lockClock().remaining() > 15min);
    }

    void anIdleDeskExtendsNothing()
    {
        Office office({u"1"_s});
        office.open();
        office.takeNext();
        office.desk->noteActivity();
        const QDateTime before = office.desk->item().lock.expiresAt;
        office.clock.advance(4s);
        run(office, 29min);
        office.settle();
        QCOMPARE(office.detailOf(office.ids[0]).item.lock.expiresAt, before);
    }

    void noExtensionGoesBeyondTheLongestHoldAndTheDeskSaysSo()
    {
        Queue rules = Office::hospital();
        rules.longestHold = rules.lockDuration;
        Office office({u"1"_s}, rules);
        office.open();
        office.takeNext();
        QVERIFY(office.desk->whyNot(Action::KeepLock).contains(u"at most 30 minute"_s));
        office.desk->keepLock();
        QVERIFY(office.sentence().contains(u"cannot be extended any further"_s));
    }

    void afterASleepTheDatabaseIsAskedAtOnce()
    {
        Office office({u"1"_s});
        office.open();
        office.takeNext();
        QSignalSpy resumed(office.session.get(), &Session::resumed);
        takeAway(office);
        office.clock.advance(20min);
        office.desk->lockClock().tick();
        QCOMPARE(resumed.count(), 1);
        QTRY_COMPARE(office.desk->state(), Desk::State::Lost);
    }
};

INTRAY_TEST_GUILESS_MAIN(DeskLockTest)
#include "tst_desklock.moc"
