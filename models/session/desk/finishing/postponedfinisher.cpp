// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/desk/finishing/postponedfinisher.h"

#include "schema/correction.h"
#include "session/answer.h"
#include "session/session.h"
#include "store/rules/queuestore.h"
#include "store/work/workstore.h"

#include <algorithm>

namespace intray {

PostponedFinisher::PostponedFinisher(Session &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_finisher(session, carryOut)
{
    followFinisher();
    connect(&m_session, &Session::started, this, &PostponedFinisher::load);
    connect(&m_session, &Session::linkChanged, this, &PostponedFinisher::sendNext);
    if (m_session.isStarted())
        load();
}

PostponedFinisher::~PostponedFinisher() = default;

void PostponedFinisher::followFinisher()
{
    connect(&m_finisher, &Finisher::done, this, [this](const FinishedWork &work) {
        const PostponedWork ended = endFirst();
        m_session.journal().forget(ended.owner, ended.item.id);
        emit done(work);
        sendNext();
    });
    connect(&m_finisher, &Finisher::lockLost, this, [this](const Error &error) {
        emit lockLost(endFirst().item, error);
        sendNext();
    });
    connect(&m_finisher, &Finisher::notDone, this, &PostponedFinisher::receiveNotDone);
}

void PostponedFinisher::add(const Item &item, const Disposition &disposition)
{
    const PostponedWork work{m_session.draftOwner(), item, disposition};
    answer(m_session.journal().postpone(work), this, [this, work](const Outcome<Done> &onDisk) {
        if (!onDisk) {
            emit notKept(onDisk.error());
            return;
        }
        m_waiting.append(work);
        emit kept(work.item.id);
        sendNext();
    });
}

bool PostponedFinisher::holds(ItemId item) const
{
    return std::any_of(m_waiting.begin(), m_waiting.end(),
                       [item](const PostponedWork &work) { return work.item.id == item; });
}

bool PostponedFinisher::withdraw(ItemId item)
{
    for (qsizetype place = m_sending ? 1 : 0; place < m_waiting.size(); ++place) {
        if (m_waiting.at(place).item.id != item)
            continue;
        m_session.journal().settle(m_waiting.takeAt(place));
        return true;
    }
    return false;
}

void PostponedFinisher::load()
{
    if (std::exchange(m_loaded, true))
        return;
    answer(m_session.journal().postponed(m_session.draftOwner()), this,
           [this](const QList<PostponedWork> &found) {
               for (const PostponedWork &work : found)
                   if (!holds(work.item.id))
                       m_waiting.append(work);
               sendNext();
           });
}

void PostponedFinisher::sendNext()
{
    const bool canSend = m_session.isStarted() && m_session.link() == Session::Link::Live &&
                         m_session.whyNoWriting().isEmpty();
    if (m_sending || m_waiting.isEmpty() || !canSend)
        return;
    m_sending = true;
    answer(m_session.actions().run(
               [work = m_waiting.constFirst()](WorkStore &store, QueueStore &queues) {
                   return whatBreaksRules(store, queues, work);
               }),
           this, [this](const Outcome<std::optional<Error>> &broken) {
               const PostponedWork &work = m_waiting.constFirst();
               if (broken && *broken)
                   refuse(**broken);
               else // if the rules could not be read, the finisher asks until it has an answer
                   m_finisher.finish(work.item, work.disposition, {});
           });
}

// The rules may have changed while nobody could be asked.
Outcome<std::optional<Error>>
PostponedFinisher::whatBreaksRules(WorkStore &store, QueueStore &queues, const PostponedWork &work)
{
    if (work.disposition.kind != Disposition::Kind::Complete)
        return std::optional<Error>();
    const auto rules = queues.queue(work.item.queue);
    if (!rules)
        return tl::unexpected<Error>(rules.error());
    const auto detail = store.detail(work.item.id);
    const auto kept =
        checkCompleted(work.disposition.record.value_or(work.item.record), work.item.record, *rules,
                       detail ? detail->item.missing : work.item.missing);
    if (kept || isFinishedUnder(store, work.item.id, work.item.lock.id))
        return std::optional<Error>();
    return std::optional(kept.error());
}

// An earlier run of the program may have finished the item and ended before the answer came.
Outcome<FinishedWork> PostponedFinisher::carryOut(WorkStore &store, const Finisher::Job &job)
{
    const auto work = Finisher::carryOut(store, job);
    const bool isLost = !work && work.error().kind == Error::Kind::LockLost;
    if (isLost && isFinishedUnder(store, job.item.id, job.item.lock.id))
        return FinishedWork{job.item, job.disposition, {}, {}};
    return work;
}

PostponedWork PostponedFinisher::endFirst()
{
    m_sending = false;
    const PostponedWork work = m_waiting.takeFirst();
    m_session.journal().settle(work);
    return work;
}

void PostponedFinisher::refuse(const Error &error)
{
    emit notDone(endFirst().item, error);
    sendNext();
}

// A broken line is no refusal, so the work is sent again. It gets a new id, because the old one was
// called off.
void PostponedFinisher::receiveNotDone(const Error &error)
{
    if (Finisher::isRefusal(error) && error.kind != Error::Kind::ReadOnly)
        return refuse(error);
    PostponedWork &work = m_waiting.first();
    work.disposition.operation = newId();
    answer(m_session.journal().postpone(work), this, [this](const Outcome<Done> &) {
        m_sending = false;
        sendNext();
    });
}

} // namespace intray
