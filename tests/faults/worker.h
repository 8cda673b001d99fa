// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "faults/workersline.h"

#include <QRandomGenerator>

namespace intray::faults {

/// One of those who compete for the items of the queue "race" at random. Whatever it does is in its
/// journal before it is sent. An operation whose answer was lost is sent again or asked for, until
/// its outcome is known. One thread; borrows the line and the journal.
class Worker
{
public:
    Worker(WorkersLine &line, Journal &journal, quint32 seed);

    /// After a kill: goes on with what it still holds, as the database tells.
    void resume();
    void step();
    /// Releases some of the locks there are, as a supervisor does.
    void supervise();

private:
    struct Holding
    {
        ItemId item;
        LockId lock;
        int revision = 0;
    };
    enum class Answer { Ok, Refused, Unknown };

    int dice(int sides) { return int(m_random.bounded(sides)); }
    Holding &some() { return m_held[dice(int(m_held.size()))]; }
    void forget(const Holding &holding);
    void take(const Claim &claim);
    void claim();
    void claimUnder(const LockId &lock, int count);
    void work();
    void think();
    void draft();
    void extend();
    void finish();
    void finishAndTakeNext();
    void finishAgain(const Holding &holding, const Disposition &disposition, const LockId &next);
    void finishAll();
    void sweep();
    void addItems();
    bool happened(const OperationId &operation);
    Disposition someDisposition();
    template <typename T>
    Answer noted(int number, const Outcome<T> &outcome, const QJsonObject &told = {},
                 bool isRepeated = false);
    static QJsonObject about(const Holding &holding);
    static QJsonObject about(const Claim &claim);

    WorkersLine &m_line;
    Journal &m_journal;
    QRandomGenerator m_random;
    QList<Holding> m_held;
};

} // namespace intray::faults
