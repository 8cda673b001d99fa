// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/text/statements.h"
#include "support/testclass.h"
#include "support/testengine.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QSqlError>
#include <QSqlQuery>

using namespace intray;
using namespace Qt::StringLiterals;

/// What holds for the .sql files of each engine.
class Statements : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init() { m_dialect = dialectOfRow(); }

    void everyStatementPrepares();
    void whatDiffersSaysWhy();
    void noStatementIsTwo();
    void noQuestionMarkIsAnOperator();
    void everyNameIsSaidOnce();
    void noTwoTablesHaveOneNumber();
    void everyFunctionIsMadeOnce();
    void noVerbHasTheNameOfAFunctionOfTheSchema();
    void noFunctionIsLong();
    void everyStatementIsUsed();
    void everyFunctionIsUsed();
    void noFunctionIsLongerThanAScreenOrTwo();

private:
    static Dialect dialectOfRow();
    bool isShared(const SqlStatement &statement) const;

    Dialect m_dialect = Dialect::Sqlite;
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
    return qEnvironmentVariable("INTRAY_SOURCE") + u"/models/store/"_s + path;
}

static QString sourcesOfStore(const QStringList &names = {u"*.cpp"_s, u"*.h"_s})
{
    QString sources;
    QDirIterator files(source({}), names, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext())
        sources += textOf(files.next());
    return sources;
}

static QByteArray placeOf(const SqlStatement &statement)
{
    return (statement.file + u", "_s + statement.name).toUtf8();
}

/// What a function or procedure is called, without its schema; null for other statements.
static QString functionIn(const SqlStatement &statement)
{
    static const QRegularExpression making(
        u"^CREATE (?:OR REPLACE )?(?:DEFINER\\s*=\\s*\\S+ )?(?:FUNCTION|PROCEDURE) "
        "(?:IF NOT EXISTS )?(?:intray\\.)?(\\w+)"_s);
    return making.match(statement.text).captured(1);
}

Dialect Statements::dialectOfRow()
{
    const QString engine = engineOfRow();
    return engine == u"postgresql"_s ? Dialect::Postgresql
           : engine == u"mariadb"_s  ? Dialect::Mariadb
                                     : Dialect::Sqlite;
}

bool Statements::isShared(const SqlStatement &statement) const
{
    return !statement.file.startsWith(folderOf(m_dialect));
}

// PostgreSQL's PREPARE takes no words of transactions.
static bool isTaken(Dialect dialect, QSqlQuery &query, const QString &text)
{
    static const QRegularExpression transaction(u"^(BEGIN|COMMIT|ROLLBACK)\\b"_s);
    return dialect == Dialect::Postgresql && text.contains(transaction) ? query.exec(text)
                                                                        : query.prepare(text);
}

void Statements::everyStatementPrepares()
{
    const auto database = databaseOf(engineOfRow());
    const auto owner = database->connectAsOwner();
    if (m_dialect == Dialect::Sqlite) {
        owner->d().execute(u"ATTACH DATABASE ':memory:' AS clients"_s);
        owner->d().execute(statementText(m_dialect, u"create_clients"_s));
    }
    const QList<SqlStatement> statements = namedStatements(m_dialect);
    QVERIFY(statements.size() > 50);
    for (const SqlStatement &statement : statements) {
        QSqlQuery query(owner->d().database);
        QVERIFY2(isTaken(m_dialect, query, statementText(m_dialect, statement.name)),
                 placeOf(statement) + ": " + query.lastError().text().toUtf8());
    }
}

void Statements::whatDiffersSaysWhy()
{
    for (const SqlStatement &statement : namedStatements(m_dialect))
        if (!isShared(statement) && statement.file.contains(u"/read/"_s))
            QVERIFY2(textOf(source(u"sql/"_s + statement.file)).startsWith(u"-- Differs: "_s),
                     placeOf(statement));
}

void Statements::noStatementIsTwo()
{
    for (const SqlStatement &statement : namedStatements(m_dialect)) {
        QVERIFY2(!statement.text.isEmpty(), placeOf(statement));
        QVERIFY2(!statement.text.contains(u';'), placeOf(statement));
    }
}

// A driver of ODBC takes it for the place of a value, unless it stands in a text.
void Statements::noQuestionMarkIsAnOperator()
{
    static const QRegularExpression texts(u"'(?:[^']|'')*'|\"[^\"]*\"|\\$(\\w*)\\$.*?\\$\\1\\$"_s,
                                          QRegularExpression::DotMatchesEverythingOption);
    QList<SqlStatement> all =
        namedStatements(m_dialect) + schemaStatements(m_dialect) + functionsAndRights(m_dialect);
    for (const Migration &migration : migrations(m_dialect))
        all += migration.statements;
    for (const SqlStatement &statement : all)
        QVERIFY2(!QString(statement.text).remove(texts).contains(u'?'), placeOf(statement));
}

