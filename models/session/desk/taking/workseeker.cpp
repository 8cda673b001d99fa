// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/desk/taking/workseeker.h"

#include "session/answer.h"
#include "session/session.h"
#include "store/sources/sourcestore.h"

namespace intray {

using namespace std::chrono_literals;
using std::chrono::milliseconds;

WorkSeeker::WorkSeeker(Session &session, ElapsedClock clock, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_clock(std::move(clock))
{
    m_nextLook.setSingleShot(true);
    m_second.setInterval(1s);
    connect(&m_nextLook, &QTimer::timeout, this, &WorkSeeker::look);
    connect(&m_second, &QTimer::timeout, this, &WorkSeeker::ticked);
    connect(&session, &Session::databaseChanged, this, &WorkSeeker::look);
}

WorkSeeker::~WorkSeeker()
{
    if (m_runner)
        m_runner->cancel(m_cancellation);
}

std::chrono::seconds WorkSeeker::elapsed() const
{
    return std::chrono::floor<std::chrono::seconds>(m_clock() - m_since);
}

template <typename Work>
void WorkSeeker::ask(DatabaseThread &thread, Work work)
{
    answer(
        thread.run(std::move(work), m_cancellation), this,
        [this, visit = m_visit](const Outcome<WorkRequest> &request) { receive(request, visit); });
}

void WorkSeeker::seek(const QString &queue, int count)
{
    if (m_seeking)
        return;
    ++m_visit;
    m_seeking = true;
    m_calledOff = false;
    m_cancellation = {};
    m_request = {};
    m_request.queue = queue;
    m_request.requested = count;
    m_request.lock = newId();
    m_since = m_clock();
    m_second.start();
    emit changed();
    ask(m_session.actions(), [queue, count, lock = m_request.lock](SourceStore &store) {
        return store.askForWork(queue, count, lock);
    });
}

void WorkSeeker::receive(const Outcome<WorkRequest> &request, quint64 visit)
{
    if (visit != m_visit || !m_seeking)
        return;
    if (!request) {
        receiveTrouble(request.error());
        return;
    }
    m_runs = false;
    m_looking = false;
    m_request = *request;
    if (m_request.isOpen()) {
        emit ticked();
        goOn();
        return;
    }
    end();
    m_session.lookNow();
    emit ended(m_request);
}

// A broken line is no end: the request stands, and whoever has a line again looks at it.
void WorkSeeker::receiveTrouble(const Error &error)
{
    m_runs = false;
    m_looking = false;
    const bool isAsked = m_request.id.isValid();
    if (isAsked && (error.kind == Error::Kind::Offline || error.kind == Error::Kind::Cancelled)) {
        m_session.noteError(error);
        planLook();
        return;
    }
    end();
    m_session.noteError(error);
    emit failed(error);
}

void WorkSeeker::goOn()
{
    if (m_calledOff)
        cancel();
    else if (m_request.isAttended)
        planLook();
    else
        run();
}

void WorkSeeker::run()
{
    m_runs = true;
    if (!m_runner)
        m_runner = std::make_unique<DatabaseThread>(
            m_session.login(), m_session.actions().identity(), OpenMode::Existing);
    ask(*m_runner, [request = m_request, cancellation = m_cancellation](SourceStore &store) {
        return store.attend(request, cancellation);
    });
}

void WorkSeeker::look()
{
    if (!m_seeking || m_runs || m_looking || !m_request.id.isValid())
        return;
    m_looking = true;
    answer(m_session.watching().run(
               [id = m_request.id](SourceStore &store) { return store.lookAtRequest(id); }),
           this,
           [this, visit = m_visit](const Outcome<WorkRequest> &seen) { receive(seen, visit); });
}

// The schedule, and earlier if the runner falls silent.
void WorkSeeker::planLook()
{
    const milliseconds gone = m_clock() - m_since;
    int number = 0;
    while (timeOfLook(number) <= gone)
        ++number;
    milliseconds next = timeOfLook(number) - gone;
    if (m_request.aloneAfter > 0ms)
        next = std::min(next, m_request.aloneAfter + 10ms);
    m_nextLook.start(next);
}

void WorkSeeker::cancel()
{
    m_calledOff = true;
    if (!m_seeking || !m_request.id.isValid())
        return;
    if (m_runs)
        m_runner->cancel(m_cancellation);
    ++m_visit;
    answer(m_session.actions().run(
               [id = m_request.id](SourceStore &store) { return store.cancelRequest(id); }),
           this,
           [this, visit = m_visit](const Outcome<WorkRequest> &seen) { receive(seen, visit); });
}

void WorkSeeker::end()
{
    m_seeking = false;
    m_runs = false;
    m_nextLook.stop();
    m_second.stop();
    emit changed();
}

} // namespace intray
