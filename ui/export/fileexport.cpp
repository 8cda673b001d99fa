// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/fileexport.h"

#include "session/answer.h"

#include <QMetaObject>

namespace intray {

FileExport::FileExport(const DatabaseLogin &login, const Identity &identity, QObject *parent)
    : QObject(parent)
    , m_thread(login, identity, OpenMode::Existing)
{
}

FileExport::~FileExport()
{
    cancel();
}

void FileExport::start(const ExportOptions &options)
{
    m_cancellation = Cancellation();
    m_running = true;
    const ProgressReport report = [this](const TransferProgress &progress) {
        // This object outlives the thread, so the report always finds it.
        QMetaObject::invokeMethod(
            this, [this, progress] { emit progressed(progress.rows); }, Qt::QueuedConnection);
    };
    const auto work = [=, wished = m_thread.identity(),
                       cancellation = m_cancellation](Connection &connection) {
        return Exporter(connection, connection.identityFor(wished))
            .writeOut(options, report, cancellation);
    };
    answer(m_thread.runOnConnection(work, m_cancellation), this,
           [this](const Outcome<ExportResult> &outcome) { receive(outcome); });
}

void FileExport::receive(const Outcome<ExportResult> &outcome)
{
    m_running = false;
    if (outcome)
        emit succeeded(*outcome);
    else
        emit failed(outcome.error());
    emit ended();
}

void FileExport::cancel()
{
    m_cancellation.cancel();
    m_thread.cancel(m_cancellation);
}

} // namespace intray
