// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/sharedwidths.h"

#include <QTest>

using namespace intray;

/// How the columns of a table share the room that there is.
class SharedWidths : public QObject
{
    Q_OBJECT
private slots:
    void eachHasWhatItWantsWhereThereIsRoom();
    void theWideOnesShareWhatTheNarrowOnesLeave();
    void noneGoesBelowItsLeast();
    void noColumnsNeedNoRoom();
};

void SharedWidths::eachHasWhatItWantsWhereThereIsRoom()
{
    QCOMPARE(sharedWidths({100, 300, 50}, {40, 40, 40}, 450), QList<int>({100, 300, 50}));
}

void SharedWidths::theWideOnesShareWhatTheNarrowOnesLeave()
{
    QCOMPARE(sharedWidths({100, 600, 500}, {40, 40, 40}, 500), QList<int>({100, 200, 200}));
}

void SharedWidths::noneGoesBelowItsLeast()
{
    QCOMPARE(sharedWidths({100, 600, 500}, {40, 250, 40}, 500), QList<int>({100, 250, 150}));
    QCOMPARE(sharedWidths({100, 600}, {80, 250}, 200), QList<int>({80, 250}));
}

void SharedWidths::noColumnsNeedNoRoom()
{
    QCOMPARE(sharedWidths({}, {}, 500), QList<int>());
}

QTEST_GUILESS_MAIN(SharedWidths)
#include "tst_sharedwidths.moc"
