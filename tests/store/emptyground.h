// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/databaselogin.h"

#include <QSqlDatabase>
#include <QString>

#include <memory>

namespace intray {

/// A place for one database without anything of Intray's: on an engine of the test's own, or on the
/// given server (support/givenserver.h).
class EmptyGround
{
public:
    virtual ~EmptyGround() = default;
    Q_DISABLE_COPY_MOVE(EmptyGround)

    /// Takes away what is there. No connection may be open.
    virtual void clear() = 0;
    /// How Intray comes in as whoever may make tables.
    virtual DatabaseLogin login() const = 0;
    /// How a person comes in; on a server with a login that is made for them.
    virtual DatabaseLogin loginOf(const QString &user) = 0;
    /// As login(), with nothing of Intray in between.
    virtual QSqlDatabase bare() const = 0;

protected:
    EmptyGround() = default;
};

/// `engine` is "sqlite", "postgresql" or "mariadb". The server starts at its first use and ends
/// with the test program.
EmptyGround &emptyGroundOn(const QString &engine);

} // namespace intray
