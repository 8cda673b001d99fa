// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/answer.h"
#include "session/worker/commandrun.h"
#include "session/worker/workorder.h"
#include "store/backoff.h"
#include "store/line/databasethread.h"
#include "store/rules/queuestore.h"
#include "store/work/workstore.h"

#include <memory>

namespace intray {

/// One of the places at which a worker works on one item at a time: claims, runs the command,
/// extends the lock meanwhile, and in one call completes or fails and claims again. While the line
/// is down a running command goes on, and what must be said to the database is said again under the
/// same ids until it answers. Lives in the worker's thread and blocks nothing.
class WorkPlace : public QObject
{
    Q_OBJECT
public:
    WorkPlace(DatabaseThread &database, const WorkOrder &order, QObject *parent = nullptr);
    ~WorkPlace() override;

    bool isIdle() const { return m_stage == Stage::Idle; }
    ItemId item() const { return m_item.id; }
    void look();   ///< Claims, if it is idle and not to stop.
    void verify(); ///< Something happened to its item: asks whether the lock still holds it.
    void stop();   ///< Claims nothing more; a claim that did not come through is given up.
    void giveUp(); ///< Ends its command and gives the item back.

signals:
    void took();
    void rested(const QDateTime &now, const QDateTime &nextAvailable); ///< Nothing was there.
    void ended(const intray::WorkCount &one);                          ///< One try.
    void told(const QString &sentence);
    void lineChanged(bool isUp, const QString &sentence);
    void trouble(const intray::Error &error); ///< No further try can come to anything.

private:
    enum class Stage { Idle, Claiming, Running, Finishing };
    struct Told;

    template <typename Work, typename Then>
    void ask(Work work, Then then, BackOff backOff = {});
    static Outcome<Told> work(WorkStore &store, QueueStore &queues, const WorkRound &round,
                              qint64 known);
    void learn(const Told &told);
    void giveUpClaim();
    void receive(const Outcome<Told> &told);
    void receiveNext(const FinishedAndTaken &done);
    void tellPassedOver(const QStringList &sentences);
    void run(const QJsonObject &given);
    QProcessEnvironment environmentFor(const QJsonObject &context) const;
    std::chrono::milliseconds timeLimit() const;
    void extend();
    void receiveLost(const Error &error);
    void receiveEnd(const CommandEnd &end);
    void complete(const QByteArray &output);
    void completeByRules();
    void finishBy(Disposition completion);
    void failTry(const QString &reason, bool hasSucceeded = false);
    QString wordsOfTry(bool hasSucceeded, bool isLast) const;
    void giveBack();
    void finish(const Disposition &disposition, const WorkCount &count);
    void receiveRound(const Outcome<Told> &told, const Disposition &disposition,
                      const WorkCount &count);
    void receiveFinished(const Outcome<Finished> &finished, const Disposition &disposition,
                         const WorkCount &count);
    void next();
    QString about(const QString &what) const;

    DatabaseThread &m_database;
    const WorkOrder m_order;
    Stage m_stage = Stage::Idle;
    Item m_item;
    Queue m_rules;
    qint64 m_rulesLine = -1;  ///< Of the history of rules; -1: they are not known yet.
    QByteArray m_output;      ///< Of the command that has succeeded.
    OperationId m_operation;  ///< Under which it is told.
    QStringList m_passedOver; ///< By the last claim.
    std::unique_ptr<CommandRun> m_run;
    QTimer m_extension;
    bool m_isWaiting = false; ///< For the next attempt at what did not come through.
    bool m_isUnsure = false;  ///< Whether an attempt without an answer took something.
    int m_claims = 0;         ///< An attempt at an earlier one is made no more.
    bool m_stopping = false;
    bool m_givenUp = false;
    bool m_lost = false;
};

} // namespace intray
