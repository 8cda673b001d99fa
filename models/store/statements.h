// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/dialect.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace intray {

/// The text of sql/<dialect>/<name>.sql, or of sql/common/<name>.sql. Statements for every database
/// name Intray's schema; it is left out where there is none. A name without a file ends the
/// program: a test prepares every file.
QString statementText(Dialect dialect, const QString &name);
/// The names of all statements that this dialect has.
QStringList statementNames(Dialect dialect);

/// One step of the schema: its statements, one per file, in order.
struct Migration
{
    int version = 0;
    QString name;
    QStringList statements;
};

/// All migrations of the dialect, oldest first.
QList<Migration> migrations(Dialect dialect);
/// What every upgrade makes anew after the migrations: the functions in the database, then who may
/// call them.
QStringList functionsAndRights(Dialect dialect);

} // namespace intray
