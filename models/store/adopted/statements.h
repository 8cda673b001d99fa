// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/adopted/catalogue.h"
#include "store/text/dialect.h"
#include "store/text/quoting.h"

#include <QJsonObject>

namespace intray {

/// A layout with what the catalogue says of each of its columns.
struct LayoutColumns
{
    CatalogueColumns main;
    CatalogueColumns lock;        ///< Of the lock table; of the main table if there is none.
    QList<CatalogueColumns> more; ///< Of each further table.
    QString serverZone;           ///< In which time zone other programs write times without one.
};

/// The statements that a queue in an adopted table works by, made from names of the catalogue
/// alone, as they are stored with the queue:
/// "candidates", "take" (a list; the last one decides by its number of rows), "read", "held",
/// "complete", "give_back", "touch", "retake", "reopen", "close", "outcome", "result" (lists),
/// "stands", "count", "age" and, by order, "page" and "place". Values are placeholders in the
/// dialect's own way (adoptedwork.h).
QJsonObject adoptedStatements(Dialect dialect, const Layout &layout, const LayoutColumns &columns);

/// A condition that nothing meets or breaks but the administrator's criteria, to be tried.
QString criteriaTrial(Dialect dialect, const Layout &layout, const LayoutColumns &columns);

/// The orders of a list: "claim", "key", or "field:" and the column.
QString orderOfField(const QString &field);

} // namespace intray
