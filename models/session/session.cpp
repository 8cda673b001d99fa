// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/session.h"

#include "session/answer.h"
#include "session/draftjournal.h"
#include "store/importstore.h"

#include <algorithm>

namespace intray {

using namespace std::chrono_literals;
using std::chrono::milliseconds;

static constexpr milliseconds periodInUse = 500ms;
static constexpr milliseconds periodAside = 2000ms;
static constexpr milliseconds overdue = 1000ms;
static constexpr milliseconds firstRetry = 500ms;
static constexpr milliseconds longestRetry = 30s;

struct Session::Look
{
    qint64 change = 0;
    std::optional<QList<Queue>> queues; ///< When something changed.
};

Session::Session(const DatabaseUrl &url, const Identity &identity, OpenMode mode,
                 DraftJournal &journal, QObject *parent)
    : QObject(parent)
    , m_actions(url, identity, mode)
    , m_reading(url, identity, OpenMode::Existing)
    , m_watching(url, identity, OpenMode::Existing)
    , m_journal(journal)
    , m_sleep(sinceBoot)
    , m_retryAfter(firstRetry)
{
    m_slow.setSingleShot(true);
    m_slow.setInterval(overdue);
    connect(&m_slow, &QTimer::timeout, this, [this] { setLink(Link::Waiting); });
    connect(&m_timer, &QTimer::timeout, this, [this] {
        if (m_sleep.noticesSleep(pollPeriod()))
            noteSleep();
        poll();
    });
}

Session::~Session() = default;

void Session::start()
{
    open();
}

void Session::open()
{
    const auto work = [](Store &store) { return store.queues(); };
    answer(m_actions.run(work), this, [this](const auto &queues) { receiveQueues(queues); });
}

void Session::receiveQueues(const Outcome<QList<Queue>> &queues)
{
    if (m_started)
        return;
    if (!queues) {
        retryOpening(queues.error());
        return;
    }
    m_started = true;
    m_queues = *queues;
    setLink(Link::Live);
    m_sleep.start();
    m_timer.start(pollPeriod());
    emit queuesChanged();
    emit started();
    finishImports();
}

void Session::retryOpening(const Error &error)
{
    setLink(linkAfter(error) == Link::Waiting ? Link::Waiting : Link::Offline, error);
    emit failed(error);
    QTimer::singleShot(m_retryAfter, this, &Session::open);
    m_retryAfter = std::min(m_retryAfter * 2, longestRetry);
}

// In the thread that only watches, so that nobody's claim waits for what another program left
// half-done.
void Session::finishImports()
{
    const auto work = [identity = identity()](Connection &connection) {
        return ImportStore(connection, identity).recover();
    };
    answer(m_watching.runOnConnection(work), this, [this](const Outcome<Done> &) { poll(); });
}

void Session::lookNow()
{
    if (m_started)
        poll();
}

void Session::poll()
{
    m_lookAgain = m_looking;
    if (m_looking)
        return;
    m_looking = true;
    m_lookedAt = sinceBoot();
    m_slow.start();
    const auto work = [before = m_change](Store &store) -> Outcome<Look> {
        const auto change = store.changeNumber();
        if (!change)
            return tl::unexpected(change.error());
        if (*change == before)
            return Look{*change, std::nullopt};
        return store.queues().map([&](const QList<Queue> &queues) {
            return Look{*change, queues};
        });
    };
    answer(m_watching.run(work), this, [this](const Outcome<Look> &look) { receiveLook(look); });
}

void Session::receiveLook(const Outcome<Look> &look)
{
    m_looking = false;
    m_slow.stop();
    m_latency = sinceBoot() - m_lookedAt;
    if (look) {
        const bool isNews = look->change != std::exchange(m_change, look->change);
        setLink(Link::Live);
        if (look->queues)
            setQueues(*look->queues);
        if (isNews)
            emit databaseChanged();
    } else if (look.error().kind != Error::Kind::Cancelled) {
        setLink(linkAfter(look.error()), look.error());
    }
    if (std::exchange(m_lookAgain, false))
        poll();
}

void Session::setQueues(const QList<Queue> &queues)
{
    if (m_queues == queues)
        return;
    m_queues = queues;
    emit queuesChanged();
}

Queue Session::queueNamed(const QString &name) const
{
    const auto found = std::find_if(m_queues.begin(), m_queues.end(),
                                    [&](const Queue &queue) { return queue.name == name; });
    if (found != m_queues.end())
        return *found;
    Queue unknown;
    unknown.name = name;
    return unknown;
}

void Session::setActive(bool active)
{
    if (m_active == active)
        return;
    m_active = active;
    if (!m_started)
        return;
    m_sleep.start();
    m_timer.start(pollPeriod());
    if (active)
        poll();
}

void Session::noteSleep()
{
    lookNow();
    emit resumed();
}

void Session::noteError(const Error &error)
{
    const bool isAboutLink = error.kind == Error::Kind::Busy || error.kind == Error::Kind::Offline;
    if (!isAboutLink)
        return;
    setLink(linkAfter(error), error);
    lookNow();
}

void Session::setLink(Link link, const Error &error)
{
    m_trouble = error;
    if (m_link == link)
        return;
    m_link = link;
    emit linkChanged();
}

Session::Link Session::linkAfter(const Error &error)
{
    return error.kind == Error::Kind::Busy ? Link::Waiting : Link::Offline;
}

milliseconds Session::pollPeriod() const
{
    return m_active ? periodInUse : periodAside;
}

QString Session::linkSentence() const
{
    switch (m_link) {
    case Link::Connecting:
        return tr("The database %1 is being opened.").arg(url().displayName());
    case Link::Live:
        return tr("The database %1 answers.").arg(url().displayName());
    case Link::Waiting:
        return tr("The database %1 is busy; what you do is done as soon as it answers.")
            .arg(url().displayName());
    case Link::Offline:
        break;
    }
    return m_trouble.sentence.isEmpty()
               ? tr("The database %1 cannot be reached. It is tried again by itself.")
                     .arg(url().displayName())
               : m_trouble.sentence;
}

} // namespace intray
