// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/eachonce.h"
#include "store/line/verbs.h"
#include "store/refusals/refusals.h"
#include "store/supervising/supervisionstore.h"

#include <cstdlib>

namespace intray {

Outcome<BulkResult> SupervisionStore::prioritize(const QList<ItemId> &items,
                                                 const Priority &priority)
{
    if (std::abs(priority.value) > mostUrgent)
        return tl::unexpected<Error>(refused("priority_out_of_range"));
    return carryOut(m_connection, m_identity, verbs::prioritize,
                    {idsText(eachOnce(items)), priority.value, priority.reason});
}

} // namespace intray
