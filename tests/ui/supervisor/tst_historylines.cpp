// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/historymodel.h"
#include "lists/rowroles.h"
#include "store/verifying/correctionstore.h"
#include "store/verifying/duplicatestore.h"
#include "support/testclass.h"
#include "support/testdatabase.h"
#include "ui/common/chip.h"
#include "ui/common/letters.h"
#include "ui/common/tokens.h"
#include "ui/dialogkeys.h"
#include "ui/windowfixture.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableView>
#include <QTableWidget>

#include <cstdlib>

using namespace intray;
using namespace Qt::StringLiterals;

/// What is done from a line of the history: its record is opened at the field, what it changed is
/// undone, a value is copied; and which lines changed a field.
class HistoryLines : public QObject
{
    Q_OBJECT

private slots:
    void aFinishedRecordIsOpenedAtTheField();
    void whatOneHasIsOpenedOnTheDeskAtTheField();
    void anOpenOneIsTakenFromThere();
    void aCorrectionIsUndoneByItsKey();
    void whatWasCompletedIsReopenedForItOnceThatIsConfirmed();
    void onlyTheChosenFieldIsUndone();
    void aLaterChangeOfTheFieldIsNamed();
    void aLineWithoutAChangeOffersNoUndo();
    void valuesAreCopied();
    void theMenuOfALineHasItAllWithItsKeys();
    void linesAreFoundByTheirField();
    void noTitleIsCutWhereNothingWasFound();
    void whatTheyAreNarrowedByStandsInChips();
    void aFilterIsAddedByKeysAndOpenedFromItsChip();
    void theFieldsAreThoseOfTheChosenQueue();
    void aQueueIsCalledByItsTitleWhereThereAreSeveral();
    void whatIsToBeWrittenIsReadAsAWhole();
    void anItemIsCalledAsOnTheDeskWithItsKeyBehind();
    void aLongNameLeavesTheKeyInSight();
    void itemsAreWholeWhileThereIsRoomForThem();
    void timesAreSaidAsEverywhereElse();
    void theListStaysAsItIsWhereBothHaveRoom();
    void theListHasAllRoomUntilThereAreValuesToSee();
    void noLineIsCountedTwiceWhereMoreAreReadAtOnce();
    void manyLinesThatTellTheSameAreOneUntilItIsOpened();
    void whatSaysNothingHasNoColumn();
    void whatIsUndoneIsDoneAgain();
    void inALowWindowWhatUndoesIsInSight();
    void inALowWindowAllColumnsAreInSight();
    void inANarrowWindowAnItemCanBeToldFromOthers();
    void whereThereIsRoomALongNameIsWhole();
    void wordsOfButtonsBeginWhereTheSentenceOverThemDoes();
    void inALowWindowOnlyTheLinesScroll();
    void aMergeSaysWhichItemTookOverWhich();
    void whatIsSaidOfManyItemsEndsWhereItsRoomEnds();
    void whatWasDoneIsWholeAlsoWhereItIsReadLater();

private:
    static void showHistory(WindowFixture &desk);
    static QTableView *lines(const WindowFixture &desk)
    {
        return desk.find<QTableView>(u"historyTable"_s);
    }
    static QTableWidget *values(const WindowFixture &desk)
    {
        return desk.find<QTableWidget>(u"historyValues"_s);
    }
    static QStringList whats(const WindowFixture &desk);
    static void choose(WindowFixture &desk, const QString &what, const QString &key = u"C-001"_s);
    static QString saidOnPage(const WindowFixture &desk);
    static QString valueOf(WindowFixture &desk, const QString &field);
};

/// Puts one town in the place of another in all records.
static void correct(const WindowFixture &desk, const QString &from, const QString &to)
{
    auto connection = Connection::open(desk.url(), OpenMode::Existing);
    CorrectionStore store(**connection, Identity{u"dora"_s, u"elsewhere"_s});
    QVERIFY(store.correct(u"customers"_s, CorrectionWish{u"city"_s, from, to}).has_value());
}

/// Somebody completes the first record with these values.
static void complete(WindowFixture &desk, const Record &record)
{
    desk.elsewhere(u"cleo"_s, [&](Store &store) {
        const Claim claim = *store.claimNext({u"customers"_s});
        return store.finishAll(claim.lock, Disposition::complete(record)).has_value();
    });
}

static const Record changed{{u"name"_s, u"Miller"_s}, {u"city"_s, u"boaz"_s}, {u"note"_s, u""_s}};

static void use(WindowFixture &desk)
{
    desk.window().activateWindow();
    QVERIFY(isInUse(&desk.window()));
}

void HistoryLines::showHistory(WindowFixture &desk)
{
    desk.start();
    desk.window().actions().of(WindowAction::ShowHistory)->trigger();
    QTRY_VERIFY(lines(desk)->model()->rowCount() > 0);
}

QStringList HistoryLines::whats(const WindowFixture &desk)
{
    QStringList all;
    for (int row = 0; row < lines(desk)->model()->rowCount(); ++row)
        all << lines(desk)->model()->index(row, HistoryModel::What).data().toString();
    return all;
}

