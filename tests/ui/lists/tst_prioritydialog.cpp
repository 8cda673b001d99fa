// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/common/messageline.h"
#include "ui/dialogkeys.h"
#include "ui/lists/openlist.h"
#include "ui/windowfixture.h"

#include <QAction>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QTimer>

using namespace intray;
using namespace Qt::StringLiterals;

/// Waiting items are brought forward or put behind from the list of open items.
class tst_PriorityDialog : public QObject
{
    Q_OBJECT
private slots:
    void theSelectedItemsAreBroughtForwardByKeys();
    void oneButtonPutsThemBeforeAllOthers();
    void withoutASelectionTheActionSaysWhatToDo();
    void theContextMenuOffersIt();
    void thePriorityThatTheyHaveIsNoChange();
    void whatWasTakenMeanwhileIsToldPerItem();
    void everythingIsReachedByKeysAndHasAName();

private:
    static QTableView *tableOf(WindowFixture &desk)
    {
        return desk.find<QTableView>(u"openTable"_s);
    }
    static QStringList keys(WindowFixture &desk, int count)
    {
        QStringList keys;
        const QAbstractItemModel *model = tableOf(desk)->model();
        for (int row = 0; row < std::min(count, model->rowCount()); ++row)
            keys << model->index(row, 0).data().toString();
        return keys;
    }
    static void select(WindowFixture &desk, int from, int to)
    {
        QTableView *table = tableOf(desk);
        table->setFocus();
        table->setCurrentIndex(table->model()->index(from, 0));
        for (int row = from; row < to; ++row)
            QTest::keyClick(table, Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(desk.window().deskPage()->openList().selected().size(), to - from + 1);
    }
    static QDialog *open(WindowFixture &desk)
    {
        desk.press(Qt::Key_I, Qt::ControlModifier | Qt::ShiftModifier);
        auto *dialog = part<QDialog>(&desk.window(), u"priorityDialog"_s);
        if (!isInUse(dialog))
            qFatal("The dialog gets no keys.");
        return dialog;
    }
    static QString nextIn(QDialog *dialog) { return said(dialog, u"priorityNext"_s); }
};

void tst_PriorityDialog::theSelectedItemsAreBroughtForwardByKeys()
{
    WindowFixture desk(12);
    desk.start();
    select(desk, 4, 5);
    QDialog *dialog = open(desk);
    QVERIFY(said(dialog, u"priorityPreview"_s).startsWith(u"2 item(s) with the priority 0."_s));
    QCOMPARE(QApplication::focusWidget()->objectName(), u"priorityValue"_s);
    QTest::keyClicks(QApplication::focusWidget(), u"3"_s);
    typeInto(dialog, u"priorityReason"_s, u"on the phone"_s);
    press(Qt::Key_Return);
    QTRY_COMPARE(desk.message(), u"2 item(s) now have the priority 3."_s);
    QTRY_COMPARE(keys(desk, 3), QStringList({u"C-005"_s, u"C-006"_s, u"C-001"_s}));
    QCOMPARE(desk.stored(u"C-005"_s).priority, 3);
    const auto history = desk.elsewhere(u"boss"_s, [&](Store &store) {
        return store.history(desk.stored(u"C-006"_s).id).value_or(QList<Event>());
    });
    QCOMPARE(history.last().kind, EventKind::Prioritized);
    QCOMPARE(history.last().detail.value(u"reason"_s), u"on the phone"_s);
    desk.find<QAction>(u"action.takeNext"_s)->trigger();
    QTRY_COMPARE(desk.desk().item().key, u"C-005"_s);
}

void tst_PriorityDialog::oneButtonPutsThemBeforeAllOthers()
{
    WindowFixture desk(5);
    desk.elsewhere(u"boss"_s, [](Store &store) {
        return store.prioritize({ItemId(2)}, {40, {}}).value_or(BulkResult());
    });
    desk.start();
    QCOMPARE(keys(desk, 1), QStringList(u"C-002"_s));
    select(desk, 4, 4);
    QDialog *dialog = open(desk);
    auto *first = part<QPushButton>(dialog, u"priorityFirst"_s);
    QTRY_VERIFY(first->isEnabled());
    QVERIFY2(nextIn(dialog).contains(u"40"_s), qPrintable(nextIn(dialog)));
    QTest::mouseClick(first, Qt::LeftButton);
    QCOMPARE(part<QSpinBox>(dialog, u"priorityValue"_s)->value(), 41);
    click(dialog, u"priorityAccept"_s);
    QTRY_COMPARE(keys(desk, 2), QStringList({u"C-005"_s, u"C-002"_s}));
}

void tst_PriorityDialog::withoutASelectionTheActionSaysWhatToDo()
{
    WindowFixture desk(3);
    desk.start();
    tableOf(desk)->clearSelection();
    auto *action = desk.find<QAction>(u"action.changePriority"_s);
    QVERIFY(action->isVisible());
    QVERIFY(!action->isEnabled());
    QVERIFY2(action->statusTip().contains(u"open items"_s), qPrintable(action->statusTip()));
    select(desk, 0, 0);
    QVERIFY(action->isEnabled());
    desk.press(Qt::Key_2, Qt::AltModifier);
    QTRY_VERIFY(!action->isEnabled());
}

void tst_PriorityDialog::theContextMenuOffersIt()
{
    WindowFixture desk(3);
    desk.start();
    QTableView *table = tableOf(desk);
    const QPoint place = table->visualRect(table->model()->index(1, 0)).center();
    QTest::mouseClick(table->viewport(), Qt::RightButton, {}, place);
    QCOMPARE(desk.window().deskPage()->openList().selected().size(), 1);
    QList<QAction *> offered;
    QTimer::singleShot(0, table, [&offered] { // the menu keeps the program until it is closed
        if (auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget())) {
            offered = menu->actions();
            menu->close();
        }
    });
    QContextMenuEvent event(QContextMenuEvent::Mouse, place, table->viewport()->mapToGlobal(place));
    QApplication::sendEvent(table->viewport(), &event);
    QVERIFY(offered.contains(desk.find<QAction>(u"action.changePriority"_s)));
    QVERIFY(offered.contains(desk.find<QAction>(u"action.takeSelected"_s)));
}

