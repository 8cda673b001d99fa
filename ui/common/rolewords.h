// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/role.h"

#include <QString>

namespace intray {

/// A role's name for people.
QString titleOf(Role role);
/// What the role may do, in a sentence.
QString sentenceAbout(Role role);

} // namespace intray
