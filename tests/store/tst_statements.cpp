// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/statements.h"
#include "support/testdatabase.h"

#include <QDirIterator>
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
    void noStatementIsTwo();
    void everyNameIsSaidOnce();
    void everyStatementIsUsed();
    void theHistoryIsAppendOnly();
    void theImportedRecordNeverChanges();
    void itemsDoNotVanish();
    void theClaimFindsItsItemsByAnIndex();
};

static QString textOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s", qPrintable(path));
    return QString::fromUtf8(file.readAll());
}

static QString source(const QString &path)
{
    return qEnvironmentVariable("INTRAY_SOURCE") + QStringLiteral("/models/store/") + path;
}

static bool isShared(const SqlStatement &statement)
{
    return !statement.file.startsWith(folderOf(Dialect::Sqlite));
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
    raw.execute(QStringLiteral("ATTACH DATABASE ':memory:' AS clients"));
    raw.execute(statementText(Dialect::Sqlite, QStringLiteral("create_clients")));
    const QList<SqlStatement> statements = namedStatements(Dialect::Sqlite);
    QVERIFY(statements.size() > 50);
    for (const SqlStatement &statement : statements) {
        const QString fault = raw.prepare(statementText(Dialect::Sqlite, statement.name));
        QVERIFY2(fault.isEmpty(), qPrintable(statement.name + QStringLiteral(": ") + fault));
    }
}

void Statements::everyDialectFileSaysWhyItDiffers()
{
    for (const SqlStatement &statement : namedStatements(Dialect::Sqlite))
        if (!isShared(statement))
            QVERIFY2(textOf(source(QStringLiteral("sql/") + statement.file))
                         .startsWith(QStringLiteral("-- Differs: ")),
                     qPrintable(statement.file));
}

void Statements::noStatementIsTwo()
{
    for (const SqlStatement &statement : namedStatements(Dialect::Sqlite)) {
        QVERIFY2(!statement.text.isEmpty(), qPrintable(statement.file));
        QVERIFY2(!statement.text.contains(u';'), qPrintable(statement.file));
    }
}

void Statements::everyNameIsSaidOnce()
{
    QHash<QString, QString> shared;
    QHash<QString, QString> own;
    for (const SqlStatement &statement : namedStatements(Dialect::Sqlite)) {
        QString &first = (isShared(statement) ? shared : own)[statement.name];
        QVERIFY2(first.isEmpty(),
                 qPrintable(statement.name + u' ' + first + u' ' + statement.file));
        first = statement.file;
    }
}

void Statements::everyStatementIsUsed()
{
    QDirIterator files(source({}), {QStringLiteral("*.cpp")}, QDir::Files,
                       QDirIterator::Subdirectories);
    QString sources;
    while (files.hasNext())
        sources += textOf(files.next());
    for (const SqlStatement &statement : namedStatements(Dialect::Sqlite)) {
        QString name = statement.name;
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
    for (const SqlStatement &statement : namedStatements(Dialect::Sqlite))
        if (statement.name.startsWith(QStringLiteral("page_open")))
            QVERIFY2(raw.planOf(statement.text).filter(QStringLiteral("TEMP B-TREE")).isEmpty(),
                     qPrintable(statement.name));
}

QTEST_GUILESS_MAIN(Statements)
#include "tst_statements.moc"
