// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/windowfixture.h"

#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>

using namespace intray;
using namespace Qt::StringLiterals;

/// The clerk's day, by key and mouse.
class tst_Desk : public QObject
{
    Q_OBJECT
private slots:
    void aRecordOpensWithItsFaults();
    void theNextFaultComesByKey();
    void twentyRecordsAreCompletedByChordOnly();
    void aCorrectedFieldIsStored();
    void aBrokenRuleIsToldBesideItsFieldAndGetsTheFocus();
    void everyBrokenRuleIsToldAndTheFirstGetsTheFocus();
    void escTakesTheFieldBackAndEscEscTheRecord();
    void whatEscTookBackComesAgainWithUndo();
    void undoInAFieldIsTheFieldsOwn();
    void theUndoButtonTakesTheFieldBack();
    void returnInTheListTakesTheItem();
    void aDoubleClickTakesTheItem();
    void anItemThatAColleagueTookSaysSo();
    void aCompletionIsTakenBack();
    void redoWinsOverTakeBackWhileThereIsSomethingToRedo();
    void theValueOfThePreviousRecordComesByKey();
    void aLostLockKeepsTheTextAndSaysSo();
    void theTextComesBackAfterARestart();
    void returnGivesTheItemBackForLater();
    void severalItemsAreTakenAsABatchAndReturnedTogether();
    void failNeedsAReason();
    void dismissSaysWhatItMeansFirst();
    void typingIsNotDisturbedByWhatOthersDo();
    void keysTypedBeforeTheNextRecordComesAreTypedIntoIt();
    void keysTypedAtTheEmptyDeskAreTypedIntoTheFirstRecord();
    void keysTypedBeforeARecordThatDoesNotComeAreTold();
    void htmlInARecordIsShownLiterally();
};

void tst_Desk::aRecordOpensWithItsFaults()
{
    WindowFixture desk(2);
    desk.allowOnly(u"city"_s, {u"opp"_s});
    desk.start();
    desk.takeNext();
    QVERIFY(!desk.find<QAbstractButton>(u"recordFaults"_s)->isVisible());
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(desk.desk().item().key, u"C-002"_s);
    QVERIFY(!desk.faultBeside(u"city"_s).isEmpty());
    QVERIFY(desk.find<QAbstractButton>(u"recordFaults"_s)->isVisible());
    QVERIFY(desk.find<QAbstractButton>(u"recordFaults"_s)->text().contains(u'1'));
    desk.editor(u"city"_s)->setFocus();
    desk.press(Qt::Key_A, Qt::ControlModifier);
    desk.type(u"opp"_s);
    QTRY_VERIFY(!desk.find<QAbstractButton>(u"recordFaults"_s)->isVisible());
}

void tst_Desk::theNextFaultComesByKey()
{
    WindowFixture desk(2);
    desk.allowOnly(u"city"_s, {u"nowhere"_s});
    desk.allowOnly(u"note"_s, {u"short"_s});
    desk.start();
    desk.takeNext();
    desk.editor(u"note"_s)->setFocus();
    desk.type(u"long"_s);
    desk.press(Qt::Key_F3); // round the end
    QCOMPARE(desk.focusedName(), u"editor.city"_s);
    QVERIFY(!desk.faultBeside(u"note"_s).isEmpty()); // told as it was left
    desk.press(Qt::Key_F3);
    QCOMPARE(desk.focusedName(), u"editor.note"_s);
    desk.press(Qt::Key_F3, Qt::ShiftModifier);
    QCOMPARE(desk.focusedName(), u"editor.city"_s);
    desk.type(u"nowhere"_s);
    desk.press(Qt::Key_F3);
    QCOMPARE(desk.focusedName(), u"editor.note"_s);
    desk.press(Qt::Key_A, Qt::ControlModifier);
    desk.type(u"short"_s);
    desk.press(Qt::Key_F3);
    QCOMPARE(desk.focusedName(), u"editor.note"_s);
    QVERIFY(desk.message().contains(u"nothing to check"_s));
}

