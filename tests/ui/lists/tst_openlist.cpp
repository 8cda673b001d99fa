// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/rowroles.h"
#include "schema/plainsearch.h"
#include "session/answer.h"
#include "session/session.h"
#include "support/testclass.h"
#include "ui/lists/busyrows.h"
#include "ui/lists/filterheader.h"
#include "ui/lists/openlist.h"
#include "ui/lists/searchfield.h"
#include "ui/lists/shownitems.h"
#include "ui/windowfixture.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QScrollBar>
#include <QTableView>
#include <QToolButton>

#include <algorithm>

using namespace intray;
using namespace Qt::StringLiterals;

/// The list of open items and the search, by key and mouse.
class tst_OpenList : public QObject
{
    Q_OBJECT
private slots:
    void searchNarrowsTheListAndEscWidensIt();
    void returnInTheSearchGoesToTheFirstRowThatIsFound();
    void theKeyboardIsSeenInAListThatItComesTo();
    void aFilterUnderAHeaderNarrowsThatColumn();
    void aFilterOutOfSightComesIntoSightWithTheFocus();
    void onlyWhatBreaksARuleIsShown();
    void nothingFoundSaysWhatToDo();
    void whoHasWhatIsSearchedForIsTold();
    void theSearchTellsItsKeyFromRightToLeftToo();
    void whatAFilterHidesIsFoundWithoutIt();
    void nothingFoundIsReadAndClickedInALowWindowToo();
    void rowsOfAnotherFilterAreNotTakenForWhatIsSearchedFor();
    void clickingAHeaderSorts();
    void aSortGoesByWhatTheValuesMean();
    void theSearchTellsWhetherAccentsMatter();
    void theSortIsSeenAndAnnounced();
    void escStopsASort();
    void endShowsTheLastItemAndHomeTheFirst();
    void scrollingFetchesMore();
    void selectionAndPlaceSurviveARefresh();
    void whatAColleagueTakesFadesBeforeItGoes();
    void copiedRowsAreATableWithHeaders();
    void layoutIsKeptForTheNextStart();
    void resetLayoutBringsTheUsualOne();
    void columnsAreHiddenAndMovedByMenu();
    void theTotalStandsAboveTheList();
    void howManyOfAllAreFoundStandsAboveTheList();
    void anEmptyListSaysThatItsSearchWasStopped();
    void whatHasExpiredStandsInTheListWithoutASweeper();
    void aKeyShowsRowsOrATableAndTheNextStartToo();
    void theRowsInSightSayWhatBreaksARule();
    void aClickAnywhereInARowChoosesIt();
    void theRowsAreSortedByAMenu();
    void eachFilterIsAChipThatIsTakenAwayByAKey();
    void whatIsTypedIsOfferedAsAFilter();
    void whatWasSoughtIsSeenFromItsBeginning();
    void whatIsOfferedLeavesTheListInView();
    void theKeyThatTakesAnOfferStandsBehindIt();
    void aKeyThatIsAFieldIsOfferedOnce();
    void returnGoesToTheRowsUnlessAnOfferIsChosen();

private:
    static QToolButton *chipOf(WindowFixture &desk, const QString &words)
    {
        for (auto *chip : desk.find<QWidget>(u"filterChips"_s)->findChildren<QToolButton *>())
            if (chip->isVisible() && chip->text() == words)
                return chip;
        return nullptr;
    }
    static void untilSingleChangesAreTold(WindowFixture &desk);
    static QTableView *tableOf(WindowFixture &desk)
    {
        return desk.find<QTableView>(u"openTable"_s);
    }
    static void showColumns(WindowFixture &desk) { desk.press(Qt::Key_L, Qt::ControlModifier); }
    static QString cell(QTableView *table, int row, int column = 0)
    {
        return table->model()->index(row, column).data().toString();
    }
};

void tst_OpenList::searchNarrowsTheListAndEscWidensIt()
{
    WindowFixture desk(30);
    desk.start();
    QTableView *table = tableOf(desk);
    desk.press(Qt::Key_F, Qt::ControlModifier);
    QCOMPARE(desk.focusedName(), u"search"_s);
    desk.type(u"Name 17"_s);
    QTRY_COMPARE(table->model()->rowCount(), 1);
    QCOMPARE(cell(table, 0), u"C-017"_s);
    desk.press(Qt::Key_Return);
    QCOMPARE(desk.focusedName(), u"openTable"_s);
    desk.press(Qt::Key_F, Qt::ControlModifier);
    desk.press(Qt::Key_Escape);
    QTRY_COMPARE(table->model()->rowCount(), 30);
}

// However soon it is pressed: what is found comes later.
void tst_OpenList::returnInTheSearchGoesToTheFirstRowThatIsFound()
{
    WindowFixture desk(30);
    desk.start();
    desk.press(Qt::Key_F, Qt::ControlModifier);
    desk.type(u"Name 17"_s);
    desk.press(Qt::Key_Return);
    QTRY_COMPARE(tableOf(desk)->model()->rowCount(), 1);
    QTRY_COMPARE(tableOf(desk)->currentIndex().row(), 0);
    desk.press(Qt::Key_Return);
    QTRY_COMPARE(desk.desk().item().key, u"C-017"_s);
}