/// The newest line that says so of this item, once its values are there.
void HistoryLines::choose(WindowFixture &desk, const QString &what, const QString &key)
{
    const QAbstractItemModel *model = lines(desk)->model();
    for (int row = 0; row < model->rowCount(); ++row)
        if (model->index(row, HistoryModel::What).data() == what &&
            model->index(row, HistoryModel::Key).data(int(RowRole::Beside)) == key) {
            lines(desk)->setFocus();
            lines(desk)->setCurrentIndex(model->index(row, HistoryModel::What));
            const auto *of = desk.find<QLabel>(u"historyOfItem"_s);
            QTRY_VERIFY(of->text().contains(key));
            return;
        }
    QFAIL(qPrintable(what + u" is not among "_s + whats(desk).join(u", "_s)));
}

QString HistoryLines::saidOnPage(const WindowFixture &desk)
{
    return desk.find<QWidget>(u"supervisorMessage"_s)->accessibleName().section(u": "_s, 1);
}

QString HistoryLines::valueOf(WindowFixture &desk, const QString &field)
{
    return desk.stored(u"C-001"_s).record.value(field).toString();
}

void HistoryLines::aQueueIsCalledByItsTitleWhereThereAreSeveral()
{
    WindowFixture desk(2);
    showHistory(desk);
    QVERIFY(lines(desk)->isColumnHidden(HistoryModel::Queue)); // there is but one
    desk.stop();
    Queue other = customerQueue();
    other.name = u"orders"_s;
    other.title = u"Orders to pack"_s;
    desk.elsewhere(u"anna"_s, [&](Store &store) {
        return store.addQueue(other).has_value() &&
               store.addItem(u"orders"_s, customer(1)).has_value();
    });
    showHistory(desk);
    QVERIFY(!lines(desk)->isColumnHidden(HistoryModel::Queue));
    QCOMPARE(lines(desk)->model()->index(0, HistoryModel::Queue).data().toString(),
             u"Orders to pack"_s);
}

void HistoryLines::whatIsToBeWrittenIsReadAsAWhole()
{
    WindowFixture desk(1);
    showHistory(desk);
    const auto *field = desk.find<QLineEdit>(u"historyItem"_s);
    QVERIFY(field->width() > field->fontMetrics().horizontalAdvance(field->placeholderText()) + 12);
}

/// Of items with the same name only their keys differ.
void HistoryLines::aLongNameLeavesTheKeyInSight()
{
    const Record longName{{u"name"_s, QString(60, u'w')}, {u"city"_s, u"boaz"_s}};
    WindowFixture desk(4);
    complete(desk, longName);
    complete(desk, longName);
    complete(desk, changed); // its line is the first, where the keyboard is
    showHistory(desk);
    QTableView *table = lines(desk);
    QStringList keys;
    QList<QImage> seen;
    for (int row = 1; row < table->model()->rowCount(); ++row)
        if (table->model()->index(row, HistoryModel::What).data().toString() == u"Completed"_s) {
            const QModelIndex item = table->model()->index(row, HistoryModel::Key);
            keys << item.data(int(RowRole::Beside)).toString();
            seen << table->viewport()->grab(table->visualRect(item)).toImage();
        }
    QCOMPARE(QSet<QString>(keys.begin(), keys.end()).size(), 2);
    QVERIFY(seen.at(0) != seen.at(1));
}

void HistoryLines::itemsAreWholeWhileThereIsRoomForThem()
{
    WindowFixture desk(3);
    complete(desk, {{u"name"_s, u"a name with some letters"_s}});
    desk.start();
    desk.takeNext(); // at another place
    desk.window().resize(1920, 768);
    desk.window().actions().of(WindowAction::ShowHistory)->trigger();
    QTRY_VERIFY(!lines(desk)->isColumnHidden(HistoryModel::Where));
    const auto isWhole = [&desk] {
        const QAbstractItemView *view = lines(desk);
        return lines(desk)->columnWidth(HistoryModel::Key) >=
               view->sizeHintForColumn(HistoryModel::Key);
    };
    QTRY_VERIFY(isWhole());
    for (const int width : {900, 1920, 900, 1920})
        desk.window().resize(width, 768);
    QTRY_VERIFY(isWhole());
}

void HistoryLines::timesAreSaidAsEverywhereElse()
{
    WindowFixture desk(1);
    showHistory(desk);
    const QString when = lines(desk)->model()->index(0, HistoryModel::When).data().toString();
    QVERIFY2(when.startsWith(QLocale().toString(QDate::currentDate(), QLocale::ShortFormat)),
             qPrintable(when));
}

void HistoryLines::anItemIsCalledAsOnTheDeskWithItsKeyBehind()
{
    WindowFixture desk(2);
    complete(desk, changed);
    showHistory(desk);
    choose(desk, u"Completed"_s);
    const QModelIndex item = lines(desk)->currentIndex().siblingAtColumn(HistoryModel::Key);
    QCOMPARE(item.data().toString(), u"Miller, boaz"_s);
    QCOMPARE(item.data(int(RowRole::Beside)).toString(), u"C-001"_s);
    const auto *head = desk.find<QLabel>(u"historyOfItem"_s);
    QTRY_COMPARE(head->text(), u"Changes in item Miller, boaz (C-001) here:"_s);
    // The key stands behind the name, in letters of its own.
    const QImage whole = lines(desk)->viewport()->grab(lines(desk)->visualRect(item)).toImage();
    const int name = lines(desk)->fontMetrics().horizontalAdvance(item.data().toString());
    const QColor ground = whole.pixelColor(whole.width() - 20, 4);
    int inks = 0;
    for (int x = room::beside + name + room::between; x < whole.width() - room::beside; ++x)
        for (int y = 6; y < whole.height() - 6; ++y)
            inks += whole.pixelColor(x, y) != ground;
    QVERIFY(inks > 0);
}

