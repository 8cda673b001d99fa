// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/other/schematrust.h"

#include <sqlite3.h>

#include <QByteArray>
#include <QList>

#include <memory>

namespace intray {

namespace {

struct Finalized
{
    void operator()(sqlite3_stmt *statement) const { sqlite3_finalize(statement); }
};
using Statement = std::unique_ptr<sqlite3_stmt, Finalized>;

Statement prepared(sqlite3 *handle, const char *text)
{
    sqlite3_stmt *statement = nullptr;
    sqlite3_prepare_v2(handle, text, -1, &statement, nullptr);
    return Statement(statement);
}

void setTrust(sqlite3 *handle, bool isTrusted)
{
    sqlite3_db_config(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, int(isTrusted), nullptr);
}

struct Function
{
    QByteArray name;
    int arguments;
    int flags;
};

QList<Function> functionsOf(sqlite3 *handle)
{
    enum Column { Name, IsBuiltin, Type, Encoding, Arguments, Flags };
    QList<Function> functions;
    const Statement list = prepared(handle, "PRAGMA function_list");
    while (list && sqlite3_step(list.get()) == SQLITE_ROW)
        functions << Function{reinterpret_cast<const char *>(sqlite3_column_text(list.get(), Name)),
                              sqlite3_column_int(list.get(), Arguments),
                              sqlite3_column_int(list.get(), Flags)};
    return functions;
}

/// They take texts and give texts, and nothing else.
bool isOfJson(const QByteArray &name)
{
    return name == "json" || name.startsWith("json_") || name == "->" || name == "->>";
}

/// Those that no definition may ever call need not be switched off.
bool isHarmful(const Function &function)
{
    return (function.flags & (SQLITE_INNOCUOUS | SQLITE_DIRECTONLY)) == 0 &&
           !isOfJson(function.name);
}

void refuseCall(sqlite3_context *context, int, sqlite3_value **)
{
    sqlite3_result_error(context, "a function that may do harm is switched off", -1);
}

void switchOff(sqlite3 *handle, const Function &function)
{
    sqlite3_create_function_v2(handle, function.name.constData(), function.arguments,
                               SQLITE_UTF8 | SQLITE_DIRECTONLY, nullptr, refuseCall, nullptr,
                               nullptr, nullptr);
}

bool isJsonHarmful(const QList<Function> &functions)
{
    for (const Function &function : functions)
        if (isOfJson(function.name) && (function.flags & SQLITE_INNOCUOUS) == 0)
            return true;
    return false;
}

/// Whether definitions call functions of JSON, which shows in their text, or keep the file from
/// being read at all.
bool needsJson(sqlite3 *handle)
{
    const Statement found = prepared(
        handle, "SELECT 1 FROM sqlite_schema WHERE sql LIKE '%json%' OR sql LIKE '%->%' LIMIT 1");
    return !found || sqlite3_step(found.get()) == SQLITE_ROW;
}

} // namespace

void trustOnlyHarmless(sqlite3 *handle)
{
    setTrust(handle, false);
    const QList<Function> functions = functionsOf(handle);
    if (!isJsonHarmful(functions) || !needsJson(handle))
        return;
    for (const Function &function : functions)
        if (isHarmful(function))
            switchOff(handle, function);
    setTrust(handle, true);
}

} // namespace intray
