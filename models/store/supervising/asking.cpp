// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Asking for finished items, as WorkStore does it, and saying no to it, beside each other.
#include "queue/times.h"
#include "store/line/verbs.h"
#include "store/refusals/refusals.h"
#include "store/supervising/supervisionstore.h"
#include "store/work/workstore.h"

namespace intray {

Outcome<Done> WorkStore::askBack(ItemId item, const QString &why, const OperationId &operation)
{
    if (why.trimmed().isEmpty())
        return tl::unexpected<Error>(refused("note_missing"));
    return carryOut(m_connection, m_identity, verbs::askBack, {item.value(), why, operation});
}

Outcome<Done> SupervisionStore::decline(ItemId item, const QString &why,
                                        const OperationId &operation)
{
    if (why.trimmed().isEmpty())
        return tl::unexpected<Error>(refused("note_missing"));
    return carryOut(m_connection, m_identity, verbs::decline, {item.value(), why, operation});
}

Outcome<QList<AskedBack>> SupervisionStore::askedBack(const QString &queue)
{
    return attempt(m_connection, [&](Sql &sql) -> Outcome<QList<AskedBack>> {
        return sql.all(
            "asked_back", {{":queue", notNull(queue)}, {":whole", 0}}, [](const Row &row) {
                return AskedBack{itemOf(row), row.text("asked_by"),
                                 timeFromIso(row.text("asked_at")), row.text("asked_why")};
            });
    });
}

} // namespace intray
