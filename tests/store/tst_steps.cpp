// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "forging.h"
#include "support/testclass.h"
#include "support/testengine.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// Import, verify, approve: what one step hands to the next, and back.
class StepsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init();
    void cleanup();

    void aRecordGoesThroughAllSteps();
    void theHistoryTellsOfAllSteps();
    void whatIsSentBackIsOpenInTheStepBefore();
    void whatWasSentBackComesAgainWithTheNewRecord();
    void aReasonIsNeededToSendBack();
    void theFirstStepHasNowhereToSendBackTo();
    void aQueueCanForbidSendingBack();
    void sendingBackIsFenced();
    void sendingBackAgainAnswersTheSame();
    void allThatALockHoldsIsSentBackAtOnce();
    void whatWasPutAsideTheStepBeforeIsNotSentBack();
    void aKeyThatIsThereStaysAsItIs();

    void takingBackACompletionWithdrawsTheNextStep();
    void takingBackASecondCompletionClosesTheNextStepAgain();
    void takingBackASendingBackClosesTheStepBefore();
    void itIsTooLateOnceTheOtherStepIsTaken();
    void takingBackASendingBackCountsNoCompletion();
    void aRecordIsNotReopenedWhileItIsInAnotherStep();

    void nobodyGetsWhatHeCompletedHimself();
    void pickingWhatOneCompletedIsAnsweredInWords();
    void completingAndTakingTheNextSkipsOnesOwn();
    void severalQueuesSkipOnesOwn();
    void anExpiredLockIsNotOnesOwnEither();
    void otherHandsCanBeTurnedOff();

private:
    Person &who(const QString &name) { return name == u"anna" ? *anna : *bert; }
    ItemId add(const QString &key);
    Claim take(Person &person, const QString &queue);
    /// Takes what comes next and ends it; afterwards the next step need not wait.
    ItemId end(Person &person, const QString &queue, const Disposition &disposition);
    ItemId complete(Person &person, const QString &queue, const QString &name);
    void wake()
    {
        letWaitingCome(*database);
        sealNow(*database, *anna);
    }
    void setRules(const QString &queue, const std::function<void(Queue &)> &change);
    Item item(ItemId id) { return valueOf(anna->store.detail(id)).item; }
    QStringList told(ItemId id);

    std::unique_ptr<TestDatabase> database;
    std::unique_ptr<Person> anna;
    std::unique_ptr<Person> bert;
};

static Record named(const QString &name)
{
    return {{u"name"_s, name}};
}

void StepsTest::init()
{
    anna.reset();
    bert.reset();
    database = databaseOf(engineOfRow());
    anna = std::make_unique<Person>(*database, u"anna"_s);
    bert = std::make_unique<Person>(*database, u"bert"_s);
    for (const QString &name : {u"approve"_s, u"verify"_s, u"import"_s}) {
        Queue queue = queueNamed(name);
        queue.nextQueue = name == u"import"   ? u"verify"_s
                          : name == u"verify" ? u"approve"_s
                                              : u""_s;
        valueOf(anna->store.addQueue(queue));
    }
}

void StepsTest::cleanup()
{
    if (anna)
        QCOMPARE(valueOf(anna->store.audit()).violations.join(u'\n'), QString());
}

ItemId StepsTest::add(const QString &key)
{
    return valueOf(anna->store.addItem(u"import"_s, newItem(key)));
}

Claim StepsTest::take(Person &person, const QString &queue)
{
    return valueOf(person.store.claimNext({queue}));
}

ItemId StepsTest::end(Person &person, const QString &queue, const Disposition &disposition)
{
    const Claim claim = take(person, queue);
    if (claim.items.isEmpty())
        qFatal("Nothing in %s for %s.", qPrintable(queue),
               qPrintable(person.store.identity().user));
    valueOf(person.store.finish(claim.items.first().id, claim.lock, disposition));
    wake();
    return claim.items.first().id;
}

