// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/sqlite/shortpause.h"
#include "support/testclass.h"

#include <QElapsedTimer>
#include <QTest>

using namespace intray;
using namespace std::chrono_literals;

class ShortPauses : public QObject
{
    Q_OBJECT

private slots:
    void aPauseIsNoShorterThanWasAsked();
};

void ShortPauses::aPauseIsNoShorterThanWasAsked()
{
    const ShortPause pause;
    QElapsedTimer timer;
    timer.start();
    for (int i = 0; i < 50; ++i)
        pause.last(200us);
    QVERIFY2(timer.nsecsElapsed() >= 9'900'000, qPrintable(QString::number(timer.nsecsElapsed())));
}

INTRAY_TEST_APPLESS_MAIN(ShortPauses)
#include "tst_shortpause.moc"
