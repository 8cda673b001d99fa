// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/desk/taking/taker.h"

#include "session/answer.h"
#include "session/session.h"
#include "store/work/workstore.h"

namespace intray {

Taker::Taker(Session &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{
}

Taker::~Taker() = default;

// A late answer may bring a lock. That item is then in my items, and cameLate() says so.
template <typename Work>
void Taker::ask(Work work, std::function<void(const Outcome<TakenRecord> &)> then)
{
    answer(m_session.actions().run(std::move(work)), this,
           [this, visit = ++m_visit, then = std::move(then)](const Outcome<TakenRecord> &taken) {
               if (visit == m_visit) {
                   then(taken);
                   return;
               }
               m_session.lookNow();
               if (taken && !taken->claim.items.isEmpty())
                   emit cameLate(taken->claim.items.first());
           });
}

template <typename Work>
void Taker::ask(Work work)
{
    ask(std::move(work), [this](const Outcome<TakenRecord> &answer) {
        if (answer)
            receive(*answer);
        else
            receiveTrouble(answer.error());
    });
}

const LockId &Taker::nextClaim()
{
    if (m_claim.isEmpty())
        m_claim = newId();
    return m_claim;
}

void Taker::takeNext(const QString &queue, const QList<LockId> &first, ItemId here)
{
    m_wanted = 1;
    ask([queues = QStringList{queue}, first, lock = nextClaim(), here](WorkStore &store) {
        return takeNextAfter(store, first, queues, lock, here);
    });
}

void Taker::takeSeveral(const QString &queue, int count)
{
    m_wanted = count;
    ask([queues = QStringList{queue}, count, lock = nextClaim()](WorkStore &store) {
        return takeSeveralOf(store, queues, count, lock);
    });
}

void Taker::take(ItemId item)
{
    ask([item](WorkStore &store) { return takeItem(store, item); });
}

void Taker::takeFirstOf(const QList<ItemId> &items)
{
    m_wanted = 1;
    ask([items](WorkStore &store) { return takeFirstItem(store, items); });
}

void Taker::open(ItemId item)
{
    ask([item](WorkStore &store) { return lookAt(store, item); },
        [this, item](const Outcome<TakenRecord> &taken) {
            if (taken)
                receive(*taken);
            else
                receiveUnreachable(item, taken.error());
        });
}

void Taker::takeAgain(ItemId item)
{
    ask([item](WorkStore &store) { return takeItem(store, item); },
        [this](const Outcome<TakenRecord> &answer) {
            if (answer)
                emit takenAgain(*answer);
            else
                receiveTrouble(answer.error());
        });
}

void Taker::takeBack(ItemId item, const OperationId &operation)
{
    const auto work = [item, operation](WorkStore &store) {
        const auto claim =
            operation.isEmpty() ? store.reopenOwn(item) : store.takeBack(item, operation);
        return claim.and_then([&](const Claim &back) { return takenFrom(store, back); })
            .map([](TakenRecord taken) {
                taken.isNew = false;
                return taken;
            });
    };
    ask(work, [this](const Outcome<TakenRecord> &answer) {
        if (answer)
            emit takenBack(*answer);
        else
            emit notTakenBack(answer.error());
    });
}

void Taker::turnAway()
{
    ++m_visit;
}

void Taker::receiveTrouble(const Error &error)
{
    m_session.lookNow();
    m_session.noteError(error);
    emit failed(error);
}

void Taker::receive(const TakenRecord &taken)
{
    m_session.lookNow();
    m_session.noteAnswer();
    m_claim.clear();
    if (!taken.detail) {
        if (taken.trouble)
            m_awaited = taken.claim.items.first().id;
        emit nothingTaken(taken);
        return;
    }
    findText(taken.detail->item.id, [this, taken, visit = m_visit](const auto &text) {
        const auto local = text ? std::optional(text->draft) : std::nullopt;
        m_prepare(taken, local, [this, taken, local, visit] {
            if (visit == m_visit)
                emit this->taken(taken, local);
            else
                emit cameLate(taken.detail->item);
        });
    });
}

// The newest text of the item on this disk.
void Taker::findText(ItemId item, std::function<void(std::optional<DraftJournal::Entry>)> then)
{
    const auto entries = m_session.journal().entries(m_session.draftOwner());
    answer(entries, this, [item, then = std::move(then)](const QList<DraftJournal::Entry> &found) {
        std::optional<DraftJournal::Entry> newest;
        for (const DraftJournal::Entry &entry : found)
            if (entry.draft.item == item)
                if (!newest || entry.draft.revision > newest->draft.revision)
                    newest = entry;
        then(newest);
    });
}

void Taker::receiveUnreachable(ItemId item, const Error &error)
{
    m_session.noteError(error);
    findText(item, [this, error, visit = m_visit](const auto &text) {
        if (visit == m_visit)
            emit unreachable(text, error);
    });
}

} // namespace intray
