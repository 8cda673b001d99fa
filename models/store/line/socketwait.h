// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <chrono>

namespace intray {

/// Waits for a socket, and is woken from another thread. All but wake() in one thread.
class SocketWait
{
public:
    enum class Until {
        Readable,
        ReadableOrWritable,
    };

    SocketWait();
    ~SocketWait();
    Q_DISABLE_COPY_MOVE(SocketWait)

    /// Ends wait() now, or at once when it is called next. Any thread.
    void wake();
    void rearm(); ///< Forgets that it was woken.
    /// Whether the socket is ready or broken; false: it was woken, or the time is over.
    bool wait(qintptr socket, Until until, std::chrono::milliseconds longest) const;
    /// The same, whether it was woken or not.
    bool waitUnwoken(qintptr socket, Until until, std::chrono::milliseconds longest) const;

private:
    qintptr m_wake = -1; ///< Readable once woken: an eventfd; on Windows a socket.
};

/// So that closing the socket later waits for nobody and says no farewell to who does not read.
void shutDown(qintptr socket);

} // namespace intray
