// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "forging.h"
#include "support/testclass.h"
#include "support/twoatwork.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// Anna asks for a record that she finished; bert, a supervisor, opens it for her or declines.
class AskedBackTest : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init();
    void cleanup();

    void whatIsAskedForIsListed();
    void theListIsOfTheQueueNamed();
    void openedAgainItIsFirstForWhoAsked();
    void manyAreOpenedForThoseWhoAsked();
    void declinedItIsListedNoMore();
    void theHistoryTellsBoth();
    void askingAgainUnderTheSameOperationAsksOnce();
    void itIsAskedForOnce();
    void declinedItCanBeAskedForAgain();
    void whatIsNotFinishedIsNotAskedFor();
    void whatNobodyAsksForIsNotDeclined();
    void anEmptyNoteIsRefused();
    void finishedAnewItIsNotAskedForAnyMore();
    void whoMayNotTakeItAnyMoreGetsNothing();
    void whatNeedsATagStillNeedsIt();
    void whoHasLostTheTagReopensNoOwn();
    void ofAQueryItIsEverybodys();
    void reopeningItOneselfEndsTheAsking();
    void onlySupervisorsAnswer();
    void theListIsForSupervisors();
    void thePageOfTheListSaysIt();

private:
    ItemId finish(Person &person)
    {
        const Claim claim = take(person);
        valueOf(person.store.finish(claim.items.first().id, claim.lock, Disposition::complete()));
        return claim.items.first().id;
    }
    /// By anna, who has the tag that it needs.
    ItemId finishedWithTag()
    {
        valueOf(bert->store.setTags(u"anna"_s, q, {u"french"_s}));
        valueOf(bert->store.assign({add(u"a"_s)}, {u"@french"_s, {}}));
        return finish(*anna);
    }
    ItemId asked(const QString &key = u"a"_s)
    {
        add(key);
        const ItemId id = finish(*anna);
        valueOf(anna->store.askBack(id, u"wrong street"_s));
        return id;
    }
    QList<AskedBack> list(const QString &queue = {})
    {
        return valueOf(bert->store.askedBack(queue));
    }
    AskedState state(ItemId id) { return askedState(id, valueOf(anna->store.history(id))); }
    void makeClerk(const QString &name)
    {
        valueOf(bert->store.setUser({name, name, true, {Role::Clerk}, {}}));
    }
    bool isFile() { return bert->connection->d().dialect == Dialect::Sqlite; }
};

void AskedBackTest::init()
{
    beginOn(engineOfRow());
    valueOf(bert->store.setUser({u"bert"_s, u"bert"_s, true, allRoles(), {}}));
    valueOf(bert->store.setUser({u"anna"_s, u"anna"_s, true, allRoles(), {}}));
}

void AskedBackTest::cleanup()
{
    if (!anna)
        return;
    valueOf(bert->store.setUser({u"anna"_s, u"anna"_s, true, allRoles(), {}}));
    sealNow(*database, *bert);
    QCOMPARE(valueOf(bert->store.audit()).violations.join(u'\n'), QString());
}

void AskedBackTest::whatIsAskedForIsListed()
{
    QVERIFY(list().isEmpty());
    const ItemId id = asked();
    QCOMPARE(list().size(), 1);
    QCOMPARE(list().first().item.id, id);
    QCOMPARE(list().first().item.key, u"a"_s);
    QCOMPARE(list().first().user, u"anna"_s);
    QCOMPARE(list().first().why, u"wrong street"_s);
    QVERIFY(list().first().at.isValid());
    QCOMPARE(valueOf(anna->store.detail(id)).item.state, State::Done);
}

void AskedBackTest::theListIsOfTheQueueNamed()
{
    valueOf(anna->store.addQueue(queueNamed(u"other"_s)));
    asked();
    QCOMPARE(list(q).size(), 1);
    QVERIFY(list(u"other"_s).isEmpty());
}

void AskedBackTest::openedAgainItIsFirstForWhoAsked()
{
    const ItemId id = asked();
    add(u"b"_s, 9);
    valueOf(bert->store.reopen(id));
    QVERIFY(list().isEmpty());
    QCOMPARE(keysOf(take(*bert).items), QStringList{u"b"_s});
    const Claim mine = take(*anna);
    QCOMPARE(keysOf(mine.items), QStringList{u"a"_s});
    QCOMPARE(mine.items.first().assignedTo, u"anna"_s);
}

