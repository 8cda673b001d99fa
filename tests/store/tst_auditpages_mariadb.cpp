// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/sql.h"
#include "support/testclass.h"
#include "support/twoatwork.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// What one page of an audit reads on MariaDB, in rows.
class AuditPagesOfMariadb : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowsOnly({u"mariadb"_s}); }
    void aPageCostsTheSameHoweverManyItemsAreBehindIt_data();
    void aPageCostsTheSameHoweverManyItemsAreBehindIt();

private:
    void fill(int items);
    qint64 rowsRead();
    qint64 costOfFirstPage(const char *statement);
};

/// Items with a record and an event each, under a seal and in a queue with a schema.
void AuditPagesOfMariadb::fill(int items)
{
    database->administer(u"UPDATE queue_all SET record_schema = '{\"type\":\"object\"}'"_s);
    database->administer(
        u"INSERT INTO item_all (queue_id, `key`, state, created_by, created_at) SELECT q.id, "
        "UUID(), 'open', 'anna', UTC_TIMESTAMP(3) FROM queue_all AS q CROSS JOIN seq_1_to_%1"_s.arg(
            items));
    database->administer(u"INSERT IGNORE INTO record_all (item_id, imported, search) SELECT i.id, "
                         "'{\"name\":\"ann\"}', 'ann' FROM item_all AS i"_s);
    database->administer(u"INSERT INTO event_all (item_id, queue_id, at, kind, user, "
                         "workstation) SELECT i.id, i.queue_id, i.created_at, 'imported', 'anna', "
                         "'desk-of-anna' FROM item_all AS i"_s);
    database->administer(
        u"INSERT IGNORE INTO seal_all (number, made_at, made_by, first_event, last_event, events, "
        "first_rule, last_rule, rules, items, previous, digest) VALUES (1, UTC_TIMESTAMP(3), "
        "'anna', 1, 1000000, 0, 1, 0, 0, 0, REPEAT('0', 64), REPEAT('1', 64))"_s);
    database->administer(u"INSERT INTO item_seal_all (item_id, event_id, seal, digests) SELECT "
                         "e.item_id, MAX(e.id), 1, ',' FROM event_all AS e GROUP BY e.item_id"_s);
}

qint64 AuditPagesOfMariadb::rowsRead()
{
    Sql sql(anna->connection->d());
    qint64 sum = 0;
    for (qint64 count : sql.allOfText(u"SHOW SESSION STATUS LIKE 'Handler_read%'"_s, {},
                                      [](const Row &row) { return row.number("Value"); }))
        sum += count;
    return sum;
}

qint64 AuditPagesOfMariadb::costOfFirstPage(const char *statement)
{
    constexpr int page = 10;
    const qint64 before = rowsRead();
    const auto items = Sql(anna->connection->d())
                           .all(statement, {{":item", 0}, {":limit", page}},
                                [](const Row &row) { return row.number("id"); });
    const qint64 cost = rowsRead() - before;
    if (items.size() != page || !std::is_sorted(items.begin(), items.end()))
        qFatal("A page has %d items in the order of their numbers.", page);
    return cost;
}

void AuditPagesOfMariadb::aPageCostsTheSameHoweverManyItemsAreBehindIt_data()
{
    QTest::addColumn<QByteArray>("statement");
    QTest::newRow("items") << QByteArray("audit_items");
    QTest::newRow("records") << QByteArray("audit_records");
}

// Rows and no seconds. Twice, because a table that has grown may be read in another order.
void AuditPagesOfMariadb::aPageCostsTheSameHoweverManyItemsAreBehindIt()
{
    QFETCH(QByteArray, statement);
    beginOn(engineOfRow());
    fill(50);
    const qint64 few = costOfFirstPage(statement.constData());
    fill(1000);
    const qint64 many = costOfFirstPage(statement.constData());
    QVERIFY2(many <= 2 * few, qPrintable(u"%1 rows instead of %2"_s.arg(many).arg(few)));
}

INTRAY_TEST_GUILESS_MAIN(AuditPagesOfMariadb)
#include "tst_auditpages_mariadb.moc"
