// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/brokenline.h"
#include "session/deskfixture.h"
#include "support/testclass.h"

#include <QFile>

using namespace intray;
using namespace Qt::StringLiterals;

/// What is typed, and how it is kept safe and checked.
class DeskTypingTest : public QObject
{
    Q_OBJECT

private slots:
    void whatIsTypedReachesTheDiskAndTheDatabaseByItself()
    {
        Office office({u"1"_s});
        office.open();
        office.takeNext();
        QSignalSpy written(&office.journal, &DraftJournal::written);
        office.desk->record().edit(u"city"_s, u"opp"_s);
        QVERIFY(written.wait());
        QTRY_VERIFY(!office.detailOf(office.ids[0]).drafts.isEmpty());
        const Draft draft = office.detailOf(office.ids[0]).drafts.first();
        QCOMPARE(draft.content.value(u"city"_s).toString(), u"opp"_s);
        QCOMPARE(draft.lock, office.desk->item().lock.id);
    }

    void anAnswerGoesWithTheNextLetter()
    {
        Office office({u"1"_s});
        office.open();
        office.takeNext();
        office.desk->inform(u"Nothing is misspelled in this field."_s);
        office.desk->record().edit(u"city"_s, u"opp"_s);
        QVERIFY(!office.desk->message());
    }

    void thatNothingIsWrongIsNotSaidOverAFault()
    {
        Office office({u"1"_s});
        office.open();
        office.takeNext();
        office.desk->record().edit(u"beds"_s, u"many"_s);
        office.desk->inform(u"No field breaks a rule."_s);
        office.desk->record().leaveField(u"beds"_s);
        QCOMPARE(office.desk->record().shownFaults(), 1);
        QVERIFY(!office.desk->message());
    }

    void whatIsSaidOfTheRecordStaysWhileOneTypes()
    {
        Office office({u"1"_s, u"2"_s});
        office.open();
        office.takeNext();
        office.desk->tellOfRecord(u"3 other records need the same."_s);
        office.desk->record().edit(u"city"_s, u"opp"_s);
        QCOMPARE(office.sentence(), u"3 other records need the same."_s);
        office.takeNext();
        QVERIFY(!office.desk->message());
    }

    void whyAKeyDidNothingGoesWhenItIsNotSoAnyMore()
    {
        Office office({u"1"_s});
        office.open();
        bool isSo = true;
        office.desk->explainWhile(u"Select items first."_s, [&isSo] { return isSo; });
        office.desk->lookAtMessage();
        QCOMPARE(office.sentence(), u"Select items first."_s);
        isSo = false;
        office.desk->lookAtMessage();
        QVERIFY(!office.desk->message());
    }

    void leavingAFieldSavesWithoutWaiting()
    {
        Office office({u"1"_s});
        office.open();
        office.takeNext();
        office.desk->record().edit(u"city"_s, u"opp"_s);
        office.desk->record().leaveField(u"city"_s);
        office.settle();
        QCOMPARE(office.detailOf(office.ids[0]).drafts.size(), 1);
    }

    void everySaveHasAHigherRevision()
    {
        Office office({u"1"_s});
        office.open();
        office.takeNext();
        int before = 0;
        for (const QString &typed : {u"a"_s, u"ab"_s, u"abc"_s}) {
            office.desk->record().edit(u"city"_s, typed);
            office.desk->saveDraft();
            QTRY_COMPARE(
                office.detailOf(office.ids[0]).drafts.value(0).content.value(u"city"_s).toString(),
                typed);
            const int revision = office.detailOf(office.ids[0]).drafts.first().revision;
            QVERIFY(revision > before);
            before = revision;
        }
    }

    void aBrokenRuleIsToldWhenTheFieldIsLeft()
    {
        Office office({u"1"_s});
        office.open();
        office.takeNext();
        QSignalSpy told(&office.desk->record(), &RecordInWork::faultsChanged);
        office.desk->record().edit(u"beds"_s, u"twelve"_s);
        QVERIFY(office.desk->record().faults(u"beds"_s).isEmpty());
        office.desk->record().leaveField(u"beds"_s);
        QCOMPARE(office.desk->record().faults(u"beds"_s).size(), 1);
        QCOMPARE(told.count(), 1);
        QCOMPARE(office.desk->record().text(u"beds"_s), u"twelve"_s);
        office.desk->record().edit(u"beds"_s, u"13"_s);
        QVERIFY(office.desk->record().faults(u"beds"_s).isEmpty());
    }

