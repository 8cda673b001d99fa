// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/statementrecord.h"

#include <sqlite3.h>

#include <cctype>
#include <utility>

namespace statementrecord {

static QList<Statement> recorded;

// The length of what begins at `at` and can hold no parameter: a string, a quoted name, a comment.
static qsizetype lengthOfQuoted(const QByteArray &sql, qsizetype at)
{
    const char first = sql[at];
    qsizetype end = -1;
    if (first == '\'' || first == '"')
        end = sql.indexOf(first, at + 1);
    else if (sql.mid(at, 2) == "--")
        end = sql.indexOf('\n', at);
    else if (sql.mid(at, 2) == "/*")
        end = sql.indexOf("*/", at) + 1;
    else
        return 0;
    return (end < 0 ? sql.size() - 1 : end) - at + 1;
}

static bool isWord(char letter)
{
    return std::isalnum(static_cast<unsigned char>(letter)) != 0 || letter == '_';
}

static qsizetype lengthOfName(const QByteArray &sql, qsizetype at)
{
    qsizetype end = at + 1;
    while (end < sql.size() && isWord(sql[end]))
        ++end;
    return end - at;
}

// A quote within a text is doubled.
static qsizetype lengthOfLiteral(const QByteArray &sql, qsizetype at)
{
    qsizetype end = at;
    if (sql[at] != '\'') {
        while (end < sql.size() && (isWord(sql[end]) || sql[end] == '.' || sql[end] == '-'))
            ++end;
        return end - at;
    }
    do
        end = sql.indexOf('\'', end + 1) + 1;
    while (end < sql.size() && sql[end] == '\'');
    return end - at;
}

// SQLite writes values where the parameters stand and leaves everything else as it is.
static QList<Binding> bindingsOf(sqlite3_stmt *statement, const QByteArray &sql,
                                 const QByteArray &expanded)
{
    QList<Binding> bindings;
    qsizetype there = 0;
    int unnamed = 0;
    for (qsizetype here = 0; here < sql.size();) {
        const bool isParameter = sql[here] == ':' || sql[here] == '?';
        if (!isParameter) {
            const qsizetype step = qMax<qsizetype>(1, lengthOfQuoted(sql, here));
            here += step;
            there += step;
            continue;
        }
        const qsizetype length = lengthOfName(sql, here);
        const int place =
            length == 1
                ? ++unnamed
                : sqlite3_bind_parameter_index(statement, sql.mid(here, length).constData());
        const qsizetype literal = lengthOfLiteral(expanded, there);
        bindings.append({place, expanded.mid(there, literal)});
        here += length;
        there += literal;
    }
    return bindings;
}

static int record(unsigned, void *, void *prepared, void *text)
{
    const QByteArray sql(static_cast<const char *>(text));
    if (sql.startsWith("-- TRIGGER"))
        return 0;
    auto *statement = static_cast<sqlite3_stmt *>(prepared);
    char *expanded = sqlite3_expanded_sql(statement);
    recorded.append({sql, bindingsOf(statement, sql, expanded)});
    sqlite3_free(expanded);
    return 0;
}

static int watch(sqlite3 *database, const char **, const sqlite3_api_routines *)
{
    return sqlite3_trace_v2(database, SQLITE_TRACE_STMT, record, nullptr);
}

void begin()
{
    sqlite3_auto_extension(reinterpret_cast<void (*)()>(watch));
}

QList<Statement> taken()
{
    return std::exchange(recorded, {});
}

} // namespace statementrecord