void HistoryLines::theListStaysAsItIsWhereBothHaveRoom()
{
    WindowFixture desk(3);
    complete(desk, changed);
    showHistory(desk);
    desk.window().resize(1366, 768);
    const auto *lineHead = desk.find<QLabel>(u"historyOfItem"_s);
    QTRY_COMPARE(lineHead->text(), u"Select a line to see what was changed in its item."_s);
    const QRect before = lines(desk)->geometry();
    choose(desk, u"Added"_s, u"C-002"_s);
    QCOMPARE(lines(desk)->geometry(), before);
    choose(desk, u"Completed"_s, u"C-001"_s);
    QTRY_VERIFY(values(desk)->isVisible());
    QCOMPARE(lines(desk)->geometry(), before);
}

void HistoryLines::theListHasAllRoomUntilThereAreValuesToSee()
{
    WindowFixture desk(3);
    complete(desk, changed);
    showHistory(desk);
    desk.window().resize(700, 768);
    const auto below = [&] {
        const auto *save = desk.find<QWidget>(u"historySave"_s);
        const QPoint end(0, lines(desk)->height());
        return save->mapTo(&desk.window(), QPoint()).y() -
               lines(desk)->mapTo(&desk.window(), end).y();
    };
    QTRY_VERIFY2(below() <= room::beside, qPrintable(QString::number(below())));
    choose(desk, u"Added"_s, u"C-002"_s);
    QTRY_VERIFY2(below() < 80, qPrintable(QString::number(below())));
    choose(desk, u"Completed"_s, u"C-001"_s);
    QTRY_VERIFY2(below() > 100, qPrintable(QString::number(below())));
}

void HistoryLines::inALowWindowOnlyTheLinesScroll()
{
    WindowFixture desk(30);
    showHistory(desk);
    desk.window().resize(683, 424); // with the band of the first steps
    lines(desk)->setFocus();
    lines(desk)->selectRow(0);
    desk.press(Qt::Key_Return); // all 30 of them
    QTRY_VERIFY(lines(desk)->verticalScrollBar()->isVisible());
    const auto *page = desk.find<QWidget>(u"historyOfItems"_s);
    int around = 0;
    for (const QWidget *one = page->parentWidget(); one; one = one->parentWidget())
        if (const auto *place = qobject_cast<const QScrollArea *>(one); place && ++around)
            QTRY_VERIFY(!place->verticalScrollBar()->isVisible());
    QCOMPARE(around, 1);
    desk.window().resize(683, 300);
    lines(desk)->clearSelection();
    QTRY_VERIFY(desk.find<QWidget>(u"historySave"_s)->isVisible());
    correct(desk, u"opp"_s, u"florence"_s);
    desk.press(Qt::Key_F5);
    QTRY_VERIFY(whats(desk).contains(u"Corrected in bulk"_s));
    lines(desk)->selectRow(0);
    desk.press(Qt::Key_Right);
    choose(desk, u"Corrected in bulk"_s, u"C-003"_s);
    const auto *head = desk.find<QLabel>(u"historyOfItem"_s);
    QTRY_COMPARE(head->text(), u"Name 3, florence (C-003), City: opp → florence."_s);
    QVERIFY(!values(desk)->isVisible()); // in the place of the foot
    const QRect whileChosen = lines(desk)->geometry();
    desk.window().resize(683, 600);
    QTRY_COMPARE(head->text(), u"Changes in item Name 3, florence (C-003) here:"_s);
    QTRY_VERIFY(values(desk)->isVisible());
    desk.window().resize(683, 300);
    QTRY_COMPARE(head->text(), u"Name 3, florence (C-003), City: opp → florence."_s);
    const auto isPulledLow = [&] { // as a hand pulls on: what stood above gives way a little later
        desk.window().resize(683, 300);
        return lines(desk)->geometry() == whileChosen;
    };
    QVERIFY(QTest::qWaitFor(isPulledLow));
    lines(desk)->clearSelection();
    QTRY_VERIFY(desk.find<QWidget>(u"historySave"_s)->isVisible());
    QCOMPARE(lines(desk)->geometry(), whileChosen);
}

void HistoryLines::noLineIsCountedTwiceWhereMoreAreReadAtOnce()
{
    WindowFixture desk(700);
    desk.start();
    desk.window().resize(1366, 768);
    desk.window().actions().of(WindowAction::ShowHistory)->trigger();
    QTRY_COMPARE(desk.find<QLabel>(u"historyCount"_s)->text(),
                 u"700 line(s) in all. Those that tell the same are one row."_s);
    QCOMPARE(lines(desk)->model()->rowCount(), 1);
    QCOMPARE(lines(desk)->model()->index(0, HistoryModel::Key).data().toString(), u"700 item(s)"_s);
}

