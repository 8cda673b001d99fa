// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/desk/fieldeditor.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QClipboard>
#include <QCompleter>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

using namespace intray;
using namespace Qt::StringLiterals;

class tst_FieldEditor : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void whatIsGivenComesBackUnaltered_data();
    void whatIsGivenComesBackUnaltered();
    void typingKeepsTheLineEndsOfTheText();
    void showingATextIsNotTyping();
    void returnGoesOnOrMakesALine();
    void tabLeavesTheField();
    void escIsToldOnceAndThenForTheRecord();
    void anotherKeyBetweenTwoEscIsNoDoubleEsc();
    void growsToSixLinesAndNoMore();
    void whatFitsIsShownFromItsFirstLine();
    void whatAnEmptyFieldShowsHasItsWidth();
    void htmlIsText();
    void choicesAreOfferedAndAnythingElseMayBeTyped();
    void aLockedFieldTakesNoText();
    void theEdgeIsDrawnAnewWhenTheFieldCanBeTypedIn();
    void aMillionLettersAreKeptAndTheirBeginningIsShown();
    void aMillionLettersInLinesCanBeEdited();
    void aHugePasteIsRefusedAsAWhole();
    void aPastedCellLosesItsLineEnd();

private:
    std::unique_ptr<FieldEditor> m_editor;
};

void tst_FieldEditor::init()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    m_editor = std::make_unique<FieldEditor>();
    m_editor->resize(300, 30);
    m_editor->show();
    m_editor->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_editor.get()));
    m_editor->setFocus();
}

void tst_FieldEditor::whatIsGivenComesBackUnaltered_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("empty") << QString();
    QTest::newRow("blanks") << u"  a  b "_s;
    QTest::newRow("hard space") << u"10\u00A0km"_s;
    QTest::newRow("lines") << u"one\ntwo\n"_s;
    QTest::newRow("windows lines") << u"one\r\ntwo\r\n"_s;
    QTest::newRow("old lines") << u"one\rtwo"_s;
    QTest::newRow("tab") << u"a\tb"_s;
    QTest::newRow("right to left") << u"\u202Eabc \u05E9\u05DC\u05D5\u05DD"_s;
    QTest::newRow("emoji") << u"\U0001F469\u200D\U0001F4BB ok"_s;
    QTest::newRow("decomposed") << u"u\u0308"_s;
}

void tst_FieldEditor::whatIsGivenComesBackUnaltered()
{
    QFETCH(QString, text);
    m_editor->showText(text);
    QCOMPARE(m_editor->text(), text);
    m_editor->replaceText(text);
    QCOMPARE(m_editor->text(), text);
}

void tst_FieldEditor::typingKeepsTheLineEndsOfTheText()
{
    m_editor->setMultiline(true);
    m_editor->showText(u"one\r\ntwo"_s);
    QSignalSpy typed(m_editor.get(), &FieldEditor::typed);
    QTest::keyClick(m_editor.get(), Qt::Key_X);
    QCOMPARE(typed.size(), 1);
    QCOMPARE(typed.first().first().toString(), u"xone\r\ntwo"_s);
}

void tst_FieldEditor::showingATextIsNotTyping()
{
    QSignalSpy typed(m_editor.get(), &FieldEditor::typed);
    m_editor->replaceText(u"from outside"_s);
    QCOMPARE(typed.size(), 0);
    QTest::keyClick(m_editor.get(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(typed.size(), 1);
}

void tst_FieldEditor::returnGoesOnOrMakesALine()
{
    QSignalSpy next(m_editor.get(), &FieldEditor::nextWanted);
    QTest::keyClick(m_editor.get(), Qt::Key_Return);
    QCOMPARE(next.size(), 1);
    QCOMPARE(m_editor->text(), QString());
    m_editor->setMultiline(true);
    QTest::keyClick(m_editor.get(), Qt::Key_Return);
    QCOMPARE(next.size(), 1);
    QCOMPARE(m_editor->text(), u"\n"_s);
}

void tst_FieldEditor::tabLeavesTheField()
{
    QWidget form;
    auto *first = new FieldEditor(&form);
    auto *second = new FieldEditor(&form);
    form.show();
    form.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&form));
    first->setFocus();
    QSignalSpy left(first, &FieldEditor::left);
    QTest::keyClick(first, Qt::Key_Tab);
    QVERIFY(second->hasFocus());
    QCOMPARE(left.size(), 1);
    QCOMPARE(first->text(), QString());
}

