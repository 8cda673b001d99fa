// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/socketwait.h"

#include <poll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <unistd.h>

namespace intray {

SocketWait::SocketWait()
    : m_wake(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK))
{
}

SocketWait::~SocketWait()
{
    ::close(int(m_wake));
}

void SocketWait::wake()
{
    const quint64 one = 1;
    [[maybe_unused]] const auto written = ::write(int(m_wake), &one, sizeof one);
}

void SocketWait::rearm()
{
    quint64 count = 0;
    [[maybe_unused]] const auto read = ::read(int(m_wake), &count, sizeof count);
}

static pollfd watched(qintptr socket, SocketWait::Until until)
{
    const bool writes = until == SocketWait::Until::ReadableOrWritable;
    return {int(socket), short(writes ? POLLIN | POLLOUT : POLLIN), 0};
}

bool SocketWait::wait(qintptr socket, Until until, std::chrono::milliseconds longest) const
{
    pollfd all[2] = {watched(socket, until), watched(m_wake, Until::Readable)};
    ::poll(all, 2, int(longest.count()));
    return all[0].revents != 0;
}

bool SocketWait::waitUnwoken(qintptr socket, Until until, std::chrono::milliseconds longest) const
{
    pollfd one = watched(socket, until);
    ::poll(&one, 1, int(longest.count()));
    return one.revents != 0;
}

void shutDown(qintptr socket)
{
    ::shutdown(int(socket), SHUT_RDWR);
}

} // namespace intray
