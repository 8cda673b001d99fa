// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "forging.h"
#include "store/supervising/bulkwork.h"
#include "support/testclass.h"
#include "support/twoatwork.h"

#include <QDeadlineTimer>

#include <atomic>
#include <thread>

using namespace intray;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// Bert, a supervisor, assigns waiting items to the clerks anna and carl, or to a tag.
class AssigningTest : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init();
    void cleanup();

    void whatIsAssignedComesFirstForThatUser();
    void nobodyElseIsGivenIt();
    void whoHasTheTagGetsItAndOthersDoNot();
    void aTagCountsInItsQueueOnly();
    void severalAreTakenOwnOnesFirst();
    void aLimitOfLocksCountsForThemToo();
    void theOrderWithinALineIsTheQueues();
    void pickingIsRefusedToOthersButNotToASupervisor();
    void whatIsOpenedAgainIsStillAssigned_data();
    void whatIsOpenedAgainIsStillAssigned();
    void whatIsReturnedForLaterComesIntoTheLineWhenItIsDue();
    void whatWasSealedWhileItWaitedForATimeIsNoForgery();
    void whatWasReturnedComesLastForWhoReturnedIt();
    void anExpiredLockGoesToThoseForWhomItIs();
    void assignedToNobodyItIsEverybodys();
    void theHistoryTellsOfEachOnce();
    void theListSaysForWhomAndTurnsItsPages();
    void whatIsHeldOrFinishedOrUnknownStays();
    void whoMayNotHaveItIsNamed();
    void otherHandsHoldForAssignedItems();
    void aQueryThatFillsTheQueueIsRefused();
    void whatIsNoTagIsRefused();
    void whoIsLetGoGivesTheirItemsBack();
    void whatNobodyCanTakeIsTold();
    void theReasonForNothingIsSaid();
    void tagsAreToldInTheHistoryOfRules();
    void aQueueThatGoesTakesItsTagsAlong();
    void aFollowUpThatIsAssignedKeepsItsCompletion();
    void manyInAnothersLineDoNotStandInTheWay();
    void nothingIsGivenTwiceWhileItemsAreAssigned();

private:
    /// Anna is a clerk here and brings nothing in.
    ItemId add(const QString &key, int priority = 0)
    {
        return valueOf(bert->store.addItem(q, newItem(key, priority)));
    }
    void setRulesAs(Person &person, const std::function<void(Queue &)> &change)
    {
        Queue rules = valueOf(person.store.queue(q));
        change(rules);
        valueOf(person.store.setQueue(rules));
    }
    BulkResult assign(const QList<ItemId> &items, const QString &to, const QString &reason = {})
    {
        return valueOf(bert->store.assign(items, {to, reason}));
    }
    void tag(const QString &user, const QStringList &tags)
    {
        valueOf(bert->store.setTags(user, q, tags));
    }
    void makeClerk(const QString &name, const QStringList &queues = {})
    {
        valueOf(bert->store.setUser({name, name, true, {Role::Clerk}, queues}));
    }
    QStringList takenBy(Person &person, int count = 1) { return keysOf(take(person, count).items); }
    QString violations() { return valueOf(bert->store.audit()).violations.join(u'\n'); }

    std::unique_ptr<Person> carl;
};

void AssigningTest::init()
{
    beginOn(engineOfRow());
    carl = std::make_unique<Person>(*database, u"carl"_s);
    valueOf(bert->store.setUser({u"bert"_s, u"bert"_s, true, allRoles(), {}}));
    makeClerk(u"anna"_s);
    makeClerk(u"carl"_s);
}

/// The next test's database has the same logins.
void AssigningTest::cleanup()
{
    for (const QString &name : {u"anna"_s, u"carl"_s})
        valueOf(bert->store.setUser({name, name, true, allRoles(), {}}));
    carl.reset();
}

