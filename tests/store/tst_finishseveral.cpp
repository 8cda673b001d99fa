// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/work/passingover.h"
#include "support/testclass.h"
#include "support/twoatwork.h"

using namespace intray;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// What a worker does in one call: ends several items, each with an answer of its own, and takes
/// the next ones.
class FinishSeveralTest : public QObject, private TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init()
    {
        beginOn(engineOfRow());
        for (const QString &key : {u"a"_s, u"b"_s, u"c"_s, u"d"_s, u"e"_s, u"f"_s})
            m_items << add(key);
    }
    void cleanup()
    {
        m_items.clear();
        anna.reset();
        bert.reset();
    }
    void nothingToEndOnlyTakes();
    void itemsOfSeveralLocksAreEndedEachInItsWay();
    void whatIsRefusedHoldsUpNothingElse();
    void oneMoreIsTakenForEachThatIsEnded();
    void saidAgainItEndsNothingTwiceAndTakesNothingMore();
    void anItemThatIsNamedTwiceIsEndedOnce();
    void oneOperationEndsOneItem();
    void whatWasTypedGoes();
    void aLockOfSomebodyElseEndsNothing();
    void theRulesOfTheQueueCount();
    void whatWentByOlderRulesIsNotDone();
    void theNextStepFollows();
    void whatWasProposedStays();
    void contextsComeAlong();
    void aQueueThatIsUnknownGivesNothing();
    void theHistoryHoldsAgainstTheAudit();

private:
    static ItemEnding ending(const Item &item, const Disposition &disposition, bool andNext = false)
    {
        return {item.id, item.lock.id, disposition, andNext};
    }
    static Disposition withResult(const QJsonObject &result)
    {
        Disposition completion = Disposition::complete();
        completion.result = result;
        return completion;
    }
    FinishedAndTaken round(const QList<ItemEnding> &endings, int count = 0,
                           const LockId &next = newId())
    {
        return valueOf(anna->store.finishAndTakeSeveral({q, endings, count, next}));
    }
    intray::State stateOf(ItemId item) { return valueOf(anna->store.detail(item)).item.state; }

    QList<ItemId> m_items;
};

void FinishSeveralTest::nothingToEndOnlyTakes()
{
    const LockId lock = newId();
    const FinishedAndTaken taken = round({}, 2, lock);
    QVERIFY(taken.finished.isEmpty());
    QCOMPARE(taken.next->items.size(), 2);
    QCOMPARE(taken.next->lock, lock);
    QCOMPARE(taken.next->items.first().id, m_items.first());
    QCOMPARE(round({}, 2, lock).next->items, taken.next->items);
    QCOMPARE(valueOf(anna->store.mine()).size(), 2);
}

void FinishSeveralTest::itemsOfSeveralLocksAreEndedEachInItsWay()
{
    const Claim three = take(*anna, 3), two = take(*anna, 2);
    Disposition corrected = Disposition::complete(Record{{u"name"_s, u"Ångström \"x\""_s}});
    corrected.result = QJsonObject{{u"n"_s, 1.5}};
    const auto done = round({ending(three.items.at(0), withResult({{u"pages"_s, 3}})),
                             ending(two.items.at(0), corrected),
                             ending(three.items.at(1), Disposition::fail(u"torn"_s)),
                             ending(two.items.at(1), Disposition::complete()),
                             ending(three.items.at(2), Disposition::returnLater(1h, u"busy"_s))});
    QCOMPARE(done.finished.size(), 5);
    for (const auto &one : done.finished)
        QVERIFY2(one, one ? "" : qPrintable(one.error().sentence));
    QCOMPARE(done.finished.at(2)->state, intray::State::Failed);
    QVERIFY(done.next->items.isEmpty());
    const ItemDetail first = valueOf(anna->store.detail(three.items.at(0).id));
    QCOMPARE(first.result, QJsonObject({{u"pages"_s, 3}}));
    QCOMPARE(first.item.state, intray::State::Done);
    QCOMPARE(first.item.record, three.items.at(0).record);
    const ItemDetail second = valueOf(anna->store.detail(two.items.at(0).id));
    QCOMPARE(second.item.record, *corrected.record);
    QCOMPARE(second.result, *corrected.result);
    QCOMPARE(valueOf(anna->store.detail(three.items.at(1).id)).error, u"torn"_s);
    QCOMPARE(stateOf(two.items.at(1).id), intray::State::Done);
    const ItemDetail later = valueOf(anna->store.detail(three.items.at(2).id));
    QCOMPARE(later.item.state, intray::State::Open);
    QVERIFY(later.item.availableAt.isValid());
}

