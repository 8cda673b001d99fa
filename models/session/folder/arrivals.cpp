// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/folder/arrivals.h"

namespace intray {

Arrivals::Arrivals(std::chrono::milliseconds settling, ElapsedClock clock, Question writers)
    : m_settling(settling)
    , m_clock(std::move(clock))
    , m_writers(std::move(writers))
{
}

// A file that kept its time while it was moved here has been finished elsewhere.
static bool isOld(const QFileInfo &file)
{
    const auto age = file.lastModified().msecsTo(QDateTime::currentDateTimeUtc());
    return std::chrono::milliseconds(age) >= Arrivals::settlingUnknown;
}

// Somebody may write nothing for long and go on, as a stalled upload does.
bool Arrivals::isFinished(const QFileInfo &file, Seen &one, std::chrono::milliseconds now)
{
    const bool wasHeldOpen = one.isHeldOpen;
    const Writers writers = m_writers(file.filePath());
    one.isHeldOpen = writers == Writers::Some;
    if (one.isHeldOpen && !wasHeldOpen)
        m_newlyHeldOpen << file.fileName();
    const bool isSettled = now - one.since >= settlingUnknown || isOld(file);
    return writers == Writers::None || (writers == Writers::Unknown && isSettled);
}

QList<QFileInfo> Arrivals::settled(const QList<QFileInfo> &files)
{
    const auto now = m_clock();
    QHash<QString, Seen> seen;
    QList<QFileInfo> finished;
    m_newlyHeldOpen.clear();
    for (const QFileInfo &file : files) {
        Seen one{file.size(), file.lastModified(), now};
        const auto before = m_seen.constFind(file.fileName());
        if (before != m_seen.constEnd() && before->size == one.size &&
            before->changed == one.changed)
            one.since = before->since;
        if (before != m_seen.constEnd())
            one.isHeldOpen = before->isHeldOpen;
        if (before != m_seen.constEnd() && now - one.since >= m_settling &&
            isFinished(file, one, now))
            finished << file;
        seen.insert(file.fileName(), one);
    }
    m_seen = seen;
    m_unsettled = int(files.size() - finished.size());
    return finished;
}

} // namespace intray
