// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/sql.h"
#include "store/line/verbs.h"
#include "store/line/writing.h"
#include "store/refusals/refusals.h"
#include "support/testclass.h"
#include "support/twoatwork.h"

#include <thread>

using namespace intray;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// The rules of a queue: what is kept, what contradicts itself, what is measured for them.
class QueueRulesTest : public QObject, private TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init() { beginOn(engineOfRow()); }
    void cleanup()
    {
        anna.reset();
        bert.reset();
    }
    void whatSeveralEditAtTheSameMomentIsAllKept();

    void warningsReasonsAndThePauseMessageAreKept();
    void aWarningAsLongAsTheLockIsRefused();
    void aLastWarningBeforeTheFirstIsRefused();
    void aHoldShorterThanTheLockIsRefused();
    void aCircleOfQueuesIsRefused();
    void aWayThatOnlyJoinsACircleElsewhereIsNotOne();
    void theMessageOfAPauseGoesWithIt();
    void aLaterStepHasTheLabelsAndRulesOfTheFirst();
    void aLaterStepWithRulesOfItsOwnKeepsThem();
    void locksThatAreHeldKeepTheirEnd();
    void handlingTimesAreMeasuredFromTheClaim();
    void onlyCompletionsOfThisQueueAreMeasured();
    void loadsCountWhatIsOpenAndHeld();
    void whatIsNoWayOfFinishingFinishesNothing();
    void onlyWhatWasChangedIsWritten();
    void whatTwoChangedIsNamedAndNotWritten();
    void nobodyComesBetweenReadingAndWriting();
    void aPauseMeanwhileIsNotTakenBack();

