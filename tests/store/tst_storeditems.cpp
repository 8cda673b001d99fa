// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/reading/storeditems.h"
#include "support/testclass.h"
#include "support/twoatwork.h"

#include <QJsonDocument>

#include <numeric>

using namespace intray;
using namespace Qt::StringLiterals;

/// Whoever writes a whole queue out meets each item once, whatever others do there meanwhile, and
/// gets of it what was asked for.
class StoredItemsTest : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init() { beginOn(engineOfRow()); }

    void itemsComeInTheOrderInWhichTheyCameIn();
    void anItemWhoseLockIsOverIsOpen();
    void whatIsTakenMeanwhileComesOnce();
    void whatIsReturnedMeanwhileComesOnce();
    void whatIsReopenedMeanwhileComesOnce();
    void everyPageIsWholeAndNoneIsEmptyBeforeTheEnd();
    void largeRecordsMakeSmallPages();
    void aStateCanBeAskedFor();
    void theOriginalAndTheCorrectedVersionAreToldApart();
    void finishedItemsAreFoundByWhoAndWhen();
    void whatAListShowsComesInItsOrder();
    void ofAListOnlyWhatIsAskedForComes();
    void anotherQueuesItemsDoNotCome();
    void whoeverTakesThemCanEndIt();
    void aCancelledWalkStops();
    void whatIsAskedAfterAnUnfinishedWalkIsAnswered();
    void anUnknownQueueIsTold();

private:
    StoredItemQuery all() const
    {
        StoredItemQuery query;
        query.queue = q;
        return query;
    }
    Outcome<Done> walk(
        const StoredItemQuery &query, const std::function<void(const StoredItem &)> &take,
        const std::function<Outcome<Done>()> &pageEnds = [] { return Done(); })
    {
        return forEachStoredItem(*anna->connection, anna->store.identity(), query, {}, take,
                                 pageEnds);
    }
    /// "key state" of each, and what happens at the end of the first page.
    QStringList seen(const StoredItemQuery &query, const std::function<void()> &meanwhile = {})
    {
        QStringList keys;
        bool isFirst = true;
        valueOf(walk(
            query,
            [&](const StoredItem &item) { keys << QString::fromUtf8(item.key + ' ' + item.state); },
            [&] {
                if (std::exchange(isFirst, false) && meanwhile)
                    meanwhile();
                return Done();
            }));
        return keys;
    }
    ItemId complete(const Record &values)
    {
        const Claim claim = take(*bert);
        const ItemId item = claim.items.first().id;
        valueOf(bert->store.finish(item, claim.lock, Disposition::complete(values)));
        return item;
    }
    /// More than two pages, so that something can happen between them: a server may be at the
    /// second one when the first ends.
    void addPages()
    {
        for (int i = 100; i < 300; ++i)
            add(QString::number(i));
    }
};

static Record recordIn(const QByteArray &json)
{
    return QJsonDocument::fromJson(json).object();
}

static Record named(const QString &name)
{
    return {{u"name"_s, name}};
}

void StoredItemsTest::itemsComeInTheOrderInWhichTheyCameIn()
{
    add(u"b"_s, 1);
    add(u"a"_s, 9);
    take(*bert);
    add(u"c"_s);
    QCOMPARE(seen(all()), (QStringList{u"b open"_s, u"a locked"_s, u"c open"_s}));
}

void StoredItemsTest::anItemWhoseLockIsOverIsOpen()
{
    add(u"1"_s);
    add(u"2"_s);
    takeAndLetExpire(*bert);
    QCOMPARE(seen(all()), (QStringList{u"1 open"_s, u"2 open"_s}));
    StoredItemQuery held = all();
    held.state = State::Locked;
    QCOMPARE(seen(held), QStringList());
}

void StoredItemsTest::whatIsTakenMeanwhileComesOnce()
{
    addPages();
    const QStringList keys = seen(all(), [this] { take(*bert, 190); });
    QCOMPARE(keys.size(), 200);
    QCOMPARE(QSet<QString>(keys.begin(), keys.end()).size(), 200);
    QVERIFY(keys.contains(u"100 open"_s) && keys.contains(u"289 locked"_s));
}

