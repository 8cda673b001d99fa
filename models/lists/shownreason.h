// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace intray {

/// Why a field is empty, as it stands in the place of its value.
QString shownReason(const QString &reason);

} // namespace intray
