// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/desk/taking/recordopener.h"
#include "session/deskparts.h"
#include "support/testclass.h"

using namespace intray;
using namespace Qt::StringLiterals;
using Cause = DeskMessages::Cause;

/// How records come to the desk, and how their text is kept, without the desk.
class RecordOpenerTest : public QObject
{
    Q_OBJECT

private slots:
    void aRecordComesForWork()
    {
        Office office({u"1"_s});
        startSession(office);
        DeskParts parts(office);
        QSignalSpy changed(&parts.opener, &RecordOpener::recordChanged);
        QSignalSpy focus(&parts.opener, &RecordOpener::placeWanted);
        parts.takeNext();
        QCOMPARE(parts.record.item().id, office.ids[0]);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(focus.first().first().toString(), u"name"_s);
        QVERIFY(parts.lock.clock().isWatching());
    }

    void theOneThatIsThereStaysWhereNothingIsGiven()
    {
        Office office({u"1"_s});
        startSession(office);
        DeskParts parts(office);
        parts.takeNext();
        QSignalSpy nothing(&parts.opener, &RecordOpener::nothingGiven);
        parts.opener.takeNext(u"hospital"_s);
        QCOMPARE(parts.record.state(), DeskState::Taking);
        QTRY_COMPARE(nothing.count(), 1);
        QCOMPARE(parts.record.state(), DeskState::Working);
        QCOMPARE(parts.record.item().id, office.ids[0]);
    }

    void whatIsTypedIsSavedWhenAnotherComes()
    {
        Office office({u"1"_s, u"2"_s});
        startSession(office);
        DeskParts parts(office);
        parts.takeNext();
        parts.record.edit(u"city"_s, u"opp"_s);
        parts.opener.take(office.ids[1]);
        QTRY_COMPARE(parts.record.item().id, office.ids[1]);
        QTRY_COMPARE(office.detailOf(office.ids[0]).drafts.size(), 1);
        parts.opener.open(office.ids[0]);
        QTRY_COMPARE(parts.record.item().id, office.ids[0]);
        QCOMPARE(parts.record.text(u"city"_s), u"opp"_s);
    }

    void whatSomebodyElseHoldsIsShownToBeRead()
    {
        Office office({u"1"_s});
        startSession(office);
        DeskParts parts(office);
        valueOf(office.colleague.store.claimItems({office.ids[0]}));
        parts.opener.open(office.ids[0]);
        QTRY_COMPARE(parts.record.state(), DeskState::Lost);
        QVERIFY(parts.messages.isAbout(Cause::Lock));
        QVERIFY(parts.sentence().startsWith(u"clerk2 took this item at "_s));
    }

    void takingAgainKeepsTheText()
    {
        Office office({u"1"_s});
        startSession(office);
        DeskParts parts(office);
        parts.takeNext();
        parts.record.edit(u"city"_s, u"mine"_s);
        parts.loseToColleague(false);
        parts.record.loseLock();
        parts.opener.takeAgain();
        QTRY_COMPARE(parts.record.state(), DeskState::Working);
        QCOMPARE(parts.record.text(u"city"_s), u"mine"_s);
        QTRY_COMPARE(office.detailOf(office.ids[0]).drafts.size(), 1);
        QTRY_COMPARE(office.detailOf(office.ids[0]).drafts.first().lock,
                     parts.record.item().lock.id);
    }

    void aTextThatTheDatabaseDoesNotTakeIsSaidToBeSafeHere()
    {
        Office office({u"1"_s});
        startSession(office);
        DeskParts parts(office);
        parts.takeNext();
        office.breakDrafts();
        parts.record.edit(u"city"_s, u"opp"_s);
        parts.record.leaveField(u"city"_s);
        QTRY_VERIFY(parts.messages.isAbout(Cause::Draft));
        office.mendDrafts();
        parts.text.drafts().saveNow();
        QTRY_VERIFY(!parts.messages.message());
        QCOMPARE(office.detailOf(office.ids[0]).drafts.size(), 1);
    }

    void aClearedDeskHasNothing()
    {
        Office office({u"1"_s});
        startSession(office);
        DeskParts parts(office);
        parts.takeNext();
        parts.opener.clear();
        QCOMPARE(parts.record.state(), DeskState::Empty);
        QVERIFY(!parts.record.item().id.isValid());
        QVERIFY(!parts.lock.clock().isWatching());
    }
};

INTRAY_TEST_GUILESS_MAIN(RecordOpenerTest)
#include "tst_recordopener.moc"