void FinishSeveralTest::whatIsRefusedHoldsUpNothingElse()
{
    const Claim mine = take(*anna, 2);
    const Item stranger = take(*bert).items.first();
    const auto done =
        round({ending(mine.items.at(0), withResult({})), ending(stranger, withResult({}), true),
               ending(mine.items.at(1), withResult({}))});
    QVERIFY(done.finished.at(0));
    QVERIFY(done.finished.at(2));
    QCOMPARE(done.finished.at(1).error().kind, Error::Kind::LockLost);
    QCOMPARE(done.finished.at(1).error().holder.user, bert->store.identity().user);
    QVERIFY(done.next->items.isEmpty());
    QCOMPARE(stateOf(stranger.id), intray::State::Locked);
}

void FinishSeveralTest::oneMoreIsTakenForEachThatIsEnded()
{
    const Claim mine = take(*anna, 2);
    const auto done = round({ending(mine.items.at(0), withResult({}), true),
                             ending(mine.items.at(1), withResult({}), true)},
                            1);
    QCOMPARE(done.next->items.size(), 3);
    QCOMPARE(done.next->requested, 3);
    QCOMPARE(done.next->items.first().id, m_items.at(2));
}

void FinishSeveralTest::saidAgainItEndsNothingTwiceAndTakesNothingMore()
{
    const Claim mine = take(*anna, 2);
    const LockId next = newId();
    const QList<ItemEnding> endings{ending(mine.items.at(0), withResult({{u"n"_s, 1}}), true),
                                    ending(mine.items.at(1), Disposition::complete(), true)};
    const auto first = round(endings, 0, next);
    const auto again = round(endings, 0, next);
    QVERIFY(again.finished.at(0));
    QVERIFY(again.finished.at(1));
    QCOMPARE(again.next->items, first.next->items);
    for (const ItemEnding &one : endings)
        QCOMPARE(kindsOf(one.item).count(u"completed"_s), 1);
    QCOMPARE(valueOf(anna->store.mine()).size(), 2);
}

void FinishSeveralTest::anItemThatIsNamedTwiceIsEndedOnce()
{
    const Item item = take(*anna).items.first();
    const auto done = round({ending(item, withResult({{u"n"_s, 1}}), true),
                             ending(item, withResult({{u"n"_s, 2}}), true)});
    QVERIFY(done.finished.at(0));
    QCOMPARE(done.finished.at(1).error().kind, Error::Kind::LockLost);
    QCOMPARE(kindsOf(item.id).count(u"completed"_s), 1);
    QCOMPARE(valueOf(anna->store.detail(item.id)).result, QJsonObject({{u"n"_s, 1}}));
    QCOMPARE(done.next->items.size(), 1);
}

void FinishSeveralTest::oneOperationEndsOneItem()
{
    const Claim mine = take(*anna, 3);
    const Disposition twice = Disposition::complete();
    const auto done = round({ending(mine.items.at(0), twice), ending(mine.items.at(1), twice),
                             ending(mine.items.at(2), Disposition::complete())});
    QVERIFY(done.finished.at(0));
    QVERIFY(!done.finished.at(1));
    QVERIFY(done.finished.at(2));
    QCOMPARE(stateOf(mine.items.at(0).id), intray::State::Done);
    QCOMPARE(stateOf(mine.items.at(1).id), intray::State::Locked);
    QCOMPARE(stateOf(mine.items.at(2).id), intray::State::Done);
}

void FinishSeveralTest::whatWasTypedGoes()
{
    const Claim mine = take(*anna, 3);
    for (const Item &item : mine.items)
        valueOf(anna->store.saveDraft(item.id, mine.lock, 1, Record{{u"name"_s, u"typed"_s}}));
    round({ending(mine.items.at(0), Disposition::complete()),
           ending(mine.items.at(1), withResult({{u"n"_s, 1}}))});
    QVERIFY(valueOf(anna->store.detail(mine.items.at(0).id)).drafts.isEmpty());
    QVERIFY(valueOf(anna->store.detail(mine.items.at(1).id)).drafts.isEmpty());
    QCOMPARE(valueOf(anna->store.detail(mine.items.at(2).id)).drafts.size(), 1);
}

void FinishSeveralTest::aLockOfSomebodyElseEndsNothing()
{
    const Item item = take(*bert).items.first();
    QCOMPARE(round({ending(item, withResult({}))}).finished.first().error().kind,
             Error::Kind::LockLost);
    Item guessed = item;
    guessed.lock.id = newId();
    QVERIFY(!round({ending(guessed, Disposition::complete())}).finished.first());
    QCOMPARE(stateOf(item.id), intray::State::Locked);
}

