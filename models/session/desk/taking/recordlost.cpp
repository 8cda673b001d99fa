// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What is shown of a text whose lock is gone, or whose item cannot be read.
#include "session/desk/deskanswers.h"
#include "session/desk/deskmessages.h"
#include "session/desk/lock/lockinwork.h"
#include "session/desk/recordinwork.h"
#include "session/desk/taking/recordopener.h"
#include "session/desk/textkeeper.h"
#include "session/session.h"

namespace intray {

using Cause = DeskMessages::Cause;

// A text of mine whose lock is gone: to be read, copied, or taken up again.
void RecordOpener::showLost(const TakenRecord &taken, const std::optional<Draft> &local)
{
    const std::optional<Draft> text = newestText(taken, local);
    m_text.drafts().start(m_record.item(), text ? text->revision : 0);
    m_text.drafts().holdBack();
    if (text)
        m_record.resume(text->content);
    m_lock.watch(taken.now);
    m_lock.watchLost();
    m_record.setState(DeskState::Lost);
    emit recordChanged();
    const LockFacts facts{*taken.detail, taken.now, taken.lastEvent};
    m_messages.say(Cause::Lock, DeskAnswers(m_session.identity()).lost(facts, text.has_value()));
}

void RecordOpener::showTextOnly(const DraftJournal::Entry &entry, const Error &error)
{
    TakenRecord unknown;
    unknown.detail.emplace();
    unknown.detail->item.id = entry.draft.item;
    unknown.detail->item.key = entry.key;
    unknown.detail->item.queue = entry.queue;
    leave();
    put(unknown);
    m_text.drafts().start(m_record.item(), entry.draft.revision);
    m_text.drafts().holdBack();
    m_record.resume(entry.draft.content);
    m_record.setState(DeskState::Lost);
    emit recordChanged();
    m_messages.say(Cause::Link, {Message::Kind::Warning,
                                 DeskAnswers::localTextOnly(entry.draft),
                                 error.detail,
                                 {Action::Retry}});
}

} // namespace intray