void StoredItemsTest::whatIsReturnedMeanwhileComesOnce()
{
    addPages();
    const Claim claim = take(*bert, 190);
    QStringList keys = seen(all(), [&] {
        for (const Item &item : claim.items)
            valueOf(bert->store.finish(item.id, claim.lock,
                                       Disposition::returnLater(std::chrono::seconds(0))));
    });
    QVERIFY(keys.contains(u"100 locked"_s) && keys.contains(u"289 open"_s));
    QCOMPARE(keys.size(), 200);
}

void StoredItemsTest::whatIsReopenedMeanwhileComesOnce()
{
    addPages();
    const ItemId first = complete({});
    const QStringList keys = seen(all(), [&] { valueOf(bert->store.reopen(first)); });
    QCOMPARE(keys.size(), 200);
    QCOMPARE(keys.constFirst(), u"100 done"_s);
}

void StoredItemsTest::everyPageIsWholeAndNoneIsEmptyBeforeTheEnd()
{
    addPages();
    QList<int> pages{0};
    valueOf(walk(
        all(), [&](const StoredItem &) { ++pages.last(); },
        [&] {
            pages << 0;
            return Done();
        }));
    QVERIFY(pages.size() > 2);
    QCOMPARE(pages.count(0), 2); // the one that found nothing more, and the one after it
    QCOMPARE(std::accumulate(pages.begin(), pages.end(), 0), 200);
}

