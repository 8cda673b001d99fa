// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/text/dialect.h"

#include <QString>

class QVariant;

namespace intray {

/// As few digits as give the number back; with an exponent only from 1e15 on and below 1e-5.
QString shortestText(double number);

/// A value of another database as text: days and times as in ISO 8601, yes and no as 1 and 0. Null:
/// bytes that are no text in UTF-8.
QString textOfValue(const QVariant &value);
/// The same of a value that this kind of database gave. SQLite tells bytes from text, so there
/// bytes never are text.
QString textOfValue(const QVariant &value, Dialect dialect);

} // namespace intray
