// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/common/linebutton.h"
#include "ui/settled.h"
#include "ui/windowfixture.h"

#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>

using namespace intray;
using namespace Qt::StringLiterals;

/// Notes on the record at the desk: written by key, read by whoever gets it next.
class NotesAtDesk : public QObject
{
    Q_OBJECT

private slots:
    void aNoteIsWrittenByKeysAndStandsAtTheRecord();
    void whoeverGetsItNextReadsTheNotesAndWhyItWasReturned();
    void theNewestNotesAreShownAndTheOthersCounted();
    void aNoteThatCannotBeWrittenIsKept();
    void aNoteIsWrittenBesideTheRecordAndLeftForItsField();
    void whatIsTypedStaysInSightAndIsToldBeforeTheRecordGoes();
    void onceItIsWrittenNobodySaysThatItIsNot();
    void oneButtonAtATimeLeadsOn();
    void itHasRoomInASmallWindow();
    void noFieldMovesWhenItComes();
    void withoutARecordThereIsNothingToNote();
};

static QLabel *notes(WindowFixture &desk)
{
    return desk.find<QLabel>(u"recordNotes"_s);
}

static QPlainTextEdit *askForNote(WindowFixture &desk)
{
    desk.press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    return desk.find<QPlainTextEdit>(u"noteText"_s);
}

static ItemId firstItem(Store &store)
{
    return store.page({u"customers"_s, State::Open, {}, {}, {}, {}}, {})->items.constFirst().id;
}

