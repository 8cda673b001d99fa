// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/badline.h"

#include "support/tcpproxy.h"

namespace intray {

BadLine::BadLine(quint16 target)
    : m_proxy(std::make_unique<TcpProxy>(Wire::Postgres, target))
{
}

BadLine::~BadLine() = default;

quint16 BadLine::port() const
{
    return m_proxy->port();
}

void BadLine::pass()
{
    m_proxy->pass();
}

void BadLine::mute()
{
    m_proxy->mute();
}

void BadLine::refuse()
{
    m_proxy->refuse();
}

void BadLine::cutAll()
{
    m_proxy->cutAll();
}

void BadLine::cutQuestion(int number)
{
    m_proxy->failAt({Direction::ToServer, Unit::Message, number, Side::Before});
}

void BadLine::cutAnswer(int number)
{
    m_proxy->failAt({Direction::ToClient, Unit::Message, number, Side::Before});
}

bool BadLine::hasCut() const
{
    return m_proxy->hasFailed();
}

} // namespace intray
