// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/answer.h"
#include "session/worker/commandrun.h"
#include "session/worker/workorder.h"
#include "session/worker/workrounds.h"

#include <memory>

namespace intray {

/// One of the places at which a worker works on one item at a time: claims, runs the command,
/// extends the lock meanwhile, and with one part of a round completes or fails and claims again.
/// While the line is down a running command goes on, and what must be said to the database is said
/// again until it answers. Lives in the worker's thread and blocks nothing.
class WorkPlace : public QObject
{
    Q_OBJECT
public:
    WorkPlace(DatabaseThread &database, WorkRounds &rounds, const WorkOrder &order,
              QObject *parent = nullptr);
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

    template <typename Work, typename Then>
    void ask(Work work, Then then, BackOff backOff = {});
    void giveUpClaim();
    void receive(const Outcome<FinishedAndTaken> &done);
    void receiveNext(const FinishedAndTaken &done);
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
    void receiveRound(const Outcome<FinishedAndTaken> &done, const Disposition &disposition,
                      const WorkCount &count);
    void receiveFinished(const Outcome<Finished> &finished, const Disposition &disposition,
                         const WorkCount &count);
    void next();
    QString about(const QString &what) const;

    DatabaseThread &m_database;
    WorkRounds &m_rounds;
    const WorkOrder m_order;
    Stage m_stage = Stage::Idle;
    Item m_item;
    QByteArray m_output;     ///< Of the command that has succeeded.
    OperationId m_operation; ///< Under which it is told.
    std::unique_ptr<CommandRun> m_run;
    QTimer m_extension;
    bool m_stopping = false;
    bool m_givenUp = false;
    bool m_lost = false;
};

} // namespace intray
