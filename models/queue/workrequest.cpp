// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/workrequest.h"

#include "queue/namedvalues.h"

#include <QCoreApplication>

namespace intray {

using RequestState = WorkRequest::State;
using Reason = WorkRequest::Reason;

static constexpr NamedValues<RequestState, 4> states{{{RequestState::Busy, "busy"},
                                                      {RequestState::Full, "full"},
                                                      {RequestState::Partial, "partial"},
                                                      {RequestState::None, "none"}}};

static constexpr NamedValues<Reason, 13> reasons{{{Reason::None, ""},
                                                  {Reason::Nothing, "nothing"},
                                                  {Reason::Held, "held"},
                                                  {Reason::Later, "later"},
                                                  {Reason::Yours, "yours"},
                                                  {Reason::OtherHands, "not_for_you"},
                                                  {Reason::Paused, "paused"},
                                                  {Reason::LockLimit, "lock_limit"},
                                                  {Reason::NotPermitted, "not_permitted"},
                                                  {Reason::Cancelled, "cancelled"},
                                                  {Reason::WaitedTooLong, "waited_too_long"},
                                                  {Reason::SourceFailed, "source_failed"},
                                                  {Reason::SourceTooSlow, "source_too_slow"}}};

QString nameOf(RequestState state)
{
    return nameIn(states, state);
}

QString nameOf(Reason reason)
{
    return nameIn(reasons, reason);
}

RequestState requestStateNamed(const QString &name)
{
    return valueIn(states, name).value_or(RequestState::Busy);
}

Reason requestReasonNamed(const QString &name)
{
    return valueIn(reasons, name).value_or(Reason::None);
}

static QString say(const char *text)
{
    return QCoreApplication::translate("WorkRequest", text);
}

static QString reasonForLess(Reason reason)
{
    switch (reason) {
    case Reason::Held:
        return say(QT_TRANSLATE_NOOP("WorkRequest", "no other match is free."));
    case Reason::Later:
        return say(QT_TRANSLATE_NOOP("WorkRequest", "all other matches are postponed."));
    case Reason::Yours:
        return say(QT_TRANSLATE_NOOP("WorkRequest", "you hold all other matches already."));
    case Reason::OtherHands:
        return say(QT_TRANSLATE_NOOP("WorkRequest", "all other matches need a different person."));
    case Reason::LockLimit:
        return say(QT_TRANSLATE_NOOP("WorkRequest", "you cannot hold more items of this queue."));
    default:
        return say(QT_TRANSLATE_NOOP("WorkRequest", "nothing else matches."));
    }
}

static const char *reasonForNothing(Reason reason)
{
    switch (reason) {
    case Reason::None:
    case Reason::Nothing:
        break;
    case Reason::Held:
        return QT_TRANSLATE_NOOP("WorkRequest", "All matches are already locked.");
    case Reason::Later:
        return QT_TRANSLATE_NOOP("WorkRequest", "All matches are postponed.");
    case Reason::Yours:
        return QT_TRANSLATE_NOOP("WorkRequest", "All matches are locked by you.");
    case Reason::OtherHands:
        return QT_TRANSLATE_NOOP("WorkRequest",
                                 "All matches need a different person: you did the previous step, or "
                                 "returned them yourself.");
    case Reason::Paused:
        return QT_TRANSLATE_NOOP("WorkRequest", "The queue is paused.");
    case Reason::LockLimit:
        return QT_TRANSLATE_NOOP("WorkRequest", "You hold as many items as the queue allows; "
                                                "finish or return one first.");
    case Reason::NotPermitted:
        return QT_TRANSLATE_NOOP("WorkRequest",
                                 "You are not allowed to take items from this queue.");
    case Reason::Cancelled:
        return QT_TRANSLATE_NOOP("WorkRequest", "You cancelled this.");
    case Reason::WaitedTooLong:
        return QT_TRANSLATE_NOOP("WorkRequest",
                                 "Nobody looked for work in time. Please try again.");
    case Reason::SourceFailed:
        return QT_TRANSLATE_NOOP("WorkRequest", "The database rejected the query that fills this "
                                                "queue. Tell an administrator of Intray.");
    case Reason::SourceTooSlow:
        return QT_TRANSLATE_NOOP("WorkRequest",
                                 "The query that fills this queue took longer than 15 minutes and "
                                 "was cancelled. Tell an administrator of Intray.");
    }
    return QT_TRANSLATE_NOOP("WorkRequest", "Nothing matches.");
}

QString sentenceFor(const WorkRequest &request)
{
    switch (request.state) {
    case RequestState::Busy:
        return request.isAttended
                   ? say(QT_TRANSLATE_NOOP("WorkRequest",
                                           "Somebody is already looking for work; this request is "
                                           "answered together with theirs."))
                   : say(QT_TRANSLATE_NOOP("WorkRequest", "The request waits for somebody to look "
                                                          "for work."));
    case RequestState::Full:
        return QCoreApplication::translate("WorkRequest", "%n item(s) for you.", nullptr,
                                           request.assigned);
    case RequestState::Partial:
        return say(QT_TRANSLATE_NOOP("WorkRequest", "%1 of %2: %3"))
            .arg(request.assigned)
            .arg(request.requested)
            .arg(reasonForLess(request.reason));
    case RequestState::None:
        break;
    }
    return say(reasonForNothing(request.reason));
}

std::chrono::seconds timeOfLook(int number)
{
    constexpr std::array first{5, 10, 20};
    if (number < int(first.size()))
        return std::chrono::seconds(first.at(size_t(number)));
    return std::chrono::seconds(first.back() + 10 * (number - int(first.size()) + 1));
}

} // namespace intray
