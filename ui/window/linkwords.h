// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace intray {

class Session;

/// The link's state as a sign and a word, such as "live".
QString linkWords(const Session &session);

} // namespace intray
