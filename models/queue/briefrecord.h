// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/item.h"

namespace intray {

/// So many characters of a text stand in a list, and decide about its place there. The statements
/// of the databases say the same number (ITEM_IN_LIST and PLACE_IN_LIST in
/// store/text/dialecttext.cpp).
inline constexpr int briefLength = 300;

/// The beginning of a text, without an end in the middle of a character.
QString beginningOf(const QString &text);
/// The record as a list shows it: longer texts, and longer lists and objects as text, end in an
/// ellipsis. Databases leave small records as they are.
Record briefOf(const Record &record);

} // namespace intray
