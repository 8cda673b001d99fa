// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/rowroles.h"
#include "support/testclass.h"
#include "ui/common/toldtext.h"
#include "ui/desk/recordform.h"
#include "ui/desk/sidepanel.h"
#include "ui/twoalike.h"

#include <QAbstractButton>
#include <QLabel>
#include <QPushButton>
#include <QTabBar>
#include <QTextBlock>
#include <QTextEdit>
#include <QTextTable>
#include <QTreeWidget>

using namespace intray;
using namespace Qt::StringLiterals;

/// The likely duplicates beside the record at the desk.
class DuplicatesAtDesk : public QObject
{
    Q_OBJECT

private slots:
    void theHeadTellsOfThemThoughNobodyOpenedThePanel();
    void theKeyOnTheChipLeadsToThemThisOnce();
    void theyStandBesideTheRecordWithWhatDiffers();
    void notADuplicateIsRememberedByKey();
    void theRecordEndsAsADuplicateByKeysAndIsTakenBack();
    void whatSomebodyElseHoldsIsSaidAndNotTaken();
    void withoutADuplicateTheKeysSaySo();
    void whatIsFoldedAwayIsNotDecided();
    void theKeyThatChecksGoesToThemAtTheEnd();
    void theKeyThatChecksGoesToAFaultAboveBeforeThem();
    void whatIsDoneWithOneStandsUnderWhatDiffers();
    void whereColumnsAreNarrowValuesStandOneOverTheOther();
    void theHistoryStandsUnderThemWhereThereIsRoom();
    void theFormStaysWhileRecordsComeAndGo();
};

namespace {

QTreeWidget *list(WindowFixture &desk)
{
    return desk.find<QTreeWidget>(u"duplicatesList"_s);
}

/// The texts that are marked, in their order.
QStringList marked(const QTextEdit &view)
{
    QStringList texts;
    for (QTextBlock block = view.document()->begin(); block.isValid(); block = block.next())
        for (auto part = block.begin(); part != block.end(); ++part)
            if (part.fragment().charFormat().underlineStyle() != QTextCharFormat::NoUnderline)
                texts << part.fragment().text();
    return texts;
}

void showDuplicates(WindowFixture &desk)
{
    addTwoAlike(desk);
    desk.start();
    desk.takeNext();
    desk.window().deskPage()->sidePanel().showPage(u"duplicates"_s);
    QTRY_COMPARE(list(desk)->topLevelItemCount(), 1);
}

} // namespace

void DuplicatesAtDesk::theHeadTellsOfThemThoughNobodyOpenedThePanel()
{
    WindowFixture desk(1);
    addTwoAlike(desk);
    desk.start();
    desk.takeNext();
    QCOMPARE(desk.desk().item().key, u"D-1"_s);
    const auto *chip = desk.find<QAbstractButton>(u"recordDuplicates"_s);
    QTRY_VERIFY2(chip->text().startsWith(u"1 duplicate"_s), qPrintable(chip->text()));
    QVERIFY(chip->isVisible());
    QVERIFY(!list(desk)->isVisible());
    desk.press(Qt::Key_F4);
    QVERIFY(!desk.find<QLabel>(u"duplicatesStanding"_s)->text().contains(u"not been searched"_s));
}

