// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/identity.h"
#include "queue/queuerules.h"
#include "store/cancellation.h"
#include "store/importing/importstore.h"
#include "store/reading/liststore.h"
#include "store/rules/queuestore.h"
#include "transfer/importoptions.h"
#include "transfer/recordkey.h"
#include "transfer/recordtable.h"
#include "transfer/rejectfile.h"
#include "transfer/tablesample.h"
#include "transfer/transferprogress.h"

#include <QSet>

#include <memory>
#include <optional>

namespace intray {

/// One import from its first byte to its end, step by step; Importer starts it. Used once.
class ImportRun
{
public:
    ImportRun(Connection &connection, const Identity &identity, const ImportOptions &options,
              const ProgressReport &report, const Cancellation &cancellation);

    Outcome<ImportResult> run();

private:
    /// A row that waits for its chunk to be staged.
    struct Waiting
    {
        Reject row; ///< With no reason yet.
        NewItem item;
    };

    Outcome<Done> takeSample();
    Outcome<Done> findQueue();
    Outcome<Done> chooseKey();
    Outcome<Done> openTable();
    Outcome<Done> tryOut();
    Outcome<Done> bringIn();
    Outcome<Done> makeQueue();
    Outcome<Done> stageAll(ImportId import);
    Outcome<Done> readRows(const std::function<Outcome<Done>()> &takeChunk);
    Outcome<Done> stageChunk(ImportId import);
    Outcome<Done> forecastChunk();
    Outcome<Done> readExistingKeys();
    Outcome<Done> readExistingKeys(State state);
    Outcome<Done> keepFields();
    Outcome<Done> acceptAll(ImportId import);
    void undo(ImportId import);
    void takeRow(const TableRow &row);
    void count(Staged staged, const Waiting &waiting);
    void reject(Reject row, const QString &reason);
    Record recordOf(const CsvRow &row) const;
    QStringList rememberedKey() const;
    void tellProgress() const;
    Error cancelled() const;

    QueueStore m_queues;
    ListStore m_lists;
    ImportStore m_imports;
    const ImportOptions m_options;
    const ProgressReport m_report;
    const Cancellation m_cancellation;

    TableSample m_sample;
    std::optional<Queue> m_queue; ///< None: the import makes it.
    RecordKey m_key;
    std::unique_ptr<RecordTable> m_table;
    RejectFile m_rejects;
    QList<Waiting> m_chunk;
    qsizetype m_chunkCharacters = 0;
    QSet<size_t> m_existingKeys; ///< Dry run: hashes of the keys that the queue has,
    QSet<size_t> m_seenKeys;     ///< and of those in the file so far.
    ImportResult m_result;
};

} // namespace intray