ItemId StepsTest::complete(Person &person, const QString &queue, const QString &name)
{
    return end(person, queue, Disposition::complete(named(name)));
}

void StepsTest::setRules(const QString &queue, const std::function<void(Queue &)> &change)
{
    Queue rules = valueOf(anna->store.queue(queue));
    change(rules);
    valueOf(anna->store.setQueue(rules));
}

QStringList StepsTest::told(ItemId id)
{
    QStringList lines;
    for (const Event &event : valueOf(anna->store.history(id)))
        lines << event.queue + u' ' + nameOf(event.kind);
    return lines;
}

void StepsTest::aRecordGoesThroughAllSteps()
{
    const ItemId first = add(u"a"_s);
    complete(*anna, u"import"_s, u"imported"_s);
    const Claim second = take(*bert, u"verify"_s);
    QCOMPARE(second.items.first().record, named(u"imported"_s));
    QCOMPARE(second.items.first().fromItem, first);
    QCOMPARE(second.items.first().key, u"a"_s);
    valueOf(bert->store.finish(second.items.first().id, second.lock,
                               Disposition::complete(named(u"verified"_s))));
    wake();
    const Claim third = take(*anna, u"approve"_s);
    QCOMPARE(third.items.first().record, named(u"verified"_s));
    QCOMPARE(third.items.first().fromItem, second.items.first().id);
    valueOf(anna->store.finish(third.items.first().id, third.lock, Disposition::complete()));
    QCOMPARE(item(first).record, named(u"imported"_s));
    QVERIFY(!item(first).fromItem.isValid());
}

void StepsTest::theHistoryTellsOfAllSteps()
{
    const ItemId first = add(u"a"_s);
    add(u"other"_s);
    complete(*anna, u"import"_s, u"imported"_s);
    const ItemId second = complete(*bert, u"verify"_s, u"verified"_s);
    const ItemId third = complete(*anna, u"approve"_s, u"approved"_s);
    const QStringList all{u"import added"_s,  u"import claimed"_s,  u"import completed"_s,
                          u"verify added"_s,  u"verify claimed"_s,  u"verify completed"_s,
                          u"approve added"_s, u"approve claimed"_s, u"approve completed"_s};
    QCOMPARE(told(first), all);
    QCOMPARE(told(second), all);
    QCOMPARE(told(third), all);
}

void StepsTest::whatIsSentBackIsOpenInTheStepBefore()
{
    const ItemId first = add(u"a"_s);
    complete(*anna, u"import"_s, u"imported"_s);
    const ItemId second = end(*bert, u"verify"_s, Disposition::sendBack(u"no such street"_s));
    QCOMPARE(item(second).state, State::Done);
    QCOMPARE(item(first).state, State::Open);
    const Claim again = take(*anna, u"import"_s);
    QCOMPARE(again.items.first().id, first);
    QCOMPARE(again.items.first().record, named(u"imported"_s));
    QCOMPARE(again.items.first().attempts, 2);
    QCOMPARE(again.items.first().sentBackBy, u"bert"_s);
    QCOMPARE(again.items.first().sentBackReason, u"no such street"_s);
    QCOMPARE(item(first).sentBackReason, u"no such street"_s);
    const auto history = valueOf(anna->store.history(first));
    const auto reopened = std::find_if(history.begin(), history.end(), [](const Event &event) {
        return event.kind == EventKind::Reopened;
    });
    QVERIFY(reopened != history.end());
    QCOMPARE(reopened->user, u"bert"_s);
    QCOMPARE(reopened->detail.value(u"reason"_s).toString(), u"no such street"_s);
    QCOMPARE(reopened->detail.value(u"by"_s).toString(), u"bert"_s);
    QCOMPARE(reopened->detail.value(u"from_item"_s).toInteger(), second.value());
}

