// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/drafts/draftwriter.h"

#include "session/drafts/draftfile.h"

namespace intray {

using namespace std::chrono_literals;

// Half of the second in which a keystroke must be on the disk; the other half is for a slow disk.
static constexpr auto gathering = 400ms;
static constexpr auto retry = 2s;

DraftWriter::DraftWriter(DraftJournal &journal, const QString &folder)
    : m_journal(journal)
    , m_folder(folder)
    , m_thread([this] { run(); })
{
}

DraftWriter::~DraftWriter()
{
    {
        const std::lock_guard lock(m_mutex);
        m_ending = true;
    }
    m_wake.notify_one();
    m_thread.join();
}

void DraftWriter::keep(const DraftJournal::Entry &entry)
{
    wish({entry.owner(), entry.draft.item, entry});
}

void DraftWriter::forget(const DraftOwner &owner, ItemId item)
{
    wish({owner, item, std::nullopt});
}

void DraftWriter::wish(Wish wish)
{
    const QString path = DraftFile(m_folder, wish.owner, wish.item).path();
    {
        const std::lock_guard lock(m_mutex);
        const auto there = m_waiting.find(path);
        const bool isOlder = there != m_waiting.end() && there->second.entry && wish.entry &&
                             there->second.entry->draft.revision > wish.entry->draft.revision;
        if (isOlder)
            return;
        m_waiting[path] = std::move(wish);
        if (!m_due)
            m_due = std::chrono::steady_clock::now() + gathering;
    }
    m_wake.notify_one();
}

void DraftWriter::whenWritten(std::function<void(const Outcome<Done> &)> work)
{
    {
        const std::lock_guard lock(m_mutex);
        m_work.push_back(std::move(work));
    }
    m_wake.notify_one();
}

void DraftWriter::run()
{
    std::unique_lock lock(m_mutex);
    while (!m_ending || !m_waiting.empty() || !m_work.empty()) {
        waitForWork(lock);
        doWork(lock);
    }
}

void DraftWriter::waitForWork(std::unique_lock<std::mutex> &lock)
{
    const auto isUrgent = [this] { return m_ending || !m_work.empty(); };
    while (!isUrgent()) {
        if (!m_due)
            m_wake.wait(lock);
        else if (m_wake.wait_until(lock, *m_due) == std::cv_status::timeout)
            return;
    }
}

void DraftWriter::doWork(std::unique_lock<std::mutex> &lock)
{
    Wishes wishes = std::exchange(m_waiting, {});
    const auto work = std::exchange(m_work, {});
    const bool ending = m_ending;
    m_due.reset();
    lock.unlock();
    const Outcome<Done> outcome = carryOut(wishes);
    m_refused = wishes;
    for (const auto &step : work)
        step(outcome);
    tell(outcome);
    lock.lock();
    if (!ending)
        putBack(std::move(wishes));
}

// Leaves in `wishes` what could not be done.
Outcome<Done> DraftWriter::carryOut(Wishes &wishes)
{
    Outcome<Done> result = Done{};
    for (auto wish = wishes.begin(); wish != wishes.end();) {
        const Outcome<Done> outcome = carryOut(wish->second);
        if (!outcome)
            result = outcome;
        wish = outcome ? wishes.erase(wish) : std::next(wish);
    }
    return result;
}

Outcome<Done> DraftWriter::carryOut(const Wish &wish)
{
    const DraftFile file(m_folder, wish.owner, wish.item);
    if (!wish.entry) {
        file.remove();
        return Done{};
    }
    const auto outcome = file.write(*wish.entry);
    if (outcome)
        QMetaObject::invokeMethod(
            &m_journal,
            [journal = &m_journal, draft = wish.entry->draft] {
                emit journal->written(draft.item, draft.revision);
            },
            Qt::QueuedConnection);
    return outcome;
}

// What came in meanwhile is newer; the refused is tried again only where nothing newer waits.
void DraftWriter::putBack(Wishes refused)
{
    if (refused.empty())
        return;
    m_waiting.merge(refused);
    m_due = std::chrono::steady_clock::now() + retry;
}

void DraftWriter::tell(const Outcome<Done> &outcome)
{
    const bool failedBefore = std::exchange(m_failing, !outcome);
    if (outcome || failedBefore)
        return;
    QMetaObject::invokeMethod(
        &m_journal,
        [journal = &m_journal, error = outcome.error()] { emit journal->failed(error); },
        Qt::QueuedConnection);
}

QList<DraftJournal::Entry> DraftWriter::entries(const DraftOwner &owner) const
{
    QList<DraftJournal::Entry> entries;
    const auto add = [&](const DraftJournal::Entry &entry) {
        if (isOwnedBy(entry.owner(), owner))
            entries.append(entry);
    };
    for (const auto &[path, wish] : m_refused)
        if (wish.entry)
            add(*wish.entry);
    for (const QString &path : DraftFile::allIn(m_folder))
        if (!m_refused.contains(path))
            if (const auto entry = DraftFile::read(path))
                add(*entry);
    return entries;
}

} // namespace intray
