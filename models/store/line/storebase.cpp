// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/storebase.h"

#include "queue/times.h"
#include "store/line/sql.h"

namespace intray {

StoreBase::StoreBase(Connection &connection, Identity identity)
    : m_connection(connection)
    , m_identity(std::move(identity))
{
}

Outcome<QDateTime> StoreBase::now()
{
    return attempt(m_connection,
                   [](Sql &sql) -> Outcome<QDateTime> { return timeFromIso(sql.now()); });
}

} // namespace intray
