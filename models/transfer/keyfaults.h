// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace intray {

// Why a row is rejected for its key, as a sentence; said before an import as in it.

QString blankKeyFault(const QString &column);
/// `ofSeveral`: the rows stand in several files.
QString repeatedKeyFault(const QString &key, bool ofSeveral);

} // namespace intray
