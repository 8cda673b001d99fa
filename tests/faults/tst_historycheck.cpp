// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faults/historycheck.h"
#include "support/testclass.h"

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace intray::faults;
using namespace Qt::StringLiterals;

static QJsonObject claimed(const QString &lock, int item)
{
    return {{u"lock"_s, lock}, {u"items"_s, QJsonArray{item}}};
}

static QJsonObject on(const QString &lock, int item)
{
    return {{u"lock"_s, lock}, {u"item"_s, item}};
}

static QJsonObject completing(const QString &lock, int item, const QString &operation)
{
    return {{u"lock"_s, lock},
            {u"item"_s, item},
            {u"operation"_s, operation},
            {u"kind"_s, u"complete"_s}};
}

/// A history in which a claims item 7, drafts, and completes it with operation x.
static QList<Attempt> soundHistory()
{
    return {
        {u"a"_s, u"claim"_s, 10, 20, u"ok"_s, {}, claimed(u"L1"_s, 7)},
        {u"a"_s, u"extend"_s, 30, 40, u"ok"_s, on(u"L1"_s, 7), {}},
        {u"a"_s, u"finish"_s, 50, 60, u"ok"_s, completing(u"L1"_s, 7, u"x"_s), {}},
    };
}

static Ending soundEnding()
{
    Ending ending;
    ending.states.insert(7, u"done"_s);
    ending.doneBy.insert(7, u"x"_s);
    ending.operations.insert(u"x"_s);
    return ending;
}

/// The judge must see every crime that it looks for.
class HistoryCheckTest : public QObject
{
    Q_OBJECT

private slots:
    void aSoundHistoryHasNoViolation();
    void twoHoldersAtOnceAreSeen();
    void anAnswerThatCameWhenItsLockWasOverIsFine();
    void aLateAnswerWhoseLockIsUsedIsSeen();
    void aHolderAfterAReleaseIsFine();
    void workDoneTwiceIsSeen();
    void lostWorkIsSeen();
    void confirmedWorkThatIsNotInTheHistoryIsSeen();
    void refusedWorkThatHappenedIsSeen();
    void workOfAKilledWorkerMustBeKnown();
    void workWithoutAnAnswerMustBeKnown();
    void aWrongAnswerAboutAnOperationIsSeen();
    void anOperationThatWasSentTwiceIsDoneOnce();
    void anAnswerToWhatWasSentAgainTellsNothingOfNow();
    void aLostDraftIsSeen();
    void aDraftOfALostLockMustStay();
    void aRefusalBesidesALostLockIsSeen();
    void refusalsThatAFaultBringsAboutAreFine();
    void aJournalThatWasCutOffIsRead();
};

void HistoryCheckTest::aSoundHistoryHasNoViolation()
{
    QCOMPARE(violationsIn(soundHistory(), soundEnding()), QStringList());
}

void HistoryCheckTest::twoHoldersAtOnceAreSeen()
{
    const auto history = soundHistory()
                         << Attempt{u"b"_s, u"claim"_s, 35, 36, u"ok"_s, {}, claimed(u"L2"_s, 7)};
    const QStringList violations = violationsIn(history, soundEnding());
    QCOMPARE(violations.size(), 1);
    QVERIFY2(violations.first().contains(u"at once"), qPrintable(violations.first()));
}

/// b was given the item before a was, but the line kept the answer until a held it.
void HistoryCheckTest::anAnswerThatCameWhenItsLockWasOverIsFine()
{
    const auto history = soundHistory()
                         << Attempt{u"b"_s, u"claim"_s, 5, 36, u"ok"_s, {}, claimed(u"L2"_s, 7)};
    QCOMPARE(violationsIn(history, soundEnding()), QStringList());
}

void HistoryCheckTest::aLateAnswerWhoseLockIsUsedIsSeen()
{
    const auto history = soundHistory()
                         << Attempt{u"b"_s, u"claim"_s, 5, 36, u"ok"_s, {}, claimed(u"L2"_s, 7)}
                         << Attempt{u"b"_s, u"extend"_s, 40, 41, u"ok"_s, on(u"L2"_s, 7), {}};
    QVERIFY(violationsIn(history, soundEnding()).value(0).contains(u"at once"));
}

