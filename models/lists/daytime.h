// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>

namespace intray {

/// When something was, as short as it can be said: "14:32" where that is today, else with the day.
QString dayAndTime(const QDateTime &time);

} // namespace intray
