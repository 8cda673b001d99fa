// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/worker/workerpulse.h"

#include "session/answer.h"
#include "session/keptseals.h"
#include "store/line/databasethread.h"
#include "store/work/workstore.h"

#include <utility>

namespace intray {

using namespace std::chrono_literals;

static constexpr std::chrono::milliseconds beatsEvery = 30s;   // as windows do
static constexpr std::chrono::milliseconds sealsEvery = 10min; // as history is sealed

WorkerPulse::WorkerPulse(DatabaseThread &database, QObject *parent)
    : QObject(parent)
    , m_database(database)
{
    connect(&m_beat, &QTimer::timeout, this, &WorkerPulse::beat);
    connect(&m_keepSeal, &QTimer::timeout, this, &WorkerPulse::keepSeal);
}

void WorkerPulse::start()
{
    beat();
    m_beat.start(beatsEvery);
    keepSeal();
    m_keepSeal.start(sealsEvery);
}

void WorkerPulse::beat()
{
    m_database.run([](WorkStore &store) { return store.beat(); });
}

void WorkerPulse::keepSeal()
{
    const auto work = [](Connection &connection) -> Outcome<bool> {
        return KeptSeals().keepNewest(connection);
    };
    answer(m_database.runOnConnection(work), this, [this](const Outcome<bool> &isWhole) {
        if (isWhole && std::exchange(m_isWhole, *isWhole) && !*isWhole)
            emit told(KeptSeals::sentenceOfLoss());
    });
}

} // namespace intray
