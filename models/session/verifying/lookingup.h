// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/verifying/lookedup.h"

#include <QFuture>

namespace intray {

class Session;

/// Look-up tables for the fields of the desk, asked on a line that nothing long holds up. Lives in
/// the window's thread and borrows the session.
class LookingUp
{
public:
    explicit LookingUp(Session &session);

    /// The first lines whose values begin so.
    QFuture<Outcome<LookedUp>> from(const QString &table, const QString &beginning);
    /// The lines of exactly this value.
    QFuture<Outcome<LookedUp>> of(const QString &table, const QString &value);

private:
    Session &m_session;
};

} // namespace intray
