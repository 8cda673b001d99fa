// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/queuerules.h"
#include "store/line/databasethread.h"
#include "transfer/importer.h"

#include <QObject>

#include <memory>

namespace intray {

/// One import or dry run on a thread and connection of its own, so that lists and desk go on
/// meanwhile. Lives in the window's thread; when it goes it cancels what still runs.
class FileImport : public QObject
{
    Q_OBJECT
public:
    FileImport(const DatabaseLogin &login, const Identity &identity, QObject *parent = nullptr);
    ~FileImport() override;

    bool isRunning() const { return m_running; }
    /// `queue` is made first if it is given and new; else the import makes its own.
    void start(const ImportOptions &options, const std::optional<Queue> &queue = std::nullopt);
    void cancel();

signals:
    void progressed(qint64 bytes, qint64 totalBytes, qint64 rows);
    void succeeded(const intray::ImportResult &result);
    void failed(const intray::Error &error);
    void ended(); ///< After either.

private:
    void receive(const Outcome<ImportResult> &outcome);

    DatabaseThread m_thread;
    Cancellation m_cancellation;
    bool m_running = false;
};

} // namespace intray
