// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "queue/queuerules.h"
#include "transfer/columndifference.h"
#include "transfer/importoptions.h"

#include <optional>

namespace intray {

class RecordTable;

/// Holds the columns of a file against the fields of the queue that it goes into. Borrows what it
/// is made with; any thread.
class ImportColumns
{
public:
    /// No queue: the import makes it.
    ImportColumns(const ImportOptions &options, const std::optional<Queue> &queue,
                  const RecordTable &table);

    /// Invalid: what differs was not confirmed, the file is of another kind, or the queue would
    /// have too many fields.
    Outcome<ColumnDifference> compare() const;

private:
    QString refusalOf(const ColumnDifference &difference) const;
    Outcome<Done> checkFieldCount(const QStringList &newOnes) const;

    const ImportOptions &m_options;
    const std::optional<Queue> &m_queue;
    const RecordTable &m_table;
};

} // namespace intray
