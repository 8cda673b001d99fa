// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "designs/loans.h"
#include "support/testclass.h"

#include <QTest>

using namespace intray;
using namespace std::chrono_literals;

static QStringList keys(std::initializer_list<const char *> words)
{
    QStringList list;
    for (const char *word : words)
        list << QString::fromLatin1(word);
    return list;
}

static const Record corrected{{QStringLiteral("applicant"), QStringLiteral("corrected")}};

/// D4: work over a heavy query, as its author means it (docs/criteria.md). Each test runs on every
/// engine.
class D4GetWork : public QObject, private Loans
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowsOfDesigns(); }
    void init() { beginWithLoans(engineOfRow(), 5); }

    void theRequestIsWrittenDownBeforeAnybodyLooks();
    void askingAgainUnderTheSameLockAnswersAboutTheSameRequest();
    void oneRunServesAllWhoWaitInTheirOrder();
    void thoseWhoComeWhileItRunsAreBusyAndServedWithIt();
    void aLookNeverStartsTheQuery();
    void aFreshResultServesWithoutARun();
    void aChangedQueryIsRunAnew();
    void lessThanAskedForIsSaidWithTheReason();
    void nothingIsSaidWithTheReason();
    void urgentOnesComeFirstAndThenTheOrderOfTheRows();
    void whatIsHeldIsLeftOut();
    void whatWasReturnedForLaterComesBackOnlyThen();
    void whatWasReturnedComesBackOnlyIfItStillMatches();
    void whatIsCompletedOrDismissedDoesNotComeBack();
    void oneRecordMayBeInSeveralQueues();
    void theLimitOfLocksHolds();
    void whatNeedsOtherHandsGoesToOthers();
    void whatSomebodyReturnedIsKeptFromThem();
    void aPausedQueueGivesNothing();
    void aCancelledRequestGetsNothing();
    void nobodyCancelsForOthers();
    void itsItemsAreNotClaimedOtherwise();
    void completingGoesOnWithARequest();
    void anUncorrectedRecordIsRefreshed();
    void ofDoubleKeysTheFirstCounts();
    void aQueryThatFailsEndsAllWhoWait();
    void cancellingTheQueryLeavesTheOthersWaiting();
    void aQueryThatTakesTooLongIsGivenUp();
    void theHistoryHolds();
    void theLedgerTellsWhatWasAskedFor();
    void badQueriesAreRefusedInWords_data();
    void badQueriesAreRefusedInWords();
    void goodQueriesAreAccepted();
    void aTrialNamesTheFirstKeysInTheirOrder();
};

void D4GetWork::theRequestIsWrittenDownBeforeAnybodyLooks()
{
    const WorkRequest asked = valueOf(anna->store.askForWork(q, 3));
    QCOMPARE(asked.state, WorkRequest::State::Busy);
    QVERIFY(!asked.isAttended);
    QCOMPARE(asked.requested, 3);
    QCOMPARE(asked.assigned, 0);
    const auto ledger = valueOf(anna->store.requests(q));
    QCOMPARE(ledger.size(), 1);
    QCOMPARE(ledger.constFirst().id, asked.id);
    QCOMPARE(ledger.constFirst().user, QStringLiteral("anna"));
}

void D4GetWork::askingAgainUnderTheSameLockAnswersAboutTheSameRequest()
{
    const LockId lock = newId();
    const WorkRequest asked = valueOf(anna->store.askForWork(q, 2, lock));
    QCOMPARE(valueOf(anna->store.askForWork(q, 2, lock)).id, asked.id);
    QCOMPARE(valueOf(anna->store.attend(asked)).assigned, 2);
    const WorkRequest again = valueOf(anna->store.askForWork(q, 2, lock));
    QCOMPARE(again.id, asked.id);
    QCOMPARE(keysOf(again.items), keys({"1", "2"}));
    QCOMPARE(valueOf(anna->store.requests(q)).size(), 1);
}