void tst_OpenList::theKeyboardIsSeenInAListThatItComesTo()
{
    WindowFixture desk(30);
    desk.start();
    QTableView *table = tableOf(desk);
    QVERIFY(!table->currentIndex().isValid());
    desk.press(Qt::Key_F, Qt::ControlModifier);
    desk.press(Qt::Key_Down);
    QCOMPARE(desk.focusedName(), u"openTable"_s);
    QCOMPARE(table->currentIndex().row(), 0);
}

void tst_OpenList::aFilterUnderAHeaderNarrowsThatColumn()
{
    WindowFixture desk(10);
    desk.start();
    showColumns(desk);
    QTableView *table = tableOf(desk);
    auto *header = qobject_cast<FilterHeader *>(table->horizontalHeader());
    QLineEdit *city = header->editor(2);
    QTest::mouseClick(city, Qt::LeftButton);
    desk.type(u"BOAZ"_s);
    QTRY_COMPARE(table->model()->rowCount(), 5);
    QCOMPARE(cell(table, 0), u"C-002"_s);
    desk.press(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(table->model()->rowCount(), 10);
    QVERIFY(city->text().isEmpty());
    QVERIFY(!header->editor(3));
}

void tst_OpenList::aFilterOutOfSightComesIntoSightWithTheFocus()
{
    WindowFixture desk(2);
    desk.start();
    showColumns(desk);
    QTableView *table = tableOf(desk);
    table->setFixedWidth(160);
    auto *header = qobject_cast<FilterHeader *>(table->horizontalHeader());
    QList<QLineEdit *> filters;
    for (int column = 0; column < table->model()->columnCount(); ++column)
        if (QLineEdit *filter = header->editor(column); filter && filter->isVisible())
            filters << filter;
    const auto isInSight = [&](const QLineEdit *filter) {
        return filter->x() >= 0 && filter->x() < header->width() - 20;
    };
    QTRY_VERIFY(!isInSight(filters.last()));
    for (QLineEdit *filter : {filters.last(), filters.first(), filters.last()}) {
        filter->setFocus(Qt::BacktabFocusReason);
        QVERIFY(isInSight(filter));
    }
}

void tst_OpenList::onlyWhatBreaksARuleIsShown()
{
    WindowFixture desk(10);
    desk.allowOnly(u"city"_s, {u"opp"_s});
    desk.start();
    QTableView *table = tableOf(desk);
    QTRY_COMPARE(table->model()->rowCount(), 10);
    auto *broken = desk.find<QAction>(u"openBroken"_s);
    chipOf(desk, u"Filter"_s)->setFocus();
    desk.press(Qt::Key_Space);
    auto *menu = desk.find<QMenu>(u"addFilterMenu"_s);
    QTRY_VERIFY(menu->isVisible());
    QTest::keyClick(menu, Qt::Key_B);
    QTRY_COMPARE(table->model()->rowCount(), 5);
    QVERIFY(broken->isChecked());
    QVERIFY(chipOf(desk, u"Breaks a rule"_s));
    QCOMPARE(cell(table, 0), u"C-002"_s);
    QTRY_VERIFY((desk.window().activateWindow(), table->hasFocus())); // there is no window manager
    desk.press(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(table->model()->rowCount(), 10);
    QVERIFY(!broken->isChecked());
}

void tst_OpenList::nothingFoundSaysWhatToDo()
{
    WindowFixture desk(3);
    desk.start();
    desk.press(Qt::Key_F, Qt::ControlModifier);
    desk.type(u"nobody"_s);
    QTRY_VERIFY(desk.find<QLabel>(u"openEmpty"_s)->isVisible());
    QCOMPARE(desk.find<QLabel>(u"openEmpty"_s)->text(), u"No open item matches “nobody”."_s);
    desk.press(Qt::Key_Return);
    QCOMPARE(desk.focusedName(), u"showAllRows"_s);
    desk.press(Qt::Key_Return);
    QTRY_COMPARE(tableOf(desk)->model()->rowCount(), 3);
    QVERIFY(!desk.find<QLabel>(u"openEmpty"_s)->isVisible());
    QCOMPARE(desk.focusedName(), u"openTable"_s);
}

void tst_OpenList::whoHasWhatIsSearchedForIsTold()
{
    WindowFixture desk(3);
    desk.start();
    desk.elsewhere(u"clerk2"_s, [](Store &store) { return store.claimNext({u"customers"_s}); });
    desk.press(Qt::Key_F, Qt::ControlModifier);
    desk.type(u"C-001"_s);
    const auto *said = desk.find<QLabel>(u"openEmpty"_s);
    QTRY_COMPARE(said->text(), u"No open item matches “C-001”. C-001 is locked by clerk2."_s);
    desk.press(Qt::Key_Escape);
    QTRY_COMPARE(tableOf(desk)->model()->rowCount(), 2);
    desk.press(Qt::Key_F, Qt::ControlModifier);
    desk.type(u"nobody"_s);
    QTRY_COMPARE(said->text(), u"No open item matches “nobody”."_s);
}

void tst_OpenList::theSearchTellsItsKeyFromRightToLeftToo()
{
    WindowFixture desk(3);
    desk.start();
    auto *search = desk.find<SearchField>(u"search"_s);
    for (const auto direction : {Qt::LeftToRight, Qt::RightToLeft}) {
        desk.window().setLayoutDirection(direction);
        search->setKey({});
        const QImage without = search->grab().toImage();
        search->setKey(u"Ctrl+F"_s);
        const QImage with = search->grab().toImage();
        const int half = with.width() / 2;
        const bool isMirrored = direction == Qt::RightToLeft;
        const QRect end(isMirrored ? 0 : half, 0, half, with.height());
        const QRect start(isMirrored ? with.width() - half : 0, 0, half, with.height());
        QVERIFY(with.copy(end) != without.copy(end));
        QCOMPARE(with.copy(start), without.copy(start)); // where the words stand
    }
}

void tst_OpenList::whatAFilterHidesIsFoundWithoutIt()
{
    WindowFixture desk(20);
    desk.start();
    QTableView *table = tableOf(desk);
    desk.press(Qt::Key_F, Qt::ControlModifier);
    desk.type(u"Note: nothing of the kind"_s);
    desk.press(Qt::Key_Return);
    QTRY_COMPARE(table->model()->rowCount(), 0);
    auto *without = desk.find<QPushButton>(u"searchWithoutFilter"_s);
    QTRY_VERIFY(desk.find<QPushButton>(u"showAllRows"_s)->isVisible());
    QVERIFY2(!without->isVisible(), "nothing is searched for yet");
    desk.press(Qt::Key_F, Qt::ControlModifier);
    desk.type(u"C-007"_s);
    QTRY_VERIFY(without->isVisible());
    QTest::mouseClick(without, Qt::LeftButton);
    QTRY_COMPARE(table->model()->rowCount(), 1);
    QCOMPARE(cell(table, 0), u"C-007"_s);
}

/// Not cut, and not out of sight.
static bool isWhole(const QWidget &part, const QWidget &list)
{
    const int least =
        part.hasHeightForWidth() ? part.heightForWidth(part.width()) : part.sizeHint().height();
    const QRect place(part.mapTo(&list, QPoint()), part.size());
    return part.height() >= least && list.rect().contains(place);
}

// As on a small screen at 200 %, with something in hand.
void tst_OpenList::nothingFoundIsReadAndClickedInALowWindowToo()
{
    WindowFixture desk(20);
    desk.start();
    desk.press(Qt::Key_F9);
    QTRY_COMPARE(desk.focusedName(), u"editor.name"_s);
    desk.window().resize(683, 356);
    desk.press(Qt::Key_F, Qt::ControlModifier);
    desk.type(u"Note: nothing of the kind"_s);
    desk.press(Qt::Key_Return);
    QTRY_COMPARE(tableOf(desk)->model()->rowCount(), 0);
    QTRY_VERIFY(desk.find<QPushButton>(u"showAllRows"_s)->isVisible());
    desk.press(Qt::Key_F, Qt::ControlModifier);
    desk.type(u"C-007"_s);
    auto *without = desk.find<QPushButton>(u"searchWithoutFilter"_s);
    QTRY_VERIFY(without->isVisible());
    QTRY_VERIFY(isWhole(*desk.find<QLabel>(u"openEmpty"_s), *tableOf(desk)));
    QTRY_VERIFY(isWhole(*without, *tableOf(desk)));
    const auto *all = desk.find<QPushButton>(u"showAllRows"_s);
    QVERIFY(!all->isVisible() || isWhole(*all, *tableOf(desk)));
    desk.press(Qt::Key_Return);
    QTRY_COMPARE(desk.focusedName(), u"searchWithoutFilter"_s);
    desk.press(Qt::Key_Return);
    QTRY_COMPARE(tableOf(desk)->model()->rowCount(), 1);
}

void tst_OpenList::rowsOfAnotherFilterAreNotTakenForWhatIsSearchedFor()
{
    WindowFixture desk(30);
    desk.start();
    QTableView *table = tableOf(desk);
    QTRY_COMPARE(table->model()->rowCount(), 30);
    ListFilter other;
    other.find = u"Name 17"_s;
    desk.window().deskPage()->openList().choose(other);
    QVERIFY(desk.window().deskPage()->openList().isFetching());
    QCOMPARE(table->model()->rowCount(), 30);
    desk.window().findChild<BusyRows *>()->show(); // as it does after a moment
    QCOMPARE(table->model()->rowCount(), 0);
    QTRY_COMPARE(table->model()->rowCount(), 1);
}

void tst_OpenList::clickingAHeaderSorts()
{
    WindowFixture desk(12);
    desk.start();
    showColumns(desk);
    QTableView *table = tableOf(desk);
    QHeaderView *header = table->horizontalHeader();
    const QPoint name(header->sectionViewportPosition(1) + 20, 8);
    QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, name);
    QTRY_COMPARE(cell(table, 1, 1), u"Name 10"_s);
    QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, name);
    QTRY_COMPARE(cell(table, 0, 1), u"Name 9"_s);
    QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, name);
    QTRY_COMPARE(cell(table, 1, 1), u"Name 2"_s);
}