void HistoryLines::manyLinesThatTellTheSameAreOneUntilItIsOpened()
{
    WindowFixture desk(30);
    complete(desk, changed);
    showHistory(desk);
    const auto items = [&](int row) {
        return lines(desk)->model()->index(row, HistoryModel::Key).data().toString();
    };
    QCOMPARE(whats(desk), QStringList({u"Completed"_s, u"Taken"_s, u"Added"_s}));
    QCOMPARE(items(2), u"30 item(s)"_s);
    lines(desk)->setFocus();
    lines(desk)->selectRow(2);
    const auto *head = desk.find<QLabel>(u"historyOfItem"_s);
    QVERIFY2(head->text().startsWith(u"30 item(s): Name 30, boaz; Name 29, opp"_s),
             qPrintable(head->text()));
    const auto *open = desk.find<QAbstractButton>(u"historyOpen"_s);
    QVERIFY2(open->text().startsWith(u"Show eac&h"_s), qPrintable(open->text()));
    for (const auto &[opens, folds] :
         {std::pair(Qt::Key_Return, Qt::Key_Return), std::pair(Qt::Key_Right, Qt::Key_Left)}) {
        desk.press(opens);
        QCOMPARE(lines(desk)->model()->rowCount(), 33);
        QCOMPARE(items(3), u"Name 30, boaz"_s);
        desk.press(folds);
        QCOMPARE(lines(desk)->model()->rowCount(), 3);
    }
    desk.press(Qt::Key_Right);
    choose(desk, u"Added"_s, u"C-007"_s);
    QVERIFY2(open->text().startsWith(u"Open &record"_s), qPrintable(open->text()));
}

void HistoryLines::whatSaysNothingHasNoColumn()
{
    WindowFixture desk(1);
    showHistory(desk);
    QVERIFY(lines(desk)->isColumnHidden(HistoryModel::Details));
    QVERIFY(lines(desk)->isColumnHidden(HistoryModel::Where));
    correct(desk, u"opp"_s, u"florence"_s); // its field is told
    desk.press(Qt::Key_F5);
    QTRY_VERIFY(!lines(desk)->isColumnHidden(HistoryModel::Details));
}

void HistoryLines::inALowWindowWhatUndoesIsInSight()
{
    WindowFixture desk(1);
    correct(desk, u"opp"_s, u"florence"_s);
    showHistory(desk);
    desk.window().resize(683, 384); // a small screen at 200 %
    choose(desk, u"Corrected in bulk"_s);
    const auto *undo = desk.find<QWidget>(u"historyUndo"_s);
    QTRY_COMPARE(undo->visibleRegion().boundingRect(), undo->rect());
    QVERIFY(lines(desk)->visualRect(lines(desk)->currentIndex()).bottom() <
            lines(desk)->viewport()->height());
}

void HistoryLines::inALowWindowAllColumnsAreInSight()
{
    WindowFixture desk(1);
    NewItem item;
    item.key = u"LONG-1"_s;
    item.record = {{u"name"_s, u"Somebody whose name is as long as a cell"_s}};
    desk.elsewhere(u"somebody with a long login"_s,
                   [&](Store &store) { return store.addItem(u"customers"_s, item).has_value(); });
    correct(desk, u"opp"_s, u"florence"_s); // its field is told in a column of its own
    showHistory(desk);
    QVERIFY(!lines(desk)->isColumnHidden(HistoryModel::Details));
    desk.window().resize(683, 384); // a small screen at 200 %
    QTRY_VERIFY(lines(desk)->width() < 683);
    QTRY_COMPARE(lines(desk)->horizontalScrollBar()->maximum(), 0);
}

void HistoryLines::inANarrowWindowAnItemCanBeToldFromOthers()
{
    WindowFixture desk(1);
    NewItem item;
    item.key = u"LONG-1"_s;
    item.record = {{u"name"_s, u"Somebody whose name is as long as a cell"_s}};
    QVERIFY(desk.elsewhere(u"boss"_s, [&](Store &store) {
        return store.addQueue(queueNamed(u"orders_with_a_long_name"_s)).has_value() &&
               store.addItem(u"customers"_s, item).has_value();
    }));
    correct(desk, u"opp"_s, u"florence"_s);
    showHistory(desk);
    desk.window().resize(1920, 768);
    QTRY_VERIFY(!lines(desk)->isColumnHidden(HistoryModel::Queue));
    desk.window().resize(683, 384); // a small screen at 200 %
    constexpr int enough = 24;
    QTRY_VERIFY(lines(desk)->columnWidth(HistoryModel::Key) >=
                enough * letterWidth(lines(desk)->fontMetrics()));
    QTRY_COMPARE(lines(desk)->horizontalScrollBar()->maximum(), 0);
    desk.window().resize(1920, 768);
    QTRY_VERIFY(!lines(desk)->isColumnHidden(HistoryModel::Queue));
}

