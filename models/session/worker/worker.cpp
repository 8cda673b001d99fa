// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/worker/worker.h"

#include "store/line/changelistener.h"
#include "store/work/workstore.h"

#include <algorithm>

namespace intray {

using namespace std::chrono_literals;
using std::chrono::milliseconds;

// A server tells of a queue at most four times a second, so what came just after may be untold.
static constexpr milliseconds trailing = 400ms;

Worker::Worker(const DatabaseLogin &login, const Identity &identity, const WorkOrder &order,
               QObject *parent)
    : QObject(parent)
    , m_login(login)
    , m_order(order)
    , m_database(login, identity, OpenMode::Existing)
    , m_rounds(m_database, order.queue)
    , m_pulse(m_database)
    , m_pause(order.shortestPause, order.longestPause)
    , m_end(order.grace)
{
    m_trailing.setSingleShot(true);
    connect(&m_pause.wake(), &QTimer::timeout, this, &Worker::wake);
    connect(&m_trailing, &QTimer::timeout, this, &Worker::wake);
    connect(&m_end, &WorkerEnd::begun, this, &Worker::stopClaiming);
    connect(&m_end, &WorkerEnd::givenUp, this, &Worker::giveUp);
    connect(&m_end, &WorkerEnd::ended, this, &Worker::finished);
    connect(&m_end, &WorkerEnd::outOfTime, this, &Worker::endOutOfTime);
    connect(&m_pulse, &WorkerPulse::told, this, &Worker::told);
    connect(&m_rounds, &WorkRounds::told, this, &Worker::told);
    connect(&m_rounds, &WorkRounds::lineChanged, this, &Worker::noteLine);
    addPlaces();
}

Worker::~Worker() = default;

void Worker::addPlaces()
{
    for (int i = 0; i < m_order.parallel; ++i) {
        auto place = std::make_unique<WorkPlace>(m_database, m_rounds, m_order);
        connect(place.get(), &WorkPlace::took, this, [this] {
            m_pause.reset();
            wake();
        });
        connect(place.get(), &WorkPlace::rested, this, &Worker::rest);
        connect(place.get(), &WorkPlace::ended, this, &Worker::add);
        connect(place.get(), &WorkPlace::told, this, &Worker::told);
        connect(place.get(), &WorkPlace::lineChanged, this, &Worker::noteLine);
        connect(place.get(), &WorkPlace::trouble, this, &Worker::noteTrouble);
        m_places.push_back(std::move(place));
    }
}

void Worker::listen()
{
    m_listener = std::make_unique<ChangeListener>(m_login);
    connect(m_listener.get(), &ChangeListener::changed, this,
            [this](qint64, qint64 item) { hear(ItemId(item)); });
    connect(m_listener.get(), &ChangeListener::up, this, [this] { hear({}); });
}

void Worker::start()
{
    m_pulse.start();
    wake();
}

// Their wishes go as one call.
void Worker::wake()
{
    for (const auto &place : m_places)
        place->look();
}

void Worker::hear(ItemId item)
{
    for (const auto &place : m_places)
        if (item.isValid() && place->item() == item)
            place->verify();
    m_pause.reset();
    wake();
    m_trailing.start(trailing);
}

void Worker::rest(const QDateTime &now, const QDateTime &nextAvailable)
{
    const bool isOver = m_order.once || m_end.hasBegun();
    if (isOver && isIdle())
        emit finished();
    else if (!isOver && !m_pause.isResting())
        m_pause.rest(now, nextAvailable);
}

bool Worker::isIdle() const
{
    return std::all_of(m_places.begin(), m_places.end(),
                       [](const auto &place) { return place->isIdle(); });
}

void Worker::add(const WorkCount &one)
{
    m_count.done += one.done;
    m_count.failed += one.failed;
    m_count.retried += one.retried;
    m_count.returned += one.returned;
    m_count.lost += one.lost;
}

void Worker::noteLine(bool isUp, const QString &sentence)
{
    if (m_end.noteLine(isUp))
        emit told(isUp ? tr("The database answers again.") : sentence);
}

void Worker::endOutOfTime()
{
    const auto held = std::count_if(m_places.begin(), m_places.end(),
                                    [](const auto &place) { return place->item().isValid(); });
    if (held > 0)
        emit told(tr("%n item(s) stay locked until their locks expire: the database could not be "
                     "told what became of them.",
                     nullptr, int(held)));
    emit finished();
}

void Worker::noteTrouble(const Error &error)
{
    m_trouble = error;
    m_end.begin();
}

void Worker::stop()
{
    m_end.goOn();
}

void Worker::stopClaiming()
{
    m_pause.stop();
    for (const auto &place : m_places)
        place->stop();
    if (isIdle())
        emit finished();
}

void Worker::giveUp()
{
    for (const auto &place : m_places)
        place->giveUp();
}

} // namespace intray
