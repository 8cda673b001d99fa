// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "designs/ordertable.h"
#include "queue/glance.h"
#include "store/reading/figurestore.h"
#include "support/testclass.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// Two tables of different kinds in one database: one knows what is done, the other does not.
class TwoTables : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data()
    {
        addRowsOnly({u"sqlite"_s, u"postgresql"_s, u"psqlodbc"_s, u"mariadb"_s});
    }
    void areCountedTogether();
    void areListedAndWorkedOnTogether();

private:
    struct Both
    {
        Both()
            : database(databaseOf(engineOfRow()))
            , orders(engineOfRow(), *database)
        {
            orders.make(3);
            orders.run(u"DROP TABLE IF EXISTS %1"_s.arg(orders.table(u"Plain"_s)));
            orders.run(u"CREATE TABLE %1 (%2 VARCHAR(20) PRIMARY KEY, %3 VARCHAR(50), %4 "
                       "VARCHAR(50), %5 VARCHAR(30))"_s.arg(
                           orders.table(u"Plain"_s), orders.table(u"Code"_s),
                           orders.table(u"City"_s), orders.table(u"LockUser"_s),
                           orders.table(u"LockTime"_s)));
            orders.run(u"INSERT INTO %1 (%2, %3) VALUES ('a', 'Opp'), ('b', 'Elba')"_s.arg(
                orders.table(u"Plain"_s), orders.table(u"Code"_s), orders.table(u"City"_s)));
            valueOf(orders.adopt(orders.wish()));
            AdoptionWish plain;
            plain.queue = u"plain"_s;
            plain.table = u"Plain"_s;
            plain.key = u"Code"_s;
            plain.columns = {u"City"_s};
            plain.layout.lockUser = u"LockUser"_s;
            plain.layout.lockTime = u"LockTime"_s;
            valueOf(orders.adopt(plain));
        }
        std::unique_ptr<TestDatabase> database;
        OrderTable orders;
    };
};

void TwoTables::areCountedTogether()
{
    Both both;
    Person anna(*both.database, u"anna"_s);
    for (int again = 0; again < 2; ++again) {
        QMap<QString, qint64> open;
        for (const QueueStatus &one : valueOf(anna.store.status()))
            open[one.queue] = one.items.value(State::Open);
        QCOMPARE(open.value(u"orders"_s), 3);
        QCOMPARE(open.value(u"plain"_s), 2);
        GlanceQuery query;
        query.midnight = valueOf(anna.store.now());
        query.since = query.midnight.addDays(-1);
        QMap<QString, qint64> seen;
        for (const QueueGlance &one : valueOf(anna.store.glance(query)).queues)
            seen[one.queue] = one.open;
        QCOMPARE(seen.value(u"orders"_s), 3);
        QCOMPARE(seen.value(u"plain"_s), 2);
    }
}

void TwoTables::areListedAndWorkedOnTogether()
{
    Both both;
    Person anna(*both.database, u"anna"_s);
    for (const auto &[queue, rows] : {std::pair(u"orders"_s, 3), std::pair(u"plain"_s, 2)}) {
        ItemQuery query;
        query.queue = queue;
        QCOMPARE(valueOf(anna.store.page(query, {})).items.size(), rows);
    }
    const Claim claim = valueOf(anna.store.claimNext({u"orders"_s, u"plain"_s}, 5));
    QCOMPARE(claim.items.size(), 5);
    QCOMPARE(valueOf(anna.store.finishAll(claim.lock, Disposition::complete())).size(), 5);
}

INTRAY_TEST_GUILESS_MAIN(TwoTables)
#include "tst_d1_two_tables.moc"
