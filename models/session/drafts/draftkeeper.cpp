// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/drafts/draftkeeper.h"

#include "session/answer.h"
#include "session/drafts/draftjournal.h"
#include "session/session.h"
#include "store/work/workstore.h"

namespace intray {

static constexpr std::chrono::milliseconds soon{2000};
static constexpr std::chrono::milliseconds tryAgain{5000};
static constexpr std::chrono::milliseconds tryAgainOffline{30000}; // at once when the line is back

auto DraftKeeper::saving() const
{
    return [item = m_item.id, lock = m_item.lock.id, revision = m_revision, content = m_content,
            deadLocks = m_deadLocks](WorkStore &store) -> Outcome<Done> {
        const auto saved = store.saveDraft(item, lock, revision, content);
        if (saved)
            for (const LockId &dead : deadLocks)
                store.discardDraft(item, dead);
        return saved;
    };
}

DraftKeeper::DraftKeeper(Session &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &DraftKeeper::save);
    connect(&m_session, &Session::linkChanged, this, [this] {
        if (m_troubled && m_session.whyNoWriting().isEmpty())
            saveSoon();
    });
}

DraftKeeper::~DraftKeeper()
{
    leave();
}

void DraftKeeper::start(const Item &item, int knownRevision, const QList<LockId> &deadLocks)
{
    m_timer.stop();
    m_item = item;
    m_deadLocks = deadLocks;
    m_revision = knownRevision;
    m_saved = knownRevision;
    m_saving = false;
    m_heldBack = false;
}

void DraftKeeper::keep(const Record &content, const QDateTime &at)
{
    if (!m_item.id.isValid())
        return;
    m_content = content;
    m_at = at;
    ++m_revision;
    const Draft draft{m_item.id,  m_item.lock.id, m_session.identity().user,
                      m_revision, content,        at};
    const DraftOwner owner = m_session.draftOwner();
    m_session.journal().keep({owner.database, m_session.identity().user, draft, m_item.key,
                              m_item.queue, owner.databaseId});
    if (!m_timer.isActive() && !m_heldBack)
        m_timer.start(soon);
}

void DraftKeeper::saveSoon()
{
    if (hasUnsaved())
        save();
}

void DraftKeeper::saveNow()
{
    m_session.journal().writeNow();
    save();
}

void DraftKeeper::holdBack()
{
    m_timer.stop();
    m_heldBack = true;
}

void DraftKeeper::goOn()
{
    m_heldBack = false;
    if (hasUnsaved() && !m_timer.isActive())
        m_timer.start(soon);
}

void DraftKeeper::leave()
{
    if (m_item.id.isValid() && hasUnsaved() && !m_heldBack)
        m_session.actions().run(saving());
    letGo();
}

void DraftKeeper::forget()
{
    m_session.journal().forget(m_session.draftOwner(), m_item.id);
    letGo();
}

void DraftKeeper::letGo()
{
    m_timer.stop();
    m_item = {};
    m_content = {};
    m_revision = 0;
    m_saved = 0;
}

// One save at a time: the next one takes everything typed meanwhile.
void DraftKeeper::save()
{
    m_timer.stop();
    if (!m_item.id.isValid() || m_heldBack || m_saving || m_revision == 0)
        return;
    m_saving = true;
    answer(m_session.actions().run(saving()), this,
           [this, item = m_item, revision = m_revision](const Outcome<Done> &outcome) {
               if (item.id == m_item.id && item.lock.id == m_item.lock.id)
                   receive(outcome, revision);
           });
}

void DraftKeeper::receive(const Outcome<Done> &outcome, int revision)
{
    m_saving = false;
    if (!outcome) {
        receiveFailure(outcome.error());
        return;
    }
    m_session.noteAnswer();
    m_saved = std::max(m_saved, revision);
    m_deadLocks.clear();
    if (hasUnsaved() && !m_timer.isActive())
        m_timer.start(soon);
    emit saved(revision);
    if (std::exchange(m_troubled, false))
        emit recovered();
}

void DraftKeeper::receiveFailure(const Error &error)
{
    if (m_heldBack)
        return;
    if (error.kind == Error::Kind::LockLost) {
        holdBack();
        emit lockLost(error);
        return;
    }
    m_troubled = true;
    m_session.noteError(error);
    m_timer.start(m_session.whyNoWriting().isEmpty() ? tryAgain : tryAgainOffline);
    emit troubled(error);
}

} // namespace intray
