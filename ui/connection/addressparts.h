// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/databaseurl.h"
#include "ui/connection/trialwords.h"

namespace intray {

/// An address as somebody fills it in, part by part.
struct AddressParts
{
    DatabaseUrl::Engine engine = DatabaseUrl::Engine::Sqlite;
    QString file;
    QString source; ///< With ODBC: "DSN=NAME" or "Driver={...};...".
    QString hosts;  ///< Separated by commas, each with or without a port of its own.
    int port = 0;   ///< Of those without; 0: the usual one.
    QString database;
    QString login;
    QMap<QString, QString> options;
};

/// Why parts make no address, and which of them is to be changed.
struct PartTrouble
{
    ConnectionPart part = ConnectionPart::None;
    QString sentence;
};

tl::expected<DatabaseUrl, PartTrouble> addressFrom(const AddressParts &parts);
AddressParts partsOf(const DatabaseUrl &url);

/// The port that servers of this kind usually have; 0: they have none.
int usualPort(DatabaseUrl::Engine engine);

} // namespace intray
