// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/reading/storeditem.h"
#include "transfer/recordtext.h"
#include "transfer/writeback/correctedrow.h"
#include "transfer/writeback/fieldcolumns.h"

#include <QMap>

#include <optional>

namespace intray {

/// Finds out what was corrected in an item's record, and where it goes back. In one thread.
class CorrectionReader
{
public:
    /// `keyFields` have columns. `wanted`: no other fields; empty: all.
    CorrectionReader(const FieldColumns &columns, const QStringList &keyFields,
                     const QStringList &wanted);

    /// Nothing: none of the fields was changed. What cannot go back is refused already.
    std::optional<CorrectedRow> read(const StoredItem &item);

private:
    struct Pair
    {
        Cell was;
        Cell is;
    };

    void addKey(CorrectedRow &row, const QMap<QString, Pair> &fields) const;
    void addField(CorrectedRow &row, const QString &name, const Pair &pair) const;

    const FieldColumns m_columns;
    const QStringList m_keyFields;
    const QStringList m_wanted;
    RecordText m_imported;
    RecordText m_current;
};

} // namespace intray