void HistoryCheckTest::aHolderAfterAReleaseIsFine()
{
    const QList<Attempt> earlier{
        {u"b"_s, u"claim"_s, 1, 2, u"ok"_s, {}, claimed(u"L0"_s, 7)},
        {u"b"_s, u"extend"_s, 3, 4, u"ok"_s, on(u"L0"_s, 7), {}},
        {u"b"_s, u"extend"_s, 70, 71, u"lost"_s, on(u"L0"_s, 7), {}},
    };
    QCOMPARE(violationsIn(earlier + soundHistory(), soundEnding()), QStringList());
}

void HistoryCheckTest::workDoneTwiceIsSeen()
{
    auto history = soundHistory();
    history << Attempt{u"b"_s, u"finish"_s, 70, 80, u"ok"_s, completing(u"L2"_s, 7, u"y"_s), {}};
    Ending ending = soundEnding();
    ending.operations.insert(u"y"_s);
    QVERIFY(violationsIn(history, ending).contains(u"item 7 was done twice"_s));
}

void HistoryCheckTest::lostWorkIsSeen()
{
    Ending ending = soundEnding();
    ending.doneBy[7] = u"z"_s;
    QCOMPARE(violationsIn(soundHistory(), ending),
             QStringList{u"the work of x on item 7 is lost"_s});
    ending = soundEnding();
    ending.states[7] = u"open"_s;
    QCOMPARE(violationsIn(soundHistory(), ending),
             QStringList{u"item 7 was completed but is open"_s});
}

void HistoryCheckTest::confirmedWorkThatIsNotInTheHistoryIsSeen()
{
    Ending ending = soundEnding();
    ending.operations.clear();
    QCOMPARE(violationsIn(soundHistory(), ending).size(), 1);
}

void HistoryCheckTest::refusedWorkThatHappenedIsSeen()
{
    auto history = soundHistory();
    history.last().phase = u"lost"_s;
    QVERIFY(!violationsIn(history, soundEnding()).isEmpty());
}

void HistoryCheckTest::workOfAKilledWorkerMustBeKnown()
{
    auto history = soundHistory();
    history.last().phase.clear();
    QCOMPARE(violationsIn(history, soundEnding()), QStringList()); // it happened
    Ending ending;
    ending.states.insert(7, u"open"_s);
    QCOMPARE(violationsIn(history, ending).size(), 1); // nobody knows
    ending.tombstones.insert(u"x"_s);
    QCOMPARE(violationsIn(history, ending), QStringList()); // it never will
}

void HistoryCheckTest::workWithoutAnAnswerMustBeKnown()
{
    auto history = soundHistory();
    history.last().phase = u"unknown"_s;
    history.last().told = {{u"error"_s, u"offline"_s}};
    QCOMPARE(violationsIn(history, soundEnding(), {u"offline"_s}), QStringList());
    Ending ending;
    ending.states.insert(7, u"open"_s);
    QCOMPARE(violationsIn(history, ending, {u"offline"_s}).size(), 1);
    ending.tombstones.insert(u"x"_s);
    QCOMPARE(violationsIn(history, ending, {u"offline"_s}), QStringList());
}

static Attempt resolving(const QString &operation, const QString &answer)
{
    return {u"a"_s, u"resolve"_s, 70, 80, answer, {{u"operation"_s, operation}}, {}};
}

void HistoryCheckTest::aWrongAnswerAboutAnOperationIsSeen()
{
    const auto history = soundHistory();
    QCOMPARE(violationsIn(history + QList{resolving(u"x"_s, u"done"_s)}, soundEnding()),
             QStringList());
    const QStringList wrong =
        violationsIn(history + QList{resolving(u"x"_s, u"never"_s)}, soundEnding());
    QCOMPARE(wrong, QStringList{u"operation x was told never to happen but is in the history"_s});
    QCOMPARE(violationsIn(history + QList{resolving(u"y"_s, u"never"_s)}, soundEnding()),
             QStringList());
    QCOMPARE(violationsIn(history + QList{resolving(u"y"_s, u"done"_s)}, soundEnding()).size(), 1);
}

void HistoryCheckTest::anOperationThatWasSentTwiceIsDoneOnce()
{
    auto history = soundHistory();
    history << history.last();
    history[2].phase = u"unknown"_s;
    history[2].told = {{u"error"_s, u"offline"_s}};
    QCOMPARE(violationsIn(history, soundEnding(), {u"offline"_s}), QStringList());
}

