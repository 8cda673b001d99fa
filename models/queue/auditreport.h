// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace intray {

/// The result of checking the whole history against what always holds.
struct AuditReport
{
    qint64 items = 0;
    qint64 events = 0;
    qint64 seals = 0;
    QStringList violations; ///< A sentence each; empty: nothing is wrong.
    QStringList notes;      ///< What is worth a look and no violation.
};

} // namespace intray
