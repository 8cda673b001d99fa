// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/finished.h"
#include "queue/queuerules.h"
#include "session/worker/roundcall.h"
#include "store/line/databasethread.h"

#include <QObject>

#include <functional>
#include <optional>
#include <vector>

namespace intray {

/// Says together what the places of a worker have to say to the database: one call at a time, and
/// what comes while it runs goes with the next. Lives in the worker's thread and blocks nothing.
class WorkRounds : public QObject
{
    Q_OBJECT
public:
    /// What one place says.
    struct Part
    {
        const QObject *place = nullptr;
        std::optional<ItemEnding> ending{};
        bool takes = false; ///< An item, too; after an ending only once that has succeeded.
        qint64 rules = -1;  ///< rulesLine() that the ending goes by; -1: by none.
        /// With what is this place's alone: at most one ending, one item, one context.
        std::function<void(const Outcome<FinishedAndTaken> &)> answered{};
    };

    WorkRounds(DatabaseThread &database, QString queue, QObject *parent = nullptr);
    ~WorkRounds() override;

    void add(const Part &part);
    /// Withdraws this place's wish for an item while it waits for another attempt. None: it cannot
    /// be withdrawn, because it is under way, or because an attempt without an answer may have
    /// taken something and this is not `evenIfTaken`. Else: whether something may have been taken.
    std::optional<bool> withdraw(const QObject *place, bool evenIfTaken);

    const Queue &rules() const { return m_rules; } ///< Those of the last answer.
    qint64 rulesLine() const { return m_rulesLine; }
    void learn(const Queue &rules) { m_rules = rules; } ///< Somebody has read newer ones.

signals:
    void told(const QString &sentence);
    void lineChanged(bool isUp, const QString &sentence); ///< No: the call is made again later.

private:
    using Parts = std::vector<Part>;

    void sendSoon();
    void send();
    Parts partsOfNextCall();
    WorkRound roundOf(const Parts &parts, const LockId &nextLock) const;
    void receive(const Outcome<RoundCall::Answer> &answer);
    void answerEach(const Parts &parts, const FinishedAndTaken &done);
    void answerOlderRules(Parts parts);
    void tellPassedOver(const QStringList &sentences);

    const QString m_queue;
    RoundCall m_call;
    Queue m_rules;
    qint64 m_rulesLine = -1;  ///< Of the history of rules; -1: they are not known yet.
    QStringList m_passedOver; ///< By the last claim.
    Parts m_waiting;
    Parts m_out; ///< What the call under way says.
};

} // namespace intray
