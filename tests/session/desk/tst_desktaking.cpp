// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/daytime.h"
#include "session/deskfixture.h"
#include "session/feeds/helditems.h"
#include "support/testclass.h"

using namespace intray;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using Item = intray::Item;

/// From asking for a record to having it on the desk.
class DeskTakingTest : public QObject
{
    Q_OBJECT

private slots:
    void thatNothingIsOpenGoesWhenSomethingComes()
    {
        Office office;
        office.open();
        office.desk->noteOpenItems(0);
        office.desk->takeNext();
        QTRY_VERIFY(office.sentence().startsWith(u"Nothing is open in hospital."_s));
        office.desk->noteOpenItems(0);
        QVERIFY(office.desk->message());
        office.desk->noteOpenItems(2);
        QVERIFY(!office.desk->message());
    }

    void whatIsSaidOfAQueueGoesWithTheQueue()
    {
        Office office;
        office.open();
        office.desk->takeNext();
        QTRY_VERIFY(office.sentence().startsWith(u"Nothing is open in hospital."_s));
        office.desk->setQueue(office.desk->queue());
        QVERIFY(office.desk->message());
        office.desk->setQueue(queueNamed(u"others"_s));
        QVERIFY(!office.desk->message());
    }

    void anOfferToResumeGoesWithTheItems()
    {
        Office office({u"1"_s});
        const Claim mine =
            valueOf(Person(office.database, Office::me().user).store.claimItems({office.ids[0]}));
        office.open();
        HeldItems held(*office.session);
        office.desk->follow(held);
        held.refresh();
        QTRY_COMPARE(held.heldCount(), 1);
        office.desk->offerResume(office.ids[0], held.sentence());
        valueOf(office.colleague.store.releaseLocks({{office.ids[0], mine.lock}}, u"ill"_s));
        QTRY_VERIFY(held.items().isEmpty());
        QTRY_VERIFY(office.sentence().startsWith(u"1 is no longer locked for you."_s));
        QVERIFY(!office.desk->message()->actions.contains(Action::Resume));
    }

    void takingTheNextShowsItInItsFirstField()
    {
        Office office({u"10018"_s});
        office.open();
        QSignalSpy focused(office.desk.get(), &Desk::placeWanted);
        office.takeNext();
        QCOMPARE(office.desk->item().key, u"10018"_s);
        QCOMPARE(office.desk->record().text(u"city"_s), u"boaz"_s);
        QCOMPARE(office.desk->record().importedText(u"beds"_s), u"12"_s);
        QCOMPARE(focused.first().first().toString(), u"name"_s);
        QVERIFY(office.desk->lockClock().remaining() > 29min);
        QCOMPARE(office.detailOf(office.ids[0]).item.lock.user, u"clerk1"_s);
        QVERIFY(!office.desk->message());
    }

    void theWindowIsNeverHeldUpByTheDatabase()
    {
        Office office({u"10018"_s});
        office.open();
        office.desk->takeNext();
        QCOMPARE(office.desk->state(), Desk::State::Taking); // the answer is still to come
        QVERIFY(!office.desk->whyNot(Action::TakeNext).isEmpty());
    }

