// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>

namespace intray {

/// A seal over a stretch of the history, both ends included: the lines that were told of items, and
/// those that were told of rules and users.
struct Seal
{
    qint64 number = 0; ///< From one on; 0: there is none.
    QDateTime madeAt;
    QString madeBy;
    qint64 firstEvent = 0;
    qint64 lastEvent = 0;
    qint64 events = 0;
    qint64 firstRule = 0;
    qint64 lastRule = 0;
    qint64 rules = 0;
    qint64 items = 0; ///< Of how many it says what they held.
    QString previous; ///< The digest of the seal before; that of the first: 64 zeros.
    QString digest;   ///< SHA-256 in lower-case hexadecimal digits.
};

} // namespace intray
