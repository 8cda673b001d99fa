// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/feeds/workelsewhere.h"

#include "session/answer.h"
#include "session/session.h"
#include "store/reading/figurestore.h"

#include <utility>

namespace intray {

WorkElsewhere::WorkElsewhere(Session &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{
}

void WorkElsewhere::forget()
{
    m_isWanted = false;
    note(std::nullopt);
}

// One queue after the other, and no further than to the first: counting may be slow.
void WorkElsewhere::look(const QString &empty)
{
    m_isWanted = true;
    if (std::exchange(m_isLooking, true))
        return;
    QList<Found> others;
    for (const Queue &queue : m_session.queues())
        if (queue.name != empty && !queue.paused)
            others << Found{queue.name, queue.displayTitle(), 0};
    const auto work = [others](FigureStore &store) -> Outcome<std::optional<Found>> {
        const auto now = store.now();
        if (!now)
            return tl::unexpected(now.error());
        for (Found other : others) {
            const auto counts = store.counts(other.queue, *now);
            if (!counts)
                return tl::unexpected(counts.error());
            other.open = counts->open;
            if (other.open > 0)
                return std::optional(other);
        }
        return std::optional<Found>();
    };
    answer(m_session.watching().run(work), this, [this](const auto &found) {
        m_isLooking = false;
        if (found && m_isWanted)
            note(*found);
    });
}

void WorkElsewhere::note(const std::optional<Found> &found)
{
    if (found != std::exchange(m_found, found))
        emit changed();
}

} // namespace intray
