// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/historypage.h"
#include "store/reading/liststore.h"
#include "store/verifying/correctionstore.h"
#include "store/verifying/duplicatestore.h"
#include "store/verifying/undostore.h"
#include "support/testclass.h"
#include "support/twoatwork.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// What one line of a history changed in a record is undone by itself, and lines are found by the
/// field that they changed; on every engine.
class UndoingTest : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init()
    {
        beginOn(engineOfRow());
        m_number = 0;
        // The roles of a server outlive its databases.
        makeBert({Role::Clerk, Role::Supervisor, Role::Administrator, Role::Importer, Role::Worker,
                  Role::Auditor});
    }

    void aCorrectionIsUndoneInOneRecordOfMany();
    void whatSomebodyCompletedIsUndoneAndOpenAgain();
    void onlyTheFieldThatIsMeantIsUndone();
    void whatWasMissingIsEmptyAgain();
    void whatCannotBePutBackIsToldBesideWhatWas();
    void aLaterChangeOfTheFieldIsNamed();
    void aLaterChangeOfAnotherFieldIsNoHindrance();
    void whatSomebodyHasStays();
    void aLineWithoutAChangeIsRefused();
    void anUndoneOneCanBeUndone();
    void aMergeIsUndone();
    void clerksUndoNothing();
    void linesAreFoundByTheFieldThatTheyChanged();
    void whoeverReadsNoRecordsFindsWhatTheHistoryNames();

private:
    QStringList violations() { return valueOf(anna->store.audit()).violations; }
    void makeBert(const QList<Role> &roles);
    Outcome<UndoneChange> undo(Person &person, const Event &line, const QStringList &fields = {})
    {
        return UndoStore(*person.connection, person.store.identity()).undo(line, fields);
    }
    ItemId addTown(const QString &town)
    {
        NewItem item = newItem(u"t%1"_s.arg(++m_number), 0);
        item.record = {{u"town"_s, town}, {u"zip"_s, u"35233"_s}};
        return valueOf(anna->store.addItem(q, item));
    }
    QString valueIn(ItemId item, const QString &field)
    {
        return valueOf(anna->store.detail(item)).item.record.value(field).toString();
    }
    State stateOf(ItemId item) { return valueOf(anna->store.detail(item)).item.state; }
    void correctTowns()
    {
        CorrectionStore store(*anna->connection, anna->store.identity());
        valueOf(store.correct(q, CorrectionWish{u"town"_s, u"birmingxam"_s, u"birmingham"_s}));
    }
    void complete(Person &person, ItemId item, const QString &town, const QString &zip)
    {
        const Claim claim = valueOf(person.store.claimItems({item}));
        const Record record{{u"town"_s, town}, {u"zip"_s, zip}};
        valueOf(person.store.finish(item, claim.lock, Disposition::complete(record)));
    }
    Event lastLine(ItemId item, EventKind kind)
    {
        Event last;
        for (const Event &event : valueOf(anna->store.history(item)))
            if (event.item == item && event.kind == kind)
                last = event;
        return last;
    }
    QStringList linesWith(Person &person, const QString &field)
    {
        HistoryQuery query;
        query.field = field;
        QStringList lines;
        ListStore lists(*person.connection, person.store.identity());
        for (const HistoryLine &line : valueOf(lists.events(query)).lines)
            lines << line.key + u' ' + nameOf(line.event.kind);
        return lines;
    }

    int m_number = 0;
};

void UndoingTest::makeBert(const QList<Role> &roles)
{
    for (const User &user : valueOf(anna->store.users()))
        if (user.name == u"bert")
            valueOf(anna->store.setUser({user.name, user.login, true, roles, {}}));
}

void UndoingTest::aCorrectionIsUndoneInOneRecordOfMany()
{
    const ItemId one = addTown(u"birmingxam"_s);
    const ItemId other = addTown(u"birmingxam"_s);
    correctTowns();
    const UndoneChange undone = valueOf(undo(*bert, lastLine(one, EventKind::Corrected)));
    QCOMPARE(undone.fields, QStringList{u"town"_s});
    QVERIFY(!undone.isReopened);
    QCOMPARE(valueIn(one, u"town"_s), u"birmingxam"_s);
    QCOMPARE(valueIn(other, u"town"_s), u"birmingham"_s);
    QCOMPARE(lastLine(one, EventKind::Corrected).user, u"bert"_s);
    QCOMPARE(violations(), QStringList());
}

