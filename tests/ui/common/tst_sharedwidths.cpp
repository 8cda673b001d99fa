// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/common/sharedwidths.h"
#include "ui/common/tables.h"

#include <QHeaderView>
#include <QTableWidget>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// How the columns of a table share the room that there is.
class SharedWidths : public QObject
{
    Q_OBJECT
private slots:
    void eachHasWhatItWantsWhereThereIsRoom();
    void theWideOnesShareWhatTheNarrowOnesLeave();
    void noneGoesBelowItsLeast();
    void noColumnsNeedNoRoom();
    void noCellIsCutWhileAnotherColumnHasRoom();
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

void SharedWidths::noCellIsCutWhileAnotherColumnHasRoom()
{
    QTableWidget table(1, 3);
    const QStringList texts{u"(999) 999-9999, and some more"_s, u"15"_s, u"(419) 555-0111"_s};
    for (int column = 0; column < 3; ++column)
        table.setItem(0, column, new QTableWidgetItem(texts.at(column)));
    styleTable(&table);
    shareRoom(table.horizontalHeader(), {0, 2});
    const auto wanted = [&table](int column) {
        return static_cast<QAbstractItemView &>(table).sizeHintForColumn(column);
    };
    table.resize(wanted(0) + wanted(1) + wanted(2) + 40, 200);
    table.show();
    QVERIFY(QTest::qWaitForWindowExposed(&table));
    QVERIFY(wanted(0) > wanted(2) + 60);
    for (const int column : {0, 2})
        QTRY_VERIFY2(table.columnWidth(column) >= wanted(column), qPrintable(texts.at(column)));
    table.setItem(0, 2, new QTableWidgetItem(u"5"_s));
    table.resize(table.width() + 100, 200);
    QTRY_VERIFY(table.horizontalHeader()->length() >= table.viewport()->width() - 1);
}

INTRAY_TEST_MAIN(SharedWidths)
#include "tst_sharedwidths.moc"
