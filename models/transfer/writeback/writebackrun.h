// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/queuerules.h"
#include "store/reading/storeditem.h"
#include "transfer/writeback/correctionreader.h"
#include "transfer/writeback/correctionscript.h"
#include "transfer/writeback/correctiontarget.h"
#include "transfer/writeback/writeback.h"
#include "transfer/writeback/writebackreport.h"

#include <memory>

namespace intray {

/// One write-back from the queue's rules to the report; WriteBack starts it. Used once.
class WriteBackRun
{
public:
    WriteBackRun(Connection &connection, const Identity &identity, const WriteBackOptions &options,
                 const ProgressReport &report, const Cancellation &cancellation);

    Outcome<WriteBackResult> run();

private:
    Outcome<Done> lookAtQueue();
    Outcome<Done> openTarget();
    Outcome<Done> openDatabase();
    Outcome<Done> openFiles();
    Outcome<Done> findColumns();
    Outcome<Done> writeAll();
    Outcome<Done> writePiece();
    Outcome<Done> writeFullPieces();
    Outcome<Done> closeFiles();
    bool isOwnFile(const QString &path) const;
    Outcome<Done> checkOutputs(const QString &target) const;
    void count(const CorrectedRow &row);
    void note(const CorrectedRow &row);
    StoredItemQuery query() const;

    Connection &m_connection;
    const Identity m_identity;
    const WriteBackOptions m_options;
    const ProgressReport m_report;
    const Cancellation m_cancellation;
    QStringList m_keyFields;
    CorrectionScript m_script;
    WriteBackReport m_lines;
    std::unique_ptr<CorrectionTarget> m_target;
    std::unique_ptr<CorrectionReader> m_reader;
    QList<CorrectedRow> m_waiting;
    WriteBackResult m_result;
};

} // namespace intray
