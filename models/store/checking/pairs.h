// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/event.h"

#include <QMultiHash>

namespace intray {

/// Holds the lines against each other that two items' histories tell of the same thing: that one
/// ended as a duplicate of the other, or that they are not the same thing
/// (docs/internals/audit.md). Keeps the lines whose partner has not come yet, and no others.
class PairCheck
{
public:
    /// Lines of other kinds are passed over.
    void see(const Event &event);
    /// What has no partner, for items of these numbers, both ends included: partners of others were
    /// not seen.
    QStringList violations(ItemId first, ItemId last) const;

private:
    QMultiHash<QString, Event> m_waiting; ///< By what the partner must say.
};

} // namespace intray
