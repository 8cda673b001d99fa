// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "forging.h"
#include "queue/historypage.h"
#include "support/testclass.h"
#include "support/testengine.h"

#include <QJsonDocument>

using namespace intray;
using namespace Qt::StringLiterals;

/// The same fields keyed twice by two people, neither seeing what the other keyed, and a third who
/// decides where they differ.
class BlindKeyingTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init();
    void cleanup();

    void theSecondGetsTheFieldsEmptied();
    void theHistoryTellsNoDigest();
    void whatTheFirstTakesBackStaysHiddenFromTheSecond();
    void equalKeyingsGoOn();
    void whiteSpaceAroundAndMissingMakeNoDifference();
    void differingKeyingsGoToAThird();
    void neitherOfTheTwoIsTheThird();
    void whatTheThirdDecidesGoesOnAndIsNoted();
    void takingBackTheSecondKeyingForgetsIt();
    void takingBackTheDecisionForgetsIt();
    void theSecondCanSendBackAndGetsItEmptiedAgain();
    void whoHasSeenTheFirstIsNotTheSecond();
    void theThirdCanSendBack();
    void whatWasKeyedAgainAlikeGoesOnFromWhereItWasSentBack();
    void aShareIsDrawnAndTheRestGoesPast();
    void withoutAQueueThatDecidesItIsRefused();
    void whoDecidesIsAlwaysAnother();
    void whatNobodyKeyedFirstIsNotCompared();
    void fieldsOfAnyNameAreKeyedAgain_data();
    void fieldsOfAnyNameAreKeyedAgain();

private:
    static Record keyed(const QString &city, const QString &phone);
    Claim take(Person &person, const QString &queue);
    ItemId end(Person &person, const QString &queue, const Disposition &disposition);
    ItemId key(Person &person, const QString &queue, const QString &city, const QString &phone);
    Record recordIn(const QString &queue);
    void setRules(const QString &queue, const std::function<void(Queue &)> &change);
    qsizetype openIn(const QString &queue);
    FieldErrors errorsOf(const QString &field);

    std::unique_ptr<TestDatabase> database;
    std::unique_ptr<Person> anna;
    std::unique_ptr<Person> bert;
    std::unique_ptr<Person> carl;
};

void BlindKeyingTest::init()
{
    for (auto *person : {&anna, &bert, &carl})
        person->reset();
    database = databaseOf(engineOfRow());
    anna = std::make_unique<Person>(*database, u"anna"_s);
    bert = std::make_unique<Person>(*database, u"bert"_s);
    carl = std::make_unique<Person>(*database, u"carl"_s);
    const auto addQueue = [this](const QString &name, const QString &next) {
        Queue queue = queueNamed(name);
        queue.nextQueue = next;
        if (name == u"again") {
            queue.blindFields = {u"city"_s, u"phone"_s};
            queue.decideQueue = u"decide"_s;
        }
        valueOf(anna->store.addQueue(queue));
    };
    addQueue(u"out"_s, {});
    addQueue(u"decide"_s, u"out"_s);
    addQueue(u"again"_s, u"out"_s);
    addQueue(u"key"_s, u"again"_s);
    valueOf(anna->store.addItem(u"key"_s, newItem(u"a"_s)));
    valueOf(anna->store.widenFields(u"key"_s, {u"city"_s, u"phone"_s}));
}

void BlindKeyingTest::cleanup()
{
    if (anna)
        QCOMPARE(valueOf(anna->store.audit()).violations.join(u'\n'), QString());
}

Record BlindKeyingTest::keyed(const QString &city, const QString &phone)
{
    return {{u"name"_s, u"ann"_s}, {u"city"_s, city}, {u"phone"_s, phone}};
}

Claim BlindKeyingTest::take(Person &person, const QString &queue)
{
    return valueOf(person.store.claimNext({queue}));
}

ItemId BlindKeyingTest::end(Person &person, const QString &queue, const Disposition &disposition)
{
    const Claim claim = take(person, queue);
    if (claim.items.isEmpty())
        qFatal("Nothing in %s for %s.", qPrintable(queue),
               qPrintable(person.store.identity().user));
    valueOf(person.store.finish(claim.items.first().id, claim.lock, disposition));
    letWaitingCome(*database);
    sealNow(*database, *anna);
    return claim.items.first().id;
}

ItemId BlindKeyingTest::key(Person &person, const QString &queue, const QString &city,
                            const QString &phone)
{
    return end(person, queue, Disposition::complete(keyed(city, phone)));
}