void HistoryLines::whereThereIsRoomALongNameIsWhole()
{
    WindowFixture desk(1);
    NewItem item;
    item.key = u"LONG-1"_s;
    item.record = {{u"name"_s, u"Somebody whose name is longer than what is usual for a name, and "
                               "which is whole where nothing else needs the room"_s}};
    QVERIFY(desk.elsewhere(
        u"boss"_s, [&](Store &store) { return store.addItem(u"customers"_s, item).has_value(); }));
    showHistory(desk);
    desk.window().resize(1920, 768);
    const QAbstractItemView *view = lines(desk); // of a table alone it is not public
    QTRY_VERIFY(lines(desk)->columnWidth(HistoryModel::Key) >=
                view->sizeHintForColumn(HistoryModel::Key));
    QCOMPARE(lines(desk)->horizontalScrollBar()->maximum(), 0);
}

/// Where the first letter stands in the window.
static int beginOfWords(QWidget &part)
{
    const QImage seen = part.grab().toImage();
    for (int x = 0; x < seen.width(); ++x)
        for (int y = 0; y < seen.height(); ++y)
            if (seen.pixel(x, y) != seen.pixel(0, 0))
                return part.mapTo(part.window(), QPoint(x, 0)).x();
    return -1;
}

void HistoryLines::wordsOfButtonsBeginWhereTheSentenceOverThemDoes()
{
    constexpr int besideLetters = 2; // which begin with some room of their own
    WindowFixture desk(1);
    correct(desk, u"opp"_s, u"florence"_s);
    showHistory(desk);
    desk.window().resize(1366, 768);
    choose(desk, u"Corrected in bulk"_s);
    auto *sentence = desk.find<QLabel>(u"historyOfItem"_s);
    auto *opens = desk.find<QPushButton>(u"historyOpen"_s);
    QTRY_VERIFY(opens->isVisible() && opens->mapTo(&desk.window(), QPoint()).y() >
                                          sentence->mapTo(&desk.window(), QPoint()).y());
    QTRY_VERIFY(std::abs(beginOfWords(*opens) - beginOfWords(*sentence)) <= besideLetters);
}

void HistoryLines::whatIsUndoneIsDoneAgain()
{
    WindowFixture desk(1);
    correct(desk, u"opp"_s, u"florence"_s);
    showHistory(desk);
    choose(desk, u"Corrected in bulk"_s);
    const auto *undo = desk.find<QAbstractButton>(u"historyUndo"_s);
    QVERIFY2(undo->text().startsWith(u"&Undo"_s), qPrintable(undo->text()));
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(valueOf(desk, u"city"_s), u"opp"_s);
    QTRY_VERIFY(whats(desk).contains(u"Undone"_s));
    choose(desk, u"Undone"_s);
    QVERIFY2(undo->text().startsWith(u"Re&do"_s), qPrintable(undo->text()));
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(valueOf(desk, u"city"_s), u"florence"_s);
}

void HistoryLines::aFinishedRecordIsOpenedAtTheField()
{
    WindowFixture desk(2);
    complete(desk, changed);
    showHistory(desk);
    choose(desk, u"Completed"_s);
    values(desk)->selectRow(0);
    QCOMPARE(values(desk)->item(0, 0)->text(), u"City"_s);
    desk.press(Qt::Key_Return);
    QTRY_VERIFY(desk.find<QDialog>(u"finishedView"_s));
    const auto *fields = desk.find<QTableWidget>(u"finishedFields"_s);
    QTRY_VERIFY(fields->currentRow() >= 0);
    QCOMPARE(fields->item(fields->currentRow(), 0)->text(), u"City"_s);
    QVERIFY(!desk.find<QWidget>(u"finishedTake"_s)->isVisible());
}

void HistoryLines::whatOneHasIsOpenedOnTheDeskAtTheField()
{
    WindowFixture desk(2);
    correct(desk, u"opp"_s, u"boaz"_s);
    desk.start();
    desk.takeNext();
    desk.window().actions().of(WindowAction::ShowHistory)->trigger();
    QTRY_VERIFY(lines(desk)->model()->rowCount() > 0);
    choose(desk, u"Corrected in bulk"_s);
    desk.press(Qt::Key_Return);
    QTRY_VERIFY(desk.find<QWidget>(u"deskPage"_s)->isVisible());
    QTRY_COMPARE(desk.focusedName(), u"editor.city"_s);
    QCOMPARE(desk.desk().item().key, u"C-001"_s);
    QVERIFY(!desk.find<QDialog>(u"finishedView"_s));
}

/// Name first, the key behind it.
static QString calledByDesk(WindowFixture &desk, const QString &key)
{
    const Record record = desk.stored(key).record;
    return u"%1, %2 (%3)"_s.arg(record.value(u"name"_s).toString(),
                                record.value(u"city"_s).toString(), key);
}

void HistoryLines::anOpenOneIsTakenFromThere()
{
    WindowFixture desk(3);
    correct(desk, u"opp"_s, u"boaz"_s);
    showHistory(desk);
    choose(desk, u"Corrected in bulk"_s, u"C-003"_s);
    desk.press(Qt::Key_Return);
    QTRY_VERIFY(desk.find<QDialog>(u"finishedView"_s));
    const auto *head = desk.find<QLabel>(u"finishedHead"_s);
    QTRY_COMPARE(head->text(), calledByDesk(desk, u"C-003"_s) + u", open"_s);
    const auto *view = desk.find<QDialog>(u"finishedView"_s);
    QCOMPARE(view->windowTitle(), u"Record "_s + calledByDesk(desk, u"C-003"_s));
    QVERIFY(!desk.find<QWidget>(u"finishedReopen"_s)->isVisible());
    click(desk.find<QDialog>(u"finishedView"_s), u"finishedTake"_s);
    use(desk);
    QTRY_COMPARE(desk.desk().item().key, u"C-003"_s);
    QVERIFY(desk.find<QWidget>(u"deskPage"_s)->isVisible());
    QTRY_COMPARE(desk.focusedName(), u"editor.city"_s);
}

