// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faults/serverground.h"
#include "session/desk/finishing/finisher.h"
#include "session/worker/worker.h"
#include "support/testclass.h"
#include "support/testdatabase.h"

#include <QSignalSpy>

using namespace intray;
using namespace intray::faults;
using namespace Qt::StringLiterals;

/// What is larger than a MariaDB server takes at once (max_allowed_packet) is told as that, and
/// nothing that comes after it suffers.
class TooLargeMariadb : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void nothingTooLargeCutsTheLine();
    void whatIsTooLargeTogetherIsNotLockedUnseen();
    void aWorkerFailsTheItemAndGoesOn();
    void whatCannotBeGivenIsPassedOver();
    void itKeepsNobodyFromCompleting();
    void aWorkerPassesItOver();
    void whatCannotBeSealedIsNotFinished();
    void cleanup();

private:
    void limit(int bytes);
    ItemId added(const QString &key, const QString &text);

    std::unique_ptr<ServerGround> m_ground;
    std::unique_ptr<Connection> m_connection;
    std::unique_ptr<Store> m_store;
};

static constexpr int usually = 2'097'152;
static constexpr int lowered = 524'288;
static const QString small = u"x"_s;
static const QString tooLarge = QString(3'000'000, u'x');

void TooLargeMariadb::initTestCase()
{
    m_ground = ServerGround::on(u"mariadb"_s, {u"max_allowed_packet = 2097152"_s});
    m_ground->welcome(u"robot"_s, allRoles());
}

void TooLargeMariadb::init()
{
    m_store.reset();
    m_connection = m_ground->connect(u"robot"_s);
    m_store = std::make_unique<Store>(*m_connection, Identity{u"robot"_s, u"here"_s});
    if (m_store->queue(u"work"_s))
        return;
    Queue work = queueNamed(u"work"_s);
    work.largestRecord = 8 * 1024 * 1024;
    work.largestField = work.largestRecord;
    valueOf(m_store->addQueue(work));
}

ItemId TooLargeMariadb::added(const QString &key, const QString &text)
{
    NewItem item = newItem(key);
    item.record = {{u"name"_s, text}};
    return valueOf(m_store->addItem(u"work"_s, item));
}

void TooLargeMariadb::nothingTooLargeCutsTheLine()
{
    const ItemId item = added(newId(), small);
    const Claim claim = valueOf(m_store->claimItems({item}));
    NewItem large = newItem(newId());
    large.record = {{u"name"_s, tooLarge}};
    Disposition disposition = Disposition::complete();
    disposition.record = Record{{u"name"_s, tooLarge}};
    for (const Error &error :
         {errorIn(m_store->addItem(u"work"_s, large)),
          errorIn(m_store->saveDraft(item, claim.lock, 1, {{u"name"_s, tooLarge}})),
          errorIn(m_store->finish(item, claim.lock, disposition))}) {
        QVERIFY2(error.kind == Error::Kind::Invalid, qPrintable(error.sentence + error.detail));
        QVERIFY2(error.sentence.contains(u"too large"_s), qPrintable(error.sentence));
        QVERIFY(m_connection->isAlive());
    }
    valueOf(m_store->finish(item, claim.lock, Disposition::complete()));
}

