// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/glance.h"
#include "support/testclass.h"
#include "support/twoatwork.h"

using namespace intray;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// What is open is the same number everywhere, after whatever happened: on the desk, in the list,
/// on the pages of queues and figures, and in the status.
class OpenCounts : public QObject, private TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init();
    void allPlacesAgreeAfterEveryOperation();
    void whatComesThroughAStepIsOpenAndNotPutOff();
    void whatIsDueAgainIsOpen();
    void whatHasExpiredIsListedAndCountedAtOnce();
    void whatHasNoTryLeftIsNotOpen();
    void expiredItemsStandInTheirPlaceOnEveryPage_data();
    void expiredItemsStandInTheirPlaceOnEveryPage();
    void whatHasExpiredIsTakenFromTheList();

private:
    QStringList openOn(const QString &queue, const ItemOrder &order = {}, int limit = 100);
    QHash<QString, qint64> openAt(const QString &queue);
    void agree(const QString &what, const QString &queue, qint64 open);
    void finish(const Claim &claim, const Disposition &disposition)
    {
        finish(*anna, claim, disposition);
    }
    void finish(Person &person, const Claim &claim, const Disposition &disposition);
};

void OpenCounts::init()
{
    beginOn(engineOfRow());
    Queue next = queueNamed(u"check"_s);
    valueOf(anna->store.addQueue(next));
    setRules([](Queue &rules) { rules.nextQueue = u"check"_s; });
}

/// The keys of the list, page by page.
QStringList OpenCounts::openOn(const QString &queue, const ItemOrder &order, int limit)
{
    ItemQuery query;
    query.queue = queue;
    query.order = order;
    QStringList keys;
    PageRequest request;
    request.limit = limit;
    for (;;) {
        const ItemPage page = valueOf(anna->store.page(query, request));
        for (const Item &item : page.items)
            keys << item.key;
        if (page.next.isEmpty())
            return keys;
        request.from = PageRequest::From::After;
        request.cursor = page.next;
    }
}

QHash<QString, qint64> OpenCounts::openAt(const QString &queue)
{
    QHash<QString, qint64> open;
    const QDateTime midnight = valueOf(anna->store.now()).addSecs(-60);
    open[u"list"_s] = openOn(queue).size();
    open[u"desk"_s] = valueOf(anna->store.counts(queue, midnight)).open;
    open[u"status"_s] = valueOf(anna->store.status(queue)).constFirst().items.value(State::Open);
    for (const QueueLoad &load : valueOf(anna->store.loads()))
        if (load.queue == queue)
            open[u"queues"_s] = load.open;
    GlanceQuery query;
    query.since = midnight;
    query.midnight = midnight;
    for (const QueueGlance &glance : valueOf(anna->store.glance(query)).queues)
        if (glance.queue == queue)
            open[u"glance"_s] = glance.open;
    return open;
}

void OpenCounts::agree(const QString &what, const QString &queue, qint64 open)
{
    const QHash<QString, qint64> told = openAt(queue);
    QCOMPARE(told.size(), 5);
    for (auto place = told.begin(); place != told.end(); ++place)
        QVERIFY2(
            place.value() == open,
            qPrintable(u"After %1 the %2 says %3 open in %4, not %5."_s.arg(
                what, place.key(), QString::number(place.value()), queue, QString::number(open))));
}

void OpenCounts::finish(Person &person, const Claim &claim, const Disposition &disposition)
{
    valueOf(person.store.finish(claim.items.constFirst().id, claim.lock, disposition));
}

void OpenCounts::allPlacesAgreeAfterEveryOperation()
{
    for (const QString &key : {u"1"_s, u"2"_s, u"3"_s, u"4"_s, u"5"_s, u"6"_s})
        add(key);
    agree(u"adding"_s, q, 6);
    Claim claim = take(*anna);
    const ItemId first = claim.items.constFirst().id;
    agree(u"taking"_s, q, 5);
    finish(claim, Disposition::returnLater());
    agree(u"returning"_s, q, 6);
    claim = take(*anna);
    finish(claim, Disposition::returnLater(1h));
    agree(u"returning for later"_s, q, 6);
    claim = take(*anna);
    const Disposition done = Disposition::complete();
    finish(claim, done);
    agree(u"completing"_s, q, 5);
    agree(u"completing"_s, u"check"_s, 1);
    claim = valueOf(anna->store.takeBack(claim.items.constFirst().id, done.operation));
    agree(u"taking back"_s, q, 5);
    agree(u"taking back"_s, u"check"_s, 0);
    finish(claim, Disposition::fail(u"unreadable"_s));
    agree(u"failing"_s, q, 5);
    valueOf(anna->store.reopen(claim.items.constFirst().id));
    agree(u"reopening"_s, q, 6);
    claim = take(*anna);
    finish(claim, Disposition::dismiss());
    agree(u"dismissing"_s, q, 5);
    claim = take(*bert, 2);
    agree(u"taking two"_s, q, 3);
    valueOf(anna->store.releaseLocks({{claim.items.constFirst().id, claim.lock}}, u"why not"_s));
    agree(u"releasing"_s, q, 4);
    valueOf(anna->store.prioritize({first}, {3, {}}));
    agree(u"a priority"_s, q, 4);
}

