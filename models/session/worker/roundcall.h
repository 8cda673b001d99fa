// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/finished.h"
#include "queue/queuerules.h"
#include "store/backoff.h"
#include "store/line/databasethread.h"

#include <QObject>

#include <functional>
#include <optional>

namespace intray {

/// A worker's call to the database, one at a time: ends items, takes the next ones, and reads the
/// queue's rules where they are others than those that are known. Made again under the same ids
/// until the database answers. Lives in the worker's thread and blocks nothing.
class RoundCall : public QObject
{
    Q_OBJECT
public:
    struct Answer
    {
        FinishedAndTaken done;
        std::optional<Queue> rules; ///< Where they are others, or had to be read.
    };

    /// `answered`: with what no further attempt can change.
    using Answered = std::function<void(const Outcome<Answer> &)>;
    RoundCall(DatabaseThread &database, Answered answered, QObject *parent = nullptr);

    /// `known`: FinishedAndTaken::rules of the rules that are known; less than 0: none are.
    /// `mustRead`: the rules are read whatever they are. Not while another one is out.
    void start(const WorkRound &round, qint64 known, bool mustRead = false);
    void change(const WorkRound &round) { m_round = round; } ///< For the next attempt.
    void drop();                                             ///< No further attempt is made.

    const WorkRound &round() const { return m_round; }
    bool isOut() const { return m_isOut; }         ///< Under way, or it waits for another attempt.
    bool isWaiting() const { return m_isWaiting; } ///< For another attempt.
    /// An attempt without an answer may have taken something.
    bool mayHaveTaken() const { return m_mayHaveTaken; }

signals:
    void lineChanged(bool isUp, const QString &sentence); ///< No: another attempt comes later.

private:
    void ask();
    void receive(const Outcome<Answer> &answer);
    void askLater(const Error &error);

    DatabaseThread &m_database;
    const Answered m_answered;
    WorkRound m_round;
    qint64 m_known = -1;
    bool m_mustRead = false;
    BackOff m_backOff;
    int m_call = 0; ///< An attempt at an earlier one is made no more.
    bool m_isOut = false;
    bool m_isWaiting = false;
    bool m_mayHaveTaken = false;
};

} // namespace intray