void tst_PriorityDialog::thePriorityThatTheyHaveIsNoChange()
{
    WindowFixture desk(3);
    desk.start();
    select(desk, 0, 0);
    QDialog *dialog = open(desk);
    auto *accept = part<QPushButton>(dialog, u"priorityAccept"_s);
    QVERIFY(!accept->isEnabled());
    QVERIFY(!accept->toolTip().isEmpty());
    part<QSpinBox>(dialog, u"priorityValue"_s)->setValue(-1);
    QVERIFY(accept->isEnabled());
    press(Qt::Key_Escape);
    QTRY_VERIFY(!desk.find<QDialog>(u"priorityDialog"_s));
    QCOMPARE(desk.stored(u"C-001"_s).priority, 0);
}

void tst_PriorityDialog::whatWasTakenMeanwhileIsToldPerItem()
{
    WindowFixture desk(4);
    desk.start();
    select(desk, 0, 1);
    QDialog *dialog = open(desk);
    desk.elsewhere(u"anna"_s,
                   [](Store &store) { return store.claimNext({u"customers"_s}).has_value(); });
    part<QSpinBox>(dialog, u"priorityValue"_s)->setValue(8);
    click(dialog, u"priorityAccept"_s);
    auto *report = part<QPlainTextEdit>(dialog, u"priorityReport"_s);
    QTRY_VERIFY(report->isVisible());
    QVERIFY2(report->toPlainText().startsWith(u"C-001: anna has held"_s),
             qPrintable(report->toPlainText()));
    QCOMPARE(desk.message(), u"1 item(s) now have the priority 8."_s);
    QCOMPARE(desk.stored(u"C-001"_s).priority, 0);
    QCOMPARE(desk.stored(u"C-002"_s).priority, 8);
    press(Qt::Key_Escape);
}

void tst_PriorityDialog::everythingIsReachedByKeysAndHasAName()
{
    WindowFixture desk(3);
    desk.start();
    select(desk, 0, 0);
    QDialog *dialog = open(desk);
    QTRY_VERIFY(part<QPushButton>(dialog, u"priorityFirst"_s)->isEnabled());
    part<QSpinBox>(dialog, u"priorityValue"_s)->setValue(1);
    QCOMPARE(outOfReach(dialog), QStringList());
}

INTRAY_TEST_MAIN(tst_PriorityDialog)
#include "tst_prioritydialog.moc"
