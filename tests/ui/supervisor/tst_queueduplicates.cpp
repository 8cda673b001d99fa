// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/rowroles.h"
#include "session/verifying/duplicategroups.h"
#include "support/languages.h"
#include "support/testclass.h"
#include "ui/common/emptyplace.h"
#include "ui/common/firstlook.h"
#include "ui/common/linebutton.h"
#include "ui/common/messageline.h"
#include "ui/common/roomystyle.h"
#include "ui/common/segments.h"
#include "ui/showpage.h"
#include "ui/supervisor/duplicates/mergecell.h"
#include "ui/twoalike.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableWidget>
#include <QTreeWidget>

using namespace intray;
using namespace Qt::StringLiterals;

/// The page on which a queue's likely duplicates are worked through.
class QueueDuplicates : public QObject
{
    Q_OBJECT

private slots:
    void anEmptyPageSaysWhatIsSoAndWhatToDo();
    void theQueueIsReadWholeThoughItsTitleComesLater();
    void returnSearchesWhereNothingWasSearchedYet();
    void groupsAreToldApartByNamesAndKeys();
    void oneButtonLeadsOn();
    void mergeLeadsOnWhereOnlyTheWritingDiffers();
    void whatIsSaidOfAnEmptyPageStandsInItsMiddle();
    void theHeadStaysWhereItIsInAllViews();
    void pairsMakeGroupsOfALimitedSize();
    void theRecordThatOthersAreComparedWithSaysSo();
    void whatIsDecidedGoesAndTheRestStays();
    void nothingIsMergedByItself();
    void whatHasOnlyJustComeIsNotDecided();
    void theMessageMovesNothing();
    void theMessageMovesNothingWhileGroupsAreLeft();
    void oneItemIsMadeByKeysWithAValueForEachField();
    void aValueIsChosenByAClick();
    void whatCannotBeChangedIsNoChoice();
    void headsCallRecordsAsTheDeskDoes();
    void linesOfHeadAndRowsEndAtOneEdge();
    void notADuplicateIsRememberedAndTakenBack();
    void aMergeIsTakenBack();
    void valuesThatWereTakenOverGoBack();
    void threeRecordsAreOneGroup();
    void whatIsHeldIsToldAndStays();
    void mergeRestsWhileSomebodyWorksOnOneOfThem();
    void aFinishedOneIsMergedIntoNoOther();
    void whatWasChangedMeanwhileIsToldAndShownAnew();
    void whatEndedElsewhereGoes();
    void aFinishedOneKeepsItsValues();
    void onlyWhatDiffersIsShownIfWanted();
    void theRecordsStandBelowTwoGroupsInALowWindow();
    void inALowWindowWhatDecidesIsSeenBesideGroupAndRecords_data();
    void inALowWindowWhatDecidesIsSeenBesideGroupAndRecords();
    void onlyWhereTheKeyboardIsACellIsMarked();
    void inAMirroredWindowAValueStandsBelowItsHead();
    void aSearchIsCancelledByEsc();
    void anAnswerStandsOnlyUnderTheNameOfItsQueue();
    void whatWasFoundStandsAgainWhenItsQueueIsChosenAgain();
    void anEmptyPageHasNoButtonsThatCannotBePressed();
    void whichToKeepIsSaidByWhatDiffers();
};