void HistoryLines::aCorrectionIsUndoneByItsKey()
{
    WindowFixture desk(3);
    correct(desk, u"opp"_s, u"boaz"_s);
    showHistory(desk);
    choose(desk, u"Corrected in bulk"_s);
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(valueOf(desk, u"city"_s), u"opp"_s);
    QTRY_COMPARE(saidOnPage(desk), u"Undone in item Name 1, boaz (C-001): City."_s);
    QCOMPARE(desk.stored(u"C-003"_s).record.value(u"city"_s).toString(), u"boaz"_s);
    QTRY_COMPARE(whats(desk).value(0), u"Undone"_s);
    const auto chosen = [&] {
        return lines(desk)->currentIndex().siblingAtColumn(HistoryModel::What).data().toString();
    };
    QTRY_COMPARE(chosen(), u"Corrected in bulk"_s);
}

void HistoryLines::whatWasCompletedIsReopenedForItOnceThatIsConfirmed()
{
    WindowFixture desk(2);
    complete(desk, changed);
    showHistory(desk);
    choose(desk, u"Completed"_s);
    click(&desk.window(), u"historyUndo"_s);
    QTRY_VERIFY(desk.find<QDialog>(u"undoBox"_s));
    QVERIFY(isInUse(desk.find<QDialog>(u"undoBox"_s)));
    press(Qt::Key_Escape);
    QTRY_VERIFY(!desk.find<QDialog>(u"undoBox"_s));
    QCOMPARE(desk.stored(u"C-001"_s).state, State::Done);
    use(desk);
    click(&desk.window(), u"historyUndo"_s);
    QTRY_VERIFY(desk.find<QDialog>(u"undoBox"_s));
    QVERIFY(isInUse(desk.find<QDialog>(u"undoBox"_s)));
    press(Qt::Key_Return);
    QTRY_COMPARE(valueOf(desk, u"name"_s), u"Name 1"_s);
    QTRY_COMPARE(valueOf(desk, u"city"_s), u"opp"_s);
    QCOMPARE(desk.stored(u"C-001"_s).state, State::Open);
    QTRY_VERIFY(saidOnPage(desk).endsWith(u"The item is open again and waits in its queue."_s));
}

void HistoryLines::onlyTheChosenFieldIsUndone()
{
    WindowFixture desk(2);
    complete(desk, changed);
    showHistory(desk);
    choose(desk, u"Completed"_s);
    values(desk)->selectRow(0);
    values(desk)->setFocus();
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY(desk.find<QDialog>(u"undoBox"_s));
    click(desk.find<QDialog>(u"undoBox"_s), u"undoAccept"_s);
    QTRY_COMPARE(valueOf(desk, u"city"_s), u"opp"_s);
    QTRY_VERIFY(saidOnPage(desk).startsWith(u"Undone in item Miller, boaz (C-001): City."_s));
    QCOMPARE(valueOf(desk, u"name"_s), u"Miller"_s);
}

void HistoryLines::aLaterChangeOfTheFieldIsNamed()
{
    WindowFixture desk(2);
    correct(desk, u"opp"_s, u"florence"_s);
    complete(desk, changed);
    showHistory(desk);
    choose(desk, u"Corrected in bulk"_s);
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY2(saidOnPage(desk).contains(u"“City” was changed again since then, by cleo"_s),
                 qPrintable(saidOnPage(desk)));
    QCOMPARE(valueOf(desk, u"city"_s), u"boaz"_s);
    QCOMPARE(desk.stored(u"C-001"_s).state, State::Done);
    QVERIFY(!desk.find<QDialog>(u"undoBox"_s));
}

void HistoryLines::aLineWithoutAChangeOffersNoUndo()
{
    WindowFixture desk(1);
    showHistory(desk);
    QVERIFY(!desk.find<QWidget>(u"historyUndo"_s)->isVisible());
    choose(desk, u"Added"_s);
    const auto *undo = desk.find<QAbstractButton>(u"historyUndo"_s);
    QVERIFY(!undo->isVisible());
    QCOMPARE(undo->toolTip(), u"This line tells of no change in the record."_s);
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(saidOnPage(desk), undo->toolTip());
}

void HistoryLines::valuesAreCopied()
{
    WindowFixture desk(1);
    correct(desk, u"opp"_s, u"florence"_s);
    showHistory(desk);
    choose(desk, u"Corrected in bulk"_s);
    desk.press(Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(), u"florence"_s);
    values(desk)->setFocus();
    values(desk)->setCurrentCell(0, 1);
    desk.press(Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(), u"opp"_s);
}