void tst_FieldEditor::escIsToldOnceAndThenForTheRecord()
{
    QSignalSpy field(m_editor.get(), &FieldEditor::backWanted);
    QSignalSpy record(m_editor.get(), &FieldEditor::recordBackWanted);
    QTest::keyClick(m_editor.get(), Qt::Key_Escape);
    QCOMPARE(field.size(), 1);
    QCOMPARE(record.size(), 0);
    QTest::keyClick(m_editor.get(), Qt::Key_Escape);
    QCOMPARE(field.size(), 1);
    QCOMPARE(record.size(), 1);
}

void tst_FieldEditor::anotherKeyBetweenTwoEscIsNoDoubleEsc()
{
    QSignalSpy record(m_editor.get(), &FieldEditor::recordBackWanted);
    QTest::keyClick(m_editor.get(), Qt::Key_Escape);
    QTest::keyClick(m_editor.get(), Qt::Key_A);
    QTest::keyClick(m_editor.get(), Qt::Key_Escape);
    QCOMPARE(record.size(), 0);
}

void tst_FieldEditor::growsToSixLinesAndNoMore()
{
    const int one = m_editor->sizeHint().height();
    m_editor->showText(u"1\n2\n3"_s);
    const int three = m_editor->sizeHint().height();
    m_editor->showText(u"1\n2\n3\n4\n5\n6"_s);
    const int six = m_editor->sizeHint().height();
    m_editor->showText(QString(50, u'\n'));
    QVERIFY(one < three);
    QVERIFY(three < six);
    QCOMPARE(m_editor->sizeHint().height(), six);
    m_editor->showText(u"1"_s);
    QCOMPARE(m_editor->sizeHint().height(), one);
}

void tst_FieldEditor::whatFitsIsShownFromItsFirstLine()
{
    QWidget window;
    auto *column = new QVBoxLayout(&window);
    auto *editor = new FieldEditor(&window);
    column->addWidget(editor);
    column->addStretch(1);
    window.resize(200, 400);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    editor->setFocus();
    editor->replaceText(u"one line and so on until the field needs more lines than it has now, "
                        "because it was as tall as one of them"_s);
    editor->moveCursor(QTextCursor::End);
    QTRY_COMPARE(editor->height(), editor->sizeHint().height());
    QVERIFY(editor->sizeHint().height() > 3 * editor->fontMetrics().height());
    QCOMPARE(editor->verticalScrollBar()->value(), 0);
    QTextCursor end = editor->textCursor();
    QVERIFY(editor->viewport()->rect().contains(editor->cursorRect(end).center()));
    end.movePosition(QTextCursor::Start);
    QVERIFY(editor->viewport()->rect().contains(editor->cursorRect(end).center()));
}

void tst_FieldEditor::whatAnEmptyFieldShowsHasItsWidth()
{
    m_editor->showText(u"required"_s);
    const int width = m_editor->widthOfFirstLine();
    m_editor->showText({});
    QVERIFY(m_editor->widthOfFirstLine() < width);
    m_editor->showPlaceholder(u"required"_s);
    QCOMPARE(m_editor->widthOfFirstLine(), width); // so a proposal stands behind it
}

void tst_FieldEditor::htmlIsText()
{
    m_editor->showText(u"<b>x</b>"_s);
    QCOMPARE(m_editor->text(), u"<b>x</b>"_s);
    QCOMPARE(m_editor->document()->characterCount(), 9);
}

