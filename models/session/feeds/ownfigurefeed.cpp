// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/feeds/ownfigurefeed.h"

#include "session/answer.h"
#include "session/session.h"
#include "store/reading/figurestore.h"
#include "store/reading/liststore.h"
#include "store/verifying/ledgerstore.h"

namespace intray {

static constexpr int pageLines = 500;

OwnFigureFeed::OwnFigureFeed(Session &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{
}

OwnFigureFeed::~OwnFigureFeed()
{
    m_cancellation.cancel();
}

// Today begins at midnight here, but which day it is the database says.
void OwnFigureFeed::look()
{
    readSlips();
    const auto work = [](FigureStore &store) { return store.now(); };
    answer(m_session.reading().run(work, m_cancellation), this,
           [this](const Outcome<QDateTime> &now) {
               if (now)
                   readEvents(now->toLocalTime().date().startOfDay(), 0);
               else
                   tell(now.error());
           });
}

void OwnFigureFeed::readSlips()
{
    answer(m_session.reading().run([](PlantStore &store) { return store.own(); }, m_cancellation),
           this, [this](const Outcome<CaughtSlips> &own) {
               if (!own) // whoever corrects no records has none
                   return own.error().kind == Error::Kind::NotPermitted ? void()
                                                                        : tell(own.error());
               m_slips = *own;
               if (m_isCounted)
                   emit changed();
           });
}

void OwnFigureFeed::readEvents(const QDateTime &midnight, qint64 before)
{
    HistoryQuery query;
    query.user = m_session.identity().user;
    query.kinds = {EventKind::Completed, EventKind::TakenBack, EventKind::Returned};
    query.from = beginningOfWeek(midnight).toUTC();
    const auto work = [query, before, cancellation = m_cancellation](ListStore &store) {
        return store.events(query, before, pageLines, cancellation);
    };
    answer(m_session.reading().run(work, m_cancellation), this,
           [this, midnight](const auto &page) { receiveEvents(midnight, page); });
}

void OwnFigureFeed::receiveEvents(const QDateTime &midnight, const Outcome<HistoryPage> &page)
{
    if (!page)
        return tell(page.error());
    for (const HistoryLine &line : page->lines)
        m_events.append(line.event);
    if (page->next > 0)
        return readEvents(midnight, page->next);
    m_figures = ownFiguresOf(m_events, midnight);
    m_isCounted = true;
    QStringList queues;
    for (const Event &event : std::as_const(m_events))
        if (!event.queue.isEmpty() && !queues.contains(event.queue))
            queues.append(event.queue);
    for (const QString &queue : queues) {
        m_ledgers.append({queue, midnight, &OwnFigures::today});
        m_ledgers.append({queue, beginningOfWeek(midnight), &OwnFigures::week});
    }
    emit changed();
    readCorrections();
}

void OwnFigureFeed::tell(const Error &error)
{
    if (error.kind != Error::Kind::Cancelled)
        emit failed(error);
}

void OwnFigureFeed::readCorrections()
{
    if (m_ledgers.isEmpty())
        return;
    LedgerQuery query;
    query.queue = m_ledgers.constFirst().queue;
    query.person = m_session.identity().user;
    query.from = m_ledgers.constFirst().from.toUTC();
    const auto work = [query, cancellation = m_cancellation](LedgerStore &store) {
        return store.ledger(query, {}, cancellation);
    };
    answer(m_session.reading().run(work, m_cancellation), this,
           [this](const Outcome<Ledger> &ledger) { receiveCorrections(ledger); });
}

void OwnFigureFeed::receiveCorrections(const Outcome<Ledger> &ledger)
{
    if (!ledger)
        return tell(ledger.error());
    (m_figures.*m_ledgers.takeFirst().span).corrected += ledger->corrected;
    emit changed();
    readCorrections();
}

} // namespace intray
