// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/glancemodel.h"
#include "lists/holdersmodel.h"
#include "support/languages.h"
#include "support/testclass.h"
#include "ui/common/roomystyle.h"
#include "ui/common/segments.h"
#include "ui/common/tokens.h"
#include "ui/supervisor/figureground.h"
#include "ui/supervisor/today/holderstree.h"

#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>

using namespace intray;
using namespace Qt::StringLiterals;

/// What needs somebody today, and who holds what by person, through the window.
class TodayPageInTheWindow : public QObject
{
    Q_OBJECT
private slots:
    void nothingNeedsAnybody();
    void itsWordsHaveOneLeadingEdge();
    void whereNobodyHoldsAnythingThereIsNothingToRelease();
    void whatOthersHoldStandsAboveWhatOneHoldsOneself();
    void noQueuesNameIsCutInANarrowWindow();
    void neitherNumbersNorHeadsAreCutWhileTheNamesHaveRoomToSpare();
    void whoAsksForARecordNeedsSomebodyToo();
    void aPausedQueueIsResumedHere();
    void rejectedRowsThatSomebodyHasSeenAreNotToldAgain();
    void theKeyboardStaysWithItsNeedWhileOthersComeAndGo();
    void whatIsChosenHasNothingUnderItsArrow();
    void aPersonsItemsAreReleasedByKeys();
    void whoIsFoldedAndChosenStaysSo();
    void theKeyboardStaysWhereItIsWhilePeopleComeAndGo();
    void narrowWindowsShowOneOfBoth();
    void inALowWindowOnlyTheRowsOfWhoHoldsWhatScroll();
    void inALowWindowThePageScrollsAndNotTheTableInIt();
    void inALowWindowAllColumnsOfTheQueuesAreInSight();
    void inAMirroredWindowWhatHoldersAreAskedBeginsWhereItDoes();
    void everythingIsReachedByKeysAndHasAName();

private:
    static QWidget *open(WindowFixture &desk) { return openSupervisorPage(desk, u"todayPage"_s); }
    static HoldersTree *tree(QWidget *page) { return part<HoldersTree>(page, u"holdersTree"_s); }
    static void claim(WindowFixture &desk, const QString &user, int count = 1)
    {
        desk.elsewhere(user, [&](Store &store) {
            return store.claimNext({u"customers"_s}, count).value_or(Claim());
        });
    }
    static QString needs(QWidget *page) { return said(page, u"needsSentence"_s); }
};

void TodayPageInTheWindow::nothingNeedsAnybody()
{
    WindowFixture desk(2);
    QWidget *page = open(desk);
    QTRY_COMPARE(needs(page), u"No queue needs attention."_s);
    QTRY_VERIFY(said(page, u"todaySentence"_s).contains(u"2 left"_s));
}

void TodayPageInTheWindow::itsWordsHaveOneLeadingEdge()
{
    WindowFixture desk(2);
    claim(desk, u"ben"_s);
    QWidget *page = open(desk);
    desk.window().resize(1366, 768);
    QTRY_COMPARE(tree(page)->model()->rowCount(), 1);
    const auto edge = [page](const QWidget *part) { return part->mapTo(page, QPoint()).x(); };
    const auto title = [&](const QString &words) {
        for (const auto *label : page->findChildren<QLabel *>())
            if (label->isVisible() && label->text() == words)
                return edge(label);
        return -1;
    };
    const int first = title(u"Today"_s);
    QVERIFY(first > 0);
    QCOMPARE(title(u"Needs you"_s), first);
    QCOMPARE(title(u"Queues"_s), first);
    QCOMPARE(edge(part<QWidget>(page, u"glanceOf"_s)), first);
    QCOMPARE(edge(part<QWidget>(page, u"glanceTable"_s)) + room::beside, first);
    QCOMPARE(edge(tree(page)), title(u"Who holds what"_s)); // its arrow
    const QWidget *sheet = part<QWidget>(page, u"holders"_s);
    const QWidget *rows = tree(page)->viewport();
    QVERIFY(rows->mapTo(sheet, QPoint(rows->width(), 0)).x() <= sheet->width() - room::within);
}