void StepsTest::whatWasSentBackComesAgainWithTheNewRecord()
{
    add(u"a"_s);
    complete(*anna, u"import"_s, u"imported"_s);
    const ItemId second = end(*bert, u"verify"_s, Disposition::sendBack(u"wrong"_s));
    complete(*anna, u"import"_s, u"better"_s);
    const Claim again = take(*bert, u"verify"_s);
    QCOMPARE(again.items.first().id, second);
    QCOMPARE(again.items.first().record, named(u"better"_s));
    QCOMPARE(again.items.first().attempts, 2);
    valueOf(bert->store.finish(second, again.lock, Disposition::complete()));
    wake();
    QCOMPARE(take(*anna, u"approve"_s).items.first().record, named(u"better"_s));
}

void StepsTest::aReasonIsNeededToSendBack()
{
    add(u"a"_s);
    complete(*anna, u"import"_s, u"imported"_s);
    const Claim claim = take(*bert, u"verify"_s);
    const Error error = errorIn(
        bert->store.finish(claim.items.first().id, claim.lock, Disposition::sendBack(u" "_s)));
    QCOMPARE(error.kind, Error::Kind::Invalid);
    QCOMPARE(error.sentence, u"Say why the item is sent back."_s);
    QCOMPARE(item(claim.items.first().id).state, State::Locked);
}

void StepsTest::theFirstStepHasNowhereToSendBackTo()
{
    const ItemId first = add(u"a"_s);
    const Claim claim = take(*anna, u"import"_s);
    const Error error =
        errorIn(anna->store.finish(first, claim.lock, Disposition::sendBack(u"bad"_s)));
    QCOMPARE(error.kind, Error::Kind::Invalid);
    QVERIFY2(error.sentence.startsWith(u"There is no previous step"_s), qPrintable(error.sentence));
    QCOMPARE(item(first).lock.id, claim.lock);
}

void StepsTest::aQueueCanForbidSendingBack()
{
    setRules(u"verify"_s,
             [](Queue &rules) { rules.dispositions.remove(Disposition::Kind::SendBack); });
    add(u"a"_s);
    complete(*anna, u"import"_s, u"imported"_s);
    const Claim claim = take(*bert, u"verify"_s);
    QCOMPARE(errorIn(bert->store.finish(claim.items.first().id, claim.lock,
                                        Disposition::sendBack(u"bad"_s)))
                 .kind,
             Error::Kind::NotPermitted);
}

void StepsTest::sendingBackIsFenced()
{
    const ItemId first = add(u"a"_s);
    complete(*anna, u"import"_s, u"imported"_s);
    const Claim claim = take(*bert, u"verify"_s);
    const ItemId second = claim.items.first().id;
    valueOf(anna->store.releaseLocks({{second, claim.lock}}, u"needed"_s));
    QCOMPARE(errorIn(bert->store.finish(second, claim.lock, Disposition::sendBack(u"bad"_s))).kind,
             Error::Kind::LockLost);
    QCOMPARE(item(first).state, State::Done);
}

void StepsTest::sendingBackAgainAnswersTheSame()
{
    const ItemId first = add(u"a"_s);
    complete(*anna, u"import"_s, u"imported"_s);
    const Claim claim = take(*bert, u"verify"_s);
    const ItemId second = claim.items.first().id;
    const Disposition back = Disposition::sendBack(u"bad"_s);
    QCOMPARE(valueOf(bert->store.finish(second, claim.lock, back)).state, State::Done);
    QCOMPARE(valueOf(bert->store.finish(second, claim.lock, back)).state, State::Done);
    QCOMPARE(told(first).count(u"import reopened"_s), 1);
    const auto event = valueOf(bert->store.outcomeOf(back.operation));
    QVERIFY(event);
    QCOMPARE(event->kind, EventKind::SentBack);
}

void StepsTest::allThatALockHoldsIsSentBackAtOnce()
{
    const QList<ItemId> firsts{add(u"a"_s), add(u"b"_s)};
    complete(*anna, u"import"_s, u"one"_s);
    complete(*anna, u"import"_s, u"two"_s);
    const Claim claim = valueOf(bert->store.claimNext({u"verify"_s}, 2));
    QCOMPARE(claim.items.size(), 2);
    QCOMPARE(valueOf(bert->store.finishAll(claim.lock, Disposition::sendBack(u"bad"_s))).size(), 2);
    for (const ItemId first : firsts)
        QCOMPARE(item(first).state, State::Open);
}