void HistoryLines::theMenuOfALineHasItAllWithItsKeys()
{
    WindowFixture desk(1);
    showHistory(desk);
    choose(desk, u"Added"_s);
    for (const QTableView *table : {lines(desk), static_cast<QTableView *>(values(desk))}) {
        QStringList entries;
        for (const QAction *action : table->actions())
            entries << action->text().remove(u'&');
        QCOMPARE(entries, (QStringList{u"Open record\tReturn"_s, u"Undo what it changed\tCtrl+Z"_s,
                                       u"Copy value\tCtrl+C"_s}));
        QCOMPARE(table->contextMenuPolicy(), Qt::ActionsContextMenu);
    }
    lines(desk)->actions().at(0)->trigger();
    QTRY_VERIFY(desk.find<QDialog>(u"finishedView"_s));
}

/// As a person chooses it.
static void chooseField(const WindowFixture &desk, const QString &label)
{
    auto *choice = desk.find<QComboBox>(u"historyField"_s);
    choice->setCurrentText(label);
    emit choice->activated(choice->currentIndex());
}

void HistoryLines::linesAreFoundByTheirField()
{
    WindowFixture desk(3);
    correct(desk, u"opp"_s, u"florence"_s);
    complete(desk, {{u"name"_s, u"Miller"_s}, {u"city"_s, u"florence"_s}, {u"note"_s, u""_s}});
    showHistory(desk);
    chooseField(desk, u"City"_s);
    QTRY_COMPARE(whats(desk), (QStringList{u"Corrected in bulk"_s, u"Corrected in bulk"_s}));
    chooseField(desk, u"Name"_s);
    QTRY_COMPARE(whats(desk), QStringList{u"Completed"_s});
    chooseField(desk, u"Any field"_s);
    QTRY_COMPARE(whats(desk).size(), 7);
}

static QStringList filterChips(const WindowFixture &desk)
{
    QStringList words;
    for (const auto *chip : desk.find<QWidget>(u"historyChips"_s)->findChildren<Chip *>())
        if (chip->objectName() != u"historyFilters")
            words << chip->text();
    return words;
}

static Chip *chipOf(const WindowFixture &desk, const QString &words)
{
    for (auto *chip : desk.find<QWidget>(u"historyChips"_s)->findChildren<Chip *>())
        if (chip->text() == words)
            return chip;
    return nullptr;
}

void HistoryLines::noTitleIsCutWhereNothingWasFound()
{
    WindowFixture desk(3);
    desk.elsewhere(u"importer"_s, [](Store &store) {
        Queue queue;
        queue.name = u"orders"_s;
        queue.title = QString(45, u'q');
        return store.addQueue(queue).has_value() &&
               store.addItem(u"orders"_s, customer(1)).has_value();
    });
    complete(desk, {{u"name"_s, QString(60, u'w')}, {u"city"_s, u"boaz"_s}});
    showHistory(desk);
    desk.window().resize(683, 700);
    const QHeaderView *header = lines(desk)->horizontalHeader();
    QTRY_VERIFY(lines(desk)->isColumnHidden(HistoryModel::Queue)); // the name needs its room
    desk.press(Qt::Key_F5);                                        // its columns are made anew
    QTRY_VERIFY(lines(desk)->model()->rowCount() > 0);
    desk.press(Qt::Key_W, Qt::AltModifier);
    desk.type(u"nobody"_s);
    desk.press(Qt::Key_Return);
    QTRY_COMPARE(lines(desk)->model()->rowCount(), 0);
    desk.window().resize(700, 700);
    QTRY_VERIFY(!lines(desk)->isColumnHidden(HistoryModel::Queue));
    for (int column = 0; column < header->count(); ++column)
        QVERIFY2(header->sectionSize(column) >= header->sectionSizeHint(column),
                 qPrintable(QString::number(column)));
}

void HistoryLines::whatTheyAreNarrowedByStandsInChips()
{
    WindowFixture desk(3);
    complete(desk, {{u"name"_s, u"Miller"_s}, {u"city"_s, u"opp"_s}, {u"note"_s, u""_s}});
    showHistory(desk);
    const auto *user = desk.find<QLineEdit>(u"historyUser"_s);
    const auto all = whats(desk).size();
    QVERIFY(!user->isVisible());
    QCOMPARE(filterChips(desk), QStringList());
    desk.press(Qt::Key_W, Qt::AltModifier);
    QVERIFY(user->isVisible() && user->hasFocus());
    desk.type(u"nobody"_s);
    desk.press(Qt::Key_T, Qt::AltModifier); // which leaves the field, and counts
    QVERIFY(!user->isVisible());
    QCOMPARE(desk.focusedName(), u"historyKind"_s);
    QCOMPARE(filterChips(desk), QStringList{u"Who: nobody"_s});
    QTRY_COMPARE(whats(desk).size(), 0);
    desk.press(Qt::Key_Escape); // closes the other one
    QVERIFY(!desk.find<QWidget>(u"historyKind"_s)->isVisible());
    chipOf(desk, u"Who: nobody"_s)->setFocus();
    desk.press(Qt::Key_Delete);
    QTRY_COMPARE(filterChips(desk), QStringList());
    QTRY_COMPARE(whats(desk).size(), all);
}