void OpenCounts::whatComesThroughAStepIsOpenAndNotPutOff()
{
    add(u"1"_s);
    finish(take(*anna), Disposition::complete());
    agree(u"completing"_s, u"check"_s, 1);
    QCOMPARE(valueOf(anna->store.status(u"check"_s)).constFirst().later, 0);
    letWaitingCome(*database);
    agree(u"the wait"_s, u"check"_s, 1);
    finish(*bert, valueOf(bert->store.claimNext({u"check"_s})), Disposition::sendBack(u"no"_s));
    agree(u"sending back"_s, u"check"_s, 0);
    agree(u"sending back"_s, q, 1);
}

void OpenCounts::whatIsDueAgainIsOpen()
{
    add(u"1"_s);
    finish(take(*anna), Disposition::returnLater(1h));
    QCOMPARE(valueOf(anna->store.status(q)).constFirst().later, 1);
    letWaitingCome(*database);
    agree(u"the hour"_s, q, 1);
    QCOMPARE(valueOf(anna->store.status(q)).constFirst().later, 0);
}

void OpenCounts::whatHasExpiredIsListedAndCountedAtOnce()
{
    for (const QString &key : {u"1"_s, u"2"_s, u"3"_s})
        add(key);
    takeAndLetExpire(*bert, 2);
    agree(u"expiring"_s, q, 3);
    QCOMPARE(openOn(q), QStringList({u"1"_s, u"2"_s, u"3"_s}));
    QCOMPARE(valueOf(anna->store.status(q)).constFirst().items.value(State::Locked), 0);
    QCOMPARE(valueOf(anna->store.sweep()), 2);
    agree(u"sweeping"_s, q, 3);
}

void OpenCounts::whatHasNoTryLeftIsNotOpen()
{
    setRules([](Queue &rules) { rules.attempts = 1; });
    for (const QString &key : {u"1"_s, u"2"_s, u"3"_s})
        add(key);
    takeAndLetExpire(*bert, 2);
    agree(u"the last try"_s, q, 1);
    QCOMPARE(openOn(q), QStringList{u"3"_s});
    QCOMPARE(valueOf(anna->store.expired()).items, 2);
    valueOf(anna->store.sweep());
    agree(u"sweeping"_s, q, 1);
    QCOMPARE(valueOf(anna->store.status(q)).constFirst().items.value(State::Failed), 2);
}

void OpenCounts::expiredItemsStandInTheirPlaceOnEveryPage_data()
{
    QTest::addColumn<int>("by");
    QTest::addColumn<bool>("descending");
    for (const bool descending : {false, true}) {
        const QByteArray end = descending ? ", descending" : "";
        QTest::newRow("claim order" + end) << int(ItemOrder::By::ClaimOrder) << descending;
        QTest::newRow("key" + end) << int(ItemOrder::By::Key) << descending;
        QTest::newRow("field" + end) << int(ItemOrder::By::Field) << descending;
    }
}

void OpenCounts::expiredItemsStandInTheirPlaceOnEveryPage()
{
    QFETCH(int, by);
    QFETCH(bool, descending);
    QStringList keys;
    for (int number = 1; number <= 9; ++number) {
        keys << QString::number(number);
        add(keys.constLast());
    }
    takeAndLetExpire(*bert, 4);
    const ItemOrder order{ItemOrder::By(by), u"name"_s, descending};
    const QStringList whole = openOn(q, order);
    QCOMPARE(whole.size(), 9);
    QCOMPARE(openOn(q, order, 2), whole);
    if (order.by != ItemOrder::By::Field) {
        if (descending)
            std::reverse(keys.begin(), keys.end());
        QCOMPARE(whole, keys);
    }
}

void OpenCounts::whatHasExpiredIsTakenFromTheList()
{
    const ItemId item = add(u"1"_s);
    takeAndLetExpire(*bert);
    const Claim claim = valueOf(anna->store.claimItems({item}));
    QCOMPARE(claim.shortage, Shortage::None);
    agree(u"taking it"_s, q, 0);
}

INTRAY_TEST_GUILESS_MAIN(OpenCounts)
#include "tst_opencounts.moc"
