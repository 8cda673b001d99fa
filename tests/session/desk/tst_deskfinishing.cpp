// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/deskfixture.h"
#include "support/testclass.h"

using namespace intray;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// How the work on a record ends, and how that is taken back.
class DeskFinishingTest : public QObject
{
    Q_OBJECT

private:
    static QList<DraftJournal::Entry> journalOf(Office &office)
    {
        auto entries = office.journal.entries(office.database.url().text(), u"clerk1"_s);
        entries.waitForFinished();
        return entries.result();
    }

private slots:
    void oneChordCompletesAndStandsInTheNextRecord()
    {
        Office office({u"1"_s, u"2"_s});
        office.open();
        office.takeNext();
        office.desk->record().edit(u"beds"_s, u"13"_s);
        QSignalSpy focused(office.desk.get(), &Desk::placeWanted);
        QSignalSpy finished(office.desk.get(), &Desk::finished);
        office.desk->completeAndNext();
        QCOMPARE(office.desk->state(), Desk::State::Finishing);
        QTRY_COMPARE(office.desk->item().key, u"2"_s);
        QCOMPARE(office.desk->state(), Desk::State::Working);
        QCOMPARE(focused.last().first().toString(), u"name"_s);
        QCOMPARE(finished.count(), 1);
        const ItemDetail done = office.detailOf(office.ids[0]);
        QCOMPARE(done.item.state, intray::State::Done);
        QCOMPARE(done.item.record.value(u"beds"_s), QJsonValue(13));
        QCOMPARE(office.desk->record().previousText(u"beds"_s).value(), u"13"_s);
        QVERIFY(journalOf(office).isEmpty());
    }

    void everyCorrectRecordIsOneChord()
    {
        QStringList keys;
        for (int key = 0; key < 60; ++key)
            keys.append(QString::number(key));
        Office office(keys);
        office.open();
        office.takeNext();
        for (int done = 1; done < keys.size(); ++done) {
            office.desk->completeAndNext();
            QTRY_COMPARE(office.desk->item().key, keys.at(done));
            QTRY_COMPARE(office.desk->state(), Desk::State::Working);
        }
        office.desk->completeAndNext();
        QTRY_COMPARE(office.desk->state(), Desk::State::Empty);
        QVERIFY(office.sentence().contains(u"59 is completed. Nothing is open"_s));
    }

    void thatAnItemIsCompletedIsSaidAsLongAsItCanBeTakenBack()
    {
        Office office({u"1"_s, u"2"_s});
        office.open();
        office.takeNext();
        office.desk->complete();
        QTRY_COMPARE(office.desk->state(), Desk::State::Empty);
        QCOMPARE(office.sentence(), u"1 is completed."_s);
        office.clock.advance(takeBackSpan + 1s);
        QTRY_COMPARE(office.sentence(), QString());
    }

    void whyNothingElseCameIsSaidOn()
    {
        Office office({u"1"_s});
        office.open();
        office.takeNext();
        office.desk->completeAndNext();
        QTRY_COMPARE(office.desk->state(), Desk::State::Empty);
        QVERIFY(office.sentence().startsWith(u"1 is completed. Nothing is open"_s));
        office.clock.advance(takeBackSpan + 1s);
        QTRY_VERIFY(office.sentence().startsWith(u"Nothing is open"_s));
    }

    void brokenRulesAreAllToldAndTheFirstGetsTheFocus()
    {
        Office office({u"1"_s});
        office.open();
        office.takeNext();
        office.desk->record().edit(u"name"_s, u""_s);
        office.desk->record().edit(u"beds"_s, u"many"_s);
        QSignalSpy focused(office.desk.get(), &Desk::focusWanted);
        office.desk->completeAndNext();
        QCOMPARE(office.desk->state(), Desk::State::Working);
        QVERIFY(!office.desk->record().faults(u"name"_s).isEmpty());
        QVERIFY(!office.desk->record().faults(u"beds"_s).isEmpty());
        QCOMPARE(focused.last().first().toString(), u"name"_s);
        QVERIFY(office.sentence().startsWith(u"2 field"_s));
        office.desk->record().edit(u"name"_s, u"a"_s);
        QVERIFY2(office.sentence().startsWith(u"1 field"_s), "as many as the head says");
        office.desk->record().edit(u"beds"_s, u"1"_s);
        QVERIFY(!office.desk->message()); // gone when its cause is gone
        QCOMPARE(office.detailOf(office.ids[0]).item.state, intray::State::Locked);
    }

