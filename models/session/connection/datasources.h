// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace intray {

/// A database that was set up in the system's ODBC settings.
struct DataSource
{
    QString name;
    QString driver;

    bool operator==(const DataSource &) const = default;
};

/// The data sources of this user and of the system, by name. Reads files: not for the window's
/// thread.
QList<DataSource> dataSources();

} // namespace intray
