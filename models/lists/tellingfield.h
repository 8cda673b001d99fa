// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lists/rowwords.h"

#include <optional>

namespace intray {

/// The field that tells rows apart which are called alike, such as many records of one hospital:
/// the one that differs most often between neighbours. None where fewer than a quarter of the
/// neighbours are called alike, or nothing short tells them apart.
std::optional<Field> tellingField(const QList<Item> &rows, const NamingFields &fields);

} // namespace intray
