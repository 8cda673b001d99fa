// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/text/statements.h"

namespace intray {

/// The procedures of MariaDB through which verbs are called, made from the texts of their
/// functions: each commits before it answers, and cannot stand in a longer statement as a function
/// can. A verb that is a procedure already gets none.
QList<SqlStatement> verbProcedures(const QList<SqlStatement> &functions);

} // namespace intray
