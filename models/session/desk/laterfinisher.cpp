// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/desk/laterfinisher.h"

#include "queue/correction.h"
#include "queue/recordschema.h"
#include "session/answer.h"
#include "session/session.h"
#include "store/work/workstore.h"

#include <algorithm>

namespace intray {

LaterFinisher::LaterFinisher(Session &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_finisher(session, carryOut)
{
    followFinisher();
    connect(&m_session, &Session::started, this, &LaterFinisher::load);
    // Queued: a look tells of the link first and of new rules then.
    connect(&m_session, &Session::linkChanged, this, &LaterFinisher::sendNext,
            Qt::QueuedConnection);
    if (m_session.isStarted())
        load();
}

LaterFinisher::~LaterFinisher() = default;

void LaterFinisher::followFinisher()
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
    connect(&m_finisher, &Finisher::notDone, this, &LaterFinisher::receiveNotDone);
}

void LaterFinisher::add(const Item &item, const Disposition &disposition)
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

bool LaterFinisher::holds(ItemId item) const
{
    return std::any_of(m_waiting.begin(), m_waiting.end(),
                       [item](const PostponedWork &work) { return work.item.id == item; });
}

bool LaterFinisher::withdraw(ItemId item)
{
    for (qsizetype place = m_sending ? 1 : 0; place < m_waiting.size(); ++place) {
        if (m_waiting.at(place).item.id != item)
            continue;
        m_session.journal().settle(m_waiting.takeAt(place));
        return true;
    }
    return false;
}

void LaterFinisher::load()
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

void LaterFinisher::sendNext()
{
    const bool canSend = m_session.isStarted() && m_session.link() == Session::Link::Live &&
                         m_session.whyNoWriting().isEmpty();
    if (m_sending || m_waiting.isEmpty() || !canSend)
        return;
    m_sending = true;
    const PostponedWork &work = m_waiting.constFirst();
    if (const auto kept = checkNow(work); !kept)
        receiveNotDone(kept.error());
    else
        m_finisher.finish(work.item, work.disposition, {});
}

// The rules may have changed while nobody could be asked.
Outcome<Done> LaterFinisher::checkNow(const PostponedWork &work) const
{
    const Queue rules = m_session.queueNamed(work.item.queue);
    if (!rules.id.isValid() || work.disposition.kind != Disposition::Kind::Complete)
        return Done();
    const auto schema = RecordSchema::of(rules);
    const QList<Fault> faults =
        schema.value_or(RecordSchema()).check(work.disposition.record.value_or(work.item.record));
    if (faults.isEmpty())
        return Done();
    return tl::unexpected<Error>(
        recordRefused(faults.constFirst().field, faults.constFirst().sentence));
}

// An earlier run may have done it without living to see the answer.
Outcome<FinishedWork> LaterFinisher::carryOut(WorkStore &store, const Finisher::Job &job)
{
    const auto work = Finisher::carryOut(store, job);
    const bool isLost = !work && work.error().kind == Error::Kind::LockLost;
    if (isLost && isFinishedUnder(store, job.item.id, job.item.lock.id))
        return FinishedWork{job.item, job.disposition, {}, {}};
    return work;
}

PostponedWork LaterFinisher::endFirst()
{
    m_sending = false;
    const PostponedWork work = m_waiting.takeFirst();
    m_session.journal().settle(work);
    return work;
}

// A line that broke ends nothing: it goes out again under an id that nobody has called off.
void LaterFinisher::receiveNotDone(const Error &error)
{
    if (Finisher::isRefusal(error) && error.kind != Error::Kind::ReadOnly) {
        emit notDone(endFirst().item, error);
        sendNext();
        return;
    }
    PostponedWork &work = m_waiting.first();
    work.disposition.operation = newId();
    answer(m_session.journal().postpone(work), this, [this](const Outcome<Done> &) {
        m_sending = false;
        sendNext();
    });
}

} // namespace intray
