// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/rules/handedonschema.h"

#include "schema/contextfield.h"

namespace intray {

/// Without what it says of the table that the earlier queue was adopted from.
static QJsonObject ofRecord(QJsonObject schema)
{
    schema.remove(Queue::tableKeyword);
    schema.remove(Queue::failedKeyword);
    schema.remove(contextKeyword);
    return schema;
}

std::optional<Queue> withSchemaOf(const Queue &earlier, const QJsonObject &before, Queue later)
{
    const QJsonObject schema = ofRecord(earlier.recordSchema);
    const bool isItsOwn = !later.recordSchema.isEmpty() && later.recordSchema != ofRecord(before);
    if (schema.isEmpty() || isItsOwn || later.recordSchema == schema)
        return std::nullopt;
    later.recordSchema = schema;
    return later;
}

} // namespace intray
