// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/brokenline.h"
#include "session/drafts/postponedfile.h"
#include "support/testclass.h"

using namespace intray;
using namespace Qt::StringLiterals;

class DeskLaterTest : public QObject
{
    Q_OBJECT

private:
    static int completionsOf(Office &office, ItemId item)
    {
        const auto history = valueOf(office.colleague.store.history(item));
        return int(std::count_if(history.begin(), history.end(), [](const Event &event) {
            return event.kind == EventKind::Completed;
        }));
    }

    static QList<PostponedWork> onDisk(Office &office)
    {
        auto work = office.journal.postponed(office.session->draftOwner());
        work.waitForFinished();
        return work.result();
    }

    static void typeAndPostpone(Office &office)
    {
        office.desk->record().edit(u"city"_s, u"Boaz"_s);
        office.desk->perform(Action::CompleteLater);
        QTRY_COMPARE(office.desk->whyNot(Action::TakeBack), QString());
        QCOMPARE(office.desk->state(), Desk::State::Finishing);
    }

private slots:
    void whileTheLineIsDownNothingIsWrittenButTypingGoesOn()
    {
        Office office({u"1"_s});
        office.open();
        office.takeNext();
        QSignalSpy focus(office.desk.get(), &Desk::focusWanted);
        BrokenLine line(office);
        QCOMPARE(office.session->link(), Session::Link::Offline);
        for (const Action action : {Action::Complete, Action::CompleteAndNext, Action::Return,
                                    Action::KeepLock, Action::TakeNext})
            QCOMPARE(office.desk->whyNot(action), office.session->whyNoWriting());
        QVERIFY(!office.session->whyNoWriting().isEmpty());
        QCOMPARE(office.sentence(), office.session->whyNoWriting());
        QCOMPARE(office.desk->message()->actions, QList<Action>{Action::CompleteLater});
        QVERIFY(office.desk->record().isEditable());
        QVERIFY(focus.isEmpty());
        office.desk->record().edit(u"city"_s, u"Boaz"_s);
        QCOMPARE(office.desk->record().text(u"city"_s), u"Boaz"_s);
        QSignalSpy written(&office.journal, &DraftJournal::written);
        QVERIFY(written.wait());
        QCOMPARE(office.desk->record().text(u"city"_s), u"Boaz"_s);
    }

    void whenTheLineIsBackEverythingCanBeDoneAgain()
    {
        Office office({u"1"_s});
        office.open();
        office.takeNext();
        BrokenLine line(office);
        QVERIFY(office.desk->message());
        line.mend();
        QTRY_COMPARE(office.session->link(), Session::Link::Live);
        QCOMPARE(office.desk->whyNot(Action::Complete), QString());
        QVERIFY(!office.desk->whyNot(Action::CompleteLater).isEmpty());
        QVERIFY(!office.desk->message());
    }

    void aDraftTypedOfflineIsInTheDatabaseOnceTheLineIsBack()
    {
        Office office({u"1"_s});
        office.open();
        office.takeNext();
        office.breakDrafts();
        BrokenLine line(office);
        office.desk->record().edit(u"city"_s, u"Boaz"_s);
        office.desk->record().leaveField(u"city"_s);
        office.settle();
        office.mendDrafts();
        line.mend();
        QTRY_COMPARE(office.detailOf(office.ids[0]).drafts.size(), 1);
    }

    void aCompletionAskedForOfflineIsDoneOnceWhenTheLineIsBack()
    {
        Office office({u"1"_s});
        office.open();
        office.takeNext();
        BrokenLine line(office);
        typeAndPostpone(office);
        QCOMPARE(onDisk(office).size(), 1);
        QCOMPARE(onDisk(office).first().item.lock.id, office.desk->item().lock.id);
        QVERIFY(!office.desk->record().isEditable());
        QCOMPARE(completionsOf(office, office.ids[0]), 0);
        line.mend();
        QTRY_COMPARE(office.desk->state(), Desk::State::Empty);
        QCOMPARE(completionsOf(office, office.ids[0]), 1);
        QCOMPARE(office.detailOf(office.ids[0]).item.record[u"city"_s].toString(), u"Boaz"_s);
        QVERIFY(onDisk(office).isEmpty());
    }

