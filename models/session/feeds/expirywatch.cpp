// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/feeds/expirywatch.h"

#include "session/answer.h"
#include "session/keptseals.h"
#include "session/session.h"
#include "store/supervising/supervisionstore.h"

#include <utility>

namespace intray {

using namespace std::chrono_literals;

static constexpr std::chrono::milliseconds period = 15s;
/// So many looks a person has to come back to a record whose lock is over.
static constexpr int patience = 4;

ExpiryWatch::ExpiryWatch(Session &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{
    connect(&m_timer, &QTimer::timeout, this, &ExpiryWatch::look);
    m_timer.start(period);
    connect(&m_sealTimer, &QTimer::timeout, this, &ExpiryWatch::seal);
    m_sealTimer.start(usualSealSpan);
}

ExpiryWatch::~ExpiryWatch() = default;

void ExpiryWatch::look()
{
    if (!m_session.isStarted() || m_session.link() != Session::Link::Live)
        return;
    m_timer.start(std::max(period, 2 * m_session.pace()));
    answer(m_session.watching().run([](FigureStore &store) { return store.expired(); }), this,
           [this](const auto &due) { receive(due); });
}

void ExpiryWatch::seal()
{
    if (!m_session.isStarted() || m_session.link() != Session::Link::Live ||
        !m_session.mayKeep(Duty::Seals))
        return;
    m_session.actions().run(
        [](SupervisionStore &store) { return store.sealHistory(usualSealSpan); });
    m_session.actions().runOnConnection(
        [](Connection &connection) -> Outcome<bool> { return KeptSeals().keepNewest(connection); });
}

void ExpiryWatch::receive(const Outcome<DueToSweep> &due)
{
    if (!due)
        return; // whoever shows something has heard of that, too
    m_session.noteKept(due->kept);
    if (std::exchange(m_expired, due->items) != due->items)
        emit changed();
    m_looks = m_expired > 0 ? m_looks + 1 : 0;
    if (m_looks <= patience || !m_session.mayKeep(Duty::Sweep))
        return;
    m_looks = 0;
    answer(m_session.actions().run([](SupervisionStore &store) { return store.sweep(); }), this,
           [this](const Outcome<int> &) { m_session.lookNow(); });
}

} // namespace intray
