// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/item.h"

#include <optional>

namespace intray {

/// An item that this user holds, with what has been typed for it.
struct HeldItem
{
    Item item;
    std::optional<Draft> draft;

    /// Something was typed that the record in the database does not have.
    bool hasText() const
    {
        return draft && !draft->content.isEmpty() && draft->content != item.record;
    }
};

} // namespace intray
