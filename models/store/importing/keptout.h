// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace intray {

struct DeliveryCounts;

/// Where rows that a delivery kept out are to be seen, because the database has only how many they
/// are; empty: none were. For the window and the command line. Any thread.
QString keptOutWords(const DeliveryCounts &counts);

} // namespace intray