    void emptyHeldByOthersLaterPausedAndLimitedAreDifferentAnswers()
    {
        Queue rules = Office::hospital();
        rules.locksPerUser = 1;
        Office office({}, rules);
        office.open();
        QStringList sentences;
        const auto ask = [&] {
            QSignalSpy said(office.desk.get(), &Desk::messageChanged);
            office.desk->dismissMessage();
            office.desk->takeNext();
            QTRY_VERIFY(office.desk->state() != Desk::State::Taking && office.desk->message());
            sentences.append(office.sentence());
        };
        ask();
        const ItemId held =
            valueOf(office.colleague.store.addItem(u"hospital"_s, Office::itemNamed(u"1"_s)));
        const Claim theirs = valueOf(office.colleague.store.claimItems({held}));
        ask();
        valueOf(office.colleague.store.finish(held, theirs.lock, Disposition::returnLater(2h)));
        ask();
        valueOf(office.colleague.store.pauseQueue(u"hospital"_s, true));
        ask();
        valueOf(office.colleague.store.pauseQueue(u"hospital"_s, false));
        valueOf(office.colleague.store.addItem(u"hospital"_s, Office::itemNamed(u"2"_s)));
        office.takeNext();
        ask();
        QVERIFY(sentences[0].startsWith(u"Nothing is open in hospital."_s));
        QVERIFY(sentences[1].contains(u"locked by others: 1 item"_s));
        QVERIFY(sentences[2].contains(u"returned for later; the next item is available at"_s));
        QVERIFY(sentences[3].contains(u"is paused"_s));
        QVERIFY(sentences[4].startsWith(u"You hold 1 item"_s));
        QCOMPARE(office.desk->item().key, u"2"_s); // the record in work stays on the desk
        QCOMPARE(office.desk->state(), Desk::State::Working);
    }

    void notPermittedSaysWhomToAsk()
    {
        Claim claim;
        claim.shortage = Shortage::NotPermitted;
        const Message message = DeskAnswers(Office::me()).shortage(claim, Office::hospital());
        QVERIFY(message.sentence.contains(u"not allowed"_s));
        QVERIFY(message.sentence.contains(u"supervisor"_s));
    }

    void offlineOffersToTryAgain()
    {
        Office office;
        Session nowhere(DatabaseUrl::sqlite(office.database.folder() + u"/gone/queue.db"_s),
                        Office::me(), OpenMode::Existing, office.journal);
        Desk desk(nowhere);
        desk.setQueue(Office::hospital());
        desk.takeNext();
        QTRY_VERIFY(desk.message().has_value());
        QCOMPARE(desk.state(), Desk::State::Empty);
        QCOMPARE(desk.message()->kind, Message::Kind::Problem);
        QCOMPARE(desk.message()->actions, QList<Action>{Action::Retry});
        QVERIFY(!desk.message()->sentence.isEmpty());
    }

    void anItemAColleagueWasFasterWithSaysWhoAndOffersTheNext()
    {
        Office office({u"1"_s, u"2"_s});
        office.open();
        const Claim theirs = valueOf(office.colleague.store.claimItems({office.ids[0]}));
        office.desk->take(office.ids[0]);
        QTRY_VERIFY(office.desk->message().has_value());
        const QString since = dayAndTime(theirs.items.first().lock.lockedAt);
        QCOMPARE(office.sentence(), u"clerk2 took this item at %1."_s.arg(since));
        QCOMPARE(office.desk->message()->actions, QList<Action>{Action::TakeNext});
        office.desk->perform(Action::TakeNext);
        QTRY_COMPARE(office.desk->item().key, u"2"_s);
        QVERIFY(!office.desk->message());
    }

    void theItemPickedFromTheListIsTaken()
    {
        Office office({u"1"_s, u"2"_s});
        office.open();
        office.desk->take(office.ids[1]);
        QTRY_COMPARE(office.desk->state(), Desk::State::Working);
        QCOMPARE(office.desk->item().key, u"2"_s);
    }

    void pickingWhatIHoldAlreadyOpensIt()
    {
        Office office({u"1"_s, u"2"_s});
        office.open();
        office.takeNext();
        office.desk->take(office.ids[1]);
        QTRY_COMPARE(office.desk->item().key, u"2"_s);
        office.desk->take(office.ids[0]);
        QTRY_COMPARE(office.desk->item().key, u"1"_s);
        QCOMPARE(office.desk->state(), Desk::State::Working);
    }

