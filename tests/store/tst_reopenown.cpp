// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "forging.h"
#include "store/attachments/attachmentstore.h"
#include "support/testclass.h"
#include "support/twoatwork.h"

using namespace intray;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// Anna opens again what she finished herself, within the time that the queue allows. Bert is a
/// supervisor.
class ReopenOwnTest : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init();
    void cleanup();

    void theRuleIsKeptAndToldInTheHistoryOfRules();
    void aSpanOfNothingIsRefused();
    void whatIFinishedComesBackUnderALock_data();
    void whatIFinishedComesBackUnderALock();
    void theValuesAreThoseItWasFinishedWith();
    void aCompletionThatComesBackIsNotCounted();
    void anotherCompletionFollows();
    void usuallyAQueueAllowsNone();
    void afterTheTimeItSaysUntilWhen();
    void whatSomebodyElseFinishedStaysFinished();
    void whatIsNotFinishedStaysAsItIs();
    void aNoteIsNoWorkOnIt();
    void aSupervisorsReopeningEndsIt();
    void theNextStepIsWithdrawnAfterTheTenSecondsToo();
    void whatIsHeldInTheNextStepStaysThere();
    void whatWasReturnedInTheNextStepStaysThere();
    void whatIsAssignedInTheNextStepStaysThere();
    void whatWouldBeLostInTheNextStepKeepsItThere_data();
    void whatWouldBeLostInTheNextStepKeepsItThere();
    void aNoteThatStaysKeepsNothingBack();
    void theSecondKeyerNeedsNoSecondLookOnceItWasKeyed();
    void theLimitOfLocksHolds();
    void aPausedQueueGivesNothingBack();
    void whoMayNotTakeFromTheQueueGetsNothing();

private:
    void allow(const std::optional<std::chrono::seconds> &span, const QString &queue = {})
    {
        Queue rules = valueOf(bert->store.queue(queue.isEmpty() ? q : queue));
        rules.reopenOwn = span;
        valueOf(bert->store.setQueue(rules));
    }
    ItemId finish(Person &person, const Disposition &how = Disposition::complete())
    {
        const Claim claim = take(person);
        valueOf(person.store.finish(claim.items.first().id, claim.lock, how));
        return claim.items.first().id;
    }
    /// A step behind the queue; what is completed goes on there.
    void addStep(const std::function<void(Queue &)> &change = [](Queue &) {})
    {
        Queue second = queueNamed(u"second"_s);
        change(second);
        valueOf(bert->store.addQueue(second));
        setRules([](Queue &rules) { rules.nextQueue = u"second"_s; });
    }
    /// What stands in the next step and waits for somebody.
    ItemId waitingInTheNextStep()
    {
        ItemQuery query;
        query.queue = u"second"_s;
        const auto page = valueOf(bert->store.page(query, PageRequest{}));
        return page.items.size() == 1 ? page.items.first().id : ItemId();
    }
    void attachTo(ItemId item, const QByteArray &content)
    {
        AttachmentStore store(*bert->connection, bert->store.identity());
        valueOf(store.attach(
            {{item, {}, {}}, u"scan.txt"_s, u"text/plain"_s, content.size(), newId(), 0, content}));
    }
    Item item(ItemId id) { return valueOf(bert->store.detail(id)).item; }
    Error refused(ItemId id) { return errorIn(anna->store.reopenOwn(id)); }
};

void ReopenOwnTest::init()
{
    beginOn(engineOfRow());
    allow(30min);
}

void ReopenOwnTest::cleanup()
{
    if (!anna)
        return;
    valueOf(bert->store.setUser({u"anna"_s, u"anna"_s, true, allRoles(), {}}));
    QCOMPARE(valueOf(bert->store.audit()).violations.join(u'\n'), QString());
}

void ReopenOwnTest::theRuleIsKeptAndToldInTheHistoryOfRules()
{
    QCOMPARE(valueOf(anna->store.queue(q)).reopenOwn, std::optional<std::chrono::seconds>(30min));
    allow({});
    QVERIFY(!valueOf(anna->store.queue(q)).reopenOwn);
    const auto newest = valueOf(bert->store.ruleEvents(RulesOf::Queue, q)).first().changes();
    QCOMPARE(newest.size(), 1);
    QCOMPARE(newest.first().name, u"reopen_own_seconds"_s);
    QCOMPARE(newest.first().from.toInteger(), 1800);
    QVERIFY(newest.first().to.isUndefined() || newest.first().to.isNull());
}

