// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/verbs.h"
#include "store/refusals/refusals.h"
#include "store/work/workstore.h"

namespace intray {

Outcome<Done> WorkStore::note(ItemId item, const QString &text, const OperationId &operation)
{
    if (text.trimmed().isEmpty())
        return tl::unexpected<Error>(refused("note_missing"));
    return carryOut(m_connection, m_identity, verbs::note, {item.value(), text, operation});
}

Outcome<Done> WorkStore::sayMissing(ItemId item, const LockId &lock, const QString &field,
                                    const QString &reason, const OperationId &operation)
{
    return carryOut(m_connection, m_identity, verbs::sayMissing,
                    {item.value(), uuidOrNone(lock), field, reason, operation});
}

} // namespace intray
