// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "support/testdatabase.h"

#include <QJsonArray>

using namespace intray;

class Pages : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everyOrderCanBeWalkedForthAndBack_data();
    void everyOrderCanBeWalkedForthAndBack();
    void numbersAndTruthValuesCanBeWalkedToo();
    void aPageFromAPlaceOnIncludesIt();
    void filtersHoldTogether();
    void onlyBrokenRecordsAreListed();
    void searchingKnowsLetters();
    void aPlaceOfAnotherListIsRefused();
    void finishedItemsAreListedByState();
    void aListOfFinishedItemsGoesOnInEveryOrder();
    void returnedItemsStandLast();
    void aCancelledSearchStops();

private:
    QList<Item> walk(const ItemQuery &query, bool backwards, int limit = 3)
    {
        QList<Item> all;
        PageRequest request{
            backwards ? PageRequest::From::End : PageRequest::From::Start, {}, limit};
        for (;;) {
            const ItemPage page = valueOf(m_anna->store.page(query, request));
            all = backwards ? page.items + all : all + page.items;
            request.cursor = backwards ? page.previous : page.next;
            request.from = backwards ? PageRequest::From::Before : PageRequest::From::After;
            if (request.cursor.isEmpty())
                return all;
        }
    }

    const QString q = QStringLiteral("work");
    TestDatabase m_database;
    std::unique_ptr<Person> m_anna;
};

Q_DECLARE_METATYPE(ItemOrder)

void Pages::initTestCase()
{
    m_anna = std::make_unique<Person>(m_database, QStringLiteral("anna"));
    valueOf(m_anna->store.addQueue(queueNamed(q)));
    const QStringList cities{QStringLiteral("Zürich"), QStringLiteral("ärlich"),
                             QStringLiteral("Bern"),   QStringLiteral("bern"),
                             QStringLiteral("Straße"), QStringLiteral("100%_sure")};
    for (int i = 0; i < 20; ++i) {
        NewItem item =
            newItem(QStringLiteral("key-%1").arg((i * 7) % 20, 2, 10, QLatin1Char('0')), i % 3);
        item.record.insert(QStringLiteral("city"), cities.at(i % cities.size()));
        valueOf(m_anna->store.addItem(q, item));
    }
}

void Pages::everyOrderCanBeWalkedForthAndBack_data()
{
    QTest::addColumn<ItemOrder>("order");
    for (const bool descending : {false, true}) {
        const char *way = descending ? "down" : "up";
        QTest::addRow("claim order %s", way)
            << ItemOrder{ItemOrder::By::ClaimOrder, {}, descending};
        QTest::addRow("key %s", way) << ItemOrder{ItemOrder::By::Key, {}, descending};
        QTest::addRow("created %s", way) << ItemOrder{ItemOrder::By::Created, {}, descending};
        QTest::addRow("field %s", way)
            << ItemOrder{ItemOrder::By::Field, QStringLiteral("city"), descending};
    }
}

void Pages::everyOrderCanBeWalkedForthAndBack()
{
    QFETCH(ItemOrder, order);
    ItemQuery query;
    query.queue = q;
    query.order = order;
    const QList<Item> forth = walk(query, false);
    QCOMPARE(forth.size(), 20);
    QCOMPARE(keysOf(walk(query, true)), keysOf(forth));
    query.order.descending = !order.descending;
    QList<Item> other = walk(query, false, 7);
    std::reverse(other.begin(), other.end());
    QCOMPARE(keysOf(other), keysOf(forth));
    for (qsizetype i = 1; i < forth.size() && !order.descending; ++i) {
        if (order.by == ItemOrder::By::Key)
            QVERIFY(forth.at(i - 1).key < forth.at(i).key);
        if (order.by == ItemOrder::By::ClaimOrder)
            QVERIFY(forth.at(i - 1).priority >= forth.at(i).priority);
    }
}

