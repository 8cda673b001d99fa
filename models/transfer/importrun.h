// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/identity.h"
#include "queue/queuerules.h"
#include "store/cancellation.h"
#include "store/importing/importstore.h"
#include "store/rules/queuestore.h"
#include "transfer/columndifference.h"
#include "transfer/importchunks.h"
#include "transfer/importdecisions.h"
#include "transfer/importforecast.h"
#include "transfer/importoptions.h"
#include "transfer/recordkey.h"
#include "transfer/rejectfile.h"
#include "transfer/tablesample.h"
#include "transfer/transferprogress.h"

#include <QDateTime>

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
    /// By which a file is known to have changed.
    struct FileState
    {
        qint64 size;
        QDateTime writtenAt;
        bool operator==(const FileState &) const = default;
    };

    static QList<FileState> statesOf(const QStringList &files);
    Outcome<Done> takeSample();
    Outcome<Done> findQueue();
    Outcome<Done> chooseKey();
    Outcome<QStringList> keyColumns();
    Outcome<QStringList> guessedColumns();
    Outcome<Done> openTable();
    Outcome<Done> openRejects();
    Outcome<Done> compareColumns();
    Outcome<Done> checkFieldCount() const;
    QString refusalOf(const ColumnDifference &difference) const;
    Outcome<Done> tryOut();
    Outcome<Done> bringIn();
    Outcome<Done> makeQueue();
    Outcome<Done> stageAll(ImportId import);
    using Good = ImportChunk::Good;
    Outcome<Done> readRows(const std::function<Outcome<Done>(const QList<Good> &)> &takeRows);
    Outcome<Done> checkFilesStayed() const;
    Outcome<Done> stageRows(ImportId import, const QList<Good> &rows);
    Outcome<Done> stageLess(ImportId import, const QList<Good> &rows, const Error &tooLarge);
    Outcome<Done> attachFiles(ImportId import, const Good &good);
    Outcome<Done> forecastRows(const QList<Good> &rows);
    Outcome<Done> keepFields();
    Outcome<Done> rememberKey();
    Outcome<Done> acceptAll(ImportId import);
    Outcome<Done> openAll(ImportId import);
    Outcome<Done> readDigest();
    Outcome<Done> tellDelivery(ImportId import);
    DeliveryCounts counts() const;
    bool isNothingNew() const;
    bool undo(ImportId import);
    void count(Staged staged, const Good &good);
    void reject(const TableRow &row, const QString &reason, qint64 place);
    void tell(const TableRow &row, const QString &reason, qint64 place, bool differs = false);
    void tellRejects();
    void tellProgress() const;
    Error cancelled() const;

    Connection &m_connection;
    const Identity m_identity;
    QueueStore m_queues;
    ImportStore m_imports;
    AttachmentStore m_attachments;
    const ImportOptions m_options;
    const ProgressReport m_report;
    const Cancellation m_cancellation;
    ImportForecast m_forecast; ///< Of a dry run.

    const QList<FileState> m_begin; ///< Of the files, before they were read.
    QString m_digest;               ///< Of all of them.
    TableSample m_sample;
    std::optional<Queue> m_queue; ///< None: the import makes it.
    RecordLimits m_limits;        ///< Of the queue.
    RecordKey m_key;
    ItemMaker m_items;
    ColumnDifference m_difference;
    AttachedColumns m_attached;
    ImportDecisions m_decisions;
    std::unique_ptr<RecordTable> m_table;
    RejectFile m_rejects;
    QList<std::pair<qint64, Reject>> m_told; ///< Of the chunk, by the places of their rows.
    qint64 m_bytesRead = 0;
    qint64 m_totalBytes = 0;
    ImportResult m_result;
    bool m_isDecided = false; ///< A cancellation comes too late.
};

} // namespace intray