void BlindKeyingTest::setRules(const QString &queue, const std::function<void(Queue &)> &change)
{
    Queue rules = valueOf(anna->store.queue(queue));
    change(rules);
    valueOf(anna->store.setQueue(rules));
}

qsizetype BlindKeyingTest::openIn(const QString &queue)
{
    PageRequest all;
    all.limit = 500;
    return valueOf(anna->store.page({queue, State::Open, {}, {}, {}, {}}, all)).items.size();
}

Record BlindKeyingTest::recordIn(const QString &queue)
{
    const auto page = valueOf(anna->store.page({queue, State::Open, {}, {}, {}, {}}, {}));
    return page.items.isEmpty() ? Record() : page.items.first().record;
}

FieldErrors BlindKeyingTest::errorsOf(const QString &field)
{
    for (const FieldErrors &errors : valueOf(anna->store.errors(u"again"_s)))
        if (errors.field == field)
            return errors;
    return {};
}

void BlindKeyingTest::theSecondGetsTheFieldsEmptied()
{
    key(*anna, u"key"_s, u"Boazfirst"_s, u"12345"_s);
    const Claim claim = take(*bert, u"again"_s);
    const Record emptied{{u"name"_s, u"ann"_s}};
    QCOMPARE(claim.items.first().record, emptied);
    const ItemDetail detail = valueOf(bert->store.detail(claim.items.first().id));
    QCOMPARE(detail.imported, emptied);
    QCOMPARE(detail.context, QJsonObject());
    ItemQuery find{u"again"_s, State::Locked, {}, {}, {}, {}};
    find.find = u"boazfirst"_s;
    QVERIFY(valueOf(bert->store.page(find, {})).items.isEmpty());
    find.find = u"ann"_s; // what is not keyed again is found
    QCOMPARE(valueOf(bert->store.page(find, {})).items.size(), 1);
    for (const Event &event : valueOf(bert->store.history(claim.items.first().id)))
        QVERIFY(!QJsonDocument(event.detail).toJson().contains("Boazfirst"));
}

/// What is keyed blindly is short: a digest of the record is as good as the record to who can
/// guess.
void BlindKeyingTest::theHistoryTellsNoDigest()
{
    const ItemId first = key(*anna, u"key"_s, u"Boaz"_s, u"12345"_s);
    const ItemId second = end(*bert, u"again"_s, Disposition::fail(u"illegible"_s));
    QStringList told;
    for (const ItemId &item : {first, second})
        for (const Event &event : valueOf(bert->store.history(item)))
            told << QString::fromUtf8(QJsonDocument(event.detail).toJson(QJsonDocument::Compact));
    for (const HistoryLine &line : valueOf(bert->store.events(HistoryQuery())).lines)
        told << QString::fromUtf8(QJsonDocument(line.event.detail).toJson(QJsonDocument::Compact));
    QVERIFY(told.contains(u"{\"reason\":\"illegible\"}"_s));
    for (const QString &detail : std::as_const(told))
        QVERIFY2(!detail.contains(u"digest"_s), qPrintable(detail));
}

void BlindKeyingTest::whatTheFirstTakesBackStaysHiddenFromTheSecond()
{
    valueOf(anna->store.setUser({u"bert"_s, u"bert"_s, true, {Role::Clerk}, {}}));
    const Claim claim = take(*anna, u"key"_s);
    const ItemId first = claim.items.first().id;
    const Disposition done = Disposition::complete(keyed(u"Boazfirst"_s, u"12345"_s));
    valueOf(anna->store.finish(first, claim.lock, done));
    const Claim back = valueOf(anna->store.takeBack(first, done.operation));
    QCOMPARE(back.items.first().record, done.record);
    if (engineOfRow() != u"sqlite") { // where whoever reads the file reads it all
        QVERIFY(valueOf(bert->store.detail(first)).item.record.isEmpty());
        ItemQuery find{u"key"_s, State::Locked, {}, {}, {}, {}};
        find.find = u"boazfirst"_s;
        QVERIFY(valueOf(bert->store.page(find, {})).items.isEmpty());
    }
    const auto owner = database->connectAsOwner();
    const QString seals =
        inWordsOf(owner->d().dialect, u"SELECT item_id FROM {record} WHERE sealed = {yes}"_s);
    const auto sealed = Sql(owner->d()).allOfText(seals, {}, [](const Row &row) {
        return ItemId(row.number("item_id"));
    });
    QCOMPARE(sealed, QList<ItemId>{first});
    valueOf(anna->store.finish(first, back.lock, Disposition::returnLater()));
}