void ReopenOwnTest::aSpanOfNothingIsRefused()
{
    Queue rules = valueOf(bert->store.queue(q));
    rules.reopenOwn = 0s;
    QCOMPARE(errorIn(bert->store.setQueue(rules)).kind, Error::Kind::Invalid);
}

void ReopenOwnTest::whatIFinishedComesBackUnderALock_data()
{
    QTest::addColumn<QString>("kind");
    for (const char *kind : {"complete", "dismiss", "fail"})
        QTest::newRow(kind) << QString::fromLatin1(kind);
}

void ReopenOwnTest::whatIFinishedComesBackUnderALock()
{
    QFETCH(QString, kind);
    add(u"a"_s);
    const ItemId id = finish(*anna, kind == u"complete"  ? Disposition::complete()
                                    : kind == u"dismiss" ? Disposition::dismiss()
                                                         : Disposition::fail(u"unreadable"_s));
    const Claim back = valueOf(anna->store.reopenOwn(id));
    QCOMPARE(keysOf(back.items), QStringList{u"a"_s});
    QCOMPARE(back.items.first().lock.user, u"anna"_s);
    QCOMPARE(item(id).state, State::Locked);
    const QStringList told = kindsOf(id);
    QCOMPARE(told.mid(told.size() - 2),
             (QStringList{kind == u"complete" ? u"taken_back"_s : u"reopened"_s, u"claimed"_s}));
    QVERIFY(valueOf(anna->store.detail(id)).finishedBy.isEmpty());
    valueOf(anna->store.finish(id, back.lock, Disposition::complete()));
}

void ReopenOwnTest::theValuesAreThoseItWasFinishedWith()
{
    add(u"a"_s);
    const ItemId id = finish(*anna, Disposition::complete(Record{{u"name"_s, u"corrected"_s}}));
    const Claim back = valueOf(anna->store.reopenOwn(id));
    QCOMPARE(back.items.first().record.value(u"name"_s).toString(), u"corrected"_s);
    QCOMPARE(valueOf(anna->store.mine()).size(), 1);
}

void ReopenOwnTest::aCompletionThatComesBackIsNotCounted()
{
    add(u"a"_s);
    const ItemId id = finish(*anna);
    const QDateTime since = QDateTime::currentDateTimeUtc().addDays(-1);
    QCOMPARE(valueOf(anna->store.counts(q, since)).doneToday, 1);
    (void)valueOf(anna->store.reopenOwn(id));
    QCOMPARE(valueOf(anna->store.counts(q, since)).doneToday, 0);
}

void ReopenOwnTest::anotherCompletionFollows()
{
    add(u"a"_s);
    const ItemId id = finish(*anna);
    for (const QString &name : {u"second"_s, u"third"_s}) {
        const Claim back = valueOf(anna->store.reopenOwn(id));
        valueOf(
            anna->store.finish(id, back.lock, Disposition::complete(Record{{u"name"_s, name}})));
    }
    QCOMPARE(item(id).record.value(u"name"_s).toString(), u"third"_s);
}

void ReopenOwnTest::usuallyAQueueAllowsNone()
{
    QVERIFY(!queueNamed(u"new"_s).reopenOwn);
    allow({});
    add(u"a"_s);
    const ItemId id = finish(*anna);
    QCOMPARE(refused(id).kind, Error::Kind::NotPermitted);
    QVERIFY(refused(id).sentence.contains(u"supervisor"_s));
    QCOMPARE(item(id).state, State::Done);
}

