// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/emptyground.h"
#include "support/store.h"
#include "support/testclass.h"
#include "support/testdatabase.h"
#include "support/testlines.h"

#include <QSqlError>
#include <QSqlQuery>

using namespace intray;
using namespace Qt::StringLiterals;

/// How PostgreSQL finds what an import's rows have to be held against.
class ImportPlansTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowsOnly({u"postgresql"_s}); }
    void eachKeyIsLookedForByTheIndex_data();
    void eachKeyIsLookedForByTheIndex();

private:
    /// So that the statistics know items, and none of the queue that is looked at.
    static void fillAnotherQueue(QSqlQuery &query)
    {
        QVERIFY2(query.exec(u"ALTER TABLE intray.item DISABLE TRIGGER USER"_s),
                 qPrintable(query.lastError().text()));
        QVERIFY2(query.exec(u"INSERT INTO intray.item (queue_id, key, rank, state, created_by, "
                            "created_at) SELECT queue.id, 'k' || n, 0, 'open', 'anna', now() "
                            "FROM intray.queue, generate_series(1, 20000) AS n"_s),
                 qPrintable(query.lastError().text()));
    }
};

void ImportPlansTest::eachKeyIsLookedForByTheIndex_data()
{
    QTest::addColumn<QString>("call");
    QTest::newRow("what is there") << u"intray.item_there(9, given.key, 1, '{}')"_s;
    QTest::newRow("what came in earlier") << u"intray.item_formerly(9, given.key, '{}')"_s;
}

/// Statistics know nothing of a queue that is being filled; without the key, every row would be
/// held against the whole of it.
void ImportPlansTest::eachKeyIsLookedForByTheIndex()
{
    QFETCH(const QString, call);
    EmptyGround &ground = emptyGroundOn(engineOfRow());
    ground.clear();
    {
        const auto connection = Connection::open(ground.login(), OpenMode::AddTables);
        QVERIFY(connection.has_value());
        valueOf(Store(**connection, {u"owner"_s, u"desk"_s}).addQueue(queueNamed(u"other"_s)));
    }
    QSqlDatabase database = ground.bare();
    QSqlQuery query(database);
    fillAnotherQueue(query);
    QVERIFY2(query.exec(u"ANALYZE intray.item"_s), qPrintable(query.lastError().text()));
    QVERIFY(query.exec(u"SET enable_seqscan = off"_s));
    QVERIFY2(query.exec(u"EXPLAIN SELECT * FROM (SELECT value AS key FROM "
                        "jsonb_array_elements_text('[]')) AS given "
                        "LEFT JOIN LATERAL %1 AS found ON true"_s.arg(call)),
             qPrintable(query.lastError().text()));
    QString plan;
    while (query.next())
        plan += query.value(0).toString().trimmed() + u'\n';
    static const QRegularExpression byKey(u"Index Cond: \\(\\(queue_id = [^\\n]*\\bkey = "_s);
    QVERIFY2(byKey.match(plan).hasMatch(), qPrintable(plan));
}

INTRAY_TEST_GUILESS_MAIN(ImportPlansTest)
#include "tst_importplans.moc"
