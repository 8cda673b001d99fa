// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/fileimport.h"

#include "session/answer.h"
#include "store/rules/queuestore.h"

#include <QMetaObject>
#include <QPointer>

namespace intray {

FileImport::FileImport(const DatabaseLogin &login, const Identity &identity, QObject *parent)
    : QObject(parent)
    , m_thread(login, identity, OpenMode::CreateOrUpgrade)
{
}

FileImport::~FileImport()
{
    cancel();
}

static Outcome<Done> makeQueue(Connection &connection, const Identity &identity,
                               const std::optional<Queue> &queue)
{
    if (!queue)
        return Done{};
    QueueStore store(connection, identity);
    if (store.queue(queue->name))
        return Done{};
    return store.addQueue(*queue).map([](const Queue &) { return Done{}; });
}

void FileImport::start(const ImportOptions &options, const std::optional<Queue> &queue)
{
    m_cancellation = Cancellation();
    m_running = true;
    const ProgressReport report = [this](const TransferProgress &progress) {
        // This object outlives the thread, so the report always finds it.
        QMetaObject::invokeMethod(
            this,
            [this, progress] {
                emit progressed(progress.bytes, progress.totalBytes, progress.rows);
            },
            Qt::QueuedConnection);
    };
    const auto work = [=, identity = m_thread.identity(),
                       cancellation = m_cancellation](Connection &connection) {
        return makeQueue(connection, identity, queue).and_then([&](Done) {
            return Importer(connection, identity).bringIn(options, report, cancellation);
        });
    };
    answer(m_thread.runOnConnection(work, m_cancellation), this,
           [this](const Outcome<ImportResult> &outcome) { receive(outcome); });
}

void FileImport::receive(const Outcome<ImportResult> &outcome)
{
    m_running = false;
    if (outcome)
        emit succeeded(*outcome);
    else
        emit failed(outcome.error());
    emit ended();
}

void FileImport::cancel()
{
    m_cancellation.cancel();
    m_thread.cancel(m_cancellation);
}

} // namespace intray
