// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/common/tokens.h"
#include "ui/desk/deskpage.h"
#include "ui/windowfixture.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QScrollBar>
#include <QTableView>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace intray;

/// What stands beside the record, seen as one column: edges, whole rows, and which row is marked.
class ListColumnTest : public QObject
{
    Q_OBJECT
private slots:
    void aScrollBarMovesNoEdge();
    void theScrollBarOverTheRowsMovesThem();
    void noRowOfMineIsCut();
    void twoOpenRowsAreWholeOnASmallScreenOfTwiceTheScale();
    void whatIsOnTheScreenIsInSightAsSoonAsItIsMine();
    void inAMirroredWindowAllBeginsAtOneEdge();
    void homeAndEndGoToTheFirstAndTheLastOfMine();
    void onlyWhatIsOnTheScreenIsMarkedWhileTheRecordIsInHand();
    void theKeyboardBeginsAtWhatIsOnTheScreenAndTintsNoOtherRow();
    void panesFollowEachOtherWhateverIsInThem();
    void aQueueThatIsNotThereAnyMoreIsLeft();

private:
    static QTableView *mine(WindowFixture &desk) { return desk.find<QTableView>(u"myTable"_s); }
    static QTableView *open(WindowFixture &desk) { return desk.find<QTableView>(u"openTable"_s); }
    static void holdSix(WindowFixture &desk);
};

void ListColumnTest::aScrollBarMovesNoEdge()
{
    WindowFixture desk(40);
    desk.start();
    desk.window().resize(1366, 768);
    desk.takeNext();
    QTRY_VERIFY(open(desk)->verticalScrollBar()->maximum() > 0);
    QTRY_COMPARE(mine(desk)->model()->rowCount(), 1); // which need no bar
    QCOMPARE(open(desk)->viewport()->width(), mine(desk)->viewport()->width());
}

void ListColumnTest::theScrollBarOverTheRowsMovesThem()
{
    WindowFixture desk(40);
    desk.start();
    desk.window().resize(1366, 768);
    QTRY_VERIFY(open(desk)->verticalScrollBar()->maximum() > 0);
    QWidget *bar = open(desk)->findChild<QScrollBar *>(u"overlaidBar"_s);
    QVERIFY(bar->isVisible());
    QCOMPARE(open(desk)->rowAt(1), 0);
    QTest::mouseClick(bar, Qt::LeftButton, {}, bar->rect().center());
    QVERIFY(open(desk)->rowAt(1) > 0);
}

void ListColumnTest::holdSix(WindowFixture &desk)
{
    desk.start();
    desk.window().resize(1366, 768);
    for (int taken = 1; taken <= 6; ++taken) {
        desk.takeNext();
        QTRY_COMPARE(mine(desk)->model()->rowCount(), taken);
    }
}

void ListColumnTest::noRowOfMineIsCut()
{
    WindowFixture desk(30);
    holdSix(desk);
    QCoreApplication::processEvents();
    for (const int height : {768, 700, 650, 900}) {
        desk.window().resize(1366, height);
        QCoreApplication::processEvents();
        const int seen = mine(desk)->viewport()->height(), row = mine(desk)->rowHeight(0);
        QVERIFY2(seen % row == 0 || seen >= 6 * row, qPrintable(u"%1: %2"_s.arg(height).arg(seen)));
    }
    desk.window().resize(683, 384); // there it lies over the record
    desk.press(Qt::Key_B, Qt::ControlModifier);
    QVERIFY(mine(desk)->isVisible());
    QTRY_COMPARE(mine(desk)->viewport()->height() / mine(desk)->rowHeight(0), 1);
    QTRY_VERIFY(mine(desk)->viewport()->height() % mine(desk)->rowHeight(0) <= room::within);
    QTRY_COMPARE(mine(desk)->rowAt(room::between), 5); // the one on the screen
}

void ListColumnTest::twoOpenRowsAreWholeOnASmallScreenOfTwiceTheScale()
{
    WindowFixture desk(6);
    desk.start();
    desk.takeNext();
    desk.window().resize(683, 373); // 1366 x 768 without the window's title
    QCoreApplication::processEvents();
    desk.press(Qt::Key_B, Qt::ControlModifier);
    auto *rows = desk.find<QTableView>(u"openTable"_s);
    QTRY_VERIFY(rows->isVisible());
    QTRY_COMPARE(rows->model()->rowCount(), 5);
    QTRY_COMPARE_LE(rows->visualRect(rows->model()->index(1, 0)).bottom(),
                    rows->viewport()->rect().bottom());
}

void ListColumnTest::whatIsOnTheScreenIsInSightAsSoonAsItIsMine()
{
    WindowFixture desk(30);
    desk.start();
    desk.window().resize(1366, 600);
    for (int taken = 1; taken <= 6; ++taken) {
        desk.takeNext();
        QTRY_COMPARE(mine(desk)->model()->rowCount(), taken);
        QCoreApplication::processEvents();
        const QRect row = mine(desk)->visualRect(mine(desk)->model()->index(taken - 1, 0));
        QVERIFY2(mine(desk)->viewport()->rect().contains(row), qPrintable(QString::number(taken)));
    }
}

/// Between the leading edges of a part and of what it stands on.
static int roomBefore(const QWidget *part, const QWidget *on, Qt::LayoutDirection direction)
{
    const QRect place(part->mapTo(on, QPoint()), part->size());
    return direction == Qt::RightToLeft ? on->width() - 1 - place.right() : place.left();
}

