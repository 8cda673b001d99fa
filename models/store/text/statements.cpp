// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/text/statements.h"

#include "store/text/dialecttext.h"
#include "store/text/readings.h"
#include "store/text/verbprocedures.h"
#include "store/text/verbsignature.h"

#include <QDir>
#include <QFile>
#include <QHash>
#include <QMap>
#include <QMutex>
#include <QRegularExpression>

#include <algorithm>
#include <map>
#include <utility>

static void registerSqlResources()
{
    Q_INIT_RESOURCE(sql);
    Q_INIT_RESOURCE(tables);
    Q_INIT_RESOURCE(verbs);
}

namespace intray {

using namespace Qt::StringLiterals;

namespace {

using TextsByName = QHash<QString, QString>;

QString folder(const QString &name)
{
    static const bool registered = (registerSqlResources(), true);
    Q_UNUSED(registered);
    return u":/sql/"_s + name;
}

QStringList linesOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("There is no SQL file at %s.", qPrintable(path));
    return QString::fromUtf8(file.readAll()).split(u'\n');
}

// Comment lines go: Qt looks for placeholders and quotes in them too.
QList<SqlStatement> statementsInFile(const QString &folderName, const QString &fileName)
{
    static const QString nameMark = u"-- name: "_s;
    const QString file = folderName + u'/' + fileName;
    QList<SqlStatement> statements{{fileName.chopped(4), file, {}}};
    for (const QString &line : linesOf(folder(file))) {
        if (line.startsWith(nameMark))
            statements << SqlStatement{line.mid(nameMark.size()).trimmed(), file, {}};
        else if (!line.trimmed().startsWith("--"_L1))
            statements.last().text += line + u'\n';
    }
    for (SqlStatement &statement : statements)
        statement.text = statement.text.trimmed();
    if (statements.constFirst().text.isEmpty())
        statements.removeFirst();
    return statements;
}

QList<SqlStatement> inDialect(Dialect dialect, QList<SqlStatement> statements)
{
    for (SqlStatement &statement : statements)
        statement.text = spelledOut(dialect, statement.text);
    return statements;
}

QStringList filesIn(const QString &folderName)
{
    return QDir(folder(folderName)).entryList({u"*.sql"_s}, QDir::Files, QDir::Name);
}

QList<SqlStatement> statementsIn(const QString &folderName)
{
    QList<SqlStatement> statements;
    for (const QString &file : filesIn(folderName))
        statements << statementsInFile(folderName, file);
    return statements;
}

/// The tables, which the build makes of their texts, each with what only this engine has of it
/// behind it.
QList<SqlStatement> statementsOfTables(Dialect dialect)
{
    const QString tables = folderOf(dialect) + u"/tables"_s;
    const QString schema = folderOf(dialect) + u"/schema"_s;
    QMap<QString, QList<SqlStatement>> byFile;
    for (const QString &place : {tables, schema})
        for (const QString &file : filesIn(place))
            byFile[file] << statementsInFile(place, file);
    QList<SqlStatement> statements;
    for (const QList<SqlStatement> &ofFile : std::as_const(byFile))
        statements << ofFile;
    return statements;
}

QString placeOfMigrations(Dialect dialect)
{
    return folderOf(dialect) + u"/migrations"_s;
}

/// Of a file such as "0002_what_is_new.sql".
int versionOf(const QString &file)
{
    return file.section(u'_', 0, 0).toInt();
}

// A server's verbs are functions in the database, made with the schema and not run by name.
QStringList placesOfNamed(Dialect dialect)
{
    const QString own = folderOf(dialect);
    QStringList places{u"read"_s, own + u"/read"_s};
    if (!hasCalls(dialect))
        places << own + u"/verbs"_s;
    return places;
}

/// What reads a list in the order of an index reads the same items also in short, for a list that
/// is sorted by a field.
QList<SqlStatement> withPlacesOfItems(QList<SqlStatement> statements)
{
    const QStringList read{u"page_by_id"_s, u"page_finished_by_id"_s,
                           u"page_open_in_claim_order"_s};
    for (const SqlStatement &page : QList(statements))
        if (read.contains(page.name))
            statements << SqlStatement{
                u"values"_s + page.name.mid(4), page.file,
                QString(page.text).replace(u"ITEM_IN_LIST"_s, u"PLACE_IN_LIST"_s)};
    return statements;
}

/// Those that the dialect runs: its own in the place of shared ones.
QList<SqlStatement> chosenStatements(Dialect dialect)
{
    QHash<QString, SqlStatement> chosen;
    for (const SqlStatement &statement : namedStatements(dialect))
        chosen[statement.name] = statement;
    QList<SqlStatement> statements = chosen.values();
    std::sort(statements.begin(), statements.end(),
              [](const SqlStatement &a, const SqlStatement &b) { return a.name < b.name; });
    return statements;
}

QList<SqlStatement> readingProcedures(Dialect dialect)
{
    QList<SqlStatement> procedures;
    if (readsByCalls(dialect))
        for (const SqlStatement &statement : chosenStatements(dialect))
            if (isReading(statement))
                procedures << readingProcedure(statement);
    return procedures;
}

/// PostgreSQL replaces a function only by one with the same answer and the same names of arguments,
/// so those of the version before go first, whatever they looked like. A trigger's function always
/// looks the same, and an adopted table's trigger keeps it from going.
SqlStatement dropOfFunctions(const QList<SqlStatement> &made)
{
    static const QRegularExpression making(u"CREATE OR REPLACE FUNCTION intray\\.(\\w+)"_s);
    QStringList names;
    for (const SqlStatement &statement : made)
        for (auto match = making.globalMatch(statement.text); match.hasNext();)
            names << match.next().captured(1);
    return {
        u"functions_of_before"_s, u"postgresql/verbs"_s,
        u"DO $do$ DECLARE old regprocedure; BEGIN FOR old IN SELECT oid FROM pg_catalog.pg_proc "
        "WHERE pronamespace = 'intray'::regnamespace AND prorettype <> 'trigger'::regtype AND "
        "proname = ANY ('{%1}') LOOP "
        "EXECUTE pg_catalog.format('DROP ROUTINE %s', old); END LOOP; END $do$"_s.arg(
            names.join(u','))};
}

TextsByName namedTexts(Dialect dialect)
{
    TextsByName texts;
    for (const SqlStatement &statement : chosenStatements(dialect))
        texts[statement.name] =
            readsByCalls(dialect) && isReading(statement) ? readingCall(statement) : statement.text;
    if (hasCalls(dialect))
        for (const VerbSignature &verb : verbSignatures()) {
            texts[verb.name] = callText(dialect, verb);
            if (const QString careful = carefulFunction(dialect, verb.manner); !careful.isEmpty())
                texts[careful] = callText(dialect, {careful, verb.parameters});
        }
    return texts;
}

const TextsByName &textsOf(Dialect dialect)
{
    static QMutex mutex;
    static std::map<Dialect, TextsByName> known;
    const QMutexLocker lock(&mutex);
    const auto found = known.find(dialect);
    return found != known.end() ? found->second
                                : known.emplace(dialect, namedTexts(dialect)).first->second;
}

} // namespace

