// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/desk/taking/takingsteps.h"
#include "session/drafts/draftjournal.h"

#include <QObject>

#include <functional>
#include <optional>

namespace intray {

class Session;

/// Asks the database for records, one question at a time, and this disk for newer text. A new
/// question, or turnAway(), makes the answer to the old one late: it is not given any more, but
/// what was locked by it is told. Lives in the window's thread and never blocks it; each question
/// ends with one signal.
class Taker : public QObject
{
    Q_OBJECT
public:
    using Prepare = std::function<void(const TakenRecord &, const std::optional<Draft> &local,
                                       std::function<void()> then)>;

    explicit Taker(Session &session, QObject *parent = nullptr);
    ~Taker() override;

    /// What is done with a record before it is given.
    void setPrepare(Prepare prepare) { m_prepare = std::move(prepare); }

    /// What its user holds already of queues that give out work on request is as good, but `here`.
    void takeNext(const QString &queue, const QList<LockId> &first, ItemId here);
    void takeSeveral(const QString &queue, int count); ///< A batch under one lock.
    void take(ItemId item);
    void takeFirstOf(const QList<ItemId> &items); ///< That nobody else has.
    void open(ItemId item); ///< One that its user may hold already. Else than taken: unreachable().
    void takeAgain(ItemId item); ///< takenAgain() answers.
    /// takenBack() or notTakenBack(). Without an operation: one that was finished longer ago.
    void takeBack(ItemId item, const OperationId &operation);
    /// Goes on with an answer that is here: with takenAgain(), or with what a disposition brought.
    void receive(const TakenRecord &taken);
    void turnAway();

    int wanted() const { return m_wanted; } ///< How many items were asked for last.
    /// Mine, but the line broke before it was read.
    ItemId awaited() const { return m_awaited; }
    void forgetAwaited() { m_awaited = {}; }

signals:
    void taken(const intray::TakenRecord &taken, const std::optional<intray::Draft> &local);
    void nothingTaken(const intray::TakenRecord &taken); ///< Or it could not be read.
    void failed(const intray::Error &error);
    /// It could not be opened; the text of it that is on this disk.
    void unreachable(const std::optional<intray::DraftJournal::Entry> &text,
                     const intray::Error &error);
    void takenAgain(const intray::TakenRecord &taken);
    void takenBack(const intray::TakenRecord &taken);
    void notTakenBack(const intray::Error &error);
    void cameLate(const intray::Item &item); ///< It is locked, in my items, and not at the desk.

private:
    template <typename Work>
    void ask(Work work, std::function<void(const Outcome<TakenRecord> &)> then);
    template <typename Work>
    void ask(Work work);
    const LockId &nextClaim();
    void receiveTrouble(const Error &error);
    void findText(ItemId item, std::function<void(std::optional<DraftJournal::Entry>)> then);
    void receiveUnreachable(ItemId item, const Error &error);

    Session &m_session;
    Prepare m_prepare = [](const TakenRecord &, const std::optional<Draft> &,
                           const std::function<void()> &then) { then(); };
    LockId m_claim; ///< Under which the next record is asked for, again after a lost answer.
    int m_wanted = 1;
    ItemId m_awaited;
    /// Grows with every question; a late answer carries an older one.
    quint64 m_visit = 0;
};

} // namespace intray