    void aFieldAndARecordCanBeReverted()
    {
        Office office({u"1"_s});
        office.open();
        office.takeNext();
        office.desk->record().edit(u"city"_s, u"opp"_s);
        office.desk->record().edit(u"beds"_s, u"x"_s);
        office.desk->record().edit(u"name"_s, u"y"_s);
        QSignalSpy changed(&office.desk->record(), &RecordInWork::textChanged);
        office.desk->record().revertField(u"city"_s);
        QCOMPARE(office.desk->record().text(u"city"_s), u"boaz"_s);
        QCOMPARE(changed.count(), 1);
        office.desk->record().revertRecord();
        QCOMPARE(changed.count(), 3);
        QVERIFY(office.desk->record().typedFields().isEmpty());
    }

    void aDatabaseThatRefusesTheDraftIsNoLossAndIsTriedAgain()
    {
        Office office({u"1"_s});
        office.open();
        office.takeNext();
        office.breakDrafts();
        QSignalSpy written(&office.journal, &DraftJournal::written);
        office.desk->record().edit(u"city"_s, u"opp"_s);
        office.desk->record().leaveField(u"city"_s);
        QTRY_VERIFY(office.sentence().contains(u"safe on this computer"_s));
        QCOMPARE(office.desk->state(), Desk::State::Working);
        QTRY_VERIFY(!written.isEmpty());
        office.mendDrafts();
        office.desk->saveDraft();
        QTRY_VERIFY(!office.desk->message());
        QVERIFY(!office.detailOf(office.ids[0]).drafts.isEmpty());
    }

    void aRefusedDraftTalksOverNothingWhileTheLineIsDown()
    {
        Office office({u"1"_s});
        office.open();
        office.takeNext();
        office.breakDrafts();
        const BrokenLine line(office);
        office.desk->record().edit(u"name"_s, QString());
        office.desk->completeLater();
        const QString said = office.sentence();
        QVERIFY(said.contains(u"must be corrected"_s));
        office.desk->record().edit(u"city"_s, u"opp"_s);
        office.desk->saveDraft();
        const auto behind =
            office.session->actions().run([](WorkStore &store) { return store.now(); });
        QTRY_VERIFY(behind.isFinished());
        QCoreApplication::processEvents();
        QCOMPARE(office.sentence(), said);
    }

    void aDiskThatRefusesTheDraftIsSaidAndTheDatabaseGetsItAtOnce()
    {
        Office office({u"1"_s});
        const QString folder = office.database.folder() + u"/drafts"_s;
        QFile blocker(folder);
        QVERIFY(blocker.open(QIODevice::WriteOnly));
        DraftJournal journal(folder);
        Session session(office.database.url(), Office::me(), OpenMode::Existing, journal);
        QSignalSpy started(&session, &Session::started);
        session.start();
        QVERIFY(started.wait());
        Desk desk(session);
        desk.setQueue(session.queueNamed(u"hospital"_s));
        desk.takeNext();
        QTRY_COMPARE(desk.state(), Desk::State::Working);
        desk.record().edit(u"city"_s, u"opp"_s);
        QTRY_VERIFY(desk.message() &&
                    desk.message()->sentence.contains(u"cannot be saved on this computer"_s));
        QCOMPARE(desk.state(), Desk::State::Working);
        QTRY_VERIFY(!office.detailOf(office.ids[0]).drafts.isEmpty());
        QVERIFY(blocker.remove());
        QTRY_VERIFY(!desk.message()); // written by itself when that can be
    }

    void recordsWithMarkupAndMuchTextComeBackAsTheyWere()
    {
        const QStringList texts{u"<b>x</b> & \"y\""_s, u"\u202e\u05d0\u05d1 abc"_s,
                                u"\U0001F600\u0301"_s, QString(1'000'000, u'x')};
        for (const QString &text : texts) {
            Office office({u"1"_s});
            office.open();
            office.takeNext();
            office.desk->record().edit(u"city"_s, text);
            office.desk->saveDraft();
            office.settle();
            office.desk.reset();
            office.sitDown();
            office.desk->open(office.ids[0]);
            QTRY_COMPARE(office.desk->state(), Desk::State::Working);
            QVERIFY(office.desk->record().text(u"city"_s) == text);
        }
    }
};

INTRAY_TEST_GUILESS_MAIN(DeskTypingTest)
#include "tst_desktyping.moc"
