// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/proposal/namedthings.h"

#include <QStringList>

namespace intray {

/// The names of all things of a row in one writing, by their numbers; empty: it has none.
struct RowNames
{
    QString language; ///< Or what else a word is read in: "figures", "Roman".
    QStringList names;
};

/// In which months and days of the week are known, those of Intray first.
QStringList calendarLanguages();
QList<NamedRow> listedRows();
QList<RowNames> writingsIn(NamedRow row);

} // namespace intray
