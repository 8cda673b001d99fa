// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/windowplace.h"

#include <QStandardPaths>

namespace intray {

QString windowPlace(const QString &mark)
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation);
    return folder.isEmpty() ? QString() : folder + QStringLiteral("/intray-") + mark;
}

QString turnFileOf(const QString &place)
{
    return place + QStringLiteral(".lock");
}

QString leaveToComeForward()
{
    return qEnvironmentVariable("XDG_ACTIVATION_TOKEN");
}

} // namespace intray
