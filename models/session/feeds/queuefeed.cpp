// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/feeds/queuefeed.h"

#include "session/answer.h"
#include "session/feeds/figurefeed.h"
#include "session/session.h"
#include "store/reading/figurestore.h"
#include "store/rules/userstore.h"

#include <QElapsedTimer>

namespace intray {

using namespace std::chrono_literals;
using std::chrono::milliseconds;

struct QueueFeed::Counted
{
    QList<QueueLoad> loads;
    milliseconds cost{0};
};

QueueFeed::QueueFeed(Session &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, &QueueFeed::countIfStale);
    connect(&m_session, &Session::databaseChanged, this, [this] {
        m_stale = true;
        countIfStale();
    });
}

QueueFeed::~QueueFeed() = default;

void QueueFeed::setShown(bool shown)
{
    m_shown = shown;
    countIfStale();
}

void QueueFeed::refresh()
{
    count();
    readUsers();
}

void QueueFeed::countIfStale()
{
    if (m_stale && m_shown && !m_pause.isActive())
        count();
}

void QueueFeed::count()
{
    if (std::exchange(m_counting, true))
        return;
    m_stale = false;
    const auto work = [](FigureStore &store) -> Outcome<Counted> {
        QElapsedTimer timer;
        timer.start();
        const auto loads = store.loads();
        if (!loads)
            return tl::unexpected<Error>(loads.error());
        return Counted{*loads, milliseconds(timer.elapsed())};
    };
    answer(m_session.reading().run(work), this, [this](const auto &counted) { receive(counted); });
}

void QueueFeed::receive(const Outcome<Counted> &counted)
{
    m_counting = false;
    m_pause.start(counted ? FigureFeed::pauseAfter(counted->cost) : milliseconds(2s));
    m_stale = m_stale || !counted;
    if (!counted) {
        m_session.noteError(counted.error());
        return;
    }
    m_loads.clear();
    for (const QueueLoad &load : counted->loads)
        m_loads.insert(load.queue, load);
    emit loadsChanged();
}

void QueueFeed::readUsers()
{
    answer(m_session.reading().run([](UserStore &store) { return store.users(); }), this,
           [this](const Outcome<QList<User>> &users) {
               m_users.reset();
               if (users)
                   m_users = *users;
               emit usersChanged();
           });
}

void QueueFeed::measure(const QString &queue)
{
    ++m_visit;
    if (queue.isEmpty())
        return;
    const auto work = [queue](FigureStore &store) { return store.handlingTimes(queue); };
    answer(m_session.reading().run(work), this,
           [this, mine = m_visit](const Outcome<HandlingTimes> &times) {
               if (times && mine == m_visit)
                   emit measured(*times);
           });
}

} // namespace intray
