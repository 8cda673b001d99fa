// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "support/twoatwork.h"

using namespace intray;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

using Kind = Obstacle::Kind;

/// Why nobody can take an item, and why somebody gets nothing: bert asks about anna and carl.
class Why : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init() { beginOn(engineOfRow()); }

    void nothingStandsInTheWayOfAnOpenItem();
    void aHeldItemNamesItsHolder();
    void anExpiredLockStandsInNobodysWay();
    void whatWasPutOffSaysUntilWhen();
    void aPausedQueueKeepsEverybodyAway();
    void whatIsFinishedSaysByWhom();
    void usedUpAttemptsAreCounted();
    void whatNeedsOtherHandsNamesThem();
    void somebodyWhoIsNotKnownGetsNothing();
    void somebodyOutsideOfTheQueueGetsNothing();
    void whoHoldsEnoughGetsNoMore();
    void whatOthersHoldIsCounted();
    void anEmptyQueueSaysSo();
    void whatTheQueryDoesNotFindAnyMoreSaysSo();
    void aQueueThatAQueryFillsIsAskedForWork();
    void aQueueWithoutMembersSaysSo();

private:
    QList<Kind> why(ItemId item) { return kindsIn(valueOf(bert->store.whyNot(item))); }
    QList<Kind> whyNothing(const QString &user)
    {
        return kindsIn(valueOf(bert->store.whyNothing(user, q)));
    }
    /// From now on the queue has what the query finds: this key.
    void fillBySource(const QString &key)
    {
        const QString name = engineOfRow() == u"mariadb" ? u"`key`"_s : u"\"key\""_s;
        setRules([&](Queue &rules) {
            rules.source = u"SELECT '%1' AS %2, 1 AS n"_s.arg(key, name);
            rules.fresh = 0s;
        });
    }
    WorkRequest seek(Person &person)
    {
        return valueOf(person.store.attend(valueOf(person.store.askForWork(q, 1))));
    }
    static QList<Kind> kindsIn(const QList<Obstacle> &all)
    {
        QList<Kind> kinds;
        for (const Obstacle &one : all) {
            kinds << one.kind;
            if (sentenceFor(one).isEmpty() || sentenceFor(one).contains(u'%'))
                qFatal("No sentence for %s.", qPrintable(nameOf(one.kind)));
        }
        return kinds;
    }
    void finish(const Claim &claim, const Disposition &disposition)
    {
        valueOf(anna->store.finish(claim.items.first().id, claim.lock, disposition));
    }
};

void Why::nothingStandsInTheWayOfAnOpenItem()
{
    QCOMPARE(why(add(u"a"_s)), QList<Kind>{Kind::None});
    QCOMPARE(whyNothing(u"anna"_s), QList<Kind>{Kind::None});
    QCOMPARE(errorIn(bert->store.whyNot(ItemId(4711))).kind, Error::Kind::NotFound);
}

void Why::aHeldItemNamesItsHolder()
{
    const ItemId item = add(u"a"_s);
    const Claim claim = take(*anna);
    const Obstacle held = valueOf(bert->store.whyNot(item)).first();
    QCOMPARE(held.kind, Kind::Held);
    QCOMPARE(held.user, u"anna"_s);
    QCOMPARE(held.since, claim.items.first().lock.lockedAt);
    QCOMPARE(held.until, claim.items.first().lock.expiresAt);
}

void Why::anExpiredLockStandsInNobodysWay()
{
    const ItemId item = add(u"a"_s);
    takeAndLetExpire(*anna);
    QCOMPARE(why(item), QList<Kind>{Kind::Expired});
    QCOMPARE(whyNothing(u"carl"_s).contains(Kind::AllHeld), false);
}

void Why::whatWasPutOffSaysUntilWhen()
{
    const ItemId item = add(u"a"_s);
    finish(take(*anna), Disposition::returnLater(2h));
    const Obstacle later = valueOf(bert->store.whyNot(item)).first();
    QCOMPARE(later.kind, Kind::Later);
    QVERIFY(later.until > valueOf(bert->store.now()));
    QCOMPARE(whyNothing(u"anna"_s), QList<Kind>{Kind::AllLater});
}

void Why::aPausedQueueKeepsEverybodyAway()
{
    const ItemId item = add(u"a"_s);
    valueOf(anna->store.pauseQueue(q, true));
    QCOMPARE(why(item), QList<Kind>{Kind::Paused});
    QCOMPARE(whyNothing(u"anna"_s), QList<Kind>{Kind::Paused});
}

void Why::whatIsFinishedSaysByWhom()
{
    const ItemId done = add(u"a"_s);
    finish(take(*anna), Disposition::complete());
    const ItemId dismissed = add(u"b"_s);
    finish(take(*anna), Disposition::dismiss());
    const ItemId failed = add(u"c"_s);
    finish(take(*anna), Disposition::fail(u"unreadable"_s));
    QCOMPARE(valueOf(bert->store.whyNot(done)).first().user, u"anna"_s);
    QCOMPARE(why(done), QList<Kind>{Kind::Done});
    QCOMPARE(why(dismissed), QList<Kind>{Kind::Dismissed});
    QCOMPARE(why(failed), QList<Kind>{Kind::Failed});
    QCOMPARE(valueOf(bert->store.whyNot(failed)).first().text, u"unreadable"_s);
}

void Why::usedUpAttemptsAreCounted()
{
    const ItemId item = add(u"a"_s);
    setRules([](Queue &rules) { rules.attempts = 1; });
    takeAndLetExpire(*anna);
    valueOf(bert->store.sweep());
    const Obstacle used = valueOf(bert->store.whyNot(item)).first();
    QCOMPARE(used.kind, Kind::UsedUp);
    QCOMPARE(used.count, 1);
}

