// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>

/// The statements that SQLite runs in this program, with the values bound to them, so that another
/// program can send the same. Belongs to one thread; connections must be opened after begin().
namespace statementrecord {

struct Binding
{
    int place = 0;
    QByteArray literal; ///< As SQL: NULL, 12 or 'text'.
};

struct Statement
{
    QByteArray text;
    QList<Binding> bindings;
};

/// From here on each new connection is watched.
void begin();

/// What has run since the last call.
QList<Statement> taken();

} // namespace statementrecord
