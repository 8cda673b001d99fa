// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace intray {

/// Where the names of files begin that only this user's programs share.
QString ownPlace();

} // namespace intray