/// Numbers, days and words, written as their fields write them.
static void addSums(WindowFixture &desk)
{
    const auto field = [](const QJsonObject &words) { return QJsonObject{{u"x-intray"_s, words}}; };
    const QJsonObject fields{
        {u"amount"_s, field({{u"kind"_s, u"number"_s}, {u"format"_s, u"1,234.5"_s}})},
        {u"due"_s, field({{u"kind"_s, u"date"_s}, {u"format"_s, u"dd.MM.yyyy"_s}})}};
    const QJsonObject words{{u"list"_s, QJsonArray{u"name"_s, u"amount"_s, u"due"_s}}};
    const QList<QStringList> rows{{u"Zebra"_s, u"9"_s, u"02.01.2025"_s},
                                  {u"Äpfel"_s, u"10"_s, u"01.12.2024"_s},
                                  {u"apfel"_s, u"1,000"_s, u"15.06.2024"_s},
                                  {u"Öl"_s, u"-5"_s, u"31.01.2023"_s},
                                  {u"Oel"_s, u"1.5"_s, u"03.01.2025"_s}};
    desk.elsewhere(u"supervisor"_s, [&](Store &store) {
        Queue queue = customerQueue();
        QJsonObject properties = queue.recordSchema.value(u"properties"_s).toObject();
        for (auto one = fields.begin(); one != fields.end(); ++one)
            properties.insert(one.key(), one.value());
        queue.recordSchema.insert(u"properties"_s, properties);
        queue.recordSchema.insert(u"x-intray"_s, words);
        if (const auto set = store.addQueue(queue); !set)
            qFatal("%s", qPrintable(set.error().sentence));
        for (qsizetype i = 0; i < rows.size(); ++i)
            store
                .addItem(u"customers"_s, {QString::number(i + 1),
                                          0,
                                          {},
                                          {{u"name"_s, rows.at(i).at(0)},
                                           {u"amount"_s, rows.at(i).at(1)},
                                           {u"due"_s, rows.at(i).at(2)}},
                                          {}})
                .value();
        return true;
    });
}

