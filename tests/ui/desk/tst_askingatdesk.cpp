// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/work/questionstore.h"
#include "support/testclass.h"
#include "ui/dialogkeys.h"
#include "ui/windowfixture.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>

using namespace intray;
using namespace Qt::StringLiterals;

/// A question about a field: asked by keys, answered elsewhere, and offered as a proposal.
class AskingAtDesk : public QObject
{
    Q_OBJECT

private slots:
    void theUsualQuestionTakesThreeStrokes();
    void whatWasTypedGoesWithTheRecord();
    void theFieldInHandIsAskedAbout();
    void aColleagueIsAskedByName();
    void theAnswerIsOfferedToWhoAsked();
    void theRecordCanStay();
    void anEmptyQuestionIsNotAsked();
    void whatWasWrittenIsKeptWhenTheDialogGoes();
    void aRefusedQuestionIsNotLost_data();
    void aRefusedQuestionIsNotLost();
    void whatWasAskedIsNotOfferedAgain();
    void withoutARecordThereIsNothingToAsk();
};

static QPlainTextEdit *ask(WindowFixture &desk)
{
    desk.press(Qt::Key_Q, Qt::ControlModifier | Qt::ShiftModifier);
    auto *text = desk.find<QPlainTextEdit>(u"questionText"_s);
    return text && isInUse(text->window()) ? text : nullptr;
}

/// With the stores of a colleague, on a connection of its own.
template <typename Work>
static auto with(WindowFixture &desk, Work work)
{
    auto connection = Connection::open(desk.url(), OpenMode::CreateOrUpgrade);
    QuestionStore store(**connection, Identity{u"anna"_s, u"elsewhere"_s});
    return work(store);
}

static QList<Question> questionsOf(WindowFixture &desk, ItemId item)
{
    return *with(desk, [&](QuestionStore &store) { return store.ofItem(item); });
}

static void start(WindowFixture &desk)
{
    desk.start();
    desk.takeNext();
    desk.look();
}

