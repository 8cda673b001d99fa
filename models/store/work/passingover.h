// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/itempage.h"
#include "store/work/workstore.h"

#include <functional>

namespace intray {

/// Takes what stands behind items that no claim can give, so that one of them does not stop its
/// queue. What cannot be read fails with that as its reason, where its queue lets items fail: it is
/// locked by then. What is too large for the server stays where it is. Each is told in the claim
/// (Claim::passedOver). Belongs to the thread of the connection; borrows what it is given.
class PassingOver
{
public:
    /// Claims the next ones, at most so many, under the lock that PassingOver is told.
    using Claiming = std::function<Outcome<Claim>(int count)>;

    PassingOver(Connection &connection, const Identity &identity, const LockId &lock,
                Claiming claiming);

    /// Whether a claim ended so because of what it would have given.
    static bool isOfAnItem(const Error &error);

    /// After a claim of `count` items of these queues that ended so.
    Outcome<Claim> claim(const QStringList &queues, int count, const Error &cause);

private:
    Outcome<Claim> claimReadable(int count, const Error &cause);
    Outcome<Claim> claimFewer(int count, const Error &cause);
    Outcome<Claim> claimFromList(const QStringList &queues, int count);
    Outcome<Claim> claimFromList(const ItemPage &page);
    bool setAsideUnreadable();

    Connection &m_connection;
    WorkStore m_store;
    const LockId m_lock;
    const Claiming m_claiming;
    QStringList m_told;
};

} // namespace intray
