// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// On Windows the settings of ODBC are in the registry, and a test leaves them as they are.
#include "odbcsettings.h"

namespace intray {

OdbcSettings::OdbcSettings(const QString &, const QList<OdbcSource> &) {}

OdbcSettings::~OdbcSettings() = default;

QStringList OdbcSettings::variables() const
{
    return {};
}

} // namespace intray
