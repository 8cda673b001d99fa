// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/verb.h"
#include "store/text/callrules.h"
#include "store/text/statements.h"
#include "support/testclass.h"
#include "support/testengine.h"

#include <QDirIterator>
#include <QRegularExpression>

using namespace intray;
using namespace Qt::StringLiterals;

/// The table of verbs against what the databases have.
class VerbsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowsOnly({u"postgresql"_s, u"mariadb"_s}); }

    void everyVerbIsCalledAsItsFunction();
    void everyVerbHasItsFunction();
    void everythingThatMayBeCalledIsAVerb();
};

static QStringList rowsOf(Connection &connection, const QString &text)
{
    return valueOf(attempt(connection, [&](Sql &sql) -> Outcome<QStringList> {
        return sql.allOfText(text, {}, [](const Row &row) { return row.text("v"); });
    }));
}

/// Each function with its parameters, as "name(item bigint, lock uuid)"; MariaDB's types are many
/// for one of PostgreSQL's and stay out.
static QStringList functionsOf(Connection &connection)
{
    if (connection.d().dialect == Dialect::Postgresql)
        return rowsOf(
            connection,
            u"SELECT proname || '(' || replace(pg_get_function_identity_arguments(oid), '\"', '') "
            "|| ')' AS v FROM pg_proc WHERE pronamespace = 'intray'::regnamespace"_s);
    return rowsOf(connection,
                  u"SELECT CONCAT(r.SPECIFIC_NAME, '(', COALESCE(GROUP_CONCAT("
                  "REGEXP_REPLACE(p.PARAMETER_NAME, '^the_', '') ORDER BY p.ORDINAL_POSITION "
                  "SEPARATOR ', '), ''), ')') AS v FROM information_schema.ROUTINES AS r "
                  "LEFT JOIN information_schema.PARAMETERS AS p "
                  "ON p.SPECIFIC_SCHEMA = r.ROUTINE_SCHEMA AND p.SPECIFIC_NAME = r.SPECIFIC_NAME "
                  "AND p.ROUTINE_TYPE = r.ROUTINE_TYPE AND p.PARAMETER_MODE = 'IN' "
                  "WHERE r.ROUTINE_SCHEMA = DATABASE() AND r.ROUTINE_TYPE = 'PROCEDURE' "
                  "GROUP BY r.SPECIFIC_NAME"_s);
}

static QString functionFor(Dialect dialect, const VerbSignature &verb)
{
    QStringList parameters;
    for (const Parameter &parameter : verb.parameters) {
        const QString name = QString::fromLatin1(parameter.placeholder + 1);
        parameters << (dialect == Dialect::Postgresql
                           ? name + u' ' + QLatin1StringView(parameter.type)
                           : name);
    }
    return u"%1(%2)"_s.arg(verb.name, parameters.join(u", "_s));
}

static QString filesOfStore(const QString &names)
{
    QString sources;
    QDirIterator files(qEnvironmentVariable("INTRAY_SOURCE") + u"/models/store"_s, {names},
                       QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (file.open(QIODevice::ReadOnly))
            sources += QString::fromUtf8(file.readAll());
    }
    return sources;
}

/// Their rows are made of them.
static QSet<QString> verbsWithOneText()
{
    static const QRegularExpression head(u"^verb (\\w+)\\("_s, QRegularExpression::MultilineOption);
    QSet<QString> names;
    auto match = head.globalMatch(filesOfStore(u"*.verb"_s));
    while (match.hasNext())
        names << match.next().captured(1);
    return names;
}

static QString snakeCase(QString name)
{
    static const QRegularExpression capital(u"([A-Z])"_s);
    return name.replace(capital, u"_\\1"_s).toLower();
}

void VerbsTest::everyVerbIsCalledAsItsFunction()
{
    static const QRegularExpression defined(u"verbs::(\\w+)\\{\\s*\"(\\w+)\""_s);
    QSet<QString> names = verbsWithOneText();
    auto match = defined.globalMatch(filesOfStore(u"*.cpp"_s));
    while (match.hasNext()) {
        const auto verb = match.next();
        QCOMPARE(verb.captured(2), snakeCase(verb.captured(1)));
        QVERIFY2(!names.contains(verb.captured(2)), qPrintable(verb.captured(2)));
        names << verb.captured(2);
    }
    QSet<QString> table;
    for (const VerbSignature &verb : verbSignatures()) {
        QVERIFY2(!table.contains(verb.name), qPrintable(verb.name));
        table << verb.name;
    }
    QCOMPARE(table, names);
}

void VerbsTest::everyVerbHasItsFunction()
{
    const auto database = databaseOf(engineOfRow());
    const auto owner = database->connectAsOwner();
    const Dialect dialect = owner->d().dialect;
    const QStringList functions = functionsOf(*owner);
    for (const VerbSignature &verb : verbSignatures()) {
        const QString function = functionFor(dialect, verb);
        QVERIFY2(!hasFunction(dialect, verb) || functions.contains(function), qPrintable(function));
        const QString careful = carefulFunction(dialect, verb.manner);
        QVERIFY2(careful.isEmpty() ||
                     functions.contains(functionFor(dialect, {careful, verb.parameters})),
                 qPrintable(careful));
    }
}

/// What logins of Intray may call.
static QStringList callable(Connection &connection)
{
    if (connection.d().dialect == Dialect::Postgresql)
        return rowsOf(connection,
                      u"SELECT DISTINCT proname AS v FROM pg_proc, pg_roles WHERE pronamespace = "
                      "'intray'::regnamespace AND rolname IN ('intray_clerk', "
                      "'intray_supervisor', 'intray_administrator', 'intray_importer', "
                      "'intray_worker', 'intray_auditor') AND "
                      "has_function_privilege(pg_roles.oid, pg_proc.oid, 'EXECUTE')"_s);
    return rowsOf(connection, u"SELECT DISTINCT verb AS v FROM role_all"_s);
}

/// Whether the store's statements, or views, read by this function, or the procedures of verbs do
/// before they call.
static bool isReading(Dialect dialect, const QString &name)
{
    const QRegularExpression said(u"\\b"_s + name + u"\\("_s);
    const QList<SqlStatement> statements = namedStatements(dialect) + schemaStatements(dialect);
    return callRulesOfPostgresql().contains(said) ||
           std::any_of(statements.begin(), statements.end(), [&](const SqlStatement &statement) {
               return statement.text.contains(said);
           });
}

void VerbsTest::everythingThatMayBeCalledIsAVerb()
{
    const auto database = databaseOf(engineOfRow());
    const auto owner = database->connectAsOwner();
    QSet<QString> verbs;
    for (const VerbSignature &verb : verbSignatures())
        verbs << verb.name;
    const QStringList functions = callable(*owner);
    QVERIFY(functions.size() > 30);
    for (const QString &function : functions)
        QVERIFY2(verbs.contains(function) || isReading(owner->d().dialect, function),
                 qPrintable(function));
}

INTRAY_TEST_GUILESS_MAIN(VerbsTest)
#include "tst_verbs.moc"
