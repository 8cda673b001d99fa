// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/statements.h"
#include "support/testdatabase.h"

#include <QDir>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>

using namespace intray;

class Statements : public QObject
{
    Q_OBJECT

private slots:
    void everyStatementPrepares();
    void everyDialectFileSaysWhyItDiffers();
    void noFileHoldsTwoStatements();
    void everyStatementIsUsed();
    void theHistoryIsAppendOnly();
    void theImportedRecordNeverChanges();
    void itemsDoNotVanish();
    void theClaimFindsItsItemsByAnIndex();
};

static QStringList sqlFiles(const QString &folder)
{
    const QDir dir(qEnvironmentVariable("INTRAY_SOURCE") + QStringLiteral("/models/store/sql/") +
                   folder);
    QStringList paths;
    for (const QString &name : dir.entryList({QStringLiteral("*.sql")}, QDir::Files))
        paths << dir.filePath(name);
    return paths;
}

static QString textOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s", qPrintable(path));
    return QString::fromUtf8(file.readAll());
}

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
    QString prepare(const QString &sql) const
    {
        QSqlQuery query(m_raw);
        return query.prepare(sql) ? QString() : query.lastError().text();
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

void Statements::everyStatementPrepares()
{
    const Raw raw;
    const QStringList names = statementNames(Dialect::Sqlite);
    QVERIFY(names.size() > 50);
    for (const QString &name : names) {
        const QString fault = raw.prepare(statementText(Dialect::Sqlite, name));
        QVERIFY2(fault.isEmpty(), qPrintable(name + QStringLiteral(": ") + fault));
    }
}

void Statements::everyDialectFileSaysWhyItDiffers()
{
    const QStringList files = sqlFiles(QStringLiteral("sqlite"));
    QVERIFY(!files.isEmpty());
    for (const QString &path : files)
        QVERIFY2(textOf(path).startsWith(QStringLiteral("-- Differs: ")), qPrintable(path));
}

void Statements::noFileHoldsTwoStatements()
{
    for (const QString &path :
         sqlFiles(QStringLiteral("sqlite")) + sqlFiles(QStringLiteral("common")))
        for (const QString &line : textOf(path).split(u'\n'))
            QVERIFY2(line.startsWith(QStringLiteral("--")) || !line.contains(u';'),
                     qPrintable(path));
}

void Statements::everyStatementIsUsed()
{
    const QDir store(qEnvironmentVariable("INTRAY_SOURCE") + QStringLiteral("/models/store"));
    QString sources;
    for (const QString &name : store.entryList({QStringLiteral("*.cpp")}, QDir::Files))
        sources += textOf(store.filePath(name));
    for (QString name : statementNames(Dialect::Sqlite)) {
        name.remove(QStringLiteral("_reversed"));
        QVERIFY2(sources.contains(u'"' + name + u'"'), qPrintable(name));
    }
}

void Statements::theHistoryIsAppendOnly()
{
    const Raw raw;
    QVERIFY(raw.execute(QStringLiteral("UPDATE event SET user = 'x'"))
                .contains(QStringLiteral("append_only")));
    QVERIFY(
        raw.execute(QStringLiteral("DELETE FROM event")).contains(QStringLiteral("append_only")));
}

void Statements::theImportedRecordNeverChanges()
{
    const Raw raw;
    QVERIFY(raw.execute(QStringLiteral("UPDATE record SET imported = '{}'"))
                .contains(QStringLiteral("imported_stays")));
}

void Statements::itemsDoNotVanish()
{
    const Raw raw;
    QVERIFY(raw.execute(QStringLiteral("DELETE FROM item")).contains(QStringLiteral("item_stays")));
}

void Statements::theClaimFindsItsItemsByAnIndex()
{
    const Raw raw;
    const QStringList plan =
        raw.planOf(statementText(Dialect::Sqlite, QStringLiteral("claim_next")));
    QVERIFY2(plan.filter(QStringLiteral("SEARCH head USING INDEX item_claim_order")).size() == 1,
             qPrintable(plan.join(u'\n')));
    for (const QString &table : {QStringLiteral("SCAN head"), QStringLiteral("SCAN expired"),
                                 QStringLiteral("SCAN item"), QStringLiteral("SCAN free")})
        QVERIFY2(plan.filter(table).isEmpty(), qPrintable(plan.join(u'\n')));
    for (const QString &name : statementNames(Dialect::Sqlite).filter(QStringLiteral("page_open")))
        QVERIFY2(raw.planOf(statementText(Dialect::Sqlite, name))
                     .filter(QStringLiteral("TEMP B-TREE"))
                     .isEmpty(),
                 qPrintable(name));
}

QTEST_GUILESS_MAIN(Statements)
#include "tst_statements.moc"
