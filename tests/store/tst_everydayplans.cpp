// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faults/serverground.h"
#include "store/intruder.h"
#include "store/text/statements.h"
#include "support/testclass.h"
#include "support/testdatabase.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>

using namespace intray;
using namespace intray::faults;
using namespace Qt::StringLiterals;

/// How much PostgreSQL looks at for what a clerk does all day, in a queue that was imported whole,
/// is half worked and whose statistics the planner knows.
class EverydayPlans : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void aClerksStatementLooksAtWhatItShows_data();
    void aClerksStatementLooksAtWhatItShows();
    void aClaimLooksAtFewPagesWhateverStandsInFront_data();
    void aClaimLooksAtFewPagesWhateverStandsInFront();
    void aClaimReadsNoHistoryOfWhatOthersReturned();

private:
    QString withValues(const QString &statement) const;
    qint64 lookedAt(const QString &explained);
    QString sql(const QString &text) const { return m_ground->sql(text).trimmed(); }
    qint64 pagesOfItems() const;

    static constexpr int items = 20000;
    std::unique_ptr<ServerGround> m_ground;
};

// By the superuser and without the triggers of each row: an import of as many takes longer.
static const QStringList &filling()
{
    static const QStringList statements{
        u"ALTER TABLE intray.item DISABLE TRIGGER USER"_s,
        u"INSERT INTO intray.import (queue_id, source, state, \"user\", workstation, started_at, "
        "heard_at) SELECT id, 'file.csv', 'complete', 'eve', 'desk', now(), now() FROM intray.queue"_s,
        u"INSERT INTO intray.item (queue_id, key, rank, state, import_id, created_by, created_at) "
        "SELECT queue.id, 'k' || n, 0, CASE WHEN n <= 8000 THEN 'done' ELSE 'open' END, import.id, "
        "'eve', now() FROM intray.queue JOIN intray.import ON import.queue_id = queue.id, "
        "generate_series(1, 20000) AS n"_s,
        u"INSERT INTO intray.record (item_id, queue_id, import_id, imported, current, search, "
        "finished_by, finished_at) SELECT id, queue_id, import_id, jsonb_build_object('name', "
        "key), "
        "CASE state WHEN 'done' THEN jsonb_build_object('name', key || '!') END, key, "
        "CASE state WHEN 'done' THEN 'kim' END, CASE state WHEN 'done' THEN now() END FROM "
        "intray.item"_s,
        u"INSERT INTO intray.event (item_id, queue_id, at, kind, \"user\", workstation) SELECT id, "
        "queue_id, now(), kind, 'kim', 'desk' FROM intray.item, unnest(ARRAY['imported', "
        "'claimed', "
        "'completed']::intray.event_kind[]) AS kind WHERE state = 'done' ORDER BY id, kind"_s,
        u"ALTER TABLE intray.item ENABLE TRIGGER USER"_s};
    return statements;
}

void EverydayPlans::initTestCase()
{
    m_ground = ServerGround::on(u"postgresql"_s, {u"autovacuum = off"_s, u"jit = off"_s});
    m_ground->welcome(u"eve"_s, {Role::Administrator, Role::Clerk, Role::Supervisor});
    m_ground->welcome(u"kim"_s, {Role::Clerk});
    const auto connection = m_ground->connect(u"eve"_s);
    Store eve(*connection, connection->identityFor({}));
    valueOf(eve.addQueue(queueNamed(u"work"_s)));
    for (const QString &statement : filling())
        sql(statement);
    sql(u"VACUUM ANALYZE"_s);
}

