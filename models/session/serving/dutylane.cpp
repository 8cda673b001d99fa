// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/serving/dutylane.h"

#include "session/answer.h"

#include <optional>
#include <utility>

namespace intray {

using std::chrono::milliseconds;

DutyLane::DutyLane(const DatabaseLogin &login, const Identity &identity, Duties duties,
                   const ServerFacts &server, QObject *parent)
    : QObject(parent)
    , m_database(login, identity, OpenMode::Existing)
{
    for (auto &duty : duties) {
        const Duty which = duty->duty();
        if (duty->isFor(server))
            m_places.push_back({std::move(duty), {which}});
        else
            m_notPermitted << which;
    }
    m_wake.setSingleShot(true);
    connect(&m_wake, &QTimer::timeout, this, &DutyLane::next);
    m_clock.start();
}

DutyLane::~DutyLane()
{
    m_database.cancel(m_cancellation);
}

QList<DutyReport> DutyLane::reports() const
{
    QList<DutyReport> all;
    for (const Place &place : m_places)
        all << place.report;
    return all;
}

void DutyLane::start(const std::function<Hold()> &hold, bool once)
{
    m_hold = hold;
    m_once = once;
    m_isOn = true;
    m_cancellation = Cancellation();
    for (Place &place : m_places) {
        place.dueAt = 0;
        place.isOver = false;
    }
    m_wake.start(0);
}

void DutyLane::stop()
{
    m_isOn = false;
    m_wake.stop();
    if (m_isWorking)
        m_database.cancel(m_cancellation);
    else
        emit ended();
}

/// The duty that is due first; those that are due at the same time in the order of the list.
void DutyLane::next()
{
    if (m_isWorking || !m_isOn)
        return;
    std::optional<std::size_t> first;
    for (std::size_t i = 0; i < m_places.size(); ++i)
        if (!m_places[i].isOver && (!first || m_places[i].dueAt < m_places[*first].dueAt))
            first = i;
    if (!first) {
        if (m_once)
            stop();
        return;
    }
    const qint64 left = m_places[*first].dueAt - m_clock.elapsed();
    if (left > 0)
        m_wake.start(milliseconds(left));
    else
        work(*first);
}

void DutyLane::work(std::size_t place)
{
    m_isWorking = true;
    const auto round = [duty = m_places[place].duty, hold = m_hold(),
                        wished = m_database.identity(),
                        cancellation = m_cancellation](Connection &connection) {
        const Identity identity = connection.identityFor(wished);
        return hold(connection, identity).and_then([&](Done) {
            return duty->round(connection, identity, cancellation);
        });
    };
    answer(m_database.runOnConnection(round, m_cancellation), this,
           [this, place, began = m_clock.elapsed()](const Outcome<DutyRound> &done) {
               receive(place, done, milliseconds(m_clock.elapsed() - began));
           });
}

void DutyLane::receive(std::size_t which, const Outcome<DutyRound> &round, milliseconds took)
{
    m_isWorking = false;
    Place &place = m_places[which];
    const bool isMore = round && round->hasMore;
    place.isOver = m_once && !isMore;
    place.dueAt = m_clock.elapsed() + (isMore ? 0 : place.duty->pauseAfter(took).count());
    const bool isBrokenOff = !round && round.error().kind == Error::Kind::Cancelled;
    const bool isLost = !round && round.error().kind == Error::Kind::LockLost;
    if (isLost && m_isOn)
        emit lost(round.error());
    if (!isBrokenOff && !isLost)
        note(place, round);
    if (m_isOn)
        m_wake.start(0);
    else
        emit ended();
}

void DutyLane::note(Place &place, const Outcome<DutyRound> &round)
{
    place.report.lastRound = QDateTime::currentDateTimeUtc();
    ++place.report.rounds;
    place.report.done += round ? round->done : 0;
    const QString error = round ? QString() : round.error().sentence;
    const QString before = std::exchange(place.report.error, error);
    const QString title = titleOf(place.report.duty);
    if (error != before)
        emit told(error.isEmpty() ? tr("%1: in order again.").arg(title)
                                  : tr("%1: %2").arg(title, error));
    if (round)
        for (const QString &sentence : round->told)
            emit told(sentence);
    emit reported();
}

} // namespace intray