void D4GetWork::oneRunServesAllWhoWaitInTheirOrder()
{
    const WorkRequest first = valueOf(anna->store.askForWork(q, 2));
    const WorkRequest second = valueOf(bert->store.askForWork(q, 2));
    const WorkRequest third = valueOf(anna->store.askForWork(q, 2));
    const SourceRun run = valueOf(bert->store.runSource(q));
    QCOMPARE(run.found, 5);
    QCOMPARE(keysOf(look(*anna, first).items), keys({"1", "2"}));
    QCOMPARE(keysOf(look(*bert, second).items), keys({"3", "4"}));
    QCOMPARE(keysOf(look(*anna, third).items), keys({"5"}));
    QCOMPARE(look(*anna, first).state, WorkRequest::State::Full);
    QCOMPARE(look(*anna, third).state, WorkRequest::State::Partial);
    const HeldItem held = valueOf(bert->store.mine()).constFirst();
    QCOMPARE(held.item.lock.id, second.lock);
    QCOMPARE(held.item.lock.user, QStringLiteral("bert"));
    QCOMPARE(held.item.record.value(QStringLiteral("applicant")).toString(),
             QStringLiteral("applicant 3"));
}

void D4GetWork::thoseWhoComeWhileItRunsAreBusyAndServedWithIt()
{
    setSource(slow(2), 60s);
    const WorkRequest first = valueOf(anna->store.askForWork(q, 3));
    const auto program = programOf(QStringLiteral("anna"));
    auto running = run(*program);
    QVERIFY(waitUntilAttended(*anna, first));
    const WorkRequest second = valueOf(bert->store.askForWork(q, 3));
    QCOMPARE(second.state, WorkRequest::State::Busy);
    QVERIFY(second.isAttended);
    QVERIFY(valueOf(bert->store.runSource(q)).isElsewhere);
    QVERIFY(!running.isFinished());
    QVERIFY(QTest::qWaitFor([&] { return running.isFinished(); }, 60'000));
    QVERIFY(!valueOf(running.result()).isElsewhere);
    QCOMPARE(keysOf(look(*anna, first).items), keys({"1", "2", "3"}));
    QCOMPARE(keysOf(look(*bert, second).items), keys({"4", "5"}));
}

void D4GetWork::aLookNeverStartsTheQuery()
{
    const WorkRequest asked = valueOf(anna->store.askForWork(q, 1));
    for (int looks = 0; looks < 3; ++looks)
        QCOMPARE(look(*anna, asked).state, WorkRequest::State::Busy);
    QVERIFY(!look(*anna, asked).isAttended);
}

void D4GetWork::aFreshResultServesWithoutARun()
{
    setSource(allOpen(), 60s);
    QCOMPARE(keysOf(seek(*anna, 2).items), keys({"1", "2"}));
    addLoan(6);
    const WorkRequest atOnce = valueOf(bert->store.askForWork(q, 4));
    QCOMPARE(atOnce.state, WorkRequest::State::Partial);
    QCOMPARE(keysOf(atOnce.items), keys({"3", "4", "5"}));
    setSource(allOpen(), 0s);
    QCOMPARE(keysOf(seek(*bert, 1).items), keys({"6"}));
}

void D4GetWork::aChangedQueryIsRunAnew()
{
    setSource(allOpen(), 60s);
    seek(*anna, 1);
    setSource(
        allOpen().replace(QStringLiteral("ORDER BY id"), QStringLiteral("AND id > 3 ORDER BY id")),
        60s);
    QCOMPARE(keysOf(seek(*anna, 1).items), keys({"4"}));
}

void D4GetWork::lessThanAskedForIsSaidWithTheReason()
{
    verify(1);
    verify(2);
    verify(3);
    const WorkRequest part = seek(*anna, 3);
    QCOMPARE(part.state, WorkRequest::State::Partial);
    QCOMPARE(part.assigned, 2);
    QCOMPARE(sentenceFor(part), QStringLiteral("2 of 3: nothing else matches."));
    verify(4);
    addLoan(6);
    const WorkRequest other = seek(*bert, 3);
    QCOMPARE(sentenceFor(other), QStringLiteral("1 of 3: no other match is free."));
}

void D4GetWork::nothingIsSaidWithTheReason()
{
    for (int id = 1; id <= 5; ++id)
        verify(id);
    const WorkRequest none = seek(*anna, 3);
    QCOMPARE(none.state, WorkRequest::State::None);
    QCOMPARE(none.reason, WorkRequest::Reason::Nothing);
    QCOMPARE(sentenceFor(none), QStringLiteral("Nothing matches."));
    addLoan(6);
    seek(*bert, 1);
    QCOMPARE(seek(*anna, 1).reason, WorkRequest::Reason::Held);
    const WorkRequest again = seek(*bert, 1);
    QCOMPARE(again.reason, WorkRequest::Reason::Yours);
    QCOMPARE(sentenceFor(again), QStringLiteral("All matches are locked by you."));
    addLoan(7);
    const WorkRequest fewer = seek(*bert, 2);
    QCOMPARE(sentenceFor(fewer), QStringLiteral("1 of 2: you hold all other matches already."));
}

void D4GetWork::urgentOnesComeFirstAndThenTheOrderOfTheRows()
{
    addLoan(6, 9);
    addLoan(7, 9);
    setSource(
        QStringLiteral("SELECT id AS %1, urgency AS priority, applicant FROM %2 ORDER BY id DESC")
            .arg(keyColumn(), table()));
    const WorkRequest got = seek(*anna, 4);
    QCOMPARE(keysOf(got.items), keys({"7", "6", "5", "4"}));
    QVERIFY(!got.items.constFirst().record.contains(QStringLiteral("priority")));
    QCOMPARE(got.items.constFirst().priority, 9);
}

void D4GetWork::whatIsHeldIsLeftOut()
{
    seek(*anna, 3);
    QCOMPARE(keysOf(seek(*bert, 5).items), keys({"4", "5"}));
}

void D4GetWork::whatWasReturnedForLaterComesBackOnlyThen()
{
    const WorkRequest mine = seek(*anna, 2);
    valueOf(anna->store.finish(mine.items.at(0).id, mine.lock, Disposition::returnLater(3600s)));
    valueOf(anna->store.finish(mine.items.at(1).id, mine.lock, Disposition::returnLater(1s)));
    const QDateTime due = valueOf(anna->store.now()).addSecs(1);
    QVERIFY(QTest::qWaitFor([&] { return valueOf(anna->store.now()) > due; }, 10'000));
    const WorkRequest rest = seek(*bert, 5);
    QCOMPARE(keysOf(rest.items), keys({"2", "3", "4", "5"}));
    QCOMPARE(rest.reason, WorkRequest::Reason::Later);
}

void D4GetWork::whatWasReturnedComesBackOnlyIfItStillMatches()
{
    const WorkRequest mine = seek(*anna, 2);
    valueOf(anna->store.finishAll(mine.lock, Disposition::returnLater()));
    verify(1);
    QCOMPARE(keysOf(seek(*bert, 1).items), keys({"2"}));
}

void D4GetWork::whatIsCompletedOrDismissedDoesNotComeBack()
{
    const WorkRequest mine = seek(*anna, 2);
    valueOf(anna->store.finish(mine.items.at(0).id, mine.lock, Disposition::complete({})));
    valueOf(anna->store.finish(mine.items.at(1).id, mine.lock, Disposition::dismiss()));
    QCOMPARE(keysOf(seek(*bert, 5).items), keys({"3", "4", "5"}));
    valueOf(bert->store.reopen(mine.items.at(0).id));
    QCOMPARE(keysOf(seek(*anna, 5).items), keys({"1"}));
}

void D4GetWork::oneRecordMayBeInSeveralQueues()
{
    Queue other = queueNamed(QStringLiteral("other"));
    other.source = allOpen();
    valueOf(anna->store.addQueue(other));
    QCOMPARE(keysOf(seek(*anna, 1).items), keys({"1"}));
    const WorkRequest there = valueOf(bert->store.askForWork(QStringLiteral("other"), 1));
    QCOMPARE(keysOf(valueOf(bert->store.attend(there)).items), keys({"1"}));
}

void D4GetWork::theLimitOfLocksHolds()
{
    setRules([](Queue &rules) { rules.locksPerUser = 2; });
    const WorkRequest first = valueOf(anna->store.askForWork(q, 3));
    const WorkRequest second = valueOf(anna->store.askForWork(q, 1));
    valueOf(anna->store.runSource(q));
    QCOMPARE(look(*anna, first).assigned, 2);
    QCOMPARE(look(*anna, first).reason, WorkRequest::Reason::LockLimit);
    QCOMPARE(look(*anna, second).state, WorkRequest::State::None);
    QCOMPARE(look(*anna, second).reason, WorkRequest::Reason::LockLimit);
}

void D4GetWork::whatNeedsOtherHandsGoesToOthers()
{
    setRules([](Queue &rules) { rules.otherHands = true; });
    Queue before = queueNamed(QStringLiteral("before"));
    before.nextQueue = q;
    valueOf(anna->store.addQueue(before));
    const NewItem third{QStringLiteral("3"), 0, {}, corrected, {}};
    valueOf(anna->store.addItem(before.name, third));
    const Claim mine = valueOf(anna->store.claimNext({before.name}));
    valueOf(anna->store.finish(mine.items.constFirst().id, mine.lock, Disposition::complete({})));
    letWaitingCome(*database);
    const WorkRequest others = seek(*anna, 5);
    QCOMPARE(keysOf(others.items), keys({"1", "2", "4", "5"}));
    QCOMPARE(others.assigned, 4);
    QCOMPARE(others.reason, WorkRequest::Reason::OtherHands);
    QCOMPARE(keysOf(seek(*bert, 1).items), keys({"3"}));
}

void D4GetWork::whatSomebodyReturnedIsKeptFromThem()
{
    setRules([](Queue &rules) { rules.notAgain = std::chrono::seconds(0); });
    const auto returnFirst = [&](Person &person) {
        const WorkRequest got = seek(person, 1);
        valueOf(person.store.finishAll(got.lock, Disposition::returnLater()));
    };
    returnFirst(*anna);
    QCOMPARE(keysOf(seek(*anna, 5).items), keys({"2", "3", "4", "5"}));
    QVERIFY(seek(*anna, 1).items.isEmpty());
    returnFirst(*bert);
    QCOMPARE(keysOf(seek(*anna, 1).items), keys({"1"}));
}

void D4GetWork::aPausedQueueGivesNothing()
{
    const WorkRequest before = valueOf(anna->store.askForWork(q, 1));
    valueOf(anna->store.pauseQueue(q, true));
    const WorkRequest asked = valueOf(anna->store.askForWork(q, 1));
    QCOMPARE(asked.state, WorkRequest::State::None);
    QCOMPARE(asked.reason, WorkRequest::Reason::Paused);
    QCOMPARE(look(*anna, before).reason, WorkRequest::Reason::Paused);
}

void D4GetWork::aCancelledRequestGetsNothing()
{
    const WorkRequest asked = valueOf(anna->store.askForWork(q, 1));
    const WorkRequest cancelled = valueOf(anna->store.cancelRequest(asked.id));
    QCOMPARE(cancelled.state, WorkRequest::State::None);
    QCOMPARE(cancelled.reason, WorkRequest::Reason::Cancelled);
    QCOMPARE(keysOf(seek(*bert, 1).items), keys({"1"}));
    QVERIFY(look(*anna, asked).items.isEmpty());
}

void D4GetWork::nobodyCancelsForOthers()
{
    const WorkRequest asked = valueOf(anna->store.askForWork(q, 1));
    QCOMPARE(errorIn(bert->store.cancelRequest(asked.id)).kind, Error::Kind::NotFound);
    QVERIFY(look(*anna, asked).isOpen());
}

void D4GetWork::itsItemsAreNotClaimedOtherwise()
{
    const WorkRequest mine = seek(*anna, 1);
    const ItemId item = mine.items.constFirst().id;
    valueOf(anna->store.finishAll(mine.lock, Disposition::returnLater()));
    const Claim next = valueOf(bert->store.claimNext({q}, 1));
    QVERIFY(next.items.isEmpty());
    QCOMPARE(next.shortage, Shortage::OnRequest);
    QCOMPARE(valueOf(bert->store.claimItems({item})).shortage, Shortage::OnRequest);
    valueOf(anna->store.addQueue(queueNamed(QStringLiteral("plain"))));
    QCOMPARE(errorIn(anna->store.askForWork(QStringLiteral("plain"), 1)).kind,
             Error::Kind::Invalid);
}

void D4GetWork::completingGoesOnWithARequest()
{
    const WorkRequest mine = seek(*anna, 1);
    valueOf(anna->store.finishAll(mine.lock, Disposition::returnLater()));
    const WorkRequest again = seek(*anna, 1);
    const auto both = valueOf(anna->store.finishAndTakeNext(again.items.constFirst().id, again.lock,
                                                            Disposition::complete({}), {q}));
    QVERIFY(both.next.items.isEmpty());
    QCOMPARE(both.next.shortage, Shortage::OnRequest);
}

void D4GetWork::anUncorrectedRecordIsRefreshed()
{
    const WorkRequest mine = seek(*anna, 2);
    valueOf(anna->store.finish(mine.items.at(0).id, mine.lock, Disposition::returnLater()));
    valueOf(anna->store.finish(mine.items.at(1).id, mine.lock, Disposition::complete(corrected)));
    valueOf(anna->store.reopen(mine.items.at(1).id));
    administer(QStringLiteral("UPDATE %1 SET applicant = 'moved'").arg(table()));
    const WorkRequest again = seek(*bert, 2);
    QCOMPARE(keysOf(again.items), keys({"1", "2"}));
    QCOMPARE(again.items.at(0).record.value(QStringLiteral("applicant")).toString(),
             QStringLiteral("moved"));
    QCOMPARE(again.items.at(1).record.value(QStringLiteral("applicant")).toString(),
             QStringLiteral("corrected"));
}

void D4GetWork::ofDoubleKeysTheFirstCounts()
{
    setSource(
        QStringLiteral("SELECT id AS %1, 'a' AS version FROM %2 UNION ALL SELECT id, 'b' FROM %2 "
                       "ORDER BY 1, 2")
            .arg(keyColumn(), table()));
    valueOf(anna->store.askForWork(q, 2));
    const SourceRun run = valueOf(anna->store.runSource(q));
    QCOMPARE(run.found, 5);
    QCOMPARE(run.passedOver, 5);
    for (const HeldItem &held : valueOf(anna->store.mine()))
        QCOMPARE(held.item.record.value(QStringLiteral("version")).toString(), QStringLiteral("a"));
}

void D4GetWork::aQueryThatFailsEndsAllWhoWait()
{
    setSource(QStringLiteral("SELECT id AS %1 FROM gone").arg(keyColumn()));
    const WorkRequest first = valueOf(anna->store.askForWork(q, 1));
    const WorkRequest second = valueOf(bert->store.askForWork(q, 1));
    QCOMPARE(errorIn(anna->store.runSource(q)).kind, Error::Kind::Invalid);
    QCOMPARE(look(*anna, first).reason, WorkRequest::Reason::SourceFailed);
    QCOMPARE(look(*bert, second).reason, WorkRequest::Reason::SourceFailed);
    QVERIFY2(look(*bert, second).detail.contains(QStringLiteral("gone")),
             qPrintable(look(*bert, second).detail));
    setSource(allOpen());
    QCOMPARE(seek(*bert, 1).assigned, 1);
}

void D4GetWork::cancellingTheQueryLeavesTheOthersWaiting()
{
    if (engineOfRow() == u"sqliteodbc" || engineOfRow() == u"psqlodbc")
        return; // these drivers cannot be interrupted; the limit ends the query there
    setSource(endless());
    const WorkRequest first = valueOf(anna->store.askForWork(q, 1));
    const WorkRequest second = valueOf(bert->store.askForWork(q, 1));
    Cancellation cancellation;
    const auto program = programOf(QStringLiteral("anna"));
    auto running = run(*program, cancellation);
    QVERIFY(waitUntilAttended(*bert, second));
    program->cancel(cancellation);
    QVERIFY(QTest::qWaitFor([&] { return running.isFinished(); }, 10'000));
    QCOMPARE(errorIn(running.result()).kind, Error::Kind::Cancelled);
    valueOf(anna->store.cancelRequest(first.id));
    QVERIFY(!look(*bert, second).isAttended);
    setSource(allOpen());
    QCOMPARE(keysOf(valueOf(bert->store.attend(second)).items), keys({"1"}));
}

void D4GetWork::aQueryThatTakesTooLongIsGivenUp()
{
    if (engineOfRow() == u"sqliteodbc")
        return; // the driver cannot be interrupted
    setSource(endless());
    const WorkRequest waiting = valueOf(bert->store.askForWork(q, 1));
    const Error error = errorIn(anna->store.runSource(q, {}, 1s));
    QCOMPARE(error.kind, Error::Kind::Busy);
    QVERIFY2(error.sentence.contains(QStringLiteral("too long")), qPrintable(error.sentence));
    QCOMPARE(look(*bert, waiting).reason, WorkRequest::Reason::SourceTooSlow);
    valueOf(anna->store.now()); // the line is as good as before
}

void D4GetWork::theHistoryHolds()
{
    const WorkRequest mine = seek(*anna, 2);
    valueOf(anna->store.finishAll(mine.lock, Disposition::returnLater()));
    seek(*bert, 2);
    QCOMPARE(kindsOf(mine.items.constFirst().id),
             keys({"added", "claimed", "returned", "claimed"}));
    QVERIFY(valueOf(anna->store.audit()).violations.isEmpty());
}

void D4GetWork::theLedgerTellsWhatWasAskedFor()
{
    seek(*anna, 4);
    seek(*bert, 3);
    seek(*bert, 2);
    const QueueStatus status = valueOf(anna->store.status(q)).constFirst();
    QCOMPARE(status.requests.asked, 3);
    QCOMPARE(status.requests.empty, 1);
    QCOMPARE(status.requests.requested, 9);
    QCOMPARE(status.requests.assigned, 5);
    const auto ledger = valueOf(anna->store.requests(q, 2));
    QCOMPARE(ledger.size(), 2);
    QCOMPARE(ledger.constFirst().assigned, 0);
}

void D4GetWork::badQueriesAreRefusedInWords_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("words");
    QTest::newRow("syntax") << QStringLiteral("SELECT id AS KEY_\nFROM TABLE_ WHRE x")
                            << QStringLiteral("line 2|near");
    QTest::newRow("no key") << QStringLiteral("SELECT id, applicant FROM TABLE_")
                            << QStringLiteral("no column named \"key\"");
    QTest::newRow("null key") << QStringLiteral("SELECT nullif(id, 2) AS KEY_ FROM TABLE_")
                              << QStringLiteral("NULL");
    QTest::newRow("several") << QStringLiteral("SELECT id AS KEY_ FROM TABLE_; DELETE FROM TABLE_")
                             << QStringLiteral("one SELECT");
    QTest::newRow("writes") << QStringLiteral("DELETE FROM TABLE_") << QStringLiteral("one SELECT");
    QTest::newRow("unknown table")
        << QStringLiteral("SELECT id AS KEY_ FROM nowhere") << QStringLiteral("nowhere");
}

void D4GetWork::badQueriesAreRefusedInWords()
{
    QFETCH(QString, source);
    QFETCH(QString, words);
    source.replace(QStringLiteral("KEY_"), keyColumn()).replace(QStringLiteral("TABLE_"), table());
    const Error error = errorIn(anna->store.trySource(source));
    QCOMPARE(error.kind, Error::Kind::Invalid);
    bool isFound = false;
    for (const QString &word : words.split(u'|'))
        isFound |= error.sentence.contains(word);
    QVERIFY2(isFound, qPrintable(error.sentence));
    administer(QStringLiteral("INSERT INTO %1 VALUES (99, 'still there', 0, 0)").arg(table()));
    setSource(allOpen());
    QCOMPARE(seek(*anna, 9).assigned, 6);
}

void D4GetWork::aTrialNamesTheFirstKeysInTheirOrder()
{
    for (int loan = 6; loan <= 14; ++loan)
        addLoan(loan, loan == 9 ? 7 : 0);
    const SourceTrial trial = valueOf(anna->store.trySource(
        QStringLiteral("SELECT id AS %1, urgency AS priority FROM %2 ORDER BY id DESC")
            .arg(keyColumn(), table())));
    QCOMPARE(trial.first, keys({"9", "14", "13", "12", "11", "10", "8", "7", "6", "5"}));
    const SourceTrial twice = valueOf(anna->store.trySource(
        QStringLiteral("SELECT 'a, \"b\"' AS %1 UNION ALL SELECT 'c' UNION ALL SELECT 'a, \"b\"'")
            .arg(keyColumn())));
    QCOMPARE(twice.first, keys({"a, \"b\"", "c"}));
    const SourceTrial none = valueOf(anna->store.trySource(
        allOpen().replace(QStringLiteral("verified = 0"), QStringLiteral("verified = 7"))));
    QCOMPARE(none.first, QStringList());
}

void D4GetWork::goodQueriesAreAccepted()
{
    const SourceTrial trial =
        valueOf(anna->store.trySource(allOpen() + QStringLiteral(" -- by age\n;\n")));
    QCOMPARE(trial.rows, 5);
    QCOMPARE(trial.duplicates, 0);
    QCOMPARE(trial.columns, keys({"key", "applicant"}));
    const SourceTrial none = valueOf(anna->store.trySource(
        allOpen().replace(QStringLiteral("verified = 0"), QStringLiteral("verified = 7"))));
    QCOMPARE(none.rows, 0);
    const SourceTrial twice = valueOf(anna->store.trySource(
        QStringLiteral("SELECT 1 AS %1 UNION ALL SELECT 1").arg(keyColumn())));
    QCOMPARE(twice.duplicates, 1);
}

INTRAY_TEST_GUILESS_MAIN(D4GetWork)
#include "tst_d4_get_work.moc"
