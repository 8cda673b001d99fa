// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "deliveries.h"
#include "store/importing/deliverystore.h"
#include "store/supervising/supervisionstore.h"
#include "store/verifying/warrantystore.h"
#include "support/testclass.h"
#include "verify/doubt/recorddoubt.h"

#include <QSet>

#include <algorithm>

using namespace intray;
using namespace Qt::StringLiterals;

/// Records that a queue lets go without eyes, the sample that is drawn of them, and what is known
/// of the delivery then, on every engine.
class PassingTest : public QObject, protected TwoAtDeliveries
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init()
    {
        beginOn(engineOfRow());
        setRules([](Queue &rules) { rules.letPass = PassRule{5000, 95}; });
    }
    void cleanup() { QCOMPARE(valueOf(anna->store.audit()).violations, QStringList()); }

    void theLeastDoubtfulPassButForASample();
    void whatPassesIsDoneByNobody();
    void listsTellWhatPassedFromWhatPeopleFinished();
    void whatPassedAndWasReopenedIsNoLongerShownAsPassed();
    void aListCanShowOnlyWhatPassed();
    void whatHasMoreDoubtIsOpened();
    void whatBreaksARuleNeverPasses();
    void whatNobodyHasJudgedNeverPasses();
    void whatSomebodyHasTakenNeverPasses();
    void aboutAsManyAreDrawnAsItWasSaid();
    void thoseDrawnStandAmongTheOthers();
    void whatIsDrawnStaysWhereItStandsAmongThem();
    void theWayItPassesStays();
    void aGreaterPartHasTheSmallerOneInIt();
    void withoutTheRuleNothingPasses();
    void whatIsKeyedTwiceNeverPasses();
    void whatAllGoesOnNeverPasses();
    void itGoesInPieces();
    void whatPassedIsOpenedAgain();
    void theFiguresAreThoseOfTheHistory();
    void whatIsFoundInTheSampleSpeaksAgainstTheOthers();
    void whatIsTakenAwayFromTheSampleSpeaksAgainstTheOthers();
    void whatWasFoundOnceStaysFoundWhateverIsPutBack();
    void takingTheDeliveryBackChangesNoStatement();
    void whatBrokeOffInTheMiddleGoesOn();
    void whatWasExpectedIsHeldAgainstWhatWasFound();
    void aSecondLookCounts();
    void whatASecondLookFindsInTheSampleSpeaksAgainstTheOthers();
    void whatASecondLookPutsBackStaysFound();
    void aKeyThatTheNextQueueHasMakesNoSecondLook();
    void whatALaterQueueDoesIsNoSecondLook();
    void fieldsThatNoRecordHasMakeNothingBetter();
    void anOldDeliveryIsReadWhereItIsAskedFor();
    void whatIsDrawnAndStaysPassedIsTakenForWrong();
    void whatIsFoundInARecordThatCameBackLowersNothing();
    void noNonsenseIsAStatement();
    void aShareThatIsRaisedAfterwardsCountsAsItWas();
    void theSeedIsInTheHistoryBeforeTheRecordsAre();

private:
    WarrantyStore warranties() { return {*anna->connection, anna->store.identity()}; }
    DeliveryWarranty known(ImportId id) { return valueOf(warranties().warranty(id)); }
    ImportId bringInMany(int count, double wrong = 0.001);
    void keep(const QString &key, double wrong, bool breaksRule = false)
    {
        valueOf(DoubtStore(*anna->connection, anna->store.identity())
                    .keep({{ids.value(key), key, wrong, breaksRule, 0}}));
    }
    PassedPiece pass(ImportId id, int drawn, double upTo = 0.01)
    {
        return valueOf(warranties().letPass(id, {placeOfDoubt(upTo, false), drawn}));
    }
    Error refusal(ImportId id, const Pass &pass)
    {
        const auto done = warranties().letPass(id, pass);
        return done ? Error() : done.error();
    }
    void addSecondLooks(const QString &next = {});
    void completeNext(Person &person, const QString &queue, const QString &town);
    QStringList stillOpen();
    QList<Item> listed(State state, const ItemOrder &order = {});
};