void Pages::numbersAndTruthValuesCanBeWalkedToo()
{
    const QString mixed = QStringLiteral("mixed");
    valueOf(m_anna->store.addQueue(queueNamed(mixed)));
    const QJsonArray values{1,  2.5, -3,  true, false, QStringLiteral("text"), QJsonValue(),
                            10, 1,   true};
    for (qsizetype i = 0; i < values.size(); ++i) {
        NewItem item = newItem(QString::number(i));
        item.record.insert(QStringLiteral("value"), values.at(i));
        valueOf(m_anna->store.addItem(mixed, item));
    }
    ItemQuery query;
    query.queue = mixed;
    for (const bool descending : {false, true}) {
        query.order = {ItemOrder::By::Field, QStringLiteral("value"), descending};
        const QStringList forth = keysOf(walk(query, false, 1));
        QCOMPARE(QSet<QString>(forth.begin(), forth.end()).size(), values.size());
        QCOMPARE(forth.size(), values.size());
        QCOMPARE(keysOf(walk(query, true, 1)), forth);
    }
}

void Pages::aPageFromAPlaceOnIncludesIt()
{
    for (const bool descending : {false, true}) {
        ItemQuery query;
        query.queue = q;
        query.order = {ItemOrder::By::Key, {}, descending};
        const QList<Item> all = walk(query, false);
        const Cursor place = cursorFor(query.order, all.at(5));
        const ItemPage page =
            valueOf(m_anna->store.page(query, {PageRequest::From::AtOrAfter, place, 4}));
        QCOMPARE(keysOf(page.items), keysOf(all.mid(5, 4)));
        QVERIFY(!page.previous.isEmpty());
    }
}

void Pages::filtersHoldTogether()
{
    ItemQuery query;
    query.queue = q;
    query.find = QStringLiteral("BERN");
    QCOMPARE(walk(query, false).size(), 6);
    query.keyContains = QStringLiteral("KEY-1");
    const QList<Item> both = walk(query, false);
    QVERIFY(!both.isEmpty() && both.size() < 6);
    for (const Item &item : both)
        QVERIFY(item.key.startsWith(QStringLiteral("key-1")));
    query.fieldContains.insert(QStringLiteral("name"), QStringLiteral("no such name"));
    QVERIFY(walk(query, false).isEmpty());
}

void Pages::onlyBrokenRecordsAreListed()
{
    const Queue before = valueOf(m_anna->store.queue(q));
    Queue rules = before;
    rules.recordSchema = QJsonObject{
        {QStringLiteral("properties"),
         QJsonObject{{QStringLiteral("city"),
                      QJsonObject{{QStringLiteral("pattern"), QStringLiteral("^[A-Z]")}}}}}};
    valueOf(m_anna->store.setQueue(rules));
    ItemQuery query;
    query.queue = q;
    query.breaksRule = true;
    QCOMPARE(walk(query, false).size(), 10); // ärlich, bern, 100%_sure
    QCOMPARE(walk(query, true), walk(query, false));
    query.isBrief = true;
    query.fieldContains = {{QStringLiteral("city"), QStringLiteral("bern")}};
    for (const Item &item : walk(query, false))
        QCOMPARE(item.record.value(QStringLiteral("city")), QJsonValue(QStringLiteral("bern")));
    valueOf(m_anna->store.setQueue(before));
    query.fieldContains.clear();
    QVERIFY(walk(query, false).isEmpty());
}

void Pages::searchingKnowsLetters()
{
    ItemQuery query;
    query.queue = q;
    for (const QString &text : {QStringLiteral("ZÜRICH"), QStringLiteral("STRAẞE"),
                                QStringLiteral("Ärl"), QStringLiteral("0%_s")}) {
        query.fieldContains = {{QStringLiteral("city"), text}};
        QVERIFY2(!walk(query, false).isEmpty(), qPrintable(text));
    }
    query.fieldContains = {{QStringLiteral("city"), QStringLiteral("%")}};
    QCOMPARE(walk(query, false).size(), 3);
}

void Pages::aPlaceOfAnotherListIsRefused()
{
    ItemQuery query;
    query.queue = q;
    for (const QString &cursor : {QStringLiteral("nonsense"), QStringLiteral("WzFd"), QString()})
        QCOMPARE(errorIn(m_anna->store.page(query, {PageRequest::From::After, cursor, 10})).kind,
                 Error::Kind::Invalid);
}