void tst_Desk::twentyRecordsAreCompletedByChordOnly()
{
    WindowFixture desk(21);
    desk.start();
    desk.takeNext();
    for (int done = 0; done < 20; ++done) {
        const QString key = desk.desk().item().key;
        desk.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(desk.desk().item().key != key);
        QTRY_COMPARE(desk.desk().state(), Desk::State::Working);
        QCOMPARE(desk.focusedName(), u"editor.name"_s);
        desk.look();
    }
    QCOMPARE(desk.numberOf(State::Done), 20);
    QCOMPARE(desk.numberOf(State::Locked), 1);
}

void tst_Desk::aCorrectedFieldIsStored()
{
    WindowFixture desk(1);
    desk.start();
    desk.takeNext();
    desk.type(u"Corrected"_s);
    QVERIFY(desk.undoBeside(u"name"_s)->isVisible());
    desk.press(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(desk.desk().state(), Desk::State::Empty);
    QCOMPARE(desk.stored(u"C-001"_s).record.value(u"name"_s).toString(), u"Corrected"_s);
    QCOMPARE(desk.stored(u"C-001"_s).state, State::Done);
}

void tst_Desk::aBrokenRuleIsToldBesideItsFieldAndGetsTheFocus()
{
    WindowFixture desk(1);
    desk.start();
    desk.takeNext();
    desk.press(Qt::Key_Tab);
    QCOMPARE(desk.focusedName(), u"editor.city"_s);
    desk.type(u"berlin"_s);
    QVERIFY(desk.faultBeside(u"city"_s).isEmpty());
    desk.press(Qt::Key_Tab);
    QTRY_VERIFY(!desk.faultBeside(u"city"_s).isEmpty());
    QVERIFY(!desk.faultBeside(u"city"_s).isEmpty());
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(desk.focusedName(), u"editor.city"_s);
    QVERIFY(desk.find<QWidget>(u"messageLine"_s)->isVisible());
    QCOMPARE(desk.editor(u"city"_s)->text(), u"berlin"_s);
    QCOMPARE(desk.numberOf(State::Done), 0);
}

void tst_Desk::everyBrokenRuleIsToldAndTheFirstGetsTheFocus()
{
    WindowFixture desk(1);
    desk.start();
    desk.takeNext();
    desk.press(Qt::Key_Delete);
    desk.press(Qt::Key_Tab);
    desk.type(u"berlin"_s);
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(desk.focusedName(), u"editor.name"_s);
    QVERIFY(!desk.faultBeside(u"name"_s).isEmpty());
    QVERIFY(!desk.faultBeside(u"city"_s).isEmpty());
    QVERIFY(desk.editor(u"city"_s)->accessibleDescription().contains(desk.faultBeside(u"city"_s)));
}

void tst_Desk::escTakesTheFieldBackAndEscEscTheRecord()
{
    WindowFixture desk(1);
    desk.start();
    desk.takeNext();
    desk.type(u"One"_s);
    desk.press(Qt::Key_Tab);
    desk.type(u"florence"_s);
    desk.press(Qt::Key_Tab);
    desk.type(u"Three"_s);
    desk.press(Qt::Key_Escape);
    QCOMPARE(desk.editor(u"note"_s)->text(), QString());
    QCOMPARE(desk.editor(u"name"_s)->text(), u"One"_s);
    desk.press(Qt::Key_Escape);
    QCOMPARE(desk.editor(u"name"_s)->text(), u"Name 1"_s);
    QCOMPARE(desk.editor(u"city"_s)->text(), u"opp"_s);
    QVERIFY(desk.desk().record().typedFields().isEmpty());
}

void tst_Desk::whatEscTookBackComesAgainWithUndo()
{
    WindowFixture desk(1);
    desk.start();
    desk.takeNext();
    desk.type(u"Typed"_s);
    desk.press(Qt::Key_Escape);
    QCOMPARE(desk.editor(u"name"_s)->text(), u"Name 1"_s);
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(desk.editor(u"name"_s)->text(), u"Typed"_s);
    QCOMPARE(desk.desk().record().text(u"name"_s), u"Typed"_s);
}

void tst_Desk::undoInAFieldIsTheFieldsOwn()
{
    WindowFixture desk(1);
    desk.start();
    desk.takeNext();
    desk.type(u"Typed"_s);
    desk.press(Qt::Key_Tab);
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(desk.editor(u"name"_s)->text(), u"Typed"_s);
    QCOMPARE(desk.editor(u"city"_s)->text(), u"opp"_s);
}

void tst_Desk::theUndoButtonTakesTheFieldBack()
{
    WindowFixture desk(1);
    desk.start();
    desk.takeNext();
    desk.type(u"Typed"_s);
    QTest::mouseClick(desk.undoBeside(u"name"_s), Qt::LeftButton);
    QCOMPARE(desk.editor(u"name"_s)->text(), u"Name 1"_s);
    QCOMPARE(desk.focusedName(), u"editor.name"_s);
}

void tst_Desk::returnInTheListTakesTheItem()
{
    WindowFixture desk(5);
    desk.start();
    auto *table = desk.find<QTableView>(u"openTable"_s);
    table->setFocus();
    table->setCurrentIndex(table->model()->index(2, 0));
    desk.press(Qt::Key_Return);
    QTRY_COMPARE(desk.desk().item().key, u"C-003"_s);
    QTRY_COMPARE(desk.focusedName(), u"editor.name"_s);
}

void tst_Desk::aDoubleClickTakesTheItem()
{
    WindowFixture desk(5);
    desk.start();
    auto *table = desk.find<QTableView>(u"openTable"_s);
    const QPoint place = table->visualRect(table->model()->index(3, 0)).center();
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, place);
    QTest::mouseDClick(table->viewport(), Qt::LeftButton, {}, place);
    QTRY_COMPARE(desk.desk().item().key, u"C-004"_s);
}

