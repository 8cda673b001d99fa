// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/connection.h"

namespace intray {

/// Where an upgrade ends, and so declared here; adopted/renewal.cpp, which knows of tables, does
/// it: gives every adopted table the statements that this version makes from the layout that it
/// has, so that nobody has to map it anew; rows that are held stay so. What could not be done: a
/// sentence for each queue, for whoever upgraded.
QStringList renewMappings(Connection &connection);

} // namespace intray
