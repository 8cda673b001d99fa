// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Where a test program cannot start servers: they are given from elsewhere (givenserver.h).
#include "support/engine.h"
#include "support/grounds.h"

namespace intray {

QStringList ownEngines()
{
    return {};
}

std::unique_ptr<TestDatabase> onOwnServer(const QString &)
{
    return nullptr;
}

EmptyGround &ownGround(const QString &engine)
{
    qFatal("A test starts no %s here.", qPrintable(engine));
}

} // namespace intray
