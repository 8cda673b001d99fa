// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/lockpage.h"

namespace intray {

QString nameOf(LockQuery::By by)
{
    static constexpr const char *names[] = {"queue", "key",     "user",  "workstation", "since",
                                            "idle",  "expires", "draft", "client",      "lock"};
    return QString::fromLatin1(names[static_cast<int>(by)]);
}

} // namespace intray