void AskedBackTest::manyAreOpenedForThoseWhoAsked()
{
    const ItemId first = asked(u"a"_s);
    add(u"b"_s);
    const ItemId second = finish(*anna);
    QCOMPARE(valueOf(bert->store.reopenItems({first, second}, u"all wrong"_s)).done.size(), 2);
    QCOMPARE(valueOf(anna->store.detail(first)).item.assignedTo, u"anna"_s);
    QCOMPARE(valueOf(anna->store.detail(second)).item.assignedTo, QString());
}

void AskedBackTest::declinedItIsListedNoMore()
{
    const ItemId id = asked();
    valueOf(bert->store.decline(id, u"sent to the customer"_s));
    QVERIFY(list().isEmpty());
    QCOMPARE(valueOf(anna->store.detail(id)).item.state, State::Done);
    const AskedState told = state(id);
    QCOMPARE(told.asking, Asking::Declined);
    QCOMPARE(told.by, u"bert"_s);
    QCOMPARE(told.user, u"anna"_s);
    QCOMPARE(told.text, u"sent to the customer"_s);
}

void AskedBackTest::theHistoryTellsBoth()
{
    const ItemId id = asked();
    QCOMPARE(state(id).asking, Asking::ForItem);
    valueOf(bert->store.decline(id, u"no"_s));
    QCOMPARE(kindsOf(id).mid(kindsOf(id).size() - 2), (QStringList{u"noted"_s, u"noted"_s}));
    const Event last = valueOf(anna->store.history(id)).last();
    QCOMPARE(askingIn(last.detail), Asking::Declined);
    QCOMPARE(last.detail.value(u"to"_s), u"anna"_s);
    QVERIFY(!last.operation.isEmpty());
    valueOf(bert->store.reopen(id));
    QCOMPARE(state(id).asking, Asking::Nothing);
}

void AskedBackTest::askingAgainUnderTheSameOperationAsksOnce()
{
    add(u"a"_s);
    const ItemId id = finish(*anna);
    const OperationId operation = newId();
    valueOf(anna->store.askBack(id, u"why"_s, operation));
    valueOf(anna->store.askBack(id, u"why"_s, operation));
    QCOMPARE(kindsOf(id).count(u"noted"_s), 1);
    const OperationId no = newId();
    valueOf(bert->store.decline(id, u"no"_s, no));
    valueOf(bert->store.decline(id, u"no"_s, no));
    QCOMPARE(kindsOf(id).count(u"noted"_s), 2);
    valueOf(anna->store.askBack(id, u"why"_s, operation)); // said long ago, and answered since
    QVERIFY(list().isEmpty());
    valueOf(anna->store.askBack(id, u"look again"_s));
    valueOf(bert->store.decline(id, u"no"_s, no)); // that was said to the first
    QCOMPARE(list().size(), 1);
}

void AskedBackTest::itIsAskedForOnce()
{
    const ItemId id = asked();
    const Error error = errorIn(bert->store.askBack(id, u"me too"_s));
    QCOMPARE(error.kind, Error::Kind::Invalid);
    QVERIFY(error.sentence.contains(u"anna"_s));
    QCOMPARE(kindsOf(id).count(u"noted"_s), 1);
}

void AskedBackTest::declinedItCanBeAskedForAgain()
{
    const ItemId id = asked();
    valueOf(bert->store.decline(id, u"no"_s));
    valueOf(anna->store.askBack(id, u"but look"_s));
    QCOMPARE(list().first().why, u"but look"_s);
}

void AskedBackTest::whatIsNotFinishedIsNotAskedFor()
{
    const ItemId id = add(u"a"_s);
    QCOMPARE(errorIn(anna->store.askBack(id, u"why"_s)).kind, Error::Kind::Invalid);
    take(*bert);
    QCOMPARE(errorIn(anna->store.askBack(id, u"why"_s)).kind, Error::Kind::Invalid);
    QCOMPARE(errorIn(anna->store.askBack(ItemId(id.value() + 1000), u"why"_s)).kind,
             Error::Kind::NotFound);
    QVERIFY(!kindsOf(id).contains(u"noted"_s));
}

void AskedBackTest::whatNobodyAsksForIsNotDeclined()
{
    add(u"a"_s);
    const ItemId id = finish(*anna);
    QCOMPARE(errorIn(bert->store.decline(id, u"no"_s)).kind, Error::Kind::Invalid);
    QCOMPARE(errorIn(bert->store.decline(ItemId(id.value() + 1000), u"no"_s)).kind,
             Error::Kind::NotFound);
}

