// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/disposition.h"
#include "session/desk/taking/takingsteps.h"
#include "store/work/workstore.h"

#include <QObject>
#include <QTimer>

#include <functional>

namespace intray {

class Session;

/// A disposition that the database has confirmed.
struct FinishedWork
{
    Item item;
    Disposition disposition;
    std::optional<TakenRecord> next;  ///< When the next one was asked for.
    std::optional<Error> nextTrouble; ///< It was asked for, but that failed.
    QString duplicateOf = {};         ///< The key of the item of which it is a duplicate; or empty.
};

/// Carries out one disposition and finds out what became of it, whatever happens to the connection:
/// the operation id is made once, and an answer that did not come is asked for under that id until
/// it is known (design rule 5). What a broken line kept from the database is repeated under a new
/// id, once the old one can never happen. Lives in the window's thread. Exactly one of done(),
/// lockLost() and notDone() ends every finish().
class Finisher : public QObject
{
    Q_OBJECT
public:
    /// What is asked of the database; kept until it is known what became of it.
    struct Job
    {
        Item item;
        Disposition disposition;
        QStringList next;
        QList<LockId> first = {};  ///< What these locks hold comes next, before the queues.
        LockId nextLock = newId(); ///< Of the next item, so that it is found after a lost answer.
        std::optional<Item> keeper = {}; ///< The item of which this one is a duplicate.
    };
    using Work = std::function<Outcome<FinishedWork>(WorkStore &, const Job &)>;

    /// `work` is the step whose answer may get lost; tests lose it.
    explicit Finisher(Session &session, Work work = carryOut, QObject *parent = nullptr);
    ~Finisher() override;

    static Outcome<FinishedWork> carryOut(WorkStore &store, const Job &job);

    /// With `next`, takes the next item of these queues in the same transaction; but what `first`
    /// holds, such as the rest of a batch, comes before them, also without any queue.
    void finish(const Item &item, const Disposition &disposition, const QStringList &next,
                const QList<LockId> &first = {});
    /// Ends it as a duplicate of an item that is kept as it is: dismissed, under this operation.
    void endAsDuplicate(const Item &item, const Disposition &disposition, const Item &keeper);
    void askAgain(); ///< Do not wait for the timer.

    /// Whether the database said no before anything was changed.
    static bool isRefusal(const Error &error);

signals:
    void done(const intray::FinishedWork &work);
    void lockLost(const intray::Error &error);
    void notDone(const intray::Error
                     &error); ///< Nothing was changed, and under this id nothing ever will be.
    void unknown(const intray::Error &error); ///< Not known yet; it is asked again.

private:
    static Outcome<std::optional<FinishedWork>> whatBecameOf(WorkStore &store, const Job &job);
    static Outcome<FinishedWork> finishFirst(WorkStore &store, const Job &job);
    static void takeNext(WorkStore &store, const Job &job, FinishedWork &work);

    void send();
    bool mayRepeat() const;
    void receive(const Outcome<FinishedWork> &work);
    void resolve();
    void receiveResolved(const Outcome<std::optional<FinishedWork>> &work);

    Session &m_session;
    Work m_work;
    Job m_job;
    Error m_cause;
    QTimer m_timer;
    std::chrono::milliseconds m_pause{0};
    int m_sent = 0;
    bool m_isUnknown = false;
    bool m_asking = false;
};

} // namespace intray