void DuplicatesAtDesk::theKeyOnTheChipLeadsToThemThisOnce()
{
    WindowFixture desk(1);
    addTwoAlike(desk);
    desk.start();
    desk.takeNext();
    QTRY_VERIFY(desk.find<QAbstractButton>(u"recordDuplicates"_s)->isVisible());
    const auto *tabs = desk.find<QTabBar>(u"sideTabs"_s);
    const auto shown = [tabs] { return tabs->tabText(tabs->currentIndex()); };
    QCOMPARE(shown(), u"History"_s);
    desk.press(Qt::Key_F4);
    QCOMPARE(shown(), u"Duplicates (1)"_s);
    desk.press(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(list(desk)->topLevelItemCount(), 0);
    desk.press(Qt::Key_F4); // folded away
    desk.press(Qt::Key_F4);
    QCOMPARE(shown(), u"History"_s);
}

void DuplicatesAtDesk::theyStandBesideTheRecordWithWhatDiffers()
{
    WindowFixture desk(1);
    showDuplicates(desk);
    QCOMPARE(desk.desk().item().key, u"D-1"_s);
    const QTreeWidgetItem *row = list(desk)->topLevelItem(0);
    QCOMPARE(row->text(0), u"Magdalena Rossner, opp"_s);
    QCOMPARE(row->data(0, int(RowRole::SecondLine)).toString(), u"D-2 · open"_s);
    QVERIFY(row->data(0, int(RowRole::Beside)).toString().endsWith(u" %"_s));
    const auto *tabs = desk.find<QTabBar>(u"sideTabs"_s);
    QCOMPARE(tabs->tabText(tabs->currentIndex()), u"Duplicates (1)"_s);
    auto *compared = desk.find<QTextEdit>(u"duplicatesCompared"_s);
    QCOMPARE(marked(*compared), QStringList{u"s"_s});
    QVERIFY(compared->toPlainText().contains(u"Magdalena Rossner"_s));
    QVERIFY(compared->isReadOnly());
    desk.desk().record().edit(u"name"_s, u"Magda Rosner"_s); // As it is typed now.
    QCOMPARE(marked(*compared), QStringList({u"lena"_s, u"s"_s}));
}

void DuplicatesAtDesk::notADuplicateIsRememberedByKey()
{
    WindowFixture desk(1);
    showDuplicates(desk);
    const ItemId item = desk.desk().item().id;
    desk.press(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(list(desk)->topLevelItemCount(), 0);
    QVERIFY(!list(desk)->isVisible());
    QVERIFY(desk.find<QLabel>(u"duplicatesStanding"_s)->text().contains(u"likely duplicate"_s));
    const auto history =
        desk.elsewhere(u"anna"_s, [item](Store &store) { return store.history(item).value(); });
    QCOMPARE(history.constLast().kind, EventKind::ToldApart);
    QCOMPARE(desk.desk().state(), Desk::State::Working);
}

void DuplicatesAtDesk::theRecordEndsAsADuplicateByKeysAndIsTakenBack()
{
    WindowFixture desk(1);
    showDuplicates(desk);
    desk.press(Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
    auto *accept = desk.find<QPushButton>(u"duplicateAccept"_s);
    QVERIFY(accept);
    QVERIFY(!accept->isDefault()); // It never happens by a key too many.
    QTest::mouseClick(accept, Qt::LeftButton);
    QTRY_COMPARE(desk.desk().state(), Desk::State::Empty);
    QVERIFY2(desk.message().contains(u"D-1 was merged into D-2"_s), qPrintable(desk.message()));
    QCOMPARE(desk.stored(u"D-1"_s).state, State::Dismissed);
    QCOMPARE(desk.stored(u"D-2"_s).state, State::Open);
    QTRY_VERIFY(!desk.find<QWidget>(u"confirmDuplicate"_s));
    desk.window().activateWindow();
    QTRY_VERIFY(desk.window().isActiveWindow());
    desk.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(desk.desk().state(), Desk::State::Working);
    QCOMPARE(desk.stored(u"D-1"_s).state, State::Locked);
    desk.window().deskPage()->sidePanel().showPage(u"history"_s);
    const auto *history = desk.find<ToldText>(u"historyTold"_s);
    QTRY_VERIFY2(history->toPlainText().contains(u"into D-2"_s), "and not a running number");
}

void DuplicatesAtDesk::whatSomebodyElseHoldsIsSaidAndNotTaken()
{
    WindowFixture desk(1);
    showDuplicates(desk);
    const ItemId other = desk.stored(u"D-2"_s).id;
    desk.elsewhere(u"bert"_s,
                   [other](Store &store) { return store.claimItems({other}).has_value(); });
    QTRY_COMPARE(list(desk)->topLevelItem(0)->data(0, int(RowRole::SecondLine)).toString(),
                 u"D-2 · locked by bert"_s);
    auto *end = desk.find<QPushButton>(u"button.endAsDuplicate"_s);
    QVERIFY(!end->isEnabled());
    desk.press(Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!desk.find<QPushButton>(u"duplicateAccept"_s));
    QVERIFY2(desk.message().contains(u"Somebody else"_s), qPrintable(desk.message()));
}

void DuplicatesAtDesk::withoutADuplicateTheKeysSaySo()
{
    WindowFixture desk(2);
    desk.start();
    desk.takeNext();
    desk.press(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY2(desk.message().contains(u"no likely duplicate"_s), qPrintable(desk.message()));
    QVERIFY(!desk.window().actions().of(WindowAction::NotDuplicate)->isEnabled());
    QVERIFY(!desk.window().actions().of(WindowAction::EndAsDuplicate)->isEnabled());
}

void DuplicatesAtDesk::whatIsFoldedAwayIsNotDecided()
{
    WindowFixture desk(1);
    showDuplicates(desk);
    desk.press(Qt::Key_F4);
    desk.press(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY2(desk.message().contains(u"Look at the likely duplicate"_s),
             qPrintable(desk.message()));
    desk.press(Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!desk.find<QPushButton>(u"duplicateAccept"_s));
    QCOMPARE(list(desk)->topLevelItemCount(), 1);
    desk.press(Qt::Key_F4);
    QVERIFY(desk.window().actions().of(WindowAction::NotDuplicate)->isEnabled());
    QVERIFY(desk.find<QTextEdit>(u"duplicatesCompared"_s)->toPlainText().contains(u"Rossner"_s));
}

void DuplicatesAtDesk::theKeyThatChecksGoesToThemAtTheEnd()
{
    WindowFixture desk(1);
    desk.allowOnly(u"note"_s, {u"short"_s});
    showDuplicates(desk);
    desk.press(Qt::Key_F4); // folded away
    QVERIFY(!list(desk)->isVisible());
    desk.editor(u"name"_s)->setFocus();
    desk.press(Qt::Key_F3);
    QCOMPARE(desk.focusedName(), u"editor.note"_s);
    desk.press(Qt::Key_F3);
    QCOMPARE(desk.focusedName(), u"duplicatesList"_s);
    QVERIFY(list(desk)->isVisible());
    QVERIFY2(desk.message().startsWith(u"1 likely duplicate"_s), qPrintable(desk.message()));
    const QString folder = qEnvironmentVariable("INTRAY_PICTURES"); // for whoever wants to see it
    if (!folder.isEmpty())
        desk.window().grab().save(folder + u"/check-duplicates.png"_s);
    desk.press(Qt::Key_F3);
    QCOMPARE(desk.focusedName(), u"editor.note"_s);
    QVERIFY2(!desk.message().contains(u"likely duplicate"_s), qPrintable(desk.message()));
    desk.press(Qt::Key_F3, Qt::ShiftModifier);
    QCOMPARE(desk.focusedName(), u"duplicatesList"_s);
    desk.press(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(desk.focusedName(), u"editor.note"_s);
    desk.press(Qt::Key_F3);
    QCOMPARE(desk.focusedName(), u"editor.note"_s);
}

void DuplicatesAtDesk::theKeyThatChecksGoesToAFaultAboveBeforeThem()
{
    WindowFixture desk(1);
    desk.allowOnly(u"city"_s, {u"nowhere"_s});
    showDuplicates(desk);
    desk.editor(u"note"_s)->setFocus();
    desk.press(Qt::Key_F3);
    QCOMPARE(desk.focusedName(), u"editor.city"_s);
    desk.press(Qt::Key_F3);
    QCOMPARE(desk.focusedName(), u"duplicatesList"_s);
    for (int round = 0; round < 2; ++round) {
        desk.editor(u"note"_s)->setFocus(); // from where one went by hand it begins anew
        desk.press(Qt::Key_F3);
        QCOMPARE(desk.focusedName(), u"editor.city"_s);
    }
}

void DuplicatesAtDesk::whatIsDoneWithOneStandsUnderWhatDiffers()
{
    WindowFixture desk(1);
    showDuplicates(desk);
    const auto *compared = desk.find<QTextEdit>(u"duplicatesCompared"_s);
    const auto *merge = desk.find<QPushButton>(u"button.endAsDuplicate"_s);
    const int below = compared->mapTo(&desk.window(), compared->rect().bottomLeft()).y();
    QTRY_VERIFY(merge->mapTo(&desk.window(), QPoint()).y() - below < 24);
    QVERIFY2(!compared->toPlainText().contains(u"D-2"_s), "the row over it says the key");
}

void DuplicatesAtDesk::whereColumnsAreNarrowValuesStandOneOverTheOther()
{
    WindowFixture desk(1);
    showDuplicates(desk);
    auto *compared = desk.find<QTextEdit>(u"duplicatesCompared"_s);
    const auto columns = [compared] {
        return QTextCursor(compared->document()->firstBlock().next()).currentTable()->columns();
    };
    desk.desk().record().edit(u"name"_s, u"Magdalena Rosner of the Winterbourne Mill"_s);
    compared->window()->resize(1920, 1080);
    QTRY_COMPARE(columns(), 3);
    QVERIFY(compared->toPlainText().contains(u"Differs in"_s));
    compared->window()->resize(1100, 768);
    QTRY_COMPARE(columns(), 2);
    QVERIFY(compared->toPlainText().contains(u"This record"_s));
    QVERIFY(!marked(*compared).isEmpty());
}

void DuplicatesAtDesk::theHistoryStandsUnderThemWhereThereIsRoom()
{
    WindowFixture desk(1);
    showDuplicates(desk);
    const auto historyUnder = [&desk] {
        return desk.find<QWidget>(u"historyBelowPage"_s)->isVisible();
    };
    desk.window().resize(1366, 768);
    QTRY_VERIFY(!historyUnder());
    desk.window().resize(1920, 1080);
    QTRY_VERIFY(historyUnder());
}

void DuplicatesAtDesk::theFormStaysWhileRecordsComeAndGo()
{
    WindowFixture desk(1);
    showDuplicates(desk);
    const QRect before = desk.window().deskPage()->record().geometry();
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(desk.desk().item().key, u"C-001"_s);
    QTRY_VERIFY(!list(desk)->isVisible());
    QCoreApplication::processEvents();
    QCOMPARE(desk.window().deskPage()->record().geometry(), before);
}

INTRAY_TEST_MAIN(DuplicatesAtDesk)
#include "tst_duplicatesatdesk.moc"
