// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/verifying/recordduplicates.h"

#include "session/answer.h"
#include "session/desk/recordinwork.h"
#include "session/session.h"
#include "store/verifying/duplicatekeystore.h"
#include "store/verifying/duplicatestore.h"

#include <QTimer>

namespace intray {

using namespace std::chrono_literals;

/// Both are equally likely; what is less likely would only be in the way.
static constexpr double leastShown = 0.5;
static constexpr auto pauseOfRecords = 700ms;
static constexpr auto pauseOfPieces = 100ms;

struct RecordDuplicates::Found
{
    std::shared_ptr<const KeptDuplicates> kept;
    QList<LikelyRecord> likely;
};

RecordDuplicates::RecordDuplicates(Session &session, const RecordInWork &record, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_record(record)
    , m_kept(std::make_shared<KeptDuplicates>())
    , m_pause(new QTimer(this))
{
    m_pause->setSingleShot(true);
    connect(m_pause, &QTimer::timeout, this, &RecordDuplicates::keepKeys);
    connect(&session, &Session::databaseChanged, this, &RecordDuplicates::ask);
    connect(&session, &Session::databaseReplaced, this, [this] {
        m_kept = std::make_shared<KeptDuplicates>();
        m_isKeptUp.clear();
        refresh();
        keepSoon();
    });
}

RecordDuplicates::~RecordDuplicates()
{
    m_cancellation.cancel();
}

bool RecordDuplicates::areOfferedIn(const Queue &queue) const
{
    const QList<Queue> all = m_session.queues();
    const bool isDecidedIn =
        std::ranges::any_of(all, [&](const Queue &each) { return each.decideQueue == queue.name; });
    if (isDecidedIn || !queue.adoptedTable().isEmpty())
        return false;
    QStringList seen;
    for (Queue step = queue; step.blindFields.isEmpty();
         step = m_session.queueNamed(step.nextQueue)) {
        seen << step.name;
        if (step.nextQueue.isEmpty() || seen.contains(step.nextQueue))
            return true;
    }
    return false;
}

void RecordDuplicates::refresh()
{
    const ItemId item = m_record.item().id;
    if (item != m_item) {
        m_item = item;
        m_likely.clear();
        setStanding(item.isValid() ? Standing::Asking : Standing::NoRecord);
    }
    if (m_pause->isActive())
        m_pause->start(pauseOfRecords);
    ask();
}

void RecordDuplicates::setQueue(const QString &name)
{
    m_queue = name;
    keepSoon();
}

void RecordDuplicates::keepSoon()
{
    if (mayKeep())
        m_pause->start(pauseOfRecords);
}

bool RecordDuplicates::mayKeep() const
{
    return !m_queue.isEmpty() && m_session.mayKeep(Duty::DuplicateKeys);
}

void RecordDuplicates::setWanted(bool wanted)
{
    if (std::exchange(m_isWanted, wanted) || !wanted)
        return;
    keepKeys();
}

void RecordDuplicates::ask()
{
    ++m_visit;
    if (!m_item.isValid() || m_record.item().id != m_item)
        return;
    const auto work = [item = m_record.item(),
                       known = m_kept](DuplicateStore &store) -> Outcome<Found> {
        const auto kept = store.kept(item.queue, *known);
        if (!kept)
            return tl::unexpected<Error>(kept.error());
        return store.ofRecord(*kept, item, leastShown).map([&](const QList<LikelyRecord> &likely) {
            return Found{std::make_shared<const KeptDuplicates>(*kept), likely};
        });
    };
    answer(m_session.watching().run(work), this, [this, visit = m_visit](const auto &found) {
        if (visit == m_visit)
            receive(found);
    });
}

void RecordDuplicates::receive(const Outcome<Found> &found)
{
    if (!found) {
        m_trouble = found.error();
        setStanding(Standing::Trouble);
        return;
    }
    m_kept = found->kept;
    m_likely = found->likely;
    const bool isAllDone = m_kept->isWhole || (mayKeep() && m_isKeptUp == m_queue);
    const auto meanwhile = mayKeep() ? Standing::Asking : Standing::NotKept;
    setStanding(isAllDone ? Standing::Known : meanwhile);
    if (m_isWanted)
        keepKeys();
    else if (!m_kept->isWhole)
        keepSoon();
}

void RecordDuplicates::tellApart(const Item &other)
{
    const auto work = [one = m_item, two = other.id](DuplicateStore &store) {
        return store.tellApart(one, two);
    };
    answer(m_session.actions().run(work), this,
           [this, item = m_item, other](const Outcome<Done> &told) {
               if (!told) {
                   emit failed(told.error());
                   return;
               }
               if (item == m_item) { // whoever is at another record by now would read it of that
                   m_likely.removeIf(
                       [&](const LikelyRecord &each) { return each.item.id == other.id; });
                   setStanding(m_standing);
                   emit toldApart(other);
               }
               m_session.lookNow();
           });
}

// Short pieces one after the other, until nothing is left to do; then the record is asked about
// once more. Nobody's trouble if that fails: a sweeper does it as well.
void RecordDuplicates::keepKeys()
{
    if (m_isKeeping || !mayKeep())
        return;
    if (!m_keeper)
        m_keeper = std::make_unique<DatabaseThread>(m_session.login(), m_session.identity(),
                                                    OpenMode::Existing);
    m_isKeeping = true;
    const auto work = [queue = m_queue, cancellation = m_cancellation](DuplicateKeyStore &store) {
        return store.keyPiece(queue, cancellation);
    };
    answer(m_keeper->run(work, m_cancellation), this,
           [this, queue = m_queue](const Outcome<DuplicateKeyStore::Step> &step) {
               m_isKeeping = false;
               if (step)
                   goOnKeeping(queue, step->isCurrent);
           });
}

void RecordDuplicates::goOnKeeping(const QString &queue, bool isCurrent)
{
    if (queue != m_queue)
        return keepSoon();
    if (isCurrent) {
        if (std::exchange(m_isKeptUp, queue) != queue)
            ask();
        return;
    }
    m_isKeptUp.clear();
    m_isWanted ? keepKeys() : m_pause->start(pauseOfPieces);
}

void RecordDuplicates::setStanding(Standing standing)
{
    m_standing = standing;
    emit changed();
}

} // namespace intray
