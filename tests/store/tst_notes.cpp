// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "support/twoatwork.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// Anna and bert write notes on items for each other.
class NotesTest : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init() { beginOn(engineOfRow()); }

    void aNoteSaysWhoWroteItAndWhen();
    void notesStandInTheirOrderWithTheReasonsOfReturns();
    void whoeverHoldsTheItemANoteChangesNothingOfIt();
    void aNoteSaidAgainIsOneNote();
    void aNoteThatWasCalledOffIsNotWritten();
    void aCompletionWithANoteBehindItCanBeTakenBack();
    void notesOfTheStepBeforeComeAlong();
    void emptyLongAndLostNotesAreRefused();
    void theAuditFindsNothingWrongWithNotes();

private:
    QList<Note> notesOn(ItemId item) { return valueOf(anna->store.detail(item)).notes; }
};

static QStringList textsOf(const QList<Note> &notes)
{
    QStringList texts;
    for (const Note &note : notes)
        texts << note.user + u": "_s + note.text;
    return texts;
}

void NotesTest::aNoteSaysWhoWroteItAndWhen()
{
    const ItemId item = add(u"a"_s);
    const QDateTime before = valueOf(anna->store.now());
    valueOf(bert->store.note(item, u"Αθήνα, not \"Athens\": 東京\nrang them up"_s));
    const QList<Note> notes = notesOn(item);
    QCOMPARE(notes.size(), 1);
    QCOMPARE(notes.constFirst().kind, EventKind::Noted);
    QCOMPARE(notes.constFirst().user, u"bert"_s);
    QCOMPARE(notes.constFirst().text, u"Αθήνα, not \"Athens\": 東京\nrang them up"_s);
    QVERIFY(notes.constFirst().at >= before);
    QCOMPARE(kindsOf(item).constLast(), u"noted"_s);
}

void NotesTest::notesStandInTheirOrderWithTheReasonsOfReturns()
{
    const ItemId item = add(u"a"_s);
    valueOf(anna->store.note(item, u"first"_s));
    Disposition back = Disposition::returnLater();
    back.reason = u"to be clarified"_s;
    valueOf(bert->store.finish(item, take(*bert).lock, back));
    valueOf(bert->store.finish(item, take(*bert).lock, Disposition::returnLater()));
    valueOf(anna->store.note(item, u"last"_s));
    QCOMPARE(textsOf(notesOn(item)),
             QStringList({u"anna: first"_s, u"bert: to be clarified"_s, u"anna: last"_s}));
    QCOMPARE(notesOn(item).at(1).kind, EventKind::Returned);
}

void NotesTest::whoeverHoldsTheItemANoteChangesNothingOfIt()
{
    const ItemId item = add(u"a"_s);
    const Claim claim = take(*anna);
    const Item before = valueOf(anna->store.detail(item)).item;
    valueOf(bert->store.note(item, u"look at the city"_s));
    QCOMPARE(valueOf(anna->store.detail(item)).item, before);
    valueOf(anna->store.finish(item, claim.lock, Disposition::complete()));
    valueOf(bert->store.note(item, u"seen"_s));
    QCOMPARE(valueOf(anna->store.detail(item)).item.state, State::Done);
    QCOMPARE(valueOf(anna->store.detail(item)).changed.user, u"anna"_s);
}

void NotesTest::aNoteSaidAgainIsOneNote()
{
    const ItemId item = add(u"a"_s);
    const OperationId operation = newId();
    valueOf(anna->store.note(item, u"once"_s, operation));
    valueOf(anna->store.note(item, u"once"_s, operation));
    QCOMPARE(notesOn(item).size(), 1);
    QCOMPARE(errorIn(bert->store.note(item, u"once"_s, operation)).kind, Error::Kind::Cancelled);
    QCOMPARE(errorIn(anna->store.note(add(u"b"_s), u"once"_s, operation)).kind,
             Error::Kind::Cancelled);
    const auto told = valueOf(anna->store.outcomeOf(operation));
    QVERIFY(told.has_value());
    QCOMPARE(told->kind, EventKind::Noted);
}

void NotesTest::aNoteThatWasCalledOffIsNotWritten()
{
    const ItemId item = add(u"a"_s);
    const OperationId operation = newId();
    QVERIFY(!valueOf(anna->store.outcomeOf(operation)));
    QCOMPARE(errorIn(anna->store.note(item, u"late"_s, operation)).kind, Error::Kind::Cancelled);
    QVERIFY(notesOn(item).isEmpty());
}

void NotesTest::aCompletionWithANoteBehindItCanBeTakenBack()
{
    const ItemId item = add(u"a"_s);
    const Disposition done = Disposition::complete();
    valueOf(anna->store.finish(item, take(*anna).lock, done));
    valueOf(bert->store.note(item, u"so soon?"_s));
    QCOMPARE(valueOf(anna->store.takeBack(item, done.operation)).items.size(), 1);
}

void NotesTest::notesOfTheStepBeforeComeAlong()
{
    valueOf(anna->store.addQueue(queueNamed(u"second"_s)));
    setRules([](Queue &rules) { rules.nextQueue = u"second"_s; });
    const ItemId item = add(u"a"_s);
    valueOf(bert->store.note(item, u"as on the form"_s));
    valueOf(anna->store.finish(item, take(*anna).lock, Disposition::complete()));
    const ItemId step = valueOf(anna->store.history(item)).constLast().item;
    QVERIFY(step != item);
    valueOf(anna->store.note(step, u"agreed"_s));
    QCOMPARE(textsOf(notesOn(step)), QStringList({u"bert: as on the form"_s, u"anna: agreed"_s}));
}

void NotesTest::emptyLongAndLostNotesAreRefused()
{
    const ItemId item = add(u"a"_s);
    for (const QString &blank : {u" \n\t "_s, u"\u00a0"_s, u"\u3000\u2003"_s})
        QCOMPARE(errorIn(anna->store.note(item, blank)).kind, Error::Kind::Invalid);
    valueOf(anna->store.note(item, QString(10'000, u'n')));
    QCOMPARE(errorIn(anna->store.note(item, QString(10'001, u'n'))).kind,
             Error::Kind::RecordRefused);
    QCOMPARE(errorIn(anna->store.note(ItemId(4711), u"nobody"_s)).kind, Error::Kind::NotFound);
    QCOMPARE(notesOn(item).size(), 1);
}

void NotesTest::theAuditFindsNothingWrongWithNotes()
{
    const ItemId item = add(u"a"_s);
    valueOf(anna->store.note(item, u"before"_s));
    valueOf(anna->store.finish(item, take(*anna).lock, Disposition::complete()));
    valueOf(bert->store.note(item, u"behind"_s));
    QCOMPARE(valueOf(anna->store.audit()).violations, QStringList());
}

INTRAY_TEST_GUILESS_MAIN(NotesTest)
#include "tst_notes.moc"