    void whatDoesNotKeepTheRulesIsNotPromised()
    {
        Office office({u"1"_s});
        office.open();
        office.takeNext();
        BrokenLine line(office);
        office.desk->record().edit(u"name"_s, QString());
        office.desk->perform(Action::CompleteLater);
        QCOMPARE(office.desk->state(), Desk::State::Working);
        QVERIFY(!office.desk->record().faults(u"name"_s).isEmpty());
        QVERIFY(onDisk(office).isEmpty());
    }

    void aCompletionIsHeldAgainstTheRulesThatCameMeanwhile()
    {
        Office office({u"1"_s});
        office.open();
        office.takeNext();
        BrokenLine line(office);
        typeAndPostpone(office);
        Queue rules = valueOf(office.colleague.store.queue(u"hospital"_s));
        rules.recordSchema[u"properties"_s] =
            QJsonObject{{u"city"_s, QJsonObject{{u"enum"_s, QJsonArray{u"opp"_s}}}}};
        valueOf(office.colleague.store.setQueue(rules));
        line.mend();
        QTRY_COMPARE(office.desk->state(), Desk::State::Working);
        QCOMPARE(completionsOf(office, office.ids[0]), 0);
        QCOMPARE(office.desk->record().text(u"city"_s), u"Boaz"_s);
        QCOMPARE(office.desk->record().faults(u"city"_s).size(), 1);
        QVERIFY2(office.sentence().contains(u"your text is still here"_s),
                 qPrintable(office.sentence()));
        QVERIFY(onDisk(office).isEmpty());
    }

    void aCompletionIsNotAppliedOnceTheLockIsGoneAndTheTextStays()
    {
        Office office({u"1"_s});
        office.open();
        office.takeNext();
        BrokenLine line(office);
        typeAndPostpone(office);
        const SeenLock seen{office.ids[0], office.desk->item().lock.id};
        valueOf(office.colleague.store.releaseLocks({seen}, u"on holiday"_s));
        line.mend();
        QTRY_COMPARE(office.desk->state(), Desk::State::Lost);
        QCOMPARE(completionsOf(office, office.ids[0]), 0);
        QCOMPARE(office.desk->record().text(u"city"_s), u"Boaz"_s);
        QVERIFY(onDisk(office).isEmpty());
        auto drafts = office.journal.entries(office.session->draftOwner());
        QTRY_VERIFY(drafts.isFinished());
        QCOMPARE(drafts.result().first().draft.content[u"city"_s].toString(), u"Boaz"_s);
    }

    void itCanBeTakenBackWhileItHasNotBeenSent()
    {
        Office office({u"1"_s});
        office.open();
        office.takeNext();
        BrokenLine line(office);
        typeAndPostpone(office);
        office.desk->perform(Action::TakeBack);
        QCOMPARE(office.desk->state(), Desk::State::Working);
        QCOMPARE(office.desk->record().text(u"city"_s), u"Boaz"_s);
        QVERIFY(onDisk(office).isEmpty());
        line.mend();
        QTRY_COMPARE(office.session->link(), Session::Link::Live);
        office.settle();
        QCOMPARE(completionsOf(office, office.ids[0]), 0);
    }

    void itSurvivesARestartOfTheProgram()
    {
        Office office({u"1"_s});
        office.open();
        office.takeNext();
        {
            BrokenLine line(office);
            typeAndPostpone(office);
            office.desk.reset();
        }
        office.session = office.newSession();
        QCOMPARE(completionsOf(office, office.ids[0]), 0);
        office.open();
        QTRY_COMPARE(completionsOf(office, office.ids[0]), 1);
        QTRY_VERIFY(office.sentence().contains(u"1"_s));
        QVERIFY(onDisk(office).isEmpty());
    }

    void whatAnEarlierRunHasDoneWithoutHearingOfItIsNotDoneAgain()
    {
        Office office({u"1"_s});
        office.open();
        office.takeNext();
        const intray::Item item = office.desk->item();
        office.desk->complete();
        QTRY_COMPARE(office.desk->state(), Desk::State::Empty);
        office.desk.reset();
        auto kept =
            office.journal.postpone({office.session->draftOwner(), item, Disposition::complete()});
        kept.waitForFinished();
        office.session = office.newSession();
        office.open();
        QTRY_VERIFY(onDisk(office).isEmpty());
        QCOMPARE(completionsOf(office, item.id), 1);
        QTRY_VERIFY(office.desk->message());
        QVERIFY(office.desk->message()->kind != Message::Kind::Problem);
    }
};

INTRAY_TEST_GUILESS_MAIN(DeskLaterTest)
#include "tst_desklater.moc"