namespace {

LikelyDuplicates pair(qint64 a, qint64 b, double score)
{
    const auto item = [](qint64 id) {
        return LikelyItem{ItemId(id), QString::number(id), State::Open};
    };
    return {item(a), item(b), score};
}

QStringList keysIn(const QList<DuplicateGroup> &groups)
{
    QStringList all;
    for (const DuplicateGroup &group : groups) {
        QStringList keys;
        for (const LikelyItem &item : group.items)
            keys << item.key;
        all << keys.join(u'-');
    }
    return all;
}

QTreeWidget *groups(WindowFixture &desk)
{
    return desk.find<QTreeWidget>(u"duplicateGroups"_s);
}

QTableWidget *records(WindowFixture &desk)
{
    return desk.find<QTableWidget>(u"mergeTable"_s);
}

QStringList shownGroups(WindowFixture &desk)
{
    QStringList texts;
    for (int row = 0; row < groups(desk)->topLevelItemCount(); ++row)
        texts << groups(desk)->topLevelItem(row)->data(0, int(RowRole::SecondLine)).toString();
    return texts;
}

QString sentence(WindowFixture &desk)
{
    return desk.find<MessageLine>(u"supervisorMessage"_s)->sentence();
}

void openPage(WindowFixture &desk)
{
    desk.start();
    desk.window().actions().of(WindowAction::ShowToday)->trigger();
    showPart(&desk.window(), u"queueDuplicatesPage"_s);
}

QPushButton *searchButton(WindowFixture &desk)
{
    auto *again = desk.find<QPushButton>(u"duplicatesSearch"_s);
    return again->isVisible() ? again : desk.find<EmptyPlace>(u"duplicatesEmpty"_s)->button();
}

void search(WindowFixture &desk)
{
    searchButton(desk)->setFocus();
    desk.press(Qt::Key_Space);
    QTRY_VERIFY(records(desk)->columnCount() > 1);
}

void addAlike(WindowFixture &desk, const QString &key, const Record &record)
{
    NewItem item;
    item.key = key;
    item.record = record;
    desk.elsewhere(u"anna"_s,
                   [&](Store &store) { return store.addItem(u"customers"_s, item).has_value(); });
}

int columnOf(WindowFixture &desk, const QString &key)
{
    for (int column = 0; column < records(desk)->columnCount(); ++column)
        if (records(desk)->horizontalHeaderItem(column)->data(int(RowRole::Beside)) == key)
            return column;
    return -1;
}

int rowOf(WindowFixture &desk, const QString &field)
{
    for (int row = 0; row < records(desk)->rowCount(); ++row)
        if (records(desk)->verticalHeaderItem(row)->text() == field)
            return row;
    return -1;
}

/// Puts the cursor into the table and there into the cell, by keys.
void goTo(WindowFixture &desk, const QString &field, const QString &key)
{
    records(desk)->setFocus();
    desk.press(Qt::Key_Home, Qt::ControlModifier);
    for (int row = rowOf(desk, field); row > 0; --row)
        desk.press(Qt::Key_Down);
    for (int column = columnOf(desk, key); column > 0; --column)
        desk.press(Qt::Key_Right);
    QCOMPARE(records(desk)->currentColumn(), columnOf(desk, key));
}

FirstLook *firstLook(WindowFixture &desk)
{
    return desk.find<QWidget>(u"queueDuplicatesPage"_s)->findChild<FirstLook *>();
}

/// Lets the group be on the screen for long enough to be decided.
void look(WindowFixture &desk)
{
    QTRY_VERIFY(firstLook(desk)->isPainted());
    desk.letTimePass(FirstLook::time);
}

void pressMerge(WindowFixture &desk)
{
    look(desk);
    desk.press(Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
}

void pressApart(WindowFixture &desk)
{
    look(desk);
    desk.press(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
}

const QString stays = u"Keep this record"_s;

} // namespace

void QueueDuplicates::pairsMakeGroupsOfALimitedSize()
{
    const QList<LikelyDuplicates> pairs{pair(1, 2, 0.9), pair(3, 4, 0.8), pair(2, 5, 0.7),
                                        pair(5, 4, 0.6), pair(7, 8, 0.5)};
    QCOMPARE(keysIn(groupsOf(pairs, 5)), QStringList({u"1-2-5-3-4"_s, u"7-8"_s}));
    QCOMPARE(groupsOf(pairs, 5).first().score, 0.9);
    QCOMPARE(groupsOf(pairs, 5).first().least, 0.6);
    QCOMPARE(keysIn(groupsOf(pairs)), QStringList({u"3-4"_s, u"1-2-5"_s, u"7-8"_s}));
    QVERIFY(groupsOf({}).isEmpty());
}

void QueueDuplicates::theRecordThatOthersAreComparedWithSaysSo()
{
    WindowFixture desk(1);
    addTwoAlike(desk);
    openPage(desk);
    search(desk);
    const auto saysSo = [&](const QString &key) {
        return records(desk)->item(0, columnOf(desk, key))->text().endsWith(
            u"the others are compared with this one"_s);
    };
    goTo(desk, stays, u"D-2"_s);
    desk.press(Qt::Key_Space);
    QVERIFY(saysSo(u"D-2"_s) && !saysSo(u"D-1"_s));
    goTo(desk, stays, u"D-1"_s);
    desk.press(Qt::Key_Space);
    QVERIFY(saysSo(u"D-1"_s) && !saysSo(u"D-2"_s));
}

void QueueDuplicates::theQueueIsReadWholeThoughItsTitleComesLater()
{
    WindowFixture desk(1);
    openPage(desk);
    Queue other;
    other.name = u"later"_s;
    other.title = u"A delivery that came while the page was open"_s; // it comes first
    QVERIFY(desk.elsewhere(u"other"_s, [&](Store &store) { return store.addQueue(other); }));
    const auto *queue = desk.find<QComboBox>(u"duplicatesQueue"_s);
    QTRY_VERIFY((desk.press(Qt::Key_F5), queue->count() == 2));
    QTRY_VERIFY(queue->width() > queue->fontMetrics().horizontalAdvance(other.title));
}

void QueueDuplicates::returnSearchesWhereNothingWasSearchedYet()
{
    WindowFixture desk(1);
    addTwoAlike(desk);
    openPage(desk);
    const auto *views = desk.find<Segments>(u"qualityView"_s);
    views->at(0)->setFocus();
    desk.press(Qt::Key_Return);
    QTRY_COMPARE(shownGroups(desk), QStringList{u"D-1, D-2"_s});
}

void QueueDuplicates::groupsAreToldApartByNamesAndKeys()
{
    WindowFixture desk(1);
    addTwoAlike(desk);
    openPage(desk);
    search(desk);
    const QString name = desk.stored(u"D-1"_s).record.value(u"name"_s).toString();
    const QTreeWidgetItem *row = groups(desk)->topLevelItem(0);
    QVERIFY2(row->text(0).startsWith(name), qPrintable(row->text(0)));
    QCOMPARE(row->data(0, int(RowRole::SecondLine)).toString(), u"D-1, D-2"_s);
    QVERIFY(row->data(0, int(RowRole::BesideSecond)).toString().endsWith(u"%"_s));
    const QString spoken = row->data(0, Qt::AccessibleTextRole).toString();
    QVERIFY2(spoken.contains(name) && spoken.contains(u"D-1, D-2"_s), qPrintable(spoken));
}

static QStringList leadingOn(WindowFixture &desk)
{
    QStringList words;
    for (const auto *button :
         desk.find<QWidget>(u"queueDuplicatesPage"_s)->findChildren<LineButton *>())
        if (button->isVisible() && button->rank() == LineButton::Rank::Primary)
            words << button->text();
    return words;
}

void QueueDuplicates::oneButtonLeadsOn()
{
    WindowFixture desk(1);
    addTwoAlike(desk);
    openPage(desk);
    QCOMPARE(leadingOn(desk).size(), 1);
    QVERIFY(leadingOn(desk).constFirst().contains(u"Sear"_s));
    search(desk);
    QVERIFY(leadingOn(desk).isEmpty()); // the names differ
}

void QueueDuplicates::mergeLeadsOnWhereOnlyTheWritingDiffers()
{
    WindowFixture desk(1);
    addTwoAlike(desk);
    addAlike(desk, u"D-3"_s,
             {{u"name"_s, u"ROSNER, Ottokar"_s}, {u"city"_s, u"Wels"_s}, {u"note"_s, u""_s}});
    addAlike(desk, u"D-4"_s,
             {{u"name"_s, u"Rosner Ottokar"_s}, {u"city"_s, u"wels"_s}, {u"note"_s, u"Hof 3"_s}});
    openPage(desk);
    search(desk);
    for (int row = 0; row < groups(desk)->topLevelItemCount(); ++row) {
        groups(desk)->setCurrentItem(groups(desk)->topLevelItem(row));
        const bool isOfTwo = shownGroups(desk)[row].contains(u"D-3"_s);
        QTRY_COMPARE(columnOf(desk, isOfTwo ? u"D-3"_s : u"D-1"_s) >= 0, true);
        QCOMPARE(leadingOn(desk).size(), isOfTwo ? 1 : 0);
    }
    QVERIFY(shownGroups(desk).join(u' ').contains(u"D-3"_s));
}

void QueueDuplicates::whatIsSaidOfAnEmptyPageStandsInItsMiddle()
{
    WindowFixture desk(1);
    openPage(desk);
    desk.window().resize(1366, 768);
    const auto *button = desk.find<EmptyPlace>(u"duplicatesEmpty"_s)->button();
    const auto left = [&] { return button->mapTo(&desk.window(), QPoint()).x(); };
    QTRY_VERIFY2(left() > 400, qPrintable(QString::number(left())));
}

void QueueDuplicates::theHeadStaysWhereItIsInAllViews()
{
    WindowFixture desk(3);
    openPage(desk);
    const auto *views = desk.find<QWidget>(u"qualityViews"_s);
    desk.window().resize(1366, 768);
    QCoreApplication::processEvents();
    const int above = views->mapTo(&desk.window(), QPoint()).y();
    for (const QString &name : {u"valuesPage"_s, u"ledgerPage"_s, u"queueDuplicatesPage"_s}) {
        showPart(&desk.window(), name);
        QCoreApplication::processEvents();
        QCOMPARE(views->mapTo(&desk.window(), QPoint()).y(), above);
    }
}

void QueueDuplicates::whatIsDecidedGoesAndTheRestStays()
{
    const QList<LikelyDuplicates> pairs{pair(1, 2, 0.9), pair(2, 3, 0.8), pair(1, 3, 0.7),
                                        pair(3, 4, 0.6)};
    const LikelyItem first{ItemId(1), u"1"_s, State::Open};
    const auto merged = afterMerge(ItemId(3), first, pairs);
    QCOMPARE(keysIn(groupsOf(merged)), QStringList{u"1-2-4"_s});
    QCOMPARE(merged.size(), 2);
    const auto apart = withoutPairsOf(ItemId(3), {ItemId(1), ItemId(2)}, pairs);
    QCOMPARE(keysIn(groupsOf(apart)), QStringList({u"1-2"_s, u"3-4"_s}));
}

void QueueDuplicates::headsCallRecordsAsTheDeskDoes()
{
    WindowFixture desk(1);
    addTwoAlike(desk);
    openPage(desk);
    search(desk);
    const auto *head = records(desk)->horizontalHeaderItem(columnOf(desk, u"D-2"_s));
    QCOMPARE(head->text(), u"Magdalena Rossner, opp"_s);
    QCOMPARE(head->data(Qt::AccessibleTextRole).toString(), u"Magdalena Rossner, opp, D-2"_s);
}

/// From where to where there is a line in this row of pixels.
static std::pair<int, int> lineIn(const QImage &seen, int y)
{
    int first = 0, last = seen.width() - 1;
    while (first < last && seen.pixel(first, y) == seen.pixel(0, 0))
        ++first;
    while (last > first && seen.pixel(last, y) == seen.pixel(0, 0))
        --last;
    return {first, last};
}

void QueueDuplicates::linesOfHeadAndRowsEndAtOneEdge()
{
    QApplication::setStyle(new RoomyStyle(u"Fusion"_s));
    WindowFixture desk(1);
    addTwoAlike(desk);
    openPage(desk);
    desk.window().resize(1366, 768);
    search(desk);
    for (const auto direction : {Qt::LeftToRight, Qt::RightToLeft}) {
        desk.window().setLayoutDirection(direction);
        QCoreApplication::processEvents();
        const QImage seen = records(desk)->grab().toImage();
        const int head = records(desk)->horizontalHeader()->height();
        const auto line = lineIn(seen, head - 1);
        QVERIFY(line.first > 0 && line.second < seen.width() - 1);
        QCOMPARE(lineIn(seen, head + records(desk)->rowHeight(0) - 1), line);
    }
    QApplication::setStyle(u"Fusion"_s);
}

void QueueDuplicates::nothingIsMergedByItself()
{
    WindowFixture desk(1);
    addTwoAlike(desk);
    openPage(desk);
    QVERIFY(!groups(desk)->isVisible());
    search(desk);
    QCOMPARE(shownGroups(desk), QStringList{u"D-1, D-2"_s});
    QCOMPARE(desk.stored(u"D-1"_s).state, State::Open);
    QCOMPARE(desk.stored(u"D-2"_s).state, State::Open);
    QVERIFY(groups(desk)->hasFocus());
}

void QueueDuplicates::whatHasOnlyJustComeIsNotDecided()
{
    WindowFixture desk(1);
    desk.stopClock();
    addTwoAlike(desk);
    openPage(desk);
    search(desk);
    QTRY_VERIFY(firstLook(desk)->isPainted());
    desk.press(Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
    desk.press(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY2(sentence(desk).contains(u"only just appeared"_s), qPrintable(sentence(desk)));
    QCOMPARE(shownGroups(desk), QStringList{u"D-1, D-2"_s});
    QCOMPARE(desk.stored(u"D-1"_s).state, State::Open);
    pressMerge(desk);
    QTRY_COMPARE(groups(desk)->topLevelItemCount(), 0);
}

void QueueDuplicates::theMessageMovesNothing()
{
    WindowFixture desk(1);
    addTwoAlike(desk);
    openPage(desk);
    search(desk);
    const QRect before = desk.find<QWidget>(u"supervisorPages"_s)->geometry();
    pressMerge(desk);
    QTRY_VERIFY(desk.find<QWidget>(u"supervisorMessage"_s)->isVisible());
    QCoreApplication::processEvents();
    QCOMPARE(desk.find<QWidget>(u"supervisorPages"_s)->geometry(), before);
}

static void addTwoMore(WindowFixture &desk)
{
    for (const auto &[key, name] : {std::pair(u"E-1"_s, u"Bartholomew Quills"_s),
                                    std::pair(u"E-2"_s, u"Bartholomew Quill"_s)})
        addAlike(desk, key,
                 {{u"name"_s, name}, {u"city"_s, u"opp"_s}, {u"note"_s, u"Hafenstrasse 9812"_s}});
}

void QueueDuplicates::theMessageMovesNothingWhileGroupsAreLeft()
{
    WindowFixture desk(1);
    addTwoAlike(desk);
    addTwoMore(desk);
    openPage(desk);
    desk.window().resize(1366, 768);
    search(desk);
    QCOMPARE(groups(desk)->topLevelItemCount(), 2);
    QTRY_VERIFY(desk.find<QLabel>(u"duplicatesNote"_s)->width() > 200);
    const QRect before = desk.find<QWidget>(u"supervisorPages"_s)->geometry();
    pressMerge(desk);
    QTRY_COMPARE(groups(desk)->topLevelItemCount(), 1);
    QTRY_VERIFY(desk.find<QWidget>(u"supervisorMessage"_s)->isVisible());
    QCoreApplication::processEvents();
    QCOMPARE(desk.find<QWidget>(u"supervisorPages"_s)->geometry(), before);
}

void QueueDuplicates::oneItemIsMadeByKeysWithAValueForEachField()
{
    WindowFixture desk(1);
    addTwoAlike(desk);
    openPage(desk);
    search(desk);
    goTo(desk, stays, u"D-2"_s);
    desk.press(Qt::Key_Space);
    goTo(desk, u"Name"_s, u"D-1"_s);
    desk.press(Qt::Key_Space);
    pressMerge(desk);
    QTRY_COMPARE(groups(desk)->topLevelItemCount(), 0);
    QCOMPARE(desk.stored(u"D-1"_s).state, State::Dismissed);
    const Item kept = desk.stored(u"D-2"_s);
    QCOMPARE(kept.state, State::Open);
    QCOMPARE(kept.record.value(u"name"_s).toString(), u"Magdalena Rosner"_s);
    QCOMPARE(kept.record.value(u"note"_s).toString(), u"Steinweg 4711"_s);
    QVERIFY2(sentence(desk).contains(u"D-1 was merged into D-2"_s), qPrintable(sentence(desk)));
}

void QueueDuplicates::aValueIsChosenByAClick()
{
    WindowFixture desk(1);
    addTwoAlike(desk);
    openPage(desk);
    search(desk);
    const auto click = [&](int row, int column) {
        const QRect cell = records(desk)->visualItemRect(records(desk)->item(row, column));
        QTest::mouseClick(records(desk)->viewport(), Qt::LeftButton, {}, cell.center());
    };
    click(0, columnOf(desk, u"D-1"_s));
    click(rowOf(desk, u"Name"_s), columnOf(desk, u"D-2"_s));
    look(desk);
    QTest::mouseClick(desk.find<QPushButton>(u"duplicatesMerge"_s), Qt::LeftButton);
    QTRY_COMPARE(groups(desk)->topLevelItemCount(), 0);
    QCOMPARE(desk.stored(u"D-1"_s).record.value(u"name"_s).toString(), u"Magdalena Rossner"_s);
    QCOMPARE(desk.stored(u"D-2"_s).state, State::Dismissed);
}

void QueueDuplicates::whatCannotBeChangedIsNoChoice()
{
    WindowFixture desk(1);
    addTwoAlike(desk);
    desk.elsewhere(u"supervisor"_s, [](Store &store) {
        Queue queue = *store.queue(u"customers"_s);
        QJsonObject properties = queue.recordSchema.value(u"properties"_s).toObject();
        QJsonObject name = properties.value(u"name"_s).toObject();
        name.insert(u"readOnly"_s, true);
        properties.insert(u"name"_s, name);
        queue.recordSchema.insert(u"properties"_s, properties);
        return store.setQueue(queue).has_value();
    });
    openPage(desk);
    search(desk);
    QTRY_COMPARE(records(desk)->columnCount(), 2);
    const auto *name = records(desk)->item(rowOf(desk, u"Name"_s), columnOf(desk, u"D-2"_s));
    QVERIFY(!name->data(MergeCell::Choosable).toBool());
    QVERIFY(records(desk)->item(0, 0)->data(MergeCell::Choosable).toBool());
    const auto click = [&](int row, int column) {
        const QRect cell = records(desk)->visualItemRect(records(desk)->item(row, column));
        QTest::mouseClick(records(desk)->viewport(), Qt::LeftButton, {}, cell.center());
    };
    click(0, columnOf(desk, u"D-1"_s));
    click(rowOf(desk, u"Name"_s), columnOf(desk, u"D-2"_s));
    look(desk);
    QTest::mouseClick(desk.find<QPushButton>(u"duplicatesMerge"_s), Qt::LeftButton);
    QTRY_COMPARE(groups(desk)->topLevelItemCount(), 0);
    QCOMPARE(desk.stored(u"D-1"_s).record.value(u"name"_s).toString(), u"Magdalena Rosner"_s);
}

void QueueDuplicates::notADuplicateIsRememberedAndTakenBack()
{
    WindowFixture desk(1);
    addTwoAlike(desk);
    openPage(desk);
    search(desk);
    pressApart(desk);
    QTRY_COMPARE(groups(desk)->topLevelItemCount(), 0);
    QVERIFY2(sentence(desk).contains(u"not duplicates"_s), qPrintable(sentence(desk)));
    searchButton(desk)->setFocus();
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(shownGroups(desk), QStringList{u"D-1, D-2"_s});
    const ItemId item = desk.stored(u"D-1"_s).id;
    const auto history =
        desk.elsewhere(u"anna"_s, [item](Store &store) { return store.history(item).value(); });
    QVERIFY(history.constLast().detail.contains(u"alike"_s));
    QTRY_VERIFY(records(desk)->columnCount() > 1);
    pressApart(desk);
    QTRY_COMPARE(groups(desk)->topLevelItemCount(), 0);
    desk.press(Qt::Key_Space); // Searches again.
    QTRY_VERIFY(desk.find<QLabel>(u"duplicatesLeft"_s)->text().contains(u"no likely duplicates"_s));
}

void QueueDuplicates::aMergeIsTakenBack()
{
    WindowFixture desk(1);
    addTwoAlike(desk);
    openPage(desk);
    search(desk);
    pressMerge(desk);
    QTRY_COMPARE(groups(desk)->topLevelItemCount(), 0);
    searchButton(desk)->setFocus();
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(shownGroups(desk), QStringList{u"D-1, D-2"_s});
    QCOMPARE(desk.stored(u"D-1"_s).state, State::Open);
    QCOMPARE(desk.stored(u"D-2"_s).state, State::Open);
    QVERIFY(!desk.find<QPushButton>(u"duplicatesTakeBack"_s)->isEnabled());
}

void QueueDuplicates::valuesThatWereTakenOverGoBack()
{
    WindowFixture desk(1);
    addTwoAlike(desk);
    openPage(desk);
    search(desk);
    const auto merge = [&] {
        goTo(desk, stays, u"D-2"_s);
        desk.press(Qt::Key_Space);
        goTo(desk, u"Name"_s, u"D-1"_s);
        desk.press(Qt::Key_Space);
        pressMerge(desk);
        QTRY_COMPARE(groups(desk)->topLevelItemCount(), 0);
        QCOMPARE(desk.stored(u"D-2"_s).record.value(u"name"_s).toString(), u"Magdalena Rosner"_s);
    };
    const auto takeBack = [&] {
        searchButton(desk)->setFocus();
        desk.press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(shownGroups(desk), QStringList{u"D-1, D-2"_s});
        QCOMPARE(desk.stored(u"D-1"_s).state, State::Open);
    };
    const Record before = desk.stored(u"D-2"_s).record;
    merge();
    takeBack();
    QCOMPARE(desk.stored(u"D-2"_s).record, before);
    QVERIFY2(sentence(desk).contains(u"D-2 has its previous values again"_s),
             qPrintable(sentence(desk)));
    QTRY_VERIFY(records(desk)->columnCount() > 1);
    merge();
    const ItemId kept = desk.stored(u"D-2"_s).id;
    desk.elsewhere(u"bert"_s,
                   [kept](Store &store) { return store.claimItems({kept}).has_value(); });
    takeBack();
    QCOMPARE(desk.stored(u"D-2"_s).record.value(u"name"_s).toString(), u"Magdalena Rosner"_s);
    QVERIFY2(sentence(desk).contains(u"“D-2” keeps the merged values"_s) &&
                 sentence(desk).contains(u"bert has held it"_s),
             qPrintable(sentence(desk)));
}

void QueueDuplicates::threeRecordsAreOneGroup()
{
    WindowFixture desk(1);
    addTwoAlike(desk);
    addAlike(desk, u"D-3"_s,
             {{u"name"_s, u"Magdalena Rosner"_s},
              {u"city"_s, u"opp"_s},
              {u"note"_s, u"Steinweg 4771"_s}});
    openPage(desk);
    search(desk);
    QCOMPARE(groups(desk)->topLevelItemCount(), 1);
    QCOMPARE(records(desk)->columnCount(), 3);
    goTo(desk, u"Note"_s, u"D-3"_s);
    pressApart(desk);
    QTRY_COMPARE(records(desk)->columnCount(), 2);
    QVERIFY(columnOf(desk, u"D-3"_s) < 0);
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(records(desk)->columnCount(), 3);
    goTo(desk, stays, u"D-2"_s);
    desk.press(Qt::Key_Space);
    pressMerge(desk);
    QTRY_COMPARE(groups(desk)->topLevelItemCount(), 0);
    QCOMPARE(desk.stored(u"D-1"_s).state, State::Dismissed);
    QCOMPARE(desk.stored(u"D-3"_s).state, State::Dismissed);
    QVERIFY2(sentence(desk).contains(u"2 records were merged"_s), qPrintable(sentence(desk)));
}

void QueueDuplicates::whatIsHeldIsToldAndStays()
{
    WindowFixture desk(1);
    addTwoAlike(desk);
    openPage(desk);
    search(desk);
    const ItemId other = desk.stored(u"D-2"_s).id;
    desk.elsewhere(u"bert"_s,
                   [other](Store &store) { return store.claimItems({other}).has_value(); });
    pressMerge(desk);
    QTRY_VERIFY2(sentence(desk).contains(u"bert"_s) ||
                     sentence(desk).contains(u"in the meantime"_s),
                 qPrintable(sentence(desk)));
    QTRY_VERIFY(records(desk)
                    ->item(0, columnOf(desk, u"D-2"_s))
                    ->text()
                    .startsWith(u"locked by bert"_s));
    QCOMPARE(shownGroups(desk), QStringList{u"D-1, D-2"_s});
    pressMerge(desk);
    QTRY_VERIFY2(sentence(desk).contains(u"bert"_s), qPrintable(sentence(desk)));
    QCOMPARE(desk.stored(u"D-1"_s).state, State::Open);
}

void QueueDuplicates::mergeRestsWhileSomebodyWorksOnOneOfThem()
{
    WindowFixture desk(1);
    addTwoAlike(desk);
    const ItemId other = desk.stored(u"D-2"_s).id;
    const auto claim = desk.elsewhere(
        u"bert"_s, [other](Store &store) { return store.claimItems({other}).value(); });
    openPage(desk);
    search(desk);
    const auto *merge = desk.find<QPushButton>(u"duplicatesMerge"_s);
    const auto *why = desk.find<QLabel>(u"mergeWhyNoChoice"_s);
    QTRY_VERIFY(!merge->isEnabled());
    QVERIFY2(why->isVisible() &&
                 why->text().contains(u"bert is working on Magdalena Rossner, opp (D-2)"_s),
             qPrintable(why->text()));
    goTo(desk, stays, u"D-2"_s);
    desk.press(Qt::Key_Space);
    QVERIFY(!merge->isEnabled());
    QVERIFY(desk.find<QPushButton>(u"duplicatesApart"_s)->isEnabled());
    QVERIFY(desk.elsewhere(u"bert"_s, [&](Store &store) {
        return store.finish(other, claim.lock, Disposition::returnLater()).has_value();
    }));
    QTRY_VERIFY((desk.press(Qt::Key_F5), merge->isEnabled()));
    QVERIFY(!why->isVisible());
}

void QueueDuplicates::aFinishedOneIsMergedIntoNoOther()
{
    WindowFixture desk(1);
    addTwoAlike(desk);
    desk.elsewhere(u"bert"_s, [&](Store &store) {
        const ItemId item = desk.stored(u"D-2"_s).id;
        const Claim claim = *store.claimItems({item});
        return store.finish(item, claim.lock, Disposition::complete()).has_value();
    });
    openPage(desk);
    search(desk);
    const auto *merge = desk.find<QPushButton>(u"duplicatesMerge"_s);
    QVERIFY(merge->isEnabled());
    goTo(desk, stays, u"D-1"_s);
    desk.press(Qt::Key_Space);
    QVERIFY(!merge->isEnabled());
    const auto *why = desk.find<QLabel>(u"mergeWhyNoChoice"_s);
    QVERIFY2(why->text().contains(u"(D-2) is finished"_s), qPrintable(why->text()));
}

void QueueDuplicates::whatWasChangedMeanwhileIsToldAndShownAnew()
{
    WindowFixture desk(1);
    addTwoAlike(desk);
    openPage(desk);
    search(desk);
    desk.elsewhere(u"bert"_s, [&](Store &store) {
        const ItemId item = desk.stored(u"D-1"_s).id;
        const Claim claim = *store.claimItems({item});
        return store
            .finish(item, claim.lock, Disposition::complete(Record{{u"name"_s, u"Magda Rosner"_s}}))
            .has_value();
    });
    pressMerge(desk);
    const auto name = [&] {
        return records(desk)->item(rowOf(desk, u"Name"_s), columnOf(desk, u"D-1"_s))->text();
    };
    QTRY_COMPARE(name(), u"Magda Rosner"_s);
    QCOMPARE(desk.stored(u"D-2"_s).state, State::Open);
    QCOMPARE(shownGroups(desk), QStringList{u"D-1, D-2"_s});
}

void QueueDuplicates::whatEndedElsewhereGoes()
{
    WindowFixture desk(1);
    addTwoAlike(desk);
    openPage(desk);
    search(desk);
    desk.elsewhere(u"bert"_s, [&](Store &store) {
        const ItemId item = desk.stored(u"D-1"_s).id;
        const Claim claim = *store.claimItems({item});
        return store.finish(item, claim.lock, Disposition::dismiss()).has_value();
    });
    QTRY_COMPARE(groups(desk)->topLevelItemCount(), 0);
    QVERIFY(!groups(desk)->isVisible());
}

void QueueDuplicates::aFinishedOneKeepsItsValues()
{
    WindowFixture desk(1);
    addTwoAlike(desk);
    desk.elsewhere(u"bert"_s, [&](Store &store) {
        const ItemId item = desk.stored(u"D-2"_s).id;
        const Claim claim = *store.claimItems({item});
        return store.finish(item, claim.lock, Disposition::complete()).has_value();
    });
    openPage(desk);
    search(desk);
    auto *why = desk.find<QLabel>(u"mergeWhyNoChoice"_s);
    QVERIFY2(why->isVisible() && why->text().contains(u"(D-2) is finished"_s),
             qPrintable(why->text()));
    pressMerge(desk);
    QTRY_COMPARE(groups(desk)->topLevelItemCount(), 0);
    QCOMPARE(desk.stored(u"D-1"_s).state, State::Dismissed);
    QCOMPARE(desk.stored(u"D-2"_s).record.value(u"name"_s).toString(), u"Magdalena Rossner"_s);
}

void QueueDuplicates::onlyWhatDiffersIsShownIfWanted()
{
    WindowFixture desk(1);
    addTwoAlike(desk);
    openPage(desk);
    search(desk);
    const auto shown = [&](const QString &field) {
        return !records(desk)->isRowHidden(rowOf(desk, field));
    };
    auto *box = desk.find<QCheckBox>(u"duplicatesOnlyWhatDiffers"_s);
    QVERIFY(box->isChecked() && !shown(u"City"_s)); // The same in both.
    desk.press(Qt::Key_W, Qt::AltModifier);
    QTRY_VERIFY(!box->isChecked());
    QVERIFY(shown(u"City"_s));
    goTo(desk, u"City"_s, u"D-2"_s);
    desk.press(Qt::Key_W, Qt::AltModifier);
    QTRY_VERIFY(box->isChecked());
    QVERIFY(!shown(u"City"_s));
    QVERIFY(shown(stays) && shown(u"Name"_s) && !shown(u"Note"_s));
    QVERIFY(!records(desk)->isRowHidden(records(desk)->currentRow()));
    QCOMPARE(records(desk)->currentColumn(), columnOf(desk, u"D-2"_s));
    goTo(desk, stays, u"D-2"_s);
    desk.press(Qt::Key_Space);
    QVERIFY(!shown(u"City"_s));
    desk.stop();
    openPage(desk);
    search(desk);
    box = desk.find<QCheckBox>(u"duplicatesOnlyWhatDiffers"_s);
    QVERIFY(box->isChecked() && !shown(u"City"_s));
    QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, box->height() / 2));
    QVERIFY(!box->isChecked() && shown(u"City"_s));
    desk.stop();
    openPage(desk);
    search(desk);
    QVERIFY(!desk.find<QCheckBox>(u"duplicatesOnlyWhatDiffers"_s)->isChecked());
}

void QueueDuplicates::theRecordsStandBelowTwoGroupsInALowWindow()
{
    WindowFixture desk(1);
    addTwoAlike(desk);
    openPage(desk);
    search(desk);
    const int beside = groups(desk)->width();
    desk.window().resize(683, 384); // a small screen at 200 %
    const auto topOf = [&desk](QWidget *one) { return one->mapTo(&desk.window(), QPoint()).y(); };
    QTRY_VERIFY(topOf(records(desk)) > topOf(groups(desk)) + groups(desk)->height());
    const int row = groups(desk)->visualItemRect(groups(desk)->topLevelItem(0)).height();
    QVERIFY(groups(desk)->height() <= 2 * row);
    desk.window().resize(1366, 768);
    QTRY_VERIFY(groups(desk)->height() > 2 * row);
    QVERIFY(groups(desk)->width() >= beside - 1);
}

void QueueDuplicates::inALowWindowWhatDecidesIsSeenBesideGroupAndRecords_data()
{
    QTest::addColumn<QString>("language");
    for (const char *language : {"en", "de"})
        QTest::addRow("%s", language) << QString::fromLatin1(language);
}

void QueueDuplicates::inALowWindowWhatDecidesIsSeenBesideGroupAndRecords()
{
    QFETCH(QString, language);
    const Speaking speaking(language);
    WindowFixture desk(1);
    addTwoAlike(desk);
    openPage(desk);
    desk.window().resize(683, 384); // a small screen at 200 %
    search(desk);
    for (const auto &name : {u"duplicatesMerge"_s, u"duplicatesApart"_s, u"duplicatesTakeBack"_s}) {
        const auto *button = desk.find<QWidget>(name);
        QTRY_COMPARE(button->visibleRegion().boundingRect(), button->rect());
    }
    const QRect group = groups(desk)->visualItemRect(groups(desk)->topLevelItem(0));
    QVERIFY(groups(desk)->viewport()->visibleRegion().contains(group.center()));
    const auto seen = records(desk)->viewport()->visibleRegion().boundingRect().height();
    QVERIFY2(seen >= records(desk)->rowHeight(0), qPrintable(QString::number(seen)));
    for (const QWidget *one = records(desk)->parentWidget(); one; one = one->parentWidget())
        if (const auto *place = qobject_cast<const QScrollArea *>(one))
            QTRY_VERIFY(!place->verticalScrollBar()->isVisible());
}

void QueueDuplicates::inAMirroredWindowAValueStandsBelowItsHead()
{
    WindowFixture desk(1);
    addTwoAlike(desk);
    openPage(desk);
    desk.window().resize(1366, 768);
    desk.window().setLayoutDirection(Qt::RightToLeft);
    search(desk);
    const QRect place = records(desk)->visualRect(records(desk)->model()->index(0, 1));
    const QImage cell = records(desk)->viewport()->grab(place).toImage();
    const auto inkFrom = [&cell](int from, int to) {
        int ink = 0;
        for (int x = from; x < to; ++x)
            for (int y = 4; y < cell.height() - 4; ++y)
                ink += cell.pixelColor(x, y) != cell.pixelColor(cell.width() / 2, 2);
        return ink;
    };
    QCOMPARE(inkFrom(0, cell.width() / 2), 0);
    QVERIFY(inkFrom(cell.width() / 2, cell.width()) > 0);
}

void QueueDuplicates::onlyWhereTheKeyboardIsACellIsMarked()
{
    WindowFixture desk(1);
    addTwoAlike(desk);
    openPage(desk);
    search(desk);
    QVERIFY(groups(desk)->hasFocus());
    const auto ground = [&] {
        const QRect cell = records(desk)->visualItemRect(records(desk)->currentItem());
        return records(desk)->viewport()->grab(cell).toImage().pixelColor(cell.width() - 6, 6);
    };
    const QColor before = ground();
    QCOMPARE(before, records(desk)->palette().color(QPalette::Base));
    records(desk)->setFocus();
    QVERIFY(ground() != before);
}

void QueueDuplicates::aSearchIsCancelledByEsc()
{
    WindowFixture desk(1);
    addTwoAlike(desk);
    openPage(desk);
    auto *button = searchButton(desk);
    button->setFocus();
    button->click();
    QVERIFY(desk.find<QPushButton>(u"duplicatesCancel"_s)->hasFocus());
    desk.press(Qt::Key_Escape);
    QTRY_VERIFY(searchButton(desk)->hasFocus() ||
                groups(desk)->hasFocus()); // It may have been quicker.
    QVERIFY(!desk.find<QWidget>(u"duplicatesProgress"_s)->isVisible());
    QVERIFY(sentence(desk).startsWith(u"Cancelled"_s) || groups(desk)->topLevelItemCount() == 1);
}

void QueueDuplicates::anEmptyPageSaysWhatIsSoAndWhatToDo()
{
    WindowFixture desk(1);
    openPage(desk);
    const auto *empty = desk.find<EmptyPlace>(u"duplicatesEmpty"_s);
    QVERIFY(empty->isVisible());
    QCOMPARE(empty->sentence()->text(),
             u"A search compares all records of the queue with each other."_s);
    searchButton(desk)->setFocus();
    desk.press(Qt::Key_Space);
    QTRY_VERIFY(empty->isVisible() && empty->sentence()->text().startsWith(u"Search another"_s));
    QVERIFY(empty->button()->hasFocus());
}

/// "Beers" has one record, so that nobody is there twice.
static void addBeers(WindowFixture &desk)
{
    desk.elsewhere(u"importer"_s, [](Store &store) {
        Queue beers;
        beers.name = u"beers"_s;
        NewItem beer;
        beer.key = u"1"_s;
        beer.record = {{u"style"_s, u"ale"_s}};
        return store.addQueue(beers).has_value() && store.addItem(u"beers"_s, beer).has_value();
    });
}

static void chooseQueue(WindowFixture &desk, const QString &queue)
{
    auto *box = desk.find<QComboBox>(u"duplicatesQueue"_s);
    box->setFocus();
    desk.press(Qt::Key_Home);
    for (int left = box->count(); left > 0 && box->currentData().toString() != queue; --left)
        desk.press(Qt::Key_Down);
    QCOMPARE(box->currentData().toString(), queue);
}

static QString standing(WindowFixture &desk)
{
    return desk.find<QLabel>(u"duplicatesLeft"_s)->text();
}

void QueueDuplicates::anAnswerStandsOnlyUnderTheNameOfItsQueue()
{
    WindowFixture desk(1);
    addTwoAlike(desk);
    addBeers(desk);
    openPage(desk);
    chooseQueue(desk, u"beers"_s);
    searchButton(desk)->setFocus();
    desk.press(Qt::Key_Space);
    QTRY_COMPARE(standing(desk), u"This queue has no likely duplicates of 50 % or more."_s);
    chooseQueue(desk, u"customers"_s);
    QCOMPARE(standing(desk), u"Nothing is merged automatically."_s);
    const auto *empty = desk.find<EmptyPlace>(u"duplicatesEmpty"_s);
    QVERIFY(empty->sentence()->text().startsWith(u"A search compares"_s));
    QVERIFY2(!empty->button()->text().contains(u"again"_s), qPrintable(empty->button()->text()));
    QTest::mouseClick(empty->button(), Qt::LeftButton);
    QTRY_COMPARE(shownGroups(desk), QStringList{u"D-1, D-2"_s});
}

void QueueDuplicates::whatWasFoundStandsAgainWhenItsQueueIsChosenAgain()
{
    WindowFixture desk(1);
    addTwoAlike(desk);
    addBeers(desk);
    openPage(desk);
    chooseQueue(desk, u"customers"_s);
    search(desk);
    chooseQueue(desk, u"beers"_s);
    QVERIFY(!groups(desk)->isVisible());
    look(desk);
    desk.press(Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(desk.stored(u"D-1"_s).state, State::Open); // nobody sees them
    chooseQueue(desk, u"customers"_s);
    QVERIFY(groups(desk)->isVisible());
    pressMerge(desk);
    QTRY_COMPARE(standing(desk), u"All likely duplicates are decided."_s);
}

void QueueDuplicates::anEmptyPageHasNoButtonsThatCannotBePressed()
{
    WindowFixture desk(1);
    openPage(desk);
    searchButton(desk)->setFocus();
    desk.press(Qt::Key_Space);
    QTRY_VERIFY(standing(desk).startsWith(u"This queue has no"_s));
    for (const auto *button :
         desk.find<QWidget>(u"queueDuplicatesPage"_s)->findChildren<LineButton *>())
        QVERIFY2(!button->isVisible() || button->isEnabled(), qPrintable(button->text()));
}

static QString whichToKeep(WindowFixture &desk, const QString &key)
{
    const QString words = records(desk)->item(rowOf(desk, stays), columnOf(desk, key))->text();
    return QString(words).remove(u"the others are compared with this one"_s).remove(u" · "_s);
}

void QueueDuplicates::whichToKeepIsSaidByWhatDiffers()
{
    WindowFixture desk(1);
    addTwoAlike(desk);
    openPage(desk);
    search(desk);
    QCOMPARE(whichToKeep(desk, u"D-1"_s), QString()); // both are open
    const QString spoken =
        records(desk)->item(0, columnOf(desk, u"D-1"_s))->data(Qt::AccessibleTextRole).toString();
    QVERIFY2(spoken.contains(u"D-1"_s), qPrintable(spoken));
    addAlike(desk, u"D-3"_s, {{u"name"_s, u"Magdalena Rosner"_s}, {u"note"_s, u"Steinweg 4711"_s}});
    searchButton(desk)->setFocus();
    desk.press(Qt::Key_Space);
    QTRY_COMPARE(records(desk)->columnCount(), 3);
    QCOMPARE(whichToKeep(desk, u"D-1"_s), u"3 field(s) filled in"_s);
    QCOMPARE(whichToKeep(desk, u"D-3"_s), u"2 field(s) filled in"_s);
}

INTRAY_TEST_MAIN(QueueDuplicates)
#include "tst_queueduplicates.moc"
