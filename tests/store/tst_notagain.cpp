// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "support/twoatwork.h"

using namespace intray;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// A queue can say that what somebody returned is not offered to them again: for a time, or until
/// somebody else had it.
class NotAgain : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init() { beginOn(engineOfRow()); }
    void cleanup();

    void theRuleIsKeptAndToldInTheHistoryOfRules();
    void aNegativeTimeIsRefused();
    void usuallyItComesWhenNothingElseIsLeft();
    void itIsOfferedToOthersOnly();
    void onceSomebodyElseHadItItComesAgain();
    void itComesAgainAfterTheTime();
    void othersStillComeFirst();
    void whoPicksItGetsIt();
    void anExpiredLockOfSomebodyElseCountsAsHavingHadIt();
    void whatIsAssignedToThemAloneIsNotKeptFromThem();
    void ofATagsLineItIsKept();

private:
    void keep(std::optional<std::chrono::seconds> span)
    {
        setRules([span](Queue &rules) { rules.notAgain = span; });
    }
    /// Takes the next item and returns it at once.
    ItemId giveUp(Person &person)
    {
        const Claim claim = take(person);
        valueOf(
            person.store.finish(claim.items.first().id, claim.lock, Disposition::returnLater()));
        return claim.items.first().id;
    }
};

void NotAgain::cleanup()
{
    if (anna)
        QCOMPARE(valueOf(bert->store.audit()).violations.join(u'\n'), QString());
}

void NotAgain::theRuleIsKeptAndToldInTheHistoryOfRules()
{
    QVERIFY(!valueOf(anna->store.queue(q)).notAgain);
    keep(4h);
    QCOMPARE(valueOf(anna->store.queue(q)).notAgain, std::optional<std::chrono::seconds>(4h));
    const auto newest = valueOf(bert->store.ruleEvents(RulesOf::Queue, q)).first().changes();
    QCOMPARE(newest.size(), 1);
    QCOMPARE(newest.first().name, u"not_again_seconds"_s);
    QCOMPARE(newest.first().to.toInteger(), 4 * 3600);
    keep(0s);
    QCOMPARE(valueOf(anna->store.queue(q)).notAgain, std::optional<std::chrono::seconds>(0s));
    keep({});
    QVERIFY(!valueOf(anna->store.queue(q)).notAgain);
}

void NotAgain::aNegativeTimeIsRefused()
{
    Queue rules = valueOf(anna->store.queue(q));
    rules.notAgain = -1s;
    QCOMPARE(errorIn(anna->store.setQueue(rules)).kind, Error::Kind::Invalid);
}

void NotAgain::usuallyItComesWhenNothingElseIsLeft()
{
    add(u"a"_s);
    giveUp(*anna);
    QCOMPARE(keysOf(take(*anna).items), QStringList{u"a"_s});
}

void NotAgain::itIsOfferedToOthersOnly()
{
    keep(0s);
    add(u"a"_s);
    giveUp(*anna);
    const Claim none = take(*anna);
    QVERIFY(none.items.isEmpty());
    QCOMPARE(none.shortage, Shortage::Returned);
    QVERIFY(take(*anna, 3).items.isEmpty());
    QCOMPARE(keysOf(take(*bert).items), QStringList{u"a"_s});
}

void NotAgain::onceSomebodyElseHadItItComesAgain()
{
    keep(0s);
    add(u"a"_s);
    giveUp(*anna);
    giveUp(*bert);
    QCOMPARE(take(*bert).shortage, Shortage::Returned);
    QCOMPARE(keysOf(take(*anna).items), QStringList{u"a"_s});
}

void NotAgain::itComesAgainAfterTheTime()
{
    keep(1h);
    add(u"a"_s);
    giveUp(*anna);
    giveUp(*bert); // that somebody else had it does not count
    QCOMPARE(take(*anna).shortage, Shortage::Returned);
    keep(1s);
    const QDateTime end = valueOf(anna->store.now()).addSecs(1);
    QVERIFY(QTest::qWaitFor([&] { return valueOf(anna->store.now()) > end; }, 10'000));
    QCOMPARE(keysOf(take(*anna).items), QStringList{u"a"_s});
}

void NotAgain::othersStillComeFirst()
{
    keep(0s);
    add(u"a"_s);
    giveUp(*anna);
    giveUp(*bert);
    add(u"b"_s, -5);
    QCOMPARE(keysOf(take(*anna).items), QStringList{u"b"_s});
    QCOMPARE(keysOf(take(*anna).items), QStringList{u"a"_s});
}

void NotAgain::whoPicksItGetsIt()
{
    keep(0s);
    add(u"a"_s);
    const ItemId id = giveUp(*anna);
    QCOMPARE(keysOf(valueOf(anna->store.claimItems({id})).items), QStringList{u"a"_s});
}

void NotAgain::anExpiredLockOfSomebodyElseCountsAsHavingHadIt()
{
    keep(0s);
    add(u"a"_s);
    giveUp(*anna);
    takeAndLetExpire(*bert);
    QCOMPARE(keysOf(take(*anna).items), QStringList{u"a"_s});
}

void NotAgain::whatIsAssignedToThemAloneIsNotKeptFromThem()
{
    keep(0s);
    const ItemId id = add(u"a"_s);
    valueOf(bert->store.assign({id}, {u"anna"_s, {}}));
    QCOMPARE(giveUp(*anna), id);
    QCOMPARE(keysOf(take(*anna).items), QStringList{u"a"_s});
}

void NotAgain::ofATagsLineItIsKept()
{
    keep(0s);
    const ItemId id = add(u"a"_s);
    for (const QString &user : {u"anna"_s, u"bert"_s})
        valueOf(bert->store.setUser({user, user, true, allRoles(), {}}));
    valueOf(bert->store.setTags(u"anna"_s, q, {u"polish"_s}));
    valueOf(bert->store.setTags(u"bert"_s, q, {u"polish"_s}));
    valueOf(bert->store.assign({id}, {u"@polish"_s, {}}));
    QCOMPARE(giveUp(*anna), id);
    QVERIFY(take(*anna).items.isEmpty());
    QCOMPARE(giveUp(*bert), id);
    QCOMPARE(keysOf(take(*anna).items), QStringList{u"a"_s});
}

INTRAY_TEST_GUILESS_MAIN(NotAgain)
#include "tst_notagain.moc"