void tst_OpenList::aSortGoesByWhatTheValuesMean()
{
    WindowFixture desk(0);
    addSums(desk);
    desk.start();
    showColumns(desk);
    QTableView *table = tableOf(desk);
    const QAbstractItemModelTester tester(table->model());
    QHeaderView *header = table->horizontalHeader();
    const auto click = [&](int column) {
        const QPoint place(header->sectionViewportPosition(column) + 20, 8);
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, place);
    };
    const auto keys = [&] {
        QStringList all;
        for (int row = 0; row < table->model()->rowCount(); ++row)
            all << cell(table, row);
        return all.join(u' ');
    };
    const QList<QStringList> expected{{u"3 2 5 4 1"_s, u"1 4 5 2 3"_s},  // words
                                      {u"4 5 1 2 3"_s, u"3 2 1 5 4"_s},  // sizes
                                      {u"4 3 2 1 5"_s, u"5 1 2 3 4"_s}}; // days
    for (int column = 1; column <= 3; ++column)
        for (const QString &order : expected.at(column - 1)) {
            click(column);
            QTRY_COMPARE(keys(), order);
        }
}

void tst_OpenList::theSearchTellsWhetherAccentsMatter()
{
    WindowFixture desk(0);
    addSums(desk);
    desk.start();
    const auto *search = desk.find<QLineEdit>(u"search"_s);
    QVERIFY(search->toolTip().contains(u"does not find"_s));
    desk.elsewhere(u"supervisor"_s, [](Store &store) {
        Queue queue = store.queue(u"customers"_s).value();
        queue.recordSchema = withPlainSearch(queue.recordSchema, true);
        return store.setQueue(queue).has_value();
    });
    QTRY_VERIFY(!search->toolTip().contains(u"does not find"_s));
    desk.press(Qt::Key_F, Qt::ControlModifier);
    desk.type(u"apfel"_s);
    QTRY_COMPARE(tableOf(desk)->model()->rowCount(), 2);
}

void tst_OpenList::theSortIsSeenAndAnnounced()
{
    WindowFixture desk(12);
    desk.start();
    showColumns(desk);
    QTableView *table = tableOf(desk);
    QHeaderView *header = table->horizontalHeader();
    QVERIFY(header->isSortIndicatorShown());
    const QPoint name(header->sectionViewportPosition(1) + 20, 8);
    QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, name);
    QTRY_COMPARE(table->accessibleDescription(), u"Sorted by Name, ascending"_s);
    QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, name);
    QTRY_COMPARE(table->accessibleDescription(), u"Sorted by Name, descending"_s);
    QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, name);
    QTRY_COMPARE(table->accessibleDescription(), u"In the order in which items are taken"_s);
    QCOMPARE(header->sortIndicatorSection(), -1);
}

// The answer cannot come before the event loop runs again.
void tst_OpenList::escStopsASort()
{
    WindowFixture desk(30);
    desk.start();
    showColumns(desk);
    QTableView *table = tableOf(desk);
    auto *header = table->horizontalHeader();
    header->setSortIndicator(0, Qt::AscendingOrder);
    QTRY_VERIFY(!desk.window().deskPage()->openList().isFetching());
    const QPoint place(header->sectionViewportPosition(0) + 20, 8);
    QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, place);
    QVERIFY(desk.window().deskPage()->openList().isFetching());
    desk.press(Qt::Key_Escape);
    QVERIFY(!desk.window().deskPage()->openList().isFetching());
    QCOMPARE(cell(table, 0), u"C-001"_s);
}

void tst_OpenList::endShowsTheLastItemAndHomeTheFirst()
{
    WindowFixture desk(700);
    desk.start();
    QTableView *table = tableOf(desk);
    table->setFocus();
    desk.press(Qt::Key_End);
    QTRY_COMPARE(table->currentIndex().siblingAtColumn(0).data().toString(), u"C-700"_s);
    QVERIFY(table->model()->rowCount() < 700);
    desk.press(Qt::Key_Home);
    QTRY_COMPARE(cell(table, 0), u"C-001"_s);
    QTRY_COMPARE(table->verticalScrollBar()->value(), 0);
    QTRY_COMPARE(table->currentIndex().siblingAtColumn(0).data().toString(), u"C-001"_s);
}

