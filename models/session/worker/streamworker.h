// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/finished.h"
#include "queue/queuerules.h"
#include "session/worker/restingpause.h"
#include "session/worker/roundcall.h"
#include "session/worker/streamprogram.h"
#include "session/worker/workerend.h"
#include "session/worker/workerpulse.h"
#include "session/worker/workorder.h"
#include "store/backoff.h"
#include "store/line/databasethread.h"
#include "store/rules/queuestore.h"
#include "store/work/workstore.h"

#include <QElapsedTimer>

#include <memory>
#include <vector>

namespace intray {

class ChangeListener;

/// A worker whose one program stays: gives it a record a line, so many at a time, and takes an
/// answer a line. Ends and takes items in sets, one call of the database after the other. Lives in
/// the thread that made it and needs an event loop there; opens a database thread of its own.
class StreamWorker : public QObject
{
    Q_OBJECT
public:
    StreamWorker(const DatabaseLogin &login, const Identity &identity, const WorkOrder &order,
                 QObject *parent = nullptr);

    ~StreamWorker() override;

    void listen(); ///< The server tells of changes.
    void start();
    void stop(); ///< As Worker::stop().
    const WorkCount &count() const { return m_count; }
    const std::optional<Error> &trouble() const { return m_trouble; }

signals:
    void told(const QString &sentence);
    void finished();

private:
    struct Held
    {
        Item item;
        QElapsedTimer since;
    };
    /// An item whose try is over, and how.
    struct Leaving
    {
        Item item;
        QByteArray result; ///< Of a success.
        QString reason;    ///< Of a failed try; empty: it succeeded, or is given back.
        bool isGivenBack = false;
        bool isChecked = false; ///< By rules that were read since.
        OperationId operation = newId();
    };

    void hear(ItemId item);
    void work();
    int freePlaces() const;
    QList<ItemEnding> endingsNow();
    Outcome<Disposition> dispositionOf(const Leaving &leaving) const;
    void noteLine(bool isUp, const QString &sentence);
    void receive(const Outcome<RoundCall::Answer> &answer);
    void receiveFinished(Leaving leaving, const Disposition &how,
                         const Outcome<Finished> &finished);
    void receiveTaken(const FinishedAndTaken &done);
    void give(const Item &item, const QJsonObject &context);
    void receiveLine(const QByteArray &line);
    void receiveAnswer(const QJsonObject &answer);
    void fail(Item item, const QString &reason);
    void refuseLine(const QString &why);
    void receiveEnd(const QString &how);
    void extend();
    void extend(const Item &item);
    void endWhatHangs();
    void rest(const Claim &nothing);
    void giveUp();
    void endOutOfTime();
    void endIfDone();
    QString about(const Item &item, const QString &what) const;

    const WorkOrder m_order;
    DatabaseThread m_database;
    RoundCall m_call;
    StreamProgram m_program;
    std::unique_ptr<ChangeListener> m_listener;
    QHash<qint64, Held> m_held; ///< By the program.
    std::vector<Leaving> m_leaving;
    std::vector<std::pair<Leaving, Disposition>> m_out; ///< In the round that is on its way.
    Queue m_rules;
    qint64 m_rulesLine = -1;
    QTimer m_extension;
    WorkerPulse m_pulse;
    RestingPause m_pause;
    WorkerEnd m_end;
    WorkCount m_count;
    std::optional<Error> m_trouble;
    qint64 m_lines = 0;
    bool m_isResting = false;
    bool m_isOver = false;
};

} // namespace intray
