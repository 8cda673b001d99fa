// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/sqlite/bytewait.h"

#include <unistd.h>

#include <QMutexLocker>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <ctime>

#ifndef sigev_notify_thread_id // before glibc 2.35
#define sigev_notify_thread_id _sigev_un._tid
#endif

namespace intray {

using namespace std::chrono;

// It ends a wait in the kernel, and nothing else: no other thread gets it, and this one only while
// it waits. Rings again until it is put out, because it may ring just before the wait.
static int bell()
{
    static const int number = [] {
        struct sigaction action = {};
        action.sa_handler = [](int) {};
        sigemptyset(&action.sa_mask);
        const int free = SIGRTMAX - 3;
        return ::sigaction(free, &action, nullptr) == 0 ? free : -1;
    }();
    return number;
}

static constexpr milliseconds again{5};

static void ring(void *clock, nanoseconds first, nanoseconds then)
{
    const auto spec = [](nanoseconds span) {
        return timespec{time_t(span.count() / 1'000'000'000), long(span.count() % 1'000'000'000)};
    };
    const itimerspec times = {spec(then), spec(first)};
    ::timer_settime(clock, 0, &times, nullptr);
}

ByteWait::ByteWait() = default;

ByteWait::~ByteWait()
{
    if (m_thread != 0)
        ::timer_delete(m_clock);
}

/// Whether there is a clock for this thread.
bool ByteWait::isAlarmed()
{
    const qint64 thread = ::gettid();
    if (m_thread == thread)
        return true;
    if (m_thread != 0)
        ::timer_delete(m_clock);
    sigevent event = {};
    event.sigev_notify = SIGEV_THREAD_ID;
    event.sigev_signo = bell();
    event.sigev_notify_thread_id = pid_t(thread);
    const bool isMade = bell() > 0 && ::timer_create(CLOCK_MONOTONIC, &event, &m_clock) == 0;
    m_thread = isMade ? thread : 0;
    return isMade;
}

// Where the system has no clock left, or no lock, it looks from time to time.
bool ByteWait::waitFor(const ByteLocks &locks, int byte, const QDeadlineTimer &patience)
{
    const milliseconds first(std::max<qint64>(patience.remainingTime(), again.count()));
    {
        const QMutexLocker lock(&m_mutex);
        m_isWaiting = isAlarmed();
        if (m_isWaiting)
            ring(m_clock, first, again);
    }
    if (!m_isWaiting) {
        m_pause.last(again);
        return locks.tryLock(byte);
    }
    const bool isOurs = locks.lock(byte);
    const bool isRung = !isOurs && errno == EINTR;
    {
        const QMutexLocker lock(&m_mutex);
        m_isWaiting = false;
        ring(m_clock, {}, {});
    }
    if (!isOurs && !isRung)
        m_pause.last(again);
    return isOurs;
}

void ByteWait::lookAgain()
{
    const QMutexLocker lock(&m_mutex);
    if (m_isWaiting)
        ring(m_clock, nanoseconds(1), again);
}

bool ByteWait::take(const ByteLocks &locks, int byte, const std::function<bool()> &giveUp,
                    const QDeadlineTimer &patience)
{
    bool isOurs = locks.tryLock(byte);
    while (!isOurs && !giveUp())
        isOurs = waitFor(locks, byte, patience);
    return isOurs;
}

} // namespace intray
