// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "faults/journal.h"

#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>

#include <memory>
#include <vector>

namespace intray::faults {

/// The dice of a test of faults: INTRAY_FAULT_SEED replays them (not the scheduler). Says the seed.
QRandomGenerator faultDice();
/// A number that makes a test longer, from the environment.
int faultNumber(const char *variable, int usual);

/// Programs that compete for the items of one database: "worker0", "worker1", ... Their journals
/// are kept in a folder that goes with this object, or in INTRAY_FAULT_KEEP. One thread.
class Racers
{
public:
    /// Starts a racer under this name at this address.
    void start(const QString &name, const QString &address, quint32 seed, bool supervises = false);
    /// Kills one by chance and starts it again.
    void killOne(QRandomGenerator &dice);
    void killAll();
    QStringList names() const;
    bool areRunning() const;
    QList<Attempt> attempts() const;
    QList<Attempt> attemptsOf(const QString &name) const;

private:
    struct Racer
    {
        QString name;
        QString address;
        bool supervises = false;
        std::unique_ptr<QProcess> process;
    };

    void run(Racer &racer, quint32 seed) const;
    QString journalOf(const QString &name) const;

    QTemporaryDir m_folder;
    std::vector<Racer> m_racers;
};

} // namespace intray::faults