void TodayPageInTheWindow::whereNobodyHoldsAnythingThereIsNothingToRelease()
{
    WindowFixture desk(1);
    QWidget *page = open(desk);
    QTRY_COMPARE(said(page, u"locksEmpty"_s), u"No items are locked."_s);
    for (const QString &name : {u"locksChosen"_s, u"locksRelease"_s, u"locksReassign"_s})
        QVERIFY2(!part<QWidget>(page, name)->isVisible(), qPrintable(name));
    QCOMPARE(said(page, u"locksCount"_s), QString());
    claim(desk, u"ben"_s);
    QTRY_VERIFY(part<QWidget>(page, u"locksChosen"_s)->isVisible());
    for (const QString &name : {u"locksRelease"_s, u"locksReassign"_s}) // of what is chosen
        QVERIFY2(!part<QWidget>(page, name)->isVisible(), qPrintable(name));
    const int height = tree(page)->height();
    tree(page)->setFocus();
    desk.press(Qt::Key_Down);
    for (const QString &name : {u"locksRelease"_s, u"locksReassign"_s})
        QTRY_VERIFY2(part<QWidget>(page, name)->isVisible(), qPrintable(name));
    QCOMPARE(tree(page)->height(), height); // nothing moves
}

void TodayPageInTheWindow::whatOthersHoldStandsAboveWhatOneHoldsOneself()
{
    WindowFixture desk(3);
    desk.start();
    desk.takeNext();
    claim(desk, u"zoe"_s);
    desk.press(Qt::Key_2, Qt::AltModifier);
    QWidget *page = showPart(&desk.window(), u"todayPage"_s);
    const auto *model = static_cast<const HoldersModel *>(tree(page)->model());
    QTRY_COMPARE(model->rowCount(), 2);
    QCOMPARE(model->personAt(model->index(0, 0)), u"zoe"_s);
}

void TodayPageInTheWindow::noQueuesNameIsCutInANarrowWindow()
{
    WindowFixture desk(2);
    desk.elsewhere(u"importer"_s, [](Store &store) {
        Queue queue;
        queue.name = u"letters"_s;
        queue.title = u"Letters that came back unopened"_s;
        return store.addQueue(queue).has_value();
    });
    QWidget *page = open(desk);
    desk.window().resize(760, 500);
    auto *table = part<QTableView>(page, u"glanceTable"_s);
    QTRY_COMPARE(table->model()->rowCount(), 2);
    const QAbstractItemView *view = table;
    QTRY_COMPARE_GE(table->columnWidth(GlanceModel::Queue),
                    view->sizeHintForColumn(GlanceModel::Queue));
}

void TodayPageInTheWindow::neitherNumbersNorHeadsAreCutWhileTheNamesHaveRoomToSpare()
{
    WindowFixture desk(2);
    QWidget *page = open(desk);
    auto *table = part<QTableView>(page, u"glanceTable"_s);
    QTRY_COMPARE(table->model()->rowCount(), 1);
    QHeaderView *header = table->horizontalHeader();
    for (const int column : {GlanceModel::Open, GlanceModel::Locked})
        header->resizeSection(column, 20);
    desk.window().resize(1600, 800);
    const QAbstractItemView *view = table;
    for (const int column : {GlanceModel::Open, GlanceModel::Locked}) {
        QTRY_COMPARE_GE(table->columnWidth(column), view->sizeHintForColumn(column));
        QCOMPARE_GE(table->columnWidth(column), header->sectionSizeHint(column));
    }
    QCOMPARE_GE(table->columnWidth(GlanceModel::Queue),
                view->sizeHintForColumn(GlanceModel::Queue));
}

void TodayPageInTheWindow::whoAsksForARecordNeedsSomebodyToo()
{
    WindowFixture desk(2);
    desk.elsewhere(u"cleo"_s, [](Store &store) {
        const Claim claim = store.claimNext({u"customers"_s}, 1).value_or(Claim());
        const Item &item = claim.items.constFirst();
        return store.finish(item.id, item.lock.id, Disposition::complete(item.record))
                   .has_value() &&
               store.askBack(item.id, u"The street is wrong."_s).has_value();
    });
    QWidget *page = open(desk);
    QTRY_VERIFY(!part<QWidget>(page, u"askedLine"_s)->isHidden());
    QTRY_VERIFY(!needs(page).isEmpty());
    QTRY_COMPARE(needs(page), u"1 thing(s)"_s);
}

void TodayPageInTheWindow::aPausedQueueIsResumedHere()
{
    WindowFixture desk(2);
    desk.elsewhere(u"boss"_s, [](Store &store) {
        return store.pauseQueue(u"customers"_s, true, u"New file."_s).has_value();
    });
    QWidget *page = open(desk);
    QTRY_VERIFY(page->findChild<QPushButton *>(u"need0step0"_s));
    click(page, u"need0step0"_s);
    QTRY_VERIFY(
        !desk.elsewhere(u"looker"_s, [](Store &store) { return *store.queue(u"customers"_s); })
             .paused);
    QTRY_COMPARE(needs(page), u"No queue needs attention."_s);
}

