// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "forging.h"
#include "store/work/questionstore.h"
#include "support/testclass.h"
#include "support/twoatwork.h"

using namespace intray;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// Anna asks about a record that she holds; bert, or the source, answers.
class QuestionsTest : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init();
    void cleanup();

    void whatIsAskedAboutWaitsForNobody();
    void whatWasTypedIsKept();
    void answeredItIsFirstForWhoAsked();
    void theAnswerHasWordsAndAValue();
    void itComesBackOnceAllIsAnswered();
    void lateItComesBackByItself();
    void askedAgainItWaitsAgain();
    void withdrawnItComesBack();
    void onlyWhoAskedOrASupervisorTakesItBack();
    void whatStaysIsWorkedOn();
    void completedItsQuestionsAreClosed();
    void sentAgainItAsksAndAnswersOnce();
    void aForeignLockAsksNothing();
    void questionsWithoutSenseAreRefused_data();
    void questionsWithoutSenseAreRefused();
    void whatIsAnsweredIsNotAnsweredAgain();
    void aNeededTagIsStillNeeded();
    void whereReturnsNeedAReasonTheQuestionIsIt();
    void theHistoryTellsBoth();
    void ofTwoKeyingsTheHistoryHidesTheWords();
    void theListsAreOfAQueueOrOfAll();

private:
    QuestionStore ask(Person &person) { return {*person.connection, person.store.identity()}; }
    Claim asked(const NewQuestion &question = {u"street"_s, u"bert"_s, u"Which street?"_s})
    {
        add(u"a"_s);
        const Claim claim = take(*anna);
        valueOf(ask(*anna).ask(claim.items.first().id, claim.lock, question));
        return claim;
    }
    QList<Question> of(ItemId item) { return valueOf(ask(*anna).ofItem(item)); }
    Item item(ItemId id) { return valueOf(anna->store.detail(id)).item; }
    void makeClerk(const QString &name)
    {
        valueOf(bert->store.setUser({name, name, true, {Role::Clerk}, {}}));
    }
    bool isFile() { return bert->connection->d().dialect == Dialect::Sqlite; }
};

void QuestionsTest::init()
{
    beginOn(engineOfRow());
    valueOf(bert->store.setUser({u"bert"_s, u"bert"_s, true, allRoles(), {}}));
    valueOf(bert->store.setUser({u"anna"_s, u"anna"_s, true, allRoles(), {}}));
}

void QuestionsTest::cleanup()
{
    if (!anna)
        return;
    valueOf(bert->store.setUser({u"anna"_s, u"anna"_s, true, allRoles(), {}}));
    sealNow(*database, *bert);
    QCOMPARE(valueOf(bert->store.audit()).violations.join(u'\n'), QString());
}

void QuestionsTest::whatIsAskedAboutWaitsForNobody()
{
    const ItemId id = asked().items.first().id;
    QVERIFY(take(*anna).items.isEmpty());
    QVERIFY(take(*bert).items.isEmpty());
    const Item waiting = item(id);
    QCOMPARE(waiting.state, State::Open);
    QCOMPARE(waiting.asked, Asked::Open);
    QVERIFY(waiting.lock.id.isEmpty());
    const Question question = of(id).value(0);
    QCOMPARE(waiting.availableAt, question.byWhen);
    QVERIFY(std::abs(question.askedAt.secsTo(question.byWhen) - 3 * 24 * 3600) <= 1);
    QCOMPARE(question.askedBy, u"anna"_s);
    QCOMPARE(question.whom, u"bert"_s);
    QCOMPARE(question.field, u"street"_s);
    QCOMPARE(question.text, u"Which street?"_s);
    QCOMPARE(question.key, u"a"_s);
    QCOMPARE(question.queue, q);
    QCOMPARE(question.state, Question::State::Open);
}

void QuestionsTest::whatWasTypedIsKept()
{
    add(u"a"_s);
    const Claim claim = take(*anna);
    const ItemId id = claim.items.first().id;
    const Record typed{{u"name"_s, u"Mill Lane"_s}};
    valueOf(anna->store.saveDraft(id, claim.lock, 1, typed));
    valueOf(ask(*anna).ask(id, claim.lock, {u"town"_s, {}, u"Which town?"_s}, typed));
    QCOMPARE(item(id).record.value(u"name"_s).toString(), u"Mill Lane"_s);
    QVERIFY(valueOf(anna->store.lostDrafts()).isEmpty());
}

