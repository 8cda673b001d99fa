// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/common/colours.h"
#include "ui/common/tokens.h"
#include "ui/dialogkeys.h"
#include "ui/lists/openlist.h"
#include "ui/showpage.h"
#include "ui/windowfixture.h"

#include <QAction>
#include <QListView>
#include <QTableView>
#include <QTreeWidget>

using namespace intray;
using namespace Qt::StringLiterals;

/// What was found is done where it is done: the window goes there, and where something is to be
/// chosen first, the keyboard is there and a sentence says what.
class Leading : public QObject
{
    Q_OBJECT

private slots:
    void whatIsDoneAtTheDeskIsDoneThere();
    void whatIsForChosenItemsLeadsToTheList();
    void anItemIsToBeChosenBeforeItIsTaken();
    void whatIsTypedIntoARecordNeedsOne();
    void locksAreReleasedFromTheDesk();
    void itemsAreReopenedInTheQueueOfTheDesk();
    void aRuleIsUnfolded();
    void aButtonThatIsNotThereIsNotPressed();
    void theListIsSortedFromAnyPage();
    void whatOnesselfFinishedIsShown();
    void theRowThatIsChosenLiesOnATint();
};

/// Qt's own screen gives the keyboard back to nobody when a dialog closes.
static void use(WindowFixture &desk)
{
    desk.window().activateWindow();
    if (!isInUse(&desk.window()))
        qFatal("The window is not in use.");
}

static QDialog *opened(WindowFixture &desk)
{
    use(desk);
    desk.press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    auto *palette = desk.find<QDialog>(u"paletteDialog"_s);
    if (!palette || !isInUse(palette))
        qFatal("The palette is not in use.");
    return palette;
}

static void choose(WindowFixture &desk, const QString &typed)
{
    opened(desk);
    desk.type(typed);
    press(Qt::Key_Return);
    QTRY_VERIFY(!desk.find<QDialog>(u"paletteDialog"_s));
    QCoreApplication::processEvents();
}

static void goTo(WindowFixture &desk, WindowAction page)
{
    desk.window().actions().of(page)->trigger();
}

static bool isAtDesk(const WindowFixture &desk)
{
    return desk.find<QWidget>(u"deskPage"_s)->isVisible();
}

static QString saidOnPage(WindowFixture &desk)
{
    return desk.find<QWidget>(u"supervisorMessage"_s)->accessibleName().section(u": "_s, 1);
}

void Leading::whatIsDoneAtTheDeskIsDoneThere()
{
    WindowFixture desk(2);
    desk.start();
    goTo(desk, WindowAction::ShowQuality);
    QVERIFY(!isAtDesk(desk));
    choose(desk, u"take next"_s);
    QTRY_COMPARE(desk.desk().state(), Desk::State::Working);
    QVERIFY(isAtDesk(desk));
    QTRY_COMPARE(desk.focusedName(), u"editor.name"_s);
    goTo(desk, WindowAction::ShowHistory);
    choose(desk, u"write a note"_s);
    QVERIFY(isAtDesk(desk));
    QTRY_COMPARE(desk.focusedName(), u"noteText"_s);
}

void Leading::whatIsForChosenItemsLeadsToTheList()
{
    WindowFixture desk(3);
    desk.start();
    goTo(desk, WindowAction::ShowQuality);
    choose(desk, u"priority"_s);
    QVERIFY(isAtDesk(desk));
    QCOMPARE(desk.focusedName(), u"openTable"_s);
    QCOMPARE(desk.message(), u"Select items in the list of open items first."_s);
    desk.find<QTableView>(u"openTable"_s)->selectRow(1);
    QCOMPARE(desk.message(), QString());
    goTo(desk, WindowAction::ShowQuality);
    choose(desk, u"priority"_s);
    QTRY_VERIFY(desk.find<QDialog>(u"priorityDialog"_s));
}

void Leading::anItemIsToBeChosenBeforeItIsTaken()
{
    WindowFixture desk(3);
    desk.start();
    choose(desk, u"take selected"_s);
    QCOMPARE(desk.focusedName(), u"openTable"_s);
    QCOMPARE(desk.message(), u"Choose an item in the list first."_s);
    desk.find<QTableView>(u"openTable"_s)->selectRow(1);
    QCOMPARE(desk.message(), QString());
    choose(desk, u"take selected"_s);
    QTRY_COMPARE(desk.desk().item().key, u"C-002"_s);
}

void Leading::whatIsTypedIntoARecordNeedsOne()
{
    WindowFixture desk(1);
    desk.start();
    QDialog *palette = opened(desk);
    desk.type(u"value from previous"_s);
    QCOMPARE(said(palette, u"paletteSaid"_s), u"No record is open. Take an item first."_s);
    press(Qt::Key_Return);
    QVERIFY(palette->isVisible());
}

