// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faults/serverground.h"
#include "session/worker/worker.h"
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

private:
    ItemId added(const QString &key, const QString &text);

    std::unique_ptr<ServerGround> m_ground;
    std::unique_ptr<Connection> m_connection;
    std::unique_ptr<Store> m_store;
};

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

QTEST_GUILESS_MAIN(TooLargeMariadb)
#include "tst_toolarge_mariadb.moc"
