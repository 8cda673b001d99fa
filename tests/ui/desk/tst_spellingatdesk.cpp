// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/intraywords.h"
#include "support/testclass.h"
#include "ui/desk/fieldeditor.h"
#include "ui/desk/spellingmarks.h"
#include "ui/windowfixture.h"

#include <QLabel>
#include <QMenu>

using namespace intray;
using namespace Qt::StringLiterals;

/// A field whose text is spelled: what is wrong is marked, what is meant is chosen by key.
class SpellingAtDesk : public QObject
{
    Q_OBJECT

private slots:
    void whatIsMisspelledIsMarkedOnlyWhereItIsSwitchedOn();
    void whatIsMeantIsChosenByKey();
    void marksGoAlongWithTheText();
    void theCursorGoesOnToTheNextWord();
    void aSupervisorAddsTheQueuesOwnWord();
    void aMissingDictionaryIsToldAndHindersNothing();
    void whereNothingIsWrongThatIsSaid();
};

/// The field "note" of the window's queue is spelled, and the first record says this in it.
static void prepare(WindowFixture &desk, const QString &dictionary, const QString &text)
{
    desk.elsewhere(u"importer"_s, [&](Store &store) {
        Queue rules = *store.queue(u"customers"_s);
        QJsonObject properties = rules.recordSchema.value(u"properties"_s).toObject();
        properties.insert(u"note"_s, withIntrayWords(properties.value(u"note"_s).toObject(),
                                                     {{u"spelling"_s, dictionary}}));
        rules.recordSchema.insert(u"properties"_s, properties);
        (void)store.setQueue(rules);
        NewItem item{u"C-900"_s, 5, {}, {{u"name"_s, text}, {u"note"_s, text}}, {}};
        return store.addItem(u"customers"_s, item).has_value();
    });
    desk.start();
    desk.takeNext();
}

static FieldEditor *editor(WindowFixture &desk, const QString &field = u"note"_s)
{
    return desk.find<FieldEditor>(u"editor."_s + field);
}

static QStringList marked(FieldEditor *editor)
{
    QStringList words;
    if (auto *marks = editor->document()->findChild<SpellingMarks *>())
        for (const Stretch &word : marks->marked())
            words << editor->toPlainText().sliced(word.start, word.length);
    return words;
}

/// The menu of suggestions, once it stands there.
static QMenu *menuFor(WindowFixture &desk)
{
    desk.press(Qt::Key_F7);
    QMenu *menu = nullptr;
    const auto isThere = [&] {
        menu = desk.find<QMenu>(u"spellingMenu"_s);
        return menu && menu->isVisible();
    };
    return QTest::qWaitFor(isThere) ? menu : nullptr;
}

void SpellingAtDesk::whatIsMisspelledIsMarkedOnlyWhereItIsSwitchedOn()
{
    WindowFixture desk(1);
    prepare(desk, u"en_US"_s, u"The pacient left"_s);
    QTRY_COMPARE(marked(editor(desk)), QStringList{u"pacient"_s});
    QVERIFY(marked(editor(desk, u"name"_s)).isEmpty());
    QVERIFY(!editor(desk, u"name"_s)->document()->findChild<SpellingMarks *>());
    QCOMPARE(editor(desk)->text(), u"The pacient left"_s);
    QVERIFY(!desk.desk().record().hasTypedText());
    editor(desk)->setFocus();
    QTest::keyClick(editor(desk), Qt::Key_End);
    QTest::keyClicks(editor(desk), u" alrady"_s);
    QTRY_COMPARE(marked(editor(desk)), QStringList({u"pacient"_s, u"alrady"_s}));
}

