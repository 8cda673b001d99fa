// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>

namespace intray {

/// What people call the queues, by their names. One that is not there is called by its name.
using QueueTitles = QHash<QString, QString>;

inline QString titleOf(const QueueTitles &titles, const QString &queue)
{
    return titles.value(queue, queue);
}

} // namespace intray
