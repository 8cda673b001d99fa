// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/databasefile.h"

#include "store/line/connection_p.h"
#include "store/line/sql.h"

namespace intray {

QString fileOf(Connection &connection)
{
    if (!connection.url().isServer() || isServer(connection.d().dialect))
        return connection.url().path();
    const auto found = attempt(connection, [](Sql &sql) -> Outcome<QString> {
        return sql.first("database_file", {}, [](const Row &row) { return row.text("file"); })
            .value_or(QString());
    });
    return found.value_or(QString());
}

} // namespace intray
