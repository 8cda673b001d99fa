// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/adopted/catalogue.h"

namespace intray {

/// What is the matter with a table that is to be adopted; nothing: it serves.
std::optional<Error> faultOf(const CatalogueTable &table);
/// The same for the columns of its lock.
std::optional<Error> faultOfUser(const CatalogueColumn &column, const TableName &table);
std::optional<Error> faultOfTime(const CatalogueColumn &column, const TableName &table);
/// `stays`: it need not be emptied to end the lock.
std::optional<Error> faultOfId(const CatalogueColumn &column, const TableName &table,
                               bool stays = false);
/// For columns that say what became of a row: when, and why or what.
std::optional<Error> faultOfMoment(const CatalogueColumn &column, const TableName &table);
std::optional<Error> faultOfMessage(const CatalogueColumn &column, const TableName &table);
/// For a column that may not be empty.
Error faultOfEmptying(const CatalogueColumn &column, const TableName &table);
/// Whether the text is one condition, whole in itself: nothing in it ends the statement or the
/// parenthesis around it.
bool isOneCondition(const QString &text);

} // namespace intray