void ListColumnTest::inAMirroredWindowAllBeginsAtOneEdge()
{
    WindowFixture desk(10);
    desk.start();
    desk.window().resize(1366, 768);
    desk.takeNext();
    const auto *record = desk.find<QWidget>(u"recordForm"_s);
    const auto *column = desk.find<QWidget>(u"listColumn"_s);
    for (const auto direction : {Qt::LeftToRight, Qt::RightToLeft}) {
        desk.window().setLayoutDirection(direction);
        QCoreApplication::processEvents();
        for (const QString &name :
             {u"recordTitle"_s, u"recordKey"_s, u"fieldHint"_s, u"label.name"_s})
            QVERIFY2(roomBefore(desk.find<QWidget>(name), record, direction) == room::sheet + 1,
                     qPrintable(name));
        const auto *title = desk.find<QWidget>(u"openTitle"_s)->findChild<QLabel *>();
        QCOMPARE(roomBefore(title, column, direction), room::between + room::beside);
    }
}

void ListColumnTest::homeAndEndGoToTheFirstAndTheLastOfMine()
{
    WindowFixture desk(30);
    holdSix(desk);
    mine(desk)->setFocus();
    desk.press(Qt::Key_Home);
    QCOMPARE(mine(desk)->currentIndex().row(), 0);
    desk.press(Qt::Key_End);
    QCOMPARE(mine(desk)->currentIndex().row(), 5);
}

void ListColumnTest::onlyWhatIsOnTheScreenIsMarkedWhileTheRecordIsInHand()
{
    WindowFixture desk(6);
    desk.start();
    desk.window().resize(1366, 768);
    desk.takeNext();
    const auto firstRow = [&] {
        return open(desk)->viewport()->grab(open(desk)->visualRect(open(desk)->indexAt({5, 5})));
    };
    QTest::mouseMove(desk.find<QWidget>(u"deskHead"_s));
    const QImage before = firstRow().toImage();
    open(desk)->setFocus(Qt::ShortcutFocusReason);
    QVERIFY(firstRow().toImage() != before);
    desk.editor(u"name"_s)->setFocus();
    QCOMPARE(firstRow().toImage(), before);
}

void ListColumnTest::theKeyboardBeginsAtWhatIsOnTheScreenAndTintsNoOtherRow()
{
    WindowFixture desk(6);
    desk.start();
    desk.window().resize(1366, 768);
    for (int taken = 1; taken <= 2; ++taken) {
        desk.takeNext();
        QTRY_COMPARE(mine(desk)->model()->rowCount(), taken);
    }
    QTest::mouseMove(desk.find<QWidget>(u"deskHead"_s));
    const auto groundOf = [&](int row) {
        const QRect place = mine(desk)->visualRect(mine(desk)->model()->index(row, 0));
        const QPoint beforeWords(room::beside - 2, place.height() / 2);
        return mine(desk)->viewport()->grab(place).toImage().pixelColor(beforeWords);
    };
    const QColor plain = groundOf(0);
    const QColor onScreen = groundOf(1);
    QVERIFY(plain != onScreen);
    desk.press(Qt::Key_F6);
    QTRY_COMPARE(desk.focusedName(), u"myTable"_s);
    QCOMPARE(mine(desk)->currentIndex().row(), 1);
    QCOMPARE(groundOf(1), onScreen);
    desk.press(Qt::Key_Up);
    QCOMPARE(mine(desk)->currentIndex().row(), 0);
    QCOMPARE(groundOf(0), plain);
    QCOMPARE(groundOf(1), onScreen);
    desk.press(Qt::Key_A, Qt::ControlModifier); // of several it tells which
    QCOMPARE(groundOf(0), onScreen);
}

void ListColumnTest::panesFollowEachOtherWhateverIsInThem()
{
    WindowFixture desk(4);
    desk.start();
    desk.window().resize(1366, 768);
    desk.takeNext();
    QTRY_COMPARE(mine(desk)->model()->rowCount(), 1);
    desk.press(Qt::Key_F4);
    const auto isIn = [&](const QString &pane) {
        const QWidget *one = desk.find<QWidget>(pane);
        return one == QApplication::focusWidget() || one->isAncestorOf(QApplication::focusWidget());
    };
    for (const QString &pane : {u"sidePanel"_s, u"myTable"_s, u"openTable"_s, u"fieldsForm"_s}) {
        desk.press(Qt::Key_F6);
        QVERIFY2(isIn(pane), qPrintable(pane));
    }
    desk.press(Qt::Key_F, Qt::ControlModifier);
    desk.press(Qt::Key_F6);
    QVERIFY2(isIn(u"myTable"_s), "what comes after the search");
}

/// Its rows may be nothing for this person any more, and nothing of it can be taken.
void ListColumnTest::aQueueThatIsNotThereAnyMoreIsLeft()
{
    WindowFixture desk(2);
    desk.start();
    desk.elsewhere(u"supervisor"_s, [](Store &store) {
        Queue other;
        other.name = u"others"_s;
        return store.addQueue(other);
    });
    const auto *chooser = desk.find<QComboBox>(u"queueChooser"_s);
    QTRY_COMPARE(chooser->count(), 2);
    desk.window().deskPage()->useQueue(u"others"_s);
    QTRY_COMPARE(open(desk)->model()->rowCount(), 0);
    desk.elsewhere(u"supervisor"_s, [](Store &store) { return store.removeQueue(u"others"_s); });
    QTRY_COMPARE(open(desk)->model()->rowCount(), 2);
    QCOMPARE(chooser->currentText(), u"Customers"_s);
    QCOMPARE(desk.desk().queue().name, u"customers"_s);
    QVERIFY2(desk.message().startsWith(u"The queue others was removed"_s),
             qPrintable(desk.message()));
}

INTRAY_TEST_MAIN(ListColumnTest)
#include "tst_listcolumn.moc"
