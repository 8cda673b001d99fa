// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/other/othertable.h"

namespace intray {

/// What became of a row that is to be corrected.
enum class RowOutcome {
    Waiting,
    Written, ///< Or would be, where nothing is to be written.
    AsItShouldBe,
    Refused
};

/// One field that was corrected, on its way back. Texts are null where there is no value.
struct CorrectedField
{
    QString name;
    qsizetype column = 0; ///< Its place among the table's.
    QString was;          ///< As it came in, or as a later file brought it.
    QString becomes;
    bool isTruth = false;     ///< true or false of JSON, not a text.
    bool isStructure = false; ///< A list or an object, as JSON.
    bool isHeldBack = false;  ///< Refused, while others of its row were not.
};

/// What was corrected in one record, and the row it came from.
struct CorrectedRow
{
    QString item; ///< The item's key.
    QList<PlacedValue> key;
    QList<CorrectedField> fields;
    RowOutcome outcome = RowOutcome::Waiting;
    QString why = {};      ///< Translated; of what was refused.
    QString heldBack = {}; ///< The same of the first field that was held back alone.

    void refuse(const QString &sentence)
    {
        outcome = RowOutcome::Refused;
        why = sentence;
    }
};

} // namespace intray
