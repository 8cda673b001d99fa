// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/connection.h"
#include "store/line/withstores.h"

#include <QBasicTimer>
#include <QFuture>
#include <QObject>
#include <QPromise>
#include <QThread>

#include <atomic>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>

namespace intray {

/// A database and a thread of its own for it: the one way in which the window talks to a database.
/// Work is done in the order in which it was handed in; the answer comes as a future. The
/// connection is opened by the first work that needs it, and tried again by the next one if that
/// failed or if the line has died since. The destructor lets work that was handed in finish first.
class DatabaseThread
{
public:
    DatabaseThread(const DatabaseLogin &login, const Identity &identity, OpenMode mode);
    ~DatabaseThread();
    Q_DISABLE_COPY_MOVE(DatabaseThread)

    /// Work is `Outcome<T>(WorkStore &)`, or asks for other stores, or for several; the future's
    /// one result is its Outcome<T>. When `cancellation` is told before the work starts, it answers
    /// Cancelled without running.
    template <typename Work>
    auto run(Work work, const Cancellation &cancellation = {})
    {
        return runOnConnection(
            [work = std::move(work), this](Connection &connection) mutable {
                return withStores(work, connection, connection.identityFor(m_identity));
            },
            cancellation);
    }

    /// The same for work on the bare connection, such as an import.
    template <typename Work>
    auto runOnConnection(Work work, const Cancellation &cancellation = {})
    {
        using Result = std::invoke_result_t<Work, Connection &>;
        auto promise = std::make_shared<QPromise<Result>>();
        promise->start();
        QFuture<Result> future = promise->future();
        post([this, promise, work = std::move(work), cancellation]() mutable {
            promise->addResult(attempt<Result>(work, cancellation));
            restWhenIdle();
            promise->finish();
        });
        return future;
    }

    /// Tells the wish and ends the statement that runs now if it belongs to this work. Thread-safe.
    void cancel(Cancellation cancellation);
    /// A connection to a server goes when it had nothing to do for so long, because each takes
    /// memory there; the next work opens another. Before any work.
    void giveBackAfter(std::chrono::milliseconds idle) { m_idle = idle; }
    /// The next work opens a connection anew, as when another server may have taken over.
    void reopen();
    /// How many connections it has opened so far. When that grows, the line was broken, whoever was
    /// told of it. Thread-safe.
    int connections() const { return m_connections; }

    /// Who was wished for; on servers the login decides (Connection::identityFor).
    const Identity &identity() const { return m_identity; }
    const DatabaseUrl &url() const { return m_login.url; }
    const DatabaseLogin &login() const { return m_login; }

private:
    template <typename Result, typename Work>
    Result attempt(Work &work, const Cancellation &cancellation)
    {
        if (cancellation.isCancelled())
            return tl::unexpected<Error>(cancelled());
        auto connection = connected();
        if (!connection)
            return tl::unexpected<Error>(connection.error());
        const Running running(*this, cancellation);
        return work(**connection);
    }

    /// Marks which work runs, so that cancel() interrupts no other.
    class Running
    {
    public:
        Running(DatabaseThread &thread, const Cancellation &cancellation);
        ~Running();
        Q_DISABLE_COPY_MOVE(Running)

    private:
        DatabaseThread &m_thread;
    };

    /// Where work is handed in: under a lock of our own, which the thread sanitizer can see; an
    /// event only wakes the thread.
    class Mailbox : public QObject
    {
    public:
        void put(std::function<void()> step);
        /// In its thread: does this once nothing was put in for so long.
        void doWhenIdle(std::chrono::milliseconds idle, std::function<void()> step);

    protected:
        bool event(QEvent *event) override;
        void timerEvent(QTimerEvent *event) override;

    private:
        std::mutex m_mutex;
        std::deque<std::function<void()>> m_steps;
        QBasicTimer m_idle;
        std::function<void()> m_whenIdle;
    };

    static Error cancelled();
    void post(std::function<void()> step);
    void close();
    void restWhenIdle();
    Outcome<Connection *> connected();

    const DatabaseLogin m_login;
    const Identity m_identity;
    const OpenMode m_mode;
    std::chrono::milliseconds m_idle{0}; ///< 0: it stays.
    QThread m_thread;
    Mailbox m_mailbox; ///< Lives in m_thread.
    std::unique_ptr<Connection>
        m_connection; ///< Touched in m_thread only, except by cancel() under m_mutex.
    std::mutex m_mutex;
    std::atomic_int m_connections = 0;
    const Cancellation *m_running = nullptr;
};

} // namespace intray
