// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/rowroles.h"
#include "support/testclass.h"
#include "ui/windowfixture.h"

#include <QAction>
#include <QLabel>
#include <QPaintEvent>
#include <QTableView>

using namespace intray;
using namespace Qt::StringLiterals;

/// What the desk and the list of one's own items say of work that was begun is so: how many there
/// are, and whether anything was typed.
class Unfinished : public QObject
{
    Q_OBJECT

private slots:
    void whereNothingWasTypedNothingIsSaidToBeKept();
    void whatWasTypedIsSaidToBeKept();
    void whatWasOnTheScreenIsNotSaidToBeUnopened();
    void aRowThatLeavesTheScreenIsPaintedAnewAsAWhole();
    void theNumberOverTheItemsIsThatOfTheRows();
    void itComesBeforeThePageThatWasLookedAtLast();
    void thePageThatAPersonHasChosenMeanwhileStays();
    void itIsTakenUpFromAnyPage_data();
    void whereNothingElseWaitsItComesNext();
    void whereMoreWaitsItComesFirst();
    void afterARestartItComesFirstToo();
    void whereTheQueueIsPausedItCanBeGoneOnWith();
    void onceItIsTakenAwayTheSameButtonTakesTheNext();
    void aTextWithoutItsLockKeepsNobodyFromNewWork();
    void besideAnOpenRecordNobodyIsToldThatThereIsNone();
    void whereNothingIsLeftTheNextQueueWithWorkComesNext();
    void besideAnEmptyDeskThereIsNoPanel();
    void headAndListCallItTheSameWhileItIsTyped();
    void aRecordOfAnotherQueueThanTheChosenOneSaysWhose();
    void itIsTakenUpFromAnyPage();

private:
    static QString said(const WindowFixture &desk)
    {
        return desk.find<QLabel>(u"emptyDeskSentence"_s)->text();
    }
    static QString leadsOn(const WindowFixture &desk) ///< The filled button, as it is heard.
    {
        return desk.find<QWidget>(u"emptyDeskButton"_s)->accessibleName();
    }
    static QString mine(const WindowFixture &desk, int row, RowRole role)
    {
        const auto *table = desk.find<QTableView>(u"myTable"_s);
        return table->model()->index(row, 0).data(int(role)).toString();
    }
};

void Unfinished::whereNothingWasTypedNothingIsSaidToBeKept()
{
    WindowFixture desk(2);
    desk.start();
    desk.takeNext();
    desk.stop();
    desk.start();
    QTRY_COMPARE(said(desk), u"You have typed nothing yet. Go on where you were."_s);
    QCOMPARE(mine(desk, 0, RowRole::BesideSecond), u""_s);
    desk.press(Qt::Key_Return);
    QTRY_COMPARE(desk.desk().item().key, u"C-001"_s);
}

