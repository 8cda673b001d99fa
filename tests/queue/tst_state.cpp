// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/state.h"
#include "support/testclass.h"

#include <QSet>
#include <QTest>

using namespace intray;

class TestState : public QObject
{
    Q_OBJECT

private slots:
    void everyStateHasAWordOfItsOwn();
    void anUnknownWordIsNoState();
    void onlyTheMovesOfTheDiagramAreAllowed_data();
    void onlyTheMovesOfTheDiagramAreAllowed();
};

void TestState::everyStateHasAWordOfItsOwn()
{
    QSet<QString> words;
    for (const State state : allStates) {
        words.insert(nameOf(state));
        QVERIFY(stateNamed(nameOf(state)) == state);
    }
    QCOMPARE(words.size(), qsizetype(allStates.size()));
}

void TestState::anUnknownWordIsNoState()
{
    QVERIFY(!stateNamed(QStringLiteral("Open")));
    QVERIFY(!stateNamed(QString()));
}

void TestState::onlyTheMovesOfTheDiagramAreAllowed_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::newRow("staged") << "staged"
                            << "open";
    QTest::newRow("open") << "open"
                          << "locked done dismissed";
    QTest::newRow("locked") << "locked"
                            << "open done failed dismissed";
    QTest::newRow("done") << "done"
                          << "locked open";
    QTest::newRow("failed") << "failed"
                            << "locked open";
    QTest::newRow("dismissed") << "dismissed"
                               << "locked open";
}

void TestState::onlyTheMovesOfTheDiagramAreAllowed()
{
    QFETCH(QString, from);
    QFETCH(QString, to);
    const QStringList allowed = to.split(u' ');
    for (const State target : allStates)
        QCOMPARE(canMove(*stateNamed(from), target), allowed.contains(nameOf(target)));
}

INTRAY_TEST_APPLESS_MAIN(TestState)
#include "tst_state.moc"
