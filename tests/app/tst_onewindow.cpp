// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/onewindow.h"
#include "app/windowplace.h"

#include <QFile>
#include <QLocalServer>
#include <QLockFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace intray;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// How a start finds the window that is there, whatever that one does; this thread goes on
/// meanwhile.
class OneWindowTest : public QObject
{
    Q_OBJECT

private:
    static Identity clerk() { return {u"clerk"_s, u"desk"_s}; }
    DatabaseUrl database(const QString &name = u"a.db"_s) const
    {
        return DatabaseUrl::fromText(u"sqlite:"_s + m_folder.filePath(name)).value();
    }

    /// Where a window for the database is called: one listens there once and tells.
    static QString placeOf(const DatabaseUrl &database)
    {
        OneWindow window;
        becomesAlone(window, database);
        return window.place();
    }

    static void becomesAlone(OneWindow &window, const DatabaseUrl &database)
    {
        QSignalSpy alone(&window, &OneWindow::alone);
        window.start(database, clerk(), {});
        QVERIFY(alone.count() == 1 || alone.wait(30'000));
    }

    QTemporaryDir m_folder;

private slots:
    void theSecondFindsTheFirstAndHandsOverItsWish()
    {
        OneWindow first;
        becomesAlone(first, database());
        QSignalSpy called(&first, &OneWindow::called);
        OneWindow second;
        QSignalSpy found(&second, &OneWindow::found);
        second.start(database(), clerk(), {u"two"_s, u"token"_s});
        QVERIFY(found.wait(30'000));
        QCOMPARE(called.count(), 1);
        const auto wish = called.first().first().value<SecondStart>();
        QCOMPARE(wish.queue, u"two"_s);
        QCOMPARE(wish.token, u"token"_s);
    }

    void whoDoesNotAnswerIsWaitedForWithoutStandingStill()
    {
        const QString place = placeOf(database());
        QVERIFY(!place.isEmpty());
        QLocalServer mute; // the kernel takes the call, nobody reads it
        QVERIFY(mute.listen(place));
        OneWindow second(300ms);
        QSignalSpy alone(&second, &OneWindow::alone);
        int ticks = 0;
        QTimer tick;
        connect(&tick, &QTimer::timeout, this, [&] { ++ticks; });
        tick.start(1ms);
        second.start(database(), clerk(), {});
        QCOMPARE(alone.count(), 0); // nothing was waited for
        QVERIFY(alone.wait(30'000));
        QVERIFY(ticks > 1);
    }

    void aTurnThatDoesNotEndIsNotWaitedForForEver()
    {
        QLockFile turn(turnFileOf(placeOf(database())));
        QVERIFY(turn.tryLock());
        OneWindow second(300ms);
        becomesAlone(second, database());
    }

    void aDeadWindowIsInNobodysWay()
    {
#ifdef Q_OS_WIN
        QSKIP("A pipe goes with the program that listened.");
#endif
        const QString place = placeOf(database());
        QFile left(place); // what a killed one leaves behind: nobody listens there
        QVERIFY(left.open(QIODevice::WriteOnly));
        OneWindow second;
        becomesAlone(second, database());
        OneWindow third;
        QSignalSpy found(&third, &OneWindow::found);
        third.start(database(), clerk(), {});
        QVERIFY(found.wait(30'000));
    }

    void itIsCalledAtTheDatabaseItWentOnTo()
    {
        OneWindow first;
        becomesAlone(first, database());
        first.follow(database(u"b.db"_s), clerk());
        OneWindow second;
        QSignalSpy called(&first, &OneWindow::called);
        QSignalSpy found(&second, &OneWindow::found);
        second.start(database(u"b.db"_s), clerk(), {}); // after its turn
        QVERIFY(found.wait(30'000));
        QCOMPARE(called.count(), 1);
        OneWindow third;
        becomesAlone(third, database());
    }

    void whereAnotherHasItOpenItIsNotCalled()
    {
        OneWindow first;
        becomesAlone(first, database());
        OneWindow second;
        becomesAlone(second, database(u"b.db"_s));
        second.follow(database(), clerk());
        OneWindow third;
        QSignalSpy called(&first, &OneWindow::called);
        QSignalSpy found(&third, &OneWindow::found);
        third.start(database(), clerk(), {});
        QVERIFY(found.wait(30'000));
        QCOMPARE(called.count(), 1);
        OneWindow fourth;
        becomesAlone(fourth, database(u"b.db"_s));
    }
};

QTEST_GUILESS_MAIN(OneWindowTest)
#include "tst_onewindow.moc"
