// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/stopwish.h"

#include <unistd.h>

#include <csignal>
#include <thread>

namespace intray::ctl {

// A signal's code may do next to nothing; a byte through a pipe wakes a thread that may do all.
static int signalPipe[2] = {-1, -1};
static std::thread listener;

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

static void listen(const std::function<void()> &told)
{
    char word = 0;
    while (::read(signalPipe[0], &word, 1) == 1 && word == 's')
        told();
}

StopWish::StopWish(std::function<void()> told)
{
    if (::pipe(signalPipe) != 0)
        return;
    listener = std::thread([told = std::move(told)] { listen(told); });
    catchOnce(SIGINT);
    catchOnce(SIGTERM);
}

StopWish::~StopWish()
{
    std::signal(SIGINT, SIG_DFL);
    std::signal(SIGTERM, SIG_DFL);
    if (!listener.joinable())
        return;
    const char over = 'o';
    [[maybe_unused]] const auto written = ::write(signalPipe[1], &over, 1);
    listener.join();
    ::close(signalPipe[0]);
    ::close(signalPipe[1]);
}

} // namespace intray::ctl
