// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/databasethread.h"
#include "transfer/exporter.h"

#include <QObject>

namespace intray {

/// One export on a thread and connection of its own, so that lists and desk go on meanwhile. Lives
/// in the window's thread; when it goes it cancels what still runs.
class FileExport : public QObject
{
    Q_OBJECT
public:
    FileExport(const DatabaseLogin &login, const Identity &identity, QObject *parent = nullptr);
    ~FileExport() override;

    bool isRunning() const { return m_running; }
    void start(const ExportOptions &options);
    void cancel();

signals:
    void progressed(qint64 written);
    void succeeded(const intray::ExportResult &result);
    void failed(const intray::Error &error);
    void ended(); ///< After either.

private:
    void receive(const Outcome<ExportResult> &outcome);

    DatabaseThread m_thread;
    Cancellation m_cancellation;
    bool m_running = false;
};

} // namespace intray
