// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/sqlite/bytewait.h"

namespace intray {

using std::chrono::microseconds;

// A lottery in which who looks more often wins more often: so who has waited for 30 ms does, until
// it is clear that something takes long.
static microseconds pauseAt(int look)
{
    constexpr int young = 100;
    constexpr int old = 5000;
    if (look < young)
        return microseconds(300);
    return microseconds(look < old ? 60 : 500);
}

ByteWait::ByteWait() = default;

ByteWait::~ByteWait() = default;

bool ByteWait::take(const ByteLocks &locks, int byte, const std::function<bool()> &giveUp,
                    const QDeadlineTimer &)
{
    for (int look = 0; !locks.tryLock(byte); ++look) {
        if (giveUp())
            return false;
        m_pause.last(pauseAt(look));
    }
    return true;
}

void ByteWait::lookAgain()
{
    // It looks all the time.
}

} // namespace intray
