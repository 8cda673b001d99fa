// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tcpproxy.h"

#include "support/proxyline.h"
#include "support/serverfolder.h"

#include <arpa/inet.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <unistd.h>

#include <chrono>
#include <utility>

namespace intray {

TcpProxy::TcpProxy(Wire wire, quint16 target)
    : m_port(freePort())
    , m_alarm(::eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC))
{
    m_rules.wire = wire;
    m_rules.target = target;
    listen();
    m_thread = std::thread([this] { run(); });
}

TcpProxy::~TcpProxy()
{
    {
        const std::lock_guard guard(m_lock);
        m_ends = true;
        wake();
    }
    m_thread.join();
    stopListening();
    ::close(m_alarm);
}

void TcpProxy::listen()
{
    if (m_listener >= 0)
        return;
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(m_port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    const int on = 1;
    m_listener = ::socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    ::setsockopt(m_listener, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    if (::bind(m_listener, reinterpret_cast<sockaddr *>(&address), sizeof address) != 0 ||
        ::listen(m_listener, 128) != 0)
        qFatal("The proxy cannot listen on port %d.", m_port);
}

// The thread that waits for the socket keeps it open for a while; clients are refused at once.
void TcpProxy::stopListening()
{
    if (m_listener < 0)
        return;
    ::shutdown(m_listener, SHUT_RDWR);
    ::close(std::exchange(m_listener, -1));
}

void TcpProxy::wake() const
{
    ::eventfd_write(m_alarm, 1);
}

void TcpProxy::run()
{
    while (runOnce()) {
    }
}

static int soonest(int one, int other)
{
    return one < 0 || (other >= 0 && other < one) ? other : one;
}

bool TcpProxy::runOnce()
{
    QList<pollfd> waiting{{m_alarm, POLLIN, 0}};
    int longest = -1;
    {
        const std::lock_guard guard(m_lock);
        if (m_listener >= 0)
            waiting << pollfd{m_listener, POLLIN, 0};
        for (const auto &line : m_lines) {
            line->addTo(waiting);
            longest = soonest(longest, line->untilDue());
        }
    }
    ::poll(waiting.data(), nfds_t(waiting.size()), longest);
    const std::lock_guard guard(m_lock);
    eventfd_t count = 0;
    ::eventfd_read(m_alarm, &count);
    accept();
    for (const auto &line : m_lines)
        line->work();
    std::erase_if(m_lines, [](const auto &line) { return line->isOver(); });
    if (m_rules.reached)
        m_failed.notify_all();
    return !m_ends;
}

void TcpProxy::accept()
{
    while (m_listener >= 0) {
        const int client = ::accept4(m_listener, nullptr, nullptr, SOCK_NONBLOCK | SOCK_CLOEXEC);
        if (client < 0)
            return;
        ++m_rules.tally.connections;
        m_lines.push_back(std::make_unique<ProxyLine>(client, m_rules));
    }
}

void TcpProxy::setTarget(quint16 port)
{
    const std::lock_guard guard(m_lock);
    m_rules.target = port;
}

void TcpProxy::pass()
{
    const std::lock_guard guard(m_lock);
    m_rules.mute = false;
    m_rules.hidesTls = false;
    m_rules.delay[0] = m_rules.delay[1] = 0;
    m_rules.place.reset();
    listen();
    wake();
}

void TcpProxy::mute()
{
    const std::lock_guard guard(m_lock);
    m_rules.mute = true;
}

void TcpProxy::refuse()
{
    const std::lock_guard guard(m_lock);
    stopListening();
    wake();
}

void TcpProxy::setDelay(int toServer, int toClient)
{
    const std::lock_guard guard(m_lock);
    m_rules.delay[size_t(Direction::ToServer)] = toServer;
    m_rules.delay[size_t(Direction::ToClient)] = toClient;
}

void TcpProxy::hideTls()
{
    const std::lock_guard guard(m_lock);
    m_rules.hidesTls = true;
}

void TcpProxy::cutAll()
{
    const std::lock_guard guard(m_lock);
    accept();
    m_lines.clear();
    wake();
}

void TcpProxy::mark()
{
    const std::lock_guard guard(m_lock);
    m_rules.mark();
}

void TcpProxy::failAt(const Place &place, LineFault fault)
{
    const std::lock_guard guard(m_lock);
    m_rules.mark();
    m_rules.place = place;
    m_rules.fault = fault;
}

bool TcpProxy::hasFailed() const
{
    const std::lock_guard guard(m_lock);
    return m_rules.reached;
}

bool TcpProxy::waitUntilFailed(int longest) const
{
    std::unique_lock guard(m_lock);
    return m_failed.wait_for(guard, std::chrono::milliseconds(longest),
                             [this] { return m_rules.reached; });
}

Tally TcpProxy::tally() const
{
    const std::lock_guard guard(m_lock);
    return m_rules.tally;
}

qint64 TcpProxy::held() const
{
    const std::lock_guard guard(m_lock);
    qint64 bytes = 0;
    for (const auto &line : m_lines)
        bytes += line->held();
    return bytes;
}

int TcpProxy::connections() const
{
    const std::lock_guard guard(m_lock);
    return int(m_lines.size());
}

} // namespace intray