void tst_OpenList::scrollingFetchesMore()
{
    WindowFixture desk(700);
    desk.start();
    QTableView *table = tableOf(desk);
    QVERIFY(table->model()->rowCount() < 700);
    QScrollBar *bar = table->verticalScrollBar();
    // As a wheel goes on turning: the bar grows only once the list has drawn what came.
    const auto rowsAfterScrolling = [&] {
        bar->setValue(bar->maximum());
        return table->model()->rowCount();
    };
    QTRY_COMPARE(rowsAfterScrolling(), 700);
    QCOMPARE(cell(table, 699), u"C-700"_s);
}

void tst_OpenList::selectionAndPlaceSurviveARefresh()
{
    WindowFixture desk(150);
    desk.start();
    QTableView *table = tableOf(desk);
    table->setFocus();
    table->setCurrentIndex(table->model()->index(60, 0));
    table->verticalScrollBar()->setValue(table->rowHeight(0) * 50);
    const int place = table->visualRect(table->currentIndex()).top();
    desk.elsewhere(u"clerk2"_s, [](Store &store) { return store.claimNext({u"customers"_s}, 5); });
    QTRY_COMPARE_WITH_TIMEOUT(table->model()->rowCount(), 145, 15000);
    QCOMPARE(table->currentIndex().data().toString(), u"C-061"_s);
    QCOMPARE(table->visualRect(table->currentIndex()).top(), place);
}

/// A window's first look at the database tells of no single item, and a list that is being read may
/// lack what is taken before the window hears of it. Two items are added, and their rows waited
/// for: the first comes with some look, and of the second one a look tells.
void tst_OpenList::untilSingleChangesAreTold(WindowFixture &desk)
{
    const QAbstractItemModel *rows = tableOf(desk)->model();
    Session &session = *desk.window().session();
    ItemId added;
    for (const QString &key : {u"C-998"_s, u"C-999"_s}) {
        const int before = rows->rowCount();
        added = desk.elsewhere(u"importer"_s, [&key](Store &store) {
            return *store.addItem(u"customers"_s, {key, 0, {}, {{u"name"_s, u"Ann"_s}}, {}});
        });
        session.lookNow();
        QTRY_COMPARE(rows->rowCount(), before + 1);
    }
    QTRY_VERIFY(session.changes().items().contains(added));
    for (int reading = 0; reading < 2; ++reading) { // one may follow the one that is under way
        bool isRead = false;
        QObject receiver;
        answer(session.reading().run([](Store &) -> Outcome<Done> { return Done{}; }), &receiver,
               [&isRead](const Outcome<Done> &) { isRead = true; });
        QTRY_VERIFY(isRead);
    }
}

void tst_OpenList::whatAColleagueTakesFadesBeforeItGoes()
{
    WindowFixture desk(5);
    desk.start();
    untilSingleChangesAreTold(desk);
    QTableView *table = tableOf(desk);
    table->setFocus();
    table->setCurrentIndex(table->model()->index(0, 0));
    const auto isFaded = [table] {
        return table->model()->index(0, 0).data(OpenItemsModel::FadedRole).toBool();
    };
    QString faded; // a busy machine may not look at the row before it goes
    int current = -1;
    connect(table->model(), &QAbstractItemModel::dataChanged, table, [&] {
        if (!isFaded())
            return;
        faded = cell(table, 0);
        current = table->currentIndex().row();
    });
    desk.elsewhere(u"clerk2"_s, [](Store &store) { return store.claimNext({u"customers"_s}); });
    desk.window().session()->lookNow();
    QTRY_COMPARE(faded, u"C-001"_s);
    QCOMPARE(current, 0);
    QTRY_COMPARE(table->model()->rowCount(), 6);
    QCOMPARE(cell(table, 0), u"C-002"_s);
    QVERIFY(!isFaded());
    // One's own is not in the list any more at once.
    desk.takeNext();
    QTRY_COMPARE(table->model()->rowCount(), 5);
    QVERIFY(!isFaded());
}

void tst_OpenList::copiedRowsAreATableWithHeaders()
{
    WindowFixture desk(3);
    desk.start();
    QTableView *table = tableOf(desk);
    table->setFocus();
    table->selectAll();
    desk.press(Qt::Key_C, Qt::ControlModifier);
    const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n');
    QVERIFY(lines.at(0).startsWith(u"Key\tName\tCity"_s));
    QVERIFY(lines.at(1).startsWith(u"C-001\tName 1\topp"_s));
    QVERIFY(lines.at(3).startsWith(u"C-003"_s));
}

void tst_OpenList::layoutIsKeptForTheNextStart()
{
    WindowFixture desk(5);
    desk.start();
    QHeaderView *header = tableOf(desk)->horizontalHeader();
    header->resizeSection(0, 77);
    header->moveSection(header->visualIndex(2), 0);
    header->setSectionHidden(3, true);
    header->resizeSection(1, 88);
    header->setSortIndicator(1, Qt::DescendingOrder);
    desk.stop();
    desk.start();
    header = tableOf(desk)->horizontalHeader();
    QCOMPARE(header->sectionSize(0), 77);
    QCOMPARE(header->visualIndex(2), 0);
    QVERIFY(header->isSectionHidden(3));
    QCOMPARE(header->sortIndicatorSection(), 1);
    QTRY_COMPARE(cell(tableOf(desk), 0), u"C-005"_s);
    QVERIFY(header->isSectionHidden(3));
}