/// Towns k0, k1, ..., of which each has this doubt.
ImportId PassingTest::bringInMany(int count, double wrong)
{
    QList<NewItem> items;
    for (int i = 0; i < count; ++i)
        items << town(u"k%1"_s.arg(i), u"one"_s);
    const ImportId id = bringIn(items);
    QList<RecordDoubt> doubts;
    ItemQuery query;
    query.queue = q;
    PageRequest request{PageRequest::From::Start, {}, 500};
    do {
        const ItemPage page = valueOf(anna->store.page(query, request));
        for (const Item &item : page.items) {
            ids.insert(item.key, item.id);
            doubts << RecordDoubt{item.id, item.key, wrong, false, 0};
        }
        request = {PageRequest::From::After, page.next, 500};
    } while (!request.cursor.isEmpty());
    valueOf(DoubtStore(*anna->connection, anna->store.identity()).keep(doubts));
    return id;
}

QStringList PassingTest::stillOpen()
{
    QStringList keys;
    ItemQuery query;
    query.queue = q;
    for (const Item &item :
         valueOf(anna->store.page(query, {PageRequest::From::Start, {}, 500})).items)
        keys << item.key;
    return keys;
}

QList<Item> PassingTest::listed(State state, const ItemOrder &order)
{
    ItemQuery query;
    query.queue = q;
    query.state = state;
    query.order = order;
    query.isBrief = true;
    return valueOf(anna->store.page(query, {PageRequest::From::Start, {}, 500})).items;
}