void AssigningTest::whatIsAssignedComesFirstForThatUser()
{
    add(u"a"_s, 5);
    add(u"b"_s, 5);
    const ItemId mine = add(u"c"_s);
    QCOMPARE(assign({mine}, u"anna"_s).done, QList<ItemId>{mine});
    const Claim claim = take(*anna);
    QCOMPARE(keysOf(claim.items), QStringList{u"c"_s});
    QCOMPARE(claim.items.first().assignedTo, u"anna"_s);
    QVERIFY(!claim.items.first().availableAt.isValid());
    QCOMPARE(takenBy(*anna), QStringList{u"a"_s});
    QCOMPARE(violations(), QString());
}

void AssigningTest::nobodyElseIsGivenIt()
{
    const ItemId first = add(u"a"_s);
    const ItemId second = add(u"b"_s);
    assign({first}, u"anna"_s);
    const Claim theirs = take(*carl);
    QCOMPARE(keysOf(theirs.items), QStringList{u"b"_s});
    valueOf(carl->store.finish(second, theirs.lock, Disposition::complete()));
    const Claim none = take(*carl);
    QVERIFY(none.items.isEmpty());
    QCOMPARE(none.shortage, Shortage::ForOthers);
    QCOMPARE(takenBy(*anna), QStringList{u"a"_s});
}

void AssigningTest::whoHasTheTagGetsItAndOthersDoNot()
{
    const ItemId first = add(u"a"_s);
    add(u"b"_s);
    tag(u"carl"_s, {u"french"_s, u"legal"_s});
    assign({first}, u"@french"_s);
    QCOMPARE(takenBy(*anna), QStringList{u"b"_s});
    QCOMPARE(take(*anna).shortage, Shortage::ForOthers);
    QCOMPARE(takenBy(*carl), QStringList{u"a"_s});
    QCOMPARE(violations(), QString());
}

void AssigningTest::aTagCountsInItsQueueOnly()
{
    valueOf(bert->store.addQueue(queueNamed(u"second"_s)));
    valueOf(bert->store.setTags(u"carl"_s, u"second"_s, {u"french"_s}));
    assign({add(u"a"_s)}, u"@french"_s);
    QVERIFY(take(*carl).items.isEmpty());
    tag(u"carl"_s, {u"french"_s});
    QCOMPARE(takenBy(*carl), QStringList{u"a"_s});
}

void AssigningTest::severalAreTakenOwnOnesFirst()
{
    add(u"a"_s, 9);
    const ItemId second = add(u"b"_s);
    add(u"c"_s);
    const ItemId fourth = add(u"d"_s, 1);
    const ItemId fifth = add(u"e"_s, 9);
    tag(u"anna"_s, {u"french"_s});
    assign({second}, u"anna"_s);
    assign({fourth}, u"@french"_s);
    assign({fifth}, u"carl"_s);
    QStringList keys = takenBy(*anna, 3);
    keys.sort();
    QCOMPARE(keys, QStringList({u"a"_s, u"b"_s, u"d"_s}));
    keys = takenBy(*carl, 3);
    keys.sort();
    QCOMPARE(keys, QStringList({u"c"_s, u"e"_s}));
}

void AssigningTest::aLimitOfLocksCountsForThemToo()
{
    setRulesAs(*bert, [](Queue &rules) { rules.locksPerUser = 2; });
    add(u"a"_s);
    const QList<ItemId> mine{add(u"b"_s), add(u"c"_s), add(u"d"_s)};
    assign(mine, u"anna"_s);
    QCOMPARE(takenBy(*anna, 5), QStringList({u"b"_s, u"c"_s}));
    QCOMPARE(take(*anna).shortage, Shortage::LockLimit);
}