/// The statement with plain values in the places of what is bound.
QString EverydayPlans::withValues(const QString &statement) const
{
    static const QRegularExpression place(u"(?<!:):([a-z_]+)\\b"_s);
    const QHash<QString, QString> values{
        {u"queue_id"_s, sql(u"SELECT id FROM intray.queue"_s)},
        {u"state"_s, statement.contains(u"'dismissed'"_s) ? u"done"_s : u"open"_s},
        {u"states"_s, u"done failed dismissed"_s},
        {u"id"_s, statement.contains(u"AS value"_s) ? u"0"_s : u"10000"_s},
        {u"item"_s, u"9000"_s},
        {u"items"_s, u"[9000,9001,9002]"_s},
        {u"behind"_s, statement.contains(u"item_row"_s) ? u"100"_s : u"7900"_s},
        {u"key"_s, u"k15"_s},
        {u"limit"_s, statement.contains(u"AS value"_s) ? u"20000"_s : u"200"_s},
        {u"rank"_s, u"0"_s},
        {u"first"_s, u"1"_s},
        {u"field"_s, u"name"_s},
        {u"user"_s, u"kim"_s},
        {u"by"_s, u"key"_s},
        {u"now"_s, u"2026-11-26T12:00:00.000Z"_s},
        {u"soon"_s, u"2026-11-26T12:00:00.000Z"_s},
        {u"queue"_s, sql(u"SELECT name FROM intray.queue"_s)},
        {u"since"_s, statement.contains(u"done_today"_s) ? u"2026-11-26T00:00:00.000Z"_s : u""_s},
        {u"with_tail"_s, u"1"_s},
        {u"silent_after"_s, u"60"_s},
        {u"only_abandoned"_s, u"0"_s},
        {u"descending"_s, u"0"_s},
        {u"offset"_s, u"0"_s},
        {u"attempts"_s, u"0"_s},
        {u"originals"_s, u"1"_s},
        {u"currents"_s, u"1"_s},
        {u"corrected"_s, u"0"_s},
        {u"whole"_s, u"0"_s},
        {u"lock"_s, u"00000000-0000-0000-0000-000000000000"_s}};
    QString text = statement;
    for (auto match = place.match(text); match.hasMatch(); match = place.match(text))
        text.replace(match.capturedStart(), match.capturedLength(),
                     u"'%1'"_s.arg(values.value(match.captured(1))));
    return text;
}

static qint64 rowsIn(const QJsonObject &plan)
{
    double rows = plan["Actual Rows"_L1].toDouble();
    for (const auto &removed : {"Rows Removed by Filter"_L1, "Rows Removed by Join Filter"_L1,
                                "Rows Removed by Index Recheck"_L1})
        rows += plan[removed].toDouble();
    qint64 all = qint64(rows * plan["Actual Loops"_L1].toDouble());
    for (const QJsonValue &below : plan["Plans"_L1].toArray())
        all += rowsIn(below.toObject());
    return all;
}

/// How many rows all steps of the plan had in hand, those put aside included.
qint64 EverydayPlans::lookedAt(const QString &explained)
{
    const QJsonArray answer = QJsonDocument::fromJson(explained.toUtf8()).array();
    return answer.isEmpty() ? -1 : rowsIn(answer[0].toObject()["Plan"_L1].toObject());
}

void EverydayPlans::aClerksStatementLooksAtWhatItShows_data()
{
    QTest::addColumn<qint64>("most");
    const qint64 few = 100;
    const qint64 page = 200 * 12;
    for (const char *name :
         {"item_by_id", "record_of_item", "history", "notes_of_item", "steps_beside",
          "earlier_records", "drafts_of_item", "proposal", "last_changes", "items_of_lock",
          "expired_items", "locks_of_queue", "assigned_items"})
        QTest::newRow(name) << few;
    for (const char *name :
         {"page_by_id", "page_by_id_reversed", "page_by_key", "page_by_key_reversed",
          "page_open_in_claim_order", "page_open_in_claim_order_reversed", "page_open_by_key",
          "page_open_by_key_reversed", "items_of_list", "stored_items", "finished_items",
          "completed_records"})
        QTest::newRow(name) << page;
    // A list that is sorted by a field: the whole of it once, in portions.
    QTest::newRow("values_open_in_claim_order") << qint64(items) * 4;
    QTest::newRow("values_finished_by_id") << qint64(items) * 4;
    for (const char *name :
         {"left_for_user", "count_finished_items", "oldest_open", "count_later", "counts_of_queue"})
        QTest::newRow(name) << qint64(items) * 12;
}

