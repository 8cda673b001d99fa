// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/desk/deskrefusals.h"
#include "support/testclass.h"

#include <QSet>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// Which actions can be done at the desk when.
class DeskRefusalsTest : public QObject
{
    Q_OBJECT

private:
    static const QList<Action> &all()
    {
        static const QList<Action> actions{
            Action::TakeNext,      Action::TakeSeveral, Action::CompleteAndNext, Action::Complete,
            Action::CompleteLater, Action::Return,      Action::Dismiss,         Action::Fail,
            Action::SendBack,      Action::TakeBack,    Action::KeepLock,        Action::SaveDraft,
            Action::TakeAgain,     Action::KeepAsDraft, Action::Resume,          Action::Retry,
            Action::AddNote};
        return actions;
    }

    static QSet<Action> possible(const DeskFacts &facts)
    {
        QSet<Action> found;
        for (const Action action : all())
            if (DeskRefusals(facts).whyNot(action).isEmpty())
                found.insert(action);
        return found;
    }

    static DeskFacts at(DeskState state)
    {
        DeskFacts facts;
        facts.state = state;
        facts.queue = u"hospital"_s;
        facts.rules.dispositions = {Disposition::Kind::Complete, Disposition::Kind::Return};
        return facts;
    }

private slots:
    void anEmptyDeskTakes()
    {
        QCOMPARE(possible(at(DeskState::Empty)),
                 (QSet<Action>{Action::TakeNext, Action::TakeSeveral}));
        DeskFacts unchosen = at(DeskState::Empty);
        unchosen.queue.clear();
        QVERIFY(possible(unchosen).isEmpty());
        DeskFacts seeking = at(DeskState::Empty);
        seeking.isSeeking = true;
        QVERIFY(possible(seeking).isEmpty());
    }

    void aRecordInWorkEndsAsItsQueueAllows()
    {
        QCOMPARE(
            possible(at(DeskState::Working)),
            (QSet<Action>{Action::TakeNext, Action::TakeSeveral, Action::CompleteAndNext,
                          Action::Complete, Action::Return, Action::KeepLock, Action::SaveDraft}));
    }

    void onlyWhatCameFromAStepGoesBackToIt()
    {
        DeskFacts facts = at(DeskState::Working);
        facts.rules.dispositions.insert(Disposition::Kind::SendBack);
        QVERIFY(!possible(facts).contains(Action::SendBack));
        facts.item.fromItem = ItemId{3};
        QVERIFY(possible(facts).contains(Action::SendBack));
    }

    void aLostRecordIsTakenAgainOrKept()
    {
        QCOMPARE(possible(at(DeskState::Lost)),
                 (QSet<Action>{Action::TakeNext, Action::TakeSeveral, Action::TakeAgain,
                               Action::KeepAsDraft}));
    }

    void withoutALineNothingIsWrittenButACompletionMayWait()
    {
        DeskFacts facts = at(DeskState::Working);
        facts.whyNoWriting = u"offline"_s;
        QCOMPARE(possible(facts), (QSet<Action>{Action::CompleteLater, Action::SaveDraft}));
        QCOMPARE(DeskRefusals(facts).whyNot(Action::Complete), u"offline"_s);
    }

    void whileAnAnswerIsAwaitedNothingIsAsked()
    {
        for (const DeskState state : {DeskState::Taking, DeskState::Finishing}) {
            DeskFacts facts = at(state);
            facts.canTakeBack = true;
            facts.canResume = true;
            QVERIFY(possible(facts).isEmpty());
            facts.canRetry = true;
            QCOMPARE(possible(facts), QSet<Action>{Action::Retry});
        }
    }

    void aPostponedCompletionCanOnlyBeTakenBack()
    {
        DeskFacts facts = at(DeskState::Finishing);
        facts.isPostponed = true;
        facts.whyNoWriting = u"offline"_s;
        QCOMPARE(possible(facts), QSet<Action>{Action::TakeBack});
    }

    void theLongestHoldEndsKeeping()
    {
        DeskFacts facts = at(DeskState::Working);
        facts.isLimitReached = true;
        QVERIFY(!possible(facts).contains(Action::KeepLock));
    }

    void everyRefusalIsASentence()
    {
        for (const DeskState state : {DeskState::Empty, DeskState::Taking, DeskState::Working,
                                      DeskState::Finishing, DeskState::Lost})
            for (const Action action : all()) {
                const QString why = DeskRefusals(at(state)).whyNot(action);
                QVERIFY2(why.isEmpty() || why.endsWith(u'.'), qPrintable(why));
            }
    }
};

INTRAY_TEST_GUILESS_MAIN(DeskRefusalsTest)
#include "tst_deskrefusals.moc"
