// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/desk/finishing/finisher.h"

#include "session/answer.h"
#include "session/session.h"
#include "store/verifying/duplicatestore.h"
#include "store/work/passingover.h"
#include "store/work/workstore.h"

#include <algorithm>

namespace intray {

using namespace std::chrono_literals;

static constexpr int mostSendings = 4;
static constexpr std::chrono::milliseconds firstPause = 500ms;
static constexpr std::chrono::milliseconds longestPause = 30s;

Finisher::Finisher(Session &session, Work work, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_work(std::move(work))
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &Finisher::askAgain);
    connect(&m_session, &Session::linkChanged, this, [this] {
        if (m_session.link() == Session::Link::Live)
            askAgain();
    });
}

Finisher::~Finisher() = default;

void Finisher::finish(const Item &item, const Disposition &disposition, const QStringList &next,
                      const QList<LockId> &first)
{
    m_job = {item, disposition, next, first};
    m_sent = 0;
    send();
}

void Finisher::endAsDuplicate(const Item &item, const Disposition &disposition, const Item &keeper)
{
    m_job = {item, disposition, {}};
    m_job.keeper = keeper;
    m_sent = 0;
    send();
}

static Outcome<FinishedWork> mergeIn(DuplicateStore &store, const Finisher::Job &job)
{
    Merge merge{job.keeper->id};
    merge.held = job.item.lock.id;
    merge.operation = job.disposition.operation;
    return store.mergeInto(job.item.id, merge).map([&](Done) {
        return FinishedWork{job.item, job.disposition, {}, {}, job.keeper->key};
    });
}

void Finisher::send()
{
    ++m_sent;
    m_isUnknown = false;
    m_pause = firstPause;
    if (m_job.keeper) {
        answer(m_session.actions().run(
                   [job = m_job](DuplicateStore &store) { return mergeIn(store, job); }),
               this, [this](const auto &work) { receive(work); });
        return;
    }
    answer(m_session.actions().run(
               [job = m_job, work = m_work](WorkStore &store) { return work(store, job); }),
           this, [this](const auto &work) { receive(work); });
}

// Finishing and taking are two calls here, because something is asked, or because the answer to one
// call for both was too large or could not be read. If the first call is sent again, it happens only once.
Outcome<FinishedWork> Finisher::finishFirst(WorkStore &store, const Job &job)
{
    const auto finished = store.finish(job.item.id, job.item.lock.id, job.disposition);
    if (!finished)
        return tl::unexpected(finished.error());
    FinishedWork work{job.item, job.disposition, {}, {}};
    takeNext(store, job, work);
    return work;
}

Outcome<FinishedWork> Finisher::carryOut(WorkStore &store, const Job &job)
{
    const Item &item = job.item;
    FinishedWork work{item, job.disposition, {}, {}};
    if (job.next.isEmpty() || !job.first.isEmpty())
        return store.finish(item.id, item.lock.id, job.disposition).map([&](const Finished &) {
            if (!job.first.isEmpty())
                takeNext(store, job, work);
            return work;
        });
    if (job.disposition.question)
        return finishFirst(store, job);
    const auto both =
        store.finishAndTakeNext(item.id, item.lock.id, job.disposition, job.next, job.nextLock);
    if (!both && PassingOver::isOfAnItem(both.error()))
        return finishFirst(store, job);
    if (!both)
        return tl::unexpected(both.error());
    work.next = takenFrom(store, both->next).value();
    return work;
}

void Finisher::receive(const Outcome<FinishedWork> &work)
{
    if (work) {
        m_session.noteAnswer();
        emit done(*work);
        return;
    }
    m_cause = work.error();
    m_session.noteError(m_cause);
    if (m_cause.kind == Error::Kind::LockLost)
        emit lockLost(m_cause);
    else if (isRefusal(m_cause))
        emit notDone(m_cause);
    else
        resolve();
}

// The database gives these errors before it changes anything.
bool Finisher::isRefusal(const Error &error)
{
    using Kind = Error::Kind;
    static const QList<Kind> refusals{Kind::Invalid,      Kind::RecordRefused, Kind::NotFound,
                                      Kind::NotPermitted, Kind::ReadOnly,      Kind::DiskFull,
                                      Kind::LockLost};
    return refusals.contains(error.kind);
}

void Finisher::askAgain()
{
    if (m_isUnknown)
        resolve();
}

void Finisher::resolve()
{
    m_isUnknown = true;
    m_timer.stop();
    if (std::exchange(m_asking, true))
        return;
    answer(m_session.actions().run(
               [job = m_job](WorkStore &store) { return whatBecameOf(store, job); }),
           this, [this](const auto &work) { receiveResolved(work); });
}

Outcome<std::optional<FinishedWork>> Finisher::whatBecameOf(WorkStore &store, const Job &job)
{
    const auto event = store.outcomeOf(job.disposition.operation);
    if (!event)
        return tl::unexpected(event.error());
    if (!*event)
        return std::nullopt;
    FinishedWork work{job.item, job.disposition, {}, {}, job.keeper ? job.keeper->key : QString()};
    if (!job.next.isEmpty() || !job.first.isEmpty())
        takeNext(store, job, work);
    return work;
}

// The lock's id is the one that went with the operation. If the operation took an item, this call
// therefore gives the same item again.
void Finisher::takeNext(WorkStore &store, const Job &job, FinishedWork &work)
{
    const auto taken = takeNextAfter(store, job.first, job.next, job.nextLock);
    if (taken && (taken->detail || taken->trouble || !job.next.isEmpty()))
        work.next = *taken;
    else if (!taken)
        work.nextTrouble = taken.error();
}

void Finisher::receiveResolved(const Outcome<std::optional<FinishedWork>> &work)
{
    m_asking = false;
    if (!work) {
        m_timer.start(m_pause);
        m_pause = std::min(m_pause * 2, longestPause);
        emit unknown(work.error());
        return;
    }
    m_isUnknown = false;
    m_session.noteAnswer();
    if (*work) {
        emit done(**work);
    } else if (mayRepeat()) {
        m_job.disposition.operation = newId();
        send();
    } else {
        emit notDone(m_cause);
    }
}

bool Finisher::mayRepeat() const
{
    return m_cause.kind == Error::Kind::Offline && m_sent < mostSendings;
}

} // namespace intray
