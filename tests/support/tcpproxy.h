// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/proxyrules.h"

#include <condition_variable>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace intray {

class ProxyLine;

/// A line to a server of the tests that can be bad on demand. It listens on a port of its own of
/// 127.0.0.1 and forwards to a port of the same machine, in a thread of its own; every function may
/// be called from any thread, and what it says holds when it returns. A connection that ends,
/// ends as when a program closes it; what was forwarded before arrives.
class TcpProxy
{
public:
    TcpProxy(Wire wire, quint16 target);
    ~TcpProxy();
    Q_DISABLE_COPY_MOVE(TcpProxy)

    QString host() const { return QStringLiteral("127.0.0.1"); }
    quint16 port() const { return m_port; }
    /// Where new connections lead.
    void setTarget(quint16 port);

    /// A good line again: not mute, not refusing, no delay, no fault to come. What it kept back
    /// while it was mute goes on.
    void pass();
    /// Takes connections and bytes and forwards nothing, nor that an end has gone.
    void mute();
    /// Nobody listens any more; connections that stand go on.
    void refuse();
    /// Each byte takes so many milliseconds longer. Making a connection takes no longer.
    void setDelay(int toServer, int toClient);
    /// Keeps from clients that the server can encrypt: those that do not insist send clear text.
    void hideTls();
    /// Ends all connections now; what is under way is lost.
    void cutAll();

    /// Counts from now on, and forgets a fault that has not come. What a client has sent without
    /// an answer (QMYSQL's closing of a prepared statement) may still be on its way to the proxy.
    void mark();
    /// Marks, and lets the fault come at that place; the line stays as bad as the fault makes it.
    void failAt(const Place &place, LineFault fault = LineFault::Cut);
    /// Whether the fault has come.
    bool hasFailed() const;
    /// Waits for the fault; false if it does not come in time. In milliseconds.
    bool waitUntilFailed(int longest = 30'000) const;
    /// What has gone through since the mark. What a client has received is in it.
    Tally tally() const;
    /// How many bytes have arrived and wait for their time, or for the end of muteness.
    qint64 held() const;
    /// How many connections stand now.
    int connections() const;

private:
    void listen();
    void stopListening();
    void run();
    bool runOnce();
    void accept();
    void wake() const;

    mutable std::mutex m_lock;
    mutable std::condition_variable m_failed;
    ProxyRules m_rules;
    std::vector<std::unique_ptr<ProxyLine>> m_lines;
    quint16 m_port;
    int m_listener = -1;
    int m_alarm = -1;
    bool m_ends = false;
    std::thread m_thread;
};

} // namespace intray