void AssigningTest::theOrderWithinALineIsTheQueues()
{
    const QList<ItemId> all{add(u"a"_s), add(u"b"_s), add(u"c"_s, 1), add(u"d"_s)};
    assign(all, u"anna"_s);
    valueOf(bert->store.prioritize({all[3]}, {2, {}}));
    QCOMPARE(takenBy(*anna), QStringList{u"d"_s});
    QCOMPARE(takenBy(*anna, 3), QStringList({u"c"_s, u"a"_s, u"b"_s}));
    QVERIFY(take(*carl).items.isEmpty());
}

void AssigningTest::pickingIsRefusedToOthersButNotToASupervisor()
{
    const ItemId first = add(u"a"_s);
    const ItemId second = add(u"b"_s);
    tag(u"anna"_s, {u"french"_s});
    assign({first}, u"anna"_s);
    assign({second}, u"@french"_s);
    for (const ItemId item : {first, second}) {
        const Claim refused = valueOf(carl->store.claimItems({item}));
        QCOMPARE(refused.shortage, Shortage::ForSomebodyElse);
        QVERIFY(refused.items.isEmpty());
    }
    QCOMPARE(valueOf(bert->store.claimItems({first})).items.size(), 1);
    QCOMPARE(valueOf(anna->store.claimItems({second})).items.size(), 1);
    QCOMPARE(violations(), QString());
}

void AssigningTest::whatIsOpenedAgainIsStillAssigned_data()
{
    QTest::addColumn<QString>("how");
    for (const char *how : {"returned", "released", "reopened"})
        QTest::newRow(how) << QString::fromLatin1(how);
}

void AssigningTest::whatIsOpenedAgainIsStillAssigned()
{
    QFETCH(const QString, how);
    const ItemId item = add(u"a"_s);
    tag(u"anna"_s, {u"french"_s});
    assign({item}, u"@french"_s);
    const Claim claim = take(*anna);
    if (how == u"returned")
        valueOf(anna->store.finish(item, claim.lock, Disposition::returnLater(0s)));
    if (how == u"released")
        valueOf(bert->store.releaseLocks({{item, claim.lock}}, u"test"_s));
    if (how == u"reopened") {
        valueOf(anna->store.finish(item, claim.lock, Disposition::complete()));
        valueOf(bert->store.reopen(item));
    }
    QVERIFY(take(*carl).items.isEmpty());
    QCOMPARE(takenBy(*anna), QStringList{u"a"_s});
    QCOMPARE(violations(), QString());
}

void AssigningTest::whatIsReturnedForLaterComesIntoTheLineWhenItIsDue()
{
    const ItemId item = add(u"a"_s);
    const Claim claim = take(*bert);
    valueOf(bert->store.finish(item, claim.lock, Disposition::returnLater(2h)));
    QCOMPARE(assign({item}, u"anna"_s).done.size(), 1);
    QCOMPARE(take(*anna).shortage, Shortage::Later);
    letWaitingCome(*database);
    QVERIFY(take(*carl).items.isEmpty());
    QCOMPARE(takenBy(*anna), QStringList{u"a"_s});
    QCOMPARE(violations(), QString());
}

