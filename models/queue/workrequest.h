// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/id.h"
#include "queue/item.h"

#include <chrono>

namespace intray {

using RequestId = Id<struct RequestTag>;

/// "User U asked for n items of queue Q", in a queue that is filled by a criteria query.
struct WorkRequest
{
    enum class State {
        Busy,    ///< Not answered yet.
        Full,    ///< All that was asked for.
        Partial, ///< Fewer; `reason` says why not more.
        None,    ///< Nothing; `reason` says why.
    };
    enum class Reason {
        None,
        Nothing,       ///< Nothing (else) matches the criteria.
        Held,          ///< What (else) matches is held.
        Later,         ///< What (else) matches was returned for later.
        Yours,         ///< What (else) matches is held by the user.
        OtherHands,    ///< What (else) matches needs other hands: the user did the step before.
        Paused,        ///< The queue is paused.
        LockLimit,     ///< The user holds as many items as the queue allows.
        NotPermitted,  ///< The user may not take items from the queue (any more).
        Cancelled,     ///< The user called it off.
        WaitedTooLong, ///< Nobody ran the query for so long that nobody can be waiting any more.
        SourceFailed,  ///< The database refused the criteria query; `detail` holds its words.
        SourceTooSlow, ///< The criteria query took longer than it may.
    };

    RequestId id;
    QString queue; ///< The queue's name.
    QString user;
    int requested = 0;
    int assigned = 0;
    State state = State::Busy;
    Reason reason = Reason::None;
    QString detail;
    QDateTime askedAt;
    QDateTime answeredAt;
    LockId lock;       ///< Made by the client; the request's items bear it.
    QList<Item> items; ///< What the lock holds now.
    /// While it is busy: whether somebody runs the query. If nobody does, whoever sees it should.
    bool isAttended = false;
    /// While somebody runs the query: it is over for them unless they are heard of until then.
    /// Zero where the database itself notices their end.
    std::chrono::milliseconds aloneAfter{0};

    bool isOpen() const { return state == State::Busy; }
};

/// The words in SQL and JSON, such as "busy" and "lock_limit".
QString nameOf(WorkRequest::State state);
QString nameOf(WorkRequest::Reason reason);
WorkRequest::State requestStateNamed(const QString &name);
WorkRequest::Reason requestReasonNamed(const QString &name);

/// How a request ended, for people: "2 of 3: nothing else matches."
QString sentenceFor(const WorkRequest &request);

/// How long from asking until the look with this number, counted from 0: after 5, 10 and 20
/// seconds, and every 10 seconds from then on.
std::chrono::seconds timeOfLook(int number);

/// What running a criteria query came to.
struct SourceRun
{
    bool isElsewhere = false; ///< Somebody else is running it; nothing was done.
    bool wasFresh = false;    ///< The last result was still good, so it was not run again.
    int found = 0;
    int passedOver = 0; ///< Rows whose key came before; the first one counts.
};

/// What a criteria query looked like when it was tried.
struct SourceTrial
{
    QStringList columns; ///< In the query's order, key and priority among them.
    int rows = 0;
    int duplicates = 0;
    bool wasCut = false; ///< There is more, or the trial's time was over: not all of it was seen.
    QStringList first;   ///< The first keys of what was seen, as the queue would give them out.
};

} // namespace intray