void tst_Desk::anItemThatAColleagueTookSaysSo()
{
    WindowFixture desk(3);
    desk.start();
    auto *table = desk.find<QTableView>(u"openTable"_s);
    table->setFocus();
    table->setCurrentIndex(table->model()->index(0, 0));
    desk.elsewhere(u"clerk2"_s, [](Store &store) { return store.claimNext({u"customers"_s}); });
    desk.press(Qt::Key_Return);
    QTRY_VERIFY(desk.message().contains(u"clerk2"_s));
    QVERIFY(desk.find<QWidget>(u"message.takeNext"_s));
}

void tst_Desk::aCompletionIsTakenBack()
{
    WindowFixture desk(2);
    desk.start();
    desk.takeNext();
    desk.type(u"Mine"_s);
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(desk.desk().item().key, u"C-002"_s);
    QTRY_COMPARE(desk.desk().state(), Desk::State::Working);
    desk.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(desk.desk().item().key, u"C-001"_s);
    QCOMPARE(desk.editor(u"name"_s)->text(), u"Mine"_s);
    QCOMPARE(desk.numberOf(State::Done), 0);
}

void tst_Desk::redoWinsOverTakeBackWhileThereIsSomethingToRedo()
{
    WindowFixture desk(2);
    desk.start();
    desk.takeNext();
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(desk.desk().item().key, u"C-002"_s);
    QTRY_COMPARE(desk.desk().state(), Desk::State::Working);
    desk.type(u"x"_s);
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(desk.editor(u"name"_s)->text(), u"Name 2"_s);
    desk.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(desk.editor(u"name"_s)->text(), u"Name 2x"_s);
    QCOMPARE(desk.desk().item().key, u"C-002"_s);
}

void tst_Desk::theValueOfThePreviousRecordComesByKey()
{
    WindowFixture desk(2);
    desk.start();
    desk.takeNext();
    desk.type(u"Same"_s);
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(desk.desk().item().key, u"C-002"_s);
    QTRY_COMPARE(desk.desk().state(), Desk::State::Working);
    desk.press(Qt::Key_Apostrophe, Qt::ControlModifier);
    QCOMPARE(desk.editor(u"name"_s)->text(), u"Same"_s);
    QCOMPARE(desk.desk().record().text(u"name"_s), u"Same"_s);
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(desk.editor(u"name"_s)->text(), u"Name 2"_s);
}

