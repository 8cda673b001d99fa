// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/item.h"
#include "verify/duplicates/duplicatemodel.h"

namespace intray {

/// What is kept of a queue about its duplicates.
struct KeptDuplicates
{
    qint64 id = 0; ///< 0: nothing is.
    qint64 ofRecords = 0;
    qint64 lastEvent = 0; ///< Up to which the records have their keys.
    bool isWhole = false; ///< It can be used.
    DuplicateModel model;
};

/// A model for the queue, whose records get their keys from behind an event.
struct DuplicateKeys
{
    qint64 model = 0;
    qint64 behind = 0;
    qint64 upTo = 0;
    bool isLast = false;
    QString items; ///< [[item, [key ...]] ...]; no keys: it is looked for no more.
};

/// An item that is likely the same thing as another.
struct LikelyRecord
{
    Item item; ///< With its record and who holds it.
    QString finishedBy;
    double score = 0; ///< 0 to 1.
};

/// The record's values for a model.
QStringList valuesFor(const DuplicateModel &model, const Record &record);

} // namespace intray
