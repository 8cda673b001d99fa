// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/serving/serving.h"

#include "queue/lock.h"
#include "session/answer.h"
#include "store/supervising/companionstore.h"

#include <algorithm>
#include <utility>

namespace intray {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

static constexpr auto beatsEvery = companionLease / 4;

static QList<FolderOrder> foldersFor(const ServingOrder &order, const ServerFacts &server)
{
    const bool mayImport = !server.isServer || server.roles.contains(Role::Importer) ||
                           server.roles.contains(Role::Administrator);
    return mayImport ? order.folders : QList<FolderOrder>();
}

Serving::Serving(const DatabaseLogin &login, const Identity &identity, const ServingOrder &order,
                 const ServerFacts &server, QObject *parent)
    : QObject(parent)
    , m_order(order)
    , m_holder(newId())
    , m_folders(new FolderDuty(login, identity, foldersFor(order, server), this))
    , m_database(login, identity, OpenMode::Existing)
{
    for (Duties (*duties)(std::chrono::seconds) : {quickDuties, learningDuties})
        m_lanes.push_back(new DutyLane(login, identity, duties(order.every), server, this));
    m_lanes.push_back(new DutyLane(login, identity, sourceDuties(), server, this));
    for (DutyLane *lane : m_lanes) {
        m_notPermitted += lane->notPermitted();
        connect(lane, &DutyLane::told, this, &Serving::told);
        connect(lane, &DutyLane::lost, this, &Serving::wait);
        connect(lane, &DutyLane::ended, this, &Serving::endIfIdle, Qt::QueuedConnection);
    }
    if (!order.folders.isEmpty() && !m_folders->isAny())
        m_notPermitted << Duty::Folders;
    connect(m_folders, &FolderDuty::told, this, &Serving::told);
    connect(m_folders, &FolderDuty::ended, this, &Serving::endIfIdle, Qt::QueuedConnection);
    m_beat.setSingleShot(true);
    connect(&m_beat, &QTimer::timeout, this, &Serving::hold);
    m_over.setSingleShot(true);
    m_over.setTimerType(Qt::PreciseTimer);
    connect(&m_over, &QTimer::timeout, this, &Serving::lapse);
}

Serving::~Serving() = default;

QList<DutyReport> Serving::reports() const
{
    QList<DutyReport> all;
    for (const DutyLane *lane : m_lanes)
        all += lane->reports();
    if (m_folders->isAny())
        all << m_folders->report();
    return all;
}

void Serving::start()
{
    if (!m_notPermitted.isEmpty())
        tellWhatIsNotDone();
    hold();
}

void Serving::tellWhatIsNotDone()
{
    QStringList names;
    for (const Duty duty : std::as_const(m_notPermitted))
        names << titleOf(duty);
    emit told(
        tr("Not done here, because the login has no role for it: %1.").arg(names.join(u", "_s)));
}

QStringList Serving::titles() const
{
    QStringList names;
    for (const DutyReport &report : reports())
        names << titleOf(report.duty);
    return names;
}

/// Takes the lease or goes on with it. It counts from before it was asked for.
void Serving::hold()
{
    if (m_isHolding || m_state == State::Ending)
        return;
    m_isHolding = true;
    const QDeadlineTimer end(companionLease);
    const auto work = [holder = m_holder, reports = reports()](CompanionStore &store) {
        return store.hold(holder, reports);
    };
    answer(m_database.run(work), this,
           [this, end](const Outcome<Done> &held) { receive(held, end); });
}

void Serving::receive(const Outcome<Done> &held, QDeadlineTimer end)
{
    m_isHolding = false;
    if (m_state == State::Ending)
        return endIfIdle();
    if (!held)
        return receiveTrouble(held.error());
    m_pauses.reset();
    if (!std::exchange(m_toldTrouble, QString()).isEmpty() && m_state == State::Keeping)
        emit told(tr("The database answers again."));
    m_over.start(std::chrono::milliseconds(end.remainingTime()));
    m_beat.start(beatsEvery);
    if (m_state == State::Waiting)
        keep();
}

void Serving::receiveTrouble(const Error &error)
{
    if (error.kind == Error::Kind::LockLost && !m_order.once)
        return wait(error);
    if (m_order.once || !mayPass(error)) {
        m_trouble = error;
        if (error.kind == Error::Kind::LockLost)
            m_trouble->kind = Error::Kind::Busy;
        return stop();
    }
    tellOnce(tr("%1 Trying again.").arg(error.sentence));
    m_beat.start(m_pauses.next());
}

void Serving::tellOnce(const QString &sentence)
{
    if (std::exchange(m_toldTrouble, sentence) != sentence)
        emit told(sentence);
}

void Serving::keep()
{
    m_state = State::Keeping;
    m_keptSince = QDateTime::currentDateTimeUtc();
    emit told(tr("Keeping the database: %1.").arg(titles().join(u", "_s)));
    const auto holding = [this]() -> DutyLane::Hold {
        return [holder = m_holder, reports = reports()](Connection &connection,
                                                        const Identity &identity) {
            return CompanionStore(connection, identity).hold(holder, reports);
        };
    };
    for (DutyLane *lane : m_lanes)
        lane->start(holding, m_order.once);
    m_folders->start(m_order.once);
}

/// Does nothing until the lease is free.
void Serving::wait(const Error &why)
{
    if (m_state == State::Ending)
        return;
    m_over.stop();
    m_state = State::Waiting;
    breakOff();
    tellOnce(tr("%1 Waiting to take over.").arg(why.sentence));
    m_beat.start(beatsEvery);
}

/// The lease may be over, and another process at work by now.
void Serving::lapse()
{
    if (m_state != State::Keeping)
        return;
    m_state = State::Waiting;
    breakOff();
    emit told(tr("The database has not answered for %1 seconds. Nothing is done until it does.")
                  .arg(companionLease.count()));
}

void Serving::breakOff()
{
    for (DutyLane *lane : m_lanes)
        lane->stop();
    m_folders->breakOff();
}

void Serving::stop()
{
    if (std::exchange(m_state, State::Ending) == State::Ending)
        return m_folders->stop();
    m_beat.stop();
    for (DutyLane *lane : m_lanes)
        lane->stop();
    m_folders->stop();
    endIfIdle();
}

void Serving::endIfIdle()
{
    const bool isBusy =
        m_isHolding || !m_folders->isIdle() ||
        std::ranges::any_of(m_lanes, [](const DutyLane *lane) { return !lane->isIdle(); });
    const bool isRoundOver =
        m_order.once && m_state == State::Keeping &&
        std::ranges::none_of(m_lanes, [](const DutyLane *lane) { return lane->isOn(); });
    if (isBusy || (m_state != State::Ending && !isRoundOver))
        return;
    m_state = State::Ending;
    giveBack();
}

/// So that another one need not wait until it is over; nobody's trouble if that fails.
void Serving::giveBack()
{
    m_beat.stop();
    m_over.stop();
    if (std::exchange(m_isGivingBack, true))
        return;
    if (!m_keptSince.isValid())
        return void(emit finished());
    const auto work = [holder = m_holder, reports = reports()](CompanionStore &store) {
        return store.giveBack(holder, reports);
    };
    answer(m_database.run(work), this, [this](const Outcome<Done> &) { emit finished(); });
}

} // namespace intray