QString statementText(Dialect dialect, const QString &name)
{
    const TextsByName &texts = textsOf(dialect);
    const auto found = texts.constFind(name);
    if (found == texts.constEnd())
        qFatal("There is no SQL statement %s.", qPrintable(name));
    return *found;
}

QList<SqlStatement> namedStatements(Dialect dialect)
{
    QList<SqlStatement> statements;
    for (const QString &place : placesOfNamed(dialect))
        statements << statementsIn(place);
    if (!hasSchema(dialect))
        for (SqlStatement &statement : statements)
            statement.text.remove(u"intray."_s);
    return inDialect(dialect, withPlacesOfItems(statements));
}

QList<SqlStatement> schemaStatements(Dialect dialect)
{
    return inDialect(dialect, statementsOfTables(dialect));
}

QList<Migration> migrations(Dialect dialect)
{
    const QString place = placeOfMigrations(dialect);
    QList<Migration> result;
    for (const QString &file : filesIn(place))
        result << Migration{versionOf(file), file.chopped(4).section(u'_', 1),
                            inDialect(dialect, statementsInFile(place, file))};
    return result;
}

QList<int> schemaVersions(Dialect dialect)
{
    QList<int> versions{1};
    for (const QString &file : filesIn(placeOfMigrations(dialect)))
        versions << versionOf(file);
    return versions;
}

QList<SqlStatement> functionsAndRights(Dialect dialect)
{
    const QString own = folderOf(dialect);
    if (!hasCalls(dialect))
        return {};
    const QList<SqlStatement> functions = statementsIn(own + u"/verbs"_s);
    QList<SqlStatement> statements = inDialect(dialect, functions);
    if (hasSchema(dialect)) // behind as_owner, the first: only who owns a function may drop it
        statements.insert(1, dropOfFunctions(statements));
    if (dialect == Dialect::Mariadb)
        statements << verbProcedures(functions);
    return statements + readingProcedures(dialect) +
           inDialect(dialect, statementsIn(own + u"/rights"_s));
}

SqlStatement callingFrame()
{
    return statementsIn(folderOf(Dialect::Mariadb) + u"/callings"_s).constFirst();
}

SqlStatement readingFrame()
{
    return statementsIn(folderOf(Dialect::Mariadb) + u"/readings"_s).constFirst();
}

} // namespace intray
