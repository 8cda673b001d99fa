// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/suspicion/facts/toldcolumn.h"

#include <QHash>
#include <QStringList>

namespace intray {

struct Verdict;

/// One of the things that are told of a fact.
struct ToldValue
{
    QString meaning;
    QString text; ///< As it is written mostly.
    double sure = 0;
    qint64 records = 0; ///< That tell it.
};

/// A field that several sources tell of the same things: what is likely true of each. A plain
/// value.
struct FieldFacts
{
    int key = -1;    ///< The field that names the thing.
    int source = -1; ///< The field that says who tells it.
    ToldColumn column;
    QHash<QString, QList<ToldValue>> of; ///< By the key: the likeliest first, a few of them.
    double missing = 1; ///< How likely an empty cell should be filled where the others agree.
};

/// What several sources agree on outranks what stands in a record and what is usual. Says nothing
/// about things of which nothing was learned.
void heedFacts(const FieldFacts &facts, const QStringList &cells, int field, Verdict &verdict);

} // namespace intray
