// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/text/verbprocedures.h"

#include "store/text/callrules.h"
#include "store/text/dialecttext.h"
#include "store/text/verbsignature.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>

namespace intray {

using namespace Qt::StringLiterals;

namespace {

/// A function's declaration: its name, and its parameters as they are written.
struct Declaration
{
    QString name;
    QStringList parameters;
};

std::optional<Declaration> declarationIn(const SqlStatement &statement)
{
    static const QRegularExpression function(u"FUNCTION (\\w+)\\((.*?)\\)\\s*RETURNS"_s,
                                             QRegularExpression::DotMatchesEverythingOption);
    const auto found = function.match(statement.text);
    if (!found.hasMatch())
        return std::nullopt;
    Declaration declaration{found.captured(1), {}};
    const QStringList parameters = found.captured(2).split(u',', Qt::SkipEmptyParts);
    for (const QString &parameter : parameters)
        declaration.parameters << parameter.simplified();
    return declaration;
}

QString nameOf(const QString &parameter)
{
    return parameter.section(u' ', 0, 0);
}

/// Verbs and what is asked where their own function answers nothing.
QHash<QString, VerbSignature> calledByName()
{
    QHash<QString, VerbSignature> verbs;
    for (const VerbSignature &verb : verbSignatures()) {
        verbs.insert(verb.name, verb);
        if (verb.manner.careful)
            verbs.insert(QString::fromLatin1(verb.manner.careful), verb);
    }
    return verbs;
}

CallValue asValue(const Parameter &parameter, const QString &expression)
{
    return {QString::fromLatin1(parameter.placeholder + 1), QString::fromLatin1(parameter.type),
            expression};
}

CallValue inArguments(const Parameter &parameter)
{
    const QString place = u"(the_args, '$.%1')"_s.arg(QLatin1StringView(parameter.placeholder + 1));
    CallValue value = asValue(parameter, u"JSON_VALUE"_s + place);
    value.inJson = u"JSON_EXTRACT"_s + place;
    return value;
}

/// The function may have other names for its parameters; their order is the verb's.
QString refusalOf(const VerbSignature &verb, const QStringList &names)
{
    QList<CallValue> values;
    for (qsizetype i = 0; i < std::min(verb.parameters.size(), names.size()); ++i)
        values << asValue(verb.parameters.at(i), names.at(i));
    return callRefusalOfMariadb(verb.name, values);
}

/// The same for what is called through adopted_call, with its arguments in one object.
SqlStatement argumentsRefused()
{
    QString cases;
    for (const VerbSignature &verb : verbSignatures()) {
        QList<CallValue> values;
        for (const Parameter &parameter : verb.parameters)
            values << inArguments(parameter);
        cases += u" WHEN '%1' THEN "_s.arg(verb.name) + callRefusalOfMariadb(verb.name, values);
    }
    SqlStatement made = callingFrame();
    made.name = u"args_refused"_s;
    made.text = spelledOut(
        Dialect::Mariadb,
        u"CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION args_refused("
        "the_verb EXACT_WORD(64), the_args EXACT_TEXT) RETURNS EXACT_TEXT DETERMINISTIC NO SQL "
        "SQL SECURITY INVOKER RETURN CASE the_verb"_s +
            cases + u" END"_s);
    return made;
}

/// Whether another function is asked where this one answers nothing.
bool mayBeSilent(const QString &function, const VerbSignature &verb)
{
    return verb.manner.careful && function == verb.name;
}

bool isUuid(const QString &parameter)
{
    return parameter.endsWith(u"EXACT_CODE(36)");
}

QString checkOf(const QStringList &uuids)
{
    if (uuids.isEmpty())
        return {};
    QStringList wrong;
    for (const QString &name : uuids)
        wrong << name + u" NOT REGEXP '^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$'"_s;
    return u"IF %1 THEN\nSIGNAL SQLSTATE '42000' SET MESSAGE_TEXT = 'A lock or an operation is "
           "named by a UUID';\nEND IF;"_s.arg(wrong.join(u" OR "_s));
}

/// A procedure takes what is too long or too large for its function too, and refuses it.
QStringList taken(QStringList parameters)
{
    static const QRegularExpression name(u" EXACT_NAME\\(\\d+\\)$"_s);
    static const QRegularExpression number(u" INTEGER$"_s);
    return parameters.replaceInStrings(name, u" EXACT_TEXT"_s)
        .replaceInStrings(number, u" BIGINT"_s);
}

SqlStatement procedureFor(const Declaration &function, const VerbSignature &verb)
{
    QStringList names;
    QStringList uuids;
    for (const QString &parameter : function.parameters) {
        names << nameOf(parameter);
        if (isUuid(parameter))
            uuids << nameOf(parameter);
    }
    SqlStatement made = callingFrame();
    made.name = function.name;
    made.text.replace(u"{procedure}"_s, function.name)
        .replace(u"{parameters}"_s, taken(function.parameters).join(u", "_s))
        .replace(u"{security}"_s, verb.manner.isWithCallersRights ? u"INVOKER"_s : u"DEFINER"_s)
        .replace(u"{checks}"_s, checkOf(uuids))
        .replace(u"{may_be_silent}"_s, mayBeSilent(function.name, verb) ? u"TRUE"_s : u"FALSE"_s)
        .replace(u"{stumble}"_s, stumbleOfMariadb(verb.name))
        .replace(u"{refusal}"_s, refusalOf(verb, names))
        .replace(u"{names}"_s, names.join(u", "_s));
    made.text = spelledOut(Dialect::Mariadb, made.text);
    return made;
}

} // namespace

QList<SqlStatement> verbProcedures(const QList<SqlStatement> &functions)
{
    const auto called = calledByName();
    QList<SqlStatement> procedures{argumentsRefused()};
    for (const SqlStatement &statement : functions)
        if (const auto function = declarationIn(statement);
            function && called.contains(function->name))
            procedures << procedureFor(*function, called.value(function->name));
    return procedures;
}

} // namespace intray
