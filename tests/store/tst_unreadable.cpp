// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "support/twoatwork.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// A record that this program cannot read is never taken for an empty one.
class UnreadableTest : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init();

    void itIsNotShownAsEmpty();
    void itIsListed();
    void aClaimPassesItOver();
    void alongWithOthersItIsPassedOver();
    void aloneItIsNoEmptyQueue();
    void whereNothingMayFailItIsTold();

private:
    ItemId m_item;
};

void UnreadableTest::init()
{
    beginOn(engineOfRow());
    m_item = add(u"a"_s);
    const bool isMariadb = engineOfRow() == u"mariadb";
    const bool isFile = engineOfRow() == u"sqlite";
    const QString table = isMariadb ? u"record_all"_s : isFile ? u"record"_s : u"intray.record"_s;
    database->administer(
        u"UPDATE %1 SET current = '{\"name\":\"Anna\",\"sum\":1e999}' WHERE item_id = %2"_s.arg(
            table, QString::number(m_item.value())));
}

void UnreadableTest::itIsNotShownAsEmpty()
{
    const auto detail = anna->store.detail(m_item);
    QVERIFY(!detail);
    QCOMPARE(detail.error().kind, Error::Kind::Damaged);
}

void UnreadableTest::itIsListed()
{
    ItemQuery open;
    open.queue = q;
    const auto page = valueOf(anna->store.page(open, {}));
    QCOMPARE(page.items.size(), 1);
    QCOMPARE(page.items.constFirst().key, u"a"_s);
}

void UnreadableTest::aClaimPassesItOver()
{
    const ItemId next = add(u"b"_s);
    const LockId lock = newId();
    const Claim claim = valueOf(anna->store.claimNext({q}, 1, lock));
    QCOMPARE(claim.items.size(), 1);
    QCOMPARE(claim.items.constFirst().id, next);
    QCOMPARE(claim.lock, lock);
    QCOMPARE(claim.passedOver.size(), 1);
    QVERIFY(claim.passedOver.constFirst().contains(u"item %1 (a)"_s.arg(m_item.value())));
    QCOMPARE(valueOf(anna->store.mine()).size(), 1);
    QCOMPARE(kindsOf(m_item).constLast(), u"failed"_s);
    ItemQuery failed;
    failed.queue = q;
    failed.state = State::Failed;
    QCOMPARE(valueOf(anna->store.page(failed, {})).items.size(), 1);
}

void UnreadableTest::alongWithOthersItIsPassedOver()
{
    const ItemId next = add(u"b"_s);
    const ItemId last = add(u"c"_s);
    const Claim claim = valueOf(anna->store.claimNext({q}, 3));
    QCOMPARE(claim.passedOver.size(), 1);
    QCOMPARE(claim.items.size(), 2);
    QCOMPARE(claim.items.constFirst().id, next);
    QCOMPARE(claim.items.constLast().id, last);
}

void UnreadableTest::aloneItIsNoEmptyQueue()
{
    const Claim claim = valueOf(anna->store.claimNext({q}, 1));
    QVERIFY(claim.items.isEmpty());
    QCOMPARE(claim.passedOver.size(), 1);
    QVERIFY(valueOf(anna->store.claimNext({q}, 1)).passedOver.isEmpty());
}

void UnreadableTest::whereNothingMayFailItIsTold()
{
    setRules([](Queue &rules) { rules.dispositions = {Disposition::Kind::Complete}; });
    const auto claim = anna->store.claimNext({q}, 1);
    QVERIFY(!claim);
    QCOMPARE(claim.error().kind, Error::Kind::Damaged);
    QCOMPARE(valueOf(anna->store.mine()).size(), 1);
}

INTRAY_TEST_GUILESS_MAIN(UnreadableTest)
#include "tst_unreadable.moc"
