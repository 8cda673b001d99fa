// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/text/verbsignature.h"

#include "store/rows/rows.h"

namespace intray {

using namespace Qt::StringLiterals;

Parameter number(const char *placeholder, qint64 value)
{
    return {placeholder, "bigint", value};
}

Parameter text(const char *placeholder, const QString &value)
{
    return {placeholder, "text", notNull(value)};
}

Parameter textOrNone(const char *placeholder, const QString &value)
{
    return {placeholder, "text", textOrNull(value)};
}

Parameter uuid(const char *placeholder, const QString &value)
{
    return {placeholder, "uuid", value};
}

Parameter json(const char *placeholder, const QString &value)
{
    return {placeholder, "jsonb", value};
}

Parameter json(const char *placeholder, const QStringList &value)
{
    return json(placeholder, jsonText(QJsonArray::fromStringList(value)));
}

Parameter stationOf(const Identity &who)
{
    return text(":workstation", who.workstation);
}

Bindings bindingsOf(const Parameters &parameters)
{
    Bindings bindings;
    bindings.reserve(parameters.size());
    for (const Parameter &parameter : parameters)
        bindings << Binding{parameter.placeholder, parameter.value};
    return bindings;
}

static QString callOnPostgresql(const VerbSignature &verb)
{
    QStringList given;
    for (const Parameter &parameter : verb.parameters) {
        QString type = QString::fromLatin1(parameter.type);
        if (type == u"jsonb"_s)
            type = u"json"_s; // the procedure reads it itself (zz_procedures.sql)
        given << u"\"%1\" => :%1::%2"_s.arg(QLatin1StringView(parameter.placeholder + 1), type);
    }
    given << u"\"answer\" => NULL"_s;
    return u"CALL intray.%1(%2)"_s.arg(verb.name, given.join(u", "_s));
}

static QString callOnMariadb(const VerbSignature &verb)
{
    QStringList given;
    for (const Parameter &parameter : verb.parameters)
        given << QString::fromLatin1(parameter.placeholder);
    if (verb.takesLong)
        return u"CALL %1(%2, @intray_answer)"_s.arg(verb.name, given.join(u", "_s));
    return u"CALL %1(%2)"_s.arg(verb.name, given.join(u", "_s));
}

QString callText(Dialect dialect, const VerbSignature &verb)
{
    return dialect == Dialect::Mariadb ? callOnMariadb(verb) : callOnPostgresql(verb);
}

QString carefulFunction(Dialect dialect, const Manner &manner)
{
    return QString::fromLatin1(dialect == Dialect::Mariadb ? manner.careful : nullptr);
}

bool hasFunction(Dialect dialect, const VerbSignature &verb)
{
    const bool isThere = !verb.manner.isOfLogins || knowsLoginsByName(dialect);
    return isThere && !(verb.manner.isOfTables && hasTablesApart(dialect));
}

} // namespace intray
