// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"

#include <QString>
#include <QStringList>

namespace intray {

/// The columns that a person lists on a line: commas between them, and double quotes around a name
/// that has one, as in CSV. Blanks around names do not count. Invalid: a quote is not closed.
Outcome<QStringList> columnsIn(const QString &line);
/// The columns as such a line.
QString lineOf(const QStringList &columns);

} // namespace intray