void Leading::locksAreReleasedFromTheDesk()
{
    WindowFixture desk(2);
    desk.elsewhere(u"ben"_s, [](Store &store) { return store.claimNext({u"customers"_s}); });
    desk.start();
    choose(desk, u"unlock"_s);
    QVERIFY(desk.find<QWidget>(u"todayPage"_s)->isVisible());
    QVERIFY2(saidOnPage(desk).startsWith(u"Select one lock"_s), qPrintable(saidOnPage(desk)));
    const auto *tree = desk.find<QTreeView>(u"holdersTree"_s);
    QTRY_VERIFY(tree->model()->rowCount() > 0);
    choose(desk, u"unlock"_s);
    QCOMPARE(desk.focusedName(), u"holdersTree"_s);
    use(desk);
    desk.press(Qt::Key_A, Qt::ControlModifier);
    QTRY_VERIFY(desk.find<QAbstractButton>(u"locksRelease"_s)->isEnabled());
    choose(desk, u"unlock"_s);
    QTRY_VERIFY(desk.find<QDialog>(u"takeAwayDialog"_s));
}

void Leading::itemsAreReopenedInTheQueueOfTheDesk()
{
    WindowFixture desk(1);
    desk.elsewhere(u"importer"_s, [](Store &store) {
        Queue other;
        other.name = u"hospitals"_s;
        return store.addQueue(other).has_value();
    });
    desk.start();
    goTo(desk, WindowAction::ShowQueues);
    auto *queues = desk.find<QTreeWidget>(u"queueList"_s);
    QTRY_COMPARE(queues->topLevelItemCount(), 2);
    const QString first = queues->currentItem()->text(0);
    choose(desk, u"hospitals"_s);
    QVERIFY(isAtDesk(desk));
    choose(desk, u"reopen items"_s);
    QVERIFY(desk.find<QWidget>(u"queuesPage"_s)->isVisible());
    QVERIFY(queues->currentItem()->text(0) != first);
    QTRY_VERIFY(desk.find<QDialog>(u"reopenDialog"_s));
}

void Leading::aRuleIsUnfolded()
{
    WindowFixture desk(1);
    desk.start();
    choose(desk, u"locks per user"_s);
    const auto *head = desk.find<QAbstractButton>(u"ruleFoldHead.time"_s);
    QTRY_VERIFY(head->isVisible());
    QVERIFY(head->isChecked());
    QCOMPARE(desk.focusedName(), u"ruleFoldHead.time"_s);
}

void Leading::aButtonThatIsNotThereIsNotPressed()
{
    WindowFixture desk(1);
    desk.start();
    choose(desk, u"show reopening requests"_s);
    QCOMPARE(saidOnPage(desk), u"Nobody requests that an item is reopened."_s);
    QVERIFY(!desk.find<QDialog>(u"askedBackDialog"_s));
    choose(desk, u"give back a table"_s);
    QCOMPARE(saidOnPage(desk), u"Choose a queue that stands in an adopted table."_s);
}

void Leading::theListIsSortedFromAnyPage()
{
    WindowFixture desk(3);
    desk.start();
    goTo(desk, WindowAction::ShowToday);
    choose(desk, u"sort by city"_s);
    QVERIFY(isAtDesk(desk));
    QCOMPARE(desk.window().deskPage()->openList().wantedQuery().order.field, u"city"_s);
}

void Leading::whatOnesselfFinishedIsShown()
{
    WindowFixture desk(2);
    desk.start();
    desk.takeNext();
    desk.press(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(desk.stored(u"C-001"_s).state, State::Done);
    choose(desk, u"reopen what"_s);
    const auto *table = desk.find<QTableView>(u"openTable"_s);
    QTRY_COMPARE(table->model()->rowCount(), 1);
    QCOMPARE(desk.focusedName(), u"openTable"_s);
}

void Leading::theRowThatIsChosenLiesOnATint()
{
    WindowFixture desk(1);
    desk.start();
    const auto *list = part<QListView>(opened(desk), u"paletteList"_s);
    const QRect row = list->visualRect(list->currentIndex());
    const QImage seen = list->viewport()->grab().toImage();
    const QColor ground = seen.pixelColor(row.right() - 8, row.center().y());
    QCOMPARE(ground.name(), colourOf(ColourRole::Chosen, list->palette()).name());
    const QColor bar = seen.pixelColor(row.left() + 1, row.center().y());
    QCOMPARE(bar.name(), colourOf(ColourRole::Accent, list->palette()).name());
}

INTRAY_TEST_MAIN(Leading)
#include "tst_leading.moc"
