// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/text/statements.h"
#include "support/testclass.h"
#include "support/testdatabase.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>

using namespace intray;

/// What the tables of a file forbid to everybody, and that its claims need no search.
class EmbeddedRules : public QObject
{
    Q_OBJECT

private slots:
    void theHistoryIsAppendOnly();
    void theImportedRecordNeverChanges();
    void itemsDoNotVanish();
    void theClaimFindsItsItemsByAnIndex();
    void aPageInClaimOrderIsSoughtByAllOfItsPlace();
    void aDeskThatStartsReadsNoItemOfItsQueueToLearn();
    void whatIsLearnedFromIsReadAndNotSorted();
    void aSparseQueueIsLearnedFromByItsIndex();
};

/// A bare connection to a database that Intray made.
class Raw
{
public:
    Raw()
    {
        Person anna(m_database, QStringLiteral("anna"));
        valueOf(anna.store.addQueue(queueNamed(QStringLiteral("work"))));
        valueOf(anna.store.addItem(QStringLiteral("work"), newItem(QStringLiteral("a"))));
        m_raw = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("raw"));
        m_raw.setDatabaseName(m_database.path());
        m_raw.open();
    }
    ~Raw()
    {
        m_raw = {};
        QSqlDatabase::removeDatabase(QStringLiteral("raw"));
    }
    QString execute(const QString &sql) const
    {
        QSqlQuery query(m_raw);
        return query.exec(sql) ? QString() : query.lastError().text();
    }
    QStringList planOf(const QString &sql) const
    {
        QSqlQuery query(m_raw);
        query.prepare(QStringLiteral("EXPLAIN QUERY PLAN ") + sql);
        query.exec();
        QStringList steps;
        while (query.next())
            steps << query.value(3).toString();
        return steps;
    }

private:
    TestDatabase m_database;
    QSqlDatabase m_raw;
};

void EmbeddedRules::theHistoryIsAppendOnly()
{
    const Raw raw;
    QVERIFY(raw.execute(QStringLiteral("UPDATE event SET user = 'x'"))
                .contains(QStringLiteral("append_only")));
    QVERIFY(
        raw.execute(QStringLiteral("DELETE FROM event")).contains(QStringLiteral("append_only")));
}

void EmbeddedRules::theImportedRecordNeverChanges()
{
    const Raw raw;
    QVERIFY(raw.execute(QStringLiteral("UPDATE record SET imported = '{}'"))
                .contains(QStringLiteral("imported_stays")));
}

void EmbeddedRules::itemsDoNotVanish()
{
    const Raw raw;
    QVERIFY(raw.execute(QStringLiteral("DELETE FROM item")).contains(QStringLiteral("item_stays")));
}

void EmbeddedRules::theClaimFindsItsItemsByAnIndex()
{
    const Raw raw;
    const QStringList plan =
        raw.planOf(statementText(Dialect::Sqlite, QStringLiteral("claim_next")));
    QVERIFY2(plan.filter(QStringLiteral("SEARCH head USING INDEX item_claim_order")).size() == 1,
             qPrintable(plan.join(u'\n')));
    for (const QString &table : {QStringLiteral("SCAN head"), QStringLiteral("SCAN expired"),
                                 QStringLiteral("SCAN item"), QStringLiteral("SCAN free")})
        QVERIFY2(plan.filter(table).isEmpty(), qPrintable(plan.join(u'\n')));
    for (const SqlStatement &statement : namedStatements(Dialect::Sqlite))
        if (statement.name.startsWith(QStringLiteral("page_open")))
            QVERIFY2(raw.planOf(statement.text).filter(QStringLiteral("TEMP B-TREE")).isEmpty(),
                     qPrintable(statement.name));
}

/// Also by the id: else a page walks past all items of its rank that come before.
void EmbeddedRules::aPageInClaimOrderIsSoughtByAllOfItsPlace()
{
    const Raw raw;
    for (const auto &[name, comparison] : {std::pair("page_open_in_claim_order", '>'),
                                           std::pair("page_open_in_claim_order_reversed", '<')}) {
        const QStringList plan =
            raw.planOf(statementText(Dialect::Sqlite, QString::fromLatin1(name)));
        for (const char *sought :
             {"available_at=? AND rank=? AND id%1?)", "available_at=? AND rank%1?)",
              "(queue_id=? AND available_at%1?)"})
            QCOMPARE(plan.filter(QString::fromLatin1(sought).arg(QLatin1Char(comparison))).size(),
                     1);
        QVERIFY2(plan.filter(QStringLiteral("TEMP B-TREE")).isEmpty(),
                 qPrintable(plan.join(u'\n')));
    }
}

/// Each desk asks for both when it starts, of queues that may have millions of items.
void EmbeddedRules::aDeskThatStartsReadsNoItemOfItsQueueToLearn()
{
    const Raw raw;
    const QStringList span =
        raw.planOf(statementText(Dialect::Sqlite, QStringLiteral("span_of_queue")));
    QVERIFY2(
        span.filter(QStringLiteral("(queue_id=")).filter(QStringLiteral("USING INDEX")).isEmpty(),
        qPrintable(span.join(u'\n')));
    const QStringList refused =
        raw.planOf(statementText(Dialect::Sqlite, QStringLiteral("refused_to_learn_from")));
    QCOMPARE(refused.filter(QStringLiteral("(queue_id=")), QStringList());
}

/// A hundred places of a queue are looked at, and a queue may have millions of items.
void EmbeddedRules::whatIsLearnedFromIsReadAndNotSorted()
{
    const Raw raw;
    const QStringList plan = raw.planOf(
        statementText(Dialect::Sqlite, QStringLiteral("records_to_learn_from_side_by_side")));
    QCOMPARE(plan.filter(QStringLiteral("SEARCH item USING INTEGER PRIMARY KEY")).size(), 1);
    QVERIFY2(plan.filter(QStringLiteral("TEMP B-TREE")).isEmpty(), qPrintable(plan.join(u'\n')));
}

/// Among millions of others each place would be as far as the next item of the queue.
void EmbeddedRules::aSparseQueueIsLearnedFromByItsIndex()
{
    const Raw raw;
    const QStringList plan =
        raw.planOf(statementText(Dialect::Sqlite, QStringLiteral("records_to_learn_from")));
    QVERIFY2(!plan.filter(QStringLiteral("(queue_id=?")).isEmpty(), qPrintable(plan.join(u'\n')));
}

INTRAY_TEST_GUILESS_MAIN(EmbeddedRules)
#include "tst_embeddedrules.moc"