void StepsTest::whatWasPutAsideTheStepBeforeIsNotSentBack()
{
    const ItemId first = add(u"a"_s);
    setRules(u"import"_s, [](Queue &rules) { rules.nextQueue.clear(); });
    complete(*anna, u"import"_s, u"imported"_s);
    // Nothing went on; so it can be opened again, now with a step after it.
    setRules(u"import"_s, [](Queue &rules) { rules.nextQueue = u"verify"_s; });
    valueOf(anna->store.reopen(first));
    complete(*anna, u"import"_s, u"imported"_s);
    const Claim claim = take(*bert, u"verify"_s);
    const ItemId second = claim.items.first().id;
    QCOMPARE(item(second).fromItem, first);
    valueOf(bert->store.finish(second, claim.lock, Disposition::dismiss()));
    valueOf(anna->store.reopen(first));
    end(*anna, u"import"_s, Disposition::dismiss());
    valueOf(anna->store.reopen(second));
    const Claim again = take(*bert, u"verify"_s);
    const Error error =
        errorIn(bert->store.finish(second, again.lock, Disposition::sendBack(u"bad"_s)));
    QVERIFY2(error.sentence.startsWith(u"The record was dismissed or failed"_s),
             qPrintable(error.sentence));
    QCOMPARE(item(first).state, State::Dismissed);
}

void StepsTest::aKeyThatIsThereStaysAsItIs()
{
    const ItemId there = valueOf(anna->store.addItem(u"verify"_s, newItem(u"a"_s)));
    add(u"a"_s);
    complete(*anna, u"import"_s, u"imported"_s);
    QVERIFY(!item(there).fromItem.isValid());
    QCOMPARE(item(there).record, named(u"name of a"_s));
}

void StepsTest::takingBackACompletionWithdrawsTheNextStep()
{
    const ItemId first = add(u"a"_s);
    const Claim claim = take(*anna, u"import"_s);
    const Disposition done = Disposition::complete(named(u"hasty"_s));
    valueOf(anna->store.finish(first, claim.lock, done));
    const Claim back = valueOf(anna->store.takeBack(first, done.operation));
    QCOMPARE(back.items.first().id, first);
    QVERIFY(
        valueOf(anna->store.page({u"verify"_s, State::Open, {}, {}, {}, {}}, {})).items.isEmpty());
    valueOf(anna->store.finish(first, back.lock, Disposition::complete(named(u"calm"_s))));
    wake();
    QCOMPARE(take(*bert, u"verify"_s).items.first().record, named(u"calm"_s));
}

void StepsTest::takingBackASecondCompletionClosesTheNextStepAgain()
{
    const ItemId first = add(u"a"_s);
    complete(*anna, u"import"_s, u"imported"_s);
    const ItemId second = end(*bert, u"verify"_s, Disposition::sendBack(u"wrong"_s));
    const Claim claim = take(*anna, u"import"_s);
    const Disposition done = Disposition::complete(named(u"hasty"_s));
    valueOf(anna->store.finish(first, claim.lock, done));
    QCOMPARE(item(second).state, State::Open);
    const Claim back = valueOf(anna->store.takeBack(first, done.operation));
    QCOMPARE(item(second).state, State::Done);
    QCOMPARE(item(first).state, State::Locked);
    valueOf(anna->store.finish(first, back.lock, Disposition::complete(named(u"calm"_s))));
    wake();
    const Claim again = take(*bert, u"verify"_s);
    QCOMPARE(again.items.first().id, second);
    QCOMPARE(again.items.first().record, named(u"calm"_s));
}