void Pages::finishedItemsAreListedByState()
{
    TestDatabase database;
    Person bert(database, QStringLiteral("bert"));
    valueOf(bert.store.addQueue(queueNamed(q)));
    for (int i = 0; i < 4; ++i)
        valueOf(bert.store.addItem(q, newItem(QString::number(i))));
    const Claim claim = valueOf(bert.store.claimNext({q}, 3));
    valueOf(bert.store.finish(claim.items.at(0).id, claim.lock, Disposition::complete()));
    valueOf(bert.store.finish(claim.items.at(1).id, claim.lock, Disposition::dismiss()));
    ItemQuery query;
    query.queue = q;
    for (const auto &[state, key] : {std::pair{State::Done, QStringLiteral("0")},
                                     {State::Dismissed, QStringLiteral("1")},
                                     {State::Locked, QStringLiteral("2")},
                                     {State::Open, QStringLiteral("3")}}) {
        query.state = state;
        for (const auto by :
             {ItemOrder::By::ClaimOrder, ItemOrder::By::Key, ItemOrder::By::Created}) {
            query.order.by = by;
            QCOMPARE(keysOf(valueOf(bert.store.page(query, {})).items), QStringList(key));
        }
    }
}

void Pages::aListOfFinishedItemsGoesOnInEveryOrder()
{
    TestDatabase database;
    Person bert(database, QStringLiteral("bert"));
    valueOf(bert.store.addQueue(queueNamed(q)));
    for (int i = 0; i < 3; ++i)
        valueOf(bert.store.addItem(q, newItem(QString::number(i))));
    const Claim claim = valueOf(bert.store.claimNext({q}, 3));
    for (const Item &item : claim.items)
        valueOf(bert.store.finish(item.id, claim.lock, Disposition::complete()));
    ItemQuery query;
    query.queue = q;
    query.state = State::Done;
    for (const auto by : {ItemOrder::By::ClaimOrder, ItemOrder::By::Priority, ItemOrder::By::Key,
                          ItemOrder::By::Created}) {
        query.order.by = by;
        const ItemPage first = valueOf(bert.store.page(query, {PageRequest::From::Start, {}, 2}));
        const ItemPage rest =
            valueOf(bert.store.page(query, {PageRequest::From::After, first.next, 2}));
        QCOMPARE(keysOf(first.items + rest.items).size(), 3);
        QCOMPARE(rest.items.size(), 1);
    }
}

void Pages::returnedItemsStandLast()
{
    TestDatabase database;
    Person bert(database, QStringLiteral("bert"));
    valueOf(bert.store.addQueue(queueNamed(q)));
    for (const QString &key : {QStringLiteral("a"), QStringLiteral("b")})
        valueOf(bert.store.addItem(q, newItem(key)));
    const Claim claim = valueOf(bert.store.claimNext({q}));
    valueOf(bert.store.finish(claim.items.at(0).id, claim.lock,
                              Disposition::returnLater(std::chrono::hours(1))));
    ItemQuery query;
    query.queue = q;
    const QList<Item> items = valueOf(bert.store.page(query, {})).items;
    QCOMPARE(keysOf(items), QStringList({QStringLiteral("b"), QStringLiteral("a")}));
    QVERIFY(items.constLast().availableAt.isValid());
}

void Pages::aCancelledSearchStops()
{
    // More candidates than one look at the database takes, and none of them passes.
    const QString many = QStringLiteral("many");
    valueOf(m_anna->store.addQueue(queueNamed(many)));
    for (int i = 0; i < 600; ++i)
        valueOf(m_anna->store.addItem(many, newItem(QStringLiteral("needle-%1").arg(i))));
    ItemQuery query;
    query.queue = many;
    query.fieldContains.insert(QStringLiteral("city"), QStringLiteral("needle"));
    QVERIFY(valueOf(m_anna->store.page(query, {})).items.isEmpty());
    Cancellation cancellation;
    cancellation.cancel();
    QCOMPARE(errorIn(m_anna->store.page(query, {}, cancellation)).kind, Error::Kind::Cancelled);
}

INTRAY_TEST_GUILESS_MAIN(Pages)
#include "tst_pages.moc"