void SpellingAtDesk::whatIsMeantIsChosenByKey()
{
    WindowFixture desk(1);
    prepare(desk, u"en_US"_s, u"They recieve it"_s);
    QTRY_COMPARE(marked(editor(desk)).size(), 1);
    editor(desk)->setFocus();
    QMenu *menu = menuFor(desk);
    QVERIFY(menu);
    QVERIFY(menu->actions().constFirst()->text().endsWith(u"receive"_s));
    QTest::keyClick(menu, Qt::Key_Return);
    QTRY_COMPARE(editor(desk)->text(), u"They receive it"_s);
    QCOMPARE(desk.desk().record().text(u"note"_s), u"They receive it"_s);
    QTRY_VERIFY(marked(editor(desk)).isEmpty());
    QTest::keyClick(editor(desk), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(editor(desk)->text(), u"They recieve it"_s);
}

void SpellingAtDesk::marksGoAlongWithTheText()
{
    WindowFixture desk(1);
    prepare(desk, u"en_US"_s, u"The pacient left alrady"_s);
    QTRY_COMPARE(marked(editor(desk)), QStringList({u"pacient"_s, u"alrady"_s}));
    editor(desk)->setFocus();
    QTextCursor cursor = editor(desk)->textCursor();
    cursor.movePosition(QTextCursor::Start);
    cursor.insertText(u"Now "_s);
    QCOMPARE(marked(editor(desk)), QStringList({u"pacient"_s, u"alrady"_s}));
    cursor.setPosition(11);
    cursor.insertText(u"s"_s);
    QCOMPARE(marked(editor(desk)), QStringList{u"alrady"_s});
    QMenu *menu = menuFor(desk); // before the text was looked at again
    QVERIFY(menu);
    QCOMPARE(editor(desk)->textCursor().selectedText(), u"pacsient"_s);
    QTest::keyClick(menu, Qt::Key_Escape);
}

void SpellingAtDesk::theCursorGoesOnToTheNextWord()
{
    WindowFixture desk(1);
    prepare(desk, u"en_US"_s, u"They recieve the pacient"_s);
    QTRY_COMPARE(marked(editor(desk)).size(), 2);
    editor(desk)->setFocus();
    QTextCursor cursor = editor(desk)->textCursor();
    cursor.setPosition(14);
    editor(desk)->setTextCursor(cursor);
    QMenu *menu = menuFor(desk);
    QVERIFY(menu);
    QCOMPARE(editor(desk)->textCursor().selectedText(), u"pacient"_s);
    QTest::keyClick(menu, Qt::Key_Escape);
}

void SpellingAtDesk::aSupervisorAddsTheQueuesOwnWord()
{
    WindowFixture desk(1);
    prepare(desk, u"en_US"_s, u"See scipx here"_s);
    QTRY_COMPARE(marked(editor(desk)), QStringList{u"scipx"_s});
    editor(desk)->setFocus();
    QMenu *menu = menuFor(desk);
    QVERIFY(menu);
    menu->actions().constLast()->trigger();
    menu->close();
    QTRY_VERIFY(marked(editor(desk)).isEmpty());
    const QJsonObject schema = desk.elsewhere(
        u"anna"_s, [](Store &store) { return store.queue(u"customers"_s)->recordSchema; });
    QCOMPARE(intrayWords(schema).value(u"words"_s).toArray(), QJsonArray{u"scipx"_s});
}

void SpellingAtDesk::aMissingDictionaryIsToldAndHindersNothing()
{
    WindowFixture desk(1);
    prepare(desk, u"xx_XX"_s, u"They recieve it"_s);
    editor(desk)->setFocus();
    const auto *hint = desk.find<QLabel>(u"fieldHint"_s);
    QTRY_VERIFY(hint->text().contains(u"\"xx_XX\" is not installed"_s));
    QVERIFY(marked(editor(desk)).isEmpty());
    desk.press(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(desk.stored(u"C-900"_s).state, State::Done);
}

void SpellingAtDesk::whereNothingIsWrongThatIsSaid()
{
    WindowFixture desk(1);
    prepare(desk, u"en_US"_s, u"They receive it"_s);
    editor(desk)->setFocus();
    desk.press(Qt::Key_F7);
    QTRY_COMPARE(desk.message(), u"Nothing is misspelled in this field."_s);
    editor(desk, u"name"_s)->setFocus();
    desk.press(Qt::Key_F7);
    QTRY_VERIFY(desk.message().startsWith(u"Spelling is not checked in this field."_s));
}

INTRAY_TEST_MAIN(SpellingAtDesk)
#include "tst_spellingatdesk.moc"