void StoredItemsTest::largeRecordsMakeSmallPages()
{
    const QString large(700'000, u'x');
    for (int i = 0; i < 30; ++i) {
        NewItem item = newItem(QString::number(i));
        item.record = named(large);
        valueOf(anna->store.addItem(q, item));
    }
    int onPage = 0;
    QList<int> pages;
    valueOf(walk(
        all(), [&](const StoredItem &item) { onPage += item.record().size() > 700'000 ? 1 : 0; },
        [&] {
            pages << std::exchange(onPage, 0);
            return Done();
        }));
    QCOMPARE(std::accumulate(pages.begin(), pages.end(), 0), 30);
    QVERIFY2(pages.at(1) < 10, qPrintable(QString::number(pages.at(1))));
}

void StoredItemsTest::aStateCanBeAskedFor()
{
    add(u"1"_s);
    add(u"2"_s);
    complete({});
    StoredItemQuery query = all();
    query.state = State::Done;
    QCOMPARE(seen(query), QStringList{u"1 done"_s});
    query.state = State::Open;
    QCOMPARE(seen(query), QStringList{u"2 open"_s});
}

void StoredItemsTest::theOriginalAndTheCorrectedVersionAreToldApart()
{
    add(u"1"_s);
    add(u"2"_s);
    complete(named(u"new"_s));
    StoredItemQuery query = all();
    query.withOriginals = true;
    QList<Record> originals;
    QList<Record> currents;
    valueOf(walk(query, [&](const StoredItem &item) {
        originals << recordIn(item.imported);
        currents << recordIn(item.record());
        QCOMPARE(item.current.isNull(), item.key == "2");
    }));
    QCOMPARE(originals, (QList<Record>{named(u"name of 1"_s), named(u"name of 2"_s)}));
    QCOMPARE(currents, (QList<Record>{named(u"new"_s), named(u"name of 2"_s)}));
    query.isCorrected = true;
    QCOMPARE(seen(query), QStringList{u"1 done"_s});
    query.withCurrents = false;
    valueOf(walk(query, [&](const StoredItem &item) {
        QCOMPARE(recordIn(item.record()), named(u"name of 1"_s));
    }));
}

void StoredItemsTest::finishedItemsAreFoundByWhoAndWhen()
{
    add(u"1"_s);
    add(u"2"_s);
    complete({});
    QDateTime at;
    valueOf(walk(all(), [&](const StoredItem &item) {
        QCOMPARE(item.finishedBy.isNull(), item.key == "2");
        if (item.key == "1") {
            QCOMPARE(item.finishedBy, QByteArray("bert"));
            at = QDateTime::fromString(QString::fromUtf8(item.finishedAt), Qt::ISODateWithMs);
        }
    }));
    QVERIFY(at.isValid());
    StoredItemQuery query = all();
    query.finishedBy = u"bert"_s;
    query.from = at;
    query.to = at.addMSecs(1);
    QCOMPARE(seen(query), QStringList{u"1 done"_s});
    query.to = at;
    QCOMPARE(seen(query), QStringList());
    query.to = {};
    query.from = at.addMSecs(1);
    QCOMPARE(seen(query), QStringList());
    query.from = {};
    query.finishedBy = u"anna"_s;
    QCOMPARE(seen(query), QStringList());
}

void StoredItemsTest::whatAListShowsComesInItsOrder()
{
    for (const QString &key : {u"a"_s, u"b"_s, u"c"_s, u"d"_s})
        add(key);
    StoredItemQuery query = all();
    query.listed = ItemQuery();
    query.listed->queue = q;
    query.listed->order = {ItemOrder::By::Key, {}, true};
    QCOMPARE(seen(query), (QStringList{u"d open"_s, u"c open"_s, u"b open"_s, u"a open"_s}));
    query.listed->find = u"\"name of b\""_s;
    QCOMPARE(seen(query), QStringList{u"b open"_s});
    query.listed->find.clear();
    complete({});
    query.listed->state = State::Done;
    QCOMPARE(seen(query), QStringList{u"a done"_s});
}

void StoredItemsTest::ofAListOnlyWhatIsAskedForComes()
{
    add(u"1"_s);
    add(u"2"_s);
    complete(named(u"new"_s));
    const Claim claim = take(*bert);
    valueOf(bert->store.finish(claim.items.first().id, claim.lock, Disposition::complete()));
    StoredItemQuery query = all();
    query.listed = ItemQuery();
    query.listed->queue = q;
    query.listed->state = State::Done;
    query.listed->order.by = ItemOrder::By::Created;
    query.withOriginals = true;
    QCOMPARE(seen(query), (QStringList{u"1 done"_s, u"2 done"_s}));
    valueOf(walk(query, [&](const StoredItem &item) {
        QCOMPARE(recordIn(item.imported), named(u"name of "_s + QString::fromUtf8(item.key)));
        QCOMPARE(item.finishedBy, QByteArray("bert"));
    }));
    query.isCorrected = true;
    QCOMPARE(seen(query), QStringList{u"1 done"_s});
    query.finishedBy = u"anna"_s;
    QCOMPARE(seen(query), QStringList());
}

void StoredItemsTest::anotherQueuesItemsDoNotCome()
{
    valueOf(anna->store.addQueue(queueNamed(u"other"_s)));
    add(u"1"_s);
    valueOf(anna->store.addItem(u"other"_s, newItem(u"x"_s)));
    add(u"2"_s);
    QCOMPARE(seen(all()), (QStringList{u"1 open"_s, u"2 open"_s}));
}

void StoredItemsTest::whoeverTakesThemCanEndIt()
{
    addPages();
    int taken = 0;
    const auto ended = walk(
        all(), [&](const StoredItem &) { ++taken; },
        []() -> Outcome<Done> { return failure(Error::Kind::DiskFull, u"Full."_s); });
    QCOMPARE(errorIn(ended).kind, Error::Kind::DiskFull);
    QVERIFY(taken > 0 && taken < 200);
}

void StoredItemsTest::aCancelledWalkStops()
{
    addPages();
    Cancellation cancellation;
    int taken = 0;
    const auto ended = forEachStoredItem(
        *anna->connection, anna->store.identity(), all(), cancellation,
        [&](const StoredItem &) { ++taken; },
        [&] {
            cancellation.cancel();
            return Done();
        });
    QCOMPARE(errorIn(ended).kind, Error::Kind::Cancelled);
    QVERIFY(taken > 0 && taken < 200);
}

/// Where a server was at the next page already.
void StoredItemsTest::whatIsAskedAfterAnUnfinishedWalkIsAnswered()
{
    addPages();
    const auto ended = walk(
        all(), [](const StoredItem &) {},
        []() -> Outcome<Done> { return failure(Error::Kind::DiskFull, u"full"_s); });
    QCOMPARE(errorIn(ended).kind, Error::Kind::DiskFull);
    QCOMPARE(valueOf(anna->store.queue(q)).name, q);
    QCOMPARE(seen(all()).size(), 200);
}

void StoredItemsTest::anUnknownQueueIsTold()
{
    StoredItemQuery query;
    query.queue = u"nothing"_s;
    QCOMPARE(errorIn(walk(query, [](const StoredItem &) {})).kind, Error::Kind::NotFound);
}

INTRAY_TEST_GUILESS_MAIN(StoredItemsTest)
#include "tst_storeditems.moc"