void QuestionsTest::answeredItIsFirstForWhoAsked()
{
    const ItemId id = asked().items.first().id;
    add(u"b"_s, 9);
    valueOf(ask(*bert).answer(of(id).first().id, {u"Ask for the mill."_s, {}}));
    QCOMPARE(item(id).asked, Asked::Closed);
    const Claim mine = take(*anna);
    QCOMPARE(keysOf(mine.items), QStringList{u"a"_s});
    QCOMPARE(mine.items.first().asked, Asked::Closed);
    // Who gives it up then has it last, as ever.
    valueOf(anna->store.finish(id, mine.lock, Disposition::returnLater()));
    QCOMPARE(keysOf(take(*anna).items), QStringList{u"b"_s});
    QCOMPARE(keysOf(take(*anna).items), QStringList{u"a"_s});
}

void QuestionsTest::theAnswerHasWordsAndAValue()
{
    const ItemId id = asked().items.first().id;
    valueOf(ask(*bert).answer(of(id).first().id, {u"It moved."_s, u"Mill Lane"_s}));
    const Question answered = of(id).first();
    QCOMPARE(answered.state, Question::State::Answered);
    QCOMPARE(answered.answer, u"It moved."_s);
    QCOMPARE(answered.value, u"Mill Lane"_s);
    QCOMPARE(answered.answeredBy, u"bert"_s);
    QVERIFY(answered.answeredAt >= answered.askedAt);
}

void QuestionsTest::itComesBackOnceAllIsAnswered()
{
    add(u"a"_s);
    const Claim claim = take(*anna);
    const ItemId id = claim.items.first().id;
    NewQuestion first{u"street"_s, {}, u"Which street?"_s};
    first.stays = true;
    valueOf(ask(*anna).ask(id, claim.lock, first));
    valueOf(ask(*anna).ask(id, claim.lock, {u"town"_s, u"bert"_s, u"Which town?"_s}));
    QCOMPARE(of(id).size(), 2);
    valueOf(ask(*bert).answer(of(id).first().id, {{}, u"Mill Lane"_s}));
    QVERIFY(take(*anna).items.isEmpty());
    QCOMPARE(item(id).asked, Asked::Open);
    valueOf(ask(*bert).answer(of(id).last().id, {u"Leeds"_s, {}}));
    QCOMPARE(keysOf(take(*anna).items), QStringList{u"a"_s});
}