void UndoingTest::whatSomebodyCompletedIsUndoneAndOpenAgain()
{
    const ItemId item = addTown(u"birmingxam"_s);
    complete(*bert, item, u"dothan"_s, u"36301"_s);
    const UndoneChange undone = valueOf(undo(*anna, lastLine(item, EventKind::Completed)));
    QCOMPARE(undone.fields, (QStringList{u"town"_s, u"zip"_s}));
    QVERIFY(undone.isReopened);
    QCOMPARE(stateOf(item), State::Open);
    QCOMPARE(valueIn(item, u"town"_s), u"birmingxam"_s);
    QCOMPARE(valueIn(item, u"zip"_s), u"35233"_s);
    QVERIFY(lastLine(item, EventKind::Corrected).detail.contains(u"undoes"_s));
    QCOMPARE(violations(), QStringList());
}

void UndoingTest::onlyTheFieldThatIsMeantIsUndone()
{
    const ItemId item = addTown(u"birmingxam"_s);
    complete(*bert, item, u"dothan"_s, u"36301"_s);
    valueOf(undo(*anna, lastLine(item, EventKind::Completed), {u"zip"_s}));
    QCOMPARE(valueIn(item, u"town"_s), u"dothan"_s);
    QCOMPARE(valueIn(item, u"zip"_s), u"35233"_s);
}

void UndoingTest::whatWasMissingIsEmptyAgain()
{
    addTown(u"dothan"_s); // whose record has all fields
    NewItem item = newItem(u"short"_s, 0);
    item.record = {{u"town"_s, u"opp"_s}};
    const ItemId id = valueOf(anna->store.addItem(q, item));
    complete(*bert, id, u"opp"_s, u"36301"_s);
    const UndoneChange undone = valueOf(undo(*anna, lastLine(id, EventKind::Completed)));
    QCOMPARE(undone.fields, QStringList{u"zip"_s});
    QVERIFY(!undone.stays);
    QCOMPARE(valueIn(id, u"zip"_s), QString());
}

// No correction can give a null back.
void UndoingTest::whatCannotBePutBackIsToldBesideWhatWas()
{
    NewItem item = newItem(u"null"_s, 0);
    item.record = {{u"town"_s, u"birmingxam"_s}, {u"zip"_s, QJsonValue::Null}};
    const ItemId id = valueOf(anna->store.addItem(q, item));
    complete(*bert, id, u"dothan"_s, u"36301"_s);
    const UndoneChange undone = valueOf(undo(*anna, lastLine(id, EventKind::Completed)));
    QCOMPARE(undone.fields, QStringList{u"town"_s});
    QVERIFY(undone.stays);
    QVERIFY(undone.isReopened);
    QCOMPARE(valueIn(id, u"town"_s), u"birmingxam"_s);
    QCOMPARE(valueIn(id, u"zip"_s), u"36301"_s);
    QCOMPARE(violations(), QStringList());
}

void UndoingTest::aLaterChangeOfTheFieldIsNamed()
{
    const ItemId item = addTown(u"birmingxam"_s);
    correctTowns();
    const Event line = lastLine(item, EventKind::Corrected);
    complete(*bert, item, u"dothan"_s, u"35233"_s);
    const Error refused = errorIn(undo(*anna, line));
    QCOMPARE(refused.kind, Error::Kind::Invalid);
    QVERIFY2(refused.sentence.contains(u"“town” was changed again since then, by bert"_s),
             qPrintable(refused.sentence));
    QCOMPARE(stateOf(item), State::Done);
    QCOMPARE(valueIn(item, u"town"_s), u"dothan"_s);
}

void UndoingTest::aLaterChangeOfAnotherFieldIsNoHindrance()
{
    const ItemId item = addTown(u"birmingxam"_s);
    correctTowns();
    const Event line = lastLine(item, EventKind::Corrected);
    complete(*bert, item, u"birmingham"_s, u"36301"_s);
    QVERIFY(valueOf(undo(*anna, line)).isReopened);
    QCOMPARE(valueIn(item, u"town"_s), u"birmingxam"_s);
    QCOMPARE(valueIn(item, u"zip"_s), u"36301"_s);
}

