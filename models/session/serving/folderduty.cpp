// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/serving/folderduty.h"

#include <algorithm>
#include <utility>

namespace intray {

using namespace std::chrono_literals;

FolderDuty::FolderDuty(const DatabaseLogin &login, const Identity &identity,
                       const QList<FolderOrder> &folders, QObject *parent)
    : QObject(parent)
    , m_login(login)
    , m_identity(identity)
{
    for (const FolderOrder &order : folders)
        m_places.push_back({order, nullptr, 0, {}});
    connect(&m_again, &QTimer::timeout, this, [this] {
        for (std::size_t i = 0; i < m_places.size(); ++i)
            if (!m_places[i].watch)
                watch(i);
    });
}

FolderDuty::~FolderDuty() = default;

bool FolderDuty::isIdle() const
{
    return std::ranges::none_of(m_places, [](const Place &place) { return bool(place.watch); });
}

DutyReport FolderDuty::report() const
{
    DutyReport report = m_report;
    for (const Place &place : m_places) {
        report.done += place.done + (place.watch ? place.watch->count().done : 0);
        if (report.error.isEmpty())
            report.error = place.error;
    }
    return report;
}

void FolderDuty::start(bool once)
{
    m_isOn = true;
    m_once = once;
    for (std::size_t i = 0; i < m_places.size(); ++i)
        watch(i);
    if (!once)
        m_again.start(60s);
}

void FolderDuty::watch(std::size_t which)
{
    Place &place = m_places[which];
    FolderOrder order = place.order;
    order.once = m_once;
    place.watch = std::make_unique<FolderWatch>(m_login, m_identity, order);
    connect(place.watch.get(), &FolderWatch::told, this, [this](const QString &sentence) {
        m_report.lastRound = QDateTime::currentDateTimeUtc();
        ++m_report.rounds;
        emit told(sentence);
        emit reported();
    });
    connect(
        place.watch.get(), &FolderWatch::finished, this, [this, which] { receiveEnd(which); },
        Qt::QueuedConnection);
    place.watch->start();
}

void FolderDuty::receiveEnd(std::size_t which)
{
    Place &place = m_places[which];
    const auto watch = std::exchange(place.watch, nullptr);
    if (!watch)
        return;
    place.done += watch->count().done;
    const QString error = watch->trouble() ? watch->trouble()->sentence : QString();
    if (std::exchange(place.error, error) != error && !error.isEmpty())
        emit told(tr("%1: %2").arg(place.order.folder, error));
    emit reported();
    if (isIdle() && (m_once || !m_isOn))
        emit ended();
}

void FolderDuty::stop()
{
    m_isOn = false;
    m_again.stop();
    if (isIdle()) {
        emit ended();
        return;
    }
    for (Place &place : m_places)
        if (place.watch)
            place.watch->stop();
}

void FolderDuty::breakOff()
{
    m_isOn = false;
    m_again.stop();
    for (Place &place : m_places)
        if (const auto watch = std::exchange(place.watch, nullptr))
            place.done += watch->count().done;
}

} // namespace intray