void BlindKeyingTest::equalKeyingsGoOn()
{
    key(*anna, u"key"_s, u"Boaz"_s, u"12345"_s);
    key(*bert, u"again"_s, u"Boaz"_s, u"12345"_s);
    QCOMPARE(recordIn(u"out"_s), keyed(u"Boaz"_s, u"12345"_s));
    QCOMPARE(openIn(u"decide"_s), 0);
    QCOMPARE(errorsOf(u"city"_s).keyedTwice, 1);
    QCOMPARE(errorsOf(u"city"_s).differing, 0);
    QCOMPARE(errorsOf(u"city"_s).errorRate().value_or(-1), 0.0);
}

void BlindKeyingTest::whiteSpaceAroundAndMissingMakeNoDifference()
{
    key(*anna, u"key"_s, u" Boaz\n"_s, u""_s);
    end(*bert, u"again"_s, Disposition::complete(Record{{u"city"_s, u"Boaz"_s}}));
    QCOMPARE(openIn(u"decide"_s), 0);
    QCOMPARE(openIn(u"out"_s), 1);
}

void BlindKeyingTest::differingKeyingsGoToAThird()
{
    key(*anna, u"key"_s, u"Boaz"_s, u"12345"_s);
    key(*bert, u"again"_s, u"Boax"_s, u"12345"_s);
    QCOMPARE(openIn(u"out"_s), 0);
    const Claim claim = take(*carl, u"decide"_s);
    const Record agreed{{u"name"_s, u"ann"_s}, {u"phone"_s, u"12345"_s}};
    QCOMPARE(claim.items.first().record, agreed);
    const auto both = keyedTwiceIn(valueOf(carl->store.detail(claim.items.first().id)).context);
    const QMap<QString, KeyedTwice> expected{{u"city"_s, {u"Boaz"_s, u"Boax"_s}}};
    QCOMPARE(both, expected);
    QCOMPARE(errorsOf(u"city"_s).differing, 1);
    QCOMPARE(errorsOf(u"city"_s).undecided, 1);
    QVERIFY(!errorsOf(u"city"_s).errorRate()); // nobody knows yet who was wrong
    QCOMPARE(errorsOf(u"phone"_s).differing, 0);
}

void BlindKeyingTest::neitherOfTheTwoIsTheThird()
{
    key(*anna, u"key"_s, u"Boaz"_s, u"12345"_s);
    QCOMPARE(take(*anna, u"again"_s).shortage, Shortage::OtherHands);
    key(*bert, u"again"_s, u"Boax"_s, u"12345"_s);
    QCOMPARE(take(*anna, u"decide"_s).shortage, Shortage::OtherHands);
    QCOMPARE(take(*bert, u"decide"_s).shortage, Shortage::OtherHands);
    QCOMPARE(take(*carl, u"decide"_s).items.size(), 1);
}

void BlindKeyingTest::whatTheThirdDecidesGoesOnAndIsNoted()
{
    key(*anna, u"key"_s, u"Boaz"_s, u"111"_s);
    key(*bert, u"again"_s, u"Boax"_s, u"222"_s);
    const ItemId decided = key(*carl, u"decide"_s, u"Boaz"_s, u"333"_s);
    QCOMPARE(recordIn(u"out"_s), keyed(u"Boaz"_s, u"333"_s));
    const auto page = valueOf(anna->store.page({u"out"_s, State::Open, {}, {}, {}, {}}, {}));
    const ItemDetail last = valueOf(anna->store.detail(page.items.first().id));
    QCOMPARE(last.item.fromItem, decided);
    QCOMPARE(last.context, QJsonObject());
    QCOMPARE(errorsOf(u"city"_s).firstWrong, 0);
    QCOMPARE(errorsOf(u"city"_s).secondWrong, 1);
    QCOMPARE(errorsOf(u"city"_s).undecided, 0);
    QCOMPARE(errorsOf(u"city"_s).errorRate().value_or(-1), 0.5);
    QCOMPARE(errorsOf(u"phone"_s).firstWrong, 1);
    QCOMPARE(errorsOf(u"phone"_s).secondWrong, 1);
    QCOMPARE(errorsOf(u"phone"_s).errorRate().value_or(-1), 1.0);
}