    void theRecordThatIsLeftStaysHeldWithItsText()
    {
        Office office({u"1"_s, u"2"_s});
        office.open();
        office.takeNext();
        office.desk->record().edit(u"city"_s, u"opp"_s);
        office.desk->takeNext();
        QTRY_COMPARE(office.desk->item().key, u"2"_s);
        office.settle();
        const ItemDetail left = office.detailOf(office.ids[0]);
        QCOMPARE(left.item.lock.user, u"clerk1"_s);
        QCOMPARE(left.drafts.first().content.value(u"city"_s).toString(), u"opp"_s);
    }

    void aLateAnswerKeepsItsLockAndSaysSo()
    {
        Office office({u"1"_s, u"2"_s});
        office.open();
        office.takeNext();
        const ItemId first = office.desk->item().id;
        office.desk->takeNext(); // under way when the clerk goes back to what is held
        office.desk->open(first);
        QTRY_COMPARE(office.desk->state(), Desk::State::Working);
        QTRY_COMPARE(office.detailOf(office.ids[1]).item.lock.user, u"clerk1"_s);
        QTRY_COMPARE(office.desk->item().id, first);
        QCOMPARE(office.sentence(), u"2 was taken for you in the meantime and is under “Mine”."_s);
    }

    void goingWhileAnAnswerIsOnItsWayIsSafe()
    {
        Office office({u"1"_s, u"2"_s});
        office.open();
        office.takeNext();
        office.desk->record().edit(u"city"_s, u"opp"_s);
        office.desk->completeAndNext();
        office.desk.reset();
        office.settle();
        QCOMPARE(office.detailOf(office.ids[0]).item.state, intray::State::Done);
        office.sitDown();
        office.desk->takeNext();
        office.desk.reset();
        office.session.reset();
        QCOMPARE(office.detailOf(office.ids[1]).item.lock.user,
                 u"clerk1"_s); // mine, and in my items
    }

    void resumingAfterACrashBringsBackEveryField()
    {
        Office office({u"1"_s});
        office.open();
        office.takeNext();
        office.desk->record().edit(u"name"_s, u" callahan  "_s);
        office.desk->record().edit(u"beds"_s, u"abc"_s); // not valid, kept all the same
        auto written = office.journal.writeNow();
        QTRY_VERIFY(written.isFinished());
        const Outcome<QList<HeldItem>> mine = Person(office.database, u"clerk1"_s).store.mine();
        QVERIFY(!valueOf(mine).first().draft); // the database has seen nothing of it yet

        Session next(office.database.url(), Office::me(), OpenMode::Existing, office.journal);
        QSignalSpy started(&next, &Session::started);
        next.start();
        QVERIFY(started.wait());
        Desk desk(next);
        desk.open(office.ids[0]);
        QTRY_COMPARE(desk.state(), Desk::State::Working);
        QCOMPARE(desk.record().text(u"name"_s), u" callahan  "_s);
        QCOMPARE(desk.record().text(u"beds"_s), u"abc"_s);
        QCOMPARE(desk.record().text(u"city"_s), u"boaz"_s);
        QCOMPARE(desk.record().typedFields(), (QStringList{u"name"_s, u"beds"_s}));
    }

    void theNewerOfTwoDraftsIsOpened()
    {
        Office office({u"1"_s});
        const Claim claim =
            valueOf(Person(office.database, u"clerk1"_s).store.claimItems({office.ids[0]}));
        Person me(office.database, u"clerk1"_s);
        const Draft local{office.ids[0], claim.lock, u"clerk1"_s, 3, {{u"city"_s, u"older"_s}}, {}};
        office.journal.keep(
            {office.database.url().text(), u"clerk1"_s, local, u"1"_s, u"hospital"_s});
        valueOf(me.store.saveDraft(office.ids[0], claim.lock, 4, {{u"city"_s, u"newer"_s}}));
        office.open();
        office.desk->open(office.ids[0]);
        QTRY_COMPARE(office.desk->state(), Desk::State::Working);
        QCOMPARE(office.desk->record().text(u"city"_s), u"newer"_s);
        office.desk->record().edit(u"city"_s, u"newest"_s);
        office.desk->saveDraft();
        office.settle();
        QCOMPARE(office.detailOf(office.ids[0]).drafts.first().content.value(u"city"_s).toString(),
                 u"newest"_s);
    }

