// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/reading/storeditem.h"
#include "store/rules/queuestore.h"
#include "transfer/exporter.h"
#include "transfer/exportfields.h"
#include "transfer/itemwriter.h"

#include <QSaveFile>

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
    Outcome<Done> findFields();
    Outcome<Done> openFile();
    Outcome<Done> writeUntilComplete();
    Outcome<Done> writeAll();
    Outcome<Done> endPage();
    Outcome<Done> finishFile();
    std::unique_ptr<ItemWriter> newWriter();
    std::unique_ptr<RowWriter> newRows();
    StoredItemQuery query() const;

    Connection &m_connection;
    const Identity m_identity;
    const ExportOptions m_options;
    const ProgressReport m_report;
    const Cancellation m_cancellation;
    QSaveFile m_file;
    std::optional<ExportFields> m_fields; ///< The schema's, then those that only records have.
    std::unique_ptr<ItemWriter> m_writer;
};

} // namespace intray
