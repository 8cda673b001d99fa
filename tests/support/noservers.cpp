// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Where a test program cannot start servers: they are given from elsewhere (givenserver.h).
#include "support/engine.h"

namespace intray {

QStringList ownEngines()
{
    return {};
}

std::unique_ptr<TestDatabase> onOwnServer(const QString &)
{
    return nullptr;
}

} // namespace intray