void StepsTest::takingBackASendingBackClosesTheStepBefore()
{
    const ItemId first = add(u"a"_s);
    complete(*anna, u"import"_s, u"imported"_s);
    const Claim claim = take(*bert, u"verify"_s);
    const ItemId second = claim.items.first().id;
    const Disposition sent = Disposition::sendBack(u"wrong"_s);
    valueOf(bert->store.finish(second, claim.lock, sent));
    const Claim back = valueOf(bert->store.takeBack(second, sent.operation));
    QCOMPARE(back.items.first().id, second);
    QCOMPARE(item(first).state, State::Done);
    QCOMPARE(item(first).sentBackReason, QString());
    QCOMPARE(valueOf(anna->store.detail(first)).finishedBy, u"anna"_s);
    valueOf(bert->store.finish(second, back.lock, Disposition::complete()));
    wake();
    QCOMPARE(take(*anna, u"approve"_s).items.size(), 1);
    QVERIFY(take(*anna, u"import"_s).items.isEmpty());
}

void StepsTest::itIsTooLateOnceTheOtherStepIsTaken()
{
    const ItemId first = add(u"a"_s);
    const Claim claim = take(*anna, u"import"_s);
    const Disposition done = Disposition::complete();
    valueOf(anna->store.finish(first, claim.lock, done));
    wake();
    const Claim verifying = take(*bert, u"verify"_s);
    QCOMPARE(errorIn(anna->store.takeBack(first, done.operation)).kind, Error::Kind::Invalid);
    const Disposition sent = Disposition::sendBack(u"wrong"_s);
    valueOf(bert->store.finish(verifying.items.first().id, verifying.lock, sent));
    wake();
    take(*anna, u"import"_s);
    QCOMPARE(errorIn(bert->store.takeBack(verifying.items.first().id, sent.operation)).kind,
             Error::Kind::Invalid);
}

void StepsTest::takingBackASendingBackCountsNoCompletion()
{
    add(u"a"_s);
    complete(*anna, u"import"_s, u"imported"_s);
    const Claim claim = take(*bert, u"verify"_s);
    const ItemId second = claim.items.first().id;
    const Disposition sent = Disposition::sendBack(u"wrong"_s);
    valueOf(bert->store.finish(second, claim.lock, sent));
    valueOf(bert->store.takeBack(second, sent.operation));
    const QDateTime yesterday = valueOf(bert->store.now()).addDays(-1);
    QCOMPARE(valueOf(bert->store.counts(u"verify"_s, yesterday)).doneToday, 0);
}

void StepsTest::aRecordIsNotReopenedWhileItIsInAnotherStep()
{
    const ItemId first = add(u"a"_s);
    complete(*anna, u"import"_s, u"imported"_s);
    QVERIFY(errorIn(anna->store.reopen(first)).sentence.contains(u"another step"_s));
    const ItemId second = end(*bert, u"verify"_s, Disposition::sendBack(u"wrong"_s));
    QVERIFY(errorIn(anna->store.reopen(second)).sentence.contains(u"another step"_s));
    complete(*anna, u"import"_s, u"imported"_s);
    end(*bert, u"verify"_s, Disposition::dismiss());
    valueOf(anna->store.reopen(first));
}

void StepsTest::nobodyGetsWhatHeCompletedHimself()
{
    setRules(u"verify"_s, [](Queue &rules) { rules.otherHands = true; });
    for (const QString &key : {u"a"_s, u"b"_s, u"c"_s})
        add(key);
    complete(*anna, u"import"_s, u"anna's"_s);
    complete(*bert, u"import"_s, u"bert's"_s);
    complete(*anna, u"import"_s, u"anna's too"_s);
    const Claim annas = valueOf(anna->store.claimNext({u"verify"_s}, 3));
    QCOMPARE(keysOf(annas.items), QStringList{u"b"_s});
    QCOMPARE(annas.shortage, Shortage::OtherHands);
    const Claim berts = valueOf(bert->store.claimNext({u"verify"_s}, 3));
    QCOMPARE(keysOf(berts.items), QStringList({u"a"_s, u"c"_s}));
}

