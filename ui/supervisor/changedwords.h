// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/markedtext.h"

namespace intray {

/// A sentence as it is now, where the words are marked that it did not have before.
MarkedText withChangedWords(const QString &before, const QString &now);

} // namespace intray