void ReopenOwnTest::afterTheTimeItSaysUntilWhen()
{
    allow(1s);
    add(u"a"_s);
    const ItemId id = finish(*anna);
    const QDateTime end = valueOf(bert->store.detail(id)).finishedAt.addSecs(1);
    QVERIFY(QTest::qWaitFor([&] { return valueOf(anna->store.now()) > end; }, 10'000));
    const Error error = refused(id);
    QCOMPARE(error.kind, Error::Kind::NotPermitted);
    QVERIFY2(error.sentence.contains(u"until"_s), qPrintable(error.sentence));
    QCOMPARE(item(id).state, State::Done);
    allow(30min); // counts at once, also for what was finished before
    QCOMPARE(valueOf(anna->store.reopenOwn(id)).items.size(), 1);
}

void ReopenOwnTest::whatSomebodyElseFinishedStaysFinished()
{
    add(u"a"_s);
    const ItemId id = finish(*bert);
    QCOMPARE(refused(id).kind, Error::Kind::NotPermitted);
    QCOMPARE(item(id).state, State::Done);
}

void ReopenOwnTest::whatIsNotFinishedStaysAsItIs()
{
    const ItemId id = add(u"a"_s);
    QCOMPARE(refused(id).kind, Error::Kind::Invalid);
    const Claim claim = take(*anna);
    QCOMPARE(refused(id).kind, Error::Kind::Invalid);
    valueOf(anna->store.finish(id, claim.lock, Disposition::returnLater()));
    QCOMPARE(refused(id).kind, Error::Kind::Invalid);
    QCOMPARE(refused(ItemId(id.value() + 1000)).kind, Error::Kind::NotFound);
}

void ReopenOwnTest::aNoteIsNoWorkOnIt()
{
    add(u"a"_s);
    const ItemId id = finish(*anna);
    valueOf(bert->store.note(id, u"looks odd"_s));
    QCOMPARE(valueOf(anna->store.reopenOwn(id)).items.size(), 1);
}

void ReopenOwnTest::aSupervisorsReopeningEndsIt()
{
    add(u"a"_s);
    const ItemId id = finish(*anna);
    valueOf(bert->store.reopen(id));
    QCOMPARE(refused(id).kind, Error::Kind::Invalid);
    const ItemId again = finish(*bert);
    QCOMPARE(again, id);
    QCOMPARE(refused(id).kind, Error::Kind::NotPermitted);
}

void ReopenOwnTest::theNextStepIsWithdrawnAfterTheTenSecondsToo()
{
    addStep();
    add(u"a"_s);
    const ItemId id = finish(*anna);
    letWaitingCome(*database);
    QCOMPARE(valueOf(anna->store.reopenOwn(id)).items.size(), 1);
    QVERIFY(valueOf(bert->store.claimNext({u"second"_s})).items.isEmpty());
    sealNow(*database, *bert);
}

void ReopenOwnTest::whatIsHeldInTheNextStepStaysThere()
{
    addStep();
    add(u"a"_s);
    const ItemId id = finish(*anna);
    letWaitingCome(*database);
    QCOMPARE(valueOf(bert->store.claimNext({u"second"_s})).items.size(), 1);
    QCOMPARE(refused(id).kind, Error::Kind::Invalid);
    QVERIFY(refused(id).sentence.contains(u"another step"_s));
    QCOMPARE(item(id).state, State::Done);
}

void ReopenOwnTest::whatWasReturnedInTheNextStepStaysThere()
{
    addStep();
    add(u"a"_s);
    const ItemId id = finish(*anna);
    letWaitingCome(*database);
    const Claim held = valueOf(bert->store.claimNext({u"second"_s}));
    valueOf(bert->store.finish(held.items.first().id, held.lock, Disposition::returnLater()));
    QCOMPARE(refused(id).kind, Error::Kind::Invalid);
}

void ReopenOwnTest::whatIsAssignedInTheNextStepStaysThere()
{
    addStep();
    add(u"a"_s);
    const ItemId id = finish(*anna);
    letWaitingCome(*database);
    const ItemId step = waitingInTheNextStep();
    QCOMPARE(valueOf(bert->store.assign({step}, {u"bert"_s, {}})).done.size(), 1);
    QCOMPARE(refused(id).kind, Error::Kind::Invalid);
    QCOMPARE(item(id).state, State::Done);
}

void ReopenOwnTest::whatWouldBeLostInTheNextStepKeepsItThere_data()
{
    QTest::addColumn<QString>("work");
    QTest::addColumn<bool>("isTakenBack");
    for (const char *work : {"note", "file", "assignment"})
        for (const bool isTakenBack : {false, true})
            QTest::addRow("%s, %s", work, isTakenBack ? "taking back" : "reopening")
                << QString::fromLatin1(work) << isTakenBack;
}

/// With the step that is withdrawn it would go for good.
void ReopenOwnTest::whatWouldBeLostInTheNextStepKeepsItThere()
{
    QFETCH(QString, work);
    QFETCH(bool, isTakenBack);
    addStep();
    add(u"a"_s);
    const Disposition done = Disposition::complete();
    const ItemId id = finish(*anna, done);
    const ItemId step = waitingInTheNextStep();
    if (work == u"note")
        valueOf(bert->store.note(step, u"rang them: it is number 7"_s));
    else if (work == u"file")
        attachTo(step, "what the scan says");
    else
        valueOf(bert->store.assign({step}, {u"bert"_s, {}}));
    const Error error =
        isTakenBack ? errorIn(anna->store.takeBack(id, done.operation)) : refused(id);
    QCOMPARE(error.kind, Error::Kind::Invalid);
    QVERIFY2(error.sentence.contains(u"another step"_s), qPrintable(error.sentence));
    QCOMPARE(item(id).state, State::Done);
    QCOMPARE(waitingInTheNextStep(), step);
    AttachmentStore store(*bert->connection, bert->store.identity());
    QCOMPARE(valueOf(store.attachments(step)).size(), work == u"file" ? 1 : 0);
    QCOMPARE(kindsOf(step).count(u"noted"_s), work == u"note" ? 1 : 0);
}

/// What was sent back comes again in the item that was there before, and that one stays.
void ReopenOwnTest::aNoteThatStaysKeepsNothingBack()
{
    addStep();
    add(u"a"_s);
    finish(*anna);
    letWaitingCome(*database);
    const Claim held = valueOf(bert->store.claimNext({u"second"_s}));
    const ItemId step = held.items.first().id;
    valueOf(bert->store.finish(step, held.lock, Disposition::sendBack(u"which one?"_s)));
    letWaitingCome(*database);
    const ItemId id = finish(*anna);
    valueOf(bert->store.note(step, u"rang them: it is number 7"_s));
    attachTo(step, "what the scan says");
    QCOMPARE(valueOf(anna->store.reopenOwn(id)).items.size(), 1);
    AttachmentStore store(*bert->connection, bert->store.identity());
    QCOMPARE(valueOf(store.attachments(step)).size(), 1);
    QCOMPARE(kindsOf(step).count(u"noted"_s), 1);
}

void ReopenOwnTest::theSecondKeyerNeedsNoSecondLookOnceItWasKeyed()
{
    valueOf(bert->store.addQueue(queueNamed(u"decide"_s)));
    addStep([](Queue &second) {
        second.blindFields = {u"name"_s};
        second.decideQueue = u"decide"_s;
        second.otherHands = true;
    });
    add(u"a"_s);
    const ItemId id = finish(*anna);
    letWaitingCome(*database);
    const Claim keyed = valueOf(bert->store.claimNext({u"second"_s}));
    QCOMPARE(keyed.items.size(), 1);
    valueOf(bert->store.finish(keyed.items.first().id, keyed.lock,
                               Disposition::complete(Record{{u"name"_s, u"other"_s}})));
    QCOMPARE(refused(id).kind, Error::Kind::Invalid);
}

void ReopenOwnTest::theLimitOfLocksHolds()
{
    setRules([](Queue &rules) { rules.locksPerUser = 1; });
    add(u"a"_s);
    add(u"b"_s);
    const ItemId id = finish(*anna);
    const Claim held = take(*anna);
    const Claim none = valueOf(anna->store.reopenOwn(id));
    QVERIFY(none.items.isEmpty());
    QCOMPARE(none.shortage, Shortage::LockLimit);
    QCOMPARE(item(id).state, State::Done);
    valueOf(anna->store.finish(held.items.first().id, held.lock, Disposition::returnLater()));
    QCOMPARE(valueOf(anna->store.reopenOwn(id)).items.size(), 1);
}

void ReopenOwnTest::aPausedQueueGivesNothingBack()
{
    add(u"a"_s);
    const ItemId id = finish(*anna);
    valueOf(bert->store.pauseQueue(q, true));
    QCOMPARE(valueOf(anna->store.reopenOwn(id)).shortage, Shortage::Paused);
    QCOMPARE(item(id).state, State::Done);
}

/// In a file everybody may who can write it.
void ReopenOwnTest::whoMayNotTakeFromTheQueueGetsNothing()
{
    if (database->connect()->d().dialect == Dialect::Sqlite)
        return;
    add(u"a"_s);
    const ItemId id = finish(*anna);
    valueOf(bert->store.addQueue(queueNamed(u"elsewhere"_s)));
    valueOf(bert->store.setUser({u"anna"_s, u"anna"_s, true, {Role::Clerk}, {u"elsewhere"_s}}));
    QCOMPARE(refused(id).kind, Error::Kind::NotFound);
    QCOMPARE(item(id).state, State::Done);
}

INTRAY_TEST_GUILESS_MAIN(ReopenOwnTest)
#include "tst_reopenown.moc"
