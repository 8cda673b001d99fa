// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace intray {

/// What a verb's function is not even asked: what is too long for a history that everybody reads,
/// and what no function could make sense of. One list, in callrules.cpp, from which both servers'
/// procedures are made, because only they stand between a login and all functions.

/// The rows of checks_of_call's list (zz_procedures.sql).
QString callRulesOfPostgresql();
/// The rows of the same file's list of what is refused once a function has stumbled over it.
QString stumblesOfPostgresql();
/// The same as a declaration in front of the call; empty: the verb has none.
QString stumbleOfMariadb(const QString &verb);
/// A value that a verb is given: the parameter's name and type as PostgreSQL has them, how the
/// value is reached; and where it is a part of a JSON text, what that is there.
struct CallValue
{
    QString name;
    QString type;
    QString expression;
    QString inJson = {};
};
/// The refusal as an expression, NULL where there is none.
QString callRefusalOfMariadb(const QString &verb, const QList<CallValue> &values);

} // namespace intray
