// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/verbprocedures.h"

#include "store/dialecttext.h"
#include "store/verb.h"

#include <QRegularExpression>
#include <QSet>

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
QSet<QString> calledByName()
{
    QSet<QString> names;
    for (const VerbSignature &verb : verbSignatures()) {
        names << verb.name;
        names << carefulFunction(Dialect::Mariadb, verb.name);
    }
    return names;
}

/// What says which statements run with the owner's rights needs those of its caller.
QString securityOf(const QString &verb)
{
    const bool isCallers = verb == u"adopt_queue" || verb == u"undo_adoption";
    return isCallers ? u"INVOKER"_s : u"DEFINER"_s;
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
        wrong << name + u" NOT LIKE '________-____-____-____-____________'"_s;
    return u"IF %1 THEN\nSIGNAL SQLSTATE '42000' SET MESSAGE_TEXT = 'A lock or an operation is "
           "named by a UUID';\nEND IF;"_s.arg(wrong.join(u" OR "_s));
}

SqlStatement procedureFor(const Declaration &function)
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
        .replace(u"{parameters}"_s, function.parameters.join(u", "_s))
        .replace(u"{security}"_s, securityOf(function.name))
        .replace(u"{checks}"_s, checkOf(uuids))
        .replace(u"{names}"_s, names.join(u", "_s));
    made.text = spelledOut(Dialect::Mariadb, made.text);
    return made;
}

} // namespace

QList<SqlStatement> verbProcedures(const QList<SqlStatement> &functions)
{
    const QSet<QString> called = calledByName();
    QList<SqlStatement> procedures;
    for (const SqlStatement &statement : functions)
        if (const auto function = declarationIn(statement);
            function && called.contains(function->name))
            procedures << procedureFor(*function);
    return procedures;
}

} // namespace intray
