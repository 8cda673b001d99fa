// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/windowfixture.h"

#include <QDialog>
#include <QPlainTextEdit>
#include <QPushButton>

using namespace intray;
using namespace Qt::StringLiterals;

/// What is typed beside a record, a note or a reason, is kept until the database has it.
class TypedAsideTest : public QObject
{
    Q_OBJECT

private slots:
    void aNoteThatWasLeftIsOfferedAgain();
    void theNextWindowOffersItToo();
    void itBelongsToItsItem();
    void aWrittenNoteIsNotOfferedAgain();
    void whatIsEmptiedIsForgotten();
    void aReasonOutlivesALostLock();
    void aGivenReasonIsNotOfferedAgain();
};

namespace {

QPlainTextEdit *noteOf(WindowFixture &desk)
{
    desk.window().actions().of(Action::AddNote)->trigger();
    return desk.find<QPlainTextEdit>(u"noteText"_s);
}

QPlainTextEdit *reasonOf(WindowFixture &desk)
{
    desk.look();
    desk.window().actions().of(Action::Return)->trigger();
    return desk.find<QPlainTextEdit>(u"returnReason"_s);
}

void leave(WindowFixture &desk, QPlainTextEdit *edit)
{
    const bool isDialog = edit->window() != &desk.window();
    const QString name = edit->window()->objectName();
    QTest::keyClick(edit, Qt::Key_Escape);
    if (isDialog)
        QTRY_VERIFY(!desk.find<QDialog>(name));
    else
        QVERIFY(!edit->hasFocus());
}

/// A recalled text would have come before what is asked for later.
void waitForTheJournal(WindowFixture &desk)
{
    const auto written = desk.journal().writeNow();
    QTRY_VERIFY(written.isFinished());
}

} // namespace

void TypedAsideTest::aNoteThatWasLeftIsOfferedAgain()
{
    WindowFixture desk(1);
    desk.start();
    desk.takeNext();
    QPlainTextEdit *note = noteOf(desk);
    QTest::keyClicks(note, u"half a note"_s);
    leave(desk, note);
    note = noteOf(desk);
    QTRY_COMPARE(note->toPlainText(), u"half a note"_s);
    QTest::keyClicks(note, u"."_s); // behind it
    QCOMPARE(note->toPlainText(), u"half a note."_s);
}

void TypedAsideTest::theNextWindowOffersItToo()
{
    WindowFixture desk(2);
    desk.start();
    desk.takeNext();
    const ItemId item = desk.desk().item().id;
    QTest::keyClicks(noteOf(desk), u"half a note"_s);
    desk.stop();
    desk.start();
    desk.desk().open(item);
    QTRY_COMPARE(desk.desk().state(), Desk::State::Working);
    QTRY_COMPARE(noteOf(desk)->toPlainText(), u"half a note"_s);
}

void TypedAsideTest::itBelongsToItsItem()
{
    WindowFixture desk(2);
    desk.start();
    desk.takeNext();
    QPlainTextEdit *note = noteOf(desk);
    QTest::keyClicks(note, u"of the first"_s);
    leave(desk, note);
    desk.look();
    for (int time = 0; time < 2; ++time) // first it is told that the note is not written
        desk.window().actions().of(Action::CompleteAndNext)->trigger();
    QTRY_COMPARE(desk.desk().item().key, u"C-002"_s);
    QTRY_COMPARE(desk.desk().state(), Desk::State::Working);
    note = noteOf(desk);
    waitForTheJournal(desk);
    QCOMPARE(note->toPlainText(), QString());
}

void TypedAsideTest::aWrittenNoteIsNotOfferedAgain()
{
    WindowFixture desk(1);
    desk.start();
    desk.takeNext();
    QTest::keyClicks(noteOf(desk), u"a whole note"_s);
    desk.find<QPushButton>(u"noteAccept"_s)->click();
    QTRY_VERIFY(!desk.find<QWidget>(u"noteLine"_s)->isVisible());
    QPlainTextEdit *note = noteOf(desk);
    waitForTheJournal(desk);
    QCOMPARE(note->toPlainText(), QString());
}

void TypedAsideTest::whatIsEmptiedIsForgotten()
{
    WindowFixture desk(1);
    desk.start();
    desk.takeNext();
    QPlainTextEdit *note = noteOf(desk);
    QTest::keyClicks(note, u"no"_s);
    leave(desk, note);
    note = noteOf(desk);
    QTRY_COMPARE(note->toPlainText(), u"no"_s);
    note->selectAll();
    QTest::keyClick(note, Qt::Key_Delete);
    leave(desk, note);
    note = noteOf(desk);
    waitForTheJournal(desk);
    QCOMPARE(note->toPlainText(), QString());
}

void TypedAsideTest::aReasonOutlivesALostLock()
{
    WindowFixture desk(1);
    desk.start();
    desk.takeNext();
    const Item item = desk.desk().item();
    QTest::keyClicks(reasonOf(desk), u"the street is missing"_s);
    desk.elsewhere(u"boss"_s, [&](Store &store) {
        return store.releaseLocks({{item.id, item.lock.id}}, u"somebody else needs it"_s)
            .has_value();
    });
    desk.find<QPushButton>(u"returnAccept"_s)->click();
    QTRY_VERIFY(!desk.find<QDialog>(u"returnDialog"_s));
    QTRY_COMPARE(desk.desk().state(), Desk::State::Lost);
    desk.desk().takeAgain();
    QTRY_COMPARE(desk.desk().state(), Desk::State::Working);
    QTRY_COMPARE(reasonOf(desk)->toPlainText(), u"the street is missing"_s);
}

void TypedAsideTest::aGivenReasonIsNotOfferedAgain()
{
    WindowFixture desk(1);
    desk.start();
    desk.takeNext();
    QTest::keyClicks(reasonOf(desk), u"unreadable"_s);
    desk.find<QPushButton>(u"returnAccept"_s)->click();
    QTRY_COMPARE(desk.desk().state(), Desk::State::Empty);
    desk.window().actions().of(Action::TakeNext)->trigger();
    QTRY_COMPARE(desk.desk().state(), Desk::State::Working);
    QPlainTextEdit *reason = reasonOf(desk);
    waitForTheJournal(desk);
    QCOMPARE(reason->toPlainText(), QString());
}

INTRAY_TEST_MAIN(TypedAsideTest)
#include "tst_typedaside.moc"
