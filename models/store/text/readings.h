// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/rows/binding.h"
#include "store/text/statements.h"

namespace intray {

/// Whether the statement reads one of MariaDB's tables or views. Nobody may select from those, so
/// each such statement is a procedure of the server, made from its text when the schema is made.
bool isReading(const SqlStatement &statement);
/// The procedure that does what the statement does, for its placeholders in their order. A
/// placeholder of unknown type ends the program: a test makes every procedure.
SqlStatement readingProcedure(const SqlStatement &statement);
/// What calls that procedure, with the statement's placeholders.
QString readingCall(const SqlStatement &statement);
/// Whether this calls a procedure that answers in rows.
bool answersInRows(const QString &text);

/// The call with its values written in: Qt's driver takes no rows from a call that was prepared.
/// Text with anything but plain letters is written as its bytes in hexadecimal, so that no letter
/// of it can mean anything.
QString withValues(const QString &call, const Bindings &bindings);

} // namespace intray