void AskedBackTest::anEmptyNoteIsRefused()
{
    add(u"a"_s);
    const ItemId id = finish(*anna);
    QCOMPARE(errorIn(anna->store.askBack(id, u"  "_s)).kind, Error::Kind::Invalid);
    valueOf(anna->store.askBack(id, u"why"_s));
    QCOMPARE(errorIn(bert->store.decline(id, u" "_s)).kind, Error::Kind::Invalid);
    QVERIFY(!bert->store.decline(id, QString(10'001, u'x')));
    QCOMPARE(list().size(), 1);
}

void AskedBackTest::finishedAnewItIsNotAskedForAnyMore()
{
    const ItemId id = asked();
    valueOf(bert->store.reopen(id));
    QCOMPARE(finish(*anna), id);
    QVERIFY(list().isEmpty());
    QCOMPARE(state(id).asking, Asking::Nothing);
}

void AskedBackTest::whoMayNotTakeItAnyMoreGetsNothing()
{
    const ItemId id = asked();
    valueOf(bert->store.setUser({u"anna"_s, u"anna"_s, true, {Role::Auditor}, {}}));
    valueOf(bert->store.reopen(id));
    QCOMPARE(valueOf(bert->store.detail(id)).item.assignedTo, QString());
    QCOMPARE(keysOf(take(*bert).items), QStringList{u"a"_s});
}

void AskedBackTest::whatNeedsATagStillNeedsIt()
{
    const ItemId id = finishedWithTag();
    valueOf(anna->store.askBack(id, u"mine please"_s));
    valueOf(bert->store.reopen(id));
    QVERIFY(list().isEmpty());
    QCOMPARE(valueOf(bert->store.detail(id)).item.assignedTo, u"@french"_s);
    makeClerk(u"anna"_s);
    QCOMPARE(keysOf(take(*anna).items), QStringList{u"a"_s});
}

void AskedBackTest::whoHasLostTheTagReopensNoOwn()
{
    setRules([](Queue &rules) { rules.reopenOwn = std::chrono::minutes(30); });
    const ItemId id = finishedWithTag();
    makeClerk(u"anna"_s);
    valueOf(bert->store.setTags(u"anna"_s, q, {}));
    const Claim none = valueOf(anna->store.reopenOwn(id));
    QVERIFY(none.items.isEmpty());
    QCOMPARE(none.shortage, Shortage::ForSomebodyElse);
    QCOMPARE(valueOf(bert->store.detail(id)).item.state, State::Done);
    valueOf(bert->store.setTags(u"anna"_s, q, {u"french"_s}));
    QCOMPARE(valueOf(anna->store.reopenOwn(id)).items.size(), 1);
}

void AskedBackTest::ofAQueryItIsEverybodys()
{
    const ItemId id = asked();
    setRules([](Queue &rules) { rules.source = u"SELECT 1 AS id"_s; });
    valueOf(bert->store.reopen(id));
    QCOMPARE(valueOf(bert->store.detail(id)).item.assignedTo, QString());
}

void AskedBackTest::reopeningItOneselfEndsTheAsking()
{
    setRules([](Queue &rules) { rules.reopenOwn = std::chrono::minutes(30); });
    const ItemId id = asked();
    QCOMPARE(valueOf(anna->store.reopenOwn(id)).items.size(), 1);
    QVERIFY(list().isEmpty());
}

/// A file leaves it to whoever can write it.
void AskedBackTest::onlySupervisorsAnswer()
{
    if (isFile())
        return;
    const ItemId id = asked();
    makeClerk(u"anna"_s);
    QCOMPARE(errorIn(anna->store.decline(id, u"no"_s)).kind, Error::Kind::NotPermitted);
    QCOMPARE(list().size(), 1);
}

void AskedBackTest::theListIsForSupervisors()
{
    if (isFile())
        return;
    asked();
    makeClerk(u"anna"_s);
    const auto seen = anna->store.askedBack();
    QVERIFY(!seen || seen->isEmpty());
}

void AskedBackTest::thePageOfTheListSaysIt()
{
    const ItemId id = asked();
    add(u"b"_s);
    finish(*anna);
    ItemQuery query;
    query.queue = q;
    query.state = State::Done;
    query.askedBack = true;
    const auto page = valueOf(bert->store.page(query, PageRequest{}));
    QCOMPARE(page.items.size(), 1);
    QCOMPARE(page.items.first().id, id);
}

INTRAY_TEST_GUILESS_MAIN(AskedBackTest)
#include "tst_askedback.moc"