/// Each is small enough, all together are not: else they would be locked and nobody told of it.
void TooLargeMariadb::whatIsTooLargeTogetherIsNotLockedUnseen()
{
    QList<ItemId> items;
    for (int n = 0; n < 4; ++n)
        items << added(newId(), QString(600'000, u'x'));
    const Error error = errorIn(m_store->claimItems(items));
    QVERIFY2(error.sentence.contains(u"too large"_s), qPrintable(error.sentence + error.detail));
    QVERIFY(valueOf(m_store->mine()).isEmpty());
    const Claim claim = valueOf(m_store->claimItems(items.first(2)));
    QCOMPARE(claim.items.size(), 2);
    valueOf(m_store->finishAll(claim.lock, Disposition::dismiss()));
    const Claim rest = valueOf(m_store->claimItems(items.last(2)));
    valueOf(m_store->finishAll(rest.lock, Disposition::dismiss()));
}

void TooLargeMariadb::aWorkerFailsTheItemAndGoesOn()
{
    const ItemId first = added(u"1"_s, small);
    const ItemId second = added(u"2"_s, small);
    WorkOrder order;
    order.queue = u"work"_s;
    order.program = u"/bin/sh"_s;
    order.arguments = {u"-c"_s, u"test $INTRAY_KEY = 2 || printf '{\"name\":\"%03000000d\"}' 0"_s};
    order.once = true;
    Worker worker(m_ground->login(u"robot"_s), {u"robot"_s, u"here"_s}, order);
    QSignalSpy finished(&worker, &Worker::finished);
    worker.start();
    QVERIFY(finished.wait(60'000));
    QCOMPARE(worker.count().failed, 1);
    QCOMPARE(worker.count().done, 1);
    QCOMPARE(valueOf(m_store->detail(first)).item.state, State::Failed);
    QVERIFY(valueOf(m_store->detail(first)).error.contains(u"too large"_s));
    QCOMPARE(valueOf(m_store->detail(second)).item.state, State::Done);
}

/// Records stay as large as they were.
void TooLargeMariadb::limit(int bytes)
{
    m_ground->sql(u"SET GLOBAL max_allowed_packet = %1"_s.arg(bytes));
    m_store.reset();
    m_connection = m_ground->connect(u"robot"_s);
    m_store = std::make_unique<Store>(*m_connection, Identity{u"robot"_s, u"here"_s});
}

/// Nothing is left open for the next test.
void TooLargeMariadb::cleanup()
{
    limit(usually);
    for (const HeldItem &held : valueOf(m_store->mine()))
        valueOf(m_store->finish(held.item.id, held.item.lock.id, Disposition::dismiss()));
    while (const auto claim = m_store->claimNext({u"work"_s})) {
        if (claim->items.isEmpty())
            return;
        valueOf(m_store->finishAll(claim->lock, Disposition::dismiss()));
    }
}

void TooLargeMariadb::whatCannotBeGivenIsPassedOver()
{
    const ItemId large = added(newId(), QString(600'000, u'x'));
    const ItemId other = added(newId(), QString(600'000, u'x'));
    const ItemId next = added(newId(), small);
    limit(lowered);
    const LockId lock = newId();
    const Claim claim = valueOf(m_store->claimNext({u"work"_s}, 1, lock));
    QCOMPARE(claim.items.size(), 1);
    QCOMPARE(claim.items.constFirst().id, next);
    QCOMPARE(claim.lock, lock);
    QCOMPARE(claim.passedOver.size(), 2);
    QVERIFY(claim.passedOver.constFirst().contains(u"Item %1 "_s.arg(large.value())));
    QVERIFY(claim.passedOver.constLast().contains(u"Item %1 "_s.arg(other.value())));
    const Claim nothing = valueOf(m_store->claimNext({u"work"_s}));
    QVERIFY(nothing.items.isEmpty());
    QCOMPARE(nothing.passedOver.size(), 2);
}

void TooLargeMariadb::itKeepsNobodyFromCompleting()
{
    const ItemId first = added(newId(), small);
    const Claim held = valueOf(m_store->claimItems({first}));
    added(newId(), QString(600'000, u'x'));
    const ItemId next = added(newId(), small);
    limit(lowered);
    const Finisher::Job job{held.items.constFirst(), Disposition::complete(), {u"work"_s}};
    const FinishedWork work = valueOf(Finisher::carryOut(*m_store, job));
    QVERIFY(work.next && work.next->detail);
    QCOMPARE(work.next->detail->item.id, next);
    QCOMPARE(work.next->claim.passedOver.size(), 1);
    QCOMPARE(valueOf(m_store->detail(first)).item.state, State::Done);
}

void TooLargeMariadb::aWorkerPassesItOver()
{
    const ItemId large = added(newId(), QString(600'000, u'x'));
    added(newId(), small);
    added(newId(), small);
    limit(lowered);
    WorkOrder order;
    order.queue = u"work"_s;
    order.program = u"/bin/sh"_s;
    order.arguments = {u"-c"_s, u"echo {}"_s};
    order.once = true;
    Worker worker(m_ground->login(u"robot"_s), {u"robot"_s, u"here"_s}, order);
    QSignalSpy finished(&worker, &Worker::finished);
    QSignalSpy told(&worker, &Worker::told);
    worker.start();
    QVERIFY(finished.wait(60'000));
    QCOMPARE(worker.count().done, 2);
    QCOMPARE(told.size(), 1);
    QVERIFY(told.constFirst().constFirst().toString().contains(u"Item %1 "_s.arg(large.value())));
}

/// The history has a digest of each record that ended; without one nothing ends.
void TooLargeMariadb::whatCannotBeSealedIsNotFinished()
{
    const ItemId large = added(newId(), QString(600'000, u'x'));
    const Claim claim = valueOf(m_store->claimItems({large}));
    limit(lowered);
    const Error error = errorIn(m_store->finishAll(claim.lock, Disposition::dismiss()));
    QVERIFY2(error.sentence.contains(u"too large"_s), qPrintable(error.sentence + error.detail));
    limit(usually);
    QCOMPARE(valueOf(m_store->detail(large)).item.state, State::Locked);
    valueOf(m_store->finishAll(claim.lock, Disposition::dismiss()));
}

INTRAY_TEST_GUILESS_MAIN(TooLargeMariadb)
#include "tst_toolarge_mariadb.moc"
