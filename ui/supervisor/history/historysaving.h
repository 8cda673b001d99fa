// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "queue/historypage.h"
#include "store/cancellation.h"
#include "transfer/historyexport.h"

#include <QObject>
#include <QTimer>

#include <atomic>
#include <memory>

namespace intray {

class Session;

/// Writes a search in the history to a file while the window goes on. One at a time; when it goes
/// it cancels what still runs.
class HistorySaving : public QObject
{
    Q_OBJECT
public:
    explicit HistorySaving(Session &session, QObject *parent = nullptr);
    ~HistorySaving() override;

    bool isRunning() const { return m_running; }
    void start(const HistoryQuery &query, const HistoryFile &file);
    void cancel();

signals:
    void progressed(qint64 lines); ///< A few times a second.
    void saved(qint64 lines, const QString &file);
    void failed(const intray::Error &error);
    void ended(); ///< After either.

private:
    void write(const HistoryQuery &query, const HistoryFile &file, const QString &own);

    Session &m_session;
    Cancellation m_cancellation;
    std::shared_ptr<std::atomic<qint64>> m_lines;
    QTimer m_look;
    bool m_running = false;
};

} // namespace intray