void TodayPageInTheWindow::rejectedRowsThatSomebodyHasSeenAreNotToldAgain()
{
    WindowFixture desk(1);
    const auto rejectTwoOf = [&desk](const QString &file) {
        desk.elsewhere(u"importer"_s, [&](Store &store) {
            const ImportId import = *store.beginImport(u"customers"_s, file);
            DeliveryCounts counts;
            counts.rows = counts.rejected = 2;
            (void)store.acceptImport(import, counts);
            return store.openStagedItems(import).has_value();
        });
    };
    rejectTwoOf(u"march.csv"_s);
    QWidget *page = open(desk);
    QTRY_COMPARE(needs(page), u"1 thing(s)"_s);
    auto *seen = part<QPushButton>(page, u"need0step1"_s);
    seen->setFocus();
    press(Qt::Key_Space);
    QTRY_COMPARE(needs(page), u"No queue needs attention."_s);
    QCOMPARE(QApplication::focusWidget(), part<QTableView>(page, u"glanceTable"_s));
    rejectTwoOf(u"april.csv"_s);
    desk.window().actions().of(WindowAction::ShowDesk)->trigger();
    desk.window().actions().of(WindowAction::ShowToday)->trigger();
    QTRY_COMPARE(needs(page), u"1 thing(s)"_s);
}

void TodayPageInTheWindow::theKeyboardStaysWithItsNeedWhileOthersComeAndGo()
{
    WindowFixture desk(2);
    const auto pause = [&desk](const QString &queue, bool isPaused) {
        desk.elsewhere(u"boss"_s, [&](Store &store) {
            return store.pauseQueue(queue, isPaused, u"New file."_s).has_value();
        });
        desk.window().session()->lookNow();
    };
    desk.elsewhere(u"importer"_s, [](Store &store) {
        Queue queue;
        queue.name = u"letters"_s;
        return store.addQueue(queue).has_value();
    });
    QWidget *page = open(desk);
    pause(u"customers"_s, true);
    QTRY_COMPARE(needs(page), u"1 thing(s)"_s);
    part<QPushButton>(page, u"need0step0"_s)->setFocus();
    pause(u"letters"_s, true);
    QTRY_COMPARE(needs(page), u"2 thing(s)"_s);
    const QWidget *focus = desk.window().focusWidget();
    QVERIFY(focus);
    QVERIFY2(focus->accessibleDescription().startsWith(u"customers"_s, Qt::CaseInsensitive),
             qPrintable(focus->accessibleDescription()));
    pause(u"customers"_s, false); // and so its row goes
    QTRY_COMPARE(needs(page), u"1 thing(s)"_s);
    QCOMPARE(desk.window().focusWidget(), part<QTableView>(page, u"glanceTable"_s));
}

void TodayPageInTheWindow::aPersonsItemsAreReleasedByKeys()
{
    WindowFixture desk(4);
    claim(desk, u"ben"_s, 2);
    claim(desk, u"cleo"_s);
    QWidget *page = open(desk);
    QTRY_COMPARE(tree(page)->model()->rowCount(), 2);
    const QModelIndex ben = tree(page)->model()->index(0, 0);
    QVERIFY(tree(page)->model()->index(0, 0, ben).data().toString().startsWith(u"Name 1"_s));
    tree(page)->setFocus();
    press(Qt::Key_Home);
    press(Qt::Key_Space); // ben
    QCOMPARE(tree(page)->selected().size(), 2);
    press(Qt::Key_Delete);
    QTRY_VERIFY(page->findChild<QDialog *>(u"takeAwayDialog"_s));
    auto *dialog = part<QDialog>(page, u"takeAwayDialog"_s);
    QVERIFY(isInUse(dialog));
    typeInto(dialog, u"takeAwayReason"_s, u"gone home"_s);
    press(Qt::Key_Return);
    QTRY_COMPARE(tree(page)->model()->rowCount(), 1);
    QCOMPARE(tree(page)->model()->index(0, 0).data().toString(), u"cleo"_s);
}

