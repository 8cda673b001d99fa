// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/worker/workerend.h"
#include "support/testclass.h"

#include <QSignalSpy>
#include <QTest>

using namespace intray;
using namespace std::chrono_literals;

/// A worker ends in three steps, each when somebody says so, the second also when its grace is
/// over.
class WorkerEndTest : public QObject
{
    Q_OBJECT

private slots:
    void eachWishIsTheNextStep()
    {
        WorkerEnd end(std::nullopt);
        const QSignalSpy begun(&end, &WorkerEnd::begun);
        const QSignalSpy givenUp(&end, &WorkerEnd::givenUp);
        const QSignalSpy ended(&end, &WorkerEnd::ended);
        const auto steps = [&] {
            return QList<qsizetype>{begun.size(), givenUp.size(), ended.size()};
        };
        end.goOn();
        QCOMPARE(steps(), QList<qsizetype>({1, 0, 0}));
        QVERIFY(end.hasBegun());
        QVERIFY(!end.isGivingUp());
        end.goOn();
        QCOMPARE(steps(), QList<qsizetype>({1, 1, 0}));
        QVERIFY(end.isGivingUp());
        end.goOn();
        QCOMPARE(steps(), QList<qsizetype>({1, 1, 1}));
    }

    void aStepIsTakenOnce()
    {
        WorkerEnd end(std::nullopt);
        const QSignalSpy begun(&end, &WorkerEnd::begun);
        const QSignalSpy givenUp(&end, &WorkerEnd::givenUp);
        end.begin();
        end.begin();
        end.giveUp();
        end.giveUp();
        QCOMPARE(begun.size(), 1);
        QCOMPARE(givenUp.size(), 1);
    }

    void whoGivesUpAtOnceHasStopped()
    {
        WorkerEnd end(std::nullopt);
        const QSignalSpy begun(&end, &WorkerEnd::begun);
        end.giveUp();
        QCOMPARE(begun.size(), 1);
    }

    void afterItsGraceItGivesUp()
    {
        WorkerEnd end(0s);
        const QSignalSpy givenUp(&end, &WorkerEnd::givenUp);
        end.begin();
        QVERIFY(givenUp.isEmpty());
        QTRY_COMPARE(givenUp.size(), 1);
    }

    void onlyAChangeOfTheLineIsNews()
    {
        WorkerEnd end(std::nullopt);
        QVERIFY(!end.noteLine(true));
        QVERIFY(end.noteLine(false));
        QVERIFY(!end.noteLine(false));
        QVERIFY(end.noteLine(true));
    }
};

INTRAY_TEST_GUILESS_MAIN(WorkerEndTest)
#include "tst_workerend.moc"
