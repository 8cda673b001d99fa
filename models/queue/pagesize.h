// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/itempage.h"

namespace intray {

/// How many items a page in this order has at most. A page that is sorted by a field costs a look
/// at the whole list, so it may be longer.
constexpr int mostItems(const ItemOrder &order)
{
    return order.by == ItemOrder::By::Field ? 2000 : 500;
}

} // namespace intray
