// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "badline.h"

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

} // namespace intray
