// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "proxyline.h"

#include "support/tlshiding.h"

#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <utility>

namespace intray {

static constexpr Direction bothWays[]{Direction::ToServer, Direction::ToClient};

static void answerAtOnce(int socket)
{
    const int on = 1;
    ::setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
}

ProxyLine::ProxyLine(int client, ProxyRules &rules)
    : m_rules(rules)
    , m_messages(rules.wire)
    , m_generation(rules.generation)
{
    receiver(Direction::ToClient).socket = client;
    answerAtOnce(client);
}

ProxyLine::~ProxyLine()
{
    cut();
}

// A connection under way takes bytes as soon as it stands; one that is refused shows at the next
// read.
void ProxyLine::callServer()
{
    m_wasCalled = true;
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(m_rules.target);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    End &server = receiver(Direction::ToServer);
    server.socket = ::socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    answerAtOnce(server.socket);
    if (::connect(server.socket, reinterpret_cast<sockaddr *>(&address), sizeof address) != 0 &&
        errno != EINPROGRESS)
        cut();
}

void ProxyLine::addTo(QList<pollfd> &waiting) const
{
    for (const Direction direction : bothWays) {
        const End &end = m_ends[size_t(direction)];
        const End &other = m_ends[1 - size_t(direction)];
        short events = 0;
        if (!end.hasEnded && !m_isCut && !other.isFull())
            events |= POLLIN;
        if (!end.leaving.isEmpty())
            events |= POLLOUT;
        if (end.socket >= 0 && events != 0)
            waiting << pollfd{end.socket, events, 0};
    }
}

int ProxyLine::untilDue() const
{
    qint64 soonest = -1;
    for (const End &end : m_ends) {
        if (end.arrived.empty() || m_rules.mute)
            continue;
        const qint64 left = end.arrived.front().due.remainingTime();
        soonest = soonest < 0 ? left : std::min(soonest, left);
    }
    return int(soonest);
}

void ProxyLine::work()
{
    if (!m_wasCalled && !m_rules.mute)
        callServer();
    for (const Direction direction : bothWays)
        read(direction);
    for (const Direction direction : bothWays)
        forwardDue(direction);
    for (End &end : m_ends)
        send(end);
    endIfDone();
}

void ProxyLine::read(Direction direction)
{
    End &from = sender(direction);
    char bytes[16384];
    while (from.socket >= 0 && !from.hasEnded && !m_isCut && !receiver(direction).isFull()) {
        const ssize_t count = ::recv(from.socket, bytes, sizeof bytes, MSG_DONTWAIT);
        if (count < 0 && (errno == EAGAIN || errno == EINTR || errno == ENOTCONN))
            return;
        from.hasEnded = count <= 0;
        arrive(direction, QByteArray(bytes, std::max<ssize_t>(0, count)));
    }
}

void ProxyLine::arrive(Direction direction, const QByteArray &bytes)
{
    End &to = receiver(direction);
    to.underWay += bytes.size();
    to.arrived.push_back({bytes, QDeadlineTimer(m_rules.delay[size_t(direction)])});
}

void ProxyLine::forwardDue(Direction direction)
{
    End &to = receiver(direction);
    while (!m_rules.mute && !m_isCut && to.socket >= 0 && !to.arrived.empty() &&
           to.arrived.front().due.hasExpired()) {
        if (!forward(direction, to.arrived.front().bytes))
            return;
        to.arrived.pop_front();
    }
}

// False: some of it stays, because a fault came in the middle of it.
bool ProxyLine::forward(Direction direction, QByteArray &bytes)
{
    if (bytes.isEmpty())
        receiver(direction).endsAfterLeaving = true;
    if (m_rules.hidesTls && hideTls(direction, bytes))
        return true;
    while (!bytes.isEmpty() && !m_rules.mute && !m_isCut)
        forwardPiece(direction, bytes);
    return bytes.isEmpty() && !m_isCut;
}

void ProxyLine::forwardPiece(Direction direction, QByteArray &bytes)
{
    End &to = receiver(direction);
    if (to.piece.size == 0)
        to.piece = m_messages.next(direction, bytes);
    bool isPlace = false;
    const qsizetype passed = m_rules.letPass(direction, to.piece, isPlace);
    if (passed > 0) {
        noteTurn(direction);
        to.leaving += bytes.first(passed);
        bytes.remove(0, passed);
        to.underWay -= passed;
        to.piece.begins = false;
        to.piece.size -= passed;
        to.isFresh = false;
    }
    if (isPlace && m_rules.fault == LineFault::Cut)
        endAfterLeaving();
}

// True: the proxy itself has answered.
bool ProxyLine::hideTls(Direction direction, QByteArray &bytes)
{
    End &to = receiver(direction);
    if (!to.isFresh)
        return false;
    if (m_rules.wire == Wire::MySql && direction == Direction::ToClient)
        bytes = withoutEncryption(bytes);
    if (m_rules.wire != Wire::Postgres || direction != Direction::ToServer ||
        !asksForEncryption(bytes))
        return false;
    to.underWay -= bytes.size();
    sender(direction).leaving += 'N';
    return true;
}

void ProxyLine::noteTurn(Direction direction)
{
    if (std::exchange(m_generation, m_rules.generation) != m_rules.generation)
        m_hasAsked = false;
    const bool asks = direction == Direction::ToServer;
    if (std::exchange(m_hasAsked, asks) && !asks)
        ++m_rules.tally.roundTrips;
}

void ProxyLine::send(End &end)
{
    while (!end.leaving.isEmpty() && end.socket >= 0) {
        const ssize_t count = ::send(end.socket, end.leaving.constData(),
                                     size_t(end.leaving.size()), MSG_DONTWAIT | MSG_NOSIGNAL);
        if (count < 0 && (errno == EAGAIN || errno == EINTR || errno == ENOTCONN))
            return;
        if (count < 0)
            return cut();
        end.leaving.remove(0, count);
    }
    if (end.endsAfterLeaving && !end.wasTold) {
        ::shutdown(end.socket, SHUT_WR);
        end.wasTold = true;
    }
}

void ProxyLine::endAfterLeaving()
{
    m_isCut = true;
    for (End &end : m_ends) {
        end.arrived.clear();
        end.endsAfterLeaving = true;
    }
}

void ProxyLine::endIfDone()
{
    for (End &end : m_ends)
        if (m_isCut && end.leaving.isEmpty())
            close(end);
    if (m_ends[0].wasTold && m_ends[1].wasTold)
        cut();
}

// The thread that waits for the socket keeps it open for a while; the other side learns at once.
void ProxyLine::close(End &end)
{
    if (end.socket < 0)
        return;
    ::shutdown(end.socket, SHUT_RDWR);
    ::close(std::exchange(end.socket, -1));
}

void ProxyLine::cut()
{
    m_isCut = true;
    for (End &end : m_ends) {
        end.arrived.clear();
        end.leaving.clear();
        close(end);
    }
}

} // namespace intray