void tst_Desk::aLostLockKeepsTheTextAndSaysSo()
{
    WindowFixture desk(1);
    desk.start();
    desk.takeNext();
    desk.type(u"Half done"_s);
    const Item held = desk.desk().item();
    desk.elsewhere(u"super"_s, [&](Store &store) {
        return store.releaseLocks({{held.id, held.lock.id}}, u"too long"_s);
    });
    desk.elsewhere(u"clerk2"_s, [](Store &store) { return store.claimNext({u"customers"_s}); });
    QTRY_COMPARE_WITH_TIMEOUT(desk.desk().state(), Desk::State::Lost, 15000);
    QTRY_VERIFY(desk.message().contains(u"clerk2"_s));
    QCOMPARE(desk.editor(u"name"_s)->text(), u"Half done"_s);
    QVERIFY(desk.editor(u"name"_s)->isReadOnly());
    QVERIFY(desk.find<QLabel>(u"recordFrom"_s)->text().startsWith(u"read-only"_s));
    QVERIFY(desk.find<QWidget>(u"message.takeAgain"_s)->isVisible());
    QVERIFY(desk.message().endsWith(u"Your text is kept."_s));
    desk.press(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(desk.message(), u"clerk2 still has this item. Take it again once it is free. "
                                 "Your text is kept."_s);
    const auto placeOf = [&](const QString &name) { return desk.find<QLabel>(name)->geometry(); };
    QTRY_VERIFY(placeOf(u"recordFrom"_s).left() > placeOf(u"recordKey"_s).right());
}

void tst_Desk::theTextComesBackAfterARestart()
{
    WindowFixture desk(2);
    desk.start();
    desk.takeNext();
    desk.type(u"Not lost"_s);
    desk.stop();
    desk.start();
    QTRY_COMPARE(desk.focusedName(), u"emptyDeskButton"_s);
    const auto *resume = desk.find<QWidget>(u"emptyDeskButton"_s);
    QTRY_COMPARE(resume->accessibleDescription(),
                 u"1 unfinished item(s) of yours. What you typed is kept."_s);
    QCOMPARE(desk.message(), QString()); // it is said once
    desk.press(Qt::Key_Return);
    QTRY_COMPARE(desk.desk().state(), Desk::State::Working);
    QCOMPARE(desk.editor(u"name"_s)->text(), u"Not lost"_s);
    QCOMPARE(desk.desk().item().key, u"C-001"_s);
}

void tst_Desk::returnGivesTheItemBackForLater()
{
    WindowFixture desk(1);
    desk.start();
    desk.takeNext();
    desk.press(Qt::Key_R, Qt::ControlModifier);
    auto *dialog = desk.find<QWidget>(u"returnDialog"_s);
    QVERIFY(dialog);
    QTest::mouseClick(dialog->findChild<QWidget *>(u"returnChoice1"_s), Qt::LeftButton, {},
                      QPoint(8, 8));
    QTest::mouseClick(dialog->findChild<QWidget *>(u"returnAccept"_s), Qt::LeftButton);
    QTRY_COMPARE(desk.desk().state(), Desk::State::Empty);
    const Item item = desk.stored(u"C-001"_s);
    QCOMPARE(item.state, State::Open);
    QVERIFY(item.availableAt.isValid());
}

void tst_Desk::severalItemsAreTakenAsABatchAndReturnedTogether()
{
    WindowFixture desk(30);
    desk.start();
    desk.press(Qt::Key_F9, Qt::ShiftModifier);
    auto *several = desk.find<QWidget>(u"severalDialog"_s);
    QVERIFY(several);
    QCOMPARE(several->findChild<QSpinBox *>(u"severalCount"_s)->value(), 25);
    QTest::keyClicks(several->findChild<QWidget *>(u"severalCount"_s), u"3"_s);
    QTest::keyClick(several, Qt::Key_Return);
    QTRY_VERIFY(!desk.find<QWidget>(u"severalDialog"_s));
    desk.window().activateWindow(); // as a window manager does
    QVERIFY(QTest::qWaitForWindowActive(&desk.window()));
    QTRY_COMPARE(desk.desk().state(), Desk::State::Working);
    const auto *place = desk.find<QLabel>(u"recordFrom"_s);
    QCOMPARE(place->text(), u"1 of 3 in your batch"_s);
    QVERIFY2(desk.message().startsWith(u"You took 3 item"_s), qPrintable(desk.message()));
    QTRY_COMPARE(desk.find<QTableView>(u"myTable"_s)->model()->rowCount(), 3);
    desk.look();
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(place->text(), u"2 of 3 in your batch"_s);
    QTRY_COMPARE(desk.desk().state(), Desk::State::Working);
    desk.look();
    desk.press(Qt::Key_R, Qt::ControlModifier);
    auto *dialog = desk.find<QWidget>(u"returnDialog"_s);
    QVERIFY(dialog);
    auto *batch = dialog->findChild<QCheckBox *>(u"returnBatch"_s);
    QVERIFY(batch->isVisible());
    QVERIFY2(batch->text().contains(u"both"_s) || batch->text().contains(u"all 2"_s),
             qPrintable(batch->text()));
    QTest::mouseClick(batch, Qt::LeftButton, {}, QPoint(8, 8));
    QTest::mouseClick(dialog->findChild<QWidget *>(u"returnAccept"_s), Qt::LeftButton);
    QTRY_COMPARE(desk.desk().state(), Desk::State::Empty);
    QCOMPARE(desk.numberOf(State::Locked), 0);
}

void tst_Desk::failNeedsAReason()
{
    WindowFixture desk(1);
    desk.start();
    desk.takeNext();
    desk.press(Qt::Key_X, Qt::ControlModifier | Qt::ShiftModifier);
    auto *dialog = desk.find<QWidget>(u"failDialog"_s);
    QVERIFY(dialog);
    auto *accept = dialog->findChild<QWidget *>(u"failAccept"_s);
    QVERIFY(!accept->isEnabled());
    QTest::keyClicks(dialog->findChild<QWidget *>(u"failReason"_s), u"No such person"_s);
    QVERIFY(accept->isEnabled());
    QTest::mouseClick(accept, Qt::LeftButton);
    QTRY_COMPARE(desk.desk().state(), Desk::State::Empty);
    QCOMPARE(desk.stored(u"C-001"_s).state, State::Failed);
}

void tst_Desk::dismissSaysWhatItMeansFirst()
{
    WindowFixture desk(1);
    desk.start();
    desk.takeNext();
    desk.press(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
    auto *dialog = desk.find<QWidget>(u"confirmDismiss"_s);
    QVERIFY(dialog);
    QCOMPARE(desk.stored(u"C-001"_s).state, State::Locked);
    QTest::keyClick(dialog, Qt::Key_Escape);
    QCOMPARE(desk.stored(u"C-001"_s).state, State::Locked);
    desk.press(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(desk.find<QWidget>(u"dismissAccept"_s));
    QTRY_VERIFY(desk.find<QWidget>(u"dismissReason"_s)->hasFocus());
    QTest::mouseClick(desk.find<QWidget>(u"dismissAccept"_s), Qt::LeftButton);
    QTRY_COMPARE(desk.desk().state(), Desk::State::Empty);
    QCOMPARE(desk.stored(u"C-001"_s).state, State::Dismissed);
}

void tst_Desk::typingIsNotDisturbedByWhatOthersDo()
{
    WindowFixture desk(4);
    desk.start();
    desk.takeNext();
    desk.type(u"My text"_s);
    auto *table = desk.find<QTableView>(u"openTable"_s);
    const int rows = table->model()->rowCount();
    desk.elsewhere(u"clerk2"_s, [](Store &store) { return store.claimNext({u"customers"_s}); });
    QTRY_VERIFY_WITH_TIMEOUT(table->model()->rowCount() < rows, 15000);
    QCOMPARE(desk.focusedName(), u"editor.name"_s);
    QCOMPARE(desk.editor(u"name"_s)->text(), u"My text"_s);
    desk.type(u" goes on"_s);
    QCOMPARE(desk.editor(u"name"_s)->text(), u"My text goes on"_s);
}

// The answer cannot come before the event loop runs again.
void tst_Desk::keysTypedBeforeTheNextRecordComesAreTypedIntoIt()
{
    WindowFixture desk(2);
    desk.start();
    desk.takeNext();
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(desk.desk().state(), Desk::State::Finishing);
    desk.type(u"Montgomery"_s);
    desk.press(Qt::Key_Backspace);
    desk.press(Qt::Key_Tab);
    desk.type(u"arab"_s);
    QCOMPARE(desk.desk().state(), Desk::State::Finishing);
    QTRY_COMPARE(desk.desk().item().key, u"C-002"_s);
    QTRY_COMPARE(desk.editor(u"city"_s)->text(), u"arab"_s);
    QCOMPARE(desk.editor(u"name"_s)->text(), u"Name 2Montgomer"_s);
    QCOMPARE(desk.focusedName(), u"editor.city"_s);
    QCOMPARE(desk.stored(u"C-001"_s).record.value(u"name"_s).toString(), u"Name 1"_s);
}

void tst_Desk::keysTypedAtTheEmptyDeskAreTypedIntoTheFirstRecord()
{
    WindowFixture desk(1);
    desk.start();
    desk.find<QWidget>(u"emptyDeskButton"_s)->setFocus();
    desk.press(Qt::Key_F9);
    QCOMPARE(desk.desk().state(), Desk::State::Taking);
    desk.type(u"two words"_s);
    desk.press(Qt::Key_Tab);
    desk.type(u"arab"_s);
    QTRY_COMPARE(desk.desk().state(), Desk::State::Working);
    QTRY_COMPARE(desk.editor(u"name"_s)->text(), u"Name 1two words"_s);
    QTRY_COMPARE(desk.editor(u"city"_s)->text(), u"arab"_s);
}

void tst_Desk::keysTypedBeforeARecordThatDoesNotComeAreTold()
{
    WindowFixture desk(1);
    desk.start();
    desk.takeNext();
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    desk.type(u"Montgomery"_s);
    QTRY_COMPARE(desk.desk().state(), Desk::State::Empty);
    QTRY_VERIFY(desk.message().contains(u"\"Montgomery\""_s));
    QVERIFY2(desk.message().contains(u"\". C-001 is completed."_s), qPrintable(desk.message()));
    QCOMPARE(desk.stored(u"C-001"_s).record.value(u"name"_s).toString(), u"Name 1"_s);
}

void tst_Desk::htmlInARecordIsShownLiterally()
{
    WindowFixture desk(1);
    const QString html = u"<b>bold</b> <img src='file:///etc/passwd'>"_s;
    desk.elsewhere(u"importer"_s, [&](Store &store) {
        NewItem item;
        item.key = u"<i>key</i>"_s;
        item.priority = 9;
        item.record = {{u"name"_s, html}, {u"city"_s, u"opp"_s}};
        return store.addItem(u"customers"_s, item);
    });
    desk.start();
    desk.takeNext();
    QCOMPARE(desk.editor(u"name"_s)->text(), html);
    desk.press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(desk.beside(u"name"_s).was.text, u"imported as "_s + html);
    auto *key = desk.find<QLabel>(u"recordKey"_s);
    QCOMPARE(key->text(), u"<i>key</i>"_s);
    for (const QLabel *label : desk.window().findChildren<QLabel *>()) {
        const bool plain = label->textFormat() == Qt::PlainText;
        QVERIFY2(plain || !Qt::mightBeRichText(label->text()), qPrintable(label->text()));
    }
}

INTRAY_TEST_MAIN(tst_Desk)
#include "tst_desk.moc"