// Coming into the line is no event, as coming due is none.
void AssigningTest::whatWasSealedWhileItWaitedForATimeIsNoForgery()
{
    const ItemId item = add(u"a"_s);
    const Claim claim = take(*bert);
    assign({add(u"b"_s)}, u"anna"_s);
    valueOf(bert->store.finish(item, claim.lock, Disposition::returnLater(1s)));
    assign({item}, u"anna"_s);
    const QDateTime due = valueOf(bert->store.detail(item)).item.availableAt;
    sealNow(*database, *bert);
    QVERIFY(QTest::qWaitFor([&] { return valueOf(bert->store.now()) > due; }, 10'000));
    QVERIFY(take(*carl).items.isEmpty());
    QCOMPARE(violations(), QString());
    QCOMPARE(take(*anna, 5).items.size(), 2);
}

void AssigningTest::whatWasReturnedComesLastForWhoReturnedIt()
{
    const ItemId first = add(u"a"_s);
    const ItemId second = add(u"b"_s);
    add(u"c"_s);
    assign({first, second}, u"anna"_s);
    const Claim claim = take(*anna);
    valueOf(anna->store.finish(first, claim.lock, Disposition::returnLater(0s)));
    QCOMPARE(takenBy(*anna), QStringList{u"b"_s});
    QCOMPARE(takenBy(*anna), QStringList{u"c"_s});
    QCOMPARE(takenBy(*anna), QStringList{u"a"_s});
}

void AssigningTest::anExpiredLockGoesToThoseForWhomItIs()
{
    const ItemId item = add(u"a"_s);
    assign({item}, u"anna"_s);
    setRulesAs(*bert, [](Queue &rules) { rules.lockDuration = 1s; });
    const Claim claim = take(*anna);
    letExpire(claim);
    QVERIFY(take(*carl).items.isEmpty());
    QCOMPARE(valueOf(carl->store.claimItems({item})).shortage, Shortage::ForSomebodyElse);
    valueOf(bert->store.sweep());
    QVERIFY(take(*carl).items.isEmpty());
    QCOMPARE(takenBy(*anna), QStringList{u"a"_s});
}

void AssigningTest::assignedToNobodyItIsEverybodys()
{
    const ItemId item = add(u"a"_s);
    add(u"b"_s);
    assign({item}, u"anna"_s);
    assign({item}, QString());
    QCOMPARE(valueOf(bert->store.detail(item)).item.assignedTo, QString());
    QCOMPARE(takenBy(*carl), QStringList{u"a"_s});
    QCOMPARE(violations(), QString());
}

void AssigningTest::theHistoryTellsOfEachOnce()
{
    const ItemId item = add(u"a"_s);
    assign({item}, u"anna"_s, u"knows the customer"_s);
    assign({item}, u"anna"_s);
    assign({item}, u"@french"_s);
    assign({item}, QString());
    QCOMPARE(kindsOf(item),
             QStringList({u"added"_s, u"assigned"_s, u"assigned"_s, u"unassigned"_s}));
    const QList<Event> events = valueOf(bert->store.history(item));
    QCOMPARE(events[1].user, u"bert"_s);
    QCOMPARE(events[1].workstation, u"desk-of-bert"_s);
    QCOMPARE(events[1].detail,
             QJsonObject({{u"to"_s, u"anna"_s}, {u"reason"_s, u"knows the customer"_s}}));
    QCOMPARE(events[2].detail, QJsonObject({{u"to"_s, u"@french"_s}, {u"was"_s, u"anna"_s}}));
    QCOMPARE(events[3].detail, QJsonObject({{u"was"_s, u"@french"_s}}));
    QCOMPARE(violations(), QString());
}

void AssigningTest::theListSaysForWhomAndTurnsItsPages()
{
    QList<ItemId> all;
    for (int i = 0; i < 6; ++i)
        all << add(QString::number(i));
    assign({all[0], all[4]}, u"anna"_s);
    assign({all[2]}, u"@french"_s);
    ItemQuery query;
    query.queue = q;
    for (const bool descending : {false, true}) {
        query.order.descending = descending;
        QStringList seen;
        PageRequest request{PageRequest::From::Start, {}, 1};
        do {
            const ItemPage page = valueOf(carl->store.page(query, request));
            for (const Item &item : page.items) {
                seen << item.key + (item.assignedTo.isEmpty() ? QString() : u' ' + item.assignedTo);
                QVERIFY(!item.availableAt.isValid());
            }
            request = {PageRequest::From::After, page.next, 1};
        } while (!request.cursor.isEmpty());
        QStringList expected{u"1"_s, u"3"_s, u"5"_s, u"0 anna"_s, u"4 anna"_s, u"2 @french"_s};
        if (descending)
            std::reverse(expected.begin(), expected.end());
        QCOMPARE(seen, expected);
    }
}

void AssigningTest::whatIsHeldOrFinishedOrUnknownStays()
{
    const ItemId held = add(u"a"_s);
    const ItemId done = add(u"b"_s);
    const Claim claim = take(*carl, 2);
    valueOf(carl->store.finish(done, claim.lock, Disposition::complete()));
    const ItemId unknown(done.value() + 1000);
    const BulkResult result = assign({held, done, unknown}, u"anna"_s);
    QVERIFY(result.done.isEmpty());
    QCOMPARE(result.notDone.size(), 3);
    QCOMPARE(result.notDone[0].why.kind, Error::Kind::LockLost);
    QVERIFY(result.notDone[0].why.sentence.contains(u"carl"_s));
    QCOMPARE(result.notDone[1].why.kind, Error::Kind::Invalid);
    QCOMPARE(result.notDone[2].why.kind, Error::Kind::NotFound);
    QCOMPARE(kindsOf(held), QStringList({u"added"_s, u"claimed"_s}));
}

void AssigningTest::whoMayNotHaveItIsNamed()
{
    const ItemId item = add(u"a"_s);
    QCOMPARE(errorIn(bert->store.assign({item}, {u"nobody at all"_s, {}})).kind,
             Error::Kind::NotFound);
    valueOf(bert->store.setUser({u"carl"_s, u"carl"_s, true, {Role::Auditor}, {}}));
    QCOMPARE(errorIn(bert->store.assign({item}, {u"carl"_s, {}})).kind, Error::Kind::NotPermitted);
    valueOf(bert->store.addQueue(queueNamed(u"second"_s)));
    makeClerk(u"carl"_s, {u"second"_s});
    const BulkResult result = assign({item}, u"carl"_s);
    QCOMPARE(result.notDone.size(), 1);
    QVERIFY(result.notDone.first().why.sentence.contains(q));
    QCOMPARE(kindsOf(item), QStringList{u"added"_s});
}

void AssigningTest::otherHandsHoldForAssignedItems()
{
    Queue second = queueNamed(u"second"_s);
    second.otherHands = true;
    valueOf(bert->store.addQueue(second));
    setRulesAs(*bert, [](Queue &rules) { rules.nextQueue = u"second"_s; });
    const ItemId first = add(u"a"_s);
    const Claim claim = take(*anna);
    valueOf(anna->store.finish(first, claim.lock, Disposition::complete()));
    letWaitingCome(*database);
    ItemQuery query;
    query.queue = u"second"_s;
    const ItemId next = valueOf(bert->store.page(query, {})).items.first().id;
    QCOMPARE(assign({next}, u"anna"_s).notDone.size(), 1);
    for (const QString &user : {u"anna"_s, u"carl"_s})
        valueOf(bert->store.setTags(user, u"second"_s, {u"french"_s}));
    assign({next}, u"@french"_s);
    QVERIFY(valueOf(anna->store.claimNext({u"second"_s})).items.isEmpty());
    QCOMPARE(valueOf(anna->store.claimItems({next})).shortage, Shortage::NotForYou);
    QCOMPARE(valueOf(carl->store.claimNext({u"second"_s})).items.size(), 1);
}

void AssigningTest::aQueryThatFillsTheQueueIsRefused()
{
    const ItemId item = add(u"a"_s);
    setRulesAs(*bert, [](Queue &rules) { rules.source = u"SELECT 'a' AS \"key\", 1 AS n"_s; });
    const BulkResult result = assign({item}, u"anna"_s);
    QCOMPARE(result.notDone.size(), 1);
    QVERIFY(result.notDone.first().why.sentence.contains(u"query"_s));
}

void AssigningTest::whatIsNoTagIsRefused()
{
    const ItemId item = add(u"a"_s);
    for (const QString &odd : {u""_s, u"two words"_s, u"a,b"_s, u"a@b"_s, QString(51, u'x')}) {
        QCOMPARE(errorIn(bert->store.assign({item}, {u'@' + odd, {}})).kind, Error::Kind::Invalid);
        QCOMPARE(errorIn(bert->store.setTags(u"anna"_s, q, {odd})).kind, Error::Kind::Invalid);
    }
    QCOMPARE(errorIn(bert->store.setTags(u"nobody"_s, q, {u"french"_s})).kind,
             Error::Kind::NotFound);
    QCOMPARE(errorIn(bert->store.setTags(u"anna"_s, u"none"_s, {u"french"_s})).kind,
             Error::Kind::NotFound);
    QCOMPARE(valueOf(bert->store.tags()), QList<UserTag>());
}

void AssigningTest::whoIsLetGoGivesTheirItemsBack()
{
    const QList<ItemId> all{add(u"a"_s), add(u"b"_s), add(u"c"_s)};
    assign({all[0], all[1]}, u"carl"_s);
    assign({all[2]}, u"anna"_s);
    valueOf(bert->store.removeUser(u"carl"_s));
    const QList<AssignedItems> expected{{q, u"anna"_s, 1, true}, {q, u"carl"_s, 2, false}};
    QCOMPARE(valueOf(bert->store.assignedItems()), expected);
    valueOf(bert->store.sweep());
    QCOMPARE(valueOf(bert->store.assignedItems()), expected.mid(0, 1));
    QCOMPARE(kindsOf(all[0]).last(), u"unassigned"_s);
    QStringList keys = takenBy(*anna, 5);
    keys.sort();
    QCOMPARE(keys, QStringList({u"a"_s, u"b"_s, u"c"_s}));
    QCOMPARE(violations(), QString());
}

void AssigningTest::whatNobodyCanTakeIsTold()
{
    assign({add(u"a"_s), add(u"b"_s)}, u"@french"_s);
    QCOMPARE(valueOf(bert->store.assignedItems()),
             (QList<AssignedItems>{{q, u"@french"_s, 2, false}}));
    valueOf(bert->store.sweep());
    tag(u"carl"_s, {u"french"_s});
    QCOMPARE(valueOf(bert->store.assignedItems()),
             (QList<AssignedItems>{{q, u"@french"_s, 2, true}}));
    QCOMPARE(valueOf(bert->store.tags()), (QList<UserTag>{{u"carl"_s, q, u"french"_s}}));
}

void AssigningTest::theReasonForNothingIsSaid()
{
    const ItemId item = add(u"a"_s);
    assign({item}, u"anna"_s);
    const auto kinds = [](const QList<Obstacle> &all) {
        QStringList names;
        for (const Obstacle &one : all)
            names << nameOf(one.kind);
        return names;
    };
    QCOMPARE(kinds(valueOf(bert->store.whyNot(item))), QStringList{u"assigned"_s});
    QCOMPARE(kinds(valueOf(bert->store.whyNothing(u"carl"_s, q))), QStringList{u"for_others"_s});
    QCOMPARE(kinds(valueOf(bert->store.whyNothing(u"anna"_s, q))), QStringList{u"none"_s});
}

void AssigningTest::tagsAreToldInTheHistoryOfRules()
{
    const auto before = violations();
    tag(u"carl"_s, {u"legal"_s, u"french"_s});
    tag(u"carl"_s, {u"legal"_s, u"french"_s});
    tag(u"carl"_s, {});
    const QList<RuleEvent> events = valueOf(bert->store.ruleEvents(RulesOf::User, u"carl"_s));
    QVERIFY(events.size() >= 2);
    QCOMPARE(events[1].state->value(u"tags"_s).toArray(),
             QJsonArray({u"work: french"_s, u"work: legal"_s}));
    QVERIFY(!events[0].state->contains(u"tags"_s));
    QCOMPARE(events[0].user, u"bert"_s);
    QCOMPARE(violations(), before);
}

void AssigningTest::aQueueThatGoesTakesItsTagsAlong()
{
    valueOf(bert->store.addQueue(queueNamed(u"second"_s)));
    valueOf(bert->store.setTags(u"carl"_s, u"second"_s, {u"french"_s}));
    valueOf(bert->store.removeQueue(u"second"_s));
    QCOMPARE(valueOf(bert->store.tags()), QList<UserTag>());
    QCOMPARE(violations(), QString());
}

void AssigningTest::aFollowUpThatIsAssignedKeepsItsCompletion()
{
    valueOf(bert->store.addQueue(queueNamed(u"second"_s)));
    setRulesAs(*bert, [](Queue &rules) { rules.nextQueue = u"second"_s; });
    const ItemId first = add(u"a"_s);
    const Claim claim = take(*anna);
    Disposition complete = Disposition::complete();
    complete.operation = newId();
    valueOf(anna->store.finish(first, claim.lock, complete));
    ItemQuery query;
    query.queue = u"second"_s;
    const ItemId second = valueOf(bert->store.page(query, {})).items.first().id;
    assign({second}, u"carl"_s);
    QCOMPARE(errorIn(anna->store.takeBack(first, complete.operation)).kind, Error::Kind::Invalid);
    QCOMPARE(valueOf(bert->store.page(query, {})).items.first().assignedTo, u"carl"_s);
    assign({second}, {});
    QCOMPARE(valueOf(anna->store.takeBack(first, complete.operation)).items.first().id, first);
    QVERIFY(valueOf(bert->store.page(query, {})).items.isEmpty());
    QCOMPARE(violations(), QString());
}

void AssigningTest::manyInAnothersLineDoNotStandInTheWay()
{
    QList<ItemId> many;
    for (int i = 0; i < 40; ++i)
        many << add(QString::number(i), 3);
    add(u"last"_s);
    assign(many, u"carl"_s);
    QCOMPARE(takenBy(*anna), QStringList{u"last"_s});
    QCOMPARE(take(*carl, 50).items.size(), 40);
}

void AssigningTest::nothingIsGivenTwiceWhileItemsAreAssigned()
{
    constexpr int count = 150;
    QList<ItemId> all;
    for (int i = 0; i < count; ++i)
        all << add(QString::number(i));
    tag(u"anna"_s, {u"french"_s});
    tag(u"carl"_s, {u"french"_s});
    QList<ItemId> taken[2];
    std::atomic_bool isOver = false;
    std::vector<std::thread> clerks;
    for (int i = 0; i < 2; ++i)
        clerks.emplace_back([&, i] {
            Person person(*database, i == 0 ? u"anna"_s : u"carl"_s);
            ItemQuery open;
            open.queue = q;
            const QDeadlineTimer deadline(60s);
            while (!deadline.hasExpired()) {
                const Claim claim = valueOf(person.store.claimNext({q}));
                if (claim.items.isEmpty() && isOver)
                    return;
                for (const Item &item : claim.items) {
                    taken[i] << item.id;
                    Disposition complete = Disposition::complete();
                    complete.operation = newId();
                    valueOf(person.store.finish(item.id, claim.lock, complete));
                }
            }
        });
    {
        Person person(*database, u"bert"_s);
        const QStringList names{u"anna"_s, u"@french"_s, QString(), u"carl"_s};
        for (int round = 0; round < 40; ++round)
            valueOf(person.store.assign(all.mid((round * 31) % count, 20),
                                        {names[round % names.size()], {}}));
        isOver = true;
    }
    for (std::thread &clerk : clerks)
        clerk.join();
    const QList<ItemId> given = taken[0] + taken[1];
    QCOMPARE(QSet<ItemId>(given.begin(), given.end()).size(), given.size());
    QCOMPARE(given.size(), count);
    QCOMPARE(violations(), QString());
}

INTRAY_TEST_GUILESS_MAIN(AssigningTest)
#include "tst_assigning.moc"
