// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/folder/arrivals.h"

namespace intray {

Arrivals::Arrivals(std::chrono::milliseconds settling, ElapsedClock clock)
    : m_settling(settling)
    , m_clock(std::move(clock))
{
}

QList<QFileInfo> Arrivals::settled(const QList<QFileInfo> &files)
{
    const auto now = m_clock();
    QHash<QString, Seen> seen;
    QList<QFileInfo> finished;
    for (const QFileInfo &file : files) {
        Seen one{file.size(), file.lastModified(), now};
        const auto before = m_seen.constFind(file.fileName());
        if (before != m_seen.constEnd() && before->size == one.size &&
            before->changed == one.changed)
            one.since = before->since;
        if (before != m_seen.constEnd() && now - one.since >= m_settling)
            finished << file;
        seen.insert(file.fileName(), one);
    }
    m_seen = seen;
    m_unsettled = int(files.size() - finished.size());
    return finished;
}

} // namespace intray