void tst_OpenList::resetLayoutBringsTheUsualOne()
{
    WindowFixture desk(5);
    desk.start();
    QHeaderView *header = tableOf(desk)->horizontalHeader();
    const int usual = header->sectionSize(0);
    header->resizeSection(0, 77);
    header->moveSection(2, 0);
    header->setSectionHidden(3, true);
    desk.press(Qt::Key_0, Qt::ControlModifier);
    QCOMPARE(header->sectionSize(0), usual);
    QCOMPARE(header->visualIndex(2), 2);
    QVERIFY(!header->isSectionHidden(3));
}

void tst_OpenList::columnsAreHiddenAndMovedByMenu()
{
    WindowFixture desk(5);
    desk.start();
    QHeaderView *header = tableOf(desk)->horizontalHeader();
    QMenu menu;
    desk.window().deskPage()->openList().fillColumnMenu(&menu);
    QMenu *name = menu.actions().at(1)->menu();
    QCOMPARE(menu.actions().at(1)->text(), u"Name"_s);
    name->actions().at(1)->trigger();
    QCOMPARE(header->visualIndex(1), 0);
    name->actions().at(0)->trigger();
    QVERIFY(header->isSectionHidden(1));
}

void tst_OpenList::theTotalStandsAboveTheList()
{
    WindowFixture desk(1234);
    desk.start();
    QTRY_VERIFY(desk.find<QLabel>(u"openTitleCount"_s)->text().contains(u"1,234"_s) ||
                desk.find<QLabel>(u"openTitleCount"_s)->text().contains(u"1234"_s));
}

void tst_OpenList::howManyOfAllAreFoundStandsAboveTheList()
{
    WindowFixture desk(975);
    desk.start();
    const auto *title = desk.find<QLabel>(u"openTitleCount"_s);
    QTRY_COMPARE(title->text(), u"975"_s);
    desk.press(Qt::Key_F, Qt::ControlModifier);
    desk.type(u"\"Name 17\""_s);
    QTRY_COMPARE(title->text(), u"11 of 975"_s);
    desk.press(Qt::Key_Escape);
    QTRY_COMPARE(title->text(), u"975"_s);
    desk.type(u"opp"_s);
    QTRY_COMPARE(title->text(), u"488 of 975"_s); // though the list shows the first ones only
    QVERIFY(tableOf(desk)->model()->rowCount() < 488);
}

void tst_OpenList::anEmptyListSaysThatItsSearchWasStopped()
{
    WindowFixture desk(3);
    desk.start();
    auto *shown = desk.find<ShownItems>(u"listShown"_s);
    tableOf(desk)->setFocus();
    shown->choose(u"done"_s);
    QVERIFY(desk.window().deskPage()->openList().isFetching());
    desk.press(Qt::Key_Escape);
    QVERIFY(!desk.window().deskPage()->openList().isFetching());
    const auto *empty = desk.find<QLabel>(u"openEmpty"_s);
    QVERIFY(empty->isVisible());
    QVERIFY2(empty->text().contains(u"stopped"_s), qPrintable(empty->text()));
    desk.press(Qt::Key_F5);
    QTRY_VERIFY2(empty->text().contains(u"no such item"_s), qPrintable(empty->text()));
}

void tst_OpenList::whatHasExpiredStandsInTheListWithoutASweeper()
{
    WindowFixture desk(2);
    const Claim held = desk.elsewhere(u"clerk2"_s, [](Store &store) {
        Queue rules = *store.queue(u"customers"_s);
        rules.lockDuration = std::chrono::seconds(1);
        (void)store.setQueue(rules);
        return *store.claimNext({u"customers"_s});
    });
    desk.start();
    QTableView *table = tableOf(desk);
    desk.window().deskPage()->expiry().look();
    QTRY_VERIFY(desk.elsewhere(u"looker"_s, [](Store &store) { return *store.now(); }) >
                held.items.first().lock.expiresAt);
    desk.window().deskPage()->expiry().look();
    QTRY_COMPARE(table->model()->rowCount(), 2);
    QCOMPARE(cell(table, 0), u"C-001"_s);
    QTRY_COMPARE(desk.find<QLabel>(u"openTitleCount"_s)->text(), u"2"_s);
    QCOMPARE(desk.stored(u"C-001"_s).lock.user, QString()); // shown as open, whoever had it
    table->setFocus();
    table->setCurrentIndex(table->model()->index(0, 0));
    desk.press(Qt::Key_Return);
    QTRY_COMPARE(desk.desk().item().key, u"C-001"_s);
}

void tst_OpenList::aKeyShowsRowsOrATableAndTheNextStartToo()
{
    WindowFixture desk(3);
    desk.start();
    QVERIFY(!tableOf(desk)->horizontalHeader()->isVisible());
    const int twoLines = tableOf(desk)->rowHeight(0);
    showColumns(desk);
    QVERIFY(tableOf(desk)->horizontalHeader()->isVisible());
    QVERIFY(tableOf(desk)->rowHeight(0) < twoLines);
    QVERIFY(desk.find<QTableView>(u"myTable"_s)
                ->horizontalHeader()
                ->isVisibleTo(desk.find<QTableView>(u"myTable"_s)));
    desk.stop();
    desk.start();
    QVERIFY(tableOf(desk)->horizontalHeader()->isVisible());
    desk.press(Qt::Key_L, Qt::ControlModifier);
    QVERIFY(!tableOf(desk)->horizontalHeader()->isVisible());
    QCOMPARE(tableOf(desk)->rowHeight(0), twoLines);
}