void UndoingTest::whatSomebodyHasStays()
{
    const ItemId item = addTown(u"birmingxam"_s);
    correctTowns();
    valueOf(bert->store.claimItems({item}));
    const Error refused = errorIn(undo(*anna, lastLine(item, EventKind::Corrected)));
    QCOMPARE(refused.kind, Error::Kind::LockLost);
    QVERIFY(refused.sentence.contains(u"bert"_s));
    QCOMPARE(valueIn(item, u"town"_s), u"birmingham"_s);
}

void UndoingTest::aLineWithoutAChangeIsRefused()
{
    const ItemId item = addTown(u"dothan"_s);
    complete(*bert, item, u"dothan"_s, u"35233"_s);
    for (const EventKind kind : {EventKind::Added, EventKind::Claimed, EventKind::Completed})
        QCOMPARE(errorIn(undo(*anna, lastLine(item, kind))).kind, Error::Kind::Invalid);
    QCOMPARE(stateOf(item), State::Done);
}

void UndoingTest::anUndoneOneCanBeUndone()
{
    const ItemId item = addTown(u"birmingxam"_s);
    correctTowns();
    valueOf(undo(*anna, lastLine(item, EventKind::Corrected)));
    valueOf(undo(*anna, lastLine(item, EventKind::Corrected)));
    QCOMPARE(valueIn(item, u"town"_s), u"birmingham"_s);
}

void UndoingTest::aMergeIsUndone()
{
    const ItemId kept = addTown(u"dothan"_s);
    const ItemId same = addTown(u"dothan"_s);
    Merge merge{kept};
    merge.seen = valueOf(anna->store.detail(kept)).item.change;
    valueOf(DuplicateStore(*anna->connection, anna->store.identity()).mergeInto(same, merge));
    QCOMPARE(stateOf(same), State::Dismissed);
    valueOf(undo(*anna, lastLine(same, EventKind::Merged)));
    QCOMPARE(stateOf(same), State::Open);
}

void UndoingTest::clerksUndoNothing()
{
    if (engineOfRow() == u"sqlite")
        return; // A file knows no rights.
    const ItemId item = addTown(u"birmingxam"_s);
    correctTowns();
    const Event corrected = lastLine(item, EventKind::Corrected);
    complete(*anna, item, u"birmingham"_s, u"36301"_s);
    const Event completed = lastLine(item, EventKind::Completed);
    makeBert({Role::Clerk});
    for (const Event &line : {corrected, completed})
        QCOMPARE(errorIn(undo(*bert, line)).kind, Error::Kind::NotPermitted);
    QCOMPARE(stateOf(item), State::Done);
    QCOMPARE(valueIn(item, u"town"_s), u"birmingham"_s);
}

void UndoingTest::linesAreFoundByTheFieldThatTheyChanged()
{
    const ItemId first = addTown(u"birmingxam"_s);
    const ItemId second = addTown(u"boaz"_s);
    correctTowns();
    complete(*bert, first, u"birmingham"_s, u"36301"_s);
    complete(*bert, second, u"opp"_s, u"35233"_s);
    QCOMPARE(linesWith(*anna, u"town"_s), (QStringList{u"t2 completed"_s, u"t1 corrected"_s}));
    QCOMPARE(linesWith(*anna, u"zip"_s), QStringList{u"t1 completed"_s});
    QCOMPARE(linesWith(*anna, u"name"_s), QStringList());
}

void UndoingTest::whoeverReadsNoRecordsFindsWhatTheHistoryNames()
{
    if (engineOfRow() == u"sqlite")
        return; // A file knows no rights.
    const ItemId item = addTown(u"birmingxam"_s);
    correctTowns();
    complete(*anna, item, u"dothan"_s, u"36301"_s);
    makeBert({Role::Auditor});
    QCOMPARE(linesWith(*bert, u"town"_s), QStringList{u"t1 corrected"_s});
    QCOMPARE(linesWith(*bert, u"zip"_s), QStringList());
}

INTRAY_TEST_GUILESS_MAIN(UndoingTest)
#include "tst_undoing.moc"
