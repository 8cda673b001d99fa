// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <memory>

namespace intray {

class TcpProxy;

/// A line to a PostgreSQL server of the tests that can be bad on demand. Hides the proxy, whose
/// faults share a name with those of a record.
class BadLine
{
public:
    explicit BadLine(quint16 target);
    ~BadLine();
    Q_DISABLE_COPY_MOVE(BadLine)

    quint16 port() const;
    void pass();   ///< Good again.
    void mute();   ///< Takes everything and forwards nothing.
    void refuse(); ///< Nobody can connect; what stands goes on.
    void cutAll();
    /// Ends the connection that carries the number-th message from now, before the other end has
    /// it.
    void cutQuestion(int number);
    void cutAnswer(int number);
    bool hasCut() const;

private:
    std::unique_ptr<TcpProxy> m_proxy;
};

} // namespace intray