void StepsTest::pickingWhatOneCompletedIsAnsweredInWords()
{
    setRules(u"verify"_s, [](Queue &rules) { rules.otherHands = true; });
    add(u"a"_s);
    complete(*anna, u"import"_s, u"anna's"_s);
    const auto page = valueOf(anna->store.page({u"verify"_s, State::Open, {}, {}, {}, {}}, {}));
    const ItemId second = page.items.first().id;
    const Claim refused = valueOf(anna->store.claimItems({second}));
    QVERIFY(refused.items.isEmpty());
    QCOMPARE(refused.shortage, Shortage::NotForYou);
    QCOMPARE(valueOf(bert->store.claimItems({second})).items.size(), 1);
}

void StepsTest::completingAndTakingTheNextSkipsOnesOwn()
{
    setRules(u"verify"_s, [](Queue &rules) {
        rules.otherHands = true;
        rules.nextQueue.clear(); // the shortest way of all, were it not for the other hands
    });
    for (const QString &key : {u"a"_s, u"b"_s, u"c"_s})
        add(key);
    complete(*bert, u"import"_s, u"bert's"_s);
    complete(*anna, u"import"_s, u"anna's"_s);
    complete(*bert, u"import"_s, u"bert's"_s);
    const Claim first = take(*anna, u"verify"_s);
    QCOMPARE(keysOf(first.items), QStringList{u"a"_s});
    const auto next = valueOf(anna->store.finishAndTakeNext(
        first.items.first().id, first.lock, Disposition::complete(), {u"verify"_s}));
    QCOMPARE(keysOf(next.next.items), QStringList{u"c"_s});
    const auto last = valueOf(anna->store.finishAndTakeNext(
        next.next.items.first().id, next.next.lock, Disposition::dismiss(), {u"verify"_s}));
    QVERIFY(last.next.items.isEmpty());
    QCOMPARE(last.next.shortage, Shortage::OtherHands);
}

void StepsTest::severalQueuesSkipOnesOwn()
{
    setRules(u"verify"_s, [](Queue &rules) { rules.otherHands = true; });
    add(u"a"_s);
    complete(*anna, u"import"_s, u"anna's"_s);
    add(u"b"_s);
    const Claim claim = valueOf(anna->store.claimNext({u"verify"_s, u"import"_s}, 2));
    QCOMPARE(keysOf(claim.items), QStringList{u"b"_s});
    QCOMPARE(claim.shortage, Shortage::OtherHands);
}

void StepsTest::anExpiredLockIsNotOnesOwnEither()
{
    setRules(u"verify"_s, [](Queue &rules) {
        rules.otherHands = true;
        rules.lockDuration = std::chrono::seconds(1);
    });
    add(u"a"_s);
    complete(*anna, u"import"_s, u"anna's"_s);
    const Claim berts = take(*bert, u"verify"_s);
    const QDateTime end = berts.items.first().lock.expiresAt;
    QTRY_VERIFY(valueOf(anna->store.now()) > end);
    QVERIFY(take(*anna, u"verify"_s).items.isEmpty());
    QCOMPARE(valueOf(anna->store.claimItems({berts.items.first().id})).shortage,
             Shortage::NotForYou);
    QCOMPARE(take(*bert, u"verify"_s).items.size(), 1);
}

void StepsTest::otherHandsCanBeTurnedOff()
{
    setRules(u"verify"_s, [](Queue &rules) { rules.otherHands = true; });
    add(u"a"_s);
    complete(*anna, u"import"_s, u"anna's"_s);
    QVERIFY(take(*anna, u"verify"_s).items.isEmpty());
    setRules(u"verify"_s, [](Queue &rules) { rules.otherHands = false; });
    QCOMPARE(take(*anna, u"verify"_s).items.size(), 1);
}

INTRAY_TEST_GUILESS_MAIN(StepsTest)
#include "tst_steps.moc"
