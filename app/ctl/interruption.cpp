// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/interruption.h"

#include <unistd.h>

#include <csignal>

namespace intray::ctl {

// A signal's code may do next to nothing; a byte through a pipe wakes a thread that may do all.
static int signalPipe[2] = {-1, -1};

static void passOn(int)
{
    const char signalled = 's';
    [[maybe_unused]] const auto written = ::write(signalPipe[1], &signalled, 1);
}

static void catchOnce(int signal)
{
    struct sigaction action = {};
    action.sa_handler = passOn;
    action.sa_flags = int(SA_RESETHAND) | SA_RESTART;
    sigaction(signal, &action, nullptr);
}

Interruption::Interruption(Connection &connection)
    : m_connection(connection)
{
    if (::pipe(signalPipe) != 0)
        return;
    m_listener = std::thread([this] { listen(); });
    catchOnce(SIGINT);
    catchOnce(SIGTERM);
}

Interruption::~Interruption()
{
    std::signal(SIGINT, SIG_DFL);
    std::signal(SIGTERM, SIG_DFL);
    if (!m_listener.joinable())
        return;
    const char over = 'o';
    [[maybe_unused]] const auto written = ::write(signalPipe[1], &over, 1);
    m_listener.join();
    ::close(signalPipe[0]);
    ::close(signalPipe[1]);
}

void Interruption::listen()
{
    char word = 0;
    while (::read(signalPipe[0], &word, 1) == 1 && word == 's') {
        {
            const std::lock_guard lock(m_mutex);
            m_cancellation.cancel();
        }
        m_connection.interrupt();
        m_told.notify_all();
    }
}

bool Interruption::waitFor(std::chrono::milliseconds span)
{
    std::unique_lock lock(m_mutex);
    return !m_told.wait_for(lock, span, [this] { return m_cancellation.isCancelled(); });
}

} // namespace intray::ctl