void NotesAtDesk::aNoteIsWrittenByKeysAndStandsAtTheRecord()
{
    WindowFixture desk(1);
    desk.start();
    desk.takeNext();
    const ItemId item = desk.desk().item().id;
    QVERIFY(!notes(desk)->isVisible());
    auto *text = askForNote(desk);
    QVERIFY(text && text->isVisible());
    QCOMPARE(desk.focusedName(), u"noteText"_s);
    QVERIFY2(text->window() == &desk.window(), "it covers nothing of the record");
    auto *accept = desk.find<QPushButton>(u"noteAccept"_s);
    QVERIFY(!accept->isEnabled());
    QTest::keyClicks(text, u"<b>Rang</b> them up"_s);
    QTest::keyClick(text, Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(!desk.find<QWidget>(u"noteLine"_s)->isVisible());
    QVERIFY(notes(desk)->isVisible());
    QVERIFY2(notes(desk)->text().endsWith(u"<b>Rang</b> them up"_s),
             qPrintable(notes(desk)->text()));
    QVERIFY(notes(desk)->text().startsWith(u"Your note, "_s));
    QCOMPARE(notes(desk)->textFormat(), Qt::PlainText);
    const QList<Note> stored =
        desk.elsewhere(u"anna"_s, [item](Store &store) { return store.detail(item)->notes; });
    QCOMPARE(stored.size(), 1);
    QCOMPARE(stored.constFirst().text, u"<b>Rang</b> them up"_s);
}

void NotesAtDesk::whoeverGetsItNextReadsTheNotesAndWhyItWasReturned()
{
    WindowFixture desk(1);
    desk.elsewhere(u"anna"_s, [](Store &store) {
        (void)store.note(firstItem(store), u"the house number is missing"_s);
        const auto claim = store.claimNext({u"customers"_s});
        Disposition back = Disposition::returnLater();
        back.reason = u"to be clarified"_s;
        return store.finish(claim->items.constFirst().id, claim->lock, back).has_value();
    });
    desk.start();
    desk.takeNext();
    const QStringList lines = notes(desk)->text().split(u'\n');
    QCOMPARE(lines.size(), 2);
    QVERIFY(lines.at(0).startsWith(u"Note of anna"_s) &&
            lines.at(0).endsWith(u"the house number is missing"_s));
    QVERIFY(lines.at(1).startsWith(u"anna returned this"_s) &&
            lines.at(1).endsWith(u"to be clarified"_s));
}

void NotesAtDesk::theNewestNotesAreShownAndTheOthersCounted()
{
    WindowFixture desk(1);
    desk.elsewhere(u"anna"_s, [](Store &store) {
        const ItemId item = firstItem(store);
        for (const QString &text : {u"first"_s, u"second"_s, u"third"_s, u"fourth"_s, u"fifth"_s})
            (void)store.note(item, text);
        return true;
    });
    desk.start();
    desk.takeNext();
    const QStringList lines = notes(desk)->text().split(u'\n');
    QCOMPARE(lines.size(), 4);
    QVERIFY(lines.at(0).startsWith(u"2 earlier"_s));
    QVERIFY(lines.at(3).endsWith(u"fifth"_s));
    QVERIFY(notes(desk)->toolTip().contains(u"first"_s));
}

void NotesAtDesk::aNoteThatCannotBeWrittenIsKept()
{
    WindowFixture desk(1);
    desk.start();
    desk.takeNext();
    auto *text = askForNote(desk);
    const QString tooLong(10'001, u'n');
    text->setPlainText(tooLong);
    QTest::mouseClick(desk.find<QPushButton>(u"noteAccept"_s), Qt::LeftButton);
    auto *trouble = desk.find<QLabel>(u"noteTrouble"_s);
    QTRY_VERIFY(trouble->isVisible());
    QVERIFY(trouble->text().contains(u"The note was not written."_s));
    QCOMPARE(text->toPlainText(), tooLong);
    text->setPlainText(u"shorter"_s);
    QTest::mouseClick(desk.find<QPushButton>(u"noteAccept"_s), Qt::LeftButton);
    QTRY_VERIFY(!desk.find<QWidget>(u"noteLine"_s)->isVisible());
    QVERIFY(notes(desk)->text().endsWith(u"shorter"_s));
}

void NotesAtDesk::aNoteIsWrittenBesideTheRecordAndLeftForItsField()
{
    WindowFixture desk(2);
    desk.start();
    desk.takeNext();
    desk.press(Qt::Key_Tab);
    QCOMPARE(desk.focusedName(), u"editor.city"_s);
    const auto *text = askForNote(desk);
    QVERIFY2(desk.editor(u"city"_s)->isVisible(), "the record is read meanwhile");
    desk.press(Qt::Key_Escape);
    QCOMPARE(desk.focusedName(), u"editor.city"_s);
    QVERIFY(!text->isVisible());
    askForNote(desk);
    QTest::keyClicks(desk.window().focusWidget(), u"rang them up"_s);
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(notes(desk)->isVisible());
    QCOMPARE(desk.focusedName(), u"editor.city"_s);
    QCOMPARE(desk.desk().item().key, u"C-001"_s); // and nothing is completed
    QCOMPARE(desk.desk().state(), Desk::State::Working);
    askForNote(desk);
    QCOMPARE(text->toPlainText(), QString());
}

void NotesAtDesk::whatIsTypedStaysInSightAndIsToldBeforeTheRecordGoes()
{
    WindowFixture desk(2);
    desk.start();
    desk.takeNext();
    desk.look();
    const auto *text = askForNote(desk);
    QTest::keyClicks(desk.window().focusWidget(), u"half a note"_s);
    desk.press(Qt::Key_Escape);
    QCOMPARE(desk.focusedName(), u"editor.name"_s);
    QVERIFY(text->isVisible());
    QCOMPARE(text->toPlainText(), u"half a note"_s);
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY2(desk.message().startsWith(u"Your note on C-001 is not written yet."_s),
             qPrintable(desk.message()));
    QCOMPARE(desk.desk().item().key, u"C-001"_s);
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(desk.desk().item().key, u"C-002"_s);
    QVERIFY(!text->isVisible());
    QCOMPARE(desk.focusedName(), u"editor.name"_s);
}

void NotesAtDesk::onceItIsWrittenNobodySaysThatItIsNot()
{
    WindowFixture desk(2);
    desk.start();
    desk.takeNext();
    askForNote(desk);
    QTest::keyClicks(desk.window().focusWidget(), u"a note"_s);
    desk.press(Qt::Key_Escape);
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(desk.message().contains(u"is not written yet."_s));
    auto *text = askForNote(desk);
    QTest::keyClick(text, Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(!desk.find<QWidget>(u"noteLine"_s)->isVisible());
    QVERIFY2(!desk.message().contains(u"is not written yet."_s), qPrintable(desk.message()));
    QCOMPARE(desk.desk().item().key, u"C-001"_s);
}

/// Ctrl+Return stands at what it presses, and nothing moves for it.
void NotesAtDesk::oneButtonAtATimeLeadsOn()
{
    WindowFixture desk(1);
    desk.start();
    desk.takeNext();
    const auto *complete = desk.find<LineButton>(u"button.completeAndNext"_s);
    const QRect place = complete->geometry();
    QCOMPARE(complete->rank(), LineButton::Rank::Primary);
    askForNote(desk);
    const auto *write = desk.find<LineButton>(u"noteAccept"_s);
    QCOMPARE(write->rank(), LineButton::Rank::Primary);
    QCOMPARE(complete->rank(), LineButton::Rank::Usual);
    QCOMPARE(complete->shows(), LineButton::Shows::WithoutKey);
    QCOMPARE(complete->geometry().width(), place.width());
    QTest::keyClicks(desk.window().focusWidget(), u"a note"_s);
    desk.press(Qt::Key_Escape);
    QCOMPARE(write->rank(), LineButton::Rank::Usual);
    QCOMPARE(complete->rank(), LineButton::Rank::Primary);
    QCOMPARE(complete->shows(), LineButton::Shows::All);
}

void NotesAtDesk::itHasRoomInASmallWindow()
{
    WindowFixture desk(1);
    desk.start();
    desk.window().resize(683, 384);
    desk.takeNext();
    const auto *text = askForNote(desk);
    for (const QString &name : {u"noteText"_s, u"noteAccept"_s, u"editor.name"_s,
                                u"button.completeAndNext"_s, u"recordLock"_s}) {
        const auto *part = desk.find<QWidget>(name);
        QVERIFY2(part->isVisible() && !part->visibleRegion().isEmpty(), qPrintable(name));
    }
    QVERIFY2(text->width() > 250, qPrintable(QString::number(text->width())));
}

void NotesAtDesk::noFieldMovesWhenItComes()
{
    WindowFixture desk(1);
    desk.start();
    desk.takeNext();
    const auto tops = [&] {
        QList<int> all;
        for (const QString &field : {u"name"_s, u"city"_s})
            all << desk.editor(field)->mapTo(&desk.window(), QPoint()).y();
        return all;
    };
    for (int height = 300; height < 700; height += 10) {
        desk.window().resize(desk.window().width(), height);
        const QList<int> before = settled(tops);
        desk.press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(desk.find<QWidget>(u"noteLine"_s)->isVisible());
        QCOMPARE(settled(tops), before);
        desk.press(Qt::Key_Escape);
        QTRY_VERIFY(!desk.find<QWidget>(u"noteLine"_s)->isVisible());
    }
}

void NotesAtDesk::withoutARecordThereIsNothingToNote()
{
    WindowFixture desk(1);
    desk.start();
    QVERIFY(desk.desk().whyNot(Action::AddNote).startsWith(u"There is no record"_s));
    desk.press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!desk.find<QWidget>(u"noteLine"_s)->isVisible());
}

INTRAY_TEST_MAIN(NotesAtDesk)
#include "tst_notesatdesk.moc"