void QuestionsTest::lateItComesBackByItself()
{
    const ItemId id = asked({u"street"_s, u"bert"_s, u"Which street?"_s, 1s}).items.first().id;
    const QDateTime end = of(id).first().byWhen;
    QVERIFY(QTest::qWaitFor([&] { return valueOf(anna->store.now()) > end; }, 10'000));
    QVERIFY(of(id).first().isLate(valueOf(anna->store.now())));
    QVERIFY(take(*bert).items.isEmpty());
    const Claim mine = take(*anna);
    QCOMPARE(keysOf(mine.items), QStringList{u"a"_s});
    QCOMPARE(mine.items.first().asked, Asked::Open);
}

void QuestionsTest::askedAgainItWaitsAgain()
{
    const ItemId id = asked({u"street"_s, u"bert"_s, u"Which street?"_s, 1s}).items.first().id;
    const QDateTime end = of(id).first().byWhen;
    QVERIFY(QTest::qWaitFor([&] { return valueOf(anna->store.now()) > end; }, 10'000));
    valueOf(ask(*anna).give(of(id).first().id, u"@french"_s, 24h));
    QCOMPARE(of(id).first().whom, u"@french"_s);
    QCOMPARE(item(id).availableAt, of(id).first().byWhen);
    QVERIFY(take(*anna).items.isEmpty());
}

void QuestionsTest::withdrawnItComesBack()
{
    const ItemId id = asked().items.first().id;
    valueOf(ask(*anna).withdraw(of(id).first().id));
    QCOMPARE(of(id).first().state, Question::State::Withdrawn);
    QCOMPARE(keysOf(take(*anna).items), QStringList{u"a"_s});
}

void QuestionsTest::onlyWhoAskedOrASupervisorTakesItBack()
{
    if (isFile())
        QSKIP("Whoever has the file may do everything.");
    add(u"a"_s);
    const Claim claim = take(*bert);
    const ItemId id = claim.items.first().id;
    valueOf(ask(*bert).ask(id, claim.lock, {u"street"_s, u"anna"_s, u"Which?"_s}));
    makeClerk(u"anna"_s);
    const Error error = errorIn(ask(*anna).withdraw(of(id).first().id));
    QCOMPARE(error.kind, Error::Kind::NotPermitted);
    QVERIFY(error.sentence.contains(u"bert"_s));
    QCOMPARE(errorIn(ask(*anna).give(of(id).first().id, u"anna"_s, 1h)).kind,
             Error::Kind::NotPermitted);
    valueOf(ask(*anna).answer(of(id).first().id, {u"That one."_s, {}}));
}

void QuestionsTest::whatStaysIsWorkedOn()
{
    NewQuestion question{u"street"_s, {}, u"Which street?"_s};
    question.stays = true;
    const Claim claim = asked(question);
    const ItemId id = claim.items.first().id;
    QCOMPARE(item(id).state, State::Locked);
    QCOMPARE(item(id).asked, Asked::Open);
    valueOf(ask(*bert).answer(of(id).first().id, {u"This."_s, {}}));
    QCOMPARE(item(id).state, State::Locked);
    QCOMPARE(item(id).asked, Asked::Closed);
    valueOf(anna->store.finish(id, claim.lock, Disposition::complete()));
}

void QuestionsTest::completedItsQuestionsAreClosed()
{
    NewQuestion question{u"street"_s, {}, u"Which street?"_s};
    question.stays = true;
    const Claim claim = asked(question);
    const ItemId id = claim.items.first().id;
    valueOf(anna->store.finish(id, claim.lock, Disposition::complete()));
    QCOMPARE(of(id).first().state, Question::State::Closed);
    QVERIFY(valueOf(ask(*anna).questions(q, true)).isEmpty());
    QCOMPARE(errorIn(ask(*bert).answer(of(id).first().id, {u"This."_s, {}})).kind,
             Error::Kind::Invalid);
}

void QuestionsTest::sentAgainItAsksAndAnswersOnce()
{
    add(u"a"_s);
    const Claim claim = take(*anna);
    const ItemId id = claim.items.first().id;
    const OperationId operation = newId();
    const NewQuestion question{u"street"_s, {}, u"Which street?"_s};
    valueOf(ask(*anna).ask(id, claim.lock, question, {}, operation));
    valueOf(ask(*anna).ask(id, claim.lock, question, {}, operation));
    QCOMPARE(of(id).size(), 1);
    QVERIFY(valueOf(anna->store.outcomeOf(operation)).has_value());
    const OperationId answering = newId();
    valueOf(ask(*bert).answer(of(id).first().id, {u"This."_s, {}}, answering));
    valueOf(ask(*bert).answer(of(id).first().id, {u"This."_s, {}}, answering));
    QCOMPARE(kindsOf(id).count(u"answered"_s), 1);
}

void QuestionsTest::aForeignLockAsksNothing()
{
    add(u"a"_s);
    const Claim claim = take(*anna);
    const ItemId id = claim.items.first().id;
    const NewQuestion question{u"street"_s, {}, u"Which street?"_s};
    QCOMPARE(errorIn(ask(*bert).ask(id, claim.lock, question)).kind, Error::Kind::LockLost);
    QCOMPARE(errorIn(ask(*anna).ask(id, newId(), question)).kind, Error::Kind::LockLost);
    QVERIFY(of(id).isEmpty());
    QCOMPARE(item(id).asked, Asked::Nothing);
}

void QuestionsTest::questionsWithoutSenseAreRefused_data()
{
    QTest::addColumn<NewQuestion>("question");
    QTest::newRow("no text") << NewQuestion{u"street"_s, {}, u" \t"_s};
    QTest::newRow("longer than a page") << NewQuestion{u"street"_s, {}, QString(2001, u'x')};
    QTest::newRow("no time") << NewQuestion{u"street"_s, {}, u"Which?"_s, 0s};
    QTest::newRow("a year") << NewQuestion{u"street"_s, {}, u"Which?"_s, 24h * 365};
    QTest::newRow("to nobody") << NewQuestion{u"street"_s, u"@a b"_s, u"Which?"_s};
    QTest::newRow("to a stranger") << NewQuestion{u"street"_s, u"zoe"_s, u"Which?"_s};
}

void QuestionsTest::questionsWithoutSenseAreRefused()
{
    QFETCH(const NewQuestion, question);
    add(u"a"_s);
    const Claim claim = take(*anna);
    const ItemId id = claim.items.first().id;
    QVERIFY(!errorIn(ask(*anna).ask(id, claim.lock, question)).sentence.isEmpty());
    QCOMPARE(item(id).state, State::Locked);
    QVERIFY(of(id).isEmpty());
    QCOMPARE(kindsOf(id).count(u"returned"_s), 0);
}

void QuestionsTest::whatIsAnsweredIsNotAnsweredAgain()
{
    const ItemId id = asked().items.first().id;
    const qint64 question = of(id).first().id;
    QCOMPARE(errorIn(ask(*bert).answer(question, {u" "_s, {}})).kind, Error::Kind::Invalid);
    valueOf(ask(*bert).answer(question, {{}, QString()}));
    QCOMPARE(of(id).first().value, QString());
    const Error error = errorIn(ask(*anna).answer(question, {u"No, that."_s, {}}));
    QCOMPARE(error.kind, Error::Kind::Invalid);
    QVERIFY(error.sentence.contains(QString::number(question)));
    QCOMPARE(errorIn(ask(*anna).answer(999'999, {u"x"_s, {}})).kind, Error::Kind::NotFound);
}

void QuestionsTest::aNeededTagIsStillNeeded()
{
    valueOf(bert->store.setTags(u"anna"_s, q, {u"french"_s}));
    const ItemId id = add(u"a"_s);
    valueOf(bert->store.assign({id}, {u"@french"_s, {}}));
    const Claim claim = take(*anna);
    valueOf(ask(*anna).ask(id, claim.lock, {u"street"_s, {}, u"Which?"_s}));
    QCOMPARE(item(id).assignedTo, u"@french"_s);
    valueOf(ask(*bert).answer(of(id).first().id, {u"This."_s, {}}));
    QVERIFY(take(*bert).items.isEmpty());
    QCOMPARE(keysOf(take(*anna).items), QStringList{u"a"_s});
}

void QuestionsTest::whereReturnsNeedAReasonTheQuestionIsIt()
{
    setRules([](Queue &rules) { rules.reasonRequired = {Disposition::Kind::Return}; });
    const ItemId id = asked().items.first().id;
    QCOMPARE(valueOf(anna->store.history(id)).at(2).detail.value(u"reason"_s), u"Which street?"_s);
}

void QuestionsTest::theHistoryTellsBoth()
{
    const ItemId id = asked().items.first().id;
    valueOf(ask(*bert).answer(of(id).first().id, {u"This."_s, u"Mill Lane"_s}));
    QCOMPARE(kindsOf(id).mid(1),
             (QStringList{u"claimed"_s, u"returned"_s, u"assigned"_s, u"asked"_s, u"answered"_s}));
    const QList<Event> told = valueOf(anna->store.history(id));
    QCOMPARE(told.at(4).detail.value(u"question"_s), u"Which street?"_s);
    QCOMPARE(told.at(4).detail.value(u"field"_s), u"street"_s);
    QCOMPARE(told.at(4).detail.value(u"to"_s), u"bert"_s);
    QCOMPARE(told.at(5).detail.value(u"answer"_s), u"This."_s);
    QVERIFY(!told.at(5).detail.contains(u"value"_s)); // which the record keeps to itself
}

void QuestionsTest::ofTwoKeyingsTheHistoryHidesTheWords()
{
    valueOf(anna->store.addQueue(queueNamed(u"out"_s)));
    Queue decide = queueNamed(u"decide"_s);
    decide.nextQueue = u"out"_s;
    valueOf(anna->store.addQueue(decide));
    Queue again = queueNamed(u"again"_s);
    again.blindFields = {u"name"_s};
    again.decideQueue = u"decide"_s;
    again.nextQueue = u"out"_s;
    valueOf(anna->store.addQueue(again));
    setRules([](Queue &rules) { rules.nextQueue = u"again"_s; });
    const ItemId id = asked({u"street"_s, {}, u"Is it Mill Lane?"_s}).items.first().id;
    const Event told = valueOf(anna->store.history(id)).last();
    QCOMPARE(told.detail.value(u"field"_s), u"street"_s);
    QVERIFY(!told.detail.contains(u"question"_s));
    QCOMPARE(of(id).first().text, u"Is it Mill Lane?"_s);
}

void QuestionsTest::theListsAreOfAQueueOrOfAll()
{
    valueOf(anna->store.addQueue(queueNamed(u"other"_s)));
    const ItemId id = asked().items.first().id;
    QCOMPARE(valueOf(ask(*bert).questions(q, true)).size(), 1);
    QCOMPARE(valueOf(ask(*bert).questions({}, true)).size(), 1);
    QVERIFY(valueOf(ask(*bert).questions(u"other"_s, true)).isEmpty());
    QCOMPARE(errorIn(ask(*bert).questions(u"none"_s, true)).kind, Error::Kind::NotFound);
    valueOf(ask(*bert).answer(of(id).first().id, {u"This."_s, {}}));
    QVERIFY(valueOf(ask(*bert).questions(q, true)).isEmpty());
    QCOMPARE(valueOf(ask(*bert).questions(q, false)).size(), 1);
}

INTRAY_TEST_GUILESS_MAIN(QuestionsTest)
#include "tst_questions.moc"
