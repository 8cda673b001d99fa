// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/databasethread.h"
#include "store/verifying/countingstore.h"

#include <QFuture>
#include <QObject>
#include <QTimer>

#include <chrono>
#include <memory>
#include <optional>

namespace intray {

class Session;

/// Keeps what is usual in one queue up to date while the window shows it, piece by piece, where
/// this login may and no companion process does: over a connection and in a thread of its own,
/// because learning takes seconds. It waits until enough has happened to be worth writing, and says
/// how far it is until what is counted can be used. Others are told how far those are who count.
/// Lives in the window's thread.
class CountingWatch : public QObject
{
    Q_OBJECT
public:
    explicit CountingWatch(Session &session, QObject *parent = nullptr);
    ~CountingWatch() override;

    void setQueue(const QString &queue);

    /// How much of the queue is counted, in per cent, as long as nothing can be said about its
    /// records yet; none: nothing is to be told.
    std::optional<int> percent() const { return m_percent; }
    /// This window counts, or would if it were not stopped: it may.
    bool isCounting() const { return m_percent && mayCount(); }
    bool isStopped() const { return m_isStopped; }
    void stop(); ///< In this window, for the queue that it shows; what is counted stays.
    void goOn();

signals:
    void counted(const QString &queue); ///< More of it than before.
    void standingChanged();

private:
    bool mayCount() const;
    void noteKept();
    void look();
    QFuture<Outcome<CountingStore::Step>> count();
    QFuture<Outcome<CountingStore::Step>> ask();
    std::chrono::milliseconds pauseUntilLook();
    bool isWaitingForOthers() const; ///< Until what they count can be used.
    bool isNews(const CountingStore::Step &step);
    void receive(const QString &queue, const Outcome<CountingStore::Step> &step);
    void show(const Outcome<CountingStore::Step> &step);

    Session &m_session;
    QString m_queue;
    QTimer m_pause;
    bool m_isAsking = false;
    bool m_isStale = false;                      ///< Something was written since the last look.
    std::shared_ptr<CountingStore::Pace> m_pace; ///< Of this queue; used in the thread alone.
    std::optional<int> m_percent;
    bool m_isStopped = false;
    int m_looksLeft = 0; ///< At what others count, since the last change.
    std::chrono::seconds m_pauseAtOthers{5};
    qint64 m_countedRecords = -1; ///< As was told.
    Cancellation m_cancellation;
    std::unique_ptr<DatabaseThread> m_thread; ///< Made when it is needed first.
};

} // namespace intray