void PassingTest::theLeastDoubtfulPassButForASample()
{
    const ImportId id = bringInMany(40);
    const PassedPiece done = pass(id, 250'000);
    QCOMPARE(done.passed + done.drawn, 40);
    QVERIFY(done.passed > 0);
    QCOMPARE(stillOpen().size(), done.drawn);
    const DeliveryWarranty now = known(id);
    QCOMPARE(now.records, 40);
    QCOMPARE(now.passed, done.passed);
    QCOMPARE(now.left, done.drawn);
    QCOMPARE(now.figures.mayPass, 40);
    QCOMPARE(now.figures.sampled, 0); // nobody has looked yet
    QCOMPARE(now.pass, (Pass{placeOfDoubt(0.01, false), 250'000}));
    QCOMPARE(pass(id, 250'000).passed, 0);
}

void PassingTest::whatPassesIsDoneByNobody()
{
    const ImportId id = bringInMany(3);
    pass(id, 1);
    QCOMPARE(itemOf(u"k0"_s).state, State::Done);
    QCOMPARE(toldOf(u"k0"_s), (QStringList{u"imported"_s, u"passed"_s}));
    QCOMPARE(detailOf(u"k0"_s).finishedBy, QString());
    QVERIFY(detailOf(u"k0"_s).finishedAt.isValid());
    QCOMPARE(townOf(u"k0"_s), u"one"_s);
}

void PassingTest::listsTellWhatPassedFromWhatPeopleFinished()
{
    const ImportId id = bringInMany(4);
    for (const auto &[key, ending] : {std::pair(u"k0"_s, Disposition::complete()),
                                      std::pair(u"k1"_s, Disposition::fail(u"unreadable"_s))}) {
        const Claim claim = takeItem(key);
        valueOf(anna->store.finish(ids.value(key), claim.lock, ending));
    }
    keep(u"k3"_s, 0.5);
    QCOMPARE(pass(id, 1).passed, 1);
    for (const ItemOrder &order : {ItemOrder{ItemOrder::By::Key, {}, false},
                                   ItemOrder{ItemOrder::By::Field, u"town"_s, false}}) {
        const QList<Item> done = listed(State::Done, order);
        QCOMPARE(done.size(), 2);
        for (const Item &item : done)
            QCOMPARE(item.hasPassed, item.key == u"k2");
    }
    QVERIFY(!listed(State::Failed).constFirst().hasPassed);
    QVERIFY(!listed(State::Open).constFirst().hasPassed);
    QVERIFY(itemOf(u"k2"_s).hasPassed);
    QVERIFY(!itemOf(u"k0"_s).hasPassed);
}

void PassingTest::whatPassedAndWasReopenedIsNoLongerShownAsPassed()
{
    const ImportId id = bringInMany(2);
    pass(id, 1);
    valueOf(anna->store.reopen(ids.value(u"k0"_s), u"Let me see."_s));
    QVERIFY(!itemOf(u"k0"_s).hasPassed);
    const Claim claim = takeItem(u"k0"_s);
    QVERIFY(!claim.items.constFirst().hasPassed);
    valueOf(anna->store.finish(ids.value(u"k0"_s), claim.lock, Disposition::complete()));
    for (const Item &item : listed(State::Done))
        QCOMPARE(item.hasPassed, item.key == u"k1");
}

void PassingTest::aListCanShowOnlyWhatPassed()
{
    const ImportId id = bringInMany(4);
    const Claim claim = takeItem(u"k1"_s);
    valueOf(anna->store.finish(ids.value(u"k1"_s), claim.lock, Disposition::complete()));
    pass(id, 1);
    ItemQuery query;
    query.queue = q;
    query.state = State::Done;
    query.hasPassed = true;
    for (const ItemOrder &order : {ItemOrder(), ItemOrder{ItemOrder::By::Key, {}, true},
                                   ItemOrder{ItemOrder::By::Field, u"town"_s, false}}) {
        query.order = order;
        QStringList keys;
        PageRequest request{PageRequest::From::Start, {}, 2}; // also over the edge of a page
        do {
            const ItemPage page = valueOf(anna->store.page(query, request));
            for (const Item &item : page.items)
                keys << item.key;
            request = {PageRequest::From::After, page.next, 2};
        } while (!request.cursor.isEmpty());
        keys.sort();
        QCOMPARE(keys, (QStringList{u"k0"_s, u"k2"_s, u"k3"_s}));
    }
}

void PassingTest::whatHasMoreDoubtIsOpened()
{
    const ImportId id = bringInMany(3);
    keep(u"k1"_s, 0.5);
    QCOMPARE(pass(id, 1).passed, 2);
    QCOMPARE(stillOpen(), QStringList{u"k1"_s});
}

void PassingTest::whatBreaksARuleNeverPasses()
{
    const ImportId id = bringInMany(3);
    keep(u"k2"_s, 0.0001, true);
    QCOMPARE(pass(id, 1, 100).passed, 2);
    QCOMPARE(stillOpen(), QStringList{u"k2"_s});
}

void PassingTest::whatNobodyHasJudgedNeverPasses()
{
    const ImportId id = bringIn({town(u"a"_s, u"one"_s), town(u"b"_s, u"two"_s)});
    QCOMPARE(pass(id, 1, 100).passed, 0);
    keep(u"b"_s, 0.001);
    QCOMPARE(pass(id, 1, 100).passed, 1);
    QCOMPARE(stillOpen(), QStringList{u"a"_s});
}

void PassingTest::whatSomebodyHasTakenNeverPasses()
{
    const ImportId id = bringInMany(4);
    takeItem(*bert, u"k0"_s);
    const Claim returned = takeItem(*bert, u"k1"_s);
    valueOf(bert->store.finish(ids.value(u"k1"_s), returned.lock, Disposition::returnLater()));
    valueOf(anna->store.note(ids.value(u"k2"_s), u"I know this one."_s));
    QCOMPARE(pass(id, 1).passed, 1);
    QCOMPARE(stillOpen(), (QStringList{u"k1"_s, u"k2"_s}));
}

void PassingTest::aboutAsManyAreDrawnAsItWasSaid()
{
    const PassedPiece done = pass(bringInMany(400), 200'000);
    // 80 are expected; fewer than 40 or more than 130 would be a chance of one in a million.
    QVERIFY2(done.drawn >= 40 && done.drawn <= 130, qPrintable(QString::number(done.drawn)));
}

void PassingTest::thoseDrawnStandAmongTheOthers()
{
    const ImportId id = bringInMany(100);
    for (int i = 0; i < 30; ++i)
        keep(u"k%1"_s.arg(i), 0.02 + 0.05 * i);
    pass(id, 300'000);
    QSet<int> places;
    for (const QString &key : stillOpen())
        if (key.mid(1).toInt() >= 30)
            places << itemOf(key).doubt();
    QVERIFY(places.size() > 5);
    QVERIFY(
        std::ranges::any_of(places, [](int place) { return place > placeOfDoubt(0.5, false); }));
}

void PassingTest::whatIsDrawnStaysWhereItStandsAmongThem()
{
    const ImportId id = bringInMany(10);
    pass(id, 1'000'000);
    const QStringList order = stillOpen();
    keep(order.constFirst(), 0.001); // as judged anew
    QCOMPARE(stillOpen(), order);
}

void PassingTest::theWayItPassesStays()
{
    const ImportId id = bringInMany(10);
    pass(id, 100'000);
    const int place = placeOfDoubt(0.01, false);
    QCOMPARE(refusal(id, {place, 99'999}).kind, Error::Kind::Invalid);
    QCOMPARE(refusal(id, {place + 5, 100'000}).kind, Error::Kind::Invalid);
    QVERIFY(refusal(id, {place + 5, 100'000}).sentence.contains(u"chosen already"_s));
}

void PassingTest::aGreaterPartHasTheSmallerOneInIt()
{
    const ImportId id = bringInMany(300);
    pass(id, 100'000);
    const QStringList first = stillOpen();
    QCOMPARE(pass(id, 300'000).passed, 0);
    const DeliveryWarranty now = known(id);
    QCOMPARE(now.pass->drawn, 300'000);
    QCOMPARE(stillOpen(), first); // until they are opened
    QList<ItemId> more;
    for (const PassedItem &one : now.passedItems)
        if (one.isDrawn)
            more << one.item;
    // 60 are expected; fewer than 25 or more than 100 would be a chance of one in a million.
    QVERIFY2(more.size() >= 25 && more.size() <= 100, qPrintable(QString::number(more.size())));
    for (const ItemId item : std::as_const(more))
        valueOf(anna->store.reopen(item, u"Let me see."_s));
    QSet<int> places;
    for (const QString &key : stillOpen())
        places << itemOf(key).doubt();
    QVERIFY(places.size() > 10); // none stands where all stood before
    QCOMPARE(known(id).figures.mayPass, 300);
    QCOMPARE(refusal(id, {now.pass->mostDoubt, 200'000}).kind, Error::Kind::Invalid);
}

void PassingTest::withoutTheRuleNothingPasses()
{
    const ImportId id = bringInMany(3);
    setRules([](Queue &rules) {
        rules.letPass.reset();
        rules.doubtfulFirst = true;
    });
    QVERIFY(refusal(id, {100, 1000}).sentence.contains(u"opens every record"_s));
    QCOMPARE(stillOpen().size(), 3);
    QCOMPARE(refusal(ImportId(4711), {100, 1000}).kind, Error::Kind::NotFound);
}

void PassingTest::whatIsKeyedTwiceNeverPasses()
{
    const ImportId id = bringInMany(3);
    valueOf(anna->store.addQueue(queueNamed(u"decide"_s)));
    setRules([](Queue &rules) {
        rules.blindFields = {u"town"_s};
        rules.decideQueue = u"decide"_s;
    });
    QVERIFY(refusal(id, {100, 1000}).sentence.contains(u"second time"_s));
}

void PassingTest::whatAllGoesOnNeverPasses()
{
    const ImportId id = bringInMany(3);
    Queue next = queueNamed(u"next"_s);
    valueOf(anna->store.addQueue(next));
    setRules([](Queue &rules) { rules.nextQueue = u"next"_s; });
    QVERIFY(refusal(id, {100, 1000}).sentence.contains(u"go on"_s));
}

void PassingTest::itGoesInPieces()
{
    const ImportId id = bringInMany(1200);
    QCOMPARE(pass(id, 1).passed, 1200);
    QCOMPARE(known(id).passed, 1200);
}

void PassingTest::whatPassedIsOpenedAgain()
{
    const ImportId id = bringInMany(2);
    pass(id, 1);
    const ItemId item = ids.value(u"k0"_s);
    valueOf(anna->store.reopen(item, u"Let me see."_s));
    QCOMPARE(itemOf(u"k0"_s).state, State::Open);
    QCOMPARE(pass(id, 1).passed, 0); // once and not again
    const Claim claim = takeItem(*bert, u"k0"_s);
    valueOf(bert->store.finish(item, claim.lock, Disposition::complete()));
    QCOMPARE(detailOf(u"k0"_s).finishedBy, u"bert"_s);
    const DeliveryWarranty now = known(id);
    QCOMPARE(now.opened, 1);
    QCOMPARE(now.passed, 1);
    QCOMPARE(now.figures.sampled, 0);
    QCOMPARE(now.figures.mayPass, 2);
}

void PassingTest::theFiguresAreThoseOfTheHistory()
{
    const ImportId id = bringInMany(6);
    keep(u"k4"_s, 1);
    keep(u"k5"_s, 1);
    pass(id, 1);
    const auto complete = [&](const QString &key, const Record &record) {
        const Claim claim = takeItem(key);
        valueOf(anna->store.finish(ids.value(key), claim.lock, Disposition::complete(record)));
    };
    complete(u"k4"_s, {{u"town"_s, u"two"_s}, {u"zip"_s, u"2"_s}});
    complete(u"k5"_s, {{u"town"_s, u"one"_s}, {u"zip"_s, u"1"_s}});
    const DeliveryWarranty now = known(id);
    QCOMPARE(now.records, 6);
    QCOMPARE(now.opened, 2);
    QCOMPARE(now.passed, 4);
    QCOMPARE(now.left, 0);
    QCOMPARE(now.wrongFields, QList<qint64>{2});
    QCOMPARE(now.found(), 2);
    QCOMPARE(now.passedItems.size(), 4);
}

void PassingTest::whatIsFoundInTheSampleSpeaksAgainstTheOthers()
{
    const ImportId id = bringInMany(5);
    pass(id, 1'000'000);
    for (const QString &key : {u"k0"_s, u"k1"_s}) {
        const Claim claim = takeItem(key);
        valueOf(anna->store.finish(
            ids.value(key), claim.lock,
            Disposition::complete(
                Record{{u"town"_s, key == u"k0" ? u"two"_s : u"one"_s}, {u"zip"_s, u"1"_s}})));
    }
    QCOMPARE(known(id).figures.sampled, 2);
    QCOMPARE(known(id).figures.found, 1);
}

void PassingTest::whatIsTakenAwayFromTheSampleSpeaksAgainstTheOthers()
{
    const ImportId id = bringInMany(3);
    pass(id, 1'000'000);
    const Claim claim = takeItem(u"k1"_s);
    valueOf(anna->store.finish(ids.value(u"k1"_s), claim.lock, Disposition::dismiss()));
    QCOMPARE(known(id).figures.found, 1);
    valueOf(deliveries().takeBack(id, u"I do not like what it shows."_s));
    QCOMPARE(known(id).figures.sampled, 3);
    QCOMPARE(known(id).figures.found, 3);
}

void PassingTest::whatWasFoundOnceStaysFoundWhateverIsPutBack()
{
    const ImportId id = bringInMany(4);
    pass(id, 1'000'000);
    const auto complete = [&](const QString &town) {
        const Claim claim = takeItem(u"k0"_s);
        valueOf(anna->store.finish(
            ids.value(u"k0"_s), claim.lock,
            Disposition::complete(Record{{u"town"_s, town}, {u"zip"_s, u"1"_s}})));
    };
    complete(u"two"_s);
    QCOMPARE(known(id).figures.found, 1);
    valueOf(anna->store.reopen(ids.value(u"k0"_s), u"I do not like it."_s));
    QCOMPARE(known(id).figures.sampled, 0); // while it waits it is taken for wrong
    QCOMPARE(known(id).figures.sampleWaits, 4);
    complete(u"one"_s);
    QCOMPARE(known(id).figures.found, 1);
    QCOMPARE(known(id).wrongFields, QList<qint64>{1});
}

void PassingTest::takingTheDeliveryBackChangesNoStatement()
{
    const ImportId id = bringInMany(4);
    pass(id, 1);
    const QueueWarranty before = valueOf(warranties().warrantyOf(q));
    valueOf(deliveries().takeBack(id, u"the wrong file"_s));
    const QueueWarranty now = valueOf(warranties().warrantyOf(q));
    QCOMPARE(now.deliveries.size(), before.deliveries.size());
    QCOMPARE(now.deliveries.constFirst().passed, 4);
}

void PassingTest::whatBrokeOffInTheMiddleGoesOn()
{
    const ImportId id = bringInMany(3);
    keep(u"k2"_s, 1);
    pass(id, 1);
    keep(u"k2"_s, 0.001); // as if the first call had not come to it
    const auto plans =
        WarrantyStore::planWith(PassRule{5000, 95}, valueOf(warranties().warrantyOf(q)), {});
    QCOMPARE(plans.size(), 1);
    QVERIFY(plans.constFirst().pass == (Pass{placeOfDoubt(0.01, false), 1}));
    QCOMPARE(valueOf(warranties().letPass(id, *plans.constFirst().pass)).passed, 1);
}

void PassingTest::aShareThatIsRaisedAfterwardsCountsAsItWas()
{
    Queue again = queueNamed(u"again"_s);
    again.otherHands = true;
    again.share = 2;
    valueOf(anna->store.addQueue(again));
    setRules([](Queue &rules) { rules.nextQueue = u"again"_s; });
    const ImportId id = bringInMany(3);
    for (int i = 0; i < 3; ++i) {
        const Claim claim = take(*anna);
        valueOf(
            anna->store.finish(claim.items.constFirst().id, claim.lock, Disposition::complete()));
    }
    again = valueOf(anna->store.queue(u"again"_s));
    again.share = 99;
    valueOf(anna->store.setQueue(again));
    QVERIFY(known(id).figures.again <= 0.02);
}

void PassingTest::whatWasExpectedIsHeldAgainstWhatWasFound()
{
    const ImportId id = bringInMany(4);
    keep(u"k0"_s, 0.5);
    pass(id, 1'000'000); // all are drawn, and stand at places that are not their own
    for (const QString &key : {u"k0"_s, u"k1"_s}) {
        const Claim claim = takeItem(key);
        valueOf(anna->store.finish(
            ids.value(key), claim.lock,
            Disposition::complete(
                Record{{u"town"_s, key == u"k0" ? u"two"_s : u"one"_s}, {u"zip"_s, u"1"_s}})));
    }
    const QList<ProvenDoubt> judged = known(id).judged;
    QCOMPARE(judged.size(), 2);
    for (const ProvenDoubt &one : judged)
        QCOMPARE(one.expected > 0.1, one.isWrong);
}

void PassingTest::aSecondLookCounts()
{
    Queue again = queueNamed(u"again"_s);
    again.otherHands = true;
    again.share = 99;
    valueOf(anna->store.addQueue(again));
    setRules([](Queue &rules) { rules.nextQueue = u"again"_s; });
    const ImportId id = bringInMany(12);
    for (int i = 0; i < 12; ++i)
        keep(u"k%1"_s.arg(i), 1);
    while (true) {
        const auto claim = anna->store.claimNext({q}, 1);
        if (!claim || claim->items.isEmpty())
            break;
        valueOf(
            anna->store.finish(claim->items.constFirst().id, claim->lock, Disposition::complete()));
    }
    QVERIFY(known(id).lookAgain > 0);
    QCOMPARE(known(id).figures.againWaits, known(id).lookAgain);
    const auto looks = known(id).lookAgain;
    letTakeBackSpanPass();
    for (qint64 i = 0; i < looks; ++i) {
        const Claim claim = valueOf(bert->store.claimNext({u"again"_s}, 1));
        const Item &item = claim.items.constFirst();
        Record record = item.record;
        if (i == 0)
            record.insert(u"town"_s, u"three"_s);
        valueOf(bert->store.finish(item.id, claim.lock, Disposition::complete(record)));
    }
    QCOMPARE(known(id).lookAgain, 0);
    QCOMPARE(known(id).figures.again, std::min(0.99, double(looks) / 12));
    QCOMPARE(known(id).figures.foundAgain, 1);
}

void PassingTest::addSecondLooks(const QString &next)
{
    Queue again = queueNamed(u"again"_s);
    again.otherHands = true;
    again.share = 99;
    again.nextQueue = next;
    valueOf(anna->store.addQueue(again));
    setRules([](Queue &rules) { rules.nextQueue = u"again"_s; });
}

/// All that there is to do in the queue.
void PassingTest::completeNext(Person &person, const QString &queue, const QString &town)
{
    const Claim claim = valueOf(person.store.claimNext({queue}, 20));
    for (const Item &item : claim.items) {
        Record record = item.record;
        record.insert(u"town"_s, town);
        valueOf(person.store.finish(item.id, claim.lock, Disposition::complete(record)));
    }
}

void PassingTest::whatASecondLookFindsInTheSampleSpeaksAgainstTheOthers()
{
    addSecondLooks();
    const ImportId id = bringInMany(6);
    pass(id, 1'000'000);
    completeNext(*bert, q, u"one"_s); // without looking
    QCOMPARE(known(id).figures.found, 0);
    const qint64 looks = known(id).lookAgain;
    QVERIFY(looks > 0);
    QCOMPARE(known(id).figures.againWaits, looks);
    letTakeBackSpanPass();
    completeNext(*anna, u"again"_s, u"two"_s);
    QCOMPARE(known(id).figures.sampled, 6);
    QCOMPARE(known(id).figures.found, looks);
    QCOMPARE(known(id).figures.foundAgain, looks);
}

void PassingTest::whatASecondLookPutsBackStaysFound()
{
    addSecondLooks();
    const ImportId id = bringInMany(6);
    pass(id, 1'000'000);
    completeNext(*bert, q, u"two"_s);
    QCOMPARE(known(id).figures.found, 6);
    letTakeBackSpanPass();
    completeNext(*anna, u"again"_s, u"one"_s);
    QCOMPARE(known(id).lookAgain, 0);
    QCOMPARE(known(id).figures.found, 6);
}

void PassingTest::aKeyThatTheNextQueueHasMakesNoSecondLook()
{
    addSecondLooks();
    into = u"again"_s;
    bringIn({town(u"k0"_s, u"one"_s), town(u"k1"_s, u"one"_s), town(u"k2"_s, u"one"_s)});
    into = q;
    const ImportId id = bringInMany(3);
    completeNext(*bert, q, u"one"_s);
    QCOMPARE(known(id).opened, 3);
    QCOMPARE(known(id).figures.again, 0);
}

void PassingTest::whatALaterQueueDoesIsNoSecondLook()
{
    valueOf(anna->store.addQueue(queueNamed(u"publish"_s)));
    addSecondLooks(u"publish"_s);
    const ImportId id = bringInMany(6);
    completeNext(*bert, q, u"one"_s);
    letTakeBackSpanPass();
    const qint64 looks = known(id).lookAgain;
    completeNext(*anna, u"again"_s, u"one"_s);
    letTakeBackSpanPass();
    completeNext(*bert, u"publish"_s, u"two"_s);
    QCOMPARE(known(id).lookAgain, 0);
    QCOMPARE(known(id).figures.foundAgain, 0);
    QVERIFY(known(id).figures.again <= double(looks) / 6);
}

void PassingTest::fieldsThatNoRecordHasMakeNothingBetter()
{
    valueOf(anna->store.widenFields(q, {u"town"_s, u"zip"_s}));
    const ImportId id = bringInMany(3);
    completeNext(*bert, q, u"two"_s);
    QCOMPARE(known(id).figures.fields, 2);
    valueOf(anna->store.widenFields(q, {u"town"_s, u"zip"_s, u"e1"_s, u"e2"_s, u"e3"_s}));
    QCOMPARE(known(id).figures.fields, 2);
    QCOMPARE(valueOf(warranties().warrantyOf(q)).experience.fields, 2);
}

void PassingTest::anOldDeliveryIsReadWhereItIsAskedFor()
{
    const ImportId id = bringInMany(3);
    for (int i = 0; i < 20; ++i)
        bringIn({town(u"later%1"_s.arg(i), u"one"_s)});
    const QueueWarranty its = valueOf(warranties().warrantyOf(q, id));
    QCOMPARE(its.deliveries.size(), 1);
    QCOMPARE(its.deliveries.constFirst().records, 3);
}

void PassingTest::whatIsDrawnAndStaysPassedIsTakenForWrong()
{
    const ImportId id = bringInMany(5);
    const qint64 passed = pass(id, 1).passed;
    QVERIFY(passed > 0);
    pass(id, 1'000'000);
    QCOMPARE(known(id).passed, passed);
    QCOMPARE(known(id).figures.sampled, 0);
    QCOMPARE(known(id).figures.sampleWaits, 5);
}

void PassingTest::whatIsFoundInARecordThatCameBackLowersNothing()
{
    const ImportId id = bringInMany(40);
    pass(id, 1);
    const WarrantyFigures before = known(id).figures;
    const ItemId back = known(id).passedItems.constFirst().item;
    valueOf(anna->store.reopen(back, u"I like to find something."_s));
    completeNext(*bert, q, u"two"_s);
    const WarrantyFigures now = known(id).figures;
    QCOMPARE(now.found, before.found);
    QCOMPARE(now.returned, before.returned + 1);
}

void PassingTest::noNonsenseIsAStatement()
{
    const Stated right{ImportId(1), 100, 40, 60, 7, 4800, 95};
    QVERIFY(statedIn(textOf(right)) == right);
    for (const QString &wrong :
         {u"{}"_s, u"[]"_s, textOf(right).replace(u"4800"_s, u"1e300"_s),
          textOf(right).replace(u":95"_s, u":-1"_s), textOf(right).replace(u":40"_s, u":140"_s),
          textOf(right).replace(u":100"_s, u":-5"_s), textOf(right).replace(u":7"_s, u":7.5"_s)})
        QVERIFY2(!statedIn(wrong), qPrintable(wrong));
}

void PassingTest::theSeedIsInTheHistoryBeforeTheRecordsAre()
{
    const auto lines = valueOf(anna->store.ruleEvents(RulesOf::Queue, q));
    bool isTold = false;
    for (const RuleEvent &line : lines)
        isTold =
            isTold || (line.state && !line.state->value(u"sample_seed"_s).toString().isEmpty());
    QVERIFY(isTold);
}

INTRAY_TEST_GUILESS_MAIN(PassingTest)
#include "tst_passing.moc"