void EverydayPlans::aClerksStatementLooksAtWhatItShows()
{
    QFETCH(const qint64, most);
    Intruder kim(*m_ground, u"kim"_s);
    const QString name = QString::fromLatin1(QTest::currentDataTag());
    const QString said = kim.everythingSaid(u"EXPLAIN (ANALYZE, FORMAT JSON) "_s +
                                            withValues(statementText(Dialect::Postgresql, name)));
    const qint64 rows = lookedAt(said);
    QVERIFY2(rows >= 0, qPrintable(said));
    QVERIFY2(rows <= most, qPrintable(QString::number(rows) + u' ' + said));
}

void EverydayPlans::aClaimLooksAtFewPagesWhateverStandsInFront_data()
{
    QTest::addColumn<QString>("item");
    QTest::addColumn<QString>("first");
    QTest::newRow("nothing") << QString() << u"k8001"_s;
    QTest::newRow("what was done long ago") << u"k100"_s << u"k100"_s;
    QTest::newRow("what waits far behind") << u"k15000"_s << u"k8002"_s;
}

/// Pages of the items' index that were looked at since the server began.
qint64 EverydayPlans::pagesOfItems() const
{
    return sql(u"SELECT idx_blks_read + idx_blks_hit FROM pg_statio_user_indexes WHERE "
               "indexrelname = 'item_claim_order'"_s)
        .toLongLong();
}

/// An index that is walked to its end for one item is felt in each claim.
void EverydayPlans::aClaimLooksAtFewPagesWhateverStandsInFront()
{
    QFETCH(const QString, item);
    QFETCH(const QString, first);
    sql(u"UPDATE intray.item SET state = 'open' WHERE key = '%1' AND state = 'done'"_s.arg(item));
    sql(u"UPDATE intray.item SET front = true WHERE key = '%1'"_s.arg(item));
    const auto connection = m_ground->connect(u"kim"_s);
    Store kim(*connection, connection->identityFor({}));
    const auto told = [&] { connection->d().execute(u"SELECT pg_stat_force_next_flush()"_s); };
    told();
    const qint64 before = pagesOfItems();
    const Claim claim = valueOf(kim.claimNext({u"work"_s}));
    const Item held = claim.items.at(0);
    QCOMPARE(held.key, first);
    told();
    told();
    const qint64 pages = pagesOfItems() - before;
    QVERIFY2(pages > 0 && pages < 25, qPrintable(QString::number(pages)));
}

/// Rows of the history that were read from its beginning to its end since the server began.
static QString historyRead()
{
    return u"SELECT seq_tup_read FROM pg_stat_user_tables WHERE relname = 'event'"_s;
}

void EverydayPlans::aClaimReadsNoHistoryOfWhatOthersReturned()
{
    sql(u"ALTER TABLE intray.item DISABLE TRIGGER USER"_s);
    sql(u"UPDATE intray.item SET front = true, attempts = 1 WHERE state = 'open' AND id % 20 = 0"_s);
    sql(u"ALTER TABLE intray.item ENABLE TRIGGER USER"_s);
    sql(u"VACUUM ANALYZE"_s);
    const auto connection = m_ground->connect(u"kim"_s);
    Store kim(*connection, connection->identityFor({}));
    const auto told = [&] { connection->d().execute(u"SELECT pg_stat_force_next_flush()"_s); };
    told();
    const QString before = sql(historyRead());
    QCOMPARE(valueOf(kim.claimNext({u"work"_s})).items.size(), 1);
    told();
    told();
    QCOMPARE(sql(historyRead()), before);
}

INTRAY_TEST_GUILESS_MAIN(EverydayPlans)
#include "tst_everydayplans.moc"