void tst_OpenList::theRowsInSightSayWhatBreaksARule()
{
    WindowFixture desk(150);
    desk.allowOnly(u"city"_s, {u"opp"_s});
    desk.start();
    QTableView *table = tableOf(desk);
    const auto beside = [&](int row) {
        return table->model()->index(row, 0).data(int(RowRole::Beside)).toString();
    };
    QTRY_COMPARE(beside(1), u"City"_s);
    QCOMPARE(beside(0), QString());
    QCOMPARE(beside(149), QString()); // nobody looks at it
    table->scrollToBottom();
    QTRY_COMPARE(beside(149), u"City"_s);
}

void tst_OpenList::aClickAnywhereInARowChoosesIt()
{
    WindowFixture desk(5);
    desk.start();
    QTableView *table = tableOf(desk);
    for (const int x : {4, table->viewport()->width() - 4}) {
        table->clearSelection();
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {},
                          {x, table->rowViewportPosition(2) + 4});
        QCOMPARE(cell(table, table->currentIndex().row()), u"C-003"_s);
        QCOMPARE(desk.window().deskPage()->openList().selected().size(), 1);
    }
    desk.press(Qt::Key_Right); // there is no column to go to
    QCOMPARE(table->currentIndex().row(), 2);
    desk.press(Qt::Key_Down);
    QCOMPARE(table->currentIndex().row(), 3);
    desk.press(Qt::Key_Return);
    QTRY_COMPARE(desk.desk().item().key, u"C-004"_s);
}

void tst_OpenList::theRowsAreSortedByAMenu()
{
    WindowFixture desk(12);
    desk.start();
    QTableView *table = tableOf(desk);
    QMenu *menu = desk.window().deskPage()->openList().sorting()->menu();
    QVERIFY(table->actions().contains(menu->menuAction()));
    const auto choose = [&](const QString &words) {
        emit menu->aboutToShow();
        for (QAction *entry : menu->actions())
            if (entry->text() == words)
                return entry->trigger();
        QFAIL(qPrintable(words));
    };
    choose(u"Name"_s);
    QTRY_COMPARE(cell(table, 1, 1), u"Name 10"_s);
    QCOMPARE(table->accessibleDescription(), u"Sorted by Name, ascending"_s);
    choose(u"Name, ascending"_s);
    QTRY_COMPARE(cell(table, 0, 1), u"Name 9"_s);
    choose(u"As they are taken"_s);
    QTRY_COMPARE(cell(table, 1, 1), u"Name 2"_s);
}

void tst_OpenList::eachFilterIsAChipThatIsTakenAwayByAKey()
{
    WindowFixture desk(10);
    desk.allowOnly(u"city"_s, {u"opp"_s});
    desk.start();
    const auto *row = desk.find<QWidget>(u"filterChips"_s);
    const auto chips = [row] {
        QStringList words;
        for (const auto *chip : row->findChildren<QToolButton *>())
            if (chip->isVisible() && chip->text() != u"Filter"_s)
                words << chip->text();
        return words;
    };
    QCOMPARE(chips(), QStringList());
    QVERIFY(chipOf(desk, u"Filter"_s));
    desk.find<QAction>(u"openBroken"_s)->trigger();
    desk.press(Qt::Key_F, Qt::ControlModifier);
    desk.type(u"City: opp"_s);
    desk.press(Qt::Key_Return);
    QTRY_COMPARE(chips(), QStringList({u"Breaks a rule"_s, u"City: opp"_s}));
    QTRY_COMPARE(tableOf(desk)->model()->rowCount(), 0); // each that is of opp keeps the rule
    QVERIFY(desk.find<QLineEdit>(u"search"_s)->text().isEmpty());
    chipOf(desk, u"Breaks a rule"_s)->setFocus();
    desk.press(Qt::Key_Delete);
    QTRY_COMPARE(chips(), QStringList(u"City: opp"_s));
    QTRY_COMPARE(tableOf(desk)->model()->rowCount(), 5);
    desk.press(Qt::Key_Delete);
    QTRY_COMPARE(tableOf(desk)->model()->rowCount(), 10);
    QCOMPARE(chips(), QStringList());
}

static bool canBeCleared(const QLineEdit &search)
{
    const auto buttons = search.findChildren<QToolButton *>();
    return std::ranges::any_of(buttons, [](const QToolButton *button) {
        return button->isVisible() && button->defaultAction() &&
               button->defaultAction()->objectName() == u"_q_qlineeditclearaction"; // Qt's name
    });
}