void tst_FieldEditor::choicesAreOfferedAndAnythingElseMayBeTyped()
{
    m_editor->setChoices({u"boaz"_s, u"florence"_s});
    const auto *completer = m_editor->findChild<QCompleter *>();
    QTest::keyClicks(m_editor.get(), u"bo"_s);
    QVERIFY(completer->popup()->isVisible());
    QTest::keyClick(completer->popup(), Qt::Key_Down);
    QTest::keyClick(completer->popup(), Qt::Key_Return);
    QCOMPARE(m_editor->text(), u"boaz"_s);
    m_editor->selectAll();
    QTest::keyClicks(m_editor.get(), u"berlin"_s);
    QVERIFY(!completer->popup()->isVisible());
    QCOMPARE(m_editor->text(), u"berlin"_s);
}

void tst_FieldEditor::aLockedFieldTakesNoText()
{
    m_editor->showText(u"kept"_s);
    m_editor->setLocked(true);
    QTest::keyClicks(m_editor.get(), u"x"_s);
    QCOMPARE(m_editor->text(), u"kept"_s);
    m_editor->setLocked(false);
    QTest::keyClicks(m_editor.get(), u"x"_s);
    QCOMPARE(m_editor->text(), u"xkept"_s);
}

/// Whether a widget was asked to draw itself, and not only what is inside it.
class DrawnWatch : public QObject
{
public:
    explicit DrawnWatch(QWidget *drawn) { drawn->installEventFilter(this); }
    bool wasDrawn() const { return m_wasDrawn; }

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        m_wasDrawn = m_wasDrawn || event->type() == QEvent::Paint;
        return false;
    }

private:
    bool m_wasDrawn = false;
};

void tst_FieldEditor::theEdgeIsDrawnAnewWhenTheFieldCanBeTypedIn()
{
    m_editor->clearFocus();
    m_editor->setReadOnly(true);
    QCoreApplication::processEvents();
    const DrawnWatch watch(m_editor.get());
    m_editor->setReadOnly(false);
    QTRY_VERIFY(watch.wasDrawn());
}

void tst_FieldEditor::aMillionLettersAreKeptAndTheirBeginningIsShown()
{
    const QString text(1'000'000, u'x');
    m_editor->showText(text);
    QVERIFY(m_editor->isExcerpt());
    QVERIFY(m_editor->isReadOnly());
    QTest::keyClick(m_editor.get(), Qt::Key_Y);
    QVERIFY(m_editor->text() == text);
    m_editor->showText(u"short"_s);
    QVERIFY(!m_editor->isReadOnly());
    QCOMPARE(m_editor->text(), u"short"_s);
}

void tst_FieldEditor::aMillionLettersInLinesCanBeEdited()
{
    const QString text = QString(u"a line of text\n"_s).repeated(70'000);
    m_editor->setMultiline(true);
    m_editor->showText(text);
    QVERIFY(!m_editor->isExcerpt());
    QTest::keyClick(m_editor.get(), Qt::Key_Y);
    QVERIFY(m_editor->text() == u"y"_s + text);
}

void tst_FieldEditor::aHugePasteIsRefusedAsAWhole()
{
    const QString text(100'000, u'z');
    QGuiApplication::clipboard()->setText(text);
    m_editor->showText(u"before "_s);
    QTest::keyClick(m_editor.get(), Qt::Key_A);
    QSignalSpy typed(m_editor.get(), &FieldEditor::typed);
    QSignalSpy told(m_editor.get(), &FieldEditor::pasteTold);
    QTest::keyClick(m_editor.get(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(typed.size(), 0);
    QCOMPARE(m_editor->text(), u"abefore "_s);
    QVERIFY(!m_editor->isReadOnly());
    QCOMPARE(
        told.first().first().toString(),
        u"Nothing was pasted: the text would have 100,008 characters, and a line of a text can "
        "have 20,000 at most."_s);
    QTest::keyClick(m_editor.get(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(m_editor->text(), u"before "_s);
}

void tst_FieldEditor::aPastedCellLosesItsLineEnd()
{
    QGuiApplication::clipboard()->setText(u"Berlin\r\n"_s);
    m_editor->showText(u"Bonn"_s);
    m_editor->selectAll();
    QTest::keyClick(m_editor.get(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(m_editor->text(), u"Berlin"_s);
    QTest::keyClick(m_editor.get(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(m_editor->text(), u"Bonn"_s);
}

INTRAY_TEST_MAIN(tst_FieldEditor)
#include "tst_fieldeditor.moc"