void BlindKeyingTest::takingBackTheSecondKeyingForgetsIt()
{
    key(*anna, u"key"_s, u"Boaz"_s, u"111"_s);
    const Claim claim = take(*bert, u"again"_s);
    const ItemId second = claim.items.first().id;
    const Disposition done = Disposition::complete(keyed(u"Boax"_s, u"111"_s));
    valueOf(bert->store.finish(second, claim.lock, done));
    QCOMPARE(openIn(u"decide"_s), 1);
    const Claim back = valueOf(bert->store.takeBack(second, done.operation));
    QCOMPARE(openIn(u"decide"_s), 0);
    QCOMPARE(errorsOf(u"city"_s).keyedTwice, 0);
    valueOf(
        bert->store.finish(second, back.lock, Disposition::complete(keyed(u"Boaz"_s, u"111"_s))));
    QCOMPARE(openIn(u"out"_s), 1);
    QCOMPARE(errorsOf(u"city"_s).keyedTwice, 1);
}

void BlindKeyingTest::takingBackTheDecisionForgetsIt()
{
    key(*anna, u"key"_s, u"Boaz"_s, u"111"_s);
    key(*bert, u"again"_s, u"Boax"_s, u"111"_s);
    const Claim claim = take(*carl, u"decide"_s);
    const ItemId third = claim.items.first().id;
    const Disposition done = Disposition::complete(keyed(u"Boax"_s, u"111"_s));
    valueOf(carl->store.finish(third, claim.lock, done));
    QCOMPARE(errorsOf(u"city"_s).firstWrong, 1);
    const Claim back = valueOf(carl->store.takeBack(third, done.operation));
    QCOMPARE(errorsOf(u"city"_s).undecided, 1);
    valueOf(
        carl->store.finish(third, back.lock, Disposition::complete(keyed(u"Boaz"_s, u"111"_s))));
    QCOMPARE(errorsOf(u"city"_s).firstWrong, 0);
    QCOMPARE(errorsOf(u"city"_s).secondWrong, 1);
}

void BlindKeyingTest::theSecondCanSendBackAndGetsItEmptiedAgain()
{
    key(*anna, u"key"_s, u"Boaz"_s, u"111"_s);
    const ItemId second = end(*bert, u"again"_s, Disposition::sendBack(u"which city?"_s));
    const Claim claim = take(*anna, u"key"_s);
    QCOMPARE(claim.items.first().record, keyed(u"Boaz"_s, u"111"_s));
    valueOf(anna->store.finish(claim.items.first().id, claim.lock,
                               Disposition::complete(keyed(u"Opp"_s, u"111"_s))));
    letWaitingCome(*database);
    const Claim again = take(*bert, u"again"_s);
    QCOMPARE(again.items.first().id, second);
    QCOMPARE(again.items.first().record, (Record{{u"name"_s, u"ann"_s}}));
    valueOf(
        bert->store.finish(second, again.lock, Disposition::complete(keyed(u"Opp"_s, u"111"_s))));
    QCOMPARE(openIn(u"out"_s), 1);
}

void BlindKeyingTest::whoHasSeenTheFirstIsNotTheSecond()
{
    end(*bert, u"key"_s, Disposition::returnLater());
    key(*anna, u"key"_s, u"Boaz"_s, u"111"_s);
    QCOMPARE(take(*bert, u"again"_s).shortage, Shortage::OtherHands);
    end(*carl, u"again"_s, Disposition::sendBack(u"which city?"_s));
    // Carl looks at what Anna keyed, and so is no second any more.
    end(*carl, u"key"_s, Disposition::returnLater());
    key(*anna, u"key"_s, u"Boaz"_s, u"111"_s);
    QCOMPARE(take(*carl, u"again"_s).shortage, Shortage::OtherHands);
}

void BlindKeyingTest::theThirdCanSendBack()
{
    key(*anna, u"key"_s, u"Boaz"_s, u"111"_s);
    const ItemId second = key(*bert, u"again"_s, u"Boax"_s, u"111"_s);
    const ItemId third = end(*carl, u"decide"_s, Disposition::sendBack(u"look again"_s));
    const Claim claim = take(*bert, u"again"_s);
    QCOMPARE(claim.items.first().id, second);
    valueOf(
        bert->store.finish(second, claim.lock, Disposition::complete(keyed(u"Boas"_s, u"111"_s))));
    letWaitingCome(*database);
    const Claim again = take(*carl, u"decide"_s);
    QCOMPARE(again.items.first().id, third);
    const auto both = keyedTwiceIn(valueOf(carl->store.detail(third)).context);
    QCOMPARE(both.value(u"city"_s).second, u"Boas"_s);
}

