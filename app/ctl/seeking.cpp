// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/seeking.h"

#include "ctl/interruption.h"
#include "ctl/json.h"
#include "ctl/listing.h"
#include "ctl/progress.h"
#include "store/rules/queuestore.h"
#include "store/sources/sourcestore.h"

#include <QElapsedTimer>

namespace intray::ctl {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

static Exit exitFor(const WorkRequest &request)
{
    if (request.isOpen())
        return Exit::Busy;
    if (request.reason == WorkRequest::Reason::NotPermitted)
        return Exit::NotYours;
    return request.assigned > 0 ? Exit::Done : Exit::NothingAvailable;
}

static QString noteAbout(const WorkRequest &request)
{
    if (request.isOpen())
        return sentenceFor(request) + u' ' +
               Ctl::tr("Look again with \"intrayctl requests %1\".").arg(request.id.value());
    const QString detail = request.detail.isEmpty() ? QString() : u'\n' + request.detail;
    return request.state == WorkRequest::State::Full ? QString() : sentenceFor(request) + detail;
}

Reply replyAbout(QueueStore &store, const WorkRequest &request)
{
    QJsonObject json = jsonOf(request);
    QString text;
    if (!request.isOpen()) {
        json.insert(u"lock"_s, request.items.isEmpty() ? QJsonValue() : jsonOf(request.lock));
        json.insert(u"items"_s, jsonList(request.items, heldJson));
    }
    if (!request.items.isEmpty())
        text = itemTable(request.items, listFieldsOf(store, request.queue)) + u'\n' +
               Ctl::tr("lock %1").arg(request.lock);
    return {json, text, noteAbout(request), exitFor(request)};
}

namespace {

/// Waits for the answer to one request, and runs the query whenever nobody does.
class Seeking
{
public:
    Seeking(SourceStore &store, Interruption &interruption)
        : m_store(store)
        , m_interruption(interruption)
    {
        m_since.start();
    }

    Outcome<WorkRequest> untilAnswered(WorkRequest request, bool wait)
    {
        Outcome<WorkRequest> now = request;
        while (now && now->isOpen()) {
            if (!now->isAttended)
                now = m_store.attend(*now, m_interruption.cancellation());
            else if (!wait)
                return now;
            else if (m_interruption.waitFor(untilNextLook(*now)))
                now = m_store.lookAtRequest(request.id);
            if (m_interruption.happened())
                return m_store.cancelRequest(request.id);
        }
        return now;
    }

private:
    /// The schedule of the looks, and earlier if the runner falls silent.
    std::chrono::milliseconds untilNextLook(const WorkRequest &request)
    {
        const auto gone = std::chrono::milliseconds(m_since.elapsed());
        while (timeOfLook(m_look) <= gone)
            ++m_look;
        const std::chrono::milliseconds planned = timeOfLook(m_look) - gone;
        return request.aloneAfter > 0ms ? std::min(planned, request.aloneAfter + 10ms) : planned;
    }

    SourceStore &m_store;
    Interruption &m_interruption;
    QElapsedTimer m_since;
    int m_look = 0;
};

} // namespace

Answer seekWork(Call &call, int count)
{
    const auto open = call.connection();
    if (!open)
        return failed(open);
    SourceStore store(**open, call.identity());
    QueueStore queues(**open, call.identity());
    Interruption interruption(**open);
    const auto asked = store.askForWork(call.argument(0), count);
    if (!asked)
        return failed(asked);
    const ElapsedLine line(Ctl::tr("Looking for work"));
    const auto ended = Seeking(store, interruption).untilAnswered(*asked, call.has(u"wait"_s));
    if (!ended)
        return failed(ended);
    return replyAbout(queues, *ended);
}

} // namespace intray::ctl