/// The item was returned at 50 already, and another has it since 60.
void HistoryCheckTest::anAnswerToWhatWasSentAgainTellsNothingOfNow()
{
    auto history = soundHistory();
    history.last().asked.insert(u"kind"_s, u"return"_s);
    history << Attempt{u"b"_s, u"claim"_s, 55, 60, u"ok"_s, {}, claimed(u"L2"_s, 7)};
    history << history.at(2);
    history[2].phase = u"unknown"_s;
    history[2].told = {{u"error"_s, u"offline"_s}};
    history[4].begin = 70;
    history[4].end = 80;
    Ending ending;
    ending.states.insert(7, u"locked"_s);
    ending.operations.insert(u"x"_s);
    QCOMPARE(violationsIn(history, ending, {u"offline"_s}), QStringList());
}

static QList<Attempt> withDraft()
{
    auto history = soundHistory().mid(0, 2);
    QJsonObject asked = on(u"L1"_s, 7);
    asked.insert(u"revision"_s, 3);
    return history << Attempt{u"a"_s, u"draft"_s, 42, 43, u"ok"_s, asked, {}};
}

void HistoryCheckTest::aLostDraftIsSeen()
{
    Ending ending;
    ending.states.insert(7, u"locked"_s);
    ending.drafts.insert(u"7/L1"_s, 3);
    QCOMPARE(violationsIn(withDraft(), ending), QStringList());
    ending.drafts[u"7/L1"_s] = 2;
    QCOMPARE(violationsIn(withDraft(), ending).size(), 1);
}

void HistoryCheckTest::aDraftOfALostLockMustStay()
{
    const auto history =
        withDraft() << Attempt{u"b"_s, u"claim"_s, 90, 91, u"ok"_s, {}, claimed(u"L2"_s, 7)}
                    << Attempt{u"b"_s, u"finish"_s, 92, 93, u"ok"_s, completing(u"L2"_s, 7, u"x"_s),
                               {}};
    QCOMPARE(violationsIn(history, soundEnding()).size(), 1);
    Ending ending = soundEnding();
    ending.drafts.insert(u"7/L1"_s, 3);
    QCOMPARE(violationsIn(history, ending), QStringList());
}

void HistoryCheckTest::aRefusalBesidesALostLockIsSeen()
{
    auto history = soundHistory();
    history << Attempt{
        u"b"_s, u"claim"_s, 70, 80, u"error"_s, {}, {{u"sentence"_s, u"database is locked"_s}}};
    QVERIFY(violationsIn(history, soundEnding()).join(u' ').contains(u"database is locked"));
}

void HistoryCheckTest::refusalsThatAFaultBringsAboutAreFine()
{
    const auto history = soundHistory()
                         << Attempt{u"b"_s,
                                    u"claim"_s,
                                    70,
                                    80,
                                    u"error"_s,
                                    {},
                                    {{u"error"_s, u"busy"_s}, {u"sentence"_s, u"Try again."_s}}};
    QCOMPARE(violationsIn(history, soundEnding(), {u"busy"_s}), QStringList());
    QCOMPARE(violationsIn(history, soundEnding(), {u"offline"_s}).size(), 1);
}

void HistoryCheckTest::aJournalThatWasCutOffIsRead()
{
    const QTemporaryDir folder;
    const QString name = folder.filePath(u"journal"_s);
    {
        Journal journal(name);
        const int number = journal.invoke(u"extend"_s, on(u"L1"_s, 7));
        journal.outcome(number, u"ok"_s);
        journal.invoke(u"claim"_s);
    }
    QFile file(name);
    QVERIFY(file.open(QIODevice::Append));
    file.write("{\"n\":3,\"wha");
    file.close();
    Journal(name).invoke(u"mine"_s);
    const QList<Attempt> attempts = attemptsIn(name, u"a"_s);
    QCOMPARE(attempts.size(), 3);
    QVERIFY(attempts.at(0).succeeded() && attempts.at(0).end >= attempts.at(0).begin);
    QVERIFY(attempts.at(1).phase.isEmpty());
    QCOMPARE(attempts.at(2).what, u"mine"_s);
}

INTRAY_TEST_GUILESS_MAIN(HistoryCheckTest)
#include "tst_historycheck.moc"