void BlindKeyingTest::whatWasKeyedAgainAlikeGoesOnFromWhereItWasSentBack()
{
    key(*anna, u"key"_s, u"Boaz"_s, u"111"_s);
    key(*bert, u"again"_s, u"Boax"_s, u"111"_s);
    const ItemId third = end(*carl, u"decide"_s, Disposition::sendBack(u"look again"_s));
    key(*bert, u"again"_s, u"Boaz"_s, u"111"_s);
    QCOMPARE(openIn(u"decide"_s), 0);
    QCOMPARE(valueOf(anna->store.detail(third)).item.state, State::Done);
    QCOMPARE(recordIn(u"out"_s), keyed(u"Boaz"_s, u"111"_s));
}

void BlindKeyingTest::aShareIsDrawnAndTheRestGoesPast()
{
    setRules(u"again"_s, [](Queue &rules) { rules.share = 50; });
    constexpr int count = 60; // all or none: once in 2 to the 59
    for (int i = 1; i < count; ++i)
        valueOf(anna->store.addItem(u"key"_s, newItem(u"k%1"_s.arg(i))));
    const Claim claim = valueOf(anna->store.claimNext({u"key"_s}, count));
    valueOf(anna->store.finishAll(claim.lock, Disposition::complete()));
    const qsizetype drawn = openIn(u"again"_s);
    QVERIFY2(drawn > 0 && drawn < count, qPrintable(QString::number(drawn)));
    QCOMPARE(openIn(u"out"_s), count - drawn);
}

void BlindKeyingTest::withoutAQueueThatDecidesItIsRefused()
{
    Queue rules = valueOf(anna->store.queue(u"again"_s));
    rules.decideQueue.clear();
    QVERIFY(errorIn(anna->store.setQueue(rules)).sentence.contains(u"third person"_s));
    rules.decideQueue = u"nowhere"_s;
    QCOMPARE(errorIn(anna->store.setQueue(rules)).kind, Error::Kind::NotFound);
    rules.decideQueue = u"decide"_s;
    rules.share = 0;
    QCOMPARE(errorIn(anna->store.setQueue(rules)).kind, Error::Kind::Invalid);
}

void BlindKeyingTest::whoDecidesIsAlwaysAnother()
{
    for (const QString &queue : {u"again"_s, u"decide"_s}) {
        setRules(queue, [](Queue &rules) { rules.otherHands = false; });
        QVERIFY(valueOf(anna->store.queue(queue)).otherHands);
    }
}

void BlindKeyingTest::whatNobodyKeyedFirstIsNotCompared()
{
    valueOf(anna->store.widenFields(u"again"_s, {u"name"_s, u"city"_s, u"phone"_s}));
    valueOf(anna->store.addItem(u"again"_s, newItem(u"b"_s)));
    key(*bert, u"again"_s, u"Boaz"_s, u"111"_s);
    QCOMPARE(recordIn(u"out"_s), keyed(u"Boaz"_s, u"111"_s));
    QVERIFY(valueOf(anna->store.errors(u"again"_s)).isEmpty());
}

void BlindKeyingTest::fieldsOfAnyNameAreKeyedAgain_data()
{
    QTest::addColumn<QString>("field");
    for (const QString &field : {u"Größe in m"_s, u"$.a[0]"_s, u"he's \"in\""_s})
        QTest::newRow(qPrintable(field)) << field;
}

void BlindKeyingTest::fieldsOfAnyNameAreKeyedAgain()
{
    QFETCH(QString, field);
    setRules(u"again"_s, [&](Queue &rules) { rules.blindFields = {field}; });
    valueOf(anna->store.widenFields(u"key"_s, {field, u"x"_s}));
    end(*anna, u"key"_s, Disposition::complete(Record{{field, u"one"_s}, {u"x"_s, u"1"_s}}));
    const Claim claim = take(*bert, u"again"_s);
    QCOMPARE(claim.items.first().record, (Record{{u"x"_s, u"1"_s}}));
    valueOf(bert->store.finish(claim.items.first().id, claim.lock,
                               Disposition::complete(Record{{field, u"two"_s}})));
    letWaitingCome(*database);
    const Claim third = take(*carl, u"decide"_s);
    QCOMPARE(third.items.first().record, Record());
    const auto both = keyedTwiceIn(valueOf(carl->store.detail(third.items.first().id)).context);
    QCOMPARE(both.value(field), (KeyedTwice{u"one"_s, u"two"_s}));
    valueOf(carl->store.finish(third.items.first().id, third.lock,
                               Disposition::complete(Record{{field, u"two"_s}})));
    QCOMPARE(errorsOf(field).firstWrong, 1);
    QCOMPARE(recordIn(u"out"_s), (Record{{field, u"two"_s}}));
}

INTRAY_TEST_GUILESS_MAIN(BlindKeyingTest)
#include "tst_blindkeying.moc"
