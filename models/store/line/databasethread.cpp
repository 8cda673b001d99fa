// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/databasethread.h"

#include "store/line/drivererror.h"

#include <QCoreApplication>
#include <QEvent>

namespace intray {

DatabaseThread::DatabaseThread(const DatabaseLogin &login, const Identity &identity, OpenMode mode)
    : m_login(login)
    , m_identity(identity)
    , m_mode(mode)
{
    m_thread.setObjectName(QStringLiteral("database"));
    m_mailbox.moveToThread(&m_thread);
    m_thread.start();
}

DatabaseThread::~DatabaseThread()
{
    // From inside, so that nothing that was handed in before is lost.
    post([this] {
        m_mailbox.doWhenIdle({}, {});
        close();
        m_thread.quit();
    });
    m_thread.wait();
    const std::lock_guard lock(
        m_mutex); // the thread sanitizer cannot see that wait() orders the two
}

void DatabaseThread::post(std::function<void()> step)
{
    m_mailbox.put(std::move(step));
}

void DatabaseThread::Mailbox::put(std::function<void()> step)
{
    {
        const std::lock_guard lock(m_mutex);
        m_steps.push_back(std::move(step));
    }
    QCoreApplication::postEvent(this, new QEvent(QEvent::User));
}

void DatabaseThread::Mailbox::doWhenIdle(std::chrono::milliseconds idle, std::function<void()> step)
{
    m_whenIdle = std::move(step);
    if (m_whenIdle)
        m_idle.start(int(idle.count()), this);
    else
        m_idle.stop();
}

void DatabaseThread::Mailbox::timerEvent(QTimerEvent *)
{
    m_idle.stop();
    m_whenIdle();
}

// One event for each step.
bool DatabaseThread::Mailbox::event(QEvent *event)
{
    if (event->type() != QEvent::User)
        return QObject::event(event);
    std::function<void()> step;
    {
        const std::lock_guard lock(m_mutex);
        step = std::move(m_steps.front());
        m_steps.pop_front();
    }
    step();
    return true;
}

Error DatabaseThread::cancelled()
{
    return {Error::Kind::Cancelled, cancelledSentence(), {}};
}

void DatabaseThread::close()
{
    const std::lock_guard lock(m_mutex);
    m_connection.reset();
}

void DatabaseThread::restWhenIdle()
{
    if (m_idle > std::chrono::milliseconds(0) && m_login.url.isServer())
        m_mailbox.doWhenIdle(m_idle, [this] { close(); });
}

Outcome<Connection *> DatabaseThread::connected()
{
    if (m_connection && !m_connection->isAlive())
        close();
    if (!m_connection) {
        auto opened = Connection::open(m_login, m_mode);
        if (!opened)
            return tl::unexpected<Error>(opened.error());
        const std::lock_guard lock(m_mutex);
        m_connection = std::move(*opened);
        ++m_connections;
    }
    return m_connection.get();
}

DatabaseThread::Running::Running(DatabaseThread &thread, const Cancellation &cancellation)
    : m_thread(thread)
{
    const std::lock_guard lock(m_thread.m_mutex);
    m_thread.m_connection->rearm();
    m_thread.m_running = &cancellation;
}

DatabaseThread::Running::~Running()
{
    const std::lock_guard lock(m_thread.m_mutex);
    m_thread.m_running = nullptr;
}

void DatabaseThread::cancel(Cancellation cancellation)
{
    cancellation.cancel();
    const std::lock_guard lock(m_mutex);
    if (m_running && *m_running == cancellation)
        m_connection->interrupt();
}

void DatabaseThread::reopen()
{
    post([this] { close(); });
}

} // namespace intray
