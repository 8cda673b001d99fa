// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/queuerules.h"
#include "store/cancellation.h"
#include "transfer/importoptions.h"
#include "transfer/recordkey.h"
#include "transfer/tablesample.h"

#include <optional>

namespace intray {

/// Chooses the key of an import's rows: what was said, else what the queue's first import used,
/// else a guess that the whole file proves. Borrows what it is made with; one thread, which it
/// blocks.
class ImportKey
{
public:
    /// No queue: the import makes it.
    ImportKey(const ImportOptions &options, const TableSample &sample,
              const std::optional<Queue> &queue, const Cancellation &cancellation);

    /// Invalid: a column is missing, or people must say which key they mean. Errors of the file.
    Outcome<RecordKey> choose();
    bool isGuessed() const { return m_isGuessed; }
    const QStringList &notes() const { return m_notes; } ///< What is to be told of the choice.

private:
    Outcome<QStringList> columns();
    Outcome<QStringList> guessedColumns();

    const ImportOptions &m_options;
    const TableSample &m_sample;
    const std::optional<Queue> &m_queue;
    const Cancellation &m_cancellation;
    QStringList m_notes;
    bool m_isGuessed = false;
};

} // namespace intray
