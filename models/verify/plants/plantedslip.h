// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/recordschema.h"
#include "verify/plants/slip.h"
#include "verify/suspicion/repair.h"

#include <QHash>
#include <QSet>

namespace intray {

/// A slip that is shown in the place of a right value.
struct PlantedSlip
{
    QString field;
    SlipKind kind = SlipKind::Dropped;
    QString right; ///< What the record has.
    QString shown;

    bool operator==(const PlantedSlip &) const = default;
};

/// What a queue's records say about one of its fields.
struct PlantSoil
{
    QSet<QString> values;        ///< That stand in records.
    QList<HandledValue> handled; ///< Values, and what people made of them.
};

/// The record in which something may be planted, and what is known of its queue.
struct PlantGround
{
    RecordSchema schema;
    Record record;
    /// Fields with a fault, a doubt or a proposal of their own, keyed twice, or seen elsewhere.
    QStringList except;
    QHash<QString, PlantSoil> soil; ///< By field.
};

/// A slip of the kinds that people put right in this queue: the more often, the likelier; where
/// nobody has put right anything yet, one of letters. In a field of free text that can be edited
/// and is no part of the key; the record keeps as many rules with the slip as without it. Never a
/// value that stands in another record of the queue, nor one that means the same. Digits change
/// places only in fields where people put that right: elsewhere nobody could tell by looking. The
/// same seed gives the same slip. None: nothing can be planted. Any thread.
std::optional<PlantedSlip> slipFor(const PlantGround &ground, quint64 seed);

} // namespace intray
