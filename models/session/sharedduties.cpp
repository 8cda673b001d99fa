// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What a session does for everybody, unless a companion process does.
#include "session/session.h"

#include <utility>

namespace intray {

bool Session::mayKeep(Duty duty) const
{
    const bool isPermitted = !url().isServer() || m_server.roles.contains(Role::Supervisor) ||
                             m_server.roles.contains(Role::Worker);
    return isPermitted && whyNoWriting().isEmpty() && !isKept(duty);
}

void Session::noteKept(const QList<Duty> &kept)
{
    if (std::exchange(m_kept, kept) != kept)
        emit keptChanged();
}

} // namespace intray