/// The first one is put aside, and still held.
static void completeTheSecondOfTwo(WindowFixture &desk)
{
    desk.start();
    desk.takeNext();
    desk.press(Qt::Key_F9); // puts it aside
    QTRY_COMPARE(desk.desk().item().key, u"C-002"_s);
    QTRY_COMPARE(desk.desk().state(), Desk::State::Working);
    desk.look();
    desk.press(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(desk.desk().state(), Desk::State::Empty);
}

void Unfinished::whereNothingElseWaitsItComesNext()
{
    WindowFixture desk(2);
    completeTheSecondOfTwo(desk);
    QTRY_VERIFY2(said(desk).startsWith(u"You still hold 1 unfinished item"_s),
                 qPrintable(said(desk)));
    QVERIFY(desk.message().startsWith(u"C-002 is completed."_s)); // and can be undone
    desk.press(Qt::Key_F8);
    QTRY_COMPARE(desk.desk().item().key, u"C-001"_s);
}

void Unfinished::whereMoreWaitsItComesFirst()
{
    WindowFixture desk(4);
    completeTheSecondOfTwo(desk);
    const QString name = mine(desk, 0, RowRole::FirstLine);
    QTRY_COMPARE(leadsOn(desk), u"Go on with %1  F8"_s.arg(name));
    QCOMPARE(said(desk).section(u'.', 0, 0), u"You still hold 1 unfinished item(s)"_s);
    QVERIFY(desk.find<QWidget>(u"emptyDeskNext"_s)->isVisible());
    QTRY_COMPARE(desk.focusedName(), u"emptyDeskButton"_s);
    desk.press(Qt::Key_Return);
    QTRY_COMPARE(desk.desk().item().key, u"C-001"_s);
    desk.look();
    desk.press(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(desk.desk().state(), Desk::State::Empty);
    QTRY_COMPARE(leadsOn(desk), u"Take next  F9"_s); // nothing is begun any more
    QVERIFY(!desk.find<QWidget>(u"emptyDeskNext"_s)->isVisible());
    QTRY_COMPARE(desk.focusedName(), u"emptyDeskButton"_s);
    desk.press(Qt::Key_Return);
    QTRY_COMPARE(desk.desk().item().key, u"C-003"_s);
}

void Unfinished::afterARestartItComesFirstToo()
{
    WindowFixture desk(4);
    desk.start();
    desk.takeNext();
    desk.press(Qt::Key_F9); // puts it aside
    QTRY_COMPARE(desk.desk().item().key, u"C-002"_s);
    desk.stop();
    desk.start();
    QTRY_VERIFY2(leadsOn(desk).startsWith(u"Go on with "_s), qPrintable(leadsOn(desk)));
    QTRY_COMPARE(desk.focusedName(), u"emptyDeskButton"_s);
    desk.press(Qt::Key_Return);
    QTRY_COMPARE(desk.desk().item().key, u"C-002"_s);
    desk.look();
    desk.press(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(desk.desk().state(), Desk::State::Empty);
    QTRY_COMPARE(leadsOn(desk), u"Go on with %1  F8"_s.arg(mine(desk, 0, RowRole::FirstLine)));
    QTRY_COMPARE(desk.focusedName(), u"emptyDeskButton"_s);
    desk.press(Qt::Key_Return);
    QTRY_COMPARE(desk.desk().item().key, u"C-001"_s);
}

void Unfinished::whereTheQueueIsPausedItCanBeGoneOnWith()
{
    WindowFixture desk(4);
    completeTheSecondOfTwo(desk);
    QTRY_VERIFY(leadsOn(desk).startsWith(u"Go on with "_s));
    desk.elsewhere(u"supervisor"_s, [](Store &store) {
        return store.pauseQueue(u"customers"_s, true, u"New file."_s);
    });
    QTRY_VERIFY2(said(desk).contains(u"New file."_s), qPrintable(said(desk)));
    QVERIFY2(said(desk).contains(u"You still hold 1"_s), qPrintable(said(desk)));
    desk.press(Qt::Key_Return);
    QTRY_COMPARE(desk.desk().item().key, u"C-001"_s);
}

void Unfinished::onceItIsTakenAwayTheSameButtonTakesTheNext()
{
    WindowFixture desk(4);
    completeTheSecondOfTwo(desk);
    QTRY_VERIFY(leadsOn(desk).startsWith(u"Go on with "_s));
    const Item held = desk.stored(u"C-001"_s);
    desk.elsewhere(u"super"_s, [&](Store &store) {
        return store.releaseLocks({{held.id, held.lock.id}}, u"too long"_s);
    });
    QTRY_COMPARE(leadsOn(desk), u"Take next  F9"_s);
    QCOMPARE(desk.focusedName(), u"emptyDeskButton"_s); // the keyboard stays
    desk.press(Qt::Key_Return);
    QTRY_VERIFY(desk.desk().item().id.isValid());
}

void Unfinished::aTextWithoutItsLockKeepsNobodyFromNewWork()
{
    WindowFixture desk(4);
    desk.start();
    desk.takeNext();
    desk.type(u"Half done"_s);
    desk.press(Qt::Key_F9);
    QTRY_COMPARE(desk.desk().item().key, u"C-002"_s);
    desk.look();
    desk.press(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(leadsOn(desk).startsWith(u"Go on with "_s));
    const Item held = desk.stored(u"C-001"_s);
    desk.elsewhere(u"super"_s, [&](Store &store) {
        return store.releaseLocks({{held.id, held.lock.id}}, u"too long"_s);
    });
    QTRY_COMPARE(leadsOn(desk), u"Take next  F9"_s);
    const auto labels = desk.find<QWidget>(u"emptyDesk"_s)->findChildren<QLabel *>();
    QVERIFY(std::ranges::any_of(labels, [](const QLabel *label) {
        return label->isVisible() && label->text().endsWith(u"where your text is kept"_s);
    }));
}

void Unfinished::besideAnOpenRecordNobodyIsToldThatThereIsNone()
{
    WindowFixture desk(3);
    desk.start();
    desk.takeNext();
    desk.press(Qt::Key_F8);
    QVERIFY2(desk.message().startsWith(u"A record is open."_s), qPrintable(desk.message()));
}

void Unfinished::whereNothingIsLeftTheNextQueueWithWorkComesNext()
{
    WindowFixture desk(1);
    desk.elsewhere(u"supervisor"_s, [](Store &store) {
        for (const QString &name : {u"empty"_s, u"others"_s}) {
            Queue queue = customerQueue();
            queue.name = name;
            queue.title = name.toUpper();
            (void)store.addQueue(queue);
        }
        NewItem item;
        item.key = u"O-1"_s;
        return store.addItem(u"others"_s, item).has_value();
    });
    desk.start();
    desk.takeNext();
    desk.press(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(desk.desk().state(), Desk::State::Empty);
    QTRY_VERIFY2(said(desk).startsWith(u"1 record"_s) && said(desk).contains(u" in OTHERS."_s),
                 qPrintable(said(desk)));
    desk.press(Qt::Key_Return);
    QTRY_COMPARE(desk.desk().queue().name, u"others"_s);
    desk.press(Qt::Key_F9);
    QTRY_COMPARE(desk.desk().item().key, u"O-1"_s);
}

void Unfinished::besideAnEmptyDeskThereIsNoPanel()
{
    WindowFixture desk(2);
    desk.start();
    const QWidget *panel = desk.find<QWidget>(u"sidePanel"_s);
    desk.press(Qt::Key_F4);
    QVERIFY(!panel->isVisible());
    QVERIFY2(desk.message().contains(u"beside a record"_s), qPrintable(desk.message()));
    desk.takeNext();
    QVERIFY2(!panel->isVisible(), "the key said why it did nothing");
    desk.press(Qt::Key_F4);
    QVERIFY(panel->isVisible());
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(desk.desk().item().key, u"C-002"_s);
    QVERIFY(panel->isVisible());
    desk.look();
    desk.press(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(desk.desk().state(), Desk::State::Empty);
    QVERIFY(!panel->isVisible());
}

void Unfinished::headAndListCallItTheSameWhileItIsTyped()
{
    WindowFixture desk(2);
    desk.start();
    desk.takeNext();
    QTRY_COMPARE(desk.find<QTableView>(u"myTable"_s)->model()->rowCount(), 1);
    desk.editor(u"name"_s)->selectAll();
    desk.type(u"Somebody else"_s);
    const QString title = desk.find<QLabel>(u"recordTitle"_s)->text();
    QVERIFY2(title.contains(u"Somebody else"_s), qPrintable(title));
    QCOMPARE(mine(desk, 0, RowRole::FirstLine), title);
}

void Unfinished::aRecordOfAnotherQueueThanTheChosenOneSaysWhose()
{
    WindowFixture desk(2);
    desk.elsewhere(u"supervisor"_s, [](Store &store) {
        Queue other = customerQueue();
        other.name = u"others"_s;
        return store.addQueue(other).has_value();
    });
    desk.start();
    desk.takeNext();
    const auto *from = desk.find<QLabel>(u"recordFrom"_s);
    QVERIFY(!from->text().contains(u"ustomers"_s));
    desk.window().deskPage()->useQueue(u"others"_s);
    QVERIFY2(from->text().contains(u"ustomers"_s), qPrintable(from->text()));
    desk.window().deskPage()->useQueue(u"customers"_s);
    QVERIFY(!from->text().contains(u"ustomers"_s));
}

void Unfinished::whatWasTypedIsSaidToBeKept()
{
    WindowFixture desk(2);
    desk.start();
    desk.takeNext();
    desk.type(u"Not lost"_s);
    desk.stop();
    desk.start();
    QTRY_COMPARE(said(desk), u"What you typed is kept."_s);
    QCOMPARE(mine(desk, 0, RowRole::BesideSecond), u"draft"_s);
}

void Unfinished::whatWasOnTheScreenIsNotSaidToBeUnopened()
{
    WindowFixture desk(3);
    desk.start();
    desk.takeNext();
    QTRY_COMPARE(mine(desk, 0, RowRole::BesideSecond), u"on screen"_s);
    desk.press(Qt::Key_F9);
    QTRY_COMPARE(desk.desk().item().key, u"C-002"_s);
    QTRY_COMPARE(mine(desk, 1, RowRole::BesideSecond), u"on screen"_s);
    QCOMPARE(mine(desk, 0, RowRole::BesideSecond), u""_s);
}

/// Which of it is painted anew.
class PaintedRegion : public QObject
{
public:
    QRegion all;

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::Paint)
            all += static_cast<QPaintEvent *>(event)->region();
        return false;
    }
};

void Unfinished::aRowThatLeavesTheScreenIsPaintedAnewAsAWhole()
{
    WindowFixture desk(2);
    desk.start();
    desk.takeNext();
    QTRY_COMPARE(mine(desk, 0, RowRole::BesideSecond), u"on screen"_s);
    auto *table = desk.find<QTableView>(u"myTable"_s);
    const QRect row = table->visualRect(table->model()->index(0, 0));
    QTRY_VERIFY(table->viewport()->rect().contains(row));
    PaintedRegion painted;
    table->viewport()->installEventFilter(&painted);
    desk.desk().putAside();
    QTRY_COMPARE(mine(desk, 0, RowRole::BesideSecond), u""_s);
    QTRY_COMPARE(painted.all & row, QRegion(row));
}

void Unfinished::theNumberOverTheItemsIsThatOfTheRows()
{
    WindowFixture desk(1);
    desk.start();
    desk.takeNext();
    desk.type(u"Half done"_s);
    const Item held = desk.desk().item();
    desk.stop();
    desk.elsewhere(u"super"_s, [&](Store &store) {
        return store.releaseLocks({{held.id, held.lock.id}}, u"too long"_s).has_value();
    });
    desk.elsewhere(u"clerk2"_s, [](Store &store) { return store.claimNext({u"customers"_s}); });
    desk.startWithoutItems();
    QTRY_COMPARE(mine(desk, 0, RowRole::Beside), u"lock lost"_s);
    QCOMPARE(desk.find<QLabel>(u"myTitleCount"_s)->text(), u"1"_s);
}

static bool isAtDesk(WindowFixture &desk)
{
    return desk.window().deskPage()->isVisible();
}

static void goTo(WindowFixture &desk, WindowAction page)
{
    desk.window().actions().of(page)->trigger();
    QVERIFY(!isAtDesk(desk));
}

void Unfinished::itComesBeforeThePageThatWasLookedAtLast()
{
    WindowFixture desk(2);
    desk.start();
    desk.takeNext();
    desk.type(u"Not lost"_s);
    goTo(desk, WindowAction::ShowToday);
    desk.stop();
    desk.start();
    QTRY_VERIFY(isAtDesk(desk));
    QTRY_COMPARE(desk.focusedName(), u"emptyDeskButton"_s);
    desk.press(Qt::Key_Return);
    QTRY_COMPARE(desk.desk().state(), Desk::State::Working);
    QCOMPARE(desk.editor(u"name"_s)->text(), u"Not lost"_s);
}

void Unfinished::thePageThatAPersonHasChosenMeanwhileStays()
{
    WindowFixture desk(2);
    desk.start();
    goTo(desk, WindowAction::ShowToday);
    emit desk.window().deskPage()->held().found(1); // the database was slow
    QVERIFY(!isAtDesk(desk));
}

void Unfinished::itIsTakenUpFromAnyPage_data()
{
    QTest::addColumn<WindowAction>("page");
    QTest::addRow("Today") << WindowAction::ShowToday;
    QTest::addRow("Queues") << WindowAction::ShowQueues;
    QTest::addRow("Quality") << WindowAction::ShowQuality;
    QTest::addRow("History") << WindowAction::ShowHistory;
}

void Unfinished::itIsTakenUpFromAnyPage()
{
    QFETCH(WindowAction, page);
    WindowFixture desk(2);
    desk.start();
    goTo(desk, page);
    desk.press(Qt::Key_F9); // and so is new work
    QTRY_COMPARE(desk.desk().item().key, u"C-001"_s);
    QVERIFY(isAtDesk(desk));
    desk.stop();
    desk.start();
    QTRY_COMPARE(desk.focusedName(), u"emptyDeskButton"_s);
    goTo(desk, page);
    desk.press(Qt::Key_F8);
    QTRY_COMPARE(desk.desk().item().key, u"C-001"_s);
    QVERIFY(isAtDesk(desk));
}

INTRAY_TEST_MAIN(Unfinished)
#include "tst_unfinished.moc"
