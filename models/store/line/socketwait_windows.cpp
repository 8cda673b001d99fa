// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/socketwait.h"

#include <winsock2.h>
#include <ws2tcpip.h>

#include <algorithm>

namespace intray {

static void useSockets()
{
    WSADATA data = {};
    WSAStartup(MAKEWORD(2, 2), &data);
}

// A socket that sends to itself: nobody else can, as it takes from its own address only. -1: none.
static qintptr socketToItself()
{
    const SOCKET made = ::socket(AF_INET, SOCK_DGRAM, IPPROTO_UDP);
    sockaddr_in place = {};
    place.sin_family = AF_INET;
    place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    int size = sizeof place;
    auto *address = reinterpret_cast<sockaddr *>(&place);
    u_long yes = 1;
    const bool isUp = made != INVALID_SOCKET && ::bind(made, address, size) == 0 &&
                      ::getsockname(made, address, &size) == 0 &&
                      ::connect(made, address, size) == 0 &&
                      ::ioctlsocket(made, FIONBIO, &yes) == 0;
    if (!isUp && made != INVALID_SOCKET)
        ::closesocket(made);
    return isUp ? qintptr(made) : -1;
}

SocketWait::SocketWait()
{
    useSockets();
    m_wake = socketToItself();
}

SocketWait::~SocketWait()
{
    ::closesocket(SOCKET(m_wake));
    WSACleanup();
}

void SocketWait::wake()
{
    const char one = 1;
    ::send(SOCKET(m_wake), &one, sizeof one, 0);
}

void SocketWait::rearm()
{
    char one = 0;
    while (::recv(SOCKET(m_wake), &one, sizeof one, 0) > 0) {
    }
}

static WSAPOLLFD watched(qintptr socket, SocketWait::Until until)
{
    const bool writes = until == SocketWait::Until::ReadableOrWritable;
    return {SOCKET(socket), SHORT(writes ? POLLIN | POLLOUT : POLLIN), 0};
}

bool SocketWait::wait(qintptr socket, Until until, std::chrono::milliseconds longest) const
{
    if (m_wake < 0) // so the caller looks by itself whether it was to be woken
        return waitUnwoken(socket, until, std::min(longest, std::chrono::milliseconds(100)));
    WSAPOLLFD all[2] = {watched(socket, until), watched(m_wake, Until::Readable)};
    WSAPoll(all, 2, int(longest.count()));
    return all[0].revents != 0;
}

bool SocketWait::waitUnwoken(qintptr socket, Until until, std::chrono::milliseconds longest) const
{
    WSAPOLLFD one = watched(socket, until);
    WSAPoll(&one, 1, int(longest.count()));
    return one.revents != 0;
}

void shutDown(qintptr socket)
{
    ::shutdown(SOCKET(socket), SD_BOTH);
}

} // namespace intray