void AskingAtDesk::theUsualQuestionTakesThreeStrokes()
{
    WindowFixture desk(2);
    start(desk);
    const Item item = desk.desk().item();
    auto *text = ask(desk);
    QVERIFY(text && text->isVisible());
    QTRY_COMPARE(QApplication::focusWidget(), text);
    QTest::keyClick(text, Qt::Key_Down);
    QVERIFY(!text->toPlainText().isEmpty());
    const QString usual = text->toPlainText();
    QTest::keyClick(text, Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(desk.desk().state(), Desk::State::Empty);
    const Question asked = questionsOf(desk, item.id).value(0);
    QCOMPARE(asked.text, usual);
    QCOMPARE(asked.whom, QString());
    QCOMPARE(asked.askedBy, u"clerk1"_s);
    QVERIFY2(desk.message().contains(u"waits for the answer"_s), qPrintable(desk.message()));
    QVERIFY(!desk.desk().canTakeBack());
}

void AskingAtDesk::whatWasTypedGoesWithTheRecord()
{
    WindowFixture desk(2);
    start(desk);
    const ItemId item = desk.desk().item().id;
    desk.editor(u"note"_s)->setFocus();
    desk.type(u"call first"_s);
    auto *text = ask(desk);
    QTest::keyClicks(text, u"Which town?"_s);
    QTest::keyClick(text, Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(desk.desk().state(), Desk::State::Empty);
    const Item now =
        desk.elsewhere(u"anna"_s, [&](Store &store) { return store.detail(item)->item; });
    QCOMPARE(now.record.value(u"note"_s), u"call first"_s);
    QCOMPARE(now.asked, Asked::Open);
}

void AskingAtDesk::theFieldInHandIsAskedAbout()
{
    WindowFixture desk(2);
    start(desk);
    desk.editor(u"city"_s)->setFocus();
    ask(desk);
    auto *field = desk.find<QComboBox>(u"questionField"_s);
    QCOMPARE(field->currentData().toString(), u"city"_s);
}

void AskingAtDesk::aColleagueIsAskedByName()
{
    WindowFixture desk(2);
    start(desk);
    const ItemId item = desk.desk().item().id;
    auto *text = ask(desk);
    QTest::keyClicks(text, u"Do you know it?"_s);
    auto *whom = desk.find<QComboBox>(u"questionWhom"_s);
    whom->setFocus();
    QTest::keyClick(whom, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(whom, u"anna"_s);
    QTest::keyClick(whom, Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(desk.desk().state(), Desk::State::Empty);
    QCOMPARE(questionsOf(desk, item).value(0).whom, u"anna"_s);
}

void AskingAtDesk::theAnswerIsOfferedToWhoAsked()
{
    WindowFixture desk(1);
    start(desk);
    const ItemId item = desk.desk().item().id;
    desk.editor(u"city"_s)->setFocus();
    auto *text = ask(desk);
    QTest::keyClicks(text, u"Which town?"_s);
    QTest::keyClick(text, Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(desk.desk().state(), Desk::State::Empty);
    const qint64 question = questionsOf(desk, item).value(0).id;
    QVERIFY(with(desk, [&](QuestionStore &store) {
        return store.answer(question, {u"They moved."_s, u"florence"_s}).has_value();
    }));
    desk.window().activateWindow(); // which a window manager does
    QVERIFY(isInUse(&desk.window()));
    desk.press(Qt::Key_F9);
    QTRY_COMPARE(desk.desk().state(), Desk::State::Working);
    QCOMPARE(desk.desk().item().id, item);
    auto *words = desk.find<QLabel>(u"proposed.city"_s);
    QTRY_VERIFY(words->isVisible());
    QCOMPARE(words->text(), u"Proposed by anna: florence"_s);
    auto *notes = desk.find<QLabel>(u"recordNotes"_s);
    QVERIFY2(notes->text().contains(u"You asked, "_s), qPrintable(notes->text()));
    QVERIFY2(notes->text().contains(u"anna answered, "_s), qPrintable(notes->text()));
}

void AskingAtDesk::theRecordCanStay()
{
    WindowFixture desk(2);
    start(desk);
    const ItemId item = desk.desk().item().id;
    auto *text = ask(desk);
    QTest::keyClicks(text, u"Which town?"_s);
    QTest::mouseClick(desk.find<QCheckBox>(u"questionStays"_s), Qt::LeftButton, {}, {8, 8});
    QVERIFY(desk.find<QCheckBox>(u"questionStays"_s)->isChecked());
    QTest::mouseClick(desk.find<QPushButton>(u"questionAccept"_s), Qt::LeftButton);
    QTRY_VERIFY2(desk.message().contains(u"was asked"_s), qPrintable(desk.message()));
    QCOMPARE(desk.desk().state(), Desk::State::Working);
    QCOMPARE(desk.desk().item().id, item);
    QCOMPARE(questionsOf(desk, item).size(), 1);
}

void AskingAtDesk::anEmptyQuestionIsNotAsked()
{
    WindowFixture desk(2);
    start(desk);
    auto *text = ask(desk);
    QVERIFY(!desk.find<QPushButton>(u"questionAccept"_s)->isEnabled());
    QTest::keyClick(text, Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(text->isVisible());
    QCOMPARE(desk.desk().state(), Desk::State::Working);
}

void AskingAtDesk::whatWasWrittenIsKeptWhenTheDialogGoes()
{
    WindowFixture desk(2);
    start(desk);
    auto *text = ask(desk);
    QTest::keyClicks(text, u"Which town?"_s);
    QTest::keyClick(text, Qt::Key_Escape);
    QTRY_VERIFY(!desk.window().findChild<QDialog *>(u"questionDialog"_s));
    desk.window().activateWindow(); // which a window manager does
    QVERIFY(isInUse(&desk.window()));
    const auto *again = ask(desk);
    QVERIFY(again);
    QTRY_COMPARE(again->toPlainText(), u"Which town?"_s);
}

void AskingAtDesk::aRefusedQuestionIsNotLost_data()
{
    QTest::addColumn<bool>("stays");
    QTest::newRow("the record was to wait") << false;
    QTest::newRow("the record was to stay") << true;
}

void AskingAtDesk::aRefusedQuestionIsNotLost()
{
    QFETCH(const bool, stays);
    WindowFixture desk(2);
    start(desk);
    auto *text = ask(desk);
    QVERIFY(text);
    const QString tooLong(2001, u'x');
    text->setPlainText(tooLong);
    desk.find<QCheckBox>(u"questionStays"_s)->setChecked(stays);
    QTest::keyClick(text, Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY2(desk.message().contains(u"longer than 2"_s), qPrintable(desk.message()));
    QTRY_VERIFY(!desk.window().findChild<QDialog *>(u"questionDialog"_s));
    desk.window().activateWindow(); // which a window manager does
    QVERIFY(isInUse(&desk.window()));
    const auto *again = ask(desk);
    QVERIFY(again);
    QTRY_COMPARE(again->toPlainText(), tooLong);
}

void AskingAtDesk::whatWasAskedIsNotOfferedAgain()
{
    WindowFixture desk(2);
    start(desk);
    auto *text = ask(desk);
    QVERIFY(text);
    QTest::keyClicks(text, u"Which town?"_s);
    desk.find<QCheckBox>(u"questionStays"_s)->setChecked(true);
    QTest::keyClick(text, Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY2(desk.message().contains(u"was asked"_s), qPrintable(desk.message()));
    QTRY_VERIFY(!desk.window().findChild<QDialog *>(u"questionDialog"_s));
    desk.window().activateWindow(); // which a window manager does
    QVERIFY(isInUse(&desk.window()));
    const auto *again = ask(desk);
    QVERIFY(again);
    QCOMPARE(again->toPlainText(), QString());
}

void AskingAtDesk::withoutARecordThereIsNothingToAsk()
{
    WindowFixture desk(1);
    desk.start();
    desk.press(Qt::Key_Q, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!desk.window().findChild<QDialog *>(u"questionDialog"_s));
    QVERIFY2(desk.message().contains(u"No record is open"_s), qPrintable(desk.message()));
}

INTRAY_TEST_MAIN(AskingAtDesk)
#include "tst_askingatdesk.moc"
