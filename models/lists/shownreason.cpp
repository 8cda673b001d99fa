// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/shownreason.h"

#include <QCoreApplication>

namespace intray {

QString shownReason(const QString &reason)
{
    return QCoreApplication::translate("MissingReason", "(%1)", "why there is no value")
        .arg(reason);
}

} // namespace intray
