// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/reading/liststore.h"
#include "store/rules/queuestore.h"
#include "transfer/csvwriter.h"
#include "transfer/exporter.h"

#include <QSaveFile>
#include <QSet>

#include <optional>

namespace intray {

/// One export from the first page to the finished file; Exporter starts it. Used once.
class ExportRun
{
public:
    ExportRun(Connection &connection, const Identity &identity, const ExportOptions &options,
              const ProgressReport &report, const Cancellation &cancellation);

    Outcome<ExportResult> run();

private:
    Outcome<Done> findColumns();
    Outcome<Done> openFile();
    Outcome<Done> writeUntilComplete();
    Outcome<Done> writeAll();
    Outcome<Done> writePage(const QList<Item> &items);
    void learnColumns(const Record &record);
    void writeCsv(const Item &item);
    void writeJson(const Item &item);
    Outcome<Done> finishFile();
    QList<State> states() const;
    qint64 bytesWritten() const;

    QueueStore m_queues;
    ListStore m_lists;
    const ExportOptions m_options;
    const ProgressReport m_report;
    const Cancellation m_cancellation;
    QSaveFile m_file;
    std::optional<CsvWriter> m_csv;
    QStringList m_columns; ///< The schema's fields, then those that only records have.
    QSet<QString> m_known;
    qsizetype m_columnsInHeader = 0;
    qint64 m_written = 0;
};

} // namespace intray