void tst_OpenList::whatIsTypedIsOfferedAsAFilter()
{
    WindowFixture desk(10);
    desk.start();
    desk.press(Qt::Key_F, Qt::ControlModifier);
    desk.type(u"opp"_s);
    auto *offers = desk.find<QListWidget>(u"filterOffers"_s);
    QVERIFY(offers && offers->isVisible());
    QCOMPARE(offers->findItems(u"City: opp"_s, Qt::MatchExactly).size(), 1);
    QTRY_COMPARE(tableOf(desk)->model()->rowCount(), 5); // it searches meanwhile
    while (!offers->currentItem() || offers->currentItem()->text() != u"City: opp"_s)
        desk.press(Qt::Key_Down);
    desk.press(Qt::Key_Return);
    QVERIFY(!offers->isVisible());
    QVERIFY(chipOf(desk, u"City: opp"_s));
    auto *search = desk.find<QLineEdit>(u"search"_s);
    QVERIFY(search->text().isEmpty());
    QTRY_VERIFY(!canBeCleared(*search)); // else the button lies on the key
    desk.type(u"cit"_s);
    QTRY_VERIFY(canBeCleared(*search));
    QCOMPARE(offers->item(0)->text(), u"City: \u2026"_s);
    desk.press(Qt::Key_Down);
    desk.press(Qt::Key_Return);
    QCOMPARE(desk.find<QLineEdit>(u"search"_s)->text(), u"City: "_s); // to be typed on
    desk.type(u"boaz"_s);
    desk.press(Qt::Key_Return);
    QVERIFY(chipOf(desk, u"City: boaz"_s));
    QVERIFY(!chipOf(desk, u"City: opp"_s));
}

void tst_OpenList::whatWasSoughtIsSeenFromItsBeginning()
{
    WindowFixture desk(150);
    desk.start();
    auto *table = tableOf(desk);
    table->setFocus();
    QTest::keyClick(table, Qt::Key_End, Qt::ControlModifier);
    QTRY_VERIFY(table->currentIndex().row() > 100);
    const QString last = table->currentIndex().siblingAtColumn(0).data().toString();
    const auto begins = [&] { return table->verticalScrollBar()->value() == 0; };
    QVERIFY(!begins());
    desk.press(Qt::Key_F, Qt::ControlModifier);
    desk.type(last.right(1)); // which it has, as many others
    QTRY_VERIFY(table->model()->rowCount() < 150 && table->model()->rowCount() > 20);
    QVERIFY(begins());
    QVERIFY(table->selectionModel()->selectedRows().isEmpty());
}

void tst_OpenList::whatIsOfferedLeavesTheListInView()
{
    for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
        WindowFixture desk(10);
        desk.start();
        desk.window().setLayoutDirection(direction);
        desk.window().resize(1366, 768);
        desk.press(Qt::Key_F, Qt::ControlModifier);
        desk.type(u"opp"_s);
        const auto *offers = desk.find<QListWidget>(u"filterOffers"_s);
        QVERIFY(offers->isVisible());
        const auto seen = [&](const QWidget *part) {
            return QRect(part->mapTo(&desk.window(), QPoint()), part->size());
        };
        QVERIFY(!seen(offers).intersects(seen(tableOf(desk))));
        QVERIFY(!seen(offers).intersects(seen(desk.find<QLineEdit>(u"search"_s))));
        QVERIFY2(seen(desk.find<QWidget>(u"listColumn"_s)).contains(seen(offers)),
                 "nothing of the record is covered");
        const QString longest = u"City: opp"_s;
        QVERIFY(offers->width() > offers->fontMetrics().horizontalAdvance(longest));
    }
}

void tst_OpenList::theKeyThatTakesAnOfferStandsBehindIt()
{
    WindowFixture desk(10);
    desk.start();
    desk.press(Qt::Key_F, Qt::ControlModifier);
    desk.type(u"opp"_s);
    auto *offers = desk.find<QListWidget>(u"filterOffers"_s);
    const auto keyBehind = [&](int row) {
        return offers->item(row)->data(int(RowRole::Beside)).toString();
    };
    QCOMPARE(keyBehind(0), u"Down"_s);
    desk.press(Qt::Key_Down);
    QCOMPARE(keyBehind(0), u"Return"_s);
    desk.press(Qt::Key_Escape);
    desk.type(u"city: opp"_s);
    QCOMPARE(keyBehind(0), u"Return"_s);
}

void tst_OpenList::aKeyThatIsAFieldIsOfferedOnce()
{
    WindowFixture desk(1);
    desk.elsewhere(u"importer"_s, [](Store &store) {
        NewItem item;
        item.key = u"K-1"_s;
        item.record = {{u"name"_s, u"K-1"_s}, {u"city"_s, u"opp"_s}};
        return store.addItem(u"customers"_s, item).has_value();
    });
    desk.start();
    auto *menu = desk.find<QMenu>(u"addFilterMenu"_s);
    const auto isKeyOffered = [menu] {
        menu->popup({0, 0});
        const bool is = menu->findChild<QAction *>(u"filterBy.key"_s)->isVisible();
        menu->close();
        return is;
    };
    QTRY_COMPARE(tableOf(desk)->model()->rowCount(), 2);
    QVERIFY2(isKeyOffered(), "one of both is called otherwise");
    desk.press(Qt::Key_F, Qt::ControlModifier);
    desk.type(u"K-1"_s);
    QTRY_COMPARE(tableOf(desk)->model()->rowCount(), 1);
    QVERIFY(!isKeyOffered());
}

void tst_OpenList::returnGoesToTheRowsUnlessAnOfferIsChosen()
{
    WindowFixture desk(10);
    desk.start();
    desk.press(Qt::Key_F, Qt::ControlModifier);
    desk.type(u"opp"_s);
    desk.press(Qt::Key_Return);
    QVERIFY(tableOf(desk)->hasFocus());
    QVERIFY(!desk.find<QListWidget>(u"filterOffers"_s)->isVisible());
    QCOMPARE(desk.find<QLineEdit>(u"search"_s)->text(), u"opp"_s);
}

INTRAY_TEST_MAIN(tst_OpenList)
#include "tst_openlist.moc"
