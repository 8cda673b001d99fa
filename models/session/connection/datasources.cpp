// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/connection/datasources.h"

#ifdef _WIN32
#include <windows.h> // without which those below know no types
#endif
#include <sql.h>
#include <sqlext.h>

#include <algorithm>
#include <array>

namespace intray {

namespace {

template <std::size_t Size>
QString textOf(const std::array<SQLWCHAR, Size> &text)
{
    return QString::fromUtf16(reinterpret_cast<const char16_t *>(text.data()));
}

QList<DataSource> listedBy(SQLHENV environment)
{
    QList<DataSource> sources;
    std::array<SQLWCHAR, 256> name{};
    std::array<SQLWCHAR, 256> driver{};
    SQLSMALLINT length = 0;
    SQLUSMALLINT which = SQL_FETCH_FIRST;
    while (SQL_SUCCEEDED(SQLDataSourcesW(environment, which, name.data(), name.size(), &length,
                                         driver.data(), driver.size(), &length))) {
        sources.append({textOf(name), textOf(driver)});
        which = SQL_FETCH_NEXT;
    }
    return sources;
}

} // namespace

QList<DataSource> dataSources()
{
    SQLHENV environment = SQL_NULL_HENV;
    if (!SQL_SUCCEEDED(SQLAllocHandle(SQL_HANDLE_ENV, SQL_NULL_HANDLE, &environment)))
        return {};
    QList<DataSource> sources;
    const auto version = reinterpret_cast<SQLPOINTER>(SQL_OV_ODBC3);
    if (SQL_SUCCEEDED(SQLSetEnvAttr(environment, SQL_ATTR_ODBC_VERSION, version, 0)))
        sources = listedBy(environment);
    SQLFreeHandle(SQL_HANDLE_ENV, environment);
    std::sort(sources.begin(), sources.end(),
              [](const DataSource &one, const DataSource &other) { return one.name < other.name; });
    return sources;
}

} // namespace intray
