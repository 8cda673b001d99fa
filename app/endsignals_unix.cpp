// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/endsignals.h"

#include <fcntl.h>
#include <sys/socket.h>
#include <unistd.h>

#include <QSocketNotifier>

#include <csignal>

namespace intray {

static int ends[2] = {-1, -1};

// Only write() may be called here; the notifier does the rest in the window's thread.
static void noteSignal(int)
{
    const char one = 1;
    [[maybe_unused]] const auto written = ::write(ends[0], &one, sizeof one);
}

EndSignals::EndSignals(QObject *parent)
    : QObject(parent)
{
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0, ends) != 0)
        return;
    auto *notifier = new QSocketNotifier(ends[1], QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, [this] {
        char one = 0;
        [[maybe_unused]] const auto got = ::read(ends[1], &one, sizeof one);
        emit endWanted();
    });
    struct sigaction action = {};
    action.sa_handler = noteSignal;
    action.sa_flags = SA_RESTART;
    for (const int number : {SIGTERM, SIGHUP, SIGINT})
        ::sigaction(number, &action, nullptr);
}
EndSignals::~EndSignals() = default;

} // namespace intray