void FinishSeveralTest::theRulesOfTheQueueCount()
{
    const Claim mine = take(*anna, 2);
    setRules([](Queue &rules) { rules.dispositions = {Disposition::Kind::Fail}; });
    const auto done = round({ending(mine.items.at(0), withResult({})),
                             ending(mine.items.at(1), Disposition::fail(u"why"_s))});
    QCOMPARE(done.finished.at(0).error().refusal, u"disposition_not_allowed"_s);
    QVERIFY(done.finished.at(1));
    QCOMPARE(stateOf(mine.items.at(0).id), intray::State::Locked);
}

void FinishSeveralTest::whatWentByOlderRulesIsNotDone()
{
    const auto taken = round({}, 1);
    const WorkRound late{
        q, {ending(taken.next->items.first(), withResult({}), true)}, 0, newId(), taken.rules};
    setRules([](Queue &rules) { rules.title = u"otherwise"_s; });
    const auto refused = valueOf(anna->store.finishAndTakeSeveral(late));
    QVERIFY(refused.finished.isEmpty());
    QVERIFY(refused.rules > taken.rules);
    QCOMPARE(stateOf(late.endings.first().item), intray::State::Locked);
    WorkRound again = late;
    again.rules = refused.rules;
    QVERIFY(valueOf(anna->store.finishAndTakeSeveral(again)).finished.first());
    setRules([](Queue &rules) { rules.title = u"once more"_s; });
    QVERIFY(valueOf(anna->store.finishAndTakeSeveral(again)).finished.first());
}

void FinishSeveralTest::theNextStepFollows()
{
    Queue second = queueNamed(u"second"_s);
    valueOf(anna->store.addQueue(second));
    setRules([](Queue &rules) { rules.nextQueue = u"second"_s; });
    const Claim mine = take(*anna, 2);
    QVERIFY(round({ending(mine.items.at(0), withResult({})),
                   ending(mine.items.at(1), Disposition::complete())})
                .finished.at(1));
    const auto page = valueOf(anna->store.page(
        [] {
            ItemQuery query;
            query.queue = u"second"_s;
            return query;
        }(),
        {}));
    QCOMPARE(page.items.size(), 2);
}

/// A command is not shown what somebody proposed, so that it decides nothing about it.
void FinishSeveralTest::whatWasProposedStays()
{
    const Item item = take(*bert).items.first();
    valueOf(bert->store.saveDraft(item.id, item.lock.id, 1, Record{{u"name"_s, u"typed"_s}}));
    TakeAway toAnna;
    toAnna.to = anna->store.identity().user;
    toAnna.reason = u"ill"_s;
    toAnna.draftsGoAlong = true;
    valueOf(anna->store.takeAway({{item.id, item.lock.id}}, toAnna));
    const Item mine = valueOf(anna->store.mine()).first().item;
    QVERIFY(round({ending(mine, withResult({}))}).finished.first());
    QCOMPARE(stateOf(item.id), intray::State::Done);
    QVERIFY(valueOf(anna->store.detail(item.id)).proposal);
}

void FinishSeveralTest::contextsComeAlong()
{
    NewItem asked = newItem(u"asked"_s, 9);
    asked.context = {{u"tenant"_s, u"nord \u00e4"_s}};
    const ItemId item = valueOf(anna->store.addItem(q, asked));
    const auto taken = round({}, 2);
    QCOMPARE(taken.contexts, (QHash<ItemId, QJsonObject>{{item, asked.context}}));
}

void FinishSeveralTest::aQueueThatIsUnknownGivesNothing()
{
    const Item item = take(*anna).items.first();
    const auto done =
        anna->store.finishAndTakeSeveral({u"nowhere"_s, {ending(item, withResult({}), true)}});
    QVERIFY(done);
    QCOMPARE(done->next.error().kind, Error::Kind::NotFound);
}

void FinishSeveralTest::theHistoryHoldsAgainstTheAudit()
{
    const Claim mine = take(*anna, 3);
    round({ending(mine.items.at(0), withResult({{u"a"_s, 1}})),
           ending(mine.items.at(1), Disposition::complete(Record{{u"name"_s, u"new"_s}})),
           ending(mine.items.at(2), Disposition::complete())});
    QVERIFY(valueOf(anna->store.audit()).violations.isEmpty());
}

INTRAY_TEST_GUILESS_MAIN(FinishSeveralTest)
#include "tst_finishseveral.moc"