void HistoryLines::aFilterIsAddedByKeysAndOpenedFromItsChip()
{
    WindowFixture desk(2);
    showHistory(desk);
    desk.press(Qt::Key_L, Qt::AltModifier);
    QTRY_VERIFY(QApplication::activePopupWidget());
    auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
    QVERIFY(menu);
    QTest::keyClick(menu, Qt::Key_N);
    auto *period = desk.find<QComboBox>(u"historyPeriod"_s);
    QVERIFY(period->isVisible() && period->hasFocus());
    desk.press(Qt::Key_Down);
    QCOMPARE(filterChips(desk), QStringList{u"When: Today"_s});
    lines(desk)->setFocus();
    QVERIFY(!period->isVisible());
    QTest::mouseClick(chipOf(desk, u"When: Today"_s), Qt::LeftButton, {}, QPoint(12, 8));
    QVERIFY(period->isVisible() && period->hasFocus());
}

void HistoryLines::theFieldsAreThoseOfTheChosenQueue()
{
    WindowFixture desk(1);
    desk.elsewhere(u"importer"_s, [](Store &store) {
        Queue other;
        other.name = u"hospitals"_s;
        other.fields = QStringList{u"beds"_s};
        return store.addQueue(other).has_value();
    });
    showHistory(desk);
    const auto *fields = desk.find<QComboBox>(u"historyField"_s);
    QVERIFY(fields->findText(u"City"_s) > 0 && fields->findText(u"beds"_s) > 0);
    auto *queues = desk.find<QComboBox>(u"historyQueue"_s);
    queues->setCurrentIndex(queues->findData(u"hospitals"_s));
    emit queues->activated(queues->currentIndex());
    QTRY_VERIFY(fields->findText(u"City"_s) < 0);
    QVERIFY(fields->findText(u"beds"_s) > 0);
}

void HistoryLines::aMergeSaysWhichItemTookOverWhich()
{
    WindowFixture desk(2);
    const ItemId kept = desk.stored(u"C-002"_s).id;
    {
        auto connection = Connection::open(desk.url(), OpenMode::Existing);
        DuplicateStore store(**connection, Identity{u"dora"_s, u"elsewhere"_s});
        QVERIFY(store.mergeInto(desk.stored(u"C-001"_s).id, {kept}).has_value());
    }
    showHistory(desk);
    const QAbstractItemModel *model = lines(desk)->model();
    const auto row = int(whats(desk).indexOf(u"Merged"_s));
    QCOMPARE(model->index(row, HistoryModel::Details).data().toString(), u"into C-002"_s);
    choose(desk, u"Merged"_s);
    const auto *said = desk.find<QLabel>(u"historyOfItem"_s);
    QTRY_VERIFY2(said->text().endsWith(u"(C-001) was merged into item C-002."_s),
                 qPrintable(said->text()));
    choose(desk, u"Duplicate merged"_s, u"C-002"_s);
    QTRY_VERIFY2(said->text().contains(u"(C-002) took over item C-001"_s),
                 qPrintable(said->text()));
}

void HistoryLines::whatIsSaidOfManyItemsEndsWhereItsRoomEnds()
{
    WindowFixture desk(200);
    showHistory(desk);
    QTRY_COMPARE(lines(desk)->model()->index(0, HistoryModel::Key).data().toString(),
                 u"200 item(s)"_s);
    lines(desk)->selectRow(0);
    const auto *said = desk.find<QLabel>(u"historyOfItem"_s);
    const QRegularExpression whole(u"^200 item\\(s\\): (Name .*) and (\\d+) more\\.$"_s);
    for (const QSize &size :
         {QSize(1366, 768), QSize(700, 768), QSize(683, 300), QSize(1366, 420)}) {
        desk.window().resize(size);
        QTRY_VERIFY2(said->visibleRegion().boundingRect() == said->rect() &&
                         said->height() >= said->heightForWidth(said->width()),
                     qPrintable(said->text()));
        const int apart = heightOf(Part::Button, said->fontMetrics()); // beside which it may lie
        QTRY_VERIFY(said->height() < said->heightForWidth(said->width()) + apart);
        const auto match = whole.match(said->text());
        QVERIFY2(match.hasMatch(), qPrintable(said->text()));
        const auto named = match.captured(1).count(u';') + 1;
        QCOMPARE(named + match.captured(2).toInt(), 200);
    }
}

/// The first page tells of one thing alone, in a short word.
void HistoryLines::whatWasDoneIsWholeAlsoWhereItIsReadLater()
{
    WindowFixture desk(4);
    correct(desk, u"opp"_s, u"florence"_s); // "Corrected in bulk" is longer than "Added"
    desk.elsewhere(u"importer"_s, [](Store &store) {
        for (int number = 100; number < 400; ++number)
            (void)store.addItem(u"customers"_s, customer(number));
        return true;
    });
    showHistory(desk);
    QTRY_VERIFY(whats(desk).contains(u"Corrected in bulk"_s));
    const QAbstractItemView *view = lines(desk); // of a table alone it is not public
    QTRY_VERIFY(lines(desk)->columnWidth(HistoryModel::What) >=
                view->sizeHintForColumn(HistoryModel::What));
}

INTRAY_TEST_MAIN(HistoryLines)
#include "tst_historylines.moc"
