// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/proxyrules.h"

#include <poll.h>

#include <QDeadlineTimer>
#include <QList>

#include <deque>

namespace intray {

/// One connection through a proxy: a socket to the client and one to the server, and what is under
/// way between them. Every call is made under the proxy's lock; none of them blocks.
class ProxyLine
{
public:
    /// Takes over the client's socket. The server is called as soon as the line is not mute.
    ProxyLine(int client, ProxyRules &rules);
    ~ProxyLine();
    Q_DISABLE_COPY_MOVE(ProxyLine)

    /// The sockets it waits for and what for; those it does not wait for are left out.
    void addTo(QList<pollfd> &waiting) const;
    /// Milliseconds until something delayed is due; -1: nothing is delayed.
    int untilDue() const;
    /// How many bytes have arrived and were not forwarded.
    qsizetype held() const { return m_ends[0].underWay + m_ends[1].underWay; }
    /// Takes what has come, forwards what may go.
    void work();
    /// Ends both connections at once; what is under way is lost.
    void cut();
    bool isOver() const { return m_ends[0].socket < 0 && m_ends[1].socket < 0; }

private:
    static constexpr qsizetype mostUnderWay = 16 << 20;

    struct Arrival
    {
        QByteArray bytes; ///< Empty: the sender has nothing more to say.
        QDeadlineTimer due;
    };

    /// One socket and the bytes that go towards it.
    struct End
    {
        int socket = -1;
        bool hasEnded = false;       ///< It has said that nothing more will come from it.
        std::deque<Arrival> arrived; ///< Read from the other end, not forwarded yet.
        qsizetype underWay = 0;      ///< How many bytes have arrived.
        Piece piece;                 ///< What is left of the piece that a fault has split.
        QByteArray leaving;          ///< Forwarded, not taken by the system yet.
        bool endsAfterLeaving = false;
        bool wasTold = false; ///< It knows that nothing more will come.
        bool isFresh = true;  ///< Nothing was forwarded to it yet.

        bool isFull() const { return underWay + leaving.size() >= mostUnderWay; }
    };

    End &receiver(Direction direction) { return m_ends[size_t(direction)]; }
    End &sender(Direction direction) { return m_ends[1 - size_t(direction)]; }

    void callServer();
    void read(Direction direction);
    void arrive(Direction direction, const QByteArray &bytes);
    void forwardDue(Direction direction);
    bool forward(Direction direction, QByteArray &bytes);
    void forwardPiece(Direction direction, QByteArray &bytes);
    bool hideTls(Direction direction, QByteArray &bytes);
    void noteTurn(Direction direction);
    void send(End &end);
    void endAfterLeaving();
    void endIfDone();
    static void close(End &end);

    ProxyRules &m_rules;
    WireMessages m_messages;
    End m_ends[2]; ///< By the direction that leads to them: the server's, the client's.
    bool m_wasCalled = false;
    bool m_isCut = false;
    int m_generation = 0;
    bool m_hasAsked = false; ///< The client has said something that was not answered yet.
};

} // namespace intray