private:
    void changeOften(const QString &user, const std::function<void(Queue &)> &change);
    Outcome<Queue> changed(const std::function<void(Queue &)> &change)
    {
        Queue rules = valueOf(anna->store.queue(q));
        change(rules);
        return anna->store.setQueue(rules);
    }
    bool isRefused(const std::function<void(Queue &)> &change)
    {
        const Queue before = valueOf(anna->store.queue(q));
        const auto after = changed(change);
        return !after && after.error().kind == Error::Kind::Invalid &&
               valueOf(anna->store.queue(q)) == before;
    }
    void completeAfter(Person &person, const Claim &claim, std::chrono::seconds span)
    {
        const QDateTime since = claim.items.constFirst().lock.lockedAt.addSecs(span.count());
        QVERIFY(QTest::qWaitFor([&] { return valueOf(anna->store.now()) >= since; }, 10'000));
        valueOf(person.store.finishAll(claim.lock, Disposition::complete()));
    }
};

static QJsonObject schemaOf(const QString &label)
{
    return {{u"type"_s, u"object"_s},
            {u"properties"_s, QJsonObject{{u"day"_s, QJsonObject{{u"title"_s, label},
                                                                 {u"type"_s, u"string"_s},
                                                                 {u"format"_s, u"date"_s}}}}}};
}

void QueueRulesTest::aLaterStepHasTheLabelsAndRulesOfTheFirst()
{
    Queue third = queueNamed(u"third"_s);
    valueOf(anna->store.addQueue(third));
    Queue second = queueNamed(u"second"_s);
    second.nextQueue = third.name;
    valueOf(anna->store.addQueue(second));
    setRules([&](Queue &first) {
        first.nextQueue = second.name;
        first.recordSchema = schemaOf(u"Date of birth"_s);
    });
    QCOMPARE(valueOf(bert->store.queue(u"second"_s)).recordSchema, schemaOf(u"Date of birth"_s));
    QCOMPARE(valueOf(bert->store.queue(u"third"_s)).recordSchema, schemaOf(u"Date of birth"_s));
    setRules([&](Queue &first) { first.recordSchema = schemaOf(u"Born on"_s); });
    QCOMPARE(valueOf(bert->store.queue(u"third"_s)).recordSchema, schemaOf(u"Born on"_s));
}

void QueueRulesTest::aLaterStepWithRulesOfItsOwnKeepsThem()
{
    Queue second = queueNamed(u"second"_s);
    second.recordSchema = schemaOf(u"Day"_s);
    valueOf(anna->store.addQueue(second));
    setRules([&](Queue &first) {
        first.nextQueue = second.name;
        first.recordSchema = schemaOf(u"Date of birth"_s);
    });
    QCOMPARE(valueOf(bert->store.queue(u"second"_s)).recordSchema, schemaOf(u"Day"_s));
}

void QueueRulesTest::warningsReasonsAndThePauseMessageAreKept()
{
    const auto kept = changed([](Queue &rules) {
        rules.firstWarning = 600s;
        rules.lastWarning = 90s;
        rules.paused = true;
        rules.pauseMessage = u"Back at 2 pm; \"ask\" Ömer."_s;
        rules.reasons = {{Disposition::Kind::Fail, {u"No address"_s, u"It's a double"_s}}};
    });
    QVERIFY(kept.has_value());
    const Queue rules = valueOf(bert->store.queue(q));
    QCOMPARE(rules.firstWarning, std::optional(600s));
    QCOMPARE(rules.lastWarning, std::optional(90s));
    QCOMPARE(rules.pauseMessage, u"Back at 2 pm; \"ask\" Ömer."_s);
    QCOMPARE(rules.reasons.value(Disposition::Kind::Fail),
             QStringList({u"No address"_s, u"It's a double"_s}));
    setRules([](Queue &again) {
        again.firstWarning.reset();
        again.lastWarning.reset();
    });
    QVERIFY(!valueOf(bert->store.queue(q)).firstWarning);
    QVERIFY(!valueOf(bert->store.queue(q)).lastWarning);
}

void QueueRulesTest::aWarningAsLongAsTheLockIsRefused()
{
    QVERIFY(isRefused([](Queue &rules) { rules.firstWarning = rules.lockDuration; }));
    QVERIFY(isRefused([](Queue &rules) { rules.lastWarning = rules.lockDuration + 1s; }));
    QVERIFY(isRefused([](Queue &rules) { rules.lastWarning = 0s; }));
    setRules([](Queue &rules) { rules.firstWarning = rules.lockDuration - 1s; });
}

void QueueRulesTest::whatSeveralEditAtTheSameMomentIsAllKept()
{
    constexpr int times = 20;
    const auto addReasons = [&](Person &person, const QString &name) {
        for (int i = 0; i < times; ++i)
            valueOf(person.store.editQueue(q, [&](Queue rules) -> Outcome<Queue> {
                rules.reasons[Disposition::Kind::Fail] << name + QString::number(i);
                return rules;
            }));
    };
    std::thread other([&] { addReasons(*bert, u"bert"_s); });
    addReasons(*anna, u"anna"_s);
    other.join();
    QCOMPARE(valueOf(anna->store.queue(q)).reasons.value(Disposition::Kind::Fail).size(),
             2 * times);
}

void QueueRulesTest::aLastWarningBeforeTheFirstIsRefused()
{
    QVERIFY(isRefused([](Queue &rules) {
        rules.firstWarning = 60s;
        rules.lastWarning = 60s;
    }));
}

void QueueRulesTest::aHoldShorterThanTheLockIsRefused()
{
    QVERIFY(isRefused([](Queue &rules) { rules.longestHold = rules.lockDuration - 1s; }));
}

void QueueRulesTest::aCircleOfQueuesIsRefused()
{
    Queue verify = queueNamed(u"verify"_s);
    verify.nextQueue = q;
    valueOf(anna->store.addQueue(verify));
    Queue import = queueNamed(u"import"_s);
    import.nextQueue = u"verify"_s;
    valueOf(anna->store.addQueue(import));
    QVERIFY(isRefused([](Queue &rules) { rules.nextQueue = u"import"_s; }));
    const auto refused = changed([](Queue &rules) { rules.nextQueue = u"verify"_s; });
    QVERIFY(refused.error().sentence.contains(u"circle"_s));
    QVERIFY(refused.error().sentence.contains(q));
}

void QueueRulesTest::aWayThatOnlyJoinsACircleElsewhereIsNotOne()
{
    valueOf(anna->store.addQueue(queueNamed(u"end"_s)));
    Queue verify = queueNamed(u"verify"_s);
    verify.nextQueue = u"end"_s;
    valueOf(anna->store.addQueue(verify));
    setRules([](Queue &rules) { rules.nextQueue = u"verify"_s; });
    QCOMPARE(valueOf(anna->store.queue(q)).nextQueue, u"verify"_s);
}

void QueueRulesTest::theMessageOfAPauseGoesWithIt()
{
    valueOf(anna->store.pauseQueue(q, true, u"Until the new list is here."_s));
    QVERIFY(valueOf(bert->store.queue(q)).paused);
    QCOMPARE(valueOf(bert->store.queue(q)).pauseMessage, u"Until the new list is here."_s);
    valueOf(anna->store.pauseQueue(q, false));
    QVERIFY(!valueOf(bert->store.queue(q)).paused);
    QCOMPARE(valueOf(bert->store.queue(q)).pauseMessage, QString());
}

void QueueRulesTest::locksThatAreHeldKeepTheirEnd()
{
    add(u"A"_s);
    add(u"B"_s);
    const Claim before = take(*bert);
    setRules([](Queue &rules) { rules.lockDuration = 60s; });
    QCOMPARE(valueOf(bert->store.mine()).constFirst().item.lock.expiresAt,
             before.items.constFirst().lock.expiresAt);
    const Lock after = take(*bert).items.constFirst().lock;
    QCOMPARE(after.lockedAt.secsTo(after.expiresAt), 60);
}

void QueueRulesTest::handlingTimesAreMeasuredFromTheClaim()
{
    QCOMPARE(valueOf(anna->store.handlingTimes(q)).items, 0);
    for (const QString &key : {u"A"_s, u"B"_s, u"C"_s})
        add(key);
    const Claim slow = take(*anna);
    for (int quick = 0; quick < 2; ++quick)
        completeAfter(*bert, take(*bert), 0s);
    completeAfter(*anna, slow, 2s);
    const HandlingTimes times = valueOf(anna->store.handlingTimes(q));
    QCOMPARE(times.items, 3);
    QVERIFY2(times.ninetyNine >= 2s, qPrintable(QString::number(times.ninetyNine.count())));
    QVERIFY2(times.median <= times.ninetyNine, qPrintable(QString::number(times.median.count())));
    QVERIFY(times.median < 2s);
}

void QueueRulesTest::onlyCompletionsOfThisQueueAreMeasured()
{
    valueOf(anna->store.addQueue(queueNamed(u"other"_s)));
    valueOf(anna->store.addItem(u"other"_s, newItem(u"X"_s)));
    const Claim other = valueOf(bert->store.claimNext({u"other"_s}));
    valueOf(bert->store.finishAll(other.lock, Disposition::complete()));
    add(u"A"_s);
    valueOf(bert->store.finishAll(take(*bert).lock, Disposition::dismiss()));
    QCOMPARE(valueOf(anna->store.handlingTimes(q)).items, 0);
    QCOMPARE(valueOf(anna->store.handlingTimes(u"other"_s)).items, 1);
}

void QueueRulesTest::loadsCountWhatIsOpenAndHeld()
{
    add(u"A"_s);
    add(u"B"_s);
    add(u"C"_s);
    take(*bert);
    const QList<QueueLoad> loads = valueOf(anna->store.loads());
    QCOMPARE(loads.size(), 1);
    QCOMPARE(loads.constFirst().queue, q);
    QCOMPARE(loads.constFirst().open, 2);
    QCOMPARE(loads.constFirst().held, 1);
}

/// Somebody calls the functions of a server by hand.
void QueueRulesTest::whatIsNoWayOfFinishingFinishesNothing()
{
    if (engineOfRow() == u"sqlite")
        QSKIP("In a file nobody calls functions.");
    setRules([](Queue &rules) { rules.dispositions = {Disposition::Kind::Complete}; });
    const ItemId item = add(u"a"_s);
    const Claim claim = take(*anna);
    const bool isMaria = engineOfRow() == u"mariadb";
    const QString schema = isMaria ? QString() : u"intray."_s;
    const QString call = isMaria ? u"CALL %1(%2, '%3', %4, %5, NULL, NULL, 0, NULL, ''%6)"_s
                                 : u"CALL %1(%2, '%3', %4, %5, NULL, NULL, 0, NULL, ''%6, NULL)"_s;
    const QString one = schema + u"finish"_s;
    const QString next =
        isMaria ? u"finish_and_take_with_care"_s : schema + u"finish_and_take_next"_s;
    const QString queues = u", '[\"work\"]', '%1'"_s.arg(newId());
    const auto said = [&](const QString &verb, const QString &kind, const QString &operation) {
        const QString text = call.arg(verb, QString::number(item.value()), claim.lock, kind,
                                      operation, verb == next ? queues : QString());
        const auto answer =
            attempt(*anna->connection, [&](Sql &sql) -> Outcome<QList<QJsonObject>> {
                return sql.allOfText(text, {}, [](const Row &row) { return row.json("answer"); });
            });
        return refusals::in(valueOf(answer).constFirst());
    };
    const QString operation = u"'%1'"_s.arg(newId());
    for (const QString &verb : {one, next}) {
        for (const QString &kind : {u"NULL"_s, u"'failed'"_s, u"''"_s})
            QCOMPARE(said(verb, kind, operation).sentence, refused("unknown_disposition").sentence);
        QCOMPARE(said(verb, u"'complete'"_s, u"NULL"_s).kind, Error::Kind::Invalid);
    }
    if (isMaria) // leaves it to the one with care
        anna->connection->d().execute(call.arg(u"finish_and_take_next"_s,
                                               QString::number(item.value()), claim.lock,
                                               u"'complete'"_s, u"NULL"_s, queues));
    QCOMPARE(valueOf(anna->store.mine()).size(), 1);
    valueOf(anna->store.finish(item, claim.lock, Disposition::complete()));
}

void QueueRulesTest::onlyWhatWasChangedIsWritten()
{
    const Queue before = valueOf(anna->store.queue(q));
    setRules([](Queue &rules) { rules.title = u"Theirs"_s; });
    Queue mine = before;
    mine.lockDuration = 60s;
    const MergedRules merged = valueOf(bert->store.changeQueue(before, mine));
    QVERIFY(merged.both.isEmpty());
    QCOMPARE(merged.rules, valueOf(anna->store.queue(q)));
    QCOMPARE(merged.rules.title, u"Theirs"_s);
    QCOMPARE(merged.rules.lockDuration, 60s);
}

void QueueRulesTest::whatTwoChangedIsNamedAndNotWritten()
{
    const Queue before = valueOf(anna->store.queue(q));
    setRules([](Queue &rules) { rules.title = u"Theirs"_s; });
    Queue mine = before;
    mine.title = u"Mine"_s;
    mine.lockDuration = 60s;
    const MergedRules merged = valueOf(bert->store.changeQueue(before, mine));
    QCOMPARE(merged.both, QList<ChangedRule>{ChangedRule::Title});
    QCOMPARE(valueOf(anna->store.queue(q)).title, u"Theirs"_s);
    QCOMPARE(valueOf(anna->store.queue(q)).lockDuration, before.lockDuration);
    QVERIFY(valueOf(bert->store.changeQueue(before, mine, true)).both.isEmpty());
    QCOMPARE(valueOf(anna->store.queue(q)).title, u"Mine"_s);
}

void QueueRulesTest::changeOften(const QString &user, const std::function<void(Queue &)> &change)
{
    Person person(*database, user);
    for (int times = 0; times < 60; ++times) {
        const Queue before = valueOf(person.store.queue(q));
        Queue mine = before;
        change(mine);
        valueOf(person.store.changeQueue(before, mine, true));
    }
}

// Each adds to a rule of its own what it has read there, so a change that is taken back is missing
// at the end.
void QueueRulesTest::nobodyComesBetweenReadingAndWriting()
{
    const Queue before = valueOf(anna->store.queue(q));
    std::thread other(
        [this] { changeOften(u"bert"_s, [](Queue &rules) { rules.lockDuration += 1s; }); });
    changeOften(u"anna"_s, [](Queue &rules) { rules.longestHold += 1s; });
    other.join();
    const Queue after = valueOf(anna->store.queue(q));
    QCOMPARE(after.lockDuration, before.lockDuration + 60s);
    QCOMPARE(after.longestHold, before.longestHold + 60s);
}

// Who writes under the number of a change that is no longer the newest writes nothing.
void QueueRulesTest::aPauseMeanwhileIsNotTakenBack()
{
    const auto seen = attempt(*anna->connection, [&](Sql &sql) -> Outcome<qint64> {
        return sql.number("change_of_queue", {{":name", q}}, "n").toLongLong();
    });
    const Queue rules = valueOf(anna->store.queue(q));
    valueOf(bert->store.pauseQueue(q, true, u"lunch"_s));
    const Identity me = anna->connection->identityFor({u"anna"_s, u"desk-of-anna"_s});
    const auto isWritten =
        carryOut(*anna->connection, me, verbs::setQueue, rules, std::optional(valueOf(seen)));
    QVERIFY(!valueOf(isWritten));
    QVERIFY(valueOf(anna->store.queue(q)).paused);
}

INTRAY_TEST_GUILESS_MAIN(QueueRulesTest)
#include "tst_queuerules.moc"
