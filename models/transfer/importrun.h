// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/identity.h"
#include "queue/queuerules.h"
#include "store/cancellation.h"
#include "store/importing/importstore.h"
#include "store/rules/queuestore.h"
#include "transfer/importchunks.h"
#include "transfer/importdecisions.h"
#include "transfer/importedfiles.h"
#include "transfer/importforecast.h"
#include "transfer/importoptions.h"
#include "transfer/importtally.h"
#include "transfer/recordkey.h"
#include "transfer/tablesample.h"
#include "transfer/transferprogress.h"

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
    Outcome<Done> takeSample();
    Outcome<Done> findQueue();
    Outcome<Done> chooseKey();
    Outcome<Done> openTable();
    Outcome<Done> openRejects();
    Outcome<Done> compareColumns();
    Outcome<Done> tryOut();
    Outcome<Done> bringIn();
    Outcome<Done> makeQueue();
    Outcome<Done> stageAll(ImportId import);
    using Good = ImportChunk::Good;
    Outcome<Done> readRows(const std::function<Outcome<Done>(const QList<Good> &)> &takeRows);
    Outcome<Done> forecastRows(const QList<Good> &rows);
    Outcome<Done> keepFields();
    Outcome<Done> rememberKey();
    Outcome<Done> acceptAll(ImportId import);
    Outcome<Done> openAll(ImportId import);
    Outcome<Done> tellEarlierDelivery();
    Outcome<Done> tellDelivery(ImportId import);
    bool isNothingNew() const;
    bool undo(ImportId import);
    void tellProgress() const;

    Connection &m_connection;
    const Identity m_identity;
    QueueStore m_queues;
    ImportStore m_imports;
    AttachmentStore m_attachments;
    const ImportOptions m_options;
    const ProgressReport m_report;
    const Cancellation m_cancellation;
    ImportForecast m_forecast; ///< Of a dry run.

    ImportedFiles m_files;
    ImportResult m_result;
    ImportTally m_tally;
    TableSample m_sample;
    std::optional<Queue> m_queue; ///< None: the import makes it.
    RecordLimits m_limits;        ///< Of the queue.
    RecordKey m_key;
    ItemMaker m_items;
    QStringList m_newColumns; ///< Of the file, which the queue does not have.
    AttachedColumns m_attached;
    ImportDecisions m_decisions;
    std::unique_ptr<RecordTable> m_table;
    qint64 m_bytesRead = 0;
    qint64 m_totalBytes = 0;
    bool m_isDecided = false; ///< A cancellation comes too late.
};

} // namespace intray