    void whileTheDatabaseIsGoneTheTextIsShownAndOpenedLater()
    {
        Office office({u"1"_s});
        const Claim claim =
            valueOf(Person(office.database, u"clerk1"_s).store.claimItems({office.ids[0]}));
        const Draft local{office.ids[0], claim.lock, u"clerk1"_s, 3, {{u"city"_s, u"opp"_s}}, {}};
        const QString path = office.database.folder() + u"/moved.db"_s;
        const DatabaseUrl url = DatabaseUrl::sqlite(path);
        office.journal.keep({url.text(), u"clerk1"_s, local, u"1"_s, u"hospital"_s});
        Session session(url, Office::me(), OpenMode::Existing, office.journal);
        session.start();
        Desk desk(session);
        desk.open(office.ids[0]);
        QTRY_COMPARE(desk.state(), Desk::State::Lost);
        QCOMPARE(desk.item().key, u"1"_s);
        QCOMPARE(desk.record().text(u"city"_s), u"opp"_s);
        QVERIFY(desk.message()->sentence.contains(u"cannot be reached"_s));
        office.colleague.connection.reset();
        office.session.reset();
        QVERIFY(QFile::copy(office.database.path(), path));
        QTRY_COMPARE_WITH_TIMEOUT(desk.state(), Desk::State::Working, 20000);
        QCOMPARE(desk.record().text(u"city"_s), u"opp"_s);
        QCOMPARE(desk.item().lock.id, claim.lock);
    }

    void myTextOfAnEarlierLockComesBackWithTheItem()
    {
        Office office({u"1"_s});
        Person me(office.database, u"clerk1"_s);
        const Claim earlier = valueOf(me.store.claimItems({office.ids[0]}));
        valueOf(me.store.saveDraft(office.ids[0], earlier.lock, 1, {{u"city"_s, u"opp"_s}}));
        valueOf(office.colleague.store.releaseLocks({{office.ids[0], earlier.lock}}, u"left"_s));
        office.open();
        office.takeNext();
        QCOMPARE(office.desk->record().text(u"city"_s), u"opp"_s);
        QVERIFY(office.sentence().startsWith(u"Your unfinished text from"_s));
        office.desk->saveDraft();
        QTRY_VERIFY(valueOf(me.store.lostDrafts()).isEmpty()); // it lives under the new lock now
        QCOMPARE(valueOf(me.store.mine()).first().draft->content.value(u"city"_s).toString(),
                 u"opp"_s);
    }

    void everyActionSaysWhyItCannotBeDone()
    {
        Office office;
        office.open();
        office.desk->setQueue({});
        for (int action = 0; action <= int(Action::Retry); ++action) {
            const QString why = office.desk->whyNot(Action(action));
            QVERIFY2(why.endsWith(u'.'), qPrintable(u"action %1: '%2'"_s.arg(action).arg(why)));
        }
    }

    void unfinishedItemsAreOfferedAndReturnResumes()
    {
        Office office({u"1"_s});
        valueOf(Person(office.database, u"clerk1"_s).store.claimItems({office.ids[0]}));
        office.open();
        office.desk->offerResume(office.ids[0], u"You have 1 unfinished item."_s);
        QCOMPARE(office.desk->message()->actions, QList<Action>{Action::Resume});
        office.desk->perform(Action::Resume);
        QTRY_COMPARE(office.desk->state(), Desk::State::Working);
        QVERIFY(!office.desk->message());
    }
};

INTRAY_TEST_GUILESS_MAIN(DeskTakingTest)
#include "tst_desktaking.moc"
