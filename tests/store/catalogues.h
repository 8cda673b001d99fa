// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace intray {

/// A table, or a column as in "item.state", that not every engine has.
struct Difference
{
    QString name;
    QString engines; ///< That have it, with a space between them.
    QString why;
};

/// Those of the catalogues. Of a new table or column only what an engine alone needs is added.
QList<Difference> differentNames();

} // namespace intray
