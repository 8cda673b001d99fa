// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/postgresqlanswer.h"

#include "queue/utf8text.h"
#include "store/line/postgresqlrunner.h"

#include <libpq-fe.h>

namespace intray {

namespace {

// Of the catalogue pg_type, the same in every server.
constexpr Oid boolean = 16;
constexpr Oid bytes = 17;
constexpr Oid timeWithoutZone = 1114;
constexpr Oid timeWithZone = 1184;

} // namespace

PostgresqlAnswer::PostgresqlAnswer(pg_result *result)
    : m_result(result)
{
}

PostgresqlAnswer::~PostgresqlAnswer()
{
    PQclear(m_result);
}

QVariant PostgresqlAnswer::value(const char *column) const
{
    const int field = PQfnumber(m_result, QByteArray('"' + QByteArray(column) + '"'));
    if (field < 0 || PQgetisnull(m_result, m_row, field) != 0)
        return {};
    return textOfUtf8({PQgetvalue(m_result, m_row, field), PQgetlength(m_result, m_row, field)});
}

bool PostgresqlAnswer::next()
{
    return ++m_row < PQntuples(m_result);
}

bool PostgresqlAnswer::rewind()
{
    m_row = -1;
    return true;
}

int PostgresqlAnswer::rowsAffected() const
{
    return QByteArray(PQcmdTuples(m_result)).toInt();
}

QStringList PostgresqlAnswer::columns() const
{
    QStringList names;
    for (int field = 0; field < PQnfields(m_result); ++field)
        names << QString::fromUtf8(PQfname(m_result, field));
    return names;
}

bool PostgresqlAnswer::isOfBytes(int place) const
{
    return PQftype(m_result, place) == bytes;
}

QVariant PostgresqlAnswer::valueAt(int place) const
{
    if (PQgetisnull(m_result, m_row, place) != 0)
        return {};
    const char *value = PQgetvalue(m_result, m_row, place);
    QString text = textOfUtf8({value, PQgetlength(m_result, m_row, place)});
    switch (PQftype(m_result, place)) {
    case bytes:
        return QByteArray::fromHex(value + 2); // it begins with \x
    case boolean:
        return text == u't';
    case timeWithoutZone:
    case timeWithZone:
        return text.replace(text.indexOf(u' '), 1, u'T'); // "BC" may stand behind another
    default:
        return text;
    }
}

qint64 PostgresqlAnswer::numberAt(int place) const
{
    return utf8At(place).toLongLong();
}

QByteArray PostgresqlAnswer::utf8At(int place) const
{
    if (PQgetisnull(m_result, m_row, place) != 0)
        return {};
    return QByteArray::fromRawData(PQgetvalue(m_result, m_row, place),
                                   PQgetlength(m_result, m_row, place));
}

CursorAnswer::CursorAnswer(PostgresqlRunner &runner)
    : m_runner(runner)
    , m_piece(fetch())
{
}

CursorAnswer::~CursorAnswer()
{
    try {
        m_runner.execute(QStringLiteral("CLOSE intray_rows"));
    } catch (const SqlFailure &) {
        // The transaction or the line has gone, and the cursor with it.
    }
}

bool CursorAnswer::next()
{
    if (m_piece->next())
        return true;
    m_piece = fetch();
    return m_piece->next();
}

std::unique_ptr<SqlAnswer> CursorAnswer::fetch()
{
    return m_runner.runAsItIs(QStringLiteral("FETCH 1000 FROM intray_rows"));
}

} // namespace intray
