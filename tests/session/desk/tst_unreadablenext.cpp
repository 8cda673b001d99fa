// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/desk/finishing/finisher.h"
#include "support/testclass.h"
#include "support/twoatwork.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// A next record that cannot be read keeps nobody from completing the one before it.
class UnreadableNextTest : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init();

    void theOneBehindItComes();
    void aloneItIsTold();

private:
    void spoil(ItemId item) const;
    FinishedWork completeAndTakeNext(const Item &item);

    ItemId m_unreadable;
    Item m_held;
};

void UnreadableNextTest::init()
{
    beginOn(engineOfRow());
    add(u"a"_s);
    m_held = take(*anna).items.constFirst();
    m_unreadable = add(u"b"_s);
    spoil(m_unreadable);
}

void UnreadableNextTest::spoil(ItemId item) const
{
    const bool isMariadb = engineOfRow() == u"mariadb";
    const bool isFile = engineOfRow() == u"sqlite";
    const QString table = isMariadb ? u"record_all"_s : isFile ? u"record"_s : u"intray.record"_s;
    database->administer(u"UPDATE %1 SET current = '{\"sum\":1e999}' WHERE item_id = %2"_s.arg(
        table, QString::number(item.value())));
}

/// As the desk does: what became of it is asked for where the answer could not be read.
FinishedWork UnreadableNextTest::completeAndTakeNext(const Item &item)
{
    const Finisher::Job job{item, Disposition::complete(), {q}};
    return valueOf(Finisher::carryOut(anna->store, job));
}

void UnreadableNextTest::theOneBehindItComes()
{
    const ItemId behind = add(u"c"_s);
    const FinishedWork work = completeAndTakeNext(m_held);
    QVERIFY(!work.nextTrouble && work.next && work.next->detail);
    QCOMPARE(work.next->detail->item.id, behind);
    QCOMPARE(work.next->claim.passedOver.size(), 1);
    QCOMPARE(valueOf(anna->store.detail(m_held.id)).item.state, State::Done);
    QCOMPARE(kindsOf(m_unreadable).constLast(), u"failed"_s);
}

void UnreadableNextTest::aloneItIsTold()
{
    const FinishedWork work = completeAndTakeNext(m_held);
    QVERIFY(!work.nextTrouble && work.next && !work.next->detail);
    QCOMPARE(work.next->claim.passedOver.size(), 1);
    QCOMPARE(valueOf(anna->store.detail(m_held.id)).item.state, State::Done);
}

INTRAY_TEST_GUILESS_MAIN(UnreadableNextTest)
#include "tst_unreadablenext.moc"