void TodayPageInTheWindow::whoIsFoldedAndChosenStaysSo()
{
    WindowFixture desk(4);
    claim(desk, u"ben"_s);
    claim(desk, u"cleo"_s);
    QWidget *page = open(desk);
    QTRY_COMPARE(tree(page)->model()->rowCount(), 2);
    tree(page)->setFocus();
    press(Qt::Key_Home);
    press(Qt::Key_Left); // folds ben
    press(Qt::Key_End);
    press(Qt::Key_Space); // cleo's item
    claim(desk, u"anna"_s);
    QTRY_COMPARE(tree(page)->model()->rowCount(), 3);
    QVERIFY(!tree(page)->isExpanded(tree(page)->model()->index(1, 0)));
    QCOMPARE(tree(page)->selected().size(), 1);
    QCOMPARE(tree(page)->selected().constFirst().lock.user, u"cleo"_s);
}

void TodayPageInTheWindow::theKeyboardStaysWhereItIsWhilePeopleComeAndGo()
{
    WindowFixture desk(5);
    claim(desk, u"ben"_s);
    claim(desk, u"cleo"_s, 2);
    QWidget *page = open(desk);
    const HoldersTree *list = tree(page);
    const auto *model = static_cast<const HoldersModel *>(list->model());
    const auto here = [&] {
        const QModelIndex at = list->currentIndex();
        const QString lock =
            at.parent().isValid() ? model->locksAt(at).constFirst().key : QString();
        return QStringList{model->personAt(at), lock}.join(u' ').trimmed();
    };
    QTRY_COMPARE(model->rowCount(), 2);
    tree(page)->setFocus();
    press(Qt::Key_Home);
    QCOMPARE(here(), u"ben"_s); // a person
    claim(desk, u"anna"_s);
    QTRY_COMPARE(model->rowCount(), 3);
    QCOMPARE(here(), u"ben"_s);
    press(Qt::Key_End);
    QCOMPARE(here(), u"cleo C-003"_s); // what somebody holds
    const auto release = [&](const QString &key) {
        const Item held = desk.stored(key);
        return desk.elsewhere(held.lock.user, [&](Store &store) {
            return store.finish(held.id, held.lock.id, Disposition::complete()).has_value();
        });
    };
    release(u"C-001"_s);
    QTRY_COMPARE(model->rowCount(), 2);
    QCOMPARE(here(), u"cleo C-003"_s);
    release(u"C-003"_s);
    QTRY_COMPARE(here(), u"cleo C-002"_s); // what has come into its place
    release(u"C-002"_s);
    QTRY_COMPARE(here(), u"anna"_s);
    QVERIFY(list->hasFocus());
}

void TodayPageInTheWindow::whatIsChosenHasNothingUnderItsArrow()
{
    QApplication::setStyle(new RoomyStyle(u"Fusion"_s, Density::Normal));
    WindowFixture desk(2);
    claim(desk, u"ben"_s);
    QWidget *page = open(desk);
    QTRY_COMPARE(tree(page)->model()->rowCount(), 1);
    const QRect row =
        tree(page)->visualRect(tree(page)->model()->index(0, 0, tree(page)->model()->index(0, 0)));
    const QPoint beside(row.left() - 4, row.center().y());
    const auto colour = [&] {
        return page->grab().toImage().pixel(tree(page)->viewport()->mapTo(page, beside));
    };
    const QRgb before = colour();
    tree(page)->setFocus();
    tree(page)->selectAll();
    QCOMPARE(colour(), before);
}

void TodayPageInTheWindow::narrowWindowsShowOneOfBoth()
{
    WindowFixture desk(1);
    QWidget *page = open(desk);
    desk.window().resize(1366, 768);
    QTRY_VERIFY(tree(page)->isVisible() || part<QWidget>(page, u"locksEmpty"_s)->isVisible());
    QVERIFY(part<QWidget>(page, u"glanceTable"_s)->isVisible());
    desk.window().resize(700, 600);
    QTRY_VERIFY(!part<QWidget>(page, u"holders"_s)->isVisible());
    desk.press(Qt::Key_F, Qt::ControlModifier);
    QTRY_VERIFY(part<QWidget>(page, u"locksFind"_s)->hasFocus());
    QVERIFY(!part<QWidget>(page, u"glanceTable"_s)->isVisible());
}