void Statements::everyNameIsSaidOnce()
{
    QHash<QString, QByteArray> shared;
    QHash<QString, QByteArray> own;
    for (const SqlStatement &statement : namedStatements(m_dialect)) {
        QByteArray &first = (isShared(statement) ? shared : own)[statement.name];
        QVERIFY2(first.isEmpty(), first + " and " + placeOf(statement));
        first = placeOf(statement);
    }
}

void Statements::noTwoTablesHaveOneNumber()
{
    QHash<QString, QString> files;
    for (const SqlStatement &statement : schemaStatements(m_dialect)) {
        const QString file = statement.file.section(u'/', -1); // of tables/ and schema/
        const QString number = file.section(u'_', 0, 0);
        const QString first = files.value(number, file);
        QVERIFY2(first == file, qPrintable(first + u" and "_s + file));
        files.insert(number, first);
    }
}

void Statements::everyFunctionIsMadeOnce()
{
    QHash<QString, QByteArray> places;
    for (const SqlStatement &statement : functionsAndRights(m_dialect)) {
        const bool callsFunction = statement.file.startsWith(u"mariadb/callings/"); // of its name
        const QString name = functionIn(statement);
        if (name.isEmpty() || callsFunction)
            continue;
        QVERIFY2(!places.contains(name), places.value(name) + " and " + placeOf(statement));
        places[name] = placeOf(statement);
    }
    QCOMPARE(places.isEmpty(), !hasCalls(m_dialect));
}

/// An upgrade drops the functions of verbs/ by name before it makes them anew.
void Statements::noVerbHasTheNameOfAFunctionOfTheSchema()
{
    QSet<QString> ofSchema;
    for (const SqlStatement &statement : schemaStatements(m_dialect))
        ofSchema << functionIn(statement);
    ofSchema.remove(QString());
    for (const SqlStatement &statement : functionsAndRights(m_dialect))
        QVERIFY2(!ofSchema.contains(functionIn(statement)), placeOf(statement));
    QCOMPARE(ofSchema.isEmpty(), m_dialect != Dialect::Postgresql);
}

void Statements::noFunctionIsLong()
{
    const qsizetype most = 90; // lines, without comments
    for (const SqlStatement &statement : functionsAndRights(m_dialect))
        QVERIFY2(functionIn(statement).isEmpty() || statement.text.count(u'\n') < most,
                 placeOf(statement));
}

/// Made of a verb's text, together with what runs it.
static bool isMade(const SqlStatement &statement)
{
    return statement.name.contains(u'.');
}

void Statements::everyStatementIsUsed()
{
    const QString sources = sourcesOfStore();
    const QString texts = sourcesOfStore({u"*.verb"_s});
    for (const SqlStatement &statement : namedStatements(m_dialect)) {
        QString name = statement.name;
        name.remove(u"_reversed"_s);
        QVERIFY2(isMade(statement) || sources.contains(u'"' + name + u'"') ||
                     texts.contains(u"call "_s + name + u'('),
                 placeOf(statement));
    }
}

void Statements::everyFunctionIsUsed()
{
    QString users = sourcesOfStore();
    for (const SqlStatement &statement : namedStatements(m_dialect))
        users += statementText(m_dialect, statement.name) + u'\n';
    const QList<SqlStatement> functions = functionsAndRights(m_dialect);
    for (const Migration &migration : migrations(m_dialect))
        for (const SqlStatement &statement : migration.statements)
            users += statement.text + u'\n';
    for (const SqlStatement &statement :
         namedStatements(m_dialect) + schemaStatements(m_dialect) + functions)
        users += statement.text + u'\n';
    for (const SqlStatement &statement : functions) {
        const QString name = functionIn(statement);
        if (name.isEmpty())
            continue;
        const QRegularExpression said(u"\\b"_s + name + u"\\b"_s);
        const qsizetype outside = users.count(said) - statement.text.count(said);
        QVERIFY2(outside > 0, placeOf(statement));
    }
}

void Statements::noFunctionIsLongerThanAScreenOrTwo()
{
    constexpr qsizetype mostLines = 80; // without comments
    for (const SqlStatement &statement :
         schemaStatements(m_dialect) + functionsAndRights(m_dialect))
        if (!functionIn(statement).isEmpty())
            QVERIFY2(statement.text.count(u'\n') < mostLines, placeOf(statement));
}

INTRAY_TEST_GUILESS_MAIN(Statements)
#include "tst_statements.moc"