void Why::whatNeedsOtherHandsNamesThem()
{
    Queue second = queueNamed(u"second"_s);
    second.otherHands = true;
    valueOf(anna->store.addQueue(second));
    setRules([](Queue &rules) { rules.nextQueue = u"second"_s; });
    add(u"a"_s);
    finish(take(*anna), Disposition::complete());
    letWaitingCome(*database);
    ItemQuery query;
    query.queue = u"second"_s;
    const ItemId item = valueOf(bert->store.page(query, {})).items.first().id;
    const Obstacle hands = valueOf(bert->store.whyNot(item)).last();
    QCOMPARE(hands.kind, Kind::OtherHands);
    QCOMPARE(hands.user, u"anna"_s);
    const QList<Obstacle> ofAnna = valueOf(bert->store.whyNothing(u"anna"_s, u"second"_s));
    QCOMPARE(kindsIn(ofAnna), QList<Kind>{Kind::OtherHands});
    QCOMPARE(kindsIn(valueOf(bert->store.whyNothing(u"bert"_s, u"second"_s))),
             QList<Kind>{Kind::None});
}

void Why::somebodyWhoIsNotKnownGetsNothing()
{
    add(u"a"_s);
    valueOf(anna->store.setUser({u"anna"_s, u"anna"_s, true, allRoles(), {}}));
    QVERIFY(whyNothing(u"nobody"_s).contains(Kind::NotKnown));
}

void Why::somebodyOutsideOfTheQueueGetsNothing()
{
    valueOf(anna->store.addQueue(queueNamed(u"other"_s)));
    add(u"a"_s);
    const Person carl(*database, u"carl"_s);
    valueOf(anna->store.setUser({u"carl"_s, u"carl"_s, true, {Role::Clerk}, {u"other"_s}}));
    const QList<Kind> outside = whyNothing(u"carl"_s);
    valueOf(anna->store.setUser({u"carl"_s, u"carl"_s, true, {Role::Auditor}, {}}));
    const QList<Kind> auditing = whyNothing(u"carl"_s);
    valueOf(anna->store.setUser({u"carl"_s, u"carl"_s, true, allRoles(), {}}));
    QVERIFY(outside.contains(Kind::NotMember));
    QVERIFY(auditing.contains(Kind::NoWorkingRole));
}

void Why::whoHoldsEnoughGetsNoMore()
{
    add(u"a"_s);
    add(u"b"_s);
    setRules([](Queue &rules) { rules.locksPerUser = 1; });
    take(*anna);
    QCOMPARE(whyNothing(u"anna"_s), QList<Kind>{Kind::LockLimit});
    QCOMPARE(whyNothing(u"bert"_s), QList<Kind>{Kind::None});
}

void Why::whatOthersHoldIsCounted()
{
    add(u"a"_s);
    add(u"b"_s);
    take(*anna, 2);
    const Obstacle held = valueOf(bert->store.whyNothing(u"bert"_s, q)).first();
    QCOMPARE(held.kind, Kind::AllHeld);
    QCOMPARE(held.count, 2);
}

void Why::anEmptyQueueSaysSo()
{
    QCOMPARE(whyNothing(u"anna"_s), QList<Kind>{Kind::Empty});
}

void Why::whatTheQueryDoesNotFindAnyMoreSaysSo()
{
    fillBySource(u"a"_s);
    const WorkRequest got = seek(*anna);
    QCOMPARE(got.items.size(), 1);
    const Item item = got.items.first();
    valueOf(anna->store.finish(item.id, item.lock.id, Disposition::returnLater()));
    QCOMPARE(why(item.id), QList<Kind>{Kind::None});
    fillBySource(u"b"_s);
    QCOMPARE(seek(*bert).items.first().key, u"b"_s);
    const Obstacle gone = valueOf(bert->store.whyNot(item.id)).first();
    QCOMPARE(gone.kind, Kind::NoLongerMatches);
    QCOMPARE(gone.queue, q);
    fillBySource(u"a"_s);
    QCOMPARE(seek(*bert).items.first().id, item.id);
    QCOMPARE(why(item.id), QList<Kind>{Kind::Held});
}

void Why::aQueueThatAQueryFillsIsAskedForWork()
{
    add(u"a"_s);
    QCOMPARE(whyNothing(u"anna"_s), QList<Kind>{Kind::None});
    fillBySource(u"a"_s);
    const QList<Obstacle> all = valueOf(bert->store.whyNothing(u"anna"_s, q));
    QVERIFY(kindsIn(all).contains(Kind::OnRequest));
    QCOMPARE(all.first().queue, q);
}

/// On a server only a supervisor may ask, who is a member of every queue.
void Why::aQueueWithoutMembersSaysSo()
{
    const ItemId item = add(u"a"_s);
    valueOf(anna->store.addQueue(queueNamed(u"other"_s)));
    const bool isFile = engineOfRow() == u"sqlite";
    const QList<Role> asking = isFile ? QList<Role>{Role::Auditor} : QList<Role>{Role::Supervisor};
    valueOf(anna->store.setUser({u"bert"_s, u"bert"_s, true, asking, {}}));
    valueOf(anna->store.setUser(
        {u"anna"_s, u"anna"_s, true, {Role::Administrator, Role::Clerk}, {u"other"_s}}));
    const QList<Kind> kinds = why(item);
    for (const QString &name : {u"bert"_s, u"anna"_s})
        valueOf(anna->store.setUser({name, name, true, allRoles(), {}}));
    QCOMPARE(kinds, QList<Kind>{isFile ? Kind::NoMember : Kind::None});
    QCOMPARE(why(item), QList<Kind>{Kind::None});
}

INTRAY_TEST_GUILESS_MAIN(Why)
#include "tst_why.moc"
