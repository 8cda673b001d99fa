// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace intray {

struct Delivery;
struct DeliveryCounts;
struct DeliveryState;
struct Recalled;

// What people are told of a delivery, in the language of the window. Its thread.

QString wordsOn(const DeliveryState &state);         ///< What became of it.
QString takenBackWords(const Delivery &delivery);    ///< When and by whom; empty: it was not.
QString notAddedWords(const DeliveryCounts &counts); ///< How many rows stayed out, and why.
QString dismissedWords(const Recalled &recalled);    ///< What came of taking records out.

} // namespace intray
