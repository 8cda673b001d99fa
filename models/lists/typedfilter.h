// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lists/itemcolumns.h"

#include <optional>

namespace intray {

/// What somebody typed to narrow a list by one of its columns, such as "state: TX".
struct TypedFilter
{
    int column = -1;
    QString wanted; ///< Empty: nothing is typed behind the name yet.
};
/// Nothing: it is no name of a column with a colon, so it is a text to search for. Names are those
/// of ItemColumn::names(), without regard to case and accents; a title goes before another name,
/// and of two that begin alike the longer one is meant.
std::optional<TypedFilter> typedFilter(const QString &text, const QList<ItemColumn> &columns);

/// As it is typed: the other way around.
QString typedText(const ItemColumn &column, const QString &wanted);

} // namespace intray