    void everyWayOfFinishingIsOneKey_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<intray::State>("state");
        using Kind = Disposition::Kind;
        QTest::newRow("complete") << int(Kind::Complete) << intray::State::Done;
        QTest::newRow("return") << int(Kind::Return) << intray::State::Open;
        QTest::newRow("dismiss") << int(Kind::Dismiss) << intray::State::Dismissed;
        QTest::newRow("fail") << int(Kind::Fail) << intray::State::Failed;
    }

    void everyWayOfFinishingIsOneKey()
    {
        QFETCH(int, kind);
        QFETCH(intray::State, state);
        Office office({u"1"_s});
        office.open();
        office.takeNext();
        office.desk->record().edit(u"city"_s, u"opp"_s);
        switch (Disposition::Kind(kind)) {
        case Disposition::Kind::Complete:
            office.desk->complete();
            break;
        case Disposition::Kind::Return:
            office.desk->returnItem(2h);
            break;
        case Disposition::Kind::Dismiss:
            office.desk->dismiss();
            break;
        case Disposition::Kind::Fail:
            office.desk->fail(u"no such hospital"_s);
            break;
        case Disposition::Kind::SendBack:
            break; // needs a step before
        }
        QTRY_COMPARE(office.desk->state(), Desk::State::Empty);
        const ItemDetail detail = office.detailOf(office.ids[0]);
        QCOMPARE(detail.item.state, state);
        QCOMPARE(detail.item.record.value(u"city"_s).toString(), u"opp"_s); // nothing typed is lost
        QVERIFY(office.sentence().startsWith(u"1 is "_s));
        QVERIFY(office.desk->canTakeBack());
    }

    void aWayTheQueueDoesNotAllowSaysSo()
    {
        Queue rules = Office::hospital();
        rules.dispositions.remove(Disposition::Kind::Dismiss);
        Office office({u"1"_s}, rules);
        office.open();
        office.takeNext();
        QCOMPARE(office.desk->whyNot(Action::Dismiss), u"Items of hospital cannot be dismissed."_s);
        office.desk->dismiss();
        QCOMPARE(office.sentence(), u"Items of hospital cannot be dismissed."_s);
        QCOMPARE(office.desk->state(), Desk::State::Working);
    }

    void aRefusedDispositionLeavesTheTextOnTheDesk()
    {
        Office office({u"1"_s});
        office.open();
        office.takeNext();
        office.desk->record().edit(u"city"_s, u"opp"_s);
        office.desk->fail(u"  "_s); // a reason must be one
        QTRY_COMPARE(office.desk->state(), Desk::State::Working);
        QVERIFY(office.sentence().startsWith(u"1 is not finished; your text is still here."_s));
        QCOMPARE(office.desk->record().text(u"city"_s), u"opp"_s);
        QVERIFY(!journalOf(office).isEmpty());
        office.desk->complete();
        QTRY_COMPARE(office.desk->state(), Desk::State::Empty);
    }

    void aCompletionIsTakenBackWithMyValues()
    {
        Office office({u"1"_s});
        office.open();
        office.takeNext();
        office.desk->record().edit(u"city"_s, u"opp"_s);
        office.desk->complete();
        QTRY_VERIFY(office.desk->canTakeBack());
        QTRY_COMPARE(office.desk->state(), Desk::State::Empty);
        office.desk->takeBack();
        QTRY_COMPARE(office.desk->state(), Desk::State::Working);
        QCOMPARE(office.desk->record().text(u"city"_s), u"opp"_s);
        QCOMPARE(office.desk->record().importedText(u"city"_s), u"boaz"_s);
        QCOMPARE(office.detailOf(office.ids[0]).item.lock.user, u"clerk1"_s);
        QVERIFY(!office.desk->canTakeBack());
    }

    void whatWasOpenedMeanwhileStaysMine()
    {
        Office office({u"1"_s, u"2"_s});
        office.open();
        office.takeNext();
        office.desk->completeAndNext();
        QTRY_COMPARE(office.desk->item().key, u"2"_s);
        office.desk->record().edit(u"city"_s, u"opp"_s);
        office.desk->takeBack();
        QTRY_COMPARE(office.desk->item().key, u"1"_s);
        QTRY_COMPARE(office.sentence(), u"2, which had been taken in the meantime, stays with you "
                                        "and comes next."_s);
        office.settle();
        const ItemDetail other = office.detailOf(office.ids[1]);
        QCOMPARE(other.item.lock.user, u"clerk1"_s);
        QCOMPARE(other.drafts.first().content.value(u"city"_s).toString(), u"opp"_s);
    }

    void afterTenSecondsThereIsNothingToTakeBack()
    {
        Office office({u"1"_s});
        office.open();
        office.takeNext();
        office.desk->complete();
        QTRY_VERIFY(office.desk->canTakeBack());
        QSignalSpy changed(office.desk.get(), &Desk::takeBackChanged);
        office.clock.advance(10s);
        QVERIFY(!office.desk->canTakeBack());
        QTRY_COMPARE(changed.count(), 1);
    }

    void whatCannotBeTakenBackAnyMoreSaysSo()
    {
        Office office({u"1"_s});
        office.open();
        office.takeNext();
        office.desk->complete();
        QTRY_COMPARE(office.desk->state(), Desk::State::Empty);
        valueOf(office.colleague.store.reopen(office.ids[0]));
        office.desk->takeBack();
        QTRY_COMPARE(office.desk->state(), Desk::State::Empty);
        QVERIFY(office.sentence().contains(u"too late"_s));
    }
};

INTRAY_TEST_GUILESS_MAIN(DeskFinishingTest)
#include "tst_deskfinishing.moc"
