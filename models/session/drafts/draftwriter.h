// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/drafts/draftjournal.h"

#include <QPromise>

#include <chrono>
#include <condition_variable>
#include <deque>
#include <map>
#include <mutex>
#include <optional>
#include <thread>

namespace intray {

/// The journal's thread: the only place that touches its files. Wishes are handed in from the
/// window's thread and carried out in their order, several keystrokes at a time. Ends when nothing
/// waits; the destructor waits for that.
class DraftWriter
{
public:
    DraftWriter(DraftJournal &journal, const QString &folder);
    ~DraftWriter();
    Q_DISABLE_COPY_MOVE(DraftWriter)

    void keep(const DraftJournal::Entry &entry);
    void forget(const DraftOwner &owner, ItemId item);
    /// Runs the work in the thread after everything that waits was written.
    void whenWritten(std::function<void(const Outcome<Done> &)> work);
    /// What is on the disk, or in memory if the disk refuses it. In the thread only.
    QList<DraftJournal::Entry> entries(const DraftOwner &owner) const;
    const QString &folder() const { return m_folder; }

private:
    using Moment = std::chrono::steady_clock::time_point;
    struct Wish
    {
        DraftOwner owner;
        ItemId item;
        std::optional<DraftJournal::Entry> entry; ///< None: forget it.
    };
    using Wishes = std::map<QString, Wish>; ///< By file.

    void wish(Wish wish);
    void run();
    void waitForWork(std::unique_lock<std::mutex> &lock);
    void doWork(std::unique_lock<std::mutex> &lock);
    Outcome<Done> carryOut(Wishes &wishes);
    Outcome<Done> carryOut(const Wish &wish);
    void putBack(Wishes refused);
    void tell(const Outcome<Done> &outcome);

    DraftJournal &m_journal;
    const QString m_folder;
    std::mutex m_mutex;
    std::condition_variable m_wake;
    Wishes m_waiting; ///< Under m_mutex, like the next three.
    std::deque<std::function<void(const Outcome<Done> &)>> m_work;
    std::optional<Moment> m_due;
    bool m_ending = false;
    Wishes m_refused; ///< What the disk would not take; in the thread only, like the next.
    bool m_failing = false;
    std::thread m_thread;
};

} // namespace intray