void TodayPageInTheWindow::inALowWindowOnlyTheRowsOfWhoHoldsWhatScroll()
{
    WindowFixture desk(12);
    claim(desk, u"ben"_s, 6);
    claim(desk, u"cleo"_s, 5);
    QWidget *page = open(desk);
    desk.window().resize(683, 384); // a small screen at 200 %
    part<Segments>(page, u"todayPart"_s)->findChildren<QToolButton *>().at(1)->click();
    QTRY_COMPARE(tree(page)->model()->rowCount(), 2);
    tree(page)->selectAll();
    QTRY_VERIFY(tree(page)->verticalScrollBar()->isVisible());
    for (const QWidget *one = tree(page)->parentWidget(); one; one = one->parentWidget())
        if (const auto *place = qobject_cast<const QScrollArea *>(one))
            QTRY_VERIFY(!place->verticalScrollBar()->isVisible());
    const auto *release = part<QPushButton>(page, u"locksRelease"_s);
    QCOMPARE(release->visibleRegion().boundingRect(), release->rect());
}

void TodayPageInTheWindow::inALowWindowThePageScrollsAndNotTheTableInIt()
{
    WindowFixture desk(2);
    for (int number = 1; number <= 8; ++number) {
        Queue queue;
        queue.name = queue.title = u"later%1"_s.arg(number);
        QVERIFY(desk.elsewhere(u"admin"_s, [&](Store &store) { return store.addQueue(queue); }));
    }
    QWidget *page = open(desk);
    const auto *table = part<QTableView>(page, u"glanceTable"_s);
    QTRY_VERIFY(table->model()->rowCount() > 8);
    desk.window().resize(1366, 768);
    QTRY_VERIFY(table->verticalScrollBar()->isVisible()); // the charts have the rest
    desk.window().resize(683, 384);                       // a small screen at 200 %
    QTRY_VERIFY(!table->verticalScrollBar()->isVisible());
    desk.window().resize(1366, 768);
    QTRY_VERIFY(table->verticalScrollBar()->isVisible());
}

void TodayPageInTheWindow::inALowWindowAllColumnsOfTheQueuesAreInSight()
{
    const Speaking speaking(u"de"_s); // whose heads are long
    WindowFixture desk(2);
    QWidget *page = open(desk);
    const auto *table = part<QTableView>(page, u"glanceTable"_s);
    desk.window().resize(1366, 768);
    QTRY_VERIFY(table->model()->rowCount() > 0);
    const int inOneLine = table->horizontalHeader()->height();
    desk.window().resize(683, 384); // a small screen at 200 %
    QTRY_VERIFY(table->horizontalHeader()->height() > inOneLine);
    QTRY_COMPARE(table->horizontalScrollBar()->maximum(), 0);
    for (int column = 0; column < table->model()->columnCount(); ++column)
        if (!table->isColumnHidden(column))
            QVERIFY(table->columnWidth(column) >=
                    table->horizontalHeader()->sectionSizeHint(column)); // no word is cut
    desk.window().resize(1366, 768);
    QTRY_COMPARE(table->horizontalHeader()->height(), inOneLine);
}

/// From the edge of its sheet where the window's words begin.
static int leadingRoom(const QWidget *part, const QWidget *sheet)
{
    const int left = part->mapTo(sheet, QPoint(0, 0)).x();
    return sheet->layoutDirection() == Qt::RightToLeft ? sheet->width() - left - part->width()
                                                       : left;
}

void TodayPageInTheWindow::inAMirroredWindowWhatHoldersAreAskedBeginsWhereItDoes()
{
    WindowFixture desk(2);
    claim(desk, u"ben"_s);
    QWidget *page = open(desk);
    desk.window().resize(1366, 768);
    QTRY_COMPARE(tree(page)->model()->rowCount(), 1);
    const auto *sheet = part<QWidget>(page, u"holders"_s);
    for (const QWidget *one :
         {part<QWidget>(page, u"locksChosen"_s), static_cast<QWidget *>(tree(page))}) {
        desk.window().setLayoutDirection(Qt::LeftToRight);
        QCoreApplication::processEvents();
        const int before = leadingRoom(one, sheet);
        desk.window().setLayoutDirection(Qt::RightToLeft);
        QTRY_COMPARE(leadingRoom(one, sheet), before);
    }
}

void TodayPageInTheWindow::everythingIsReachedByKeysAndHasAName()
{
    WindowFixture desk(2);
    claim(desk, u"ben"_s);
    QWidget *page = open(desk);
    QTRY_COMPARE(tree(page)->model()->rowCount(), 1);
    tree(page)->setFocus();
    QCOMPARE(outOfReach(page).join(u", "_s), QString());
}

INTRAY_TEST_MAIN(TodayPageInTheWindow)
#include "tst_todaypage.moc"
