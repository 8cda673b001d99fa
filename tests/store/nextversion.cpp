// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "nextversion.h"

#include <QDir>

static void addTrial()
{
    Q_INIT_RESOURCE(trial);
}

static void removeTrial()
{
    Q_CLEANUP_RESOURCE(trial);
}

namespace intray {

NextVersion::NextVersion()
{
    addTrial();
}

NextVersion::~NextVersion()
{
    removeTrial();
}

void NextVersion::putAside()
{
    removeTrial();
}

} // namespace intray
